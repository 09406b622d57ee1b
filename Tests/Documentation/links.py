"""Prints the links between pages of a site built by docc that lead to no page of it. Fails if there is one.

Usage: links.py SITE
"""

import json
import pathlib
import sys

data = pathlib.Path(sys.argv[1], "data")
broken = set()
for page in data.rglob("*.json"):
    for reference in json.loads(page.read_text()).get("references", {}).values():
        url = reference.get("url", "")
        if url.startswith("/documentation") and not data.joinpath(url.split("#")[0].lower()[1:] + ".json").exists():
            broken.add(f"{page.relative_to(data).with_suffix('')} links to {url}, and there is no such page")
print("\n".join(sorted(broken)), end="\n" if broken else "", file=sys.stderr)
sys.exit(1 if broken else 0)
