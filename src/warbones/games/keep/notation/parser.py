"""Reads positions as `writer.written` writes them, or as a person would.

A person may leave out the pawns' names, ``3@L5 2@L1(D)``; the pawns are then numbered in order.
"""

from __future__ import annotations

import re
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation import codecs
from warbones.core.notation.codecs import Opening, read_opening
from warbones.core.notation.names import place_of
from warbones.games.keep.notation.check import asked_again, misplaced, problem
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.notation.writer import ATTACK, HEAD, SEATS
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.options import OPTIONS
from warbones.games.keep.rules.round_end import result
from warbones.games.keep.rules.state import EACH, FULL_KEEP, Phase, State

PAWN: Final = re.compile(
    r"(?:(?P<name>[AB][1-5])=)?(?P<number>[1-6])(?:@(?P<zone>[A-Z]\d)(?P<slot>\(D\))?(?P<done>\.)?)?"
)


def read(text: str) -> State:
    """Return the written position; line breaks count as spaces. Raises `BrokenPosition` or `UnknownOption`."""
    s = State()
    opening = read_opening(s, text, OPTIONS, ("turn", "keep"))
    if s.phase != Phase.SETUP:
        _fill(s, opening)
    if s.phase == Phase.OVER:
        s.winner, s.decided_by = result(s)
    if s.phase in (Phase.ADVANTAGE, Phase.FIGHT) and not misplaced(s):
        again = asked_again(s)
        s.offered, s.turn = again.offered, again.turn
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def _fill(s: State, opening: Opening) -> None:
    """Fill in the round, the turn, the KEEPs, the pawns and the phase's own fields."""
    if not re.fullmatch(r"\d{1,3}", opening.where):
        raise BrokenPosition(f"After the phase comes the round, such as 3, not {opening.where!r:.40}.")
    s.game_round = int(opening.where)
    s.first = s.turn = (s.game_round + 1) % 2
    s.keep[0] = s.keep[1] = FULL_KEEP
    codecs.read_fields(s, HEAD, opening.settings, "the beginning")
    for name, content in opening.areas:
        area = place_of((*SEATS, "attack"), name, "area")
        if name == "attack":
            codecs.read_fields(s, ATTACK, codecs.parse_settings(content.split(), "losses=1/0"), "an attack")
            continue
        for word in content.split():
            _stand(s, area, word)


def _stand(s: State, seat: int, word: str) -> None:
    """Place a pawn as a word such as ``A2=2@L1(D)`` says."""
    found = PAWN.fullmatch(word)
    if found is None:
        raise BrokenPosition(f"A pawn is written as number and zone, such as 3@L5 or A1=2@L1(D), not {word!r:.40}.")
    own = NAMES[seat * EACH : seat * EACH + EACH]
    free = [name for name in own if not s.number[NAMES.index(name)]]
    name = found["name"] or next(iter(free), own[0])
    if name not in free:
        raise BrokenPosition(f"{SEATS[seat]} has the pawns {', '.join(own)}, each once, so not {word!r:.40}.")
    pawn = NAMES.index(name)
    s.number[pawn] = int(found["number"])
    if found["zone"]:
        s.zone[pawn] = place_of(zone_names(s.options.board), found["zone"], "zone")
        s.defending[pawn] = int(found["slot"] is not None)
        s.positioned[pawn] = int(found["done"] is not None or s.phase not in (Phase.POSITION, Phase.MOVE))
