#!/usr/bin/env python3
"""Writes Tests/Headless/Sources/Page/Web/Inter-*.woff2: what a page needs of Inter.

Usage: subset.py FOLDER

FOLDER holds Inter-Regular.otf and the others, as in Debian's package fonts-inter
(/usr/share/fonts/opentype/inter). Needs fonttools and brotli (PyPI, or Debian's python3-fonttools and python3-brotli).

Each file has the copyright and the license of Inter in its names; see README.md in this folder.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}

# Latin as it is written in Western Europe, punctuation, currency and arrows.
RANGES = [(0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2026), (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2122, 0x2122),
          (0x2190, 0x2193), (0x2212, 0x2212)]

# Family, style, copyright, license and its address.
NAMES = [0, 1, 2, 13, 14]


def subset(source, target):
    """Without kerning and ligatures: text is measured by the widths of its characters."""
    options = Options(layout_features=[], name_IDs=NAMES, flavor="woff2", hinting=False, desubroutinize=True)
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for low, high in RANGES for code in range(low, high + 1)])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    target = Path(__file__).resolve().parent.parent / "Sources/Page/Web"
    for weight, name in WEIGHTS.items():
        subset(Path(sys.argv[1], f"Inter-{name}.otf"), target / f"Inter-{weight}.woff2")


main()
