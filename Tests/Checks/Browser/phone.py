"""The phone in the demo's page: what a person can do with it and see on it."""

import base64
import io
import math
import re

from PIL import Image

from geometry import misplaced

# Where only the background can be: the margins beside the content, from below the bars to above the tab bar.
GAPS = [(x, y) for x in (5, 397) for y in range(140, 780, 20)]

SIZE = (402, 874)


class Phone:
    def __init__(self, tab, folder, name):
        self.tab, self.folder, self.name = tab, folder, name
        self.app = tab.locator("#app")
        self.session = tab.context.new_cdp_session(tab)
        # Animations end in the same state, but sooner: drawing them took most of the time.
        self.session.send("Animation.enable")
        self.session.send("Animation.setPlaybackRate", {"playbackRate": 20})

    # Actions of a person

    def set(self, setting, value):
        self.tab.locator(f"input[name={setting}][value='{value}']").check(force=True)
        self.rest()

    def tap(self, text):
        # The page breaks a word that is wider than its line, so white space may follow any letter.
        letters = re.compile(r"\s*".join(map(re.escape, text.replace(" ", ""))), re.IGNORECASE)
        control = self.screen().locator("button[data-a]").filter(has_text=letters).first
        assert control.count(), f"There is no “{text}” on “{self.title()}” ({self.name})."
        control.click()
        self.rest()

    def tap_named(self, name):
        """Taps the control with a name, on the sheet if there is one."""
        self.named(name).click()
        self.rest()

    def select_tab(self, name):
        self.tab_bar().get_by_role("button", name=name, exact=True).click()
        self.rest()

    def back(self):
        self.screen().locator("button.back").click()
        self.rest()

    def press(self, key):
        self.tab.keyboard.press(key)
        self.rest()

    def scroll(self, distance):
        self.screen().locator(".primary").evaluate("(view, distance) => { view.scrollTop = distance }", distance)
        self.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.rest()

    def reload(self):
        """Reloads the page by its button, which keeps the system and the appearance and launches the app again."""
        before = self.settings()
        with self.tab.expect_navigation():
            self.tab.get_by_role("button", name="Reload the page").click()
        self.rest()
        assert self.settings() == before, f"A reload changed the settings ({self.name})."

    def open_link(self):
        """Opens the page's link, as another app would."""
        with self.tab.expect_navigation():
            self.tab.get_by_role("button", name="Open seaglass://").click()
        self.rest()

    def direction(self, direction):
        self.app.evaluate("(app, direction) => { app.dir = direction }", direction)

    def focus_by_keyboard(self, text):
        for _ in range(60):
            if self.focused_text().startswith(text):
                return
            self.tab.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach “{text}” ({self.name}).")

    def rest(self):
        """Waits until no screen slides and no color changes."""
        self.tab.evaluate(REST)

    # The visible screen

    def screen(self):
        return self.app.locator(".tab:not([hidden]) .screen:not([hidden])").last

    def bar(self):
        """Returns the custom bar."""
        return self.screen().locator(".inset-top")

    def sheet(self):
        return self.app.locator(".tab:not([hidden]) .presentation:not([inert]) .sheet")

    def tab_bar(self):
        return self.app.locator(".tab:not([hidden]) .tab-bar")

    def named(self, name):
        return (self.sheet() if self.sheet().count() else self.screen()).get_by_role("button", name=name, exact=True)

    def shows(self, name):
        return self.named(name).count() == 1

    def title(self):
        return self.screen().locator("h1").first.inner_text()

    def expect_title(self, title):
        assert self.title() == title, f"“{self.title()}” is shown, not “{title}” ({self.name})."

    def focused_name(self):
        return self.tab.evaluate(
            "document.activeElement.querySelector('[aria-label]')?.ariaLabel ?? document.activeElement.innerText ?? ''"
        )

    def focused_text(self):
        return self.tab.evaluate("document.activeElement?.innerText ?? ''")

    def screenshot(self):
        """Returns the pixels of the phone, compressed less and faster than by Playwright."""
        box = self.app.bounding_box()
        left, top = math.floor(box["x"]), math.floor(box["y"])
        right, bottom = math.ceil(box["x"] + box["width"]), math.ceil(box["y"] + box["height"])
        clip = {"x": left, "y": top, "width": right - left, "height": bottom - top, "scale": 1}
        taken = self.session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True, "clip": clip})
        return Image.open(io.BytesIO(base64.b64decode(taken["data"]))).convert("RGB")

    def picture(self):
        return self.screenshot().resize(SIZE, Image.NEAREST)

    def photograph(self, what):
        self.picture().save(self.folder / f"{self.name} {what}.png", compress_level=1)
        self.expect_places(what)

    def settings(self):
        return self.tab.locator(".settings input:checked").evaluate_all("(inputs) => inputs.map(({ value }) => value)")

    def stored(self):
        """Returns the page's description of the app's stored data."""
        return self.tab.locator("#stored").inner_text()

    def expect_places(self, what):
        """Expects each box to be drawn where the layout pass placed it."""
        found = misplaced(self.tab, self.app.element_handle())
        assert not found, f"Not where it was laid out on “{what}” ({self.name}): {found[:5]}"

    # The background

    def background(self, until=780):
        """Returns the colors in the gaps of the content, and fails if an opaque layer covers a gap.

        A bar at the bottom of a screen begins at `until`.
        """
        gaps = [(x, y) for x, y in GAPS if y < until]
        reachable = self.tab.add_style_tag(content="#app * { pointer-events: auto !important }")
        covered = self.tab.evaluate(LAYERS_OVER_BACKGROUND, gaps)
        reachable.evaluate("(style) => style.remove()")
        assert not covered, f"Opaque over the background on “{self.title()}” ({self.name}): {covered}"
        picture = self.picture()
        return {point: picture.getpixel(point) for point in gaps}

    def expect_background(self, expected, when, until=780):
        seen = self.background(until)
        changed = [(point, expected[point], now) for point, now in seen.items() if now != expected[point]]
        assert not changed, f"The background is not the same {when} ({self.name}): {changed[:3]}"

    def background_element(self):
        return self.tab.evaluate_handle(BACKGROUND)

    def is_same_background_element(self, element):
        return self.tab.evaluate(f"(element) => ({BACKGROUND}) === element", element)

    # Overflow

    def overflowing(self):
        return self.tab.evaluate(OVERFLOWING)


