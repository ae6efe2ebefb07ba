"""One seat's socket: the first message joins, each one after that is an intention that gets its own answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from warbones.core.errors import WarbonesError
from warbones.server.keys import seat_of
from warbones.server.line import Left, Line
from warbones.server.messages import Accepted, Act, Join, Refused
from warbones.server.room import Room
from warbones.server.rooms import Rooms
from warbones.server.storage import StoreFailed
from warbones.server.stream import Stream

logger = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds until a socket must have joined."""

WATCHERS: Final = 8
"""Sockets that one seat may have open."""

REFUSED, LATE, COME_BACK, FAILED = 4403, 4408, 1012, 1011
"""The codes with which a socket is closed."""


class TooManySockets(WarbonesError):
    """A seat that is looked at from everywhere."""


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str], rooms: NamedDependency[Rooms]) -> None:
    """Serve one seat of a table."""
    await socket.accept()
    line = Line(socket)
    try:
        await line.close(await _visit(line, table, rooms))
    except (Left, WebSocketDisconnect, OSError):
        return  # the other side has gone
    except Exception:  # whose text is for the log alone
        logger.exception("A socket at table %s failed", table)
        await line.close(FAILED)


async def _visit(line: Line, table: str, rooms: Rooms) -> int:
    """Let the socket join and play. Return the code to close it with. Raises `Left`."""
    try:
        async with asyncio.timeout(PATIENCE):
            join = await _join(line)
    except TimeoutError:
        await line.say(Refused(problem=f"A table waits {PATIENCE:g} seconds for the message that joins it."))
        return LATE
    try:
        async with rooms.enter(table) as room:
            await _sit(line, room, seat_of(join.token, room.keys), join.since)
    except WarbonesError as error:
        await line.say(Refused(problem=str(error)))
        return REFUSED
    except StoreFailed:
        logger.exception("Table %s is closed, to be read again from what is stored", table)
    return COME_BACK


async def _join(line: Line) -> Join:
    while not isinstance(message := await line.hear(), Join):
        await line.say(Refused(id=message.id, problem="The first message must join: it brings the seat's token."))
    return message


async def _sit(line: Line, room: Room, seat: int, since: int) -> None:
    """Play until the socket leaves or the room closes."""
    stream = room.stream(seat)
    if stream.watchers == WATCHERS:
        raise TooManySockets(f"This seat is open in {WATCHERS} places already: close one of them first.")
    stream.watchers += 1
    room.wake()
    try:
        await _until_one_ends(_show(line, stream, since), _listen(line, room, seat), _closed(room))
    finally:
        stream.watchers -= 1


async def _show(line: Line, stream: Stream, since: int) -> None:
    while True:
        changed, views, since = stream.changed, stream.since(since), stream.v
        for view in views:
            await line.send(view)
        await changed.wait()


async def _listen(line: Line, room: Room, seat: int) -> None:
    while True:
        await line.say(await _reply(room, seat, await line.hear()))


async def _closed(room: Room) -> None:
    await room.closed.wait()


async def _reply(room: Room, seat: int, message: Join | Act) -> Accepted | Refused:
    if isinstance(message, Join):
        return Refused(problem="This socket has its seat already.")
    try:
        return await room.answer(seat, message)
    except WarbonesError as error:
        return Refused(id=message.id, problem=str(error))


async def _until_one_ends(*jobs: Coroutine[Any, Any, None]) -> None:
    """Run ``jobs`` side by side until the first ends, and stop the others. Raises what it raised."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
