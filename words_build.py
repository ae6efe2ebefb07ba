"""Compiles a language's Fluent files to a Python module of plain functions: ``en/*.ftl`` to ``made_en.py``.

A program of its own, as the build runs it before there is a package: it needs `fluent.syntax` and nothing of Warbones.
Of Fluent it takes text, variables, literals, selectors, functions, attributes and references to messages and terms.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NoReturn

from fluent.syntax import FluentParser, ast

FOLDER: Final = Path(__file__).resolve().parent / "src/warbones/locales"
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
FUNCTIONS: Final = frozenset(
    {"CITED", "EITHER", "FORM", "LIST", "NAME", "PERSON", "SENTENCE", "SENTENCES", "SPELL", "THE", "TITLE", "WHOSE"}
)
HEAD: Final = '''"""Made by words_build.py from {language}/*.ftl: change those."""
# ruff: noqa

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warbones.locales.catalogue import Message, Wording

'''


class WrongMessage(ValueError):
    """A message that is not Fluent, or uses a construct that this compiler does not know."""


def entries(folder: Path) -> Iterator[tuple[Path, ast.Message | ast.Term]]:
    """Yield messages and terms of a language with their file, except the page's own. Raises `WrongMessage`."""
    for path in sorted(path for path in folder.glob("*.ftl") if not path.name.startswith("web")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise WrongMessage(f"{path.name}: {entry.annotations[0].message} In: {(entry.content or '')[:80]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                yield path, entry


def compiled(folder: Path) -> str:
    """Return the source of a language's module. Raises `WrongMessage`."""
    found: dict[str, tuple[Path, ast.Pattern]] = {}
    for path, entry in entries(folder):
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        written = [(key, entry.value), *((f"{key}.{each.id.name}", each.value) for each in entry.attributes)]
        for name, pattern in written:
            if name in found:
                raise WrongMessage(f"{path.name}: {name} is in {found[name][0].name} already.")
            if pattern is not None:
                found[name] = path, pattern
    patterns = {name: pattern for name, (_, pattern) in found.items()}
    numbers = {name: at for at, name in enumerate(patterns)}
    functions = [_function(name, at, patterns[name], numbers) for name, at in numbers.items()]
    messages = "".join(f"    {name!r}: m{at},\n" for name, at in numbers.items())
    arguments = "".join(f"    {name!r}: {_arguments(name, patterns)!r},\n" for name in patterns)
    tables = (
        f"MESSAGES: Mapping[str, Message] = {{\n{messages}}}\n",
        f"ARGUMENTS: Mapping[str, tuple[str, ...]] = {{\n{arguments}}}\n",
    )
    return HEAD.format(language=folder.name) + "\n\n".join((*functions, *tables))


def _function(name: str, at: int, pattern: ast.Pattern, numbers: dict[str, int]) -> str:
    try:
        body = _pattern(pattern, numbers)
    except WrongMessage as wrong:
        raise WrongMessage(f"{name}: {wrong}") from None
    return f"def m{at}(a: Mapping[str, Any], w: Wording) -> str:\n    return {body}"


def _pattern(pattern: ast.Pattern, numbers: dict[str, int]) -> str:
    parts = [
        repr(each.value) if isinstance(each, ast.TextElement) else _expression(each.expression, numbers)
        for each in pattern.elements
    ]
    return " + ".join(parts) if parts else '""'


def _expression(each: ast.InlineExpression | ast.Placeable | ast.SelectExpression, numbers: dict[str, int]) -> str:
    match each:
        case ast.Placeable():
            return _expression(each.expression, numbers)
        case ast.SelectExpression():
            return _selected(each, numbers)
        case ast.StringLiteral():
            return repr(each.parse()["value"])
        case ast.MessageReference() | ast.TermReference():
            return f"m{_number(each, numbers)}(a, w)"
        case ast.FunctionReference():
            return _call(each, numbers)
    return f"w.text({_value(each, numbers)})"


def _number(each: ast.MessageReference | ast.TermReference, numbers: dict[str, int]) -> int:
    name = ("-" if isinstance(each, ast.TermReference) else "") + each.id.name
    name += f".{each.attribute.name}" if each.attribute else ""
    if name not in numbers:
        raise WrongMessage(f"there is no message {name}.")
    return numbers[name]


def _value(each: ast.InlineExpression | ast.Placeable, numbers: dict[str, int]) -> str:
    """Return the code of a value as it is, not in words."""
    match each:
        case ast.VariableReference():
            return f"a[{each.id.name!r}]"
        case ast.NumberLiteral():
            return each.value
        case ast.StringLiteral():
            return repr(each.parse()["value"])
        case ast.FunctionReference():
            return _call(each, numbers)
    return _wrong(f"a {type(each).__name__} stands where a value is needed.")


def _call(each: ast.FunctionReference, numbers: dict[str, int]) -> str:
    if each.id.name not in FUNCTIONS:
        _wrong(f"there is no function {each.id.name}; choose from {', '.join(sorted(FUNCTIONS))}.")
    values = [_value(value, numbers) for value in each.arguments.positional]
    return f"w.call({', '.join([repr(each.id.name), *values])})"


def _selected(each: ast.SelectExpression, numbers: dict[str, int]) -> str:
    """Return one conditional expression: the variants in their order, the default last."""
    value = _value(each.selector, numbers)
    default = next(variant for variant in each.variants if variant.default)
    code = f"({_pattern(default.value, numbers)})"
    for variant in reversed(each.variants):
        if variant is not default:
            code = f"({_pattern(variant.value, numbers)} if {_matches(variant.key, value)} else {code})"
    return code


def _matches(key: ast.Identifier | ast.NumberLiteral, value: str) -> str:
    if isinstance(key, ast.NumberLiteral):
        return f"{value} == {key.value}"
    return f"w.plural({value}) == {key.name!r}" if key.name in PLURALS else f"{value} == {key.name!r}"


def _wrong(why: str) -> NoReturn:
    raise WrongMessage(why)


def _arguments(name: str, patterns: dict[str, ast.Pattern], seen: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the names of the arguments of a message, those of what it refers to included."""
    if name in seen:
        raise WrongMessage(f"{name} refers to itself.")
    found: set[str] = set()
    for node in walk(patterns[name]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.MessageReference | ast.TermReference):
            other = ("-" if isinstance(node, ast.TermReference) else "") + node.id.name
            other += f".{node.attribute.name}" if node.attribute else ""
            found.update(_arguments(other, patterns, (*seen, name)))
    return tuple(sorted(found))


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Yield a node of a message, and all that it holds."""
    if isinstance(node, list | tuple):
        for each in node:
            yield from walk(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)


def main() -> None:
    """Write the module of each language that is out of date."""
    for folder in sorted({each.parent for each in FOLDER.glob("*/*.ftl")}):
        try:
            source = compiled(folder)
        except WrongMessage as wrong:
            sys.exit(f"The words cannot be compiled. {wrong}")
        target = FOLDER / f"made_{folder.name}.py"
        if not target.is_file() or target.read_text("utf-8") != source:
            target.write_text(source, "utf-8")


if __name__ == "__main__":
    main()
