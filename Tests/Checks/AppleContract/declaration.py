"""Parses declarations as Apple's pages and the symbol graph print them."""

import re
from dataclasses import dataclass, field

SYSTEMS = ["iOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS"]

# Attributes that make no difference to callers, or that this module cannot express.
IGNORED = r"@export\(\w+\)|@inlinable|@frozen|@backDeployed\([^)]*\)|@discardableResult|@objc|@usableFromInline"
MODIFIERS = r"nonisolated(?:\(\w+\))?|static|mutating|nonmutating|prefix|final|indirect|required"
KINDS = "macro|struct|enum|protocol|class|func|var|let|init|subscript|case|typealias|associatedtype"


@dataclass
class Declaration:
    container: str
    kind: str
    name: str
    text: str
    attributes: frozenset = frozenset()
    isolation: str = "nonisolated"
    generics: str = ""
    labels: tuple = ()
    types: tuple = ()
    defaults: tuple = ()
    result: str = ""
    constraints: frozenset = frozenset()
    availability: dict = field(default_factory=dict)

    @property
    def title(self):
        callable = self.kind in ("func", "macro", "init", "subscript") or (self.kind == "case" and self.labels)
        labels = "(" + "".join(f"{label}:" for label in self.labels) + ")" if callable else ""
        return ".".join(filter(None, [self.container, self.name + labels]))

    @property
    def identity(self):
        return f"{self.container} | {self.text}" if self.container else self.text


def groups(text):
    """Yields the index and bracket depth of each character. An arrow is not a bracket."""
    depth = 0
    for index, character in enumerate(text):
        if character in ")]}" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
        yield index, depth
        if character in "([{<":
            depth += 1


def split(text, separator):
    """Splits at separators outside of brackets."""
    parts, start = [], 0
    for index, depth in groups(text):
        if depth == 0 and index >= start and text.startswith(separator, index):
            parts.append(text[start:index].strip())
            start = index + len(separator)
    return [part for part in parts + [text[start:].strip()] if part]


def balanced(text):
    """Splits a text that starts with a bracket into the bracket's content and the rest."""
    for index, depth in groups(text):
        if index and depth == 0:
            return text[1:index].strip(), text[index + 1 :].strip()
    raise ValueError(f"unbalanced: {text}")


def spelled(type):
    """Returns one spelling for types that Apple's pages and the symbol graph spell differently."""
    type = re.sub(r"\s+", " ", type.strip())
    type = type.replace("@ContentBuilder", "@ViewBuilder").replace("EmptyContent", "EmptyView").replace("`", "")
    type = type.replace("@MainActor @Sendable (", "@MainActor (")  # @MainActor implies @Sendable
    type = re.sub(r"\b(Self|Swift|SwiftUI|Foundation|CoreFoundation)\.(?=\w)(?!self\b)", "", type)
    type = re.sub(r"\bOptional<([\w.]+)>", r"\1?", type)
    attributes = re.compile(r"(?:@\w+(?:\(\w+\))? ){2,}")
    return attributes.sub(lambda run: " ".join(sorted(run.group().split())) + " ", type)


