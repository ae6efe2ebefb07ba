"""HTTP endpoints that continue a finished match at a new table."""

from __future__ import annotations

from functools import partial

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_201_CREATED

from warbones.protocol.messages import ContinueRequest, TableTicket
from warbones.rooms.finished import documents
from warbones.rooms.finished.documents import DocumentWriter
from warbones.rooms.rooms import Rooms
from warbones.server.http.problems import CHANGES, LONGEST_FILE, AnyRequest
from warbones.server.http.replays import TakesFile
from warbones.server.visitor_limits import client_of


@post(
    "/api/tables/{table:str}/continue",
    status_code=HTTP_201_CREATED,
    summary="Play on from a step of a finished match",
    responses=CHANGES,
)
async def continue_match(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[ContinueRequest],
    rooms: NamedDependency[Rooms],
    show: NamedDependency[DocumentWriter],
) -> TableTicket:
    """Create a table whose match begins at frame ``n``, against bots and with new dice."""
    work = partial(documents.match_moment, data.n)
    return await rooms.create_from(await show.do(client_of(request), work, partial(rooms.kept, table)), data)


@post(
    "/api/continue",
    status_code=HTTP_201_CREATED,
    summary="Play on from a step of the match in a file",
    responses=CHANGES,
    operation_class=TakesFile,
    request_max_body_size=LONGEST_FILE,
)
async def continue_file(
    request: AnyRequest,
    rooms: NamedDependency[Rooms],
    show: NamedDependency[DocumentWriter],
    n: FromQuery[int],
    seat: FromQuery[int | None] = None,
) -> TableTicket:
    """Continue the match in the body, a downloaded file, in the same way. The browser sends a `ClientSeed` next."""
    asked = ContinueRequest(n=n, seat=seat, sends_client_seed=True)
    work = partial(documents.file_moment, await request.body(), n)
    return await rooms.create_from(await show.do(client_of(request), work), asked)
