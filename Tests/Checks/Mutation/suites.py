"""Runs the suites of one folder of a product."""

import os
import pathlib
import re
import subprocess
import tempfile
import threading
import time


# Other folders of tests that cover a folder of a product.
ELSEWHERE = {
    "System": ["Background", "Screens", "Glass", "Geometry"],
    "Context": ["Background", "Screens", "Glass", "Geometry"],
    "Background": ["Screens", "Geometry"],
    "Screens": ["Background", "Geometry"],
    "Glass": ["Background", "Geometry"],
    "Routes": ["Links", "Shell"],
    "Links": ["Shell"],
    "Restoration": ["Stack"],
    "Stack": ["Shell", "Links", "Restoration", "Routes"],
    "TopBar": ["Shell", "Screens", "Geometry"],
    "Shell": ["Stack", "Links"],
}


def suites_of(folder, tree):
    """Returns the patterns of the suites of a folder such as Sources/SeaGlass/Glass; empty if it has no tests.

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
    return patterns


class Tests:
    def __init__(self, tree):
        self.executable = (tree / ".build/debug/SeaGlassPackageTests.xctest").resolve()
        self.tree = tree
        self.seconds = {}
        self.reached = {}

    def measure(self, suite):
        """Runs a suite without a mutant, and stores its duration and the mutants it reaches. It must pass."""
        started = time.monotonic()
        with tempfile.NamedTemporaryFile("r") as log:
            if self.notice(0, suite, timeout=1200, REACHED=log.name):
                raise SystemExit(f"{suite} fails without a mutant.")
            self.reached[suite] = set(map(int, log))
        self.seconds[suite] = time.monotonic() - started

    def kill(self, number, suites):
        """Returns whether one of the suites notices a mutant. A suite that never evaluates it cannot."""
        suites = [suite for suite in suites if number in self.reached[suite]]
        timeout = 20 + 5 * sum(self.seconds[suite] for suite in suites)
        return bool(suites) and self.notice(number, "|".join(suites), timeout)

    def notice(self, number, suites, timeout, **environment):
        """Returns whether a test fails, or the process ends without success or exceeds the timeout."""
        process = subprocess.Popen(
            [self.executable, "--testing-library", "swift-testing", "--filter", suites],
            cwd=self.tree,
            env={**os.environ, "MUTANT": str(number), "SWIFT_BACKTRACE": "enable=no", **environment},
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
