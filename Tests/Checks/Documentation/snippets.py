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
    prefix, found, is_table = None, [], False
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        fence = FENCE.match(line)
        is_table = line.startswith("|") and (is_table or line == "| There | Here |")
        if is_table:
            found += [(number, [code]) for code in SPAN.findall(line.split("|")[-2])]
        if prefix is None and fence and ("///" in fence.group(1) or path.suffix == ".md"):
            prefix, first, code = fence.group(1), number + 1, []
        elif prefix is not None and line.strip(" /") == "```":
            found.append((first, code))
            prefix = None
        elif prefix is not None:
            code.append(line[len(prefix):])
    return found


def items(first, code):
    """Returns the declarations and statements of a block: the number of the first line, and the lines."""
    found = []
    for number, line in enumerate(code, start=first):
        if found and (CONTINUATION.match(line) or COMPLETED_BY_NEXT.match(found[-1][1][-1])):
            found[-1][1].append(line)
        elif line.strip():
            found.append((number, [line]))
    return found


def declares(pattern, lines):
    """Returns whether the first line other than comments and attributes matches a pattern."""
    return pattern.match(next((line for line in lines if not COMPLETED_BY_NEXT.match(line)), "")) is not None


def source(name, path, first, code):
    # No module here has the app's entry point, and only Xcode has previews.
    code = [re.sub(r"^@main\s*", "", line) for line in code]
    code = [re.sub(r"^#Preview(\([^)]*\))?", "@MainActor @ViewBuilder func preview() -> some View", line) for line in code]
    top, members, statements = [], [], []
    for number, lines in items(first, code):
        kind = top if declares(TOP, lines) else members if declares(MEMBER, lines) else statements
        if lines[0].startswith("."):
            lines[0] = "EmptyView()" + lines[0]
        kind += [f'#sourceLocation(file: "{path}", line: {number})', *lines]
    declared = "\n".join(members)
    state = [line for line in STATE if re.search(r"var \w+", line).group() not in declared]
    return "\n".join(
        [*IMPORTS, *top, f"@MainActor private struct {name} {{", *state, *members]
        + ["func example() async throws {", *statements, "}", "}", ""]
    )


def main(folder, *paths):
    folder, count = pathlib.Path(folder), 0
    folder.mkdir(parents=True, exist_ok=True)
    for path in map(pathlib.Path, paths):
        for first, code in blocks(path):
            name = re.sub(r"\W", "_", f"{path.stem}_{first}")
            count += 1
            (folder / f"{count}_{name}.swift").write_text(source(f"Block_{name}", path, first, code))
    print(count)


if __name__ == "__main__":
    main(*sys.argv[1:])
