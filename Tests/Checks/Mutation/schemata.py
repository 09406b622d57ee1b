"""Compiles all mutants into one tree. Each is an alternative that its number switches on."""

import collections
import pathlib
import re
import shutil
import subprocess

SWITCH = """\
import Foundation

private let environment = ProcessInfo.processInfo.environment
private let active = Int(environment["MUTANT"] ?? "") ?? 0
// The numbers of the mutants that are reached, one in each line.
private nonisolated(unsafe) let log = environment["REACHED"].map {
    FileHandle(fileDescriptor: open($0, O_WRONLY | O_APPEND))
}
private nonisolated(unsafe) var reached: Set<Int> = []
private let lock = NSLock()

public func mutant(_ number: Int) -> Bool {
    if let log { lock.withLock { if reached.insert(number).inserted { log.write(Data("\\(number)\\n".utf8)) } } }
    return number == active
}
"""


def copy(tree):
    """Copies changed files of this tree into the other, so that unchanged files are not built again."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split("\0")
    files = {file for file in listed if file.startswith(("Package.resolved", "Sources/", "Tests/", "Benchmarks/"))}
    for file in files:
        source, target = pathlib.Path(file), tree / file
        if source.is_file() and not (target.is_file() and target.read_bytes() == source.read_bytes()):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    # With optimization, drawing and comparing bitmaps is ten times as fast. Debug assertions stay on.
    optimized = '[.unsafeFlags(["-O", "-assert-config", "Debug"])]'
    manifest = pathlib.Path("Package.swift").read_text()
    for place, settings in (
        (r'target\.swiftSettings = \[\.define\("SEAGLASS_SDK_27"\)\]', f" + {optimized}"),
        (r'\.testTarget\(name: "SeaGlassBitmapsTests", .*\](?=\))', f", swiftSettings: {optimized}"),
    ):
        manifest, count = re.subn(place, rf"\g<0>{settings}", manifest)
        assert count == 1, f"The manifest has no {place}"
    if not (tree / "Package.swift").is_file() or (tree / "Package.swift").read_text() != manifest:
        (tree / "Package.swift").write_text(manifest)
    for folder in ("Sources", "Tests", "Benchmarks"):
        for target in (tree / folder).rglob("*"):
            if target.is_file() and not pathlib.Path(target.relative_to(tree)).is_file():
                target.unlink()


class Schemata:
    def __init__(self, tree, modules, mutants):
        """mutants: The mutants by number. No two of them overlap."""
        self.tree = tree
        self.mutants = mutants
        self.original = {m.path: (tree / m.path).read_text().encode() for m in mutants.values()}
        for module in modules:
            (tree / module / "Mutant.swift").write_text(SWITCH)

    def write(self):
        """Writes all files, and stores the lines of each mutant."""
        by_path = collections.defaultdict(list)
        for number, mutant in self.mutants.items():
            by_path[mutant.path].append((mutant.start, number, mutant))
        self.lines = collections.defaultdict(list)
        for path, original in self.original.items():
            result, end = b"", 0
            for start, number, mutant in sorted(by_path[path]):
                result += original[end:start]
                first = result.count(b"\n") + 1
                result += mutant.code(number).encode()
                self.lines[path].append((first, result.count(b"\n") + 1, number))
                end = mutant.end
            result += original[end:]
            if (self.tree / path).read_bytes() != result:
                (self.tree / path).write_bytes(result)

    def build(self):
        """Builds the tests, without the mutants that do not compile."""
        while True:
            self.write()
            command = ["swift", "build", "--product", "SeaGlassPackageTests"]
            run = subprocess.run(command, cwd=self.tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if run.returncode == 0:
                return
            wrong = self.wrong(run.stdout)
            if not wrong:
                raise SystemExit(run.stdout[-4000:])
            for number in wrong:
                del self.mutants[number]

    def wrong(self, output):
        """Returns the mutants on lines with errors; for an error on another line, all mutants of the file."""
        numbers = set()
        for file, line in set(re.findall(r"^(\S+\.swift):(\d+):\d+: error:", output, re.MULTILINE)):
            path = next((path for path in self.lines if file.endswith(f"{self.tree.name}/{path}")), None)
            if path:
                here = [number for first, last, number in self.lines[path] if first <= int(line) <= last]
                numbers.update(here or [number for _, _, number in self.lines[path]])
        return numbers
