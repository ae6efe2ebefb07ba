"""Real dice: rolls and throws that people type in."""

from __future__ import annotations

from functools import partial

from warbones.protocol.messages import Accepted, Land, Roll
from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LATE, LiveMatch
from warbones.table.clocks import Arrival


async def enter_real_dice(live: LiveMatch, seat: int, typed: Roll | Land) -> Accepted:
    """Accept a typed-in roll or landing. Returns once it is on disk. Raises `WarbonesError` or `StoreFailed`."""
    return await live.alone(partial(_type_in, live, seat, typed, Arrival(live.clocks.now())))


async def _type_in(live: LiveMatch, seat: int, typed: Roll | Land, came: Arrival) -> Accepted:
    match = live.match
    if match.was_typed(seat, typed.number, typed.id):
        return Accepted(id=typed.id, repeated=True)
    if live.stored.seats[seat].stand_in:
        raise NotNow.saying("refused-stand-in-plays")
    if match.waits:
        raise NotNow.saying("refused-match-not-begun")
    if not live.clocks.is_in_time(seat, came):
        raise NotNow.saying(LATE)
    if isinstance(typed, Roll):
        await live.play(match.roll(seat, typed.number, typed.faces, typed.id), came)
    else:
        await live.play(match.referee(seat, typed.number, typed.facts, typed.id), came)
    await live.take_forced()
    return Accepted(id=typed.id)
