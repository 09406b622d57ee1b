"""Checks that every object and folder an Xcode project refers to exists.

Usage: project.py NAME.xcodeproj

It reads Xcode's property list. Only Xcode itself can tell whether it opens the project.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|[{}()=;,]|[^\s{}()=;,"]+', re.DOTALL)
# The fields of an object that refer to others.
REFERENCES = re.compile(
    r"(productRef|fileRef|containerPortal|remoteGlobalIDString|children|files|buildConfigurationList|buildPhases"
    r"|dependencies|fileSystemSynchronizedGroups|packageProductDependencies|productReference|mainGroup"
    r"|packageReferences|productRefGroup|targets|target|targetProxy|buildConfigurations|TestTargetID)$"
)


def parse(text):
    tokens = [t for t in TOKEN.findall(text) if not t.startswith(("//", "/*"))]
    position = 0

    def take(expected=None):
        nonlocal position
        token = tokens[position]
        position += 1
        if expected and token != expected:
            raise ValueError(f"{expected} expected, {token} found after {' '.join(tokens[position - 6 : position - 1])}")
        return token

    def value():
        token = take()
        if token == "{":
            fields = {}
            while tokens[position] != "}":
                key = take().strip('"')
                take("=")
                if key in fields:
                    raise ValueError(f"{key} twice")
                fields[key] = value()
                take(";")
            take("}")
            return fields
        if token == "(":
            items = []
            while tokens[position] != ")":
                items.append(value())
                take(",")
            take(")")
            return items
        return token.strip('"')

    return value()


def references(fields):
    for key, value in fields.items():
        if isinstance(value, dict):
            yield from references(value)
        elif REFERENCES.match(key):
            yield from ((key, item) for item in (value if isinstance(value, list) else [value]))


def main(path):
    project = parse((path / "project.pbxproj").read_text())
    objects = project["objects"]
    problems = [f"there is no {project['rootObject']}"] if project["rootObject"] not in objects else []
    named = {project["rootObject"]}
    for identifier, fields in objects.items():
        for key, reference in references(fields):
            named.add(reference)
            if reference not in objects:
                problems.append(f"{key} of {fields['isa']} {identifier}: there is no {reference}")
        folder = fields.get("relativePath") or fields.get("path")
        if fields["isa"] in ("PBXFileSystemSynchronizedRootGroup", "XCLocalSwiftPackageReference"):
            if not (path.parent / folder).is_dir():
                problems.append(f"there is no folder {folder}")
    problems += [f"nothing refers to {objects[i]['isa']} {i}" for i in objects if i not in named]
    targets = {i: f["name"] for i, f in objects.items() if f["isa"] == "PBXNativeTarget"}
    for scheme in path.glob("xcshareddata/xcschemes/*.xcscheme"):
        for reference in xml.etree.ElementTree.parse(scheme).iter("BuildableReference"):
            identifier, name = reference.get("BlueprintIdentifier"), reference.get("BlueprintName")
            if targets.get(identifier) != name:
                problems.append(f"{scheme.name}: {identifier} is not the target {name}")
            if reference.get("ReferencedContainer") != f"container:{path.name}":
                problems.append(f"{scheme.name}: {reference.get('ReferencedContainer')} is not {path.name}")
    return "\n".join(problems)


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])) or 0)
