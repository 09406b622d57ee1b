import numpy
import skia
from driver import recipe, serve

pixels = numpy.zeros((recipe.height, recipe.width, 4), numpy.uint8)
info = skia.ImageInfo.Make(recipe.width, recipe.height, skia.kRGBA_8888_ColorType, skia.kOpaque_AlphaType)
surface = skia.Surface.MakeRasterDirect(info, pixels)
canvas = surface.getCanvas()


def color(red, green, blue, alpha):
    # The shaders of skia-python take 8 bits per channel.
    return skia.Color(*(int(component * 255 + 0.5) for component in (red, green, blue, alpha)))


def paint(shader):
    canvas.drawPaint(skia.Paint(Shader=shader, Dither=recipe.dither))


def draw():
    center = skia.Point(recipe.width / 2, recipe.height / 2)
    canvas.clear(skia.Color4f(*recipe.base, 1))
    paint(
        skia.GradientShader.MakeLinear(
            points=[skia.Point(0, 0), skia.Point(0, recipe.height)],
            colors=[color(*stop[1:]) for stop in recipe.stops],
            positions=[stop.location for stop in recipe.stops],
        )
    )
    paint(
        skia.GradientShader.MakeTwoPointConical(
            start=center,
            startRadius=recipe.start,
            end=center,
            endRadius=recipe.end,
            colors=[color(0, 0, 0, 0), color(0, 0, 0, recipe.opacity)],
        )
    )


serve(f"skia-python {skia.__version__}", draw, pixels.tobytes)
