"""Compares the module with altered declarations, and fails unless each alteration is reported and nothing else is.

    alterations.py FOLDER SYMBOLS.json…

FOLDER contains declarations.py, Declarations.md and allowed.txt.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

folder, *graphs = sys.argv[1:]
facts = (Path(folder) / "Declarations.md").read_text(encoding="utf-8")
allowed = (Path(folder) / "allowed.txt").read_text(encoding="utf-8")

OPACITY = "nonisolated func opacity(_ opacity: Double) -> some View"
ROW = "nonisolated func listRowBackground<V>(_ view: V?) -> some View where V : View"
BACK = "nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View"
SYSTEMS = "@available(iOS 18.0, watchOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable)"
NAVIGATION = f"{SYSTEMS} @available(visionOS, unavailable)\nstatic let navigation: ContainerBackgroundPlacement"
MODIFIER = "nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>"

# For each alteration: the text to replace, its replacement, and the difference that must be reported.
ALTERATIONS = {
    "a label": (OPACITY, OPACITY.replace("_ opacity:", "to opacity:"), "labels: View | "),
    "a type": (OPACITY, OPACITY.replace("Double", "Float"), "types: View | "),
    "a default": (BACK, BACK.replace("= true", "= false"), "defaults: View | "),
    "a lost default": (BACK, BACK.replace(" = true", ""), "defaults: View | "),
    "a constraint": (ROW, ROW.replace("V : View", "V : Shape"), "constraints: View | "),
    "a result": (MODIFIER, MODIFIER.replace("ModifiedContent<Self, T>", "some View"), "result: View | "),
    "a lost nonisolated": (OPACITY, OPACITY.replace("nonisolated", "@MainActor @preconcurrency"), "isolation: View | "),
    "a version": (NAVIGATION, NAVIGATION.replace("iOS 18.0", "iOS 17.0"), "availability: ContainerBackgroundPlacement | "),
    "an unavailable system": (
        NAVIGATION,
        NAVIGATION.replace("@available(tvOS, unavailable)", "@available(tvOS 18.0, *)"),
        "availability: ContainerBackgroundPlacement | ",
    ),
    "Mac Catalyst": (
        NAVIGATION,
        NAVIGATION.replace("@available(tvOS", "@available(macCatalyst, unavailable) @available(tvOS"),
        "availability: ContainerBackgroundPlacement | ",
    ),
    "a declaration that Apple has": (OPACITY, f"{OPACITY}\n{OPACITY.replace('opacity(', 'dimmed(')}", "missing: View | "),
    "a declaration that Apple lacks": (OPACITY, "// nothing", "undeclared: View | "),
    "an accessor": ("var scenePhase: ScenePhase { get set }", "var scenePhase: ScenePhase { get }", "result: Environment"),
    "a property wrapper": ("@propertyWrapper struct Namespace", "struct Namespace", "attributes: @propertyWrapper struct Na"),
}


def compare(facts, allowed):
    """Returns the differences between the module and the given declarations."""
    with tempfile.TemporaryDirectory(dir=Path(graphs[0]).parent) as temporary:
        paths = [Path(temporary) / name for name in ("Declarations.md", "allowed.txt")]
        for path, text in zip(paths, (facts, allowed)):
            path.write_text(text, encoding="utf-8")
        command = [sys.executable, "-B", Path(folder) / "declarations.py", *graphs, *paths]
        ran = subprocess.run(command, capture_output=True, text=True)
        if ran.stderr:
            sys.exit(f"The self-test's declarations could not be read: {ran.stderr}")
    return [line for line in ran.stdout.splitlines()[:-1] if not line.startswith("    ")], ran.returncode


failures = []
unaltered, _ = compare(facts, allowed)
for name, (before, after, expected) in ALTERATIONS.items():
    if facts.count(before) != 1:
        failures.append(f"{name}: Declarations.md does not have exactly one of: {before}")
        continue
    reported, status = compare(facts.replace(before, after), allowed)
    new = [line for line in reported if line not in unaltered]
    if status == 0 or len(new) != 1 or not new[0].startswith(expected):
        failures.append(f"{name}: expected one {expected!r}, but {new} was reported")

reported, status = compare(facts, allowed + f"\nlabels: View | {OPACITY} // for no reason\n")
if status == 0 or not any("explains nothing" in line for line in reported):
    failures.append("A line of allowed.txt that explains nothing was not reported.")

if failures:
    sys.exit("The self-test failed:\n" + "\n".join(failures))
print(f"Self-test: {len(ALTERATIONS) + 1} alterations, each reported.")
