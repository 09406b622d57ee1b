"""Compares the public declarations of the headless SwiftUI with Apple's, kept in Declarations.md.

    declarations.py SYMBOLS.json… DECLARATIONS.md ALLOWED.txt

Prints every difference that ALLOWED.txt does not explain, and every line of ALLOWED.txt that explains no difference. The
last line printed contains the numbers. Fails if there was a difference.

A symbol graph contains inferred `@MainActor`, so a missing `nonisolated` is found. It does not contain the `package` access
of a setter, and omits an inferred `@preconcurrency`.
"""

import json
import re
import sys

from declaration import SYSTEMS, available, parse, split


def facts(path):
    """Reads Apple's declarations."""
    found, context, constraints, attributes = [], "", (), ""
    block = sourced = None
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        line, where = line.rstrip(), f"{path}:{number}: "
        if line.startswith("```"):
            block, sourced = (where, False) if line == "```swift" else (None, sourced)
            context, constraints, attributes = "", (), ""
        elif line.startswith("Source:"):
            sourced = True
        elif line.startswith("#") and sourced is False:
            raise ValueError(f"{where}no Source: line before this heading")
        elif block and (extension := re.match(r"// extension ([\w.]+)(?: where (.*))?$", line)):
            context, constraints = extension.group(1), split(extension.group(2) or "", ",")
        elif block and not line:
            context, constraints = "", ()
        elif block and line.startswith("@available"):
            attributes += line
        elif block and not line.startswith("//"):
            declaration = parse(line.split("  //")[0], context, constraints, where)
            declaration.availability = available(attributes)
            found.append(declaration)
            attributes = ""
    return found


def symbols(paths):
    """Reads the module's public declarations from its symbol graphs."""
    found = []
    for path in paths:
        for symbol in json.load(open(path, encoding="utf-8"))["symbols"]:
            text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
            constraints = [
                f"{constraint['lhs']} {'==' if constraint['kind'] == 'sameType' else ':'} {constraint['rhs']}"
                for constraint in symbol.get("swiftExtension", {}).get("constraints", [])
            ]
            declaration = parse(text, ".".join(symbol["pathComponents"][:-1]), constraints)
            if hides_setter(symbol):
                declaration.result = declaration.result.replace(" set }", " }")
            declaration.availability = {
                item.get("domain", "*"): state(item) for item in symbol.get("availability", [])
            }
            if unavailable := declaration.availability.pop("*", None):
                declaration.availability = dict.fromkeys(SYSTEMS, unavailable)
            found.append(declaration)
    return found


def hides_setter(symbol):
    """Returns whether only the package may use a setter. The symbol graph prints such setters, so it reads the source."""
    if "property" not in symbol["kind"]["identifier"] or "location" not in symbol:
        return False
    path = symbol["location"]["uri"].removeprefix("file://")
    line = symbol["location"]["position"]["line"]
    return "package(set)" in open(path, encoding="utf-8").read().splitlines()[line]


def state(item):
    """Returns one system of a symbol's availability in the form of available()."""
    if item.get("isUnconditionallyUnavailable"):
        return "unavailable"
    introduced, deprecated = (
        (item[key]["major"], item[key].get("minor", 0)) if key in item else None for key in ("introduced", "deprecated")
    )
    return introduced, deprecated if deprecated and deprecated < (27, 0) else None


def everywhere(systems, container):
    """Returns the availability including the container's, with iOS's for Mac Catalyst if that is missing."""
    systems = {**container, **systems}
    if "iOS" in systems:
        systems.setdefault("macCatalyst", systems["iOS"])
    return systems


def complete(declarations):
    """Adds the type's availability to each declaration, and removes constraints that the type's generics already state."""
    types = {d.title: d for d in declarations if d.kind in ("struct", "enum", "class", "protocol")}
    for declaration in sorted(declarations, key=lambda d: d.title.count(".")):
        outer = types.get(declaration.container)
        declaration.availability = everywhere(declaration.availability, outer.availability if outer else {})
        said = (outer.constraints if outer else frozenset()) | {f"Self : {declaration.container}"}
        if declaration.title not in types:
            declaration.constraints -= said
    # A type's own `body` and `Body` only make it conform to a protocol.
    return [d for d in declarations if d.name not in ("body", "Body") or outside(d, types) == "protocol"]


