"""Prints where modules break the rules of the house. Fails if one does.

Usage: house.py INDEX KNOWN "MODULE [FOLDER…]"…

1. A folder uses only itself and the folders that are named before it.
2. Files do not use each other in a circle. X.swift and X+Topic.swift are two files. A use against rule 1 is reported by
   that rule alone, and ties no circle.
3. A file's name says what it declares. A public type is in a file of its name; a value that a modifier takes may be in
   the modifier's file if its name begins with the file's, as TransparentRowStyle in TransparentRow.swift does.
   X+Topic.swift extends X, and declares no type that another file uses. A type inside of another counts as its member.

KNOWN lists violations that stay, as this script prints them, with * for any text. A line that is no longer true is a
violation, too.
The uses are read from the compiler's index, the declarations from the text.
"""

import ctypes
import fnmatch
import pathlib
import re
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
    """Returns the module's files, without the tutorials' code, app playgrounds, and the demo's executable."""
    files = pathlib.Path(module).resolve().rglob("*.swift")
    others = {".docc", ".swiftpm"}
    files = {file for file in files if not others & {folder.suffix for folder in file.parents}}
    return {file for file in files if file.parts[-3:-1] != ("Demo", "App")}


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


def circles(arrows):
    """Returns the groups of files that reach each other over arrows, which lead from a file to the set of files it uses."""

    def reached(start):
        found, waiting = set(), [start]
        while waiting:
            new = arrows.get(waiting.pop(), set()) - found
            found |= new
            waiting += new
        return found

    everything = {file: reached(file) for file in arrows}
    groups = {frozenset(other for other in reach if file in everything.get(other, ())) for file, reach in everything.items()}
    return groups - {frozenset()}


def is_out_of_order(module, order, file, definition):
    """Returns whether a file uses a later folder; False without an order."""
    folders = [path.relative_to(module).parts[0] for path in (file, definition)]
    user, used = (order.index(folder) if folder in order else None for folder in folders)
    return user is not None and used is not None and used > user


def out_of_order(module, uses, order):
    """Yields each use of a later folder, and each folder that the order lacks; nothing without an order."""
    if not order:
        return
    folders = {file: file.relative_to(module).parts[0] for file in sources(module)}
    yield from (f"{module.name}/{folder} has no place in the order" for folder in folders.values() if folder not in order)
    for file, line, name, definition in uses:
        if is_out_of_order(module, order, file, definition):
            yield f"{file.relative_to(module.parent)}:{line}: {folders[file]} uses {name} of {folders[definition]}"


def in_circles(module, uses, order):
    """Yields each file that is in a circle, and the uses between it and the others."""
    names = {}
    for file, _, name, definition in uses:
        if file != definition and not is_out_of_order(module, order, file, definition):
            names.setdefault(file, {}).setdefault(definition, set()).add(name)
    for circle in circles({file: set(used) for file, used in names.items()}):
        arrows = [(user, used) for user in sorted(circle) for used in sorted(circle & names[user].keys())]
        for file in circle:
            more = ""
            for user, used in arrows:
                if file in (user, used):
                    more += f"\n    {user.stem} uses {', '.join(sorted(names[user][used]))} of {used.stem}"
            yield f"{file.relative_to(module.parent)} is in a circle of files", more


def declared(file):
    """Yields the types that a file declares at its top level, and whether each is public."""
    words = r"(?:[@\w][\w(),.]* )*"
    for before, name in re.findall(rf"^({words})(?:struct|class|enum|protocol|actor|typealias) (\w+)", file.read_text(), re.M):
        yield name, "public" in before.split()


def misnamed(module, uses):
    """Yields what a file declares against its name."""
    used_elsewhere = {(definition, name) for file, _, name, definition in uses if file != definition}
    for file in sources(module):
        path, text = file.relative_to(module.parent), file.read_text()
        subject, _, topic = file.stem.partition("+")
        modifier = re.search(rf"^    .*\bpublic .*func {subject[0].lower()}{subject[1:]}[(<]", text, re.M)
        for name, is_public in declared(file):
            if is_public and name != file.stem and not (modifier and name.startswith(file.stem)):
                yield f"{path} declares the public type {name}, which needs a file of its name"
            elif topic and (file, name) in used_elsewhere:
                yield f"{path} declares the type {name}, which another file uses"
        if topic and not re.search(rf"^(?:[@\w]+ )*extension {subject}\b", text, re.M):
            yield f"{path} has no extension of {subject}"


def violations(store_path, module, order):
    """Returns each violation of a module, with more about it."""
    module = pathlib.Path(module).resolve()
    missing, uses = uses_in(store_path, module)
    found = [f"{file.relative_to(module.parent)} is not in the index" for file in missing]
    found += [*out_of_order(module, uses, order), *misnamed(module, uses)]
    return {**dict.fromkeys(found, ""), **dict(in_circles(module, uses, order))}


def main(store_path, known, *modules):
    found = {}
    for module, *order in map(str.split, modules):
        found |= violations(store_path, module, order)
    listed = {line for line in pathlib.Path(known).read_text().splitlines() if line and not line.startswith("#")}
    matches = {pattern: set(fnmatch.filter(found, pattern)) for pattern in listed}
    allowed = set().union(*matches.values())
    problems = [line + more for line, more in found.items() if line not in allowed]
    problems += [f"{known} lists what is no longer true: {pattern}" for pattern in listed if not matches[pattern]]
    print("\n".join(sorted(problems)), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
