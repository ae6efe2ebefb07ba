"""Seats that go to a browser: by a link, which works once, or carried along from another device."""

from __future__ import annotations

from functools import partial

from warbones.club.names import cleaned
from warbones.protocol.messages import Claim, SeatTicket, Token
from warbones.rooms.keys import CarriedAway, digest, new_token
from warbones.rooms.room import Room
from warbones.rooms.seating import carrying, named, seat_of_key, seat_of_link, taken


async def claim(room: Room, asked: Claim) -> int:
    """Return the seat of a link, now bound to the claim's secret. Raises `WarbonesError` or `StoreFailed`."""
    return await room.live.alone(partial(_claim, room, asked))


async def _claim(room: Room, asked: Claim) -> int:
    live = room.live
    seat = seat_of_link(live.stored, asked)
    if live.stored.seats[seat].keys.key != digest(asked.secret):
        was_carried = bool(live.stored.seats[seat].keys.link)
        bound = taken(live.stored, seat, asked.secret, brings=asked.brings)
        names = live.match.game.names
        await live.reseat(named(bound, seat, cleaned(asked.name), names) if asked.name.strip() else bound)
        if was_carried:
            room.visits.send_away(seat, CarriedAway())
    return seat


async def carry(room: Room, token: Token) -> SeatTicket:
    """Return a new link's ticket to the seat of ``token``; one before it ends. Raises `WrongToken` or `StoreFailed`."""
    live = room.live
    seat, link = seat_of_key(live.stored, token), new_token()
    await live.alone(lambda: live.reseat(carrying(live.stored, seat, link)))
    return SeatTicket(seat=seat, token=link)
