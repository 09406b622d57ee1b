#include <QImage>
#include <QPainter>

#include "driver.h"

static const bool isBGRA = true;

static const char *version() {
    static char text[64];
    snprintf(text, sizeof text, "Qt %s", qVersion());
    return text;
}

// Qt dithers only on images with less than 8 bits per channel.
static bool prepare() {
    return !recipe.dither;
}

static void draw() {
    QImage image(pixels, recipe.width, recipe.height, recipe.width * 4, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.fillRect(image.rect(), QColor::fromRgbF(recipe.red, recipe.green, recipe.blue));

    QLinearGradient gradient(0, 0, 0, recipe.height);
    gradient.setInterpolationMode(QGradient::ComponentInterpolation);
    for (int i = 0; i < recipe.stopCount; i++) {
        const Stop &stop = recipe.stops[i];
        gradient.setColorAt(stop.location, QColor::fromRgbF(stop.red, stop.green, stop.blue, stop.alpha));
    }
    painter.fillRect(image.rect(), gradient);

    QRadialGradient vignette(recipe.width / 2.0, recipe.height / 2.0, recipe.end);
    vignette.setColorAt(recipe.start / recipe.end, QColor::fromRgbF(0, 0, 0, 0));
    vignette.setColorAt(1, QColor::fromRgbF(0, 0, 0, recipe.opacity));
    painter.fillRect(image.rect(), vignette);
}

#include "driver-main.h"
