/* The program's version, for --version, the title and the protocol. */
#ifndef HOTBED_VERSION_H
#define HOTBED_VERSION_H

#define HOTBED_VERSION "1.0.0"

#endif
