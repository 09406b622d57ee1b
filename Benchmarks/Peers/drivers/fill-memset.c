// Draws nothing: fills the bitmap's memory with one byte.
#include "driver.h"

static const bool isBGRA = false;

static const char *version(void) {
    return "memset";
}

static bool prepare(void) {
    return !recipe.dither;
}

static void draw(void) {
    memset(pixels, 0x5A, byteCount());
}

#include "driver-main.h"
