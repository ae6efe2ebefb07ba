"""A unit's parts are drawn inside it, row by row; shorter pieces beside it are padded."""

from __future__ import annotations

from warbones.core.messages import Piece
from warbones.core.view.scene import Area, Layout, Prompt, Scene
from warbones.terminal.drawing.board import draw
from warbones.terminal.drawing.pens import BoxPen

PARTS = (
    Piece(id="u.1", label="a square, 4", face="4"),
    Piece(id="u.2", label="a square, crossed out", marks=("crossed",)),
    Piece(id="u.3", label="a square, 6", face="6"),
    Piece(id="u.4", label="a square, empty"),
)
UNIT = Piece(id="u", label="a unit", kind="unit", face="A", caption="Riders", parts=PARTS, columns=2)
DIE = Piece(id="d", label="a die", face="3", caption="d6")
SCENE = Scene(
    game="toy",
    title="Toy",
    status="",
    seat=None,
    seats=(),
    areas=(Area(id="field", title="Field", pieces=(UNIT, DIE)),),
    wide=Layout(areas=(("field",),)),
    narrow=Layout(areas=(("field",),)),
    prompt=Prompt(kind="wait", text="Wait."),
)


def drawn(*, small: bool) -> list[str]:
    return [line.plain.rstrip() for line in draw(SCENE, SCENE.wide, BoxPen.of(SCENE), 60, small=small)]


def test_a_unit_has_a_line_for_each_of_its_rows() -> None:
    assert drawn(small=False)[1:] == [
        "╭Riders─╮ ╭d6───╮",
        "│   A   │ │  3  │",
        "│  4 ×  │ ╰─────╯",
        "│  6 ·  │",
        "╰───────╯",
    ]


def test_a_small_unit_is_one_line() -> None:
    assert drawn(small=True)[1] == "[A Riders, 4 × / 6 ·] [3 d6]"
