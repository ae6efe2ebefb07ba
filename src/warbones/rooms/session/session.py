"""Traffic of one client that has joined: views and who is here one way, intentions and proposals the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from typing import Final, Protocol

from warbones.core.errors import WarbonesError
from warbones.core.messages import msg
from warbones.protocol.messages import (
    Accepted,
    Act,
    Again,
    Ask,
    Call,
    ClientMessage,
    Consent,
    Hint,
    Intention,
    Join,
    Land,
    OddsTold,
    Presence,
    Refused,
    Roll,
    Say,
    ServerMessage,
    Share,
    Sight,
    TableTicket,
)
from warbones.rooms.bots import NoAnswer
from warbones.rooms.dice.client_seeds import bring
from warbones.rooms.dice.real_dice import type_in
from warbones.rooms.errors import NotNow
from warbones.rooms.match.view_stream import Stream
from warbones.rooms.room import Room
from warbones.rooms.session.presence import presence
from warbones.rooms.session.requests import ask, call, consent, say
from warbones.rooms.storage.store import Moved, StoreFailed
from warbones.rooms.visitors.connections import Visit

PAUSE: Final = 0.05
"""Seconds between two reports of who is here, so that many who come at once make few of them."""

QUESTIONS: Final = 4
"""Hints that one socket may wait for, and odds."""

SLOW: Final = ("hint", "odds")
"""What is answered while the game goes on."""


class Channel(Protocol):
    """A client's end of a table, whatever carries messages there."""

    async def hear(self) -> ClientMessage:
        """Return the next message, once it comes."""

    async def say(self, message: ServerMessage) -> None:
        """Send a message."""

    async def send(self, message: bytes) -> None:
        """Send a message that is JSON already."""


async def show(line: Channel, stream: Stream, since: int) -> None:
    """Send every view after version ``since``, for ever."""
    while True:
        changed, views, since = stream.changed, stream.since(since), stream.v
        for view in views:
            await line.send(view)
        await changed.wait()


async def accompany(line: Channel, room: Room, seat: int | None) -> None:
    """Tell who is here and what the clocks show at each change, and of the rematch once it is set up."""
    told: Presence | None = None
    shown: object = None
    ticket: TableTicket | None = None
    while True:
        changed, newest, said = room.live.signal.changed, presence(room, seat), False
        if newest != told:
            await line.say(newest)
            told, said = newest, True
        clocks = room.live.clocks.state
        if clocks and (at := (clocks.at, clocks.left, clocks.running, clocks.free)) != shown:
            shown = at
            if showing := room.live.clocks.told():
                await line.say(showing)
                said = True
        if ticket is None and seat is not None and (ticket := room.again.get(seat)):
            await line.say(Again(ticket=ticket))
        if said:  # only then: what is done in secret must not hold up, or merge, what everybody is told
            await asyncio.sleep(PAUSE)
        await changed.wait()


Questions = Mapping[str, asyncio.Queue[Ask]]
"""What of each kind waits for its answer: odds do not wait for a hint that a bot still thinks about."""


def new_questions() -> Questions:
    """Return room for questions of each kind."""
    return {what: asyncio.Queue(QUESTIONS) for what in SLOW}


async def listen(line: Channel, room: Room, visit: Visit, questions: Questions, answering: asyncio.Lock) -> None:
    """Answer each message in its turn, inside ``answering``; what takes its time is put into ``questions``.

    Raises `Left`, `Flooding` or `StoreFailed`.
    """
    while True:
        message = await line.hear()
        async with answering:
            if isinstance(message, Sight):
                visit.seen = message.seen
                await line.say(Accepted(id=message.id))
            elif isinstance(message, Ask) and visit.seat is not None and _waits(message, questions):
                questions[message.what].put_nowait(message)
            else:
                await line.say(await _reply(message, _done(room, visit.seat, message)))


def _waits(ask: Ask, questions: Questions) -> bool:
    """Return whether a question takes its time, and may wait for that."""
    return ask.what in questions and not questions[ask.what].full()


async def advise(line: Channel, room: Room, visit: Visit, questions: asyncio.Queue[Ask]) -> None:
    """Answer ``questions`` of one kind, while the game goes on."""
    while True:
        question = await questions.get()
        assert visit.seat is not None
        advice = room.hints.hint if question.what == "hint" else room.odds.odds
        answer: Awaitable[Hint | OddsTold] = advice(visit.seat, question, visit.client)
        await line.say(await _reply(question, answer))


async def _reply(message: ClientMessage, doing: Awaitable[Accepted | Hint | OddsTold]) -> ServerMessage:
    name = "" if isinstance(message, Join) else message.id
    try:
        return await doing
    except WarbonesError as error:
        return Refused(id=name, problem=error.text)
    except Moved:
        raise  # who asks comes back, and asks whoever has the table now
    except StoreFailed as failed:
        return Refused(id=name, problem=failed.told)
    except NoAnswer:
        return Refused(id=name, problem=msg("refused-took-too-much"))


async def _done(room: Room, seat: int | None, message: Join | Intention) -> Accepted:
    """Do what a message says. Raises `WarbonesError` where that cannot be, `StoreFailed` where the room closes."""
    if isinstance(message, Join):
        raise NotNow.saying("refused-socket-joined-already")
    if seat is None:
        raise NotNow.saying("refused-who-watches-does-not")
    match message:
        case Act():
            return await room.live.answer(seat, message)
        case Consent():
            return await consent(room, seat, message)
        case Say():
            return await say(room, seat, message)
        case Call():
            return await call(room, seat, message)
        case Share():
            return await bring(room.live, seat, message)
        case Roll() | Land():
            return await type_in(room.live, seat, message)
        case Ask(what="hint" | "odds"):
            raise NotNow.saying("refused-answers-their-way-already", count=QUESTIONS)
    return await ask(room, seat, message)