def parse(text, container="", context_constraints=(), where=""):
    """Reads one declaration as Apple's pages and the symbol graph print it."""
    rest = re.sub(r"\s+", " ", text).strip()
    found = Declaration(container=container, kind="", name="", text=rest)
    attributes = set()
    # Attributes and modifiers come first, in any order.
    while not (kind := re.match(rf"({KINDS})\b", rest)):
        word = re.match(rf"(?:{IGNORED}|@\w+(?:\((?:[^()]|\([^()]*\))*\))?|(?:{MODIFIERS})(?!\w)) ?", rest)
        if not word:
            raise ValueError(f"{where}no declaration: {text}")
        if not re.fullmatch(rf"(?:{IGNORED}) ?", word.group()):
            attributes.add(spelled(word.group()))
        rest = rest[word.end() :]
    found.isolation = "@MainActor" if "@MainActor" in attributes else "nonisolated"
    if "@MainActor" in attributes:
        attributes.discard("@preconcurrency")  # the symbol graph omits an inferred one
    found.attributes = frozenset(attributes - {"@MainActor", "nonisolated"})
    found.kind = kind.group(1)
    rest = rest[kind.end() :].strip()

    access = ""
    if found.kind == "subscript":
        rest, brace, access = rest.rpartition(" {")
        access = brace + access
    rest, *clauses = split(rest, " where ")
    constraints = {c for clause in clauses for c in split(clause, ",")} | set(context_constraints)

    if found.kind in ("init", "subscript"):
        found.name = found.kind + ("?" if rest.startswith("?") else "")
        rest = rest.removeprefix("?")
    else:
        name = re.match(r"[\w`.]+|[^\s\w(]+", rest)
        found.name = name.group().replace("`", "")
        rest = rest[name.end() :].strip()

    if rest.startswith("<"):
        inside, rest = balanced(rest)
        found.generics = ", ".join(spelled(part.split(" : ")[0]) for part in split(inside, ","))
        constraints |= {part for part in split(inside, ",") if " : " in part}
    if found.kind in ("func", "macro", "init", "subscript", "case") and rest.startswith("("):
        inside, rest = balanced(rest)
        read_parameters(found, inside)
    if found.kind in ("var", "let"):
        found.result = accessors(found, rest)
        found.kind = "var"
    elif found.kind == "protocol":
        inherited = (part for part in split(rest.removeprefix(":"), ",") if not part.startswith("_"))
        found.result = ", ".join(sorted(map(spelled, inherited)))
    else:
        found.result = spelled(rest) + access
    # The symbol graph omits a class constraint that an extension states.
    constraints = {constraint for constraint in constraints if not re.search(r":\s*AnyObject$", constraint)}
    found.constraints = frozenset(re.sub(r"\s*(==|:)\s*", r" \1 ", spelled(c)) for c in constraints)
    return found


def read_parameters(found, inside):
    labels, types, defaults = [], [], []
    for parameter in split(inside, ","):
        parameter, *default = split(parameter, " = ")
        attribute = re.match(r"((?:@\w+ )*)", parameter).group()
        name, colon, type = parameter[len(attribute) :].partition(":")
        if not colon:  # an associated value without a label
            name, type = "_", name
        names = name.replace("`", "").split()
        labels.append("_" if found.kind == "subscript" and len(names) == 1 else names[0])
        types.append(spelled(attribute + type.strip()))
        defaults.append(spelled(default[0]) if default else "")
    found.labels, found.types, found.defaults = tuple(labels), tuple(types), tuple(defaults)


def accessors(found, rest):
    """Returns a property's type and accessors. A stored property is treated as a computed one."""
    type, brace, access = rest.partition(" {")
    stored = "get set" if found.kind == "var" else "get"
    access = access.rstrip("} ").strip() if brace else stored
    return spelled(type.removeprefix(":")) + " { " + access + " }"


def version(text):
    return tuple(int(part) for part in text.split(".")) + (0,) * (1 - text.count("."))


def available(lines):
    """Returns (introduced, deprecated) or "unavailable" for each system in a declaration's @available lines."""
    systems = {}
    for attribute in re.findall(r"@available\(([^()]*)\)", lines):
        parts = [part.strip() for part in attribute.split(",")]
        if parts[-1] == "*":
            for part in parts[:-1]:
                system, introduced = part.split()
                systems[system] = (version(introduced), None)
        elif parts[1] == "unavailable":
            for system in SYSTEMS if parts[0] == "*" else parts[:1]:
                systems[system] = "unavailable"
        else:
            named = dict(part.split(": ", 1) for part in parts[1:] if ": " in part)
            end = version(named["deprecated"]) if "deprecated" in named else None
            systems[parts[0]] = (version(named["introduced"]), end if end and end < (27, 0) else None)
    return systems
