"""Writes the pictures of the documentation from the demo's page, each in light and in dark appearance.

Usage: pictures.py PAGE CHROMIUM SOURCES    SOURCES holds the two catalogs
"""

import io
import pathlib
import sys

from PIL import Image
from playwright.sync_api import sync_playwright

from phone import Phone


# A picture of one screen, and the row of the menu that leads to it.
SCREENS = {
    "transparent-screens": "A list",
    "palettes": "Contrast",
    "kinds": "Kinds",
    "shape-style": "Background",
}

# A part of the player, shown on the newest system and on 18: its top and its bottom, in points from the top of the phone.
PARTS = {"glass-surfaces": (412, 592), "glass-buttons": (712, 802), "bars": (792, 898)}

# The height of the picture of the mail app's bar and the content under it, from the top of the phone.
BAR = 330


def device(tab):
    picture = tab.locator(".device").screenshot(omit_background=True)
    return Image.open(io.BytesIO(picture)).convert("RGBA")


def side_by_side(pictures, gap):
    width, height = pictures[0].size
    sheet = Image.new("RGBA", (len(pictures) * (width + gap) + gap, height + 2 * gap), (0, 0, 0, 0))
    for index, picture in enumerate(pictures):
        sheet.paste(picture, (gap + index * (width + gap), gap), picture)
    return smaller(sheet)


def smaller(picture):
    return picture.resize((picture.width * 3 // 5, picture.height * 3 // 5), Image.LANCZOS)


def three_phones(tab, phone):
    """The menu, a list pushed over the same background, and another palette chosen while pushed."""
    pictures = [device(tab)]
    phone.tap("A list")
    pictures.append(device(tab))
    phone.back()
    phone.tap("Background")
    phone.tap("Sunset")
    pictures.append(device(tab))
    phone.tap("Ocean")
    phone.back()
    return side_by_side(pictures, gap=48)


def one_phone(tab, phone, row):
    phone.tap(row)
    picture = device(tab)
    phone.back()
    return smaller(picture)


def player(tab, phone):
    """The player on the newest system, where the page gives an impression of glass, and on 18."""
    phone.select_tab("Player")
    phone.tap("Low Tide")
    phone.tap_named("Pause")
    pictures = [device(tab)]
    phone.set("version", "18")
    pictures.append(device(tab))
    phone.set("version", "27")
    phone.back()
    phone.select_tab("Background")
    return pictures


def mail(tab, phone):
    """The inbox on the shell, and a thread pushed on it."""
    phone.select_tab("Mail")
    pictures = [device(tab)]
    phone.tap("Found glass")
    pictures.append(device(tab))
    phone.tap_named("Back, Inbox")
    phone.select_tab("Background")
    return pictures


def letter(tab, phone):
    """A thread, a reply presented over it, the reply once it has text, and the question before it is discarded."""
    phone.select_tab("Mail")
    phone.tap("Found glass")
    pictures = [device(tab)]
    phone.tap_named("Reply")
    pictures.append(device(tab))
    phone.tap_named("I’ll be there at noon.")
    pictures.append(device(tab))
    phone.tap_named("Discard")
    pictures.append(device(tab))
    phone.tap_named("Discard Letter")
    phone.tap_named("Back, Inbox")
    phone.select_tab("Background")
    return pictures


def part(picture, top, bottom):
    return picture.crop((12, top, picture.width - 12, bottom))


def resources(sources, module):
    return pathlib.Path(sources, module, f"{module}.docc", "Resources")


def main(page, chromium, sources):
    folder, navigation = resources(sources, "SeaGlass"), resources(sources, "SeaGlassNavigation")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        tab = browser.new_page(viewport={"width": 1280, "height": 1000}, reduced_motion="reduce")
        tab.goto(pathlib.Path(page).resolve().as_uri())
        tab.add_style_tag(content="html, body { background: transparent !important } .phone { box-shadow: none !important }")
        phone = Phone(tab, folder, "picture")
        for scheme, suffix in [("light", ".png"), ("dark", "~dark.png")]:
            phone.set("scheme", scheme)
            three_phones(tab, phone).save(folder / ("demo" + suffix), optimize=True)
            for name, row in SCREENS.items():
                one_phone(tab, phone, row).save(folder / (name + suffix), optimize=True)
            glass = player(tab, phone)
            side_by_side(glass, gap=48).save(folder / ("glass" + suffix), optimize=True)
            stack = mail(tab, phone)
            side_by_side(stack, gap=48).save(navigation / ("shells" + suffix), optimize=True)
            bars = [picture.crop((0, 0, picture.width, BAR)) for picture in stack]
            side_by_side(bars, gap=48).save(navigation / ("top-bars" + suffix), optimize=True)
            reply = letter(tab, phone)
            side_by_side(reply[:2], gap=48).save(navigation / ("presented-routes" + suffix), optimize=True)
            side_by_side(reply[2:], gap=48).save(navigation / ("leave-guards" + suffix), optimize=True)
            for name, (top, bottom) in PARTS.items():
                parts = [part(picture, top, bottom) for picture in glass]
                side_by_side(parts, gap=16).save(folder / (name + suffix), optimize=True)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
