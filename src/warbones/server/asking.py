"""What people ask for beside the game: to take a move back, to give up, to play again, to have a bot stand in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Literal

from warbones.server.bots import offered
from warbones.server.messages import Accepted, Ask, Call, Consent, Say, Wish
from warbones.server.room import Room
from warbones.server.seating import named, people, players, with_stand_in, without_stand_in
from warbones.server.speaking import name_of
from warbones.server.wishes import NotNow
from warbones.table.answers import Ended
from warbones.table.match import Prepared


async def ask(room: Room, seat: int, asked: Ask) -> Accepted:
    """Do what is asked for, or note the wish for it. Raises `WarbonesError`, or `StoreFailed` and closes the room."""
    accepted = await room.alone(partial(_WAYS[asked.what], room, seat, asked))
    room.wake()
    return accepted


async def consent(room: Room, seat: int, given: Consent) -> Accepted:
    """Take a person's answer to a wish. Raises `NotNow`, or `StoreFailed` and closes the room."""
    accepted = await room.alone(partial(_consent, room, seat, given))
    room.wake()
    return accepted


async def say(room: Room, seat: int, said: Say) -> Accepted:
    """Let everybody hear a phrase. Raises `WarbonesError`, or `StoreFailed` and closes the room."""
    return await room.alone(partial(_say, room, seat, said))


async def _say(room: Room, seat: int, said: Say) -> Accepted:
    if room.match.waits:
        raise NotNow("Nobody else is here yet to hear you.")
    remark = room.match.remark(seat, said.phrase)
    room.speaking.must_be_slow(seat, Counter(each.seat for each in room.match.remarks))
    await room.play(remark)
    return Accepted(id=said.id)


async def call(room: Room, seat: int, asked: Call) -> Accepted:
    """Have a seat's person called by the name they choose. Raises `BadName`, or `StoreFailed` and closes the room."""
    return await room.alone(partial(_call, room, seat, asked))


async def _call(room: Room, seat: int, asked: Call) -> Accepted:
    name = name_of(asked.name)
    await room.reseat(named(room.stored, seat, name, room.match.game.names))
    return Accepted(id=asked.id)


async def _undo(room: Room, seat: int, asked: Ask) -> Accepted:
    if room.match.was_undone(seat, asked.id):
        return Accepted(id=asked.id, repeated=True)
    room.match.undo(seat, asked.id)  # refused where nothing can be taken back
    if room.match.may_step_back(seat):
        room.thinking.stop()  # about a position that is no more
        await room.undo(seat, asked.id)
        return Accepted(id=asked.id)
    return await _wish(room, seat, asked.id, "undo")


async def _rematch(room: Room, seat: int, asked: Ask) -> Accepted:
    if not room.match.over:
        raise NotNow("A rematch can be asked for once the match is over.")
    if room.again:
        return Accepted(id=asked.id, repeated=True)
    return await _wish(room, seat, asked.id, "rematch")


async def _resign(room: Room, seat: int, asked: Ask) -> Accepted:
    if room.match.ended == Ended(seat, asked.id):
        return Accepted(id=asked.id, repeated=True)
    await _end(room, room.match.end(seat, asked.id))
    return Accepted(id=asked.id)


async def _draw(room: Room, seat: int, asked: Ask) -> Accepted:
    if room.match.ended == Ended(None, asked.id):
        return Accepted(id=asked.id, repeated=True)
    room.match.end(None)  # refused where none can be agreed
    if players(room.stored):
        raise NotNow("A bot agrees to no draw: play on, or resign.")
    if room.declined.get(seat) == room.match.number(seat):
        raise NotNow("Your draw was declined: play on before you offer another.")
    return await _wish(room, seat, asked.id, "draw")


async def _end(room: Room, prepared: Prepared) -> None:
    room.thinking.stop()
    room.throwing.stop()
    await room.play(prepared)


async def _wish(room: Room, seat: int, name: str, what: Literal["undo", "rematch", "draw"]) -> Accepted:
    """Wish for something; who wishes for what another one wishes too agrees to it."""
    wish = room.wishes.waiting
    if wish and (wish.what, wish.seat, room.wishes.intent) == (what, seat, name):
        return Accepted(id=name, repeated=True)
    if wish and wish.what == what and seat in wish.waits_for:
        return await _agree(room, seat, name)
    room.wishes.make(what, seat, people(room.stored) - {seat}, name)
    return await _agree(room, seat, name)


async def _agree(room: Room, seat: int, name: str) -> Accepted:
    room.wishes.agree(seat)
    if room.wishes.is_granted and (wish := room.wishes.waiting):
        room.wishes.end()
        await _grant(room, wish)
    room.company_bell.ring()
    return Accepted(id=name)


async def _grant(room: Room, wish: Wish) -> None:
    if wish.what == "rematch":
        room.again = await room.set_up_again(room.stored)
    elif wish.what == "draw":
        await _end(room, room.match.end(None, room.wishes.intent))
    else:
        room.thinking.stop()  # about a position that is no more
        await room.undo(wish.seat, room.wishes.intent)


async def _consent(room: Room, seat: int, given: Consent) -> Accepted:
    wish = room.wishes.numbered(given.wish)
    if given.yes and seat in wish.waits_for:
        return await _agree(room, seat, given.id)
    if given.yes:
        raise NotNow("This wish does not wait for you.")
    if wish.what == "draw":
        room.declined[wish.seat] = room.match.number(wish.seat)
    room.wishes.end()
    room.company_bell.ring()
    return Accepted(id=given.id)


async def _stand_in(room: Room, seat: int, asked: Ask) -> Accepted:
    if room.match.over:
        raise NotNow("The match is over, so there is nothing for a bot to play.")
    bot = offered(asked.bot, room.match.position.game)
    if room.stored.stand_ins.get(seat) == bot:
        return Accepted(id=asked.id, repeated=True)
    await room.reseat(with_stand_in(room.stored, seat, bot))
    return await _agree(room, seat, asked.id)  # as bots always do


async def _take_back(room: Room, seat: int, asked: Ask) -> Accepted:
    if seat not in room.stored.stand_ins:
        return Accepted(id=asked.id, repeated=True)
    await room.reseat(without_stand_in(room.stored, seat))
    room.thinking.stop()
    return Accepted(id=asked.id)


_WAYS: Final[dict[str, Callable[[Room, int, Ask], Awaitable[Accepted]]]] = {
    "undo": _undo,
    "rematch": _rematch,
    "draw": _draw,
    "resign": _resign,
    "bot": _stand_in,
    "seat": _take_back,
}
