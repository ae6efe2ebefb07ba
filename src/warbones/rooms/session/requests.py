"""Requests outside the game's rules: undo, resignation, draw, rematch, a stand-in bot, names and phrases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Literal

from msgspec.structs import replace

from warbones.protocol.messages import Accepted, Ask, Consent, NameChange, Proposal, Say
from warbones.rooms.bots import resolve_bot
from warbones.rooms.errors import NotNow
from warbones.rooms.room import Room
from warbones.rooms.seats.rated import must_be_alone, must_be_unrated
from warbones.table.answers import Ended
from warbones.table.match import Prepared


async def ask(room: Room, seat: int, asked: Ask) -> Accepted:
    """Carry out a request or propose it. Raises `WarbonesError`, or `StoreFailed` and closes the room."""
    return await room.live.alone(partial(_WAYS[asked.what], room, seat, asked))


async def consent(room: Room, seat: int, given: Consent) -> Accepted:
    """Accept or decline a proposal. Raises `NotNow`, or `StoreFailed` and closes the room."""
    return await room.live.alone(partial(_consent, room, seat, given))


async def say(room: Room, seat: int, message: Say) -> Accepted:
    """Send a phrase to everybody. Raises `WarbonesError`, or `StoreFailed` and closes the room."""
    return await room.live.alone(partial(_say, room, seat, message))


async def _say(room: Room, seat: int, message: Say) -> Accepted:
    live = room.live
    if live.match.waits:
        raise NotNow.saying("refused-phrase-alone")
    remark = live.match.remark(seat, message.phrase)
    room.phrase_limit.must_be_slow(seat, Counter(each.seat for each in live.match.remarks))
    await live.play(remark)
    return Accepted(id=message.id)


async def call(room: Room, seat: int, asked: NameChange) -> Accepted:
    """Set the name of a seat's person. Raises `BadName`, or `StoreFailed` and closes the room."""
    return await room.live.alone(partial(_call, room, seat, asked))


async def _call(room: Room, seat: int, asked: NameChange) -> Accepted:
    live = room.live
    if live.stored.seats[seat].person.mark:
        raise NotNow.saying("refused-rename-player")
    await live.reseat(room.called(live.stored, seat, asked.name))
    return Accepted(id=asked.id)


async def _undo(room: Room, seat: int, asked: Ask) -> Accepted:
    live = room.live
    if live.match.was_undone(seat, asked.id):
        return Accepted(id=asked.id, repeated=True)
    live.match.undo(seat, asked.id)  # raises if there is nothing to take back
    if not live.match.may_step_back(seat):
        must_be_unrated(live.stored, "undo")
    else:
        room.bot_turns.stop()  # its searches are outdated
        await live.undo(seat, asked.id)
        return Accepted(id=asked.id)
    return await _propose(room, seat, asked.id, "undo")


async def _undo_turn(room: Room, seat: int, asked: Ask) -> Accepted:
    live = room.live
    if live.match.was_undone(seat, asked.id):
        return Accepted(id=asked.id, repeated=True)
    must_be_alone(live.stored)
    prepared = live.match.undo_turn(seat, asked.id)
    room.bot_turns.stop()  # its searches are outdated
    room.throws.stop()
    await live.play(prepared)
    return Accepted(id=asked.id)


async def _rematch(room: Room, seat: int, asked: Ask) -> Accepted:
    if not room.live.match.over:
        raise NotNow.saying("refused-rematch-early")
    if room.rematch_tickets:
        return Accepted(id=asked.id, repeated=True)
    return await _propose(room, seat, asked.id, "rematch")


async def _resign(room: Room, seat: int, asked: Ask) -> Accepted:
    if room.live.match.ended == Ended(seat, asked.id):
        return Accepted(id=asked.id, repeated=True)
    await _end(room, room.live.match.end(seat, asked.id))
    return Accepted(id=asked.id)


async def _draw(room: Room, seat: int, asked: Ask) -> Accepted:
    live = room.live
    if live.match.ended == Ended(None, asked.id):
        return Accepted(id=asked.id, repeated=True)
    live.match.end(None)  # raises if the game has no draws
    if live.stored.bots:
        raise NotNow.saying("refused-draw-bot")
    if room.declined.get(seat) == live.match.number(seat):
        raise NotNow.saying("refused-draw-again")
    return await _propose(room, seat, asked.id, "draw")


