// The shared code of all drivers in C and C++: arguments, commands, clock. A driver defines `isBGRA`, `version`, `prepare`
// and `draw`, then includes driver-main.h.
//
//     driver WIDTH HEIGHT DITHER BASE_RED BASE_GREEN BASE_BLUE OPACITY START END [LOCATION RED GREEN BLUE ALPHA]...
//
// DITHER is 0 or 1. OPACITY, START and END are the vignette's, with radii in pixels. Components are 0…1 and not
// premultiplied. A driver that cannot dither exits with the status UNSUPPORTED. Commands on standard input, one per line:
//
//     version             prints the library's name and version
//     time MILLISECONDS   draws once unmeasured, then at least 3 times and until the time is over, and prints the
//                         shortest and the median duration in nanoseconds
//     save FILE           writes the pixels: red, green, blue, alpha, 8 bits each
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_STOPS = 16, MAX_SAMPLES = 100000, UNSUPPORTED = 2 };

struct Stop {
    double location, red, green, blue, alpha;
};

struct Recipe {
    int width, height;
    bool dither;
    double red, green, blue;
    double opacity, start, end;
    int stopCount;
    struct Stop stops[MAX_STOPS];
};

// The arguments, and the memory to draw into: width * height * 4 bytes.
static struct Recipe recipe;
static uint8_t *pixels;

static size_t byteCount(void) {
    return (size_t)recipe.width * recipe.height * 4;
}
