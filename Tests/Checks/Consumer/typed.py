"""Writes the code of pages as a person types it, one block after the other, without the documentation's prelude.

Usage: typed.py FOLDER PAGE…

A page's steps begin at its first Swift block that begins with `import` and declares something. Those of the README and of
a migration page end at the next heading. Such a block begins a new file, and a block without `import` is added to the last
file. A type that is declared again replaces its earlier declaration, in the same place unless the block begins a new file.
In a tutorial each step is the whole file with the name that the tutorial gives it.

Each step becomes a folder in FOLDER with all files so far. Errors are reported at the page's own lines.
"""

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Documentation"))
from snippets import MODIFIERS, blocks, items, placed  # noqa: E402

DECLARATION = re.compile(MODIFIERS + r"(?:struct|class|enum|actor|protocol|typealias|func|let|var)\s+(\w+)")
STEP = re.compile(r'@Code\(name: "([^"]+)", file: "?([^",)]+)"?')


def name_of(lines):
    """Returns the name that an item declares. An extension and an import have none, so they are never replaced."""
    code = "\n".join(line for line in lines if not line.startswith("//"))
    match = DECLARATION.match(code)
    return match and match[1]


def begins_file(code):
    """Returns whether a block begins with an import, and has more than imports."""
    return bool(code) and code[0].startswith("import ") and any(name_of(lines) for _, lines, _ in items(1, code))


def end(path, first):
    """Returns the line after the steps that begin at a line."""
    lines = path.read_text().splitlines()
    heads, is_code = [], False
    for number, line in enumerate(lines, start=1):
        is_code ^= line.startswith("```")
        if number > first and not is_code and re.match("#+ ", line):
            heads.append(number)
    return heads[0] if heads and (path.name == "README.md" or path.parent.name == "Migration") else len(lines)


def page_steps(path):
    """Yields the line of each step's block, and the files after it: lists of declarations and their text."""
    files, last = [], None
    for first, code in blocks(path):
        begins = begins_file(code)
        if not files and begins:
            last = end(path, first)
        if not (files or begins) or first > last:
            continue
        if begins:
            files.append([])
        for line, lines, condition in items(first, code):
            name = name_of(lines)
            key = (name, condition) if name else None
            item = (first, key, placed(path, line, lines, condition))
            earlier = ((file, place) for file in files for place, (block, other, _) in enumerate(file)
                       if key and other == key and block < first)
            file, place = next(earlier, (None, None))
            if file is not None and not begins:
                file[place] = item
            else:
                if file is not None:
                    del file[place]
                files[-1].append(item)
        yield first, {f"File{number}.swift": list(file) for number, file in enumerate(files, start=1)}


def tutorial_steps(path):
    """Yields the line of each step of a tutorial, and the files after it."""
    files = {}
    for line, text in enumerate(path.read_text().splitlines(), start=1):
        for name, file in STEP.findall(text):
            code = path.parent / "Code" / file
            files = files | {name: [(line, None, placed(code, 1, code.read_text().splitlines(), ""))]}
            yield line, files


def main(folder, *paths):
    folder, count = pathlib.Path(folder), 0
    for path in map(pathlib.Path, paths):
        steps = list((tutorial_steps if path.suffix == ".tutorial" else page_steps)(path))
        if not steps:
            print(f"{path}: error: no Swift block begins with an import and declares something.")
        for line, files in steps:
            count += 1
            step = folder / f"{count:02}_{path.stem}_{line}"
            step.mkdir(parents=True)
            for name, found in files.items():
                (step / name).write_text("".join(line + "\n" for *_, lines in found for line in lines))
    print(count)


if __name__ == "__main__":
    main(*sys.argv[1:])
