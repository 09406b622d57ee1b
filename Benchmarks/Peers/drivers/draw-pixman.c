#include <pixman.h>

#include "driver.h"

static const bool isBGRA = true;
static pixman_image_t *image;

static const char *version(void) {
    static char text[64];
    snprintf(text, sizeof text, "Pixman %s", pixman_version_string());
    return text;
}

static bool prepare(void) {
    image = pixman_image_create_bits(PIXMAN_x8r8g8b8, recipe.width, recipe.height, (uint32_t *)pixels,
                                     recipe.width * 4);
    if (image && recipe.dither) pixman_image_set_dither(image, PIXMAN_DITHER_BEST);
    return image != NULL;
}

static pixman_color_t color(double red, double green, double blue, double alpha) {
    pixman_color_t color = {(uint16_t)(red * 65535 + 0.5), (uint16_t)(green * 65535 + 0.5),
                            (uint16_t)(blue * 65535 + 0.5), (uint16_t)(alpha * 65535 + 0.5)};
    return color;
}

static void paint(pixman_image_t *source) {
    pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD);
    pixman_image_composite32(PIXMAN_OP_OVER, source, NULL, image, 0, 0, 0, 0, 0, 0, recipe.width, recipe.height);
    pixman_image_unref(source);
}

static void draw(void) {
    pixman_color_t base = color(recipe.red, recipe.green, recipe.blue, 1);
    pixman_box32_t all = {0, 0, recipe.width, recipe.height};
    pixman_image_fill_boxes(PIXMAN_OP_SRC, image, &base, 1, &all);

    pixman_gradient_stop_t stops[MAX_STOPS];
    for (int i = 0; i < recipe.stopCount; i++) {
        struct Stop stop = recipe.stops[i];
        stops[i].x = pixman_double_to_fixed(stop.location);
        stops[i].color = color(stop.red, stop.green, stop.blue, stop.alpha);
    }
    pixman_point_fixed_t top = {0, 0}, bottom = {0, pixman_int_to_fixed(recipe.height)};
    paint(pixman_image_create_linear_gradient(&top, &bottom, stops, recipe.stopCount));

    pixman_gradient_stop_t darkening[2] = {{0, color(0, 0, 0, 0)}, {pixman_fixed_1, color(0, 0, 0, recipe.opacity)}};
    pixman_point_fixed_t center = {pixman_double_to_fixed(recipe.width / 2.0),
                                   pixman_double_to_fixed(recipe.height / 2.0)};
    paint(pixman_image_create_radial_gradient(&center, &center, pixman_double_to_fixed(recipe.start),
                                              pixman_double_to_fixed(recipe.end), darkening, 2));
}

#include "driver-main.h"
