"""The page's background in each of its renderings: the same picture, pixel by pixel."""


from PIL import Image, ImageChops, ImageDraw, ImageFilter

# Levels of 256, between the means of 8 × 8 pixels: one is the tile's own, one is how the browser rounds, and one is what it
# loses of a tile that lies on grain at less than full opacity. And between pixels: it dithers each of the layers with a
# pattern of 8 × 8, so that one is up here and down beside it.
TOLERANCE = 3
DITHERED_TOLERANCE = 4

# The corners of the phone are round: there the screen's edge is seen, not the background.
CORNER = 64

PALETTES = ["Ocean", "Sunset", "Midnight"]

# Nothing but what stands outside of the stack of screens.
ALONE = """(alone) => {
    for (const layer of document.querySelectorAll('#app [data-stack], #app .tab-bar')) {
        layer.style.opacity = alone ? '0' : '';
    }
}"""

IS_TILE_SHOWN = """() => [...document.querySelectorAll('#app .pixels')].some((element) =>
    !element.closest('[data-stack]')
        && element.checkVisibility({ opacityProperty: true }))"""


def same_picture(phone):
    """Whichever rendering is chosen, no pixel of the whole background is further than the tolerance from the other's."""
    for palette in PALETTES:
        choose(phone, palette)
        phone.tap("What it costs")
        assert not phone.tab.evaluate(IS_TILE_SHOWN), f"A tile is shown where layers were asked for ({phone.name})."
        layered = background_alone(phone)
        phone.photograph(f"What it costs {palette}")
        phone.tap("One flat tile")
        assert phone.tab.evaluate(IS_TILE_SHOWN), f"No tile is shown ({phone.name})."
        flattened = background_alone(phone)
        phone.photograph(f"What it costs {palette} flattened")
        for is_smooth, tolerance in [(True, TOLERANCE), (False, DITHERED_TOLERANCE)]:
            worst = difference(layered, flattened, is_smooth)
            assert worst <= tolerance, f"{palette} is {worst} levels off when it is flattened ({phone.name})."
        phone.back()
    choose(phone, "Ocean")


def difference(one, other, is_smooth):
    """The largest difference of a channel anywhere but in the corners; of pixels, or of means around them."""
    zero = 128
    changes = ImageChops.subtract(one, other, offset=zero)
    if is_smooth:
        changes = changes.filter(ImageFilter.BoxBlur(3.5))
    corners = ImageDraw.Draw(changes)
    width, height = changes.size
    for x in (0, width - CORNER):
        for y in (0, height - CORNER):
            corners.rectangle((x, y, x + CORNER, y + CORNER), fill=(zero, zero, zero))
    return max(max(high - zero, zero - low) for low, high in changes.getextrema())


def choose(phone, palette):
    phone.tap("Background")
    phone.tap(palette)
    phone.back()


def background_alone(phone):
    phone.tab.evaluate(ALONE, True)
    picture = phone.screenshot()
    phone.tab.evaluate(ALONE, False)
    return picture
