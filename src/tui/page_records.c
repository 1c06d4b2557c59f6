/* Finished games. */
#include "pages.h"

void page_records(struct screen *screen)
{
	(void)screen;
}
