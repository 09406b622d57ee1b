"""Prints each violation of a module's order, by its folders and its files. Fails if there is one.

Usage: house.py INDEX MODULE [FOLDER…]

A folder may use only the folders before it, so folders form no circle. Files form no circle either; a type and its
extensions (X.swift, X+Y.swift, View+X.swift) count as one file. The uses are read from the compiler's index.
"""

import ctypes
import pathlib
import shutil
import sys
from ctypes import POINTER, byref, c_bool, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p

# Constants of indexstore.h.
DEPENDENCY_IS_RECORD = 2
DECLARATION, DEFINITION, REFERENCE = 1, 2, 4


class Text(ctypes.Structure):
    _fields_ = [("start", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.start, self.length).decode() if self.length else ""


def library():
    compiler = pathlib.Path(shutil.which("swiftc")).resolve()
    loaded = ctypes.CDLL(next(compiler.parents[1].glob("lib/libIndexStore.*")))
    for name, result, *arguments in [
        ("store_create", c_void_p, c_char_p, POINTER(c_void_p)),
        ("store_units_apply_f", c_bool, c_void_p, c_uint, c_void_p, c_void_p),
        ("unit_reader_create", c_void_p, c_void_p, c_char_p, POINTER(c_void_p)),
        ("unit_reader_get_main_file", Text, c_void_p),
        ("unit_reader_dependencies_apply_f", c_bool, c_void_p, c_void_p, c_void_p),
        ("unit_dependency_get_kind", c_int, c_void_p),
        ("unit_dependency_get_filepath", Text, c_void_p),
        ("unit_dependency_get_name", Text, c_void_p),
        ("record_reader_create", c_void_p, c_void_p, c_char_p, POINTER(c_void_p)),
        ("record_reader_occurrences_apply_f", c_bool, c_void_p, c_void_p, c_void_p),
        ("occurrence_get_symbol", c_void_p, c_void_p),
        ("occurrence_get_roles", c_uint64, c_void_p),
        ("occurrence_get_line_col", None, c_void_p, POINTER(c_uint), POINTER(c_uint)),
        ("symbol_get_usr", Text, c_void_p),
        ("symbol_get_name", Text, c_void_p),
    ]:
        function = getattr(loaded, f"indexstore_{name}")
        function.restype, function.argtypes = result, arguments
        setattr(loaded, name, function)
    return loaded


index = library()


def opened(create, *arguments):
    error = c_void_p()
    reader = create(*arguments, byref(error))
    return reader or sys.exit(f"The index cannot be read: {arguments[-1].decode()}. Is the build finished?")


def collected(apply, *arguments, of=c_void_p, take):
    """Returns the results of `take` for each item. An item is only valid during the call."""
    found = []
    hand_over = ctypes.CFUNCTYPE(c_bool, c_void_p, of)(lambda _, item: found.append(take(item)) or True)
    apply(*arguments, None, hand_over)
    return found


def records(store_path, store, module):
    """Returns the newest record of each compiled file of a module that still exists; an empty file has none."""
    newest = {}
    for name in collected(index.store_units_apply_f, store, 0, of=Text, take=str):
        unit = opened(index.unit_reader_create, store, name.encode())
        file = pathlib.Path(str(index.unit_reader_get_main_file(unit)))
        if not file.is_relative_to(module) or not file.exists():
            continue
        dependencies = collected(
            index.unit_reader_dependencies_apply_f,
            unit,
            take=lambda dependency: (
                index.unit_dependency_get_kind(dependency),
                str(index.unit_dependency_get_filepath(dependency)),
                str(index.unit_dependency_get_name(dependency)),
            ),
        )
        written = next(store_path.glob(f"v*/units/{name}")).stat().st_mtime
        record = next((name for kind, path, name in dependencies if (kind, path) == (DEPENDENCY_IS_RECORD, str(file))), "")
        newest[file] = max(newest.get(file, (0, "")), (written, record))
    return {file: record for file, (_, record) in newest.items()}


def occurrence(item):
    line, column = c_uint(), c_uint()
    index.occurrence_get_line_col(item, byref(line), byref(column))
    symbol = index.occurrence_get_symbol(item)
    names = str(index.symbol_get_usr(symbol)), str(index.symbol_get_name(symbol))
    return index.occurrence_get_roles(item), line.value, *names


def sources(module):
    """Returns the module's files, without the tutorials' code."""
    return {file for file in pathlib.Path(module).resolve().rglob("*.swift") if ".docc/" not in file.as_posix()}


def uses_in(store_path, module):
    """Returns the files of a module that are not compiled, and all uses: file, line, name, and file of the definition."""
    store_path, module = pathlib.Path(store_path).resolve(), pathlib.Path(module).resolve()
    store = opened(index.store_create, str(store_path).encode())
    files = sources(module)
    compiled = records(store_path, store, module)

    defined, uses = {}, []
    for file, record in compiled.items():
        if not record:
            continue
        reader = opened(index.record_reader_create, store, record.encode())
        for roles, line, usr, name in collected(index.record_reader_occurrences_apply_f, reader, take=occurrence):
            if roles & (DECLARATION | DEFINITION):
                defined[usr] = file
            if roles & REFERENCE:
                uses.append((file, line, usr, name))
    known = [(file, line, name, defined[usr]) for file, line, usr, name in uses if defined.get(usr) in files]
    return files - compiled.keys(), [use for use in known if use[0] in files]


def subject(file):
    """Returns the type that a file is about."""
    first, *more = file.stem.split("+")
    return more[0] if first == "View" and more else first


def circles(arrows):
    """Returns the groups of names that reach each other over arrows, which lead from a name to the set of names it uses."""

    def reached(start):
        found, waiting = set(), [start]
        while waiting:
            new = arrows.get(waiting.pop(), set()) - found
            found |= new
            waiting += new
        return found

    everything = {name: reached(name) for name in arrows}
    return {tuple(sorted(other for other in reach if name in everything.get(other, ()))) for name, reach in everything.items()} - {()}


def out_of_order(module, uses, order):
    """Yields each use of a folder by an earlier one, and each folder that the order lacks; nothing without an order."""
    if not order:
        return
    floors = {file: file.relative_to(module).parts[0] for file in sources(module)}
    place = {floor: number for number, floor in enumerate(order)}
    yield from (f"{module.name}/{floor} has no place in the order" for floor in floors.values() if floor not in order)
    for file, line, name, definition in uses:
        used = floors[definition]
        if place.get(used, 0) > place.get(floors[file], len(order)):
            yield f"{file.relative_to(module.parent)}:{line}: {floors[file]} uses {name} of {used}"


def in_circles(module, uses):
    """Yields each circle of files, and the uses that close it."""
    ties = {}
    for file, _, name, definition in uses:
        if subject(file) != subject(definition):
            ties.setdefault(subject(file), {}).setdefault(subject(definition), set()).add(name)
    for circle in circles({user: set(used) for user, used in ties.items()}):
        yield f"{module.name}: these files use each other: {', '.join(circle)}"
        for user in circle:
            for used in sorted(set(ties[user]) & set(circle)):
                yield f"{module.name}: these files use each other: {user} uses {', '.join(sorted(ties[user][used]))} of {used}"


def main(store_path, module, *order):
    module = pathlib.Path(module).resolve()
    missing, uses = uses_in(store_path, module)
    problems = {f"{file.relative_to(module.parent)} is not in the index" for file in missing}
    problems |= {*out_of_order(module, uses, order), *in_circles(module, uses)}
    print("\n".join(sorted(problems)), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
