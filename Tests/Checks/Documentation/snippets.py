"""Writes the Swift code blocks of Markdown files and documentation comments as source files that compile.

Usage: snippets.py FOLDER FILE…

Each block becomes a file in FOLDER, inside a type, so that blocks may declare the same names:

    import, extension            at the top of the file
    types, functions, wrapped    members of the type; `#Preview { … }` becomes a function
    properties
    everything else              statements of a function that is `async throws`; one that starts with a dot is chained
                                 to an empty view

A name that a block uses without declaring it must be in STATE or Prelude.swift. Errors are reported at the block's own
lines. A block that should not compile has another fence than ```swift. Each file of a tutorial's code is one block, and so
is each code span in the last column of a table with the head | There | Here |.

A block compiles for each system, unless its code says otherwise: by `#if`, or by a comment `// not on watchOS` or
`// only on iOS and macOS` above a declaration or statement, or at the end of its first line. A cell says the same in its
text; one that says “from iOS 18 on” compiles for iOS 18 alone. A block that imports UIKit is for iOS.
"""

import pathlib
import re
import sys

FENCE = re.compile(r"^(\s*(?:///)?\s*)```swift$")
SPAN = re.compile(r"(?<!`)`([^`]+)`(?!`)")
MODIFIERS = r"(?:(?:public|private|fileprivate|final|static|nonisolated|indirect|@\w+(?:\([^)]*\))?)\s+)*"
TOP = re.compile(r"import\s|(?:@MainActor\s+)?extension\s")
MEMBER = re.compile(
    MODIFIERS + r"(?:struct|class|enum|actor|protocol|typealias|func)\s|@\w+(?:\([^)]*\))?\s+(?:private\s+)?var\s"
)
CONTINUATION = re.compile(r"[\s.})\]]|else\b|$")
CONDITION = re.compile(r"#(if|elseif|else|endif)\b\s*(.*)")
SYSTEMS = re.compile(r"\b(not|only) on (\w+OS(?:(?:,? and |, )\w+OS)*)", re.IGNORECASE)
VERSION = re.compile(r"\bfrom (iOS) (\d+(?:\.\d+)?) on\b")
COMPLETED_BY_NEXT = re.compile(r"//|@\w+(?:\([^)]*\))?\s*$")

IMPORTS = ["import Foundation", "import SeaGlass", "import SeaGlassBitmaps", "import SeaGlassNavigation", "import SwiftUI"]

# Members of the view around a block, unless the block declares them.
STATE = [
    "@State var selection: MailThread?",
    "@State var isShowingSettings = false",
    "@State var isChoosing = false",
    "@State var shuffles = false",
    "@State var palette = ColorPalette.ocean",
    "@State var path: [ThreadRoute] = []",
    "@State var values = NavigationPath()",
    "@Namespace var namespace",
    "@Environment(\.navigator) var navigator",
]


def blocks(path):
    """Returns the code blocks of a file: the number of the first line, and the lines without their prefix."""
    if path.suffix == ".swift" and any(part.endswith(".docc") for part in path.parts):
        return [(1, path.read_text().splitlines())]
    prefix, found = None, []
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        fence = FENCE.match(line)
        if prefix is None and fence and ("///" in fence.group(1) or path.suffix == ".md"):
            prefix, first, code = fence.group(1), number + 1, []
        elif prefix is not None and line.strip(" /") == "```":
            found.append((first, code))
            prefix = None
        elif prefix is not None:
            code.append(line[len(prefix):])
    return found


def cells(path):
    """Returns the code in the last column of tables: the line, the code, and the text outside of it."""
    is_table, found = False, []
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        is_table = line.startswith("|") and (is_table or line == "| There | Here |")
        if is_table:
            cell = line.split("|")[-2]
            found += [(number, [code], SPAN.sub("", cell)) for code in SPAN.findall(cell)]
    return found


def items(first, code):
    """Returns the declarations and statements of a block: the number of the first line, the lines, and the condition."""
    found, conditions = [], [["os(iOS)"]] if "import UIKit" in code else []
    for number, line in enumerate(code, start=first):
        if match := CONDITION.match(line):
            negated = [f"!({condition})" for condition in conditions.pop()] if match[1] != "if" else []
            if match[1] != "endif":
                conditions.append(negated + ([match[2]] if match[2] else []))
            continue
        condition = " && ".join(f"({condition})" for level in conditions for condition in level)
        if found and (CONTINUATION.match(line) or COMPLETED_BY_NEXT.match(found[-1][1][-1])):
            found[-1][1].append(line)
        elif line.strip():
            found.append((number, [line], condition))
    return [(number, lines, with_systems(condition, lines)) for number, lines, condition in found]


def with_systems(condition, lines):
    """Adds to a condition the systems that a comment names: above an item, or at the end of its first line."""
    for line in lines:
        named = systems(SYSTEMS.fullmatch(line.partition("//")[2].strip()))
        condition = " && ".join(filter(None, [condition, named]))
        if not COMPLETED_BY_NEXT.match(line):
            break
    return condition


def systems(match):
    """Returns the condition for the systems that a text names, or nothing if it names none."""
    if not match:
        return ""
    named = " || ".join(f"os({system})" for system in re.findall(r"\w+OS", match[2]))
    return f"({named})" if match[1].lower() == "only" else f"!({named})"


def placed(path, number, lines, condition):
    """Returns the lines of an item with their place in a page, and within their condition."""
    located = [f'#sourceLocation(file: "{path}", line: {number})', *lines]
    return [f"#if {condition}", *located, "#endif"] if condition else located


def declares(pattern, lines):
    """Returns whether the first line other than comments and attributes matches a pattern."""
    return pattern.match(next((line for line in lines if not COMPLETED_BY_NEXT.match(line)), "")) is not None


def source(name, path, first, code, text=""):
    # No module here has the app's entry point, and only Xcode has previews.
    code = [re.sub(r"^@main\s*", "", line) for line in code]
    code = [re.sub(r"^#Preview(\([^)]*\))?", "@MainActor @ViewBuilder func preview() -> some View", line) for line in code]
    top, members, statements = [], [], []
    for number, lines, condition in items(first, code):
        kind = top if declares(TOP, lines) else members if declares(MEMBER, lines) else statements
        if lines[0].startswith("."):
            lines[0] = "EmptyView()" + lines[0]
        kind += placed(path, number, lines, condition)
    declared = "\n".join(members)
    state = [line for line in STATE if re.search(r"var \w+", line).group() not in declared]
    body = [f"@MainActor private struct {name} {{", *state, *members]
    body += ["func example() async throws {", *statements, "}", "}"]
    condition = systems(SYSTEMS.search(text))
    if version := VERSION.search(text):
        condition, body = f"os({version[1]})", [f"@available({version[1]} {version[2]}, *)", *body]
    body = [f"#if {condition}", *body, "#endif"] if condition else body
    return "\n".join([*IMPORTS, *top, *body, ""])


def main(folder, *paths):
    folder, count = pathlib.Path(folder), 0
    folder.mkdir(parents=True, exist_ok=True)
    for path in map(pathlib.Path, paths):
        for first, code, *text in blocks(path) + cells(path):
            name = re.sub(r"\W", "_", f"{path.stem}_{first}")
            count += 1
            (folder / f"{count}_{name}.swift").write_text(source(f"Block_{name}", path, first, code, *text))
    print(count)


if __name__ == "__main__":
    main(*sys.argv[1:])
