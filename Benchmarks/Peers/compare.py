"""Gives each driver its turns, compares the bitmaps with the exact one, and prints a table. Started by run.sh."""

import argparse
import datetime
import os
import re
import statistics
import subprocess
import sys

import numpy

HERE = os.path.dirname(os.path.abspath(__file__))
UNSUPPORTED = 2
# The largest error, in 8-bit levels, at which a bitmap is considered the same.
TOLERANCE = 4

# The drivers that only fill memory, the two that all are compared with, and the others.
MEMORY = ("memset", "16-byte stores")
BASELINE, OURS = "memset", "SeaGlass, dithered"
PEERS = ("Cairo", "Pixman", "Qt", "Skia", "Pillow", "numpy")


def reference(width, height, numbers):
    """Returns the exact bitmap in float64, in 8-bit levels."""
    base, (opacity, start, end), stops = numbers[:3], numbers[3:6], numpy.reshape(numbers[6:], (-1, 5))
    x = numpy.arange(width) + 0.5 - width / 2
    y = numpy.arange(height) + 0.5 - height / 2
    components = [numpy.interp(y / height + 0.5, stops[:, 0], stops[:, i]) for i in range(1, 5)]
    alpha = components[3][:, None]
    rows = numpy.stack(components[:3], axis=1) * alpha + numpy.array(base) * (1 - alpha)
    distance = numpy.hypot(x[None, :], y[:, None])
    black = opacity * numpy.clip((distance - start) / (end - start), 0, 1)
    return 255 * rows[:, None, :] * (1 - black[:, :, None])


