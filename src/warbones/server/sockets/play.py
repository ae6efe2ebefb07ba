"""The endpoint of a table's sockets: each joins with its first message, and stays until it or the table closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from warbones.core.errors import WarbonesError
from warbones.core.messages import msg
from warbones.protocol.close_codes import CloseCode
from warbones.protocol.messages import Join, Refused
from warbones.rooms.languages import Dialect, language_of, version_of
from warbones.rooms.room import Room
from warbones.rooms.room_cache import LimitReached
from warbones.rooms.rooms import Rooms
from warbones.rooms.seats.keys import SeatTransferred
from warbones.rooms.session.english_channel import EnglishChannel
from warbones.rooms.session.session import answer_questions, handle_messages, new_questions, send_presence, send_views
from warbones.rooms.storage.store import Moved, StoreFailed
from warbones.rooms.visitors.connections import Connection
from warbones.server.limits import SocketLimiter, client_of
from warbones.server.sockets.client_socket import ClientSocket, Left, Meter, Stalled

logger = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds for a socket to join."""


class TooLate(WarbonesError):
    """A socket that did not join in time."""


@websocket("/api/tables/{table:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    meter: NamedDependency[Meter],
    crowd: NamedDependency[SocketLimiter],
) -> None:
    """Serve a seat of a table, or a spectator."""
    await socket.accept()
    client = client_of(socket)
    line = ClientSocket(socket, meter, partial(crowd.delay, client))
    query = socket.scope["query_string"]
    line.dialect = Dialect(language_of(query), version_of(query))
    try:
        with crowd.inside(client):
            code = await _visit(line, table, rooms, client)
        await line.close(code)
    except LimitReached as error:
        await _turn_away(line, error)
    except (Left, WebSocketDisconnect, OSError):
        return  # the client has gone
    except Stalled:
        await _give_up(line)
    except Exception:  # its text is for the log alone
        logger.exception("A socket at table %s failed", table)
        await line.close(CloseCode.FAILED)
    finally:
        socket.receive, socket.send = empty_receive, empty_send  # breaks a reference cycle through the socket


async def _turn_away(line: ClientSocket, why: LimitReached) -> None:
    with suppress(Stalled, WebSocketDisconnect, OSError):
        await line.say(Refused(problem=why.text))
        await line.close(CloseCode.CROWDED)


async def _give_up(line: ClientSocket) -> None:
    """Close the socket of a client that stopped receiving, with a reason in case it reads on."""
    with suppress(WebSocketDisconnect, OSError):
        await line.close(CloseCode.LATE, "Messages were not received in time: come back.")


async def _visit(line: ClientSocket, table: str, rooms: Rooms, client: str) -> CloseCode:
    """Let the socket join and play. Return the code to close it with. Raises `Left` or `Stalled`."""
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


async def _join(line: ClientSocket) -> Join:
    """Return the join message. Raises `TooLate`, `Flooding` or `Left`."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not isinstance(message := await line.hear(), Join):
                problem = msg("refused-join-first")
                await line.say(Refused(id=message.id, problem=problem))
    except TimeoutError:
        raise TooLate.saying("refused-join-slow", seconds=f"{PATIENCE:g}") from None
    return message


async def _stay(line: ClientSocket, room: Room, join: Join, client: str) -> None:
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
            handle_messages(channel, room, connection, questions, answering),
            *(answer_questions(channel, room, connection, queue) for queue in questions.values()),
            _closed(room, answering),
            _replaced(connection),
        )


async def _closed(room: Room, answering: asyncio.Lock) -> None:
    """Wait until the room is closed, and the message that closed it is answered."""
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
        del task, done, tasks  # an error holds this frame, which would hold the room
