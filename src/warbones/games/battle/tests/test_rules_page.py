"""The rulebook page: it has every number and option, and every number is shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rulebook import cited
from warbones.games.battle.tests.script import GAME
from warbones.games.rulebook import numbers

FOLDER = Path(__file__).parent
PAGE = (FOLDER.parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = {f"R{number}" for number in range(1, 52)} | {f"B{number}" for number in range(1, 55)}
UNNUMBERED = (
    {f"X{number}" for number in range(1, 5)}
    | {f"D{number}" for number in range(1, 28)}
    | {f"S{number}" for number in (1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20)}
)
"""Examples, interactions and scenarios that the page does not number."""

PAIRS = set(
    """
    carpet-bomb-x-zones carpet-bomb-x-formation carpet-bomb-x-flanking carpet-bomb-x-siege-restriction
    evasion-x-flanking evasion-x-hit-and-run evasion-x-same-zone-powers fly-x-same-zone-powers fly-x-formation
    fly-x-regenerate fly-x-r19 flanking-x-assassins flanking-x-own-zone flanking-x-paralyze flanking-x-flanking
    flanking-x-hit-and-run flanking-x-shapeshifting flanking-x-fly shapeshifting-x-healing
    shapeshifting-x-move-and-attack shapeshifting-x-acid-blood acid-blood-x-the-rest-of-the-action
    acid-blood-x-formation acid-blood-x-regenerate drain-and-weaken-x-formation drain-and-weaken-x-regroup weaken-twice
    restoring-x-hero-center assimilation-x-status assimilation-x-ethereal assimilation-x-r19 raise-undead-x-burrow
    raise-undead-x-r9 raise-undead-x-swallow-and-acid raise-undead-x-r49 burrow-x-r11 paralyze-x-r13 ethereal-x-r51
    """.split()
)
"""The rows of the matrix of pairs."""


def test_the_page_has_every_number():
    assert set(numbers(GAME)) == NUMBERS


def test_every_number_and_pair_is_shown_by_a_test():
    assert cited(GAME) == NUMBERS | UNNUMBERED | {f"P:{pair}" for pair in PAIRS}


def test_every_rule_that_the_game_cites_is_on_the_page():
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py"))
    assert set(re.findall(r"\b([RB]\d+)\b", source)) <= NUMBERS
