"""The rulebook page: it has every number and option, and every number is shown by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from warbones.games.indicesion.tests.script import GAME

FOLDER = Path(__file__).parent
PAGE = (FOLDER.parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = {f"R{number}" for number in range(1, 37)} | {f"B{number}" for number in range(1, 43)}
SHOWN_BESIDES = (
    {f"X{number}" for number in range(1, 8)}
    | {f"D{number}" for number in range(1, 15)}
    | {f"S{number}" for number in (1, 2, 3, 4, 6, 7, 8, 9, 11, 13, 14, 15, 16, 18)}
)
"""Examples, interactions and scenarios that the page does not number."""


def cited():
    """Return every number that a test cites with its marker."""
    for path in FOLDER.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (argument.value for argument in node.args)


def test_the_page_has_every_number_once():
    found = re.findall(r"^- \*\*([RB]\d+)\.\*\* ", PAGE, re.MULTILINE)
    assert len(found) == len(set(found))
    assert set(found) == NUMBERS


def test_every_number_is_shown_by_a_test():
    assert set(cited()) == NUMBERS | SHOWN_BESIDES


def test_the_page_names_every_option_with_its_values():
    for option in GAME.options:
        (item,) = re.findall(rf"^- (?:(?!^- ).)*\(`{option.name}`\)(?:(?!^- |^#).)*", PAGE, re.MULTILINE | re.DOTALL)
        assert option.title in re.sub(r"\s+", " ", item)
        assert option.ruling in item
        for value in option.values:
            assert f"`{str(value).lower() if isinstance(value, bool) else value}`" in item


def test_every_rule_that_the_code_cites_is_on_the_page():
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py"))
    assert set(re.findall(r"\b(R\d+|B\d+)\b", source)) <= NUMBERS
