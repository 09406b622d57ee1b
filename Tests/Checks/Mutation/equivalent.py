"""Leaves out the changes that no test can notice. equivalent.txt lists them, with the reasons."""

import pathlib
import sys


def entries():
    """Yields the path, the line of code and the change of each entry."""
    text = (pathlib.Path(__file__).parent / "equivalent.txt").read_text()
    blocks = [block.splitlines() for block in text.split("\n\n") if not block.startswith("#")]
    for block in blocks:
        assert len(block) >= 4, f"An entry without a reason: {block}"
        yield tuple(line.strip() for line in block[:3])


ENTRIES = list(entries())


def report_missing_files(tree):
    """Prints the listed files that are not in a tree."""
    for path in sorted({path for path, _, _ in ENTRIES}):
        if not (tree / path).exists():
            print(f"equivalent.txt names a file that is gone: {path}", file=sys.stderr)


def without_equivalents(path, source, found):
    """Returns the changes of a file that are not listed. Prints the listed changes that the file no longer has."""
    lines = source.splitlines()
    named = {(lines[mutant.line - 1].strip(), mutant.change) for mutant in found}
    listed = [(code, change) for entry, code, change in ENTRIES if entry == path]
    for code, change in listed:
        if (code, change) not in named:
            print(f"equivalent.txt names what is no longer in {path}: {code}: {change}", file=sys.stderr)
    return [mutant for mutant in found if (lines[mutant.line - 1].strip(), mutant.change) not in listed]
