"""Prints the problems of the public symbols in symbol graphs, one per line, sorted."""

import json
import sys

FORBIDDEN = {"s:7SwiftUI4ViewP": "View", "s:7SwiftUI12ViewModifierP": "ViewModifier"}
# Members that the compiler synthesizes or a protocol documents: equality, hashing, coding, the body of a view.
INHERITED = {"==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "body", "body(content:)"}

graphs = [json.load(open(path)) for path in sys.argv[1:]]
symbols = {symbol["identifier"]["precise"]: symbol for graph in graphs for symbol in graph["symbols"]}
problems = set()


def name(symbol):
    return ".".join(symbol["pathComponents"])


for graph in graphs:
    for relationship in graph["relationships"]:
        protocol = FORBIDDEN.get(relationship["target"])
        if relationship["kind"] == "conformsTo" and protocol and relationship["source"] in symbols:
            problems.add(f"{name(symbols[relationship['source']])} is a public {protocol}")

for symbol in symbols.values():
    if symbol["pathComponents"][-1] in INHERITED or symbol["kind"]["identifier"] == "swift.extension":
        continue
    if not symbol.get("docComment", {}).get("lines"):
        problems.add(f"{name(symbol)} has no documentation")

print("\n".join(sorted(problems)), end="\n" if problems else "")
