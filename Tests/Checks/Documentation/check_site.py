"""Opens the site in Chromium and fails at the first problem.

Usage: check_site.py SITE PATH CHROMIUM SCREENSHOT-FOLDER

Checks that every link inside the site leads to a page: those in the data from which DocC makes its pages, and those of the
landing page. Checks that llms.txt begins with the README and has each article, without DocC's notation. Opens the
landing page and every article, light and dark, as wide as a phone and as a desktop, and checks that it has a heading,
starts at its top, is not wider than the window, and passes axe. Keeps screenshots.
"""

import functools
import http.server
import json
import pathlib
import re
import shutil
import sys
import threading

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Browser"))
from accessibility import violations  # noqa: E402

WINDOWS = {"phone": (390, 844), "desktop": (1280, 900)}

# The mark of elements in DocC's components. The project cannot change them, so their violations are left out.
OF_THE_RENDERER = re.compile(r"<\w+ data-v-")


def links_in(value):
    """Yields the addresses in a page's data."""
    if isinstance(value, dict):
        if isinstance(value.get("url"), str):
            yield value["url"]
        for part in value.values():
            yield from links_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from links_in(part)


def links_of(page):
    """Yields the addresses in a page's data. Chapters of tutorials are left out: DocC writes no page for them."""
    chapters = {module["reference"] for module in page.get("hierarchy", {}).get("modules", [])}
    references = {name: part for name, part in page.get("references", {}).items() if name not in chapters}
    return links_in({**page, "references": references})


def broken_links(site):
    """Yields links of the documentation and the landing page that lead nowhere."""
    targets = {(data, link) for data in site.glob("data/**/*.json") for link in links_of(json.loads(data.read_text()))}
    landing = site / "index.html"
    targets |= {(landing, "/" + link) for link in re.findall(r'(?:href|src)="(?!data:|https:)([^"]+)"', landing.read_text())}
    for page, link in sorted(targets):
        if not link.startswith("/"):
            continue
        target = site / re.split("[?#]", link)[0].strip("/")
        if not (target.is_file() or (target / "index.html").is_file()):
            yield f"{page.relative_to(site)}: {link}"


def articles(site):
    """Yields the paths of the catalogs' root pages and of all other pages except those of symbols."""
    for data in sorted(site.glob("data/**/*.json")):
        is_catalog = data.parent == site / "data" / "documentation"
        if is_catalog or json.loads(data.read_text()).get("kind") in ("article", "project", "overview"):
            yield data.relative_to(site / "data").with_suffix("").as_posix() + "/"


def faults_of_text(site):
    """Yields what is wrong with the plain text of all pages."""
    text = (site / "llms.txt").read_text()
    readme = pathlib.Path("README.md").read_text().splitlines()
    if text.splitlines()[:3] != readme[:3]:
        yield "llms.txt does not begin with the README."
    headings = set(re.findall(r"^# (.+)$", text, flags=re.MULTILINE))
    for data in sorted(site.glob("data/documentation/*.json")) + sorted(site.glob("data/documentation/*/*.json")):
        page = json.loads(data.read_text())
        title = page["metadata"]["title"].replace("’", "'")
        if (data.parent.name == "documentation" or page.get("kind") == "article") and title not in headings:
            yield f"llms.txt lacks the page “{title}”."
    yield from (f"llms.txt has {mark}" for mark in ["<doc:", "@Metadata", "]("] if mark in without_web_links(text))


def without_web_links(text):
    return re.sub(r"\]\(https?:", "", text)


def serve(site, path):
    """Serves the site at a path and returns the port."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, request):
            return super().translate_path(request.removeprefix("/" + path))

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def look(tab, address, name, screenshots):
    tab.goto(address)
    tab.locator("h1").first.wait_for()
    width = tab.evaluate("document.documentElement.scrollWidth")
    assert width <= tab.viewport_size["width"], f"{name} is {width} points wide."
    tab.wait_for_load_state("load")
    assert tab.evaluate("scrollY") == 0, f"{name} does not start at its top."
    found = [
        (rule, elements)
        for rule, elements in violations(tab)
        if not all(OF_THE_RENDERER.match(element) for element in elements)
    ]
    assert not found, f"axe on {name}: {found}"
    tab.screenshot(path=screenshots / f"{name}.png")


def main(site, path, chromium, screenshots):
    site, screenshots = pathlib.Path(site), pathlib.Path(screenshots)
    broken = list(broken_links(site))
    assert not broken, "Links that lead nowhere:\n" + "\n".join(broken)
    faults = list(faults_of_text(site))
    assert not faults, "\n".join(faults)
    shutil.rmtree(screenshots, ignore_errors=True)
    screenshots.mkdir(parents=True)
    root = f"http://127.0.0.1:{serve(site, path)}/{path}/"
    pages = ["", *articles(site)]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for scheme in ["light", "dark"]:
            for window, (width, height) in WINDOWS.items():
                context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": height})
                tab = context.new_page()
                tab.set_default_timeout(120_000)
                for page in pages:
                    name = page.strip("/").replace("/", "-") or "landing"
                    look(tab, root + page, f"{name}-{scheme}-{window}", screenshots)
                context.close()
        browser.close()
    print(f"Site: {len(pages)} pages in {len(WINDOWS) * 2} windows, no broken link.")


if __name__ == "__main__":
    main(*sys.argv[1:])
