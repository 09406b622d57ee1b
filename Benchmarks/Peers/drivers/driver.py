"""The shared code of the drivers in Python: arguments, commands, clock. driver.h explains them."""

import statistics
import sys
import time
from collections import namedtuple

UNSUPPORTED = 2
Stop = namedtuple("Stop", "location red green blue alpha")


class Recipe:
    def __init__(self, width, height, dither, red, green, blue, opacity, start, end, *stops):
        self.width, self.height, self.dither = int(width), int(height), dither != 0
        self.base = (red, green, blue)
        self.opacity, self.start, self.end = opacity, start, end
        self.stops = [Stop(*stops[i : i + 5]) for i in range(0, len(stops), 5)]


recipe = Recipe(*map(float, sys.argv[1:]))


def measure(draw, milliseconds):
    samples = []
    draw()
    end = time.perf_counter_ns() + milliseconds * 1e6
    while len(samples) < 3 or time.perf_counter_ns() < end:
        start = time.perf_counter_ns()
        draw()
        samples.append(time.perf_counter_ns() - start)
    return min(samples), int(statistics.median(samples))


def serve(version, draw, rgba):
    """Answers commands. `draw()` draws the bitmap; `rgba()` returns the bytes of the last one."""
    for line in sys.stdin:
        command, _, argument = line.strip().partition(" ")
        if command == "version":
            answer = version
        elif command == "time":
            answer = "%d %d" % measure(draw, float(argument))
        else:
            with open(argument, "wb") as file:
                file.write(rgba())
            answer = "saved"
        print(answer, flush=True)
