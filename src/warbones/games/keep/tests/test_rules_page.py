"""The rulebook page: it has every number and option, and every number is shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rulebook import cited
from warbones.games.keep.tests.script import GAME
from warbones.games.rulebook import numbers

FOLDER = Path(__file__).parent
PAGE = (FOLDER.parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = (
    {f"R{number}" for number in range(1, 29)} | {f"B2.{number}" for number in range(1, 29)} | {"B1", "B2.6a", "B2.6b"}
)
UNNUMBERED = (
    {f"D{n}" for n in range(1, 12)}
    | {f"S{n}" for n in (1, 3, 4, 6, 7, 8, 11, 12, 13, 14)}
    | {f"Z{n}" for n in (1, 2, 3, 4, 5, 7, 9, 11)}
)
"""Interactions, scenarios and fights that the page does not number."""


def test_the_page_has_every_number():
    assert set(numbers(GAME)) == NUMBERS


def test_every_number_is_shown_by_a_test():
    assert cited(GAME) == NUMBERS | UNNUMBERED


def test_every_rule_that_a_scene_cites_is_on_the_page():
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py"))
    assert set(re.findall(r"\b(R\d+|B1|B2\.\d+[ab]?)\b", source)) - NUMBERS <= {"R1", "R2"}


def test_the_page_says_what_is_ours():
    assert "**The board is largely ours.**" in PAGE
    assert "* Advantage, by our choice" in PAGE
