#include <cairo.h>

#include "driver.h"

static const bool isBGRA = true;
static cairo_surface_t *surface;

static const char *version(void) {
    static char text[64];
    snprintf(text, sizeof text, "Cairo %s", cairo_version_string());
    return text;
}

static bool prepare(void) {
#if CAIRO_VERSION < CAIRO_VERSION_ENCODE(1, 18, 0)
    if (recipe.dither) return false;
#endif
    surface = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_RGB24, recipe.width, recipe.height,
                                                  recipe.width * 4);
    return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS;
}

static void paint(cairo_t *context, cairo_pattern_t *pattern) {
#if CAIRO_VERSION >= CAIRO_VERSION_ENCODE(1, 18, 0)
    cairo_pattern_set_dither(pattern, recipe.dither ? CAIRO_DITHER_BEST : CAIRO_DITHER_NONE);
#endif
    cairo_set_source(context, pattern);
    cairo_paint(context);
    cairo_pattern_destroy(pattern);
}

static void draw(void) {
    double x = recipe.width / 2.0, y = recipe.height / 2.0;
    cairo_t *context = cairo_create(surface);
    cairo_set_source_rgb(context, recipe.red, recipe.green, recipe.blue);
    cairo_paint(context);

    cairo_pattern_t *gradient = cairo_pattern_create_linear(0, 0, 0, recipe.height);
    for (int i = 0; i < recipe.stopCount; i++) {
        struct Stop stop = recipe.stops[i];
        cairo_pattern_add_color_stop_rgba(gradient, stop.location, stop.red, stop.green, stop.blue, stop.alpha);
    }
    paint(context, gradient);

    cairo_pattern_t *vignette = cairo_pattern_create_radial(x, y, recipe.start, x, y, recipe.end);
    cairo_pattern_add_color_stop_rgba(vignette, 0, 0, 0, 0, 0);
    cairo_pattern_add_color_stop_rgba(vignette, 1, 0, 0, 0, recipe.opacity);
    paint(context, vignette);

    cairo_destroy(context);
    cairo_surface_flush(surface);
}

#include "driver-main.h"
