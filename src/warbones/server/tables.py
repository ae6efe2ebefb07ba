"""Tables over HTTP: setting one up, the list of those that anybody may see, and sitting down at one of them."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from warbones.server.messages import SitRequest, TableRequest, Tables, TableTicket
from warbones.server.problems import PROBLEMS
from warbones.server.rooms import Rooms


@post("/api/tables", status_code=HTTP_201_CREATED, summary="Set up a table", responses=PROBLEMS)
async def set_up_table(data: JSONBody[TableRequest], rooms: NamedDependency[Rooms]) -> TableTicket:
    """Set up a table and return its seats' keys, which are told this once."""
    return await rooms.create(data)


@get("/api/tables", summary="The listed tables")
async def list_tables(rooms: NamedDependency[Rooms]) -> Tables:
    """Return the listed tables that wait for somebody, and those in play."""
    return await rooms.listed()


@post("/api/tables/{table:str}/sit", status_code=HTTP_200_OK, summary="Take a free seat", responses=PROBLEMS)
async def sit_down(table: FromPath[str], data: JSONBody[SitRequest], rooms: NamedDependency[Rooms]) -> TableTicket:
    """Take a free seat of a listed table, and return its key, which is told this once."""
    return await rooms.sit(table, data.seat)
