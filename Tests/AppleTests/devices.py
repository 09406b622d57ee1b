"""Checks that each line of the device list names a test, or a reason why only a person can judge it.

Usage: devices.py WHAT-IS-CHECKED-WHERE.md FOLDER

Each line ends in "Test ready, not run: `name`", in "Run DATE, SYSTEM: `name`", or in "By hand: REASON". A name is a test
function of the folder with its type: `Type/function`.
"""

import pathlib
import re
import sys


def items(text):
    section = text.split("### To look at on a device\n", 1)[1]
    section = re.split(r"^##", section, maxsplit=1, flags=re.MULTILINE)[0]
    return [" ".join(item.split()) for item in re.split(r"^- ", section, flags=re.MULTILINE)[1:]]


def tests(folder):
    found = set()
    for path in folder.rglob("*.swift"):
        owner = None
        for line in path.read_text().splitlines():
            if match := re.search(r"(?:struct|class) (\w+Tests)\b", line):
                owner = match[1]
            if (match := re.search(r"^ +func (\w+)\(", line)) and owner:
                found.add(f"{owner}/{match[1]}")
    return found


def main(page, folder):
    known, problems = tests(pathlib.Path(folder)), []
    lines = items(pathlib.Path(page).read_text())
    for line in lines:
        said = re.search(r"(?:Test ready, not run|Run \d{4}-\d\d-\d\d, [^:]+): (`.*)$", line)
        named = re.findall(r"`(\w+/\w+)`", said[1]) if said else []
        problems += [f"there is no test {name}: {line}" for name in named if name not in known]
        if not named and not re.search(r"By hand: \S+ \S+", line):
            problems.append(f"neither a test nor a reason: {line}")
    if not problems:
        ready = sum("not run:" in line for line in lines)
        print(f"{len(lines)} lines of the device list: {ready} with a test that is ready, the rest by hand.")
    return "\n".join(problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) or 0)
