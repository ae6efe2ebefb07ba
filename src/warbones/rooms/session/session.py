"""The session of one client that has joined a table: views out, decisions and requests in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from typing import Final, Protocol

from warbones.core.errors import WarbonesError
from warbones.core.messages import msg
from warbones.protocol.messages import (
    Accepted,
    Act,
    Admit,
    Ask,
    ClientMessage,
    ClientSeed,
    Consent,
    Hint,
    Intention,
    Join,
    Knock,
    Land,
    NameChange,
    OddsAnswer,
    Presence,
    Refused,
    Rematch,
    Roll,
    Say,
    ServerMessage,
    TableTicket,
    Visibility,
)
from warbones.rooms.bots import NoAnswer
from warbones.rooms.dice.client_seeds import add_client_seed
from warbones.rooms.dice.real_dice import enter_real_dice
from warbones.rooms.errors import NotNow
from warbones.rooms.match.view_stream import ViewStream
from warbones.rooms.room import Room
from warbones.rooms.session.admissions import admit, knock
from warbones.rooms.session.presence import presence
from warbones.rooms.session.requests import ask, call, consent, say
from warbones.rooms.storage.store import Moved, StoreFailed
from warbones.rooms.visitors.connections import Connection

PAUSE: Final = 0.05
"""Seconds between two presence messages, so that a crowd does not cause too many."""

QUESTIONS: Final = 4
"""The maximum number of pending hints of one socket, and of pending odds."""

SLOW: Final = ("hint", "odds")
"""The questions that are answered in the background."""


class Channel(Protocol):
    """A connection to one client, over any transport."""

    @property
    def round_trip(self) -> int:
        """The connection's round-trip time in milliseconds, as far as known; otherwise 0."""

    async def hear(self) -> ClientMessage:
        """Return the next message."""

    async def say(self, message: ServerMessage) -> None:
        """Send a message."""

    async def send(self, message: bytes) -> None:
        """Send an encoded message."""


async def send_views(line: Channel, stream: ViewStream, since: int) -> None:
    """Send every view after version ``since``, until cancelled."""
    while True:
        changed, views, since = stream.changed, stream.since(since), stream.v
        for view in views:
            await line.send(view)
        await changed.wait()


async def send_presence(line: Channel, room: Room, seat: int | None) -> None:
    """Send presence and clocks after each change, and the ticket to a rematch, until cancelled."""
    sent: Presence | None = None
    shown: object = None
    ticket: TableTicket | None = None
    while True:
        changed, newest, is_news = room.live.signal.changed, presence(room, seat), False
        if newest != sent:
            await line.say(newest)
            sent, is_news = newest, True
        clocks = room.live.clocks.state
        if clocks and (at := (clocks.at, clocks.left, clocks.running, clocks.free)) != shown:
            shown = at
            if showing := room.live.clocks.message():
                await line.say(showing)
                is_news = True
        if ticket is None and seat is not None and (ticket := room.rematch_tickets.get(seat)):
            await line.say(Rematch(ticket=ticket))
        if is_news:  # no pause otherwise: secret changes must not delay or merge public messages
            await asyncio.sleep(PAUSE)
        await changed.wait()


async def send_admissions(line: Channel, connection: Connection) -> None:
    """Send a guest the answers of the people at the table, until cancelled."""
    while True:
        await line.say(await connection.admissions.get())


Questions = Mapping[str, asyncio.Queue[Ask]]
"""Pending questions by kind, so that odds need not wait for a hint."""


def new_questions() -> Questions:
    """Return an empty queue for each kind of question."""
    return {what: asyncio.Queue(QUESTIONS) for what in SLOW}


async def handle_messages(
    line: Channel, room: Room, connection: Connection, questions: Questions, answering: asyncio.Lock
) -> None:
    """Handle messages in order, holding the lock ``answering``; put slow ones into ``questions``.

    Raises `Left`, `Flooding` or `StoreFailed`.
    """
    while True:
        message = await line.hear()
        async with answering:
            if isinstance(message, Visibility):
                connection.seen = message.visible
                await line.say(Accepted(id=message.id))
            elif isinstance(message, Knock):
                await line.say(await _reply(message, knock(room, connection, message)))
            elif isinstance(message, Ask) and connection.seat is not None and _waits(message, questions):
                questions[message.what].put_nowait(message)
            else:
                await line.say(await _reply(message, _done(room, connection.seat, message, line.round_trip)))


def _waits(ask: Ask, questions: Questions) -> bool:
    """Return whether a question is slow and its queue has room."""
    return ask.what in questions and not questions[ask.what].full()


async def answer_questions(line: Channel, room: Room, connection: Connection, questions: asyncio.Queue[Ask]) -> None:
    """Answer ``questions`` of one kind, until cancelled."""
    while True:
        question = await questions.get()
        assert connection.seat is not None
        advice = room.hints.hint if question.what == "hint" else room.odds.odds
        answer: Awaitable[Hint | OddsAnswer] = advice(connection.seat, question, connection.client)
        await line.say(await _reply(question, answer))


async def _reply(message: ClientMessage, doing: Awaitable[Accepted | Hint | OddsAnswer]) -> ServerMessage:
    name = "" if isinstance(message, Join) else message.id
    try:
        return await doing
    except WarbonesError as error:
        return Refused(id=name, problem=error.text)
    except Moved:
        raise  # the client reconnects and is relayed to the table's new server
    except StoreFailed as failed:
        return Refused(id=name, problem=failed.text)
    except NoAnswer:
        return Refused(id=name, problem=msg("refused-worker-failed"))


async def _done(room: Room, seat: int | None, message: Join | Intention, round_trip: int) -> Accepted:
    """Carry out a message. Raises `WarbonesError`, or `StoreFailed` if the room closes."""
    if isinstance(message, Join):
        raise NotNow.saying("refused-join-twice")
    return await _done_at(room, _taken(seat), message, round_trip)


def _taken(seat: int | None) -> int:
    if seat is None:
        raise NotNow.saying("refused-spectator-plays")
    return seat


async def _done_at(room: Room, seat: int, message: Intention, round_trip: int) -> Accepted:
    match message:
        case Act():
            return await room.live.answer(seat, message, round_trip=round_trip)
        case Consent():
            return await consent(room, seat, message)
        case Admit():
            return await admit(room, message)
        case Say():
            return await say(room, seat, message)
        case NameChange():
            return await call(room, seat, message)
        case ClientSeed():
            return await add_client_seed(room.live, seat, message)
        case Roll() | Land():
            return await enter_real_dice(room.live, seat, message)
        case Ask(what="hint" | "odds"):
            raise NotNow.saying("refused-questions-pending", count=QUESTIONS)
    return await ask(room, seat, message)
