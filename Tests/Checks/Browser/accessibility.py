"""What axe finds wrong with a page."""

from axe_playwright_python.sync_playwright import Axe


def violations(tab):
    """The serious and critical ones, each with the elements it was found on."""
    # Its script is half a megabyte, and stays in a document.
    axe = Axe("") if tab.evaluate("'axe' in window") else Axe()
    found = axe.run(tab).response["violations"]
    return [
        (violation["id"], [node["html"][:120] for node in violation["nodes"][:3]])
        for violation in found
        if violation["impact"] in ("serious", "critical")
    ]
