"""The rulebook page: it has every number and option, and every number is shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rulebook import cited
from warbones.games.indicesion.tests.script import GAME
from warbones.games.rulebook import numbers

FOLDER = Path(__file__).parent
PAGE = (FOLDER.parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = {f"R{number}" for number in range(1, 37)} | {f"B{number}" for number in range(1, 43)} | {"B20a"}
UNNUMBERED = (
    {f"X{number}" for number in range(1, 8)}
    | {f"D{number}" for number in range(1, 15)}
    | {f"S{number}" for number in (1, 2, 3, 4, 6, 7, 8, 9, 11, 13, 14, 15, 16, 18)}
)
"""Examples, interactions and scenarios that the page does not number."""


def test_the_page_has_every_number():
    assert set(numbers(GAME)) == NUMBERS


def test_every_number_is_shown_by_a_test():
    assert cited(GAME) == NUMBERS | UNNUMBERED


def test_every_rule_that_the_code_cites_is_on_the_page():
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py"))
    assert set(re.findall(r"\b(R\d+|B\d+)\b", source)) <= NUMBERS
