"""DICE WAR's notation: pawns as ``A1``, actions as ``move A1 M4``, positions as one line.

A position reads ``move 3 turn=Beta keep=18/17 | Alpha: A1=3@L5 A2=2@L1(D) A4=5@L6. | Beta: B1=4``: phase, round, the
seat to decide, both KEEPs and rule options, then the pawns: number and zone, ``(D)`` in the DEFENSE slot, a full stop
once positioned in the Move phase. A pawn without a zone was rolled and is to be placed; the others are available. In
an attack ``attack: losses=1/0 ...`` follows. Left and right are Alpha's, as in the names of the zones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from warbones.core.notation.codecs import (
    each_seat,
    flags,
    integer,
    member,
    named,
    one,
    written_fields,
    written_options,
    written_phase,
)
from warbones.core.notation.spelling import writer
from warbones.games.keep.notation import tokens
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.movement import GOALS
from warbones.games.keep.rules.options import OPTIONS
from warbones.games.keep.rules.state import EACH, OFF, PAWNS, FightStep, Phase, State
from warbones.games.keep.rules.zones import home

SEATS: Final = ("Alpha", "Beta")


def names(s: State) -> Mapping[str, tuple[str, ...]]:
    """Return the names of pawns and zones on the record's board."""
    return {"pawn": NAMES, "zone": tuple(zone_names(s.options.board))}


def pawns_in_mask(pawns: int) -> list[int]:
    """Return the pawns of a mask."""
    return [pawn for pawn in range(PAWNS) if pawns >> pawn & 1]


def action_pawns(s: State, seat: int, action: int) -> list[int]:
    """Return the pawns of an action."""
    if s.phase == Phase.POSITION:
        return []
    if s.phase == Phase.MOVE:
        return [action // GOALS]
    return pawns_in_mask(action << seat * EACH) if s.phase == Phase.TAKE_OFF else [action]


def action_pieces(s: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the names of the pawns of an action."""
    return tuple(NAMES[pawn] for pawn in action_pawns(s, seat, action))


action_text: Final = writer(tokens, tokens.WORDS)
"""Writes an action, such as ``place left``, ``move A1 M4`` or ``take off A1 A3``."""


def homes(s: State, seat: int) -> list[int]:
    """Return the seat's home zones, left to right as Alpha sees them."""
    return [zone for zone in range(s.options.board.zones) if home(s, zone) == seat]


HEAD: Final = (one("turn", named(SEATS, "seat"), always=True), each_seat("keep", "/", always=True))
LOSSES: Final = each_seat("losses", "/", always=True)
STEP_ONE: Final = (
    one("striker", integer("'striker'"), always=True),
    flags("struck", NAMES, "pawn", ","),
)
IN_ZONE: Final = (
    one("zone", named(lambda s: zone_names(s.options.board), "zone"), "contested"),
    one("step", member(FightStep, "step of a fight"), "fight_step"),
    flags("beaten", SEATS, "seat", ","),
    flags("owing", SEATS, "seat", ","),
)
ATTACK: Final = (LOSSES, *STEP_ONE, *IN_ZONE)
"""The fields that are written during an attack."""


def written(s: State) -> str:
    """Return the whole position as one line. `parser.read` reads it."""
    if s.phase == Phase.SETUP:
        return " ".join([written_phase(s), *written_options(s, OPTIONS)])
    head = " ".join([written_phase(s), str(s.game_round), *written_fields(s, HEAD), *written_options(s, OPTIONS)])
    seats = [f"{name}: {_pawns(s, seat)}".strip() for seat, name in enumerate(SEATS)]
    return " | ".join([head, *seats, *_attack(s)])


def _pawns(s: State, seat: int) -> str:
    own = range(seat * EACH, seat * EACH + EACH)
    return " ".join(_pawn(s, pawn) for pawn in own if s.number[pawn])


def _pawn(s: State, pawn: int) -> str:
    text = f"{NAMES[pawn]}={s.number[pawn]}"
    if s.zone[pawn] == OFF:
        return text
    done = "." if s.phase == Phase.MOVE and s.positioned[pawn] else ""
    return f"{text}@{zone_names(s.options.board)[s.zone[pawn]]}{'(D)' if s.defending[pawn] else ''}{done}"


def _attack(s: State) -> Iterator[str]:
    if s.phase in (Phase.ADVANTAGE, Phase.FIGHT, Phase.LOSSES):
        rows = (LOSSES, *(STEP_ONE if s.phase == Phase.ADVANTAGE else ()), *(IN_ZONE if s.contested != OFF else ()))
        yield f"attack: {' '.join(written_fields(s, rows))}"
