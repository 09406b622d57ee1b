"""Goes through the demo's page as a person would, and fails at the first difference from the documentation.

Usage: check.py PAGE CHROMIUM SCREENSHOT-FOLDER
"""

import concurrent.futures
import itertools
import os
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

from accessibility import violations
from mail import lay_mail_out, write_mail
from phone import SIZE, Phone
from player import play, play_in_largest_text
from screenshots import contact_sheet

VERSIONS = ["17", "18", "27"]
SCHEMES = ["light", "dark"]
# The levels by which grain and rounding may change a channel.
GRAIN = 3


def travel(phone):
    """All screens, four levels deep and back, have the same background pixels."""
    start = phone.background()
    for row in ["Four levels deep", "A list", "A form", "Contrast"]:
        phone.tap(row)
        phone.expect_background(start, f"after pushing “{row}”")
        phone.photograph(row)
        if row == "Four levels deep":
            for level in range(2, 5):
                phone.tap(f"Level {level}")
                phone.expect_background(start, f"at level {level}")
            phone.photograph("Level 4")
            phone.tap("Back to the menu")
        elif row == "A list":
            phone.tap("Lighthouse")
            phone.expect_background(start, "on a message")
            phone.back()
            phone.back()
        else:
            phone.back()
        phone.expect_background(start, f"after leaving “{row}”")
        phone.expect_title("SeaGlass")


def change_palette(phone):
    """A palette change on a pushed screen keeps the background's element, and a pop keeps the new pixels."""
    before = phone.background()
    element = phone.background_element()
    phone.tap("Background")
    phone.tap("Sunset")
    changed = phone.background()
    phone.photograph("Background")
    assert changed != before, "The palette changed, the pixels did not."
    assert phone.is_same_background_element(element), "A new palette made a new background."
    phone.back()
    phone.expect_background(changed, "after choosing a palette and going back")
    phone.tap("Background")
    phone.tap("Ocean")
    phone.back()
    phone.expect_background(before, "after choosing the first palette again")


def change_settings(phone):
    """Under each accessibility setting the background is visible on a pushed screen and at the root."""
    for setting, on, off in [("contrast", "increased", "standard"), ("transparency", "reduced", "standard")]:
        phone.set(setting, on)
        start = phone.background()
        phone.photograph(f"Menu {setting}")
        phone.tap("A list")
        phone.expect_background(start, f"on a list under {setting}")
        phone.back()
        phone.set(setting, off)


def keyboard_alone(phone):
    """Tab, Return, Space and Escape open a screen, use it and leave it."""
    phone.focus_by_keyboard("A list")
    phone.press("Enter")
    phone.expect_title("Inbox")
    phone.press("Escape")
    phone.expect_title("SeaGlass")
    assert phone.focused_text().startswith("A list"), "Going back does not return to the row it came from."
    phone.focus_by_keyboard("A form")
    phone.press("Enter")
    phone.focus_by_keyboard("Show previews")
    before = phone.picture()
    phone.press("Space")
    assert phone.picture() != before, "Space does not switch a toggle."
    phone.press("Space")
    phone.press("Escape")


def largest_text(phone):
    """At the largest text size all content is inside the phone."""
    phone.set("size", "accessibility3")
    for row in [None, "Four levels deep", "A list", "A form", "Background", "Contrast"]:
        if row:
            phone.tap(row)
        assert not (wide := phone.overflowing()), f"Too wide for the phone on “{row or 'the menu'}”: {wide}"
        phone.photograph(f"{row or 'Menu'} AX 3")
        if row:
            phone.back()
    phone.set("size", "large")


def accessible(phone):
    """axe finds no serious violation on any screen."""
    for row in [None, "Four levels deep", "A list", "A form", "Background", "Contrast"]:
        if row:
            phone.tap(row)
        assert not (found := violations(phone.tab)), f"axe on “{row or 'the menu'}” ({phone.name}): {found}"
        if row:
            phone.back()


def narrow(tab):
    """On a phone the page does not scroll sideways."""
    size = tab.viewport_size
    tab.set_viewport_size({"width": 375, "height": 812})
    # The page resizes the phone on a resize event, which arrives before the next frame.
    tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    wide = tab.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"On a phone the page scrolls sideways by {wide} pixels."
    tab.set_viewport_size(size)


def check(page_path, chromium, folder, version, scheme):
    """Checks one system in one appearance, and returns the background's colors on the first screen."""
    url = page_path.as_uri()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        tab = browser.new_page(viewport={"width": 1280, "height": 1000}, reduced_motion="reduce")
        troubles = []
        tab.on("console", lambda message: message.type in ("error", "warning") and troubles.append(message.text))
        tab.on("pageerror", lambda error: troubles.append(str(error)))
        tab.on("request", lambda request: request.url != url and troubles.append(f"a request: {request.url[:80]}"))
        tab.goto(url)
        phone = Phone(tab, folder, f"iOS {version} {scheme}")
        phone.set("version", version)
        phone.set("scheme", scheme)
        phone.photograph("Menu")
        drawn = phone.background()
        travel(phone)
        change_palette(phone)
        change_settings(phone)
        accessible(phone)
        play(phone)
        write_mail(phone)
        # The layout and the focus are the same in every color.
        if scheme == "light":
            keyboard_alone(phone)
            largest_text(phone)
            play_in_largest_text(phone)
            lay_mail_out(phone)
            narrow(tab)
        assert not troubles, f"The page is not quiet ({phone.name}): {troubles}"
        browser.close()
    print(f"{phone.name}: as promised", flush=True)
    return drawn


def main(page, chromium, folder):
    folder = pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    page = pathlib.Path(page).resolve()
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        systems = list(itertools.product(SCHEMES, VERSIONS))
        checks = [pool.submit(check, page, chromium, folder, version, scheme) for scheme, version in systems]
        drawn = {system: check.result() for system, check in zip(systems, checks)}
    for scheme in SCHEMES:
        painted, first, *others = [drawn[scheme, version] for version in VERSIONS]
        assert all(other == first for other in others), f"The background differs between systems ({scheme})."
        assert all(
            abs(left - right) <= GRAIN for x, y in painted for left, right in zip(painted[x, y], painted[SIZE[0] - x, y])
        ), f"A painted background depends on more than the height ({scheme})."
        assert all(
            clear - level <= GRAIN for point in painted for clear, level in zip(first[point], painted[point])
        ), f"A painted background is darker at the edges than a clear one ({scheme})."
    contact_sheet(folder)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except AssertionError as failure:
        sys.exit(f"{failure}")
