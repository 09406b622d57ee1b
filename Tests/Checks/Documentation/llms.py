"""Prints the README and the pages of all catalogs as one plain text, for tools that write code.

Usage: llms.py

A catalog's root page comes first, then its other pages by name. Pictures and directives are left out, and a link to a page
or symbol is its name.
"""

import pathlib
import re

MODULES = ["SeaGlass", "SeaGlassNavigation", "SeaGlassBitmaps"]


def pages():
    """Yields the README, then the pages of each catalog."""
    yield pathlib.Path("README.md")
    for module in MODULES:
        catalog = pathlib.Path(f"Sources/{module}/{module}.docc")
        root = catalog / f"{module}.md"
        yield root
        yield from sorted(path for path in catalog.glob("**/*.md") if path != root)


def title(path):
    """Returns the heading of a page."""
    return path.read_text().splitlines()[0].removeprefix("# ").replace("``", "")


def sections(path):
    """Returns the headings of a page by their anchors."""
    heads = re.findall(r"^##+ (.+)$", path.read_text(), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head).replace(" ", "-"): head.replace("`", "") for head in heads}


def plain(text, titles, heads):
    """Returns a page without DocC's notation."""
    text = re.sub(r"^## Topics\n.*", "", text, flags=re.DOTALL | re.MULTILINE)  # lists of links, for DocC's navigation
    text = re.sub(r"^@Metadata \{.*?^\}\n+", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"\n*^!\[[^]]*\]\([^)]+\)$", "", text, flags=re.MULTILINE)
    text = re.sub(r"<doc:(\w+)(?:#([^>]+))?>", lambda link: name(titles, heads, *link.groups()), text)
    text = re.sub(r"\[([^]]+)\]\((?!https?:)[^)]+\)", r"\1", text)
    text = re.sub(r"^# ``(.+)``$", r"# \1", text, flags=re.MULTILINE)
    return re.sub(r"(?<!`)``(?!`)([^`]+)``(?!`)", r"`\1`", text)


def name(titles, heads, page, section):
    title = titles.get(page, page)
    return f"*{title}, {heads[page].get(section, section.replace('-', ' '))}*" if section else f"*{title}*"


def main():
    titles = {path.stem: title(path) for path in pages()}
    heads = {path.stem: sections(path) for path in pages()}
    print("\n\n".join(plain(path.read_text(), titles, heads).strip() for path in pages()))


if __name__ == "__main__":
    main()
