#!/usr/bin/env python3
"""Prints what a screen makes of a background: each way to draw it, against the exact picture in float64.

Usage: on_screen.py BUILD [PALETTE …]    after run.sh, whose driver of SeaGlass in BUILD resolves the recipes

A screen is taken to compute and blend each pass in full precision and to round what it has then to eight bits. Whether a
screen of Apple's does so nobody has seen; where it rounds gradients before they are blended, grain can only hide bands.
"""

import base64
import pathlib
import re
import subprocess
import sys

import numpy

from compare import errors, reference

WIDTH, HEIGHT, SCALE = 1206, 2622, 3
NOISE = pathlib.Path(__file__).parents[2] / "Sources/SeaGlass/Background/BlueNoise.swift"
AMOUNT = 1 / 255


def noise():
    text = re.search(r'base64 = """(.*?)"""', NOISE.read_text(), re.DOTALL)[1]
    tile = numpy.frombuffer(base64.b64decode(re.sub(r"[\\\s]", "", text)), numpy.uint8).reshape(64, 64)
    return numpy.tile(tile, (HEIGHT // 64 + 1, WIDTH // 64 + 1))[:HEIGHT, :WIDTH, None].astype(float)


def rounded(levels):
    return numpy.floor(numpy.clip(levels, 0, 255) + 0.5)


def ways(numbers, grain):
    """Each way with its picture, and its passes and bytes."""
    plain = numbers[:3] + [0, 0, 1] + numbers[6:]
    exact, gradient = reference(WIDTH, HEIGHT, numbers), reference(WIDTH, HEIGHT, plain)
    light = numpy.divide(exact, gradient, out=numpy.ones_like(exact), where=gradient > 0)

    def over_grain(picture):
        mean = grain.mean() * AMOUNT
        return rounded(numpy.clip((picture - mean) / (1 - AMOUNT), 0, 255) * (1 - AMOUNT) + grain * AMOUNT)

    yield "the whole bitmap, dithered", "1", "12,648,528", numpy.floor(exact + grain / 256), exact
    yield "the whole bitmap, rounded", "1", "12,648,528", rounded(exact), exact
    yield "gradient, vignette", "2", "0", rounded(rounded(gradient) * light), exact
    yield "gradient, vignette, grain over both", "3", "16,384", rounded(
        rounded(rounded(gradient) * light) * (1 - AMOUNT) + grain * AMOUNT
    ), exact
    column = numpy.floor(gradient + numpy.tile(grain[:, :4], (1, WIDTH // 4 + 1, 1))[:, :WIDTH] / 256)
    yield "dithered gradient of 4 columns, repeated, vignette", "2", "41,952", rounded(column * light), exact
    yield "grain, gradient, vignette", "3", "16,384", rounded(over_grain(gradient) * light), exact


def main(build, palettes):
    grain, worst, rows = noise(), {}, {}
    for palette in palettes:
        for scheme in "light", "dark":
            command = [f"{build}/drivers/ours", str(WIDTH), str(HEIGHT), str(SCALE), palette, scheme, "recipe"]
            numbers = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
            for name, passes, size, picture, exact in ways([float(number) for number in numbers], grain):
                found = errors(picture, exact)
                rows[name] = (passes, size)
                worst[name] = [max(pair) for pair in zip(found, worst.get(name, found))]
    print("| Way | Passes | Bytes | Largest error | Mean of 16 × 16 | Equal rows |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, (largest, mean, equal) in worst.items():
        print(f"| {name} | {' | '.join(rows[name])} | {largest:.2f} | {mean:.2f} | {equal} |")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:] or ["sunset", "monochrome", "midnight"])
