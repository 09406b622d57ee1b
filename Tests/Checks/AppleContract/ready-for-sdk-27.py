#!/usr/bin/env python3
"""Finds code that is not ready for SDK 27, where `@State` is a macro that synthesizes the property's storage.

Usage: ready-for-sdk-27.py FOLDER...             reports each problem as file:line and fails if there is one
       ready-for-sdk-27.py --self-test FOLDER    fails unless the problems are those that `// expect:` comments name

The rules: A `@State` property has a default at its declaration (nil if it is optional), is not assigned in an initializer,
has no private type, and is not used by `@inlinable` code. If it is private, no extension in another file initializes its
view, which breaks linking: https://github.com/pointfreeco/swift-sharing/pull/239. A `Group` has content on every system.

The script reads text without its meaning. It does not see the type of a default that is a call (`= makeModel()`), or a
property used only in string interpolation. It does not repeat checks that the compiler makes.
"""

import re
import sys
from pathlib import Path

LITERAL = re.compile(
    r'//[^\n]*|/\*|(?P<pounds>#*)"""(?:\\.|.)*?"""(?P=pounds)|(?P<raw>#+)".*?"(?P=raw)|"(?:\\.|[^"\\\n])*"', re.DOTALL
)
TYPE = re.compile(
    r"(?P<private>\b(?:private|fileprivate)\s+)?(?:\b(?:final|indirect|nonisolated)\s+)*"
    r"\b(?P<kind>struct|class|enum|actor|protocol|extension)\s+(?:\w+\.)*(?P<name>[A-Z_]\w*)[^{}]*\{"
)
PRIVATE_ALIAS = re.compile(r"\b(?:private|fileprivate)\s+typealias\s+(\w+)")
STATE = re.compile(
    r"@(?:SwiftUI\.)?State\b(?:\([^)]*\))?(?P<modifiers>(?:\s+(?:@\w+|\w+(?:\(\w+\))?))*?)\s+var\s+(?P<name>\w+)"
    r"(?:\s*:\s*(?P<type>[^=\n{]+))?(?P<default>\s*=\s*[^\n]*)?"
)
INITIALIZER = re.compile(r"(?<![.\w])init[?!]?\s*(?:<[^(]*>)?\s*\(")
INLINABLE = re.compile(r"@(?:inlinable|usableFromInline|_alwaysEmitIntoClient|export\(implementation\))")
EMPTY_GROUP = re.compile(
    r"\bGroup\s*(?:\(\s*\))?\s*\{\s*(?:#if\b(?:(?!#else\b|#endif\b).)*#endif\s*)?\}", re.DOTALL
)


def code_only(text):
    """Returns the text with comments and string literals blanked out, so that positions stay the same."""
    result, position = [], 0
    while match := LITERAL.search(text, position):
        end = match.end()
        if match.group() == "/*":
            end = end_of_comment(text, match.start())
        result += [text[position : match.start()], re.sub(r"[^\n]", " ", text[match.start() : end])]
        position = end
    return "".join(result) + text[position:]


def end_of_comment(text, start):
    depth = 0
    for match in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if match.group() == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)


def closing(code, opening):
    """Returns the index of the bracket that closes the one at `opening`."""
    pairs = {"{": "}", "(": ")"}
    depth = 0
    for index in range(opening, len(code)):
        if code[index] == code[opening]:
            depth += 1
        elif code[index] == pairs[code[opening]]:
            depth -= 1
            if depth == 0:
                return index
    return len(code) - 1


