"""The rulebook page: it has every number and option, and every number is shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rulebook import cited
from warbones.games.army.rules.dice import ROWS
from warbones.games.army.rules.faces import ROWS as FACES
from warbones.games.army.tests.script import GAME
from warbones.games.rulebook import numbers

FOLDER = Path(__file__).parent
PAGE = (FOLDER.parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = (
    {f"R{number}" for number in range(1, 48)}
    | {f"B{number}" for number in range(1, 38)}
    | {"B22a", "B22b", "B26a", "B38"}
)
UNNUMBERED = (
    {f"X{n}" for n in range(1, 6)}
    | {f"D{n}" for n in range(1, 21)}
    | {f"S{n}" for n in (1, 2, 3, 5, 8, 9, 11, 12, 14, 15)}
    | {"I1", "I2", "I3"}
)
"""Examples, interactions, scenarios and infinite play, which the page does not number."""


def test_the_page_has_every_number():
    assert set(numbers(GAME)) == NUMBERS


def test_every_number_is_shown_by_a_test():
    assert cited(GAME) == NUMBERS | UNNUMBERED


def test_every_rule_that_a_scene_cites_is_on_the_page():
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py"))
    assert set(re.findall(r"\b([RB]\d+[a-z]?)\b", source)) <= NUMBERS


def test_the_page_lists_the_faces_of_every_bonus_die():
    for row in list(ROWS.values())[1:]:
        (line,) = re.findall(rf"^\| {row.name} \| .*$", PAGE, re.MULTILINE)
        for face in set(row.faces):
            assert f"{row.faces.count(face)} {FACES[face].word}" in line