def outside(declaration, types):
    return types[declaration.container].kind if declaration.container in types else ""


def differences(apple, ours):
    """Yields (what, how) for each difference between two declarations."""
    if apple.labels != ours.labels or apple.name != ours.name:
        yield "labels", f"Apple's is {apple.title}"
    elif apple.types != ours.types or apple.generics != ours.generics:
        yield "types", f"Apple's is {apple.text}"
    elif apple.defaults != ours.defaults:
        yield "defaults", f"Apple's is {apple.text}"
    if apple.result != ours.result and (apple.result or apple.kind != "typealias"):
        yield "result", f"Apple's is {apple.text}"
    if apple.constraints != ours.constraints:
        yield "constraints", f"Apple's are {', '.join(sorted(apple.constraints)) or 'none'}"
    if apple.attributes != ours.attributes:
        yield "attributes", f"Apple's are {' '.join(sorted(apple.attributes)) or 'none'}"
    if apple.isolation != ours.isolation:
        yield "isolation", f"Apple's is {apple.isolation}"
    if differ := [s for s in SYSTEMS if apple.availability.get(s) != ours.availability.get(s)]:
        yield "availability", "Apple's is " + ", ".join(spoken(s, apple.availability.get(s)) for s in differ)


def spoken(system, state):
    """Returns one system's availability as readable text."""
    if not isinstance(state, tuple):
        return f"{system} {state or 'from the beginning'}"
    introduced, deprecated = (v and ".".join(map(str, v)) for v in state)
    return f"{system} {introduced}" + (f" to {deprecated}" if deprecated else "")


def pairs(apple, ours):
    """Pairs each declaration with the most similar one of Apple's, or with None."""
    groups = {}
    for side, declarations in enumerate((apple, ours)):
        for declaration in declarations:
            key = declaration.container, declaration.kind, declaration.name
            groups.setdefault(key, ([], []))[side].append(declaration)
    for theirs, mine in groups.values():
        weighed = sorted(
            (sum(what in ("labels", "types", "constraints") for what, _ in d) * 10 + len(d), i, j)
            for i, a in enumerate(theirs)
            for j, m in enumerate(mine)
            for d in [list(differences(a, m))]
        )
        left = [set(range(len(theirs))), set(range(len(mine)))]
        for _, i, j in weighed:
            if i in left[0] and j in left[1]:
                left[0].discard(i)
                left[1].discard(j)
                yield theirs[i], mine[j]
        yield from ((theirs[i], None) for i in sorted(left[0]))
        yield from ((None, mine[j]) for j in sorted(left[1]))


def report(apple, ours):
    """Yields (what, declaration, how) for every difference between Apple's declarations and ours."""
    for theirs, mine in pairs(apple, ours):
        if mine is None:
            yield "missing", theirs.identity, "the module does not have it"
        elif theirs is None:
            yield "undeclared", mine.identity, "it is not in Declarations.md"
        else:
            for what, how in differences(theirs, mine):
                yield what, mine.identity, how


def main(*arguments):
    *graphs, declared, allowed = arguments
    apple, ours = complete(facts(declared)), complete(symbols(graphs))
    reasons = {}
    for number, line in enumerate(open(allowed, encoding="utf-8"), 1):
        if line.strip() and not line.startswith("#"):
            difference, found, reason = line.rstrip().rpartition(" // ")
            if not found or not reason:
                sys.exit(f"{allowed}:{number}: no reason")
            reasons[difference] = f"{allowed}:{number}"
    unexplained, applied = [], set()
    for what, declaration, how in report(apple, ours):
        difference = f"{what}: {declaration}"
        if difference in reasons:
            applied.add(difference)
        else:
            unexplained.append(f"{difference}\n    {how}")
    unexplained += [f"{reasons[d]}: explains nothing: {d}" for d in reasons if d not in applied]
    for line in unexplained:
        print(line)
    print(f"{len(ours)} declarations compared, {len(reasons)} differences allowed, {len(unexplained)} unexplained.")
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
