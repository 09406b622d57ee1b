"""The mail app under the system's bar, and under a custom bar that looks and behaves like it."""

from PIL import ImageStat

from player import by_keyboard, large_enough, quiet

TITLE = "Berth 14 is free from the first of the month"

# The middle of the bar's background between title and items, in points of the phone.
UNDER_BAR = (64, 62, 120, 100)


def write_mail(phone):
    phone.select_tab("Mail")
    inbox(phone)
    thread(phone)
    compose(phone)
    search(phone)
    reload(phone)
    link(phone)
    scrolled(phone)
    archive(phone)
    phone.select_tab("Background")


def lay_mail_out(phone):
    phone.select_tab("Mail")
    right_to_left(phone)
    largest_text(phone)
    phone.select_tab("Background")


def inbox(phone):
    expect(phone, "Inbox", "All messages • 9")
    phone.photograph("Mail")
    large_enough(phone)
    quiet(phone, "the inbox")


def thread(phone):
    """The keyboard opens a thread, and the back button, named after the inbox, returns to its row."""
    start = phone.background()
    phone.focus_by_keyboard("Harbor Office")
    phone.press("Enter")
    expect(phone, TITLE, "3 messages")
    assert phone.focused_text() == TITLE, f"The focus is not on the title ({phone.name})."
    expect_no_overlap(phone)
    phone.expect_background(start, "on a thread", until=720)
    phone.photograph("Mail thread")
    large_enough(phone)
    quiet(phone, "a thread")
    by_keyboard(phone, "Flag")
    assert phone.shows("Flagged"), f"A flag is not set ({phone.name})."
    assert phone.focused_name() == "Flagged", f"The button that was pressed lost the focus ({phone.name})."
    by_keyboard(phone, "Back, Inbox")
    expect(phone, "Inbox")
    assert phone.focused_text().startswith("Harbor Office"), f"Going back does not return to the row ({phone.name})."
    phone.tap("Lunch on the pier?")
    expect(phone, "Lunch on the pier?", "1 message")
    phone.press("Escape")
    expect(phone, "Inbox")


def compose(phone):
    """A letter on a sheet enables Send once it has text, and then Discard asks."""
    by_keyboard(phone, "Compose")
    expect(phone, "New Message")
    assert phone.sheet().count() == 1, f"A letter is on no sheet ({phone.name})."
    assert phone.named("Send").is_disabled(), f"An empty letter can be sent ({phone.name})."
    phone.photograph("Mail compose")
    expect_no_overlap(phone)
    large_enough(phone)
    quiet(phone, "a letter")
    phone.tap("I’ll be there")
    phone.press("Escape")
    expect(phone, "New Message")
    phone.tap_named("Discard")
    phone.photograph("Mail compose, asking")
    large_enough(phone)
    quiet(phone, "a letter that asks")
    phone.tap_named("Keep Writing")
    assert not phone.shows("Discard Letter"), f"A letter still asks ({phone.name})."
    phone.tap_named("Send")
    expect(phone, "Inbox")
    phone.tap("Found glass")
    phone.tap_named("Reply")
    expect(phone, "Reply")
    by_keyboard(phone, "Discard")
    expect(phone, "Found glass")
    assert not phone.sheet().count(), f"A discarded letter is still there ({phone.name})."
    assert phone.focused_name() == "Reply", f"The focus is on “{phone.focused_name()}” ({phone.name})."
    phone.tap_named("Back, Inbox")


def search(phone):
    """A custom view is in the middle of the bar."""
    by_keyboard(phone, "Search")
    expect(phone, "All messages")
    phone.tap("Harbor")
    expect(phone, "Harbor")
    expect_no_overlap(phone)
    phone.photograph("Mail search")
    large_enough(phone)
    quiet(phone, "a search")
    phone.tap("Harbor Office")
    expect(phone, TITLE)
    phone.tap_named("Back, Search")
    expect(phone, "Harbor")
    phone.tap_named("Back, Inbox")


def reload(phone):
    """Reloading the page launches the app, which restores the open thread and the letter on a sheet over it."""
    phone.reload()
    expect(phone, "Inbox")
    assert phone.stored().endswith("the root, nothing above it"), f"Stored: {phone.stored()} ({phone.name})."
    phone.tap("Harbor Office")
    phone.tap_named("Reply")
    assert phone.stored().endswith('com.example.compose {"id":"berth"}'), f"Stored: {phone.stored()} ({phone.name})."
    stored = phone.stored()
    phone.reload()
    expect(phone, "Reply")
    assert phone.sheet().count() == 1, f"The sheet did not come back ({phone.name})."
    assert phone.stored() == stored, f"Coming back changed what is stored ({phone.name})."
    phone.photograph("Mail reply after a reload")
    phone.tap_named("Discard")
    expect(phone, TITLE, "3 messages")
    phone.tap_named("Back, Inbox")
    expect(phone, "Inbox")
    phone.tap("Lunch on the pier?")
    phone.tap_named("Back, Inbox")
    phone.reload()
    expect(phone, "Inbox")


