"""The questions about Apple's systems on which a design depends, and the tests that answer them.

Usage: answers.py --list            prints the questions; fails if a test of one does not exist or answers another
       answers.py --numbers SYSTEM  prints the numbers of the questions for a system, which ANSWERS gives to the tests
       answers.py FOLDER            prints the answers in the logs of `run.sh --answers --out FOLDER`, as Markdown

A test answers by a line `answer NUMBER: TEXT` in its log.
"""

import pathlib
import re
import sys

from devices import tests

HERE = pathlib.Path(__file__).parent
SOURCES = HERE.parent.parent / "Sources"
PHONES, PADS = ([f"{name}{version}" for version in (17, 18, 26, 27)] for name in ("iOS", "iPadOS"))
MAC = ["macOS"]

# The question, the file whose design depends on its answer, the test, and the systems that can answer.
QUESTIONS = [
    (
        "After a finished and after a canceled swipe back, which comes first: SwiftUI's write of the path, or the end of "
        "UIKit's transition coordinator?",
        "SeaGlassNavigation/Stack/SystemStack.swift",
        "SwipeOrderAnswerTests/testOrderOfThePathsWriteAndTheCoordinatorsEnd",
        PHONES,
    ),
    (
        "What do two rows of a sidebar that are links, tapped one after the other, write into the path of the detail "
        "column?",
        "SeaGlassNavigation/Stack/SystemStack.swift",
        "SidebarRowsAnswerTests/testRowsOneAfterTheOther",
        PADS,
    ),
    (
        "Under a custom bar, does a swipe over a carousel scroll it or pop the screen?",
        "SeaGlassNavigation/Shell/BackGesturePolicy.swift",
        "CarouselSwipeAnswerTests/testSwipesOverACarousel",
        ["iOS26", "iOS27"],
    ),
    (
        "Of a double tap (XCTest's interval) on Close, does the second tap reach a button during the pop, and how many "
        "screens are popped?",
        "SeaGlassNavigation/Stack/NavigatorStack+Senders.swift",
        "DoubleTapAnswerTests/testTwoTapsOnClose",
        PHONES,
    ),
    (
        "Does a debug build by `xcodebuild` (not a preview, not `swift test`) erase the type of `some View`?",
        "SeaGlass/Glass/GlassSurface.swift",
        "ErasedViewAnswerTests/opaqueTypes",
        PHONES,
    ),
    (
        "What does a style on a view reach in a sheet, a popover, a full-screen cover and the toolbar?",
        "SeaGlass/Glass/GlassSheet.swift",
        "SheetStyleAnswerTests/presentation",
        MAC + PHONES + PADS,
    ),
    (
        "Which colors has the label of a tinted `.glassProminent` button, and does it accept another?",
        "SeaGlass/Glass/GlassButton.swift",
        "ProminentLabelAnswerTests/colors",
        ["iOS26", "iOS27"],
    ),
    (
        "Does the background of a selected row get its `backgroundProminence`?",
        "SeaGlass/Screens/TransparentRow.swift",
        "RowProminenceAnswerTests/selectedRow",
        MAC + PHONES + PADS,
    ),
    (
        "Is a path that is written while its tab is hidden shown when the tab appears?",
        "SeaGlassNavigation/Stack/SystemStack.swift",
        "HiddenTabAnswerTests/hiddenPath",
        PHONES,
    ),
]


def problems():
    known = tests(HERE)
    asked = {test.split("/")[0] for *_, test, _ in QUESTIONS}
    suites = {test.split("/")[0] for test in known if "AnswerTests/" in test}
    yield from (f"{suite} answers no question" for suite in sorted(suites - asked))
    for number, (_, design, test, _) in enumerate(QUESTIONS, 1):
        if test not in known:
            yield f"question {number}: there is no test {test}"
            continue
        (file,) = HERE.rglob(f"{test.split('/')[0]}.swift")
        text = file.read_text()
        answered = {int(found) for found in re.findall(r"\banswer\((\d+),", text)}
        if answered != {number}:
            yield f"{file.name} answers {sorted(answered)} instead of question {number}"
        condition = {int(found) for found in re.findall(r"(?:\bisAsked\(|\bquestion: Int\? \{ )(\d+)", text)}
        if condition != {number}:
            yield f"{file.name} runs for questions {sorted(condition)} instead of question {number}"
        if not (SOURCES / design).is_file():
            yield f"question {number}: there is no file {design}"


def listed():
    for number, (question, design, test, systems) in enumerate(QUESTIONS, 1):
        yield f"{number}. {question}"
        yield f"   {test} on {' '.join(systems)}, for {design}"


def numbers(system):
    return ",".join(str(number) for number, (*_, systems) in enumerate(QUESTIONS, 1) if system in systems)


def answers(log):
    found = {}
    for line in log.splitlines():
        # A log has other text before a line now and then, and colors.
        if match := re.search(r"\banswer (\d+): (.*)$", re.sub(r"\x1b\[[0-9;]*m", "", line)):
            found.setdefault(int(match[1]), []).append(match[2].strip())
    return found


def page(outcomes, logs):
    """Returns the page with the answers in the logs of some systems, and their number."""
    found = {system: answers(log) for system, log in logs.items()}
    text, count = ["# Answers of Apple's systems", "", "Written by `Tests/AppleTests/answers.sh`.", ""], 0
    text += [f"- {system}: {outcome}" for system, outcome in outcomes.items()]
    for number, (question, design, test, systems) in enumerate(QUESTIONS, 1):
        text += ["", f"## {number}. {question}", "", f"For `{design}`, by `{test}`.", ""]
        for system in systems:
            lines = found.get(system, {}).get(number)
            count += bool(lines)
            if lines:
                text += [f"- {system}:", *(f"  - {line}" for line in lines)]
            else:
                text.append(f"- {system}: not run" + (": see its log" if system in logs else ""))
    return "\n".join(text), count


SAMPLE = "Test started\nanswer 5: a body: Text\n\x1b[1m12:00 answer 5: a function: AnyView\x1b[0m\nanswer 7: no\n"
assert answers(SAMPLE) == {5: ["a body: Text", "a function: AnyView"], 7: ["no"]}
assert page({"iOS18": "passed"}, {"iOS18": SAMPLE})[1] == 1, "On iOS 18 question 5 alone of these is asked."
assert "- iOS18:\n  - a body: Text\n  - a function: AnyView\n- iOS26: not run" in page({}, {"iOS18": SAMPLE})[0]
assert numbers("iPadOS17").split(",")[0] == "2", "Question 1 is for phones alone."
assert len(page({}, {})[0].split(": not run\n")) == sum(len(systems) for *_, systems in QUESTIONS)

if __name__ == "__main__":
    if sys.argv[1] == "--list":
        print("\n".join(listed()))
        sys.exit("\n".join(problems()) or 0)
    if sys.argv[1] == "--numbers":
        sys.exit(print(numbers(sys.argv[2])))
    folder = pathlib.Path(sys.argv[1])
    outcomes = dict(line.split(": ", 1) for line in (folder / "outcomes.txt").read_text().splitlines())
    logs = {s: (folder / s / "log").read_text(errors="replace") for s in outcomes if (folder / s / "log").is_file()}
    text, count = page(outcomes, logs)
    print(text)
    sys.exit(0 if count else "There is no answer.")
