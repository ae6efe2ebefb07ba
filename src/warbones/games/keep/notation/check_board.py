"""Checks of the pawns' places in a position that comes from outside."""

from __future__ import annotations

from collections.abc import Iterator

from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.notation.writer import SEATS
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.movement import FULL
from warbones.games.keep.rules.state import EACH, OFF, PAWNS, Phase, PositionOrder, State
from warbones.games.keep.rules.zones import home


def board_problems(s: State) -> Iterator[str]:
    """Yield the problems with the pawns, one by one and zone by zone."""
    for pawn in range(PAWNS):
        yield from _pawn(s, pawn)
    yield from _in_hand(s)
    for zone in range(s.options.board.zones):
        yield from _zone(s, zone)


def _pawn(s: State, pawn: int) -> Iterator[str]:
    name, zone, number = NAMES[pawn], s.zone[pawn], s.number[pawn]
    if zone >= s.options.board.zones:
        yield f"Pawn {name} is in a zone, 0 to {s.options.board.zones - 1}, or off the board at -1, not at {zone}."
    if zone != OFF and not number:
        yield f"Pawn {name} shows 1 to 6 on the board, and 0 only off it while it is not rolled."
    if s.defending[pawn] and (zone == OFF or not s.options.board.slot[zone]):
        yield f"Pawn {name} is in no zone with a Defense slot, so it cannot stand in one."
    if s.phase != Phase.MOVE and s.positioned[pawn] != int(zone != OFF and s.phase != Phase.POSITION):
        yield f"'positioned' of pawn {name} is 1 on the board once the Move phase is over, and else 0."
    if s.positioned[pawn] and zone == OFF:
        yield f"Pawn {name} is off the board, so it was not positioned."
    if zone != OFF and not s.positioned[pawn] and home(s, zone) == 1 - pawn // EACH:
        yield f"Pawn {name} cannot still be in the opposing home: it would have battered the keep (R24)."


def _in_hand(s: State) -> Iterator[str]:
    for seat in range(2):
        own = range(seat * EACH, seat * EACH + EACH)
        rolled = [pawn for pawn in own if s.zone[pawn] == OFF and s.number[pawn]]
        both = s.options.position_order == PositionOrder.ROLL_ALL
        most = int(s.phase == Phase.POSITION and (both or s.turn == seat))
        if len(rolled) > most:
            yield f"{SEATS[seat]} cannot have {len(rolled)} rolled pawns to place here."


def _zone(s: State, zone: int) -> Iterator[str]:
    here = [pawn for pawn in range(PAWNS) if s.zone[pawn] == zone]
    name = zone_names(s.options.board)[zone]
    if sum(s.defending[pawn] for pawn in here) > 1:
        yield f"Only one pawn can be in the Defense slot of {name} (R15)."
    for seat in range(2):
        own = [pawn for pawn in here if pawn // EACH == seat]
        yield from _crowd(s, [pawn for pawn in own if not s.defending[pawn]], home(s, zone) == seat, name)
    settled = s.phase in (Phase.POSITION, Phase.TAKE_OFF)
    if settled and len({pawn // EACH for pawn in here}) == 2:
        yield f"Both colours cannot be in {name} here: they would have fought (R20)."
    if settled and any(home(s, zone) == 1 - pawn // EACH for pawn in here):
        yield f"No pawn can be in the opposing home {name} here: it would have battered the keep (R24)."


def _crowd(s: State, pawns: list[int], at_home: bool, name: str) -> Iterator[str]:
    """Check the number of one colour's pawns in a zone, not counting DEFENSE (R16; B2.1, B2.2)."""
    done = sum(s.positioned[pawn] for pawn in pawns)
    before = len(pawns) - done
    if done > FULL or (before > FULL and not at_home):
        yield f"At most two pawns of one colour can be in {name}, besides one in Defense (R16)."
