"""Runs the tests of one folder of a product."""

import os
import pathlib
import re
import subprocess
import threading
import time


# Other folders of tests that cover a folder of a product.
ELSEWHERE = {
    "System": ["Background", "Glass", "Geometry"],
    "Background": ["Screens", "Geometry"],
    "Screens": ["Background", "Geometry"],
    "Glass": ["Background", "Geometry"],
    "Routes": ["Links", "Shell"],
    "Stack": ["Shell", "Links", "Restoration"],
    "TopBar": ["Shell", "Screens", "Geometry"],
    "Shell": ["Stack", "Links"],
}


def suites_of(folder, tree):
    """Returns a pattern for the suites of a folder such as Sources/SeaGlass/Glass; empty if it has no tests.

    A product without folders has its tests in a target without folders.
    """
    _, module, *names = pathlib.PurePath(folder).parts[:3]
    elsewhere = ELSEWHERE.get(names[0], []) if names else []
    if missing := [name for name in elsewhere if not any(tree.glob(f"Tests/*Tests/{name}/*.swift"))]:
        raise SystemExit(f"ELSEWHERE names folders that have no tests: {missing}")
    patterns = []
    for target in (f"{module}Tests", "SeaGlassHostedTests") if names else (f"{module}Tests",):
        for tests in [*names, *elsewhere] if names else ["."]:
            for file in sorted((tree / "Tests" / target / tests).glob("*.swift")):
                suites = re.findall(r"\bstruct (\w+Tests)\b", file.read_text())
                patterns += [f"{target}\\.{suite}/" for suite in suites]
    return "|".join(patterns)


class Tests:
    def __init__(self, tree):
        self.executable = (tree / ".build/debug/SeaGlassPackageTests.xctest").resolve()
        self.tree = tree
        self.seconds = {}

    def measure(self, folder, suites):
        """Runs the tests without a mutant, and stores their duration. They must pass."""
        started = time.monotonic()
        if self.notice(0, suites, timeout=1200):
            raise SystemExit(f"The tests of {folder} fail without a mutant.")
        self.seconds[folder] = time.monotonic() - started

    def kill(self, number, folder, suites):
        return self.notice(number, suites, timeout=20 + 5 * self.seconds[folder])

    def notice(self, number, suites, timeout):
        """Returns whether a test fails, or the process ends without success or exceeds the timeout."""
        process = subprocess.Popen(
            [self.executable, "--testing-library", "swift-testing", "--filter", suites],
            cwd=self.tree,
            env={**os.environ, "MUTANT": str(number), "SWIFT_BACKTRACE": "enable=no"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        limit = threading.Timer(timeout, process.kill)
        limit.start()
        try:
            for line in process.stdout:
                if "recorded an issue" in line:
                    # The first one is enough.
                    process.kill()
                    return True
            return process.wait() != 0
        finally:
            limit.cancel()
            process.wait()
