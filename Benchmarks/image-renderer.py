"""Prints the medians of the ImageRenderer benchmarks as a table of Performance.md.

Usage: image-renderer.py SYSTEM RESULTS.jmh.json…
       image-renderer.py --self-test
"""

import json
import re
import sys

ROWS = {
    "layered": "grain, gradient, vignette",
    "no-grain": "the same without grain",
    "mesh": "in waves: `MeshGradient`, 5 × 17",
    "shape-style": "`Rectangle().fill(.palette(.ocean))`",
    "glass": "layers, eight cards of glass on them",
}


def medians(results):
    """Returns the median time in milliseconds for each row and size."""
    found = {}
    for result in results:
        name = re.search(r"ImageRenderer-([\w-]+)-(\d+)x(\d+)$", result["benchmark"])
        times = [m for k, m in result.get("secondaryMetrics", {}).items() if "wall clock" in k.lower()]
        if not name or len(times) != 1 or times[0]["scoreUnit"] != "μs":
            sys.exit(f"This is not a time of an ImageRenderer benchmark: {result['benchmark']}")
        found[name[1], (int(name[2]), int(name[3]))] = times[0]["scorePercentiles"]["50.0"] / 1000
    return found


def table(found, system):
    sizes = sorted({size for _, size in found})
    lines = [
        "### What SwiftUI takes to draw it",
        "",
        "| Drawn by `ImageRenderer`, ms | " + " | ".join(f"{width} × {height}" for width, height in sizes) + " |",
        "| --- |" + " ---: |" * len(sizes),
    ]
    for row, title in ROWS.items():
        cells = [f"{found[row, size]:.2f}" if (row, size) in found else "" for size in sizes]
        lines.append(f"| {title} | " + " | ".join(cells) + " |")
    return "\n".join(lines + ["", f"`Benchmarks/image-renderer.sh`, medians; {system}.", ""])


def self_test():
    def result(row, size, median):
        time = {"scoreUnit": "μs", "scorePercentiles": {"0.0": 1, "50.0": median}}
        return {
            "benchmark": f"package.benchmark.SeaGlassBenchmarks.ImageRenderer-{row}-{size}",
            "primaryMetric": {},
            "secondaryMetrics": {"Time (wall clock)": time},
        }

    results = [result(row, size, 1500) for row in ROWS for size in ("1206x2622", "402x874")]
    printed = table(medians(results), "a Mac")
    assert "| 402 × 874 | 1206 × 2622 |" in printed, printed
    assert printed.count("| 1.50 | 1.50 |") == len(ROWS), printed
    assert "|  | 1.50 |" in table(medians(results[:-1]), "a Mac")


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        self_test()
    elif len(sys.argv) > 2:
        results = [result for path in sys.argv[2:] for result in json.load(open(path, encoding="utf-8"))]
        print(table(medians(results), sys.argv[1]), end="")
    else:
        sys.exit(__doc__)
