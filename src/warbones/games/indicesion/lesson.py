"""inDICEsion in a few steps, for whoever has never played."""

from __future__ import annotations

from typing import Final

from warbones.core.play.position import Position
from warbones.core.view.lesson import Step
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
    Step(
        "Throw dice at boards",
        "You and Beta have six dice each, and a board. In turn you throw one die. At the end of the round each of you "
        "scores every die on your own board, whoever threw it: a point for each pip. Pull a die back and let it "
        "go, or press the button: it flies as you aimed it.",
        CLASSIC,
        task="Throw a die onto your own board.",
        right=("throw red at Alpha from 0 -52400 5200 going 0 1239 836 spinning 21000 0 0",),
        otherwise="Throw it at Alpha's board, which is yours.",
        replies=((None, "red1=5@Alpha"),),
        notice="It lies on your board: at the end of the round it scores what it shows, and so does Beta's blue die "
        "there. Until then any throw may knock them off.",
        came=_lies_on_own_board,
        missed="It came to rest off your board, where it scores nothing: foam dice roll on a little after they land. "
        "The ellipse on the table shows where two throws in three end. Throw again, or go on.",
    ),
    Step(
        "Towers",
        "Where dice are stacked, only the top one scores, multiplied by the levels of its tower. A crooked die, like "
        "the one on Beta's board, scores nothing. This throw drops from above; at the table, Fine aim does the same.",
        TOWER,
        task="Drop your die from above on your board.",
        right=("throw red at Alpha drop",),
        otherwise="From above it falls onto your board, and with luck onto a die: choose to drop it there.",
        replies=((None, "red1=5@Alpha^red2"),),
        notice="It came to lie on your 6. That tower is worth its top, 5, times two levels: 10. The 6 under it is "
        "worth nothing now.",
    ),
    Step(
        "Powers",
        "In Drafting you pick your dice, and colours have powers. Green subtracts its points from the board it lies "
        "on: Beta has thrown a 6 onto yours. Yellow adds 1 to the others on its board. Red burns whatever touches it.",
        POWERS,
        task="Drop red from above on your board.",
        right=("throw red at Alpha drop",),
        otherwise="Red burns poison away: drop it onto your own board, Alpha's, from above.",
        replies=((None, "red1=2@Alpha touch red1-green1"),),
        notice="Red touched the green die, which is now out of play. Red would burn your own dice just as well.",
    ),
    Step(
        "Blue stands in",
        "Here your yellow die has knocked the green 6 off your board. You may put a blue die in its place, showing the "
        "same face: plus 6 points instead of minus 6. It costs the blue die and your next turn.",
        KNOCKED,
        task="Put blue in green's place.",
        right=("respawn green1",),
        otherwise="Six points are well worth a turn: replace it.",
        replies=((None, "blue1=6@Alpha"),),
        notice="Blue has no poison, and the yellow die beside it adds 1: seven points. You will skip your next turn.",
    ),
    Step(
        "Pink throws again",
        "Beta's orange die shows 1, which is worth only the 1 that yellow adds. Beta may give up a pink die and a turn "
        "to throw the same die again, at any board.",
        AGAIN,
        task="Sit in for Beta: throw it again.",
        seat=1,
        right=("reroll",),
        otherwise="A blank on your own board is worth another throw here: give up the pink die.",
        replies=((None, ""),),
        notice="The orange die is back in Beta's hand, and only that: whatever it did stays done.",
    ),
    Step(
        "The round",
        "Once all dice are thrown or used up, the most points win the round; nobody wins a tie. In the round with the "
        "tower, Beta has 12 points to your 10, and the last die is yours.",
        LAST,
        task="Drop your last die on your board.",
        right=("throw red at Alpha drop",),
        otherwise="On Beta's board it would score for Beta: drop it on your own, Alpha's, from above.",
        replies=((None, "red3=4@Alpha"),),
        notice="A 4 beside the tower: 14 to 12, and the round is yours. Everybody takes up their dice again for the "
        "next round; two rounds win the game.",
    ),
    Step(
        "Your turn",
        "Throw with the keys or the mouse: a die flies, bounces and comes to rest as foam does. The ellipse "
        "shows where two throws in three end.",
        CLASSIC,
    ),
)
