"""A made-up scene with everything that a scene can hold, and bots that choose at random."""

from __future__ import annotations

from random import Random
from typing import Any

from warbones import load
from warbones.core.messages import Piece, Shown
from warbones.core.play.position import Position
from warbones.core.view.scene import (
    Area,
    Calculation,
    Layout,
    Line,
    Note,
    Option,
    Prompt,
    Said,
    Scene,
    Seat,
    Sum,
    Term,
    cells,
)
from warbones.players.pool import PoolStatus
from warbones.terminal.hotseat.hot_seat import HotSeat

KING = Piece(id="k", label="d10 of Ada's set, showing 10", shape="d10", face="0", set=0, caption="d10 = 10")
PAWN = Piece(id="p", label="d6 of Bo's set, showing 3", shape="d6", face="3", set=1, caption="d6")
BLANK = Piece(id="b", label="d20 of Ada's set, not rolled yet", shape="d20", set=0, caption="d20")
LOCKED = Piece(id="l", label="locked d4 of Bo's set", shape="d4", face="2", set=1, caption="d4", marks=("locked",))
CROSSED = Piece(id="x", label="crossed d8 of Bo's set", shape="d8", face="5", set=1, caption="d8", marks=("crossed",))
SEALED = Piece(id="s", label="A sealed die of Bo", set=1, hidden=True)
CHOSEN = Piece(id="c", label="chosen d12 of Ada's set", shape="d12", face="7", set=0, caption="d12", chosen=True)
BOS_HAND = (PAWN, LOCKED, CROSSED)
TOKEN = Piece(id="t", label="Keep", kind="token")


def text(*parts: str | Piece) -> tuple[Said | Shown, ...]:
    return tuple(Said(text=part) if isinstance(part, str) else Shown(piece=part) for part in parts)


SCENE = Scene(
    game="sample",
    title="Sample",
    status="Round 2",
    seat=0,
    seats=(
        Seat(seat=0, name="Ada", mark="chevron", you=True, acting=True, first=True),
        Seat(seat=1, name="Bo", mark="ring", status="ready"),
    ),
    areas=(
        Area(
            id="theirs", title="Bo's dice", seat=1, plate=True, count="3", note="Hand", pieces=(PAWN, LOCKED, CROSSED)
        ),
        Area(id="mine", title="Your dice", seat=0, plate=True, note="Hand", pieces=(KING, None, BLANK, CHOSEN)),
        Area(id="sealed", title="Bo's bay", note="Sealed", pieces=(SEALED, SEALED)),
        Area(id="lost", title="Lost", look="well", scale="medium", aside=Note(figure="8 + ?", text="6 to 40")),
        Area(id="keep", title="Keep", look="well", scale="medium", pieces=(TOKEN,)),
    ),
    wide=Layout(areas=cells("theirs lost", "sealed keep", "mine mine"), columns=(1, 0), rows=(0, 1, 0)),
    narrow=Layout(areas=cells("theirs theirs", "sealed sealed", "mine mine", "lost keep")),
    prompt=Prompt(
        kind="choose",
        text="Choose two dice.",
        detail="Bo has chosen.",
        secret=True,
        options=(
            Option(action="send k b", label="Send 10 and a blank", pieces=("k", "b"), detail="Worth 10."),
            Option(
                action="send k c", label="Send 10 and 7", pieces=("k", "c"), aside=Note(figure="17", text="certain")
            ),
            Option(action="send b c", label="Send a blank and 7", pieces=("b", "c")),
            Option(action="pass", label="Send nothing"),
        ),
    ),
    log=(
        Line(parts=text("Round 1"), kind="heading", rule="R1"),
        Line(parts=text("Ada rolls ", KING, CHOSEN), seat=0, kind="roll", rolled=("k", "c")),
        Line(parts=text("Nobody moves.")),
        Line(parts=text("Ada wins the round."), seat=0, kind="result", rule="R25"),
    ),
    calculations=(
        Calculation(
            title="Power",
            note="round 1",
            sums=(
                Sum(
                    seat=0,
                    pieces=(KING, CHOSEN),
                    terms=(
                        Term(name="Initial", why="10 + 7", value="17", rule="R19"),
                        Term(name="Model", why="equal sides, both again, as one rule says", value="+17"),
                    ),
                    total="34",
                    name="Power",
                ),
            ),
            conclusion="Ada wins, 34 to 0.",
        ),
    ),
)


class RandomBots:
    """Bots that choose at random, immediately."""

    def __init__(self, seed: int = 5) -> None:
        self.lot = Random(seed)
        self.seen: list[tuple[int, Position]] = []

    def prepare(self) -> None:
        """Do nothing: there is nothing to prepare."""

    def preparing(self) -> PoolStatus:
        return PoolStatus(ready=True, text="", done=0, total=0)

    async def choose(self, seen: Position, seat: int, bot: str) -> str:
        self.seen.append((seat, seen))
        return self.lot.choice(seen.legal(seat)).text


SECRET = bytes(31) + b"\3"
"""The secret of ``--seed 3``, with which the second seat takes the first die in DiceWing."""


def begun(bots: dict[int, str] | None = None, game: str = "dicewing", **options: Any) -> HotSeat:
    """Return a match at one screen, whose dice follow from `SECRET`."""
    return HotSeat(load(game), options, bots or {}, SECRET)


def typed(game: str = "dicewing", **options: Any) -> HotSeat:
    """Return a match of friends at one screen, who type in their dice."""
    return HotSeat(load(game), options, {}, None)
