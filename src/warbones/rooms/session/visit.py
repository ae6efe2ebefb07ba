"""A client's visit at a table, over any transport. It joins with its first message, and stays until either closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from warbones.core.errors import WarbonesError
from warbones.core.messages import msg
from warbones.protocol.close_codes import CloseCode
from warbones.protocol.messages import Join, Refused
from warbones.rooms.languages import Dialect
from warbones.rooms.room import Room
from warbones.rooms.room_cache import LimitReached
from warbones.rooms.rooms import Rooms
from warbones.rooms.seats.keys import SeatTransferred
from warbones.rooms.session.english_channel import EnglishChannel
from warbones.rooms.session.session import (
    Channel,
    answer_questions,
    handle_messages,
    new_questions,
    send_admissions,
    send_presence,
    send_views,
)
from warbones.rooms.storage.store import Moved, StoreFailed
from warbones.rooms.visitors.connections import Connection

logger = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds for a socket to join."""


class Left(Exception):
    """The client has gone."""


class TooLate(WarbonesError):
    """A socket that did not join in time."""


class VisitorLine(Channel, Protocol):
    """A channel whose client may ask for a language and a version."""

    dialect: Dialect


async def visit(line: VisitorLine, table: str, rooms: Rooms, client: str) -> CloseCode:
    """Let a client join and play. Return the code with which to close its line. Raises the line's errors."""
    try:
        join = await _join(line)
        line.dialect = line.dialect._replace(words=join.words)
        async with rooms.enter(table) as room:
            await _stay(line, room, join, client)
    except WarbonesError as error:
        await line.say(Refused(problem=error.text))
        return _code(error)
    except Moved as moved:
        logger.info("A client of table %s has to reconnect: %s", table, moved)
    except StoreFailed:
        logger.exception("Table %s is closed, and will be loaded from the store again", table)
    return CloseCode.COME_BACK


def _code(error: WarbonesError) -> CloseCode:
    if isinstance(error, SeatTransferred):
        return CloseCode.CARRIED
    if isinstance(error, LimitReached):
        return CloseCode.CROWDED
    return CloseCode.LATE if isinstance(error, TooLate) else CloseCode.REFUSED


async def _join(line: VisitorLine) -> Join:
    """Return the join message. Raises `TooLate`, `Flooding` or `Left`."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not isinstance(message := await line.hear(), Join):
                problem = msg("refused-join-first")
                await line.say(Refused(id=message.id, problem=problem))
    except TimeoutError:
        raise TooLate.saying("refused-join-slow", seconds=f"{PATIENCE:g}") from None
    return message


async def _stay(line: VisitorLine, room: Room, join: Join, client: str) -> None:
    """Play or watch until the socket leaves or the room closes."""
    seat = await room.come(join.token)
    channel = line if join.words == "none" else EnglishChannel(line, seat, room.live.match.game.names)
    stream, questions = await room.live.stream(seat), new_questions()
    connection = Connection(seat, seen=join.visible, client=client)
    answering = asyncio.Lock()
    with room.connected(connection):
        await _until_one_ends(
            send_views(channel, stream, join.since),
            send_presence(channel, room, seat),
            send_admissions(channel, connection),
            handle_messages(channel, room, connection, questions, answering),
            *(answer_questions(channel, room, connection, queue) for queue in questions.values()),
            _closed(room, answering),
            _replaced(connection),
        )


async def _closed(room: Room, answering: asyncio.Lock) -> None:
    """Wait until the room is closed and the message that closed it is answered."""
    await room.live.closed.wait()
    async with answering:
        return


async def _replaced(connection: Connection) -> None:
    await connection.sent_away.wait()
    assert connection.why
    raise connection.why


async def _until_one_ends(*jobs: Coroutine[Any, Any, None]) -> None:
    """Run ``jobs`` concurrently until the first ends, and cancel the others. Raises its error."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    try:
        for task in done:
            task.result()
    finally:
        del task, done, tasks  # an error refers to this frame, and would keep the room alive
