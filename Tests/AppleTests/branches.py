"""Checks that branches.txt lists each branch of the products that Linux does not compile, with its tests or a reason.

A block of branches.txt begins with the tests that run its branches, as `Type/function`, or with the reason why no test
does. Its other lines are branches: a file, the declarations around the branch, and the systems that compile it. Branches
that only import a module need no line.
"""

import pathlib
import re
import sys

from devices import tests

HERE = pathlib.Path(__file__).parent
APPLE = {"DEBUG"} | {f"canImport({module})" for module in ("Darwin", "os", "Combine", "CoreGraphics", "ImageIO")}
SYSTEMS = {name: {f"os({name})", "canImport(UIKit)"} | APPLE for name in ("iOS", "tvOS", "watchOS", "visionOS")}
SYSTEMS |= {"macOS": {"os(macOS)"} | APPLE, "Linux": {"SEAGLASS_SDK_27", "DEBUG"}}
RUN = {"AppleTests/Windows": {"iOS", "macOS"}, "AppleTests/Touches": {"iOS"}, "SeaGlassTests": {"macOS"}}
RUN |= {"SeaGlassBitmapsTests": {"macOS"}, "SeaGlassNavigationTests": {"macOS"}}
DECLARATION = re.compile(r"(?:(?!if|guard|while|for)[a-z@]\S* )*(func|var|let|struct|class|enum|extension|protocol) (\w+)")
SAMPLE = """enum A {
    var b: Int {
        #if os(iOS)
        let c = 1
        #elseif canImport(UIKit)
        2
        #endif
#if !os(iOS)
#if DEBUG && os(macOS)
enum D {}
#endif
#endif"""


def compiles(condition, system):
    text = re.sub(r"\w+\([^()]*\)|\b[A-Z][A-Z_0-9]+\b", lambda term: str(term[0] in SYSTEMS[system]), condition)
    return eval(text.replace("&&", " and ").replace("||", " or ").replace("!", " not "))


def branches(text, file):
    opened, around = [], []  # For each open branch: its systems, those of earlier branches, its declarations.
    for line in text.splitlines():
        (word, _, condition), indent = line.strip().partition(" "), len(line) - len(line.lstrip())
        if word in ("#elseif", "#else", "#endif"):
            systems, earlier, names = opened.pop()
            if names and systems and "Linux" not in systems:
                yield f"{file} {'.'.join(names)}: {' '.join(system for system in SYSTEMS if system in systems)}"
        declaration = DECLARATION.match(line.strip())
        if declaration or word in ("#if", "#elseif", "#else"):
            around = [outer for outer in around if outer[0] < indent]
        if word in ("#if", "#elseif", "#else"):
            outer, earlier = opened[-1][0] if opened else {*SYSTEMS}, earlier if word != "#if" else set()
            now = {system for system in outer - earlier if not condition or compiles(condition, system)}
            opened.append([now, earlier | now, []])
        elif word and word not in ("#endif", "import") and not word.startswith("//"):
            if declaration and not (around and around[-1][1] in ("func", "var", "let")):
                around.append((indent, *declaration.groups()))
            for branch in opened:
                branch[2] = branch[2] or [name for _, _, name in around]


def problems(text, found, run):
    blocks = [[line.strip() for line in block.splitlines()] for block in text.strip().split("\n\n")]
    listed = [line for block in blocks for line in block[1:]]
    yield from (f"listed {listed.count(branch)} times: {branch}" for branch in found if listed.count(branch) != 1)
    yield from (f"there is no branch {line}" for line in listed if line not in found)
    for heading, *lines in blocks:
        names = re.findall(r"`(\w+/\w+)`", heading)
        yield from (f"there is no test {name}" for name in names if name not in run)
        systems = {system for name in names for system in run.get(name, ())}
        yield from (f"none of its tests runs {line}" for line in lines if names and not systems & {*line.split()})


one, two, three = branches(SAMPLE, "A.swift")
assert (one, two, three) == ("A.swift A.b: iOS", "A.swift A.b: tvOS watchOS visionOS", "A.swift D: macOS")
assert 5 == len([*problems(f"`T/a`\n{one}\n{two}\n\n`T/b`\nB.swift C: iOS", [one, two, three], {"T/a": {"iOS"}})])
root = HERE.parent.parent / "Sources"
found = [line for file in root.glob("SeaGlass*/**/*.swift") for line in branches(file.read_text(), file.relative_to(root))]
run = {test: systems for folder, systems in RUN.items() for test in tests(HERE.parent / folder)}
sys.exit("\n".join(problems((HERE / "branches.txt").read_text(), found, run)) or 0)
