#pragma once

#include "driver.h"

static void parse(int count, char **arguments) {
    double values[9 + MAX_STOPS * 5];
    int given = count - 1, stops = (given - 9) / 5;
    if (given < 9 || stops > MAX_STOPS || (given - 9) % 5 != 0) {
        fprintf(stderr, "%s: see driver.h for the arguments\n", arguments[0]);
        exit(1);
    }
    for (int i = 0; i < given; i++) values[i] = atof(arguments[i + 1]);
    recipe.width = (int)values[0];
    recipe.height = (int)values[1];
    recipe.dither = values[2] != 0;
    recipe.red = values[3];
    recipe.green = values[4];
    recipe.blue = values[5];
    recipe.opacity = values[6];
    recipe.start = values[7];
    recipe.end = values[8];
    recipe.stopCount = stops;
    memcpy(recipe.stops, values + 9, stops * sizeof(struct Stop));
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

static int order(const void *one, const void *two) {
    int64_t a = *(const int64_t *)one, b = *(const int64_t *)two;
    return (a > b) - (a < b);
}

static void measure(double milliseconds) {
    static int64_t samples[MAX_SAMPLES];
    int count = 0;
    draw();
    int64_t end = now() + (int64_t)(milliseconds * 1e6);
    while (count < 3 || (count < MAX_SAMPLES && now() < end)) {
        int64_t start = now();
        draw();
        samples[count++] = now() - start;
    }
    qsort(samples, count, sizeof samples[0], order);
    printf("%lld %lld\n", (long long)samples[0], (long long)samples[count / 2]);
}

static void save(const char *path) {
    FILE *file = fopen(path, "wb");
    if (!file) {
        perror(path);
        exit(1);
    }
    for (size_t i = 0; i < byteCount(); i += 4) {
        const uint8_t *p = pixels + i;
        uint8_t rgba[4] = {p[isBGRA ? 2 : 0], p[1], p[isBGRA ? 0 : 2], 255};
        fwrite(rgba, 1, 4, file);
    }
    fclose(file);
    printf("saved\n");
}

int main(int count, char **arguments) {
    char line[4096];
    parse(count, arguments);
    pixels = (uint8_t *)aligned_alloc(64, (byteCount() + 63) / 64 * 64);
    if (!pixels) return 1;
    memset(pixels, 0, byteCount());
    if (!prepare()) return UNSUPPORTED;
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (strcmp(line, "version") == 0) {
            printf("%s\n", version());
        } else if (strncmp(line, "time ", 5) == 0) {
            measure(atof(line + 5));
        } else if (strncmp(line, "save ", 5) == 0) {
            save(line + 5);
        }
        fflush(stdout);
    }
    return 0;
}
