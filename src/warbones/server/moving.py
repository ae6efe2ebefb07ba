"""Seats that go to a browser: by a link, which works once, or carried along from another device."""

from __future__ import annotations

from functools import partial

from warbones.core.errors import WarbonesError
from warbones.server.keys import digest, new_token, seat_of
from warbones.server.messages import Claim, SeatTicket, Token
from warbones.server.room import Room
from warbones.server.seating import carrying, claimed, named, seat_of_link
from warbones.server.speaking import name_of


class Moved(WarbonesError):
    """A seat that another browser has now."""


async def claim(room: Room, asked: Claim) -> int:
    """Return the seat of a link, now bound to the claim's secret. Raises `WarbonesError` or `StoreFailed`."""
    seat = await room.alone(partial(_claim, room, asked))
    room.wake()
    return seat


async def _claim(room: Room, asked: Claim) -> int:
    seat, shown = seat_of_link(room.stored, asked), digest(asked.secret)
    if room.stored.keys[seat] != shown:
        was_carried = seat in room.stored.carried
        bound = claimed(room.stored, seat, asked)
        names = room.match.game.names
        await room.reseat(named(bound, seat, name_of(asked.name), names) if asked.name.strip() else bound)
        if was_carried:
            room.presence.send_away(seat, Moved("This seat was carried to another device, so it is closed here."))
    return seat


async def carry(room: Room, token: Token) -> SeatTicket:
    """Return a new link's ticket to the seat of ``token``; one before it ends. Raises `WrongToken` or `StoreFailed`."""
    seat, link = seat_of(token, room.stored.keys), new_token()
    await room.alone(lambda: room.reseat(carrying(room.stored, seat, link)))
    return SeatTicket(seat=seat, token=link)
