"""Finds accessibility violations of a page with axe."""

from axe_playwright_python.sync_playwright import Axe


def violations(tab):
    """Returns the serious and critical violations, each with its elements."""
    # The script of axe is half a megabyte, so a document that has it gets no second copy.
    axe = Axe("") if tab.evaluate("'axe' in window") else Axe()
    found = axe.run(tab).response["violations"]
    return [
        (violation["id"], [node["html"][:120] for node in violation["nodes"][:3]])
        for violation in found
        if violation["impact"] in ("serious", "critical")
    ]
