"""Finds the mutants of a Swift file. Each changes one operator, condition, literal, result or statement."""

import dataclasses
import functools

import tree_sitter
import tree_sitter_swift

from conditions import compiled_lines

BINARY = {
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "==": ["!="],
    "!=": ["=="],
    "===": ["!=="],
    "!==": ["==="],
    "+": ["-"],
    "-": ["+"],
    "*": ["/"],
    "/": ["*"],
    "%": ["*"],
    "&+": ["&-"],
    "&-": ["&+"],
    "&&": ["||"],
    "||": ["&&"],
}
ASSIGNMENT = {"+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="}
# Nested in each other, these are one expression, because the grammar guesses their inner order.
OPERATIONS = {
    "comparison_expression",
    "equality_expression",
    "infix_expression",
    "additive_expression",
    "multiplicative_expression",
    "conjunction_expression",
    "disjunction_expression",
    "nil_coalescing_expression",
    "range_expression",
    "ternary_expression",
    "prefix_expression",
    "bitwise_operation",
    "as_expression",
    "check_expression",
}
SUFFIXED = {"call_expression", "navigation_expression"}
CONDITIONS = {"simple_identifier", "call_expression", "navigation_expression"}
# Functions whose closures perform actions. Other closures return parts of a view.
ACTIONS = {"onAppear", "onDisappear", "onChange", "onPreferenceChange", "task", "withLock", "Task", "accessibilityAction"}
# Nodes that contain no code, or only words.
SKIPPED = {
    "attribute",
    "modifiers",
    "availability_condition",
    "line_string_literal",
    "multi_line_string_literal",
    "type_annotation",
    "enum_entry",
    "switch_pattern",
    "import_declaration",
}


@dataclasses.dataclass(frozen=True)
class Mutant:
    path: str
    line: int
    # The bytes to replace.
    start: int
    end: int
    original: str
    mutated: str
    is_statement: bool = False

    @property
    def change(self):
        def short(text):
            text = " ".join(text.split())
            return text if len(text) <= 90 else text[:89] + "…"

        return f"{short(self.original)} → {short(self.mutated) or 'nothing'}"

    def __str__(self):
        return f"{self.path}:{self.line}: {self.change}"

    def code(self, number):
        if not self.is_statement:
            return f"(mutant({number}) ? ({self.mutated}) : ({self.original}))"
        if self.mutated:
            return f"if mutant({number}) {{ {self.mutated} }} else {{ {self.original} }}"
        return f"if !mutant({number}) {{ {self.original} }}"


@dataclasses.dataclass
class Span:
    start_byte: int
    end_byte: int


@functools.cache
def parser():
    return tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))


