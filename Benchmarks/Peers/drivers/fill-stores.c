// Draws nothing: fills the bitmap's memory with a plain loop of 16-byte stores.
#include "driver.h"

typedef uint32_t Vector __attribute__((vector_size(16)));

static const bool isBGRA = false;

static const char *version(void) {
    return "16-byte stores";
}

static bool prepare(void) {
    return !recipe.dither;
}

static void draw(void) {
    // Four different numbers, so that the compiler cannot replace the loop with memset.
    Vector value = {1, 2, 3, 4}, *vectors = (Vector *)pixels;
    for (size_t i = 0; i < byteCount() / sizeof value; i++) vectors[i] = value;
}

#include "driver-main.h"
