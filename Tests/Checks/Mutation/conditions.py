"""Finds the lines of a file that a debug build on Linux compiles."""

import re

TRUE = {"os(Linux)", "canImport(SwiftUI)", "canImport(Foundation)", "DEBUG", "SEAGLASS_SDK_27"}


def holds(condition):
    def replacement(match):
        version = re.fullmatch(r"compiler\(>=(\d+)\.(\d+)\)", match[0])
        if version:
            return str((int(version[1]), int(version[2])) <= (6, 3))
        return str(match[0] in TRUE)

    text = re.sub(r"\w+\([^)]*\)|\b[A-Z_][A-Z0-9_]+\b", replacement, condition)
    return eval(text.replace("&&", " and ").replace("||", " or ").replace("!", " not "))


def compiled_lines(source):
    """Yields the number of each compiled line, starting at 1."""
    # For each open condition: whether the current part is compiled, and whether an earlier part was.
    open_conditions = []
    for number, line in enumerate(source.splitlines(), 1):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b\s*(.*)", line)
        if not directive:
            if all(now for now, _ in open_conditions):
                yield number
        elif directive[1] == "endif":
            open_conditions.pop()
        elif directive[1] == "if":
            open_conditions.append((holds(directive[2]),) * 2)
        else:
            _, before = open_conditions.pop()
            now = not before and (directive[1] == "else" or holds(directive[2]))
            open_conditions.append((now, before or now))
