"""The lesson of inDICEsion, for first-time players."""

from __future__ import annotations

from typing import Final

from warbones.core.play.position import Position
from warbones.core.view.lesson import step
from warbones.games.indicesion.rules.events import Thrown
from warbones.games.indicesion.rules.state import Place
from warbones.games.indicesion.rules.towers import on_boards

CLASSIC: Final = (
    "turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 red2 red3 | Beta: blue1 blue2 blue3 "
    "| table: red4=3@Alpha red5=2 red6=5@Beta blue4=6@Beta blue5=1 blue6=4@Alpha"
)
TOWER: Final = (
    "turn 1 | start=Beta turn=Alpha asked=Alpha | Alpha: red1 red3 | Beta: blue1 "
    "| table: red2=6@Alpha#0,-22900,3174,0,32767,0,0 red4=1 red5=4@Beta "
    "red6=x@Beta blue2=3@Beta blue3=5@Beta blue4=2 blue5=1 blue6=4"
)
POWERS: Final = (
    "turn 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 yellow1 blue1 | Beta: orange1 pink1 pink2 "
    "| table: green1(Beta)=6@Alpha#0,-22900,3174,0,32767,0,0 orange2(Alpha)=3@Alpha green2(Alpha)=2@Beta "
    "yellow2(Beta)=4@Beta blue2(Beta)=5 red2(Alpha)=1"
)
KNOCKED: Final = (
    "respawn 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha thrown=yellow1 at=Alpha | Alpha: red1 blue1 "
    "knocked=green1=6 "
    "| Beta: orange1 pink1 pink2 | table: green1(Beta)=6 orange2(Alpha)=3@Alpha yellow1(Alpha)=2@Alpha "
    "green2(Alpha)=2@Beta "
    "yellow2(Beta)=4@Beta blue2(Beta)=5 red2(Alpha)=1"
)
AGAIN: Final = (
    "pink 1 mode=drafting | start=Alpha turn=Beta asked=Beta thrown=orange1 at=Beta | Alpha: red1 turns=4 skips=1 | "
    "Beta: pink1 pink2 "
    "| table: orange1(Beta)=1@Beta blue1(Alpha)=6@Alpha green1(Beta)=6 orange2(Alpha)=3@Alpha yellow1(Alpha)=2@Alpha "
    "green2(Alpha)=2@Beta yellow2(Beta)=4@Beta blue2(Beta)=5 red2(Alpha)=1"
)
LAST: Final = (
    "turn 1 | start=Beta turn=Alpha asked=Alpha | Alpha: red3 colour=red | Beta: colour=blue "
    "| table: red1=5@Alpha^red2 red2=6@Alpha#0,-22900,3174,0,32767,0,0 red4=1 red5=4@Beta "
    "red6=x@Beta blue1=2 blue2=3@Beta blue3=5@Beta blue4=2 blue5=1 blue6=4"
)


def _lies_on_own_board(position: Position) -> bool:
    s = position.shown()
    thrown = next(event for event in reversed(position.events(None)) if isinstance(event, Thrown))
    return s.place[thrown.die] == Place.TABLE and bool(on_boards(s, thrown.die) >> thrown.seat & 1)


LESSON: Final = (
    step(
        "indicesion-lesson-throw-dice-at-boards",
        CLASSIC,
        right=("throw red at Alpha from 0 -52400 5200 going 0 1239 836 spinning 21000 0 0",),
        replies=((None, "red1=5@Alpha"),),
        succeeded=_lies_on_own_board,
    ),
    step(
        "indicesion-lesson-towers",
        TOWER,
        right=("throw red at Alpha drop",),
        replies=((None, "red1=5@Alpha^red2"),),
    ),
    step(
        "indicesion-lesson-powers",
        POWERS,
        right=("throw red at Alpha drop",),
        replies=((None, "red1=2@Alpha touch red1-green1"),),
    ),
    step(
        "indicesion-lesson-blue-stands-in",
        KNOCKED,
        right=("respawn green1",),
        replies=((None, "blue1=6@Alpha"),),
    ),
    step(
        "indicesion-lesson-pink-throws-again",
        AGAIN,
        seat=1,
        right=("reroll",),
        replies=((None, ""),),
    ),
    step(
        "indicesion-lesson-the-round",
        LAST,
        right=("throw red at Alpha drop",),
        replies=((None, "red3=4@Alpha"),),
    ),
    step(
        "indicesion-lesson-your-turn",
        CLASSIC,
    ),
)
