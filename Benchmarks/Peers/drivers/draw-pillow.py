"""Draws with Pillow, which has no gradient with stops: stretches a column of colors, and adds its radial gradient."""

import sys

import PIL
from PIL import Image
from driver import UNSUPPORTED, recipe, serve

if recipe.dither:
    sys.exit(UNSUPPORTED)

size = (recipe.width, recipe.height)
image = None


def rgba_at(location):
    """Returns the gradient's color, in levels."""
    after = next((i for i, stop in enumerate(recipe.stops) if stop.location > location), len(recipe.stops))
    one, two = recipe.stops[max(after - 1, 0)], recipe.stops[min(after, len(recipe.stops) - 1)]
    part = (location - one.location) / (two.location - one.location) if two.location > one.location else 0
    return tuple(round((a + (b - a) * part) * 255) for a, b in zip(one[1:], two[1:]))


def darkening():
    """Returns the vignette's opacity at each pixel, in levels."""
    # 256 × 256 pixels. The value of each is √2 times its distance from pixel 128, 128. The bitmap is a part of it.
    gradient = Image.radial_gradient("L")
    unit = 254 / max(size)
    half = (recipe.width / 2 * unit, recipe.height / 2 * unit)
    box = (128.5 - half[0], 128.5 - half[1], 128.5 + half[0], 128.5 + half[1])

    def opacity(value):
        part = (value / 2**0.5 / unit - recipe.start) / (recipe.end - recipe.start)
        return round(min(max(part, 0), 1) * recipe.opacity * 255)

    return gradient.resize(size, Image.Resampling.BILINEAR, box).point([opacity(value) for value in range(256)])


def draw():
    global image
    column = Image.new("RGBA", (1, recipe.height))
    column.putdata([rgba_at((row + 0.5) / recipe.height) for row in range(recipe.height)])
    image = Image.new("RGBA", size, tuple(round(component * 255) for component in recipe.base) + (255,))
    image.alpha_composite(column.resize(size, Image.Resampling.NEAREST))
    image.paste((0, 0, 0, 255), None, darkening())


serve(f"Pillow {PIL.__version__}", draw, lambda: image.tobytes())
