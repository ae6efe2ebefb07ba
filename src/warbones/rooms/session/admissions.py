"""Guests who are about to take a free seat, and the people at the table who let them in."""

from __future__ import annotations

from functools import partial

from warbones.protocol.messages import Accepted, Admit, Guest, Knock, TableTicket
from warbones.rooms.errors import NotNow
from warbones.rooms.match.setup import ticket
from warbones.rooms.room import Room
from warbones.rooms.seats.assignment import NotFree, seat_of_key, with_key
from warbones.rooms.seats.keys import WrongToken, new_token
from warbones.rooms.visitors.connections import Connection


async def knock(room: Room, connection: Connection, asked: Knock) -> Accepted:
    """Tell the people at the table about a guest. Raises `NotNow`, `NotFree`, `WrongToken` or `BadName`."""
    stored = room.live.stored
    if connection.seat is not None or not room.live.match.waits:
        raise NotNow.saying("refused-knock-late")
    seat = asked.seat if asked.what == "asks" else seat_of_key(stored, asked.token)
    if seat not in stored.free:
        raise NotFree.saying("refused-seat-taken")
    named = room.called(stored, seat, asked.name).seats[seat].person.called if asked.name.strip() else ""
    connection.sends_client_seed = asked.sends_client_seed
    if room.guests.knock(connection, Guest(number=0, seat=seat, what=asked.what, name=named)):
        room.push_notifier.guest_asks()
    room.live.signal.give()
    return Accepted(id=asked.id)


async def admit(room: Room, asked: Admit) -> Accepted:
    """Give a guest the seat that they ask for, or decline. Raises `WarbonesError`, or `StoreFailed`."""
    return await room.live.alone(partial(_admit, room, asked))


async def _admit(room: Room, asked: Admit) -> Accepted:
    connection, guest = room.guests.asking(asked.guest)
    given = await _seated(room, connection, guest, asked.token) if asked.token else None
    room.guests.answer(connection, given)
    room.live.signal.give()
    return Accepted(id=asked.id)


async def _seated(room: Room, connection: Connection, guest: Guest, link: str) -> TableTicket:
    """Give the seat of an unused link to a guest, and return its ticket."""
    stored, token = room.live.stored, new_token()
    if seat_of_key(stored, link) != guest.seat:
        raise WrongToken.saying("refused-seat-key")
    if guest.seat not in stored.free:
        raise NotFree.saying("refused-seat-taken")
    given = with_key(stored, guest.seat, token, brings=connection.sends_client_seed)
    await room.live.reseat(room.called(given, guest.seat, guest.name) if guest.name else given)
    return ticket(room.live.table, room.live.stored, {guest.seat: token})
