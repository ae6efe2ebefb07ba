"""Tables over HTTP: setting one up, the list of those that anybody may see, and sitting down at one of them."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from warbones.protocol.messages import (
    Carry,
    Claim,
    PushKey,
    PushRequest,
    SeatTicket,
    SitRequest,
    Standing,
    TableRequest,
    TableRow,
    Tables,
    TableTicket,
    Words,
)
from warbones.rooms.rooms import Rooms
from warbones.rooms.seats.keys import bearer
from warbones.rooms.services import PushService
from warbones.rooms.wording import in_language
from warbones.server.http.problems import ASKED, CHANGES, FOREIGN, PROBLEMS, STORED


@post("/api/tables", status_code=HTTP_201_CREATED, summary="Set up a table", responses=CHANGES)
async def set_up_table(data: JSONBody[TableRequest], rooms: NamedDependency[Rooms]) -> TableTicket:
    """Set up a table and return its seats' keys, which are told this once."""
    return await rooms.create(data)


@get("/api/tables", summary="The listed tables", responses=STORED | ASKED)
async def list_tables(rooms: NamedDependency[Rooms], words: FromQuery[Words] = "en") -> Tables:
    """Return the listed tables that wait for somebody, and those in play."""
    return in_language(words, await rooms.listed())


@get("/api/tables/{table:str}", summary="A table as everybody may know it", responses=PROBLEMS)
async def show_table(table: FromPath[str], rooms: NamedDependency[Rooms], words: FromQuery[Words] = "en") -> TableRow:
    """Return a table's players and free seats."""
    return in_language(words, await rooms.table(table))


@get(
    "/api/tables/{table:str}/standing",
    summary="How one's own table stands",
    responses=PROBLEMS,
    security=[{"seats": []}],
)
async def show_standing(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    words: FromQuery[Words] = "en",
) -> Standing:
    """Return how a table stands for the seats whose keys are shown: ``Authorization: Bearer KEY KEY``."""
    return in_language(words, await rooms.status_for(table, bearer(request.headers.get("authorization", ""))))


@post("/api/tables/{table:str}/sit", status_code=HTTP_200_OK, summary="Take a free seat", responses=CHANGES)
async def sit_down(table: FromPath[str], data: JSONBody[SitRequest], rooms: NamedDependency[Rooms]) -> TableTicket:
    """Take a free seat of a listed table, and return its key, which is told this once."""
    return await rooms.sit(table, data.seat, brings=data.brings)


@post("/api/tables/{table:str}/claim", status_code=HTTP_200_OK, summary="Take the seat of a link", responses=CHANGES)
async def claim_seat(table: FromPath[str], data: JSONBody[Claim], rooms: NamedDependency[Rooms]) -> TableTicket:
    """Bind a link's seat to this browser's own secret, which is its key from now on; the link opens nothing more."""
    return await rooms.claim(table, data)


@post("/api/tables/{table:str}/carry", status_code=HTTP_200_OK, summary="Carry a seat along", responses=CHANGES)
async def carry_seat(table: FromPath[str], data: JSONBody[Carry], rooms: NamedDependency[Rooms]) -> SeatTicket:
    """Return the ticket of a link that works once, and carries one's own seat to another device."""
    return await rooms.carry(table, data.token)


@get("/api/push", summary="The key to be called by", responses=FOREIGN)
async def show_push_key(push: NamedDependency[PushService]) -> PushKey:
    """Return the key for which a browser subscribes to be called."""
    return PushKey(key=await push.key())


@post(
    "/api/tables/{table:str}/push",
    status_code=HTTP_200_OK,
    summary="Be called when it is one's turn",
    responses=CHANGES,
)
async def call_me(
    table: FromPath[str], data: JSONBody[PushRequest], rooms: NamedDependency[Rooms], push: NamedDependency[PushService]
) -> PushKey:
    """Have this browser called when its seat is asked something and nobody is there, or no more; return the key."""
    await rooms.call(table, data)
    return PushKey(key=await push.key())