def errors(picture, exact):
    """Returns the largest error, the largest mean error of 16 × 16 pixels, and the longest run of equal rows."""
    difference = picture - exact
    height, width = (side // 16 * 16 for side in exact.shape[:2])
    boxes = difference[:height, :width].reshape(height // 16, 16, width // 16, 16, 3).mean(axis=(1, 3))
    longest = run = 1
    for equal in (picture[1:] == picture[:-1]).all(axis=(1, 2)):
        run = run + 1 if equal else 1
        longest = max(longest, run)
    return abs(difference).max(), abs(boxes).max(initial=0), longest


class Driver:
    def __init__(self, name, command):
        self.name = name
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.version = self.ask("version")

    def ask(self, command):
        """Returns the driver's answer, or nothing if the driver ended because it does not support the request."""
        try:
            print(command, file=self.process.stdin, flush=True)
        except BrokenPipeError:
            pass
        answer = self.process.stdout.readline().strip()
        if not answer and self.process.wait() != UNSUPPORTED:
            sys.exit(f"The driver of {self.name} failed.")
        return answer

    def picture(self, file, width, height):
        self.ask(f"save {file}")
        pixels = numpy.fromfile(file, numpy.uint8).reshape(height, width, 4)
        os.remove(file)
        if (pixels[:, :, 3] != 255).any():
            sys.exit(f"The bitmap of {self.name} is not opaque.")
        return pixels[:, :, :3].astype(numpy.float64)

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def start(build, width, height, scale, palette, scheme):
    """Returns all drivers that can draw this, and the numbers of the recipe."""

    def ours(mode):
        return [f"{build}/drivers/ours", str(width), str(height), repr(scale), palette, scheme, mode]

    recipe = subprocess.run(ours("recipe"), capture_output=True, text=True)
    if recipe.returncode:
        sys.exit(recipe.stderr)
    drivers = [
        Driver(OURS, ours("dithered")),
        Driver("SeaGlass, rounded", ours("rounded")),
        Driver(OURS, ours("threads")),
        Driver("SeaGlass, `bitmap(…)`", ours("bitmap")),
    ]
    for driver in drivers[2:]:
        driver.name += f", {driver.version}"
    for name in MEMORY + PEERS:
        file = f"draw-{name.lower()}" if name in PEERS else f"fill-{name.split()[-1]}"
        script = f"{HERE}/drivers/{file}.py"
        command = [sys.executable, script] if os.path.exists(script) else [f"{build}/drivers/{file}"]
        for dither, label in ("0", name), ("1", f"{name}, dithered"):
            drivers.append(Driver(label, command + [str(width), str(height), dither] + recipe.stdout.split()))
    return [driver for driver in drivers if driver.version], [float(number) for number in recipe.stdout.split()]


def compare(options, width, height, scale):
    """Compares one size. Returns the rows of the table, the versions, and the names of drivers that drew something else."""
    turns, faults, versions = {}, {}, []
    for scheme in "light", "dark":
        drivers, numbers = start(options.build, width, height, scale, options.palette, scheme)
        for turn in range(options.rounds):
            # Another driver begins each round, so that none always follows the same one.
            first = turn % len(drivers)
            for driver in drivers[first:] + drivers[:first]:
                times = driver.ask(f"time {options.milliseconds}").split()
                turns.setdefault(driver.name, []).append([int(time) / (width * height) for time in times])
        exact = reference(width, height, numbers)
        for driver in drivers:
            if driver.name not in MEMORY:
                found = errors(driver.picture(f"{options.build}/picture.rgba", width, height), exact)
                faults[driver.name] = [max(pair) for pair in zip(found, faults.get(driver.name, found))]
            if driver.name in PEERS and driver.version not in versions:
                versions.append(driver.version)
            driver.end()

    # Uses the shortest times. Slow drawings are interrupted more often, so medians would favor the fast ones.
    least = {name: min(shortest for shortest, _ in turns[name]) for name in turns}
    rows = []
    for name in sorted(turns, key=least.get):
        median = statistics.median(median for _, median in turns[name])
        row = [name, f"{least[name]:.3f}", f"{median:.3f}"]
        row += [f"{least[name] / least[BASELINE]:.1f}", f"{least[name] / least[OURS]:.2f}"]
        largest, mean, equal = faults.get(name, (None, None, None))
        row += ["", "", ""] if largest is None else [f"{largest:.2f}", f"{mean:.2f}", f"{equal}"]
        rows.append(row)
    return rows, versions, [name for name in faults if faults[name][0] > TOLERANCE]


def show(rows):
    titles = ["", "ns/px, least", "median", "× memset", "× ours", "max error", "16×16 mean", "equal rows"]
    widths = [max(len(row[i]) for row in [titles] + rows) for i in range(len(titles))]
    marks = ["-" * widths[0]] + ["-" * (width - 1) + ":" for width in widths[1:]]
    for row in [titles, marks] + rows:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        print("| " + " | ".join(cells) + " |")


def size(text):
    match = re.fullmatch(r"(\d+)x(\d+)(?:@([\d.]+))?", text)
    if not match:
        raise argparse.ArgumentTypeError(f"{text} is not WIDTHxHEIGHT[@SCALE]")
    width, height = int(match[1]), int(match[2])
    return width, height, float(match[3]) if match[3] else width / 402


def main():
    parser = argparse.ArgumentParser(prog="run.sh", usage="see --help")
    parser.add_argument("build")
    parser.add_argument("--size", type=size, action="append")
    parser.add_argument("--palette", default="sunset")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--milliseconds", type=float, default=30)
    options = parser.parse_args()

    with open("/proc/cpuinfo") as file:
        model = re.search(r"model name\s*: (.*)", file.read())
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    load = os.getloadavg()[0]
    strangers = []
    print(f"{datetime.date.today()}, {model[1] if model else os.uname().machine}, {os.cpu_count()} cores", end="")
    print(f", load {load:.1f} before the first turn. {swift.splitlines()[0]}.")
    for width, height, scale in options.size or [(1206, 2622, 3.0)]:
        rows, versions, others = compare(options, width, height, scale)
        print(f"\n{width} × {height} at {scale:.3g}, `.{options.palette}`, {options.rounds} rounds light and dark each\n")
        show(rows)
        strangers += others
    print("\n" + ", ".join(versions) + ".", flush=True)
    if strangers:
        sys.exit(f"These drew something else: {', '.join(strangers)}")


if __name__ == "__main__":
    main()
