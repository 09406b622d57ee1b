"""Mutates a copy of the tree and prints the survivors: mutate.py TREE [--count N] [--seed N] [--at FILE[:LINE]]"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random

import mutants
from equivalent import report_missing_files, without_equivalents
from schemata import Schemata, copy
from suites import Tests, suites_of

MODULES = ["Sources/SeaGlass", "Sources/SeaGlassBitmaps", "Sources/SeaGlassNavigation"]


def all_mutants(tree):
    for module in MODULES:
        for file in sorted((tree / module).rglob("*.swift")):
            path = str(file.relative_to(tree))
            if len(pathlib.PurePath(path).parts) > 2 and suites_of(os.path.dirname(path), tree):
                source = file.read_text()
                yield from without_equivalents(path, source, mutants.find(path, source))


def apart(candidates, count):
    """Returns the first `count` mutants that don't overlap with an earlier one."""
    taken = collections.defaultdict(list)
    chosen = []
    for mutant in candidates:
        if all(mutant.end <= start or end <= mutant.start for start, end in taken[mutant.path]):
            taken[mutant.path].append((mutant.start, mutant.end))
            chosen.append(mutant)
            if len(chosen) == count:
                break
    return chosen


def rounds(candidates, arguments):
    """Yields lists of mutants, one list per build: one sample, or all mutants at the given places."""
    if not arguments.at:
        random.Random(arguments.seed).shuffle(candidates)
        # More than requested, because some do not compile.
        yield apart(candidates, arguments.count * 4 // 3 + 4)
        return
    rest = [m for m in candidates if {m.path, f"{m.path}:{m.line}"} & set(arguments.at)]
    while rest:
        chosen = apart(rest, len(rest))
        rest = [mutant for mutant in rest if mutant not in chosen]
        yield chosen


def survivors(tree, chosen, count):
    """Prints the mutants that no test notices. Returns each mutant that compiled, and whether it survived."""
    schemata = Schemata(tree, MODULES, dict(enumerate(chosen, 1)))
    schemata.build()
    numbered = list(schemata.mutants.items())[:count]
    tests = Tests(tree)
    suites = {mutant.path: suites_of(os.path.dirname(mutant.path), tree) for _, mutant in numbered}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(tests.measure, sorted({suite for patterns in suites.values() for suite in patterns})))

        def survives(item):
            return not tests.kill(item[0], suites[item[1].path])

        results = []
        for (_, mutant), alive in zip(numbered, pool.map(survives, numbered)):
            if alive:
                print(mutant, flush=True)
            results.append((mutant, alive))
    for path, original in schemata.original.items():
        (tree / path).write_bytes(original)
    return results


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tree", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at", action="append")
    arguments = parser.parse_args()
    copy(arguments.tree)
    report_missing_files(arguments.tree)
    results = []
    for chosen in rounds(list(all_mutants(arguments.tree)), arguments):
        results += survivors(arguments.tree, chosen, len(chosen) if arguments.at else arguments.count)
    table = collections.defaultdict(lambda: [0, 0])
    for mutant, alive in results:
        table[os.path.dirname(mutant.path).removeprefix("Sources/")][alive] += 1
    for folder, (killed, survived) in sorted(table.items()):
        print(f"{folder}: {killed} killed, {survived} survived")
    alive = sum(alive for _, alive in results)
    print(f"{len(results) - alive} of {len(results)} killed, {alive} survived")


main()