def link(phone):
    """A link from outside opens its thread and replaces the open screens, also a letter."""
    phone.tap("Harbor Office")
    phone.tap_named("Reply")
    phone.open_link()
    expect(phone, "Lunch on the pier?", "1 message")
    assert not phone.sheet().count(), f"The letter is still over the thread ({phone.name})."
    phone.tap_named("Back, Inbox")


def archive(phone):
    """The archive has the same screens under the system's bar."""
    phone.select_tab("Archive")
    phone.expect_title("Archive")
    phone.photograph("Archive")
    quiet(phone, "the archive")
    phone.tap("Fog tonight")
    phone.expect_title("Fog tonight")
    assert not phone.bar().get_by_role("heading").count(), f"There are two bars ({phone.name})."
    phone.photograph("Archive thread")
    large_enough(phone)
    phone.tap_named("Reply")
    assert phone.sheet().count() == 1, f"A letter is on no sheet ({phone.name})."
    phone.photograph("Archive reply")
    quiet(phone, "a letter under the system’s bar")
    phone.tap_named("Discard")
    phone.back()
    phone.expect_title("Archive")


def scrolled(phone):
    """The bar is clear until content scrolls under it, and then blurs the content."""
    flat = variance(phone)
    phone.scroll(60)
    with_blur = variance(phone)
    phone.photograph("Mail scrolled")
    quiet(phone, "the inbox, scrolled")
    style = phone.tab.add_style_tag(content="#app *, #app *::before { backdrop-filter: none !important }")
    without = variance(phone)
    style.evaluate("(style) => style.remove()")
    assert with_blur * 2 < without, f"The bar shows what is under it as sharp as without a blur ({phone.name})."
    phone.scroll(0)
    assert variance(phone) == flat, f"The bar is not as it was when content is back at its top ({phone.name})."


def variance(phone):
    return sum(ImageStat.Stat(phone.picture().crop(UNDER_BAR)).var)


def right_to_left(phone):
    phone.direction("rtl")
    phone.photograph("Mail right to left")
    phone.tap("Harbor Office")
    expect_no_overlap(phone)
    phone.photograph("Mail thread right to left")
    boxes = [phone.named(name).bounding_box()["x"] for name in ("Back, Inbox", "Flag")]
    assert boxes == sorted(boxes, reverse=True), f"The bar is not mirrored ({phone.name})."
    phone.tap_named("Back, Inbox")
    phone.direction("ltr")


def largest_text(phone):
    phone.set("size", "accessibility3")
    fits(phone, "Mail AX 3")
    phone.tap("Harbor Office")
    fits(phone, "Mail thread AX 3")
    phone.tap_named("Back, Inbox")
    phone.tap_named("Compose")
    fits(phone, "Mail compose AX 3")
    phone.tap_named("Discard")
    phone.set("size", "large")


def fits(phone, what):
    assert not (wide := phone.overflowing()), f"Too wide for the phone, {what}: {wide}"
    expect_no_overlap(phone)
    large_enough(phone)
    phone.photograph(what)


def expect(phone, title, subtitle=None):
    """Expects the bar's header, and the line below it."""
    headers = phone.bar().get_by_role("heading").all_inner_texts()
    assert headers == [title], f"{headers} is in the bar, not “{title}” ({phone.name})."
    if subtitle:
        assert subtitle in phone.bar().inner_text(), f"“{subtitle}” is not in the bar of “{title}” ({phone.name})."


def expect_no_overlap(phone):
    overlaps = phone.bar().evaluate(OVERLAPS)
    assert not overlaps, f"The title is under {overlaps} ({phone.name})."


OVERLAPS = """(bar) => {
    const title = bar.querySelector('[role=heading]').getBoundingClientRect();
    return [...bar.querySelectorAll('button')]
        .filter((item) => {
            const box = item.getBoundingClientRect();
            return box.left < title.right - .5 && title.left < box.right - .5;
        })
        .map((item) => item.querySelector('[aria-label]')?.ariaLabel ?? item.innerText);
}"""
