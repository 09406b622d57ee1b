#!/usr/bin/env python3
"""Writes the widths of Inter's characters into Tests/Headless/Sources/SwiftUI/Layout/Text/InterAdvances.swift.

Usage: advances.py FOLDER

FOLDER holds Inter-Regular.otf and Inter-Bold.otf, as in Debian's package fonts-inter
(/usr/share/fonts/opentype/inter). Needs fonttools (PyPI, or Debian's python3-fonttools).

Inter is licensed under the SIL Open Font License 1.1; see README.md in this folder.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

# Latin with its extensions, Greek, Cyrillic, punctuation, currency, letterlike signs and arrows.
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x386, 0x3CE), (0x400, 0x45F), (0x2010, 0x2026), (0x2030, 0x203A),
          (0x20AC, 0x20AC), (0x2116, 0x2116), (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212)]
WIDTH = 100


def advances(font):
    names, metrics = font.getBestCmap(), font["hmtx"].metrics
    fallback = metrics[names[ord("x")]][0]
    return [metrics[names[code]][0] if code in names else fallback for low, high in RANGES
            for code in range(low, high + 1)]


def encoded(values):
    """Returns the values as Swift text: two characters per number, six bits each, starting at "0"."""
    assert max(values) < 4096
    text = "".join(chr(48 + value // 64) + chr(48 + value % 64) for value in values)
    lines = [text[start:start + WIDTH] for start in range(0, len(text), WIDTH)]
    return '#"""\n' + "".join(f"        {line}\\#\n" for line in lines[:-1]) + f'        {lines[-1]}\n        """#'


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    regular, bold = TTFont(folder / "Inter-Regular.otf"), TTFont(folder / "Inter-Bold.otf")
    hhea = regular["hhea"]
    runs = ",\n".join(f"        (0x{low:X}, {high - low + 1})" for low, high in RANGES)
    target = Path(__file__).resolve().parent.parent / "Sources/SwiftUI/Layout/Text/InterAdvances.swift"
    target.write_text(f"""\
/// How wide the characters of Inter are, regular and bold.
///
/// Copyright 2016 The Inter Project Authors; SIL Open Font License 1.1: see `Tests/Headless/Font/README.md`.
/// Written by `Tests/Headless/Font/advances.py`.
enum InterAdvances {{
    static let unitsPerEm = {regular["head"].unitsPerEm}
    static let ascent = {hhea.ascent}
    static let descent = {-hhea.descent}

    /// The first scalar of each run of characters, and how many there are.
    static let runs: [(first: UInt32, count: Int)] = [
{runs},
    ]

    /// Two characters an advance, six bits each, counted from "0".
    static let regular =
        {encoded(advances(regular))}

    static let bold =
        {encoded(advances(bold))}
}}
""")


main()