async def _claim(room: Room, seat: int, asked: Ask) -> Accepted:
    if room.live.match.ended == Ended(1 - seat, asked.id, left=True):
        return Accepted(id=asked.id, repeated=True)
    gone = room.abandonment.must_be_gone(seat)
    await _end(room, room.live.match.end(gone, asked.id, left=True))
    return Accepted(id=asked.id)


async def _call_off(room: Room, seat: int, asked: Ask) -> Accepted:
    if room.live.match.ended == Ended(None, asked.id, left=True):
        return Accepted(id=asked.id, repeated=True)
    room.abandonment.must_be_gone(seat)
    await _end(room, room.live.match.end(None, asked.id, left=True))
    return Accepted(id=asked.id)


async def _end(room: Room, prepared: Prepared) -> None:
    room.bot_turns.stop()
    room.throws.stop()
    await room.live.play(prepared)


async def _propose(room: Room, seat: int, name: str, what: Literal["undo", "rematch", "draw"]) -> Accepted:
    """Make a proposal, or accept it if somebody else has already made the same one."""
    live = room.live
    wish = live.proposals.waiting
    if wish and (wish.what, wish.seat, live.proposals.intent) == (what, seat, name):
        return Accepted(id=name, repeated=True)
    if wish and wish.what == what and seat in wish.waits_for:
        return await _agree(room, seat, name)
    live.proposals.make(what, seat, live.stored.people - {seat}, name)
    return await _agree(room, seat, name)


async def _agree(room: Room, seat: int, name: str) -> Accepted:
    live = room.live
    live.proposals.agree(seat)
    if live.proposals.is_granted and (wish := live.proposals.waiting):
        live.proposals.end()
        await _grant(room, wish)
    return Accepted(id=name)


async def _grant(room: Room, wish: Proposal) -> None:
    live = room.live
    if wish.what == "rematch":
        room.rematch_tickets = await room.set_up_again(live.table, live.stored)
    elif wish.what == "draw":
        await _end(room, live.match.end(None, live.proposals.intent))
    else:
        room.bot_turns.stop()  # its searches are outdated
        await live.undo(wish.seat, live.proposals.intent)


async def _consent(room: Room, seat: int, given: Consent) -> Accepted:
    live = room.live
    wish = live.proposals.numbered(given.proposal)
    if given.yes and seat in wish.waits_for:
        return await _agree(room, seat, given.id)
    if given.yes:
        raise NotNow.saying("refused-consent-not-asked")
    if wish.what == "draw":
        room.declined[wish.seat] = live.match.number(wish.seat)
    live.proposals.refuse(seat)
    return Accepted(id=given.id)


async def _stand_in(room: Room, seat: int, asked: Ask) -> Accepted:
    live = room.live
    if live.match.over:
        raise NotNow.saying("refused-stand-in-after-match")
    must_be_unrated(live.stored, "bot")
    bot = resolve_bot(asked.bot, live.match.position.game)
    sits = live.stored.seats[seat]
    if sits.stand_in and sits.stand_in.bot == bot:
        return Accepted(id=asked.id, repeated=True)
    await live.reseat(live.stored.with_seat(seat, sits.stood_in(bot)))
    return await _agree(room, seat, asked.id)  # bots accept every proposal


async def _take_back(room: Room, seat: int, asked: Ask) -> Accepted:
    live = room.live
    sits, clock = live.stored.seats[seat], live.stored.clock
    if sits.stand_in is None:
        return Accepted(id=asked.id, repeated=True)
    if sits.stand_in.out and clock and clock.kind_settings.for_match:
        raise NotNow.saying("refused-seat-out-of-time")
    await live.reseat(live.stored.with_seat(seat, replace(sits, stand_in=None)))
    room.bot_turns.stop()
    return Accepted(id=asked.id)


_WAYS: Final[dict[str, Callable[[Room, int, Ask], Awaitable[Accepted]]]] = {
    "undo": _undo,
    "undo_turn": _undo_turn,
    "rematch": _rematch,
    "draw": _draw,
    "resign": _resign,
    "claim": _claim,
    "call_off": _call_off,
    "bot": _stand_in,
    "seat": _take_back,
}
