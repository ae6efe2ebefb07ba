"""The rulebook page: it has every number and option, and every number is shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rulebook import cited
from warbones.games.dicewing.tests.script import GAME
from warbones.games.rulebook import numbers

FOLDER = Path(__file__).parent
PAGE = (FOLDER.parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = {f"R{number}" for number in range(1, 51)} | {f"B{number}" for number in range(1, 24)}
UNNUMBERED = (
    {f"X{n}" for n in range(1, 6)} | {f"D{n}" for n in range(1, 11)} | {f"S{n}" for n in (1, 2, 3, 5, 7, 8, 10, 13, 14)}
)
"""Examples, interactions and scenarios that the page does not number."""


def test_the_page_has_every_number():
    assert set(numbers(GAME)) == NUMBERS


def test_every_number_is_shown_by_a_test():
    assert cited(GAME) == NUMBERS | UNNUMBERED


def test_every_rule_that_a_scene_cites_is_on_the_page():
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py"))
    assert set(re.findall(r"\b([RB]\d+)\b", source)) <= NUMBERS
