/* Arguments to one command; nothing else. */
#include <stdio.h>

#include "version.h"

int main(void)
{
	puts("hotbed " HOTBED_VERSION);
	return 0;
}
