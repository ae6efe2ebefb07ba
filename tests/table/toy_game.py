"""A small game with private dice: each seat rolls as often as it likes, unseen, and decides when to stop."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final

from warbones import load
from warbones.core.record.records import Grid, Record, grid
from warbones.core.rules.step import Step, emit, roll_die

ROLL, STOP = range(2)
ROLLED = 1


class Options(Record):
    """No options."""


class State(Record):
    """The sum of each seat's dice, and the seats that have stopped."""

    options: Options
    total: Grid = grid(2)
    stopped: Grid = grid(2)


def decides(s: State, seat: int) -> bool:
    return s.stopped[seat] == 0


def over(s: State) -> bool:
    return bool(s.stopped[0] and s.stopped[1])


def legal(s: State, seat: int, out: Any) -> int:
    out[0], out[1] = ROLL, STOP
    return 2


def act(s: State, t: Step, seat: int, action: int) -> None:
    if action == STOP:
        s.stopped[seat] = 1
        return
    face = roll_die(t, 6, seat)
    s.total[seat] += face + roll_die(t, 6, seat) if face == 6 else face
    emit(t, seat, ROLLED, face)


def redact(s: State, seat: int) -> None:
    s.total[seat] = 0


RULES: Any = SimpleNamespace(
    decides=decides,
    over=over,
    legal=legal,
    act=act,
    redact=redact,
    advance=lambda s, t: None,
    payoff=lambda s, seat: 0,
)
ADVICE: Any = SimpleNamespace(evaluate=lambda s, seat: 0.0)

OTHER: Final = load("dicewing")
GAME: Final = replace(
    OTHER,
    id="toy",
    title="Toy",
    ruleset=replace(OTHER.ruleset, state=State, options=(), rules=RULES, advice=ADVICE, most_actions=2),
    notation=replace(
        OTHER.notation,
        action_text=lambda s, seat, action: ("roll", "stop")[action],
        action_pieces=lambda s, seat, action: (),
        problem=lambda s: "",
    ),
)
