"""The endpoint of a table's sockets. Each joins with its first message, and stays until it or the table closes."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from warbones.core.errors import WarbonesError
from warbones.protocol.close_codes import CloseCode
from warbones.protocol.messages import Refused
from warbones.rooms.languages import Dialect, language_of, version_of
from warbones.rooms.room_cache import LimitReached
from warbones.rooms.rooms import Rooms
from warbones.rooms.session.visit import Left, visit
from warbones.server.limit_counts import LimitCounts
from warbones.server.operator.blocks import Blocked, Blocks
from warbones.server.sockets.client_socket import ClientSocket, Meter, Stalled
from warbones.server.visitor_limits import SocketLimiter, client_of, host_of

logger = logging.getLogger(__name__)


@websocket("/api/tables/{table:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    meter: NamedDependency[Meter],
    crowd: NamedDependency[SocketLimiter],
    blocks: NamedDependency[Blocks],
    counts: NamedDependency[LimitCounts],
) -> None:
    """Serve one socket: of a seat at a table, or of a spectator."""
    await socket.accept()
    client = client_of(socket)
    line = ClientSocket(socket, meter, partial(crowd.delay, client))
    query = socket.scope["query_string"]
    line.dialect = Dialect(language_of(query), version_of(query))
    try:
        with blocks.admitting(host_of(socket)), crowd.inside(client):
            code = await visit(line, table, rooms, client)
        if code == CloseCode.CROWDED:
            counts.note("rooms", client)
        await line.close(code)
    except Blocked as error:
        await _turn_away(line, error, CloseCode.BLOCKED)
    except LimitReached as error:
        await _turn_away(line, error, CloseCode.CROWDED)
    except (Left, WebSocketDisconnect, OSError):
        return  # the client has gone
    except Stalled:
        await _give_up(line)
    except Exception:  # the error's text is only for the log
        logger.exception("A socket at table %s failed", table)
        await line.close(CloseCode.FAILED)
    finally:
        socket.receive, socket.send = empty_receive, empty_send  # breaks a reference cycle through the socket


async def _turn_away(line: ClientSocket, why: WarbonesError, code: CloseCode) -> None:
    with suppress(Stalled, WebSocketDisconnect, OSError):
        await line.say(Refused(problem=why.text))
        await line.close(code)


async def _give_up(line: ClientSocket) -> None:
    """Close the socket of a client that stopped receiving, with a reason in case it resumes."""
    with suppress(WebSocketDisconnect, OSError):
        await line.close(CloseCode.LATE, "Messages were not received in time: come back.")