class Source:
    def __init__(self, path):
        self.path = path
        self.text = path.read_text()
        self.code = code_only(self.text)
        self.types = [
            (match.end() - 1, closing(self.code, match.end() - 1), match) for match in TYPE.finditer(self.code)
        ]

    def line(self, position):
        return self.code.count("\n", 0, position) + 1

    def declaration_around(self, position):
        """Returns the innermost type or extension around a position."""
        around = [(start, match) for start, end, match in self.types if start < position < end]
        return max(around, key=lambda entry: entry[0])[1] if around else None

    def type_around(self, position):
        """Returns the name of the innermost type, or extended type, around a position."""
        declaration = self.declaration_around(position)
        return declaration["name"] if declaration else None

    def private_types(self):
        """Returns the types that are private, or are inside a private type or extension."""
        hidden = [(start, end) for start, end, match in self.types if match["private"]]
        names = {
            match["name"]
            for start, _, match in self.types
            if match["kind"] != "extension"
            and (match["private"] or any(first < start < last for first, last in hidden))
        }
        return names | set(PRIVATE_ALIAS.findall(self.code))

    def states(self):
        return [(self.type_around(match.start()), match) for match in STATE.finditer(self.code)]

    def initializers(self):
        for match in INITIALIZER.finditer(self.code):
            after = closing(self.code, match.end() - 1) + 1
            body = re.compile(r"[^{}()=]*(?:\([^)]*\)[^{}()=]*)?\{").match(self.code, after)
            owner = self.declaration_around(match.start())
            if body and owner:
                yield owner, body.end(), closing(self.code, body.end() - 1)

    def inlinables(self):
        for match in INLINABLE.finditer(self.code):
            body = re.compile(r"[^{}\n]*(?:\n[ \t]*(?:where|@|->|public|package|\)|func)[^{}\n]*)*\{?").match(
                self.code, match.end()
            )
            opening = body.end() - 1
            end = closing(self.code, opening) if self.code[opening] == "{" else body.end()
            yield self.type_around(match.start()), match.start(), end


def breaches(sources):
    """Yields (path, line, message) for each problem."""
    names, private_in = {}, {}
    for source in sources:
        for owner, state in source.states():
            names.setdefault(owner, set()).add(state["name"])
            if re.search(r"\b(?:private|fileprivate)\b", state["modifiers"]):
                private_in.setdefault(owner, source.path)

    for source in sources:
        private_types = source.private_types()
        for _, state in source.states():
            where = source.path, source.line(state.start("name"))
            if not state["default"] and not (state["type"] or "").rstrip().endswith("?"):
                yield *where, f"'{state['name']}' is a @State without a default beside its name"
            mentioned = re.findall(r"\w+", state["type"] or state["default"] or "")
            if name := next((name for name in mentioned if name in private_types), None):
                yield *where, f"'{state['name']}' is a @State of the private type '{name}'"

        for declaration, start, end in source.initializers():
            owner, body = declaration["name"], source.code[start:end]
            is_elsewhere = declaration["kind"] == "extension" and private_in.get(owner, source.path) != source.path
            if is_elsewhere and not re.search(r"\bself\.init\b", body):
                where = source.path, source.line(start)
                yield *where, f"'{owner}' has private @State in another file"
            for name in names.get(owner, ()):
                assignment = rf"(?<![\w.])(?<!let )(?<!var )(?:self\s*\.\s*)?_?{name}\s*=(?!=)"
                for match in re.compile(assignment).finditer(source.code, start, end):
                    yield source.path, source.line(match.start()), f"an initializer assigns the @State '{name}'"

        for owner, start, end in source.inlinables():
            for name in names.get(owner, ()):
                if re.search(rf"(?<!\w)[_$]?{name}\b", source.code[start:end]):
                    yield source.path, source.line(start), f"inlinable code touches the @State '{name}'"

        for match in EMPTY_GROUP.finditer(source.code):
            yield source.path, source.line(match.start()), "a Group without content on some system"


def expectations(sources):
    for source in sources:
        for number, line in enumerate(source.text.splitlines(), 1):
            if match := re.search(r"// expect: (.*)", line):
                yield source.path, number, match[1]


def main(arguments):
    if not arguments or arguments[0] in ("-h", "--help"):
        return print(__doc__)
    self_test = arguments[0] == "--self-test"
    folders = arguments[1:] if self_test else arguments
    sources = [Source(path) for folder in folders for path in sorted(Path(folder).rglob("*.swift"))]
    found = sorted(set(breaches(sources)))
    if not self_test:
        for path, line, message in found:
            print(f"{path}:{line}: error: not ready for SDK 27: {message}", file=sys.stderr)
        return 1 if found else 0

    expected = sorted(set(expectations(sources)))
    for path, line, message in sorted(set(expected) ^ set(found)):
        kind = "not found" if (path, line, message) in expected else "found without cause"
        print(f"{path}:{line}: error: {kind}: {message}", file=sys.stderr)
    return 1 if found != expected or not expected else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
