"""Prints the figures of the benchmarks as tables of Performance.md, and what a background costs as a sentence.

Usage: report.py COMMAND RESULTS
       report.py --self-test

RESULTS is a folder with a file for each benchmark, as `--format metricP90AbsoluteThresholds` writes them.
"""

import json
import pathlib
import sys
import tempfile

COLUMNS = ["plain", "by hand", "SeaGlass", "shell"]
LIST = "push of a list"


def read(folder):
    """Returns the metrics of each benchmark."""
    return {path.name.split(".")[1]: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.p90.json"))}


def split(metrics):
    """Returns the values of metrics with names such as "Bodies, pop: plain", a row each."""
    rows = {}
    for name, value in metrics.items():
        row, _, column = name.partition(": ")
        rows.setdefault(row, {})[column] = value
    return rows


def table(title, columns, rows):
    """Returns a table, with an empty cell for each missing value."""
    lines = [f"| {title} | {' | '.join(columns)} |", "| --- |" + " ---: |" * len(columns)]
    for name, values in rows.items():
        lines.append(f"| {name} | " + " | ".join(f"{values[key]:,}" if key in values else "" for key in columns) + " |")
    return lines + [""]


def sentence(version, rows):
    """Returns what a background costs on a system."""
    def bodies(event, column):
        return rows[f"Bodies, {event}"][column] - rows[f"Bodies, {event}"]["plain"]

    def costs(column):
        kilobytes = rows["Kilobytes at rest"]
        layers = rows["Layers, first screen"]
        pushes = {event: bodies(event, column) for event in (LIST, "push of a detail")}
        text = f"{pushes[LIST]} bodies to the push of a list of 12 rows, {pushes['push of a detail']} to that of a detail"
        text += f", {kilobytes[column] - kilobytes['plain']} KB, and draws {layers[column]} layers over the screen"
        text += f" instead of {layers['plain']}"
        time = rows.get(f"Time, {LIST}, % of plain")
        return text + (f"; the push takes the headless host {time[column] / 100:.1f} times as long" if time else "")

    return f"On iOS {version} a background adds {costs('SeaGlass')}. In a shell it adds {costs('shell')}."


def report(command, benchmarks):
    """Returns the tables, the sentences last."""
    lines, sentences, others, pictures = [], [], [], {}
    for name, metrics in benchmarks.items():
        suite, _, detail = name.partition("-")
        if suite == "Background":
            rows = split(metrics)
            lines += table(f"iOS {detail}", COLUMNS, rows)
            sentences = [sentence(detail, rows)]
        elif suite == "ImageRenderer":
            for metric, value in metrics.items():
                pictures.setdefault(metric.partition(": ")[2], {})[detail] = value
        else:
            others += [f"| {name} | {metric} | {value:,} |" for metric, value in metrics.items()]
    if pictures:
        sizes = sorted({size for values in pictures.values() for size in values}, key=lambda size: int(size.split("x")[0]))
        lines += table("Time of `ImageRenderer`, µs", sizes, pictures)
        ours, one = pictures["SeaGlass: grain, gradient, vignette"], pictures["one LinearGradient"]
        sentences.append(f"`ImageRenderer` takes {ours[sizes[-1]] / one[sizes[-1]]:.1f} times as long for a background as "
                         f"for one `LinearGradient`, at {sizes[-1]}.")
    if others:
        lines += ["| Benchmark | | |", "| --- | --- | ---: |"] + others + [""]
    return "\n".join(lines + [f"`{command}`", ""] + sentences)


def self_test():
    rows = {"Bodies, first screen": [14, 15, 31, 35], f"Bodies, {LIST}": [13, 13, 26, 30]}
    rows |= {"Bodies, push of a detail": [1, 1, 2, 6], "Kilobytes at rest": [186, 238, 306, 1390]}
    rows |= {"Layers, first screen": [2, 3, 3, 3], f"Time, {LIST}, % of plain": [None, 136, 199, 280]}
    metrics = {f"{row}: {column}": value for row, values in rows.items() for column, value in zip(COLUMNS, values) if value}
    renderer = {"ImageRenderer's time, µs: one LinearGradient": 50}
    renderer["ImageRenderer's time, µs: SeaGlass: grain, gradient, vignette"] = 75
    files = {"Background-18": metrics, "Background-26": metrics, "Glass-liquid": {"Bodies, a change": 3}}
    files |= {"ImageRenderer-1206x2622": renderer, "ImageRenderer-402x874": renderer}
    with tempfile.TemporaryDirectory() as folder:
        for name, values in files.items():
            pathlib.Path(folder, f"SeaGlassBenchmarks.{name}.p90.json").write_text(json.dumps(values), "utf-8")
        printed = report("run.sh", read(pathlib.Path(folder)))
        for part in files:
            pathlib.Path(folder, f"SeaGlassBenchmarks.{part}.p90.json").unlink()
    for expected in (
        "| iOS 18 | plain | by hand | SeaGlass | shell |",
        "| Kilobytes at rest | 186 | 238 | 306 | 1,390 |",
        "| Time, push of a list, % of plain |  | 136 | 199 | 280 |",
        "| Time of `ImageRenderer`, µs | 402x874 | 1206x2622 |",
        "| SeaGlass: grain, gradient, vignette | 75 | 75 |",
        "| Glass-liquid | Bodies, a change | 3 |",
        "On iOS 26 a background adds 13 bodies to the push of a list of 12 rows, 1 to that of a detail, 120 KB, and draws "
        "3 layers over the screen instead of 2; the push takes the headless host 2.0 times as long. In a shell it adds 17 ",
        "takes 1.5 times as long for a background as for one `LinearGradient`, at 1206x2622.",
    ):
        assert expected in printed, f"{expected}\nis missing in\n{printed}"
    assert printed.count("On iOS") == 1 and report("run.sh", {}) == "`run.sh`\n", printed


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        self_test()
    elif len(sys.argv) == 3:
        print(report(sys.argv[1], read(pathlib.Path(sys.argv[2]))))
    else:
        sys.exit(__doc__)
