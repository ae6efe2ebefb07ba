"""Scenes as text, compared with the drawings in ``golden/``, which people have approved.

To draw them again: ``python -m tests.terminal.test_text``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.text import Text

from tests.terminal.sample import KING, PAWN, SCENE
from warbones.core.view.scene import Line, Said
from warbones.core.view.text.pieces import Picking
from warbones.core.view.text.scenes import scene_text
from warbones.table.replay_frames import lines_told
from warbones.terminal.drawing.board import draw
from warbones.terminal.drawing.pens import BoxPen
from warbones.terminal.drawing.rich_text import painted

GOLDEN = Path(__file__).parent / "golden"
PICKING = Picking(frozenset("kbc"), picked=frozenset("k"), lit=frozenset("kb"), cursor="c")


def board(width: int, picking: Picking | None = None, *, small: bool = False) -> str:
    layout = SCENE.wide if width > 60 else SCENE.narrow
    return plain(*draw(SCENE, layout, BoxPen.of(SCENE, picking), width, small=small))


def plain(*lines: Text) -> str:
    return "\n".join(line.rstrip() for line in Text("\n").join(lines).plain.split("\n")) + "\n"


DRAWINGS: dict[str, Callable[[], str]] = {
    "text": lambda: plain(painted(scene_text(SCENE))),
    "text-nothing-new": lambda: plain(painted(scene_text(SCENE, len(SCENE.log)))),
    "board-wide": lambda: board(80),
    "board-narrow": lambda: board(40),
    "board-picking": lambda: board(80, PICKING),
    "board-small": lambda: board(80, PICKING, small=True),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawings_are_unchanged(name: str) -> None:
    assert DRAWINGS[name]() == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [20, 33, 40, 80, 140])
def test_no_line_is_wider_than_the_board(width: int) -> None:
    lines = draw(SCENE, SCENE.narrow, BoxPen.of(SCENE), width, small=True)
    assert max(line.cell_len for line in lines) <= width


def test_sets_differ_without_colour() -> None:
    pen = BoxPen.of(SCENE)
    assert pen.inline(KING).plain == "[0^ d10 = 10]"
    assert pen.inline(PAWN).plain == "[3○ d6]"


def test_picked_looked_at_and_under_the_cursor_differ_without_colour() -> None:
    pieces = {piece.id: piece for area in SCENE.areas for piece in area.pieces if piece}
    drawn = {name: plain(*BoxPen.of(SCENE, PICKING).box(pieces[name])) for name in "kbc"}
    assert {name: drawing[0] for name, drawing in drawn.items()} == {"k": "┏", "b": "┏", "c": "╔"}
    assert {name: "✓" in drawing for name, drawing in drawn.items()} == {"k": True, "b": False, "c": True}


def test_a_hidden_piece_shows_nothing_but_its_owner() -> None:
    drawn = plain(*BoxPen.of(SCENE).box(SCENE.areas[2].pieces[0]))
    assert drawn == "╭────○╮\n│▒▒▒▒▒│\n╰─────╯\n"


def test_a_line_that_grew_is_printed_again() -> None:
    first, second, longer = (Line(parts=(Said(text=words),)) for words in ("one", "two", "two and three"))
    assert lines_told((), (first,)) == 0
    assert lines_told((first, second), (first, second)) == 2
    assert lines_told((first, second), (first, longer)) == 1


if __name__ == "__main__":
    for drawing, made in DRAWINGS.items():
        (GOLDEN / f"{drawing}.txt").write_text(made(), encoding="utf-8")
