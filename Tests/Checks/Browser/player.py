"""The player: glass that blurs its backdrop, a cluster that opens, a sheet."""

from PIL import ImageChops, ImageStat

from accessibility import violations

# An area of the card over a stroke of the sun's path and without text, in points of the phone.
UNDER_CARD = (220, 432, 330, 488)


def play(phone):
    phone.select_tab("Player")
    library(phone)
    phone.photograph("Player")
    blurred(phone)
    cluster(phone)
    sheet(phone)
    tracks(phone)
    return_to_tab(phone)
    phone.back()
    phone.select_tab("Background")


def library(phone):
    """A tapped song plays on another screen."""
    phone.photograph("Library")
    phone.tap("Low Tide")
    phone.expect_title("Now Playing")
    phone.back()
    phone.photograph("Library, playing")
    large_enough(phone)
    quiet(phone, "the library")
    for setting, on, off in [("contrast", "increased", "standard"), ("transparency", "reduced", "standard")]:
        phone.set(setting, on)
        quiet(phone, f"the library with {on} {setting}")
        phone.photograph(f"Library, {on} {setting}")
        phone.set(setting, off)
    phone.tap("Low Tide")
    phone.expect_title("Now Playing")
    phone.tap_named("Pause")


def blurred(phone):
    """Removing the backdrop filter reveals edges that it had blurred."""
    assert (count := phone.tab.evaluate(BLURRING)) >= 5, f"{count} surfaces blur, not five at least ({phone.name})."
    with_blur = roughness(phone)
    style = phone.tab.add_style_tag(content="#app * { backdrop-filter: none !important }")
    without = roughness(phone)
    style.evaluate("(style) => style.remove()")
    assert with_blur * 2 < without, f"The card shows edges as sharp as without a blur ({phone.name})."


def roughness(phone):
    """Returns how much pixels differ from the pixels two rows above."""
    picture = phone.picture().crop(UNDER_CARD)
    shifted = ImageChops.offset(picture, 0, 2)
    return sum(ImageStat.Stat(ImageChops.difference(picture, shifted).crop((0, 2, *picture.size))).sum2)


def cluster(phone):
    """A tap or the keyboard opens and closes the cluster, and its button keeps the focus."""
    for act in (lambda name: phone.tap_named(name), lambda name: by_keyboard(phone, name)):
        assert not phone.shows("Favorite"), f"The cluster is open ({phone.name})."
        act("More controls")
        assert phone.shows("Favorite"), f"The cluster does not open ({phone.name})."
        phone.photograph("Player open")
        large_enough(phone)
        quiet(phone, "the open player")
        act("Fewer controls")
        assert not phone.shows("Favorite"), f"The cluster does not close ({phone.name})."


def sheet(phone):
    """The keyboard opens the sheet, which gets the focus, and closes it, which returns the focus."""
    by_keyboard(phone, "Up Next")
    assert phone.sheet().count() == 1, f"No sheet ({phone.name})."
    assert phone.focused_name() == "Close", f"The focus is on “{phone.focused_name()}” ({phone.name})."
    assert phone.tab.evaluate("document.querySelector('.tab:not([hidden]) .shell').inert"), "What is below is not inert."
    phone.photograph("Player sheet")
    large_enough(phone)
    quiet(phone, "the sheet")
    phone.press("Escape")
    assert phone.sheet().count() == 0, f"Escape does not close the sheet ({phone.name})."
    assert phone.focused_name() == "Up Next", f"The focus is on “{phone.focused_name()}” ({phone.name})."
    by_keyboard(phone, "Up Next")
    phone.press("Enter")
    assert phone.sheet().count() == 0, f"Its button does not close the sheet ({phone.name})."


def tracks(phone):
    """A track chosen in the sheet is on the card, with its cover behind."""
    before = phone.picture().getpixel((5, 700))
    phone.tap_named("Up Next")
    phone.sheet().locator("button").filter(has_text="Harbor Lights").click()
    phone.rest()
    phone.tap_named("Close")
    assert "Harbor Lights" in phone.screen().inner_text(), f"The card does not say what plays ({phone.name})."
    assert phone.picture().getpixel((5, 700)) != before, f"The cover stays another track’s ({phone.name})."
    assert phone.shows("Pause"), f"What was chosen does not play ({phone.name})."
    phone.photograph("Player other track")
    phone.tap_named("Pause")
    assert phone.named("Next").is_disabled(), f"A song comes after the last one ({phone.name})."
    phone.tap_named("Previous")
    assert "Salt Air" in phone.screen().inner_text(), f"The card does not say what plays ({phone.name})."


def return_to_tab(phone):
    """A tab is unchanged after another was shown."""
    phone.tap_named("More controls")
    phone.select_tab("Background")
    phone.expect_title("SeaGlass")
    phone.select_tab("Player")
    assert phone.shows("Fewer controls"), f"The player is not as it was ({phone.name})."
    phone.tap_named("Fewer controls")


def play_in_largest_text(phone):
    phone.select_tab("Player")
    phone.tap("Salt Air")
    phone.tap_named("Pause")
    phone.set("size", "accessibility3")
    assert not (wide := phone.overflowing()), f"Too wide for the phone on the player: {wide}"
    phone.photograph("Player AX 3")
    phone.tap_named("Up Next")
    assert not (wide := phone.overflowing()), f"Too wide for the phone on the sheet: {wide}"
    phone.photograph("Player sheet AX 3")
    phone.tap_named("Close")
    phone.set("size", "large")
    phone.back()
    phone.select_tab("Background")


def by_keyboard(phone, name):
    phone.named(name).first.focus()
    phone.press("Enter")


def large_enough(phone):
    small = phone.tab.evaluate(SMALL)
    assert not small, f"Smaller than 44 points ({phone.name}): {small}"


def quiet(phone, what):
    assert not (found := violations(phone.tab)), f"axe on {what} ({phone.name}): {found}"


BLURRING = """() => [...document.querySelectorAll('#app .tab:not([hidden]) *')].filter((element) =>
    getComputedStyle(element).backdropFilter.includes('blur') && element.checkVisibility()).length"""

SMALL = """() => {
    const scale = document.querySelector('#app').getBoundingClientRect().width / 402;
    return [...document.querySelectorAll('#app .tab:not([hidden]) button:not(.dimming)')]
        .filter((button) => !button.closest('[inert]') && button.checkVisibility())
        .map((button) => [button.ariaLabel ?? button.querySelector('[aria-label]')?.ariaLabel ?? button.innerText,
            ...['width', 'height'].map((side) => Math.round(Math.max(...[button, ...button.querySelectorAll('.touch-area')]
                .map((area) => area.getBoundingClientRect()[side])) / scale))])
        .filter(([, width, height]) => width < 44 || height < 44);
}"""
