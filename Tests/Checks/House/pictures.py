"""Draws the pictures of the architecture page, which show uses from the compiler's index.

Usage: pictures.py INDEX-STORE PAGE FOLDER MODULE…

`folders` shows the folders of the modules in order. Each table of the page whose rows start with files is a walk, and gets
a picture of these files: an arrow leads from a file to a later one that it uses. A missing file is an error. A table of
states, requests and next states gets a picture, too.
"""

import pathlib
import re
import sys

from house import sources, uses_in

APPEARANCES = {"": ("#1d1d1f", "#6e6e73", "#f5f5f7"), "~dark": ("#f5f5f7", "#98989d", "#2c2c2e")}
PAGES = {"": "#fff", "~dark": "#000"}
WIDTH, HEIGHT, GAP = 300, 34, 12


def drawn(names, arrows, appearance):
    """Returns an SVG of a column of boxes with an arc for each arrow."""
    ink, line, fill = APPEARANCES[appearance]
    top = {name: number * (HEIGHT + GAP) + GAP for number, name in enumerate(names)}
    reach = max((abs(names.index(a) - names.index(b)) for a, b in arrows), default=0)
    width, height = WIDTH + 60 + 14 * reach, len(names) * (HEIGHT + GAP) + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f'<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">'
        f'<path d="M0 0 8 4 0 8z" fill="{line}"/></marker></defs>',
    ]
    for user, used in sorted(arrows, key=lambda arrow: (names.index(arrow[0]), names.index(arrow[1]))):
        start, end = top[user] + HEIGHT / 2 + 4, top[used] + HEIGHT / 2 - 4
        bow = WIDTH + 34 + 14 * abs(names.index(user) - names.index(used))
        parts.append(
            f'<path d="M{WIDTH + 12} {start:g} C{bow} {start:g} {bow} {end:g} {WIDTH + 14} {end:g}" fill="none" '
            f'stroke="{line}" stroke-width="1.2" marker-end="url(#tip)"/>'
        )
    for name in names:
        parts.append(
            f'<rect x="12" y="{top[name]}" width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{fill}"/>'
            f'<text x="28" y="{top[name] + 22}" fill="{ink}" font-family="-apple-system, Inter, sans-serif" '
            f'font-size="14">{name}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def drawn_states(rows, appearance):
    """Returns an SVG of a column of states. An arc leads from a state to the next, down on the right and up on the left."""
    ink, line, fill = APPEARANCES[appearance]
    names = list(dict.fromkeys(name for state, _, following in rows for name in (state, following)))
    step, left, box = 92, 330, 120
    top = {name: number * step + GAP for number, name in enumerate(names)}
    width, height = 2 * left + box, len(names) * step - step + HEIGHT + 2 * GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="-apple-system, Inter, sans-serif">',
        f'<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">'
        f'<path d="M0 0 8 4 0 8z" fill="{line}"/></marker></defs>',
    ]
    labels = []
    for state, request, following in rows:
        distance = names.index(following) - names.index(state)
        side, anchor = (1, "start") if distance > 0 else (-1, "end")
        edge, reach = width / 2 + side * (box / 2 + 2), 12 + 20 * abs(distance)
        start, end = (top[name] + HEIGHT / 2 + 8 * shift for name, shift in ((state, side), (following, -side)))
        bow = edge + side * reach * 4 / 3
        parts.append(
            f'<path d="M{edge:g} {start:g} C{bow:g} {start:g} {bow:g} {end:g} {edge:g} {end:g}" fill="none" '
            f'stroke="{line}" stroke-width="1.2" marker-end="url(#tip)"/>'
        )
        labels.append(
            f'<text x="{edge + side * (reach + 6):g}" y="{(start + end) / 2 + 4:g}" text-anchor="{anchor}" fill="{line}" '
            f'font-size="12" stroke="{PAGES[appearance]}" stroke-width="4" paint-order="stroke">{request}</text>'
        )
    parts += labels
    for name in names:
        parts.append(
            f'<rect x="{left}" y="{top[name]}" width="{box}" height="{HEIGHT}" rx="10" fill="{fill}"/>'
            f'<text x="{width / 2:g}" y="{top[name] + 22}" text-anchor="middle" fill="{ink}" font-size="14">{name}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def states(page):
    """Yields the name of the picture and the rows of each table of states of the page."""
    for name, section in re.findall(r"!\[[^]]*\]\((states-[a-z]+)\)(.*?)(?=\n### |\n## |\Z)", page.read_text(), re.S):
        rows = [[cell.strip(" `") for cell in row.split("|")] for row in re.findall(r"^\| ([^-\n]+) \|$", section, re.M)]
        yield name, [[cell.replace("`", "") for cell in row] for row in rows[1:]]


def walks(page):
    """Yields the name of the picture and the files of each walk of the page."""
    for name, section in re.findall(r"!\[[^]]*\]\((walk-[a-z]+)\)(.*?)(?=\n### |\n## |\Z)", page.read_text(), re.S):
        rows = re.findall(r"^\| (`[^|]+) \|", section, re.M)
        yield name, [pathlib.PurePath(file).name for row in rows for file in re.findall(r"`([^`]+)`", row)]


def main(store, page, folder, *modules):
    names, arrows, uses, files = [], set(), set(), set()
    for module in map(pathlib.Path, modules):
        files |= {file.stem for file in sources(module)}
        for user, _, _, used in uses_in(store, module)[1]:
            uses.add((user.stem, used.stem))
            floors = [file.relative_to(module.resolve()).parts[0] for file in (user, used)]
            if floors[0] != floors[1]:
                arrows.add(tuple(floors))
        names += order_of(module)
    pictures = {"folders": (names, arrows)}
    problems = []
    for name, walk in walks(pathlib.Path(page)):
        problems += [f"{name}: there is no file {file}" for file in walk if file not in files]
        pictures[name] = (walk, {(a, b) for a, b in uses if a in walk and b in walk and walk.index(a) < walk.index(b)})
    if problems:
        sys.exit("\n".join(problems))
    for name, rows in states(pathlib.Path(page)):
        for appearance in APPEARANCES:
            (pathlib.Path(folder) / f"{name}{appearance}.svg").write_text(drawn_states(rows, appearance))
    for name, (boxes, lines) in pictures.items():
        for appearance in APPEARANCES:
            (pathlib.Path(folder) / f"{name}{appearance}.svg").write_text(drawn(boxes, lines, appearance))


def order_of(module):
    """Returns the folders of a module in the order of check.sh."""
    check = pathlib.Path(__file__).with_name("check.sh").read_text()
    return re.search(rf"^judge \S*/{module.name} \d+ (.+)$", check, re.M).group(1).split()


if __name__ == "__main__":
    main(*sys.argv[1:])
