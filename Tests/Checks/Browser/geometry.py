"""Compares the frames of drawn elements with the layout pass.

Usage: geometry.py SCENES CHROMIUM    SCENES is the page that `swift run -c release Demo --scenes` writes
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright


def misplaced(tab, app):
    """Returns the boxes whose place differs from the page's table, and the texts whose width differs."""
    return tab.evaluate(f"(app) => {{ {HELPERS} return misplaced(app); }}", app)


def scenes(tab):
    """Each scene draws all texts and controls of the layout pass in place, on each system and device."""
    count = 0
    tab.evaluate("document.querySelectorAll('figure').forEach((figure) => { figure.style.zoom = 1 })")
    scenes, versions = (tab.locator(f"select[name={name}] option").all_inner_texts() for name in ("scene", "version"))
    for scene in scenes:
        tab.locator("select[name=scene]").select_option(label=scene)
        for version in versions:
            tab.locator("select[name=version]").select_option(label=version)
            for device in tab.locator("figure").all():
                app = device.locator(".app").element_handle()
                found = misplaced(tab, app) + tab.evaluate(f"(app) => {{ {HELPERS} return missing(app); }}", app)
                name = device.locator("figcaption").inner_text()
                assert not found, f"“{scene}” on {version}, {name}: {found[:5]}"
                count += 1
    return count


# Lengths are in points of the app, at any zoom. A box may be off by half a point.
HELPERS = """
    const frame = app.getBoundingClientRect();
    const scale = frame.width / app.offsetWidth;
    const near = (one, other, slack = .5) => Math.abs(one - other) <= slack;
    const describe = (element) => `${element.className.baseVal ?? element.className} “${element.textContent.slice(0, 24)}”`;

    function relative(element, parent) {
        const [box, around] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
        const isMirrored = getComputedStyle(element.parentNode).direction === 'rtl';
        const x = isMirrored ? around.right - box.right : box.left - around.left;
        return [x, box.top - around.top, box.width, box.height].map((length) => length / scale);
    }

    // The width of the widest drawn line, which the layout pass rounds up to a pixel.
    function drawnWidth(element) {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width / scale;
    }

    const texts = (app) => [...app.querySelectorAll('.text, .large-title, h1.inline-title')];
    const isAsWide = (element, width) => element.classList.contains('cut')
        || near(drawnWidth(element), width, Math.max(width * .03, 1));

    function misplaced(app) {
        const found = [];
        for (const element of app.querySelectorAll('*')) {
            if (!element.place || !element.checkVisibility()) continue;
            const parent = element.parentNode;
            const [x, y, width, height] = relative(element, parent);
            const drawn = [x + parent.scrollLeft, y + parent.scrollTop, width, height];
            if (drawn.every((value, i) => near(value, element.place[i]))) continue;
            found.push(`${describe(element)} is at ${drawn.map(Math.round)}, not ${element.place.map(Math.round)}`);
        }
        for (const element of texts(app)) {
            if (!element.place || !element.checkVisibility() || isAsWide(element, element.place[2])) continue;
            found.push(`${describe(element)} is ${drawnWidth(element)} wide, not ${element.place[2]}`);
        }
        return found;
    }

    // The box of a control, and the area around it in which it takes touches.
    function touched(button) {
        const frames = [button, ...button.querySelectorAll('.touch-area')].map((element) => relative(element, app));
        const [left, top] = [0, 1].map((side) => Math.min(...frames.map((frame) => frame[side])));
        const [right, bottom] = [0, 1].map((side) => Math.max(...frames.map((frame) => frame[side] + frame[side + 2])));
        return [left, top, right - left, bottom - top];
    }

    function missing(app) {
        const isThere = (places, [, ...frame]) => places.some((place) => place.every((value, i) => near(value, frame[i])));
        const [lines, controls] = app.truth;
        const drawn = texts(app);
        const buttons = [...app.querySelectorAll('button')].map(touched);
        // An empty field draws its label as a prompt in its own frame, which is as wide as the field.
        const prompts = [...app.querySelectorAll('.field:empty')];
        const places = ([line, , , width]) => [
            ...drawn.filter((text) => text.textContent === line).map((text) => relative(text, app)),
            ...prompts.filter((field) => field.ariaLabel === line.replaceAll('\\n', ''))
                .map((field) => relative(field, app).with(2, width))
        ];
        return [
            ...lines.filter((line) => !isThere(places(line), line)),
            ...controls.filter((control) => !isThere(buttons, control))
        ].map(([label, ...frame]) => `nothing is drawn for “${label}” at ${frame.map(Math.round)}`);
    }
"""


def main(page, chromium):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        tab = browser.new_page(viewport={"width": 1600, "height": 1000}, reduced_motion="reduce")
        tab.goto(pathlib.Path(page).resolve().as_uri())
        count = scenes(tab)
        browser.close()
    print(f"{count} scenes on their devices: as the layout pass has them", flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except AssertionError as failure:
        sys.exit(f"{failure}")
