import sys

import numpy
from driver import UNSUPPORTED, recipe, serve

if recipe.dither:
    sys.exit(UNSUPPORTED)

pixels = numpy.full((recipe.height, recipe.width, 4), 255, numpy.uint8)
light = numpy.empty((recipe.height, recipe.width), numpy.float32)
product = numpy.empty_like(light)


def draw():
    x = numpy.arange(recipe.width, dtype=numpy.float32) + 0.5 - recipe.width / 2
    y = numpy.arange(recipe.height, dtype=numpy.float32) + 0.5 - recipe.height / 2
    numpy.add((x * x)[None, :], (y * y)[:, None], out=light)
    numpy.sqrt(light, out=light)
    slope = recipe.opacity / (recipe.end - recipe.start)
    numpy.multiply(light, -slope, out=light)
    numpy.add(light, 1 + slope * recipe.start, out=light)
    numpy.clip(light, 1 - recipe.opacity, 1, out=light)

    location, *color, alpha = numpy.transpose(recipe.stops)
    rows = y / recipe.height + 0.5
    opacity = numpy.interp(rows, location, alpha)
    for channel in range(3):
        fill = recipe.base[channel]
        level = (fill + opacity * (numpy.interp(rows, location, color[channel]) - fill)) * 255
        numpy.multiply(light, level.astype(numpy.float32)[:, None], out=product)
        numpy.add(product, 0.5, out=product)
        pixels[..., channel] = product


serve(f"numpy {numpy.__version__}", draw, pixels.tobytes)
