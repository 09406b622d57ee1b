#!/usr/bin/env python3
"""Reports each closure and each witness that SwiftUI calls off the main thread and that would trap there.

Usage: executor.py [--destinations] FILE…

Reads modules as SIL, compiled against a SwiftUI without strict checks. In such a module, a closure isolated to the main
actor begins with a check that it runs there. The script fails if a function with this check is

- an argument of a function in LATER, whose closures SwiftUI calls during an evaluation, sometimes on another thread, or
- a witness of a protocol in WITNESSES.

SwiftUI calls all other closures at once, such as those of view builders, or on the main thread, such as actions. LATER
leaves out the rows of a `List` with data, although Apple declares them like the rows of a ForEach: no trap was reported.
The option --destinations adds the destinations of values and items. The products isolate none to the main actor; an app
may.
"""

import collections
import re
import sys

LATER = re.compile(
    r"\bView\.(?:transform|anchor|transformAnchor|background|overlay)Preference(?:Value)?\b"
    r"|\bView\.(?:transformEnvironment|onGeometryChange|onScrollGeometryChange|visualEffect|scrollTransition"
    r"|alignmentGuide|transaction|phaseAnimator|keyframeAnimator)\b"
    r"|\b(?:GeometryReader|ForEach|TimelineView|Canvas|PhaseAnimator|KeyframeAnimator)(?:<.*?>)?\.init\b"
)
DESTINATIONS = re.compile(r"\bView\.navigationDestination<.*?>\((?:for|item):")
WITNESSES = re.compile(
    r"protocol witness for (?:static )?(?:Shape|InsettableShape|Layout|LayoutValueKey|ShapeStyle|Animatable|Transition"
    r"|VisualEffect|TextRenderer|CustomAnimation|AlignmentID|PreferenceKey|EnvironmentKey)\."
)
FUNCTION = re.compile(r"sil .*?@(\S+) : ")
# The check's operands are the executor, the file and its length, and the line.
CHECK = re.compile(
    r' = extract_executor .*? string_literal utf8 "(.*?)".*? \$Builtin\.Word, \d+.*? \$Builtin\.Word, (\d+)', re.DOTALL
)
INSTRUCTION = re.compile(r"  (?:(%\d+) = )?(\w+) (.*)")


def functions(lines):
    """Yields each function: its symbol, its name, and the lines of its body."""
    name, symbol, body = "", None, []
    for line in lines:
        if symbol and line.startswith("}"):
            yield symbol, name, body
            symbol = None
        elif symbol:
            body.append(line)
        elif match := FUNCTION.match(line):
            symbol, body = match[1] if line.rstrip().endswith("{") else None, []
        elif line.startswith("// ") and not line.startswith("// Isolation:"):
            name = line[3:].strip()


def place(body):
    """Returns the place of a function's executor check as FILE:LINE, or None if the function has no such check."""
    match = CHECK.search("\n".join(body))
    return match and f"{match[1]}:{match[2]}"


def calls(body):
    """Yields each function that the body calls with a function as an argument: the name, and the argument's symbol."""
    names, values, comment = {}, collections.defaultdict(set), ""
    for line in body:
        if line.startswith("  // function_ref "):
            comment = line[len("  // function_ref "):].strip()
        if not (match := INSTRUCTION.match(line)):
            continue
        result, instruction, rest = match.groups()
        operands = re.findall(r"%\d+", rest.split(" // ")[0])
        if instruction == "function_ref":
            names[result] = comment
            values[result].add(re.search(r"@(\S+)", rest)[1])
        elif instruction in ("apply", "try_apply", "begin_apply"):
            name, arguments = names.get(operands[0], ""), operands[1:]
            if name.startswith("View.") and name.endswith("action:)"):
                # An action, the argument before the view, is called on the main thread.
                del arguments[-2:-1]
            for argument in arguments:
                for symbol in values[argument]:
                    yield name, symbol
        elif instruction == "store":
            values[operands[1]] |= values[operands[0]]
        elif result:
            values[result] = set().union(*(values[operand] for operand in operands))


def reports(path, *later):
    """Returns a report for each closure and each witness of a module that would trap: its place, and what calls it."""
    with open(path, encoding="utf-8") as file:
        found = list(functions(file))
    checked = {symbol: where for symbol, _, body in found if (where := place(body))}
    witnesses = [(checked[symbol], name) for symbol, name, _ in found if symbol in checked and WITNESSES.match(name)]
    arguments = [
        (checked[symbol], name)
        for _, _, body in found
        for name, symbol in calls(body)
        if symbol in checked and any(pattern.search(name) for pattern in later)
    ]
    return sorted(set(witnesses + arguments))


def main(*arguments):
    later = (LATER, DESTINATIONS) if "--destinations" in arguments else (LATER,)
    found = [report for path in arguments if path != "--destinations" for report in reports(path, *later)]
    for where, name in found:
        print(f"{where}: error: this may run off the main thread, and would trap there: {name}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
