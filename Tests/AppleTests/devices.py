"""Checks the list "For devices": each row of its table names tests that exist, and each other question is one line.

Usage: devices.py TESTS-README.md FOLDER

The last cell of a row has the names of test functions of the folder, each with its type: `Type/function`.
"""

import pathlib
import re
import sys


def section(text):
    return re.split(r"^## ", text.split("\n## For devices\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]


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
    known, problems, rows, lines = tests(pathlib.Path(folder)), [], 0, 0
    for line in section(pathlib.Path(page).read_text()).splitlines():
        if line.startswith("| ") and line.strip("| -") and not line.endswith("| Test |"):
            rows += 1
            named = re.findall(r"`(\w+/\w+)`", line.rstrip(" |").rsplit("|", 1)[1])
            problems += [f"there is no test {name}: {line}" for name in named if name not in known]
            if not named:
                problems.append(f"names no test: {line}")
        elif line.startswith("- "):
            lines += 1
            if not line.endswith(".") or len(line) > 120:
                problems.append(f"is not one line: {line}")
        elif line.startswith("  "):
            problems.append(f"is not one line: {line}")
    if not rows or not lines:
        problems.append(f'there are {rows} rows and {lines} lines under "For devices".')
    if not problems:
        print(f"{rows + lines} lines of the device list: {rows} with a test that is ready, the rest by hand.")
    return "\n".join(problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) or 0)
