// The functions that Embedded Swift needs from a system, on top of WASI: memory that is never freed, and a console.
#include <stddef.h>
#include <stdint.h>

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const void *parts, size_t count, size_t *written);

extern unsigned char __heap_base;
extern int __main_argc_argv(int argc, char **argv);

__attribute__((export_name("_start"))) void _start(void) { __main_argc_argv(0, 0); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    static uintptr_t top;
    uintptr_t start = ((top ? top : (uintptr_t)&__heap_base) + alignment - 1) & ~(alignment - 1);
    size_t end = __builtin_wasm_memory_size(0) << 16;
    if (size > UINT32_MAX - 0xFFFF - start) return 12;
    if (start + size > end && __builtin_wasm_memory_grow(0, (start + size - end + 0xFFFF) >> 16) == SIZE_MAX) return 12;
    top = start + size;
    *memory = (void *)start;
    return 0;
}

void free(void *memory) {}

int putchar(int character) {
    unsigned char byte = character;
    struct { const void *start; size_t size; } part = {&byte, 1};
    size_t written;
    fd_write(1, &part, 1, &written);
    return character;
}

// Seeds hash tables, with the same bytes each time.
void arc4random_buf(void *memory, size_t size) {
    for (unsigned char *byte = memory; size--; byte++) *byte = 7;
}

int memcmp(const void *one, const void *two, size_t size) {
    for (const unsigned char *x = one, *y = two; size--; x++, y++) if (*x != *y) return *x - *y;
    return 0;
}

double round(double number) {
    double whole = __builtin_trunc(number);
    return __builtin_fabs(number - whole) < 0.5 ? whole : whole + __builtin_copysign(1, number);
}

// Returns the product of two 128-bit numbers.
__int128 __multi3(__int128 one, __int128 two) {
    uint64_t a = one, b = two;
    uint64_t low = (a & UINT32_MAX) * (b & UINT32_MAX), high = (a >> 32) * (b >> 32);
    uint64_t ab = (a & UINT32_MAX) * (b >> 32), ba = (a >> 32) * (b & UINT32_MAX);
    uint64_t middle = (low >> 32) + (ab & UINT32_MAX) + (ba & UINT32_MAX);
    high += (ab >> 32) + (ba >> 32) + (middle >> 32) + (uint64_t)(one >> 64) * b + a * (uint64_t)(two >> 64);
    return (__int128)high << 64 | (middle << 32 | (low & UINT32_MAX));
}