def find(path, source):
    """Returns all mutants of a file, in the order of their lines."""
    code = source.encode()
    lines = set(compiled_lines(source))
    found = []

    def text(node):
        return code[node.start_byte : node.end_byte].decode()

    def add(target, node, mutated, is_statement=False):
        line = node.start_point[0] + 1
        if line in lines:
            found.append(Mutant(path, line, target.start_byte, target.end_byte, text(target), mutated, is_statement))

    def replacing(target, part, replacement):
        start, end = part.start_byte - target.start_byte, part.end_byte - target.start_byte
        whole = code[target.start_byte : target.end_byte]
        return (whole[:start] + replacement.encode() + whole[end:]).decode()

    def visit(node):
        # An assertion never fails in a correct program, so no test notices its absence.
        if node.type in SKIPPED or text(node).startswith("assert("):
            return
        operation(node)
        if node.type == "assignment":
            assignment(node)
        elif node.type == "call_expression" and removable(node):
            add(node, node, "", is_statement=True)
        elif node.type in ("if_statement", "guard_statement", "while_statement"):
            for condition in conditions(node):
                add(condition, condition, f"!({text(condition)})")
        elif node.type in ("integer_literal", "real_literal", "boolean_literal"):
            literal(node)
        elif node.type in ("control_transfer_statement", "function_body", "computed_property", "computed_getter"):
            result(node)
        for child in node.children:
            visit(child)

    def operation(node):
        """Adds mutants that replace an operator, within the whole expression that contains it."""
        if node.type not in OPERATIONS:
            return
        whole = node
        # The grammar parses `a + f(b)` as a call of `a + f`.
        while whole.parent.type in OPERATIONS or whole.parent.children[0] == whole and whole.parent.type in SUFFIXED:
            whole = whole.parent
        if node.type == "ternary_expression":
            parts = [child for child in node.children if child.type not in ("?", ":")]
            if len(parts) == 3:
                condition, one, two = map(text, parts)
                add(whole, node, replacing(whole, node, f"{condition} ? {two} : {one}"))
            return
        if node.type == "prefix_expression":
            if text(node).startswith("!"):
                add(whole, node, replacing(whole, node.children[0], ""))
            return
        for child in node.children:
            # A `<` without a space before it starts generic arguments.
            is_operator = child.child_count == 0 and code[child.start_byte - 1 : child.start_byte].isspace()
            for replacement in BINARY.get(text(child), []) if is_operator else []:
                add(whole, child, replacing(whole, child, replacement))
            if text(child) in ("&&", "||"):
                for operand in (node.children[0], node.children[-1]):
                    add(whole, child, replacing(whole, node, text(operand)))
            if child.type == "??":
                left = node.children[0]
                add(whole, child, replacing(whole, Span(left.start_byte, child.end_byte), ""))

    def assignment(node):
        operator = next((child for child in node.children if text(child) in ("=", *ASSIGNMENT)), None)
        if operator is None or node.parent.type != "statements":
            return
        # An initializer must set all properties, or it does not compile.
        if not declared(node).lstrip().startswith("init"):
            add(node, node, "", is_statement=True)
        if text(operator) in ASSIGNMENT:
            add(node, node, replacing(node, operator, ASSIGNMENT[text(operator)]), is_statement=True)

    def removable(call):
        """Returns whether a call is a statement rather than a part of a view or a result."""
        block = call.parent
        if block.type != "statements":
            return False
        owner = block.parent
        # The grammar takes `defer` for a call. Its own statements are removed instead.
        if text(call).startswith(("self.init(", "super.init(", "defer {")):
            return False
        if len(block.named_children) == 1 and owner.type in ("computed_property", "computed_getter"):
            return False
        if len(block.named_children) == 1 and owner.type == "function_body" and "->" in declared(owner):
            return False
        if owner.type == "lambda_literal":
            around = owner
            while around and around.type != "call_expression":
                around = around.parent
            name = text(around.children[0]).split(".")[-1].split("(")[0].strip() if around else ""
            if name in ACTIONS:
                return True
            return len(block.named_children) > 1 and "some View" not in declared(owner)
        return "some View" not in declared(owner) and "ViewBuilder" not in declared(owner)

    def declared(node):
        """Returns the head of the declaration around a node."""
        while node and node.type not in ("function_declaration", "property_declaration", "init_declaration"):
            node = node.parent
        if node and node.type == "init_declaration":
            return "init"
        return text(node).split("{")[0] if node else ""

    def conditions(node):
        clauses = [[]]
        for child in node.children[1:]:
            if child.type in ("{", "else"):
                break
            if child.type == ",":
                clauses.append([])
            else:
                clauses[-1].append(child)
        return [clause[0] for clause in clauses if len(clause) == 1 and clause[0].type in CONDITIONS]

    def literal(node):
        if node.parent.type in ("navigation_suffix", "enum_entry"):
            return
        value = text(node)
        if node.type == "boolean_literal":
            add(node, node, "false" if value == "true" else "true")
        elif node.type == "integer_literal":
            add(node, node, f"{value} + 1")
        else:
            add(node, node, f"{value} * 2" if float(value.replace("_", "")) else "1.0")

    def result(node):
        """Adds mutants of the results of functions that return a Boolean, an optional or an array."""
        if node.type == "control_transfer_statement":
            if node.children[0].type != "return" or len(node.children) != 2:
                return
            value = node.children[1]
        else:
            statements = [child for child in node.children if child.type == "statements"]
            if len(statements) != 1 or len(statements[0].named_children) != 1:
                return
            value = statements[0].named_children[0]
        if value.type in ("nil_literal", "boolean_literal") or value.type.endswith("_statement"):
            return
        around = node
        while around and around.type not in ("function_declaration", "property_declaration", "lambda_literal"):
            around = around.parent
        if around is None or around.type == "lambda_literal":
            return
        head = declared(around)
        kind = (head.split("->")[-1] if "->" in head else head.split(":")[-1]).split(" where ")[0].strip()
        if kind == "Bool" and value.type in CONDITIONS:
            add(value, value, f"!({text(value)})")
        elif kind.endswith("?"):
            add(value, value, "nil")
        elif kind.startswith("[") and ":" not in kind and value.type != "array_literal":
            add(value, value, "[]")

    visit(parser().parse(code).root_node)
    return sorted(set(found), key=lambda mutant: (mutant.start, mutant.end, mutant.mutated))
