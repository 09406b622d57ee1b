"""Compares the public API with the baseline, and the changes with the changelog.

Usage: stability.py list GRAPH…                          prints the API in the symbol graphs, one symbol per line
       stability.py compare BASELINE CHANGELOG GRAPH…    prints additions, and breaks that the changelog does not list

`compare` exits with a status other than 0 if there is something to fix.

A break is a removed or changed symbol, a new case of an enumeration, or a new requirement of a protocol. It is listed if
the newest section has its name as code under Changed or Removed: `glassSheet`, `glassSheet()`, `View.glassSheet()`, or
the name of the type it belongs to. Before the first release a break need not be listed.
"""

import json
import re
import sys

IMPLIED = {"SendableMetatype", "Copyable", "Escapable"}
VERSION = re.compile(r"\d+\.\d+\.\d+")


def interface(paths):
    """Returns the lines of the API, and the lines that break code when they are added."""
    lines, breaking = set(), set()
    graphs = [json.load(open(path)) for path in paths]
    symbols = {symbol["identifier"]["precise"]: symbol for graph in graphs for symbol in graph["symbols"]}
    relationships = [relationship for graph in graphs for relationship in graph["relationships"]]
    implemented = {r["target"] for r in relationships if r["kind"] == "defaultImplementationOf"}
    required = {r["source"] for r in relationships if r["kind"] == "requirementOf"} - implemented
    for identifier, symbol in symbols.items():
        if symbol["kind"]["identifier"] == "swift.extension":
            continue
        declaration = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
        line = f"{'.'.join(symbol['pathComponents'])} | {' '.join(declaration.split())}"
        lines.add(line)
        if identifier in required or symbol["kind"]["identifier"] == "swift.enum.case":
            breaking.add(line)
    for relationship in relationships:
        protocol = relationship.get("targetFallback", relationship["target"]).split(".")[-1]
        if relationship["target"] in symbols:
            protocol = ".".join(symbols[relationship["target"]]["pathComponents"])
        if relationship["kind"] == "conformsTo" and relationship["source"] in symbols and protocol not in IMPLIED:
            lines.add(f"{'.'.join(symbols[relationship['source']]['pathComponents'])} : {protocol}")
    return lines, breaking


def path(line):
    return re.split(r" [|:] ", line)[0]


def names(line):
    """Returns the names under which the changelog may list a line."""
    components = re.findall(r"[^.(]+(?:\([^)]*\))?", path(line))
    dotted = [".".join(components[: count + 1]) for count in range(len(components))]
    spelled = [*dotted, components[-1]]
    return {*spelled, *(re.sub(r"\([^)]*\)", "", name) for name in spelled)}


def sections(changelog):
    """Returns the sections of the changelog, the newest first: the title, and the lines under each heading."""
    found = []
    for line in open(changelog):
        if line.startswith("### "):
            found.append((line[4:].strip(), {}))
        elif line.startswith("#### ") and found:
            heading = line[5:].strip()
        elif found and line.strip():
            found[-1][1].setdefault(heading, []).append(line)
    return found


def compare(baseline, changelog, *graphs):
    lines, breaking = interface(graphs)
    before = {line for line in open(baseline).read().splitlines() if line}
    owners = {path(line) for line in before}
    gone, new = before - lines, lines - before
    breaks = gone | {line for line in new & breaking if path(line).rpartition(".")[0] in owners}
    newest, *older = sections(changelog)
    headings = newest[1]
    listed = set(re.findall(r"`([^`]+)`", "".join(headings.get("Changed", []) + headings.get("Removed", []))))
    # Before the first release nothing breaks.
    isReleased = any(VERSION.match(title) for title, _ in [newest, *older])
    unlisted = {line for line in breaks if isReleased and not names(line) & listed}
    for line in sorted(new):
        print("+", line)
    for line in sorted(gone):
        print("-", line)
    for line in sorted(unlisted):
        print("error: a break that the changelog does not list under Changed or Removed:", line)
    return not unlisted


def main(command, *arguments):
    if command == "list":
        print("\n".join(sorted(interface(arguments)[0])))
    elif not compare(*arguments):
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
