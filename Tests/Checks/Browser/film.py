"""Writes the film of the README from the demo's page: a push, another palette and a swipe back, on two systems.

Usage: film.py PAGE CHROMIUM FILM    FILM is the file, a .webp

The script sets the time of each animation, so a slow machine writes the same film. The page has no swipe, so the script
moves the animation of a pop as a finger would.
"""

import base64
import io
import pathlib
import sys

from PIL import Image
from playwright.sync_api import sync_playwright

from phone import Phone
from webp import Film

# The versions from left to right, as the page's setting names them, and the captions. The page draws 26 and 27 alike.
SYSTEMS = {"18": "iOS 18", "27": "iOS 26"}

# The size of one phone with its caption in points, and the size of the film in pixels.
HALF = (474, 960)
SIZE = (780, 790)

# Milliseconds.
FRAME = 40

# The opacity of a finger that touches the screen, frame by frame.
DOWN = [.35, .75, 1]


class Half:
    """One phone of the film."""

    def __init__(self, browser, page, version):
        width, height = HALF
        self.tab = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=2)
        self.tab.goto(page)
        self.phone = Phone(self.tab, None, version)
        self.phone.set("version", version)
        self.tab.add_style_tag(content=STYLE)
        self.tab.evaluate(PREPARE, SYSTEMS[version])
        clear = {"r": 0, "g": 0, "b": 0, "a": 0}
        self.phone.session.send("Emulation.setDefaultBackgroundColorOverride", {"color": clear})

    def picture(self):
        taken = self.phone.session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        return Image.open(io.BytesIO(base64.b64decode(taken["data"]))).convert("RGBA")

    def center(self, text):
        box = self.phone.screen().locator("button[data-a]").filter(has_text=text).first.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Set:
    """Both phones, which do the same, and the film of them."""

    def __init__(self, halves):
        self.halves = halves
        self.film = Film()
        self.take()

    def take(self):
        self.film.add(side_by_side([half.picture() for half in self.halves]), FRAME)

    def each(self, script, argument=None):
        return [half.tab.evaluate(script, argument) for half in self.halves]

    def touch(self, points, opacity):
        for half, point in zip(self.halves, points):
            half.tab.evaluate(TOUCH, [*point, opacity])

    def play(self):
        """Takes frames until the last animation has ended."""
        while any(self.each(ADVANCE, FRAME)):
            yield
            self.take()
        self.take()

    def tap(self, text):
        points = [half.center(text) for half in self.halves]
        for opacity in DOWN:
            self.touch(points, opacity)
            self.take()
        for half, point in zip(self.halves, points):
            half.tab.mouse.move(*point)
            half.tab.mouse.down()
        self.take()
        self.take()
        for half in self.halves:
            half.tab.mouse.up()
        for index, _ in enumerate(self.play(), 1):
            self.touch(points, fading(index))

    def swipe_back(self):
        y = 560
        for opacity in DOWN:
            self.touch([(EDGE, y)] * len(self.halves), opacity)
            self.take()
        for half in self.halves:
            half.phone.screen().locator("button.back").evaluate(POP)
        for index, progress in enumerate(SWIPE):
            self.each(SEEK, progress)
            self.touch([(EDGE + progress * 402, y)] * len(self.halves), fading(index - RELEASE))
            self.take()
        for _ in self.play():
            pass

    def dissolve(self, count):
        """Returns to the first frame, as if the first palette were chosen again."""
        first, last = self.film.pictures[0], self.film.pictures[-1]
        for index in range(1, count):
            part = index / count
            self.film.add(Image.blend(last, first, part * part * (3 - 2 * part)), FRAME)


def fading(frames):
    """Returns the opacity of a finger some frames after it left."""
    return min(1, max(0, 1 - .25 * frames))


def side_by_side(pictures):
    width, height = pictures[0].size
    sheet = Image.new("RGBA", (len(pictures) * width, height))
    for index, picture in enumerate(pictures):
        sheet.paste(picture, (index * width, 0))
    return sheet.resize(SIZE, Image.LANCZOS)


def curve(*points):
    """Returns a value for each frame. A point is a time in milliseconds, the value then, and its slope."""
    values = []
    for (start, low, rise), (end, high, fall) in zip(points, points[1:]):
        span = end - start
        for time in range(start, end, FRAME):
            x = (time - start) / span
            ends = low * (1 + 2 * x) * (1 - x) ** 2 + high * (3 - 2 * x) * x ** 2
            values.append(ends + span * (rise * x * (1 - x) ** 2 - fall * (1 - x) * x ** 2))
    return [*values, points[-1][1]]


# How far a swipe is. The finger slows down halfway, where both screens are seen over the background, and then lets go.
SWIPE = curve((0, 0, 0), (320, .34, .0007), (520, .48, .001), (640, .66, .002), (920, 1, 0))
RELEASE = 640 // FRAME

# The place where the finger of a swipe touches the screen, from the left.
EDGE = 54

# Without the grain, which is finer than the film's pixels and would be most of its bytes.
STYLE = """
html, body { background: transparent !important }
main { padding: 18px 0 0; gap: 0; flex-direction: column; justify-content: flex-start }
.panel, .tiles { display: none }
.phone { box-shadow: 0 0 0 2px #85888f }
.caption { margin-top: 16px; font: 500 19px/24px var(--font); color: #757b85 }
.touch { position: absolute; z-index: 9; width: 54px; height: 54px; margin: -27px; border-radius: 50%; opacity: 0;
    background: rgb(60 62 70/.34); box-shadow: inset 0 0 0 2px rgb(255 255 255/.75), 0 2px 10px rgb(0 0 0/.18);
    pointer-events: none }
"""

# Adds the caption and the finger. `hold` stops each new animation at its start; a click calls it after the page's own
# listener.
PREPARE = """(name) => {
    const add = (parent, kind, text) => {
        const element = document.createElement('p');
        element.className = kind;
        element.textContent = text;
        parent.append(element);
    };
    add(document.querySelector('main'), 'caption', name);
    add(document.body, 'touch', '');
    const held = new WeakSet();
    globalThis.hold = () => {
        for (const animation of document.getAnimations()) {
            if (held.has(animation)) continue;
            held.add(animation);
            animation.pause();
            animation.currentTime = 0;
        }
    };
    phone.addEventListener('click', hold);
}"""

TOUCH = """([x, y, opacity]) => {
    const { style } = document.querySelector('.touch');
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.opacity = opacity;
    style.scale = 1.3 - .3 * opacity;
}"""

# Moves each animation on, and returns whether one is left.
ADVANCE = """(time) => {
    hold();
    for (const animation of document.getAnimations()) {
        animation.currentTime += time;
        if (animation.currentTime >= animation.effect.getComputedTiming().endTime) animation.finish();
    }
    return document.getAnimations().length > 0;
}"""

# A screen follows a finger without easing.
POP = """(back) => {
    back.click();
    for (const animation of document.getAnimations()) animation.effect.updateTiming({ easing: 'linear' });
}"""

SEEK = """(progress) => {
    hold();
    for (const animation of document.getAnimations())
        animation.currentTime = progress * animation.effect.getComputedTiming().endTime;
}"""


def main(page, chromium, path):
    url = pathlib.Path(page).resolve().as_uri()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        scene = Set([Half(browser, url, version) for version in SYSTEMS])
        scene.film.hold(700)
        scene.tap("Background")
        scene.film.hold(440)
        scene.tap("Sunset")
        scene.film.hold(640)
        scene.swipe_back()
        scene.film.hold(800)
        scene.dissolve(11)
        browser.close()
    print(f"{path}: {scene.film.save(path)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
