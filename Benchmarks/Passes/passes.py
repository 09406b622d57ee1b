#!/usr/bin/env python3
"""Measures the time a GPU takes for the layers of a background.

    python3 -m pip install moderngl
    Benchmarks/Passes/passes.py [--rounds 25] [--size WIDTHxHEIGHT]

Draws the layers of each way with OpenGL, on the GPU or the software renderer that EGL finds, and prints a table in
Markdown: the median microseconds of a frame, and how many times an opaque color takes. The ways take turns, and each turn
draws frame after frame into twelve targets in a row, so that no frame waits for its own pixels.
"""
import argparse
import array
import datetime
import statistics

import moderngl

# Back to front. `Grain` is a tile of noise, `gradient` is translucent or opaque, `vignette` is a second, radial gradient.
WAYS = {
    "one opaque color": ["color"],
    "clear screens: grain, gradient, vignette": ["grain", "gradient", "vignette"],
    "clear screens, `.grain(0)`: gradient, vignette": ["opaque gradient", "vignette"],
    "painted screens: grain, gradient": ["grain", "gradient"],
    "painted screens, `.grain(0)`: gradient": ["opaque gradient"],
    "another library's layers: color, gradient, vignette": ["color", "gradient", "vignette"],
    "one shader: gradient, vignette, dither": ["shader"],
}
# The aims: the way, the way it is compared with, the largest ratio.
AIMS = [
    ("clear screens: grain, gradient, vignette", "another library's layers: color, gradient, vignette", 1.02),
    ("painted screens: grain, gradient", "one opaque color", 2.2),
    ("painted screens, `.grain(0)`: gradient", "one opaque color", 1.05),
]
SIZES = ["1206x2622", "402x874", "5120x2880"]
TARGETS = 12
TURN = 0.02  # seconds of a turn, at the least

VERTEX = """
#version 330
in vec2 corner;
out vec2 place;
void main() { place = corner / 2 + 0.5; gl_Position = vec4(corner, 0, 1); }
"""
FRAGMENT = """
#version 330
uniform vec2 size;
uniform sampler2D stops, noise;
in vec2 place;
out vec4 color;
vec4 gradient() { return texture(stops, vec2(place.y, 0.5)); }
// The standard vignette in dark appearance: from 0.43 to 1.07 of half the diagonal, up to 0.25.
float vignette() {
    float radius = length((place - 0.5) * size) / (length(size) / 2);
    return clamp((radius - 0.43) / (1.07 - 0.43), 0, 1) * 0.25;
}
void main() { %s }
"""
LAYERS = {
    "color": "color = vec4(0.1, 0.2, 0.3, 1);",
    "grain": "color = texelFetch(noise, ivec2(gl_FragCoord.xy) % 64, 0);",
    "gradient": "color = vec4(gradient().rgb, 0.9);",
    "opaque gradient": "color = gradient();",
    "vignette": "color = vec4(0, 0, 0, vignette());",
    "shader": """float level = texelFetch(noise, ivec2(gl_FragCoord.xy) % 64, 0).r;
        color = vec4(gradient().rgb * (1 - vignette()) + (level - 0.5) / 255, 1);""",
}
OPAQUE = {"color", "grain", "opaque gradient", "shader"}


class Renderer:
    """Draws layers into targets of one size."""

    def __init__(self, context, width, height):
        self.context = context
        corners = context.buffer(data=array.array("f", [-1, -1, 3, -1, -1, 3]))
        self.stops = context.texture((256, 1), 4, bytes(value for i in range(256) for value in (i, 90, 255 - i, 255)))
        self.noise = context.texture((64, 64), 4, bytes((i * 167 + i // 64 * 59) % 256 for i in range(64 * 64 * 4)))
        self.targets = [context.simple_framebuffer((width, height), 4) for _ in range(TARGETS)]
        self.layers = {}
        for name, code in LAYERS.items():
            program = context.program(vertex_shader=VERTEX, fragment_shader=FRAGMENT % code)
            for uniform, value in (("size", (width, height)), ("stops", 0), ("noise", 1)):
                if uniform in program:
                    program[uniform] = value
            self.layers[name] = context.vertex_array(program, [(corners, "2f", "corner")])
        self.query = context.query(time=True)

    def draw(self, way, frames):
        """Returns the microseconds of a frame."""
        self.stops.use(0)
        self.noise.use(1)
        with self.query:
            for frame in range(frames):
                self.targets[frame % TARGETS].use()
                for layer in way:
                    if layer in OPAQUE:
                        self.context.disable(moderngl.BLEND)
                    else:
                        self.context.enable(moderngl.BLEND)
                    self.layers[layer].render(moderngl.TRIANGLES)
        return self.query.elapsed / frames / 1000

    def frames(self):
        """Returns how many frames of an opaque color make a turn."""
        self.draw(WAYS["one opaque color"], 2 * TARGETS)
        return max(TARGETS, round(TURN * 1e6 / self.draw(WAYS["one opaque color"], TARGETS)))


def measure(context, size, rounds):
    """Returns the times of each way, a value a round."""
    renderer = Renderer(context, *map(int, size.split("x")))
    frames = renderer.frames()
    times = {name: [] for name in WAYS}
    for _ in range(rounds):
        for name, way in WAYS.items():
            times[name].append(renderer.draw(way, frames))
    return times


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--size", action="append", help="may be repeated; " + ", ".join(SIZES) + " by default")
    options = parser.parse_args()
    context = moderngl.create_context(standalone=True, backend="egl")
    context.blend_func = moderngl.SRC_ALPHA, moderngl.ONE_MINUS_SRC_ALPHA
    sizes = options.size or SIZES
    times = {size: measure(context, size, options.rounds) for size in sizes}
    medians = {size: {way: statistics.median(values) for way, values in times[size].items()} for size in sizes}
    spread = max(
        abs(value / medians[size][way] - 1) for size in sizes for way in WAYS for value in sorted(times[size][way])[1:-1]
    )

    print(f"{context.info['GL_RENDERER']}, OpenGL {context.info['GL_VERSION']}, {datetime.date.today()}, "
          f"microseconds a frame: medians of {options.rounds} rounds, which without the fastest and the slowest differ from "
          f"them by at most {spread:.2%}\n")
    print("| Layers |" + "".join(f" {size.replace('x', ' × ')} | × |" for size in sizes))
    print("| --- |" + " ---: | ---: |" * len(sizes))
    for name in WAYS:
        cells = [(medians[size][name], medians[size][name] / medians[size]["one opaque color"]) for size in sizes]
        print(f"| {name} |" + "".join(f" {time:,.1f} | {ratio:.2f} |" for time, ratio in cells))
    print()
    for way, other, aim in AIMS:
        ratios = ", ".join(f"{medians[size][way] / medians[size][other]:.3f}" for size in sizes)
        print(f"{way} ÷ {other}: {ratios} (aim {aim})")


if __name__ == "__main__":
    main()