# Checks only once a frame: between frames the page may not have received the end of an animation. After a link, the page
# may still be loading.
REST = """async () => {
    const isMoving = () => (document.querySelector('#phone')?.hasAttribute('data-moving') ?? true)
        || document.getAnimations().some((animation) => animation.playState === 'running');
    do { await new Promise(requestAnimationFrame); } while (isMoving());
}"""

# The gradient outside of the stack of screens.
BACKGROUND = """[...document.querySelectorAll('#app *')].find((element) =>
    !element.closest('[data-stack]') && getComputedStyle(element).backgroundImage.includes('linear-gradient'))"""

# The layers over the last drawn gradient in the gaps. On iOS 17 that is the gradient painted behind the screen, on
# other systems the one outside the stack.
LAYERS_OVER_BACKGROUND = """(gaps) => {
    const frame = document.querySelector('#app').getBoundingClientRect();
    const scale = frame.width / 402;
    const found = new Set();
    for (const [x, y] of gaps) {
        const layers = document.elementsFromPoint(frame.left + x * scale, frame.top + y * scale);
        for (const layer of layers) {
            const style = getComputedStyle(layer);
            if (style.backgroundImage.includes('gradient')) break;
            const isClear = style.backgroundColor === 'transparent' || style.backgroundColor.endsWith(', 0)');
            if (layer.id === 'app') break;
            if (!isClear) found.add(layer.className + ' ' + style.backgroundColor);
        }
    }
    return [...found];
}"""

OVERFLOWING = """() => {
    const frame = document.querySelector('#app').getBoundingClientRect();
    const screen = [...document.querySelectorAll('#app .tab:not([hidden]) :is(.screen:not([hidden]), .sheet)')].pop();
    return [...screen.querySelectorAll('button, h1, h2, span, p, svg')]
        .filter((element) => {
            const box = element.getBoundingClientRect();
            return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden'
                && (box.left < frame.left - 1 || box.right > frame.right + 1);
        })
        .map((element) => `${element.tagName} ${element.className.baseVal ?? element.className} ${element.innerText ?? ''}`)
        .slice(0, 5);
}"""
