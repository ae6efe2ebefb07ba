"""HTTP endpoints of tables: creating, listing and joining them."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from warbones.protocol.messages import (
    Claim,
    OwnStatus,
    PushKey,
    PushRequest,
    SeatTicket,
    SeatTransfer,
    SitRequest,
    TableRequest,
    TableRow,
    Tables,
    TableTicket,
    Words,
)
from warbones.rooms.languages import in_language
from warbones.rooms.rooms import Rooms
from warbones.rooms.seats.keys import bearer
from warbones.rooms.services import PushService
from warbones.server.http.problems import ASKED, CHANGES, FOREIGN, PROBLEMS, STORED


@post("/api/tables", status_code=HTTP_201_CREATED, summary="Set up a table", responses=CHANGES)
async def set_up_table(data: JSONBody[TableRequest], rooms: NamedDependency[Rooms]) -> TableTicket:
    """Create a table and return its seats' keys, which are sent just once."""
    return await rooms.create(data)


@get("/api/tables", summary="The listed tables", responses=STORED | ASKED)
async def list_tables(rooms: NamedDependency[Rooms], words: FromQuery[Words] = "en") -> Tables:
    """Return the listed tables that have a free seat or are in play."""
    return in_language(words, await rooms.listed())


@get("/api/tables/{table:str}", summary="A table as everybody may know it", responses=PROBLEMS)
async def show_table(table: FromPath[str], rooms: NamedDependency[Rooms], words: FromQuery[Words] = "en") -> TableRow:
    """Return a table's occupants and free seats."""
    return in_language(words, await rooms.table(table))


@get(
    "/api/tables/{table:str}/standing",
    summary="The status of your own table",
    responses=PROBLEMS,
    security=[{"seats": []}],
)
async def show_standing(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    words: FromQuery[Words] = "en",
) -> OwnStatus:
    """Return the status of a table for the seats of the given keys: ``Authorization: Bearer KEY KEY``."""
    return in_language(words, await rooms.status_for(table, bearer(request.headers.get("authorization", ""))))


@post("/api/tables/{table:str}/sit", status_code=HTTP_200_OK, summary="Take a free seat", responses=CHANGES)
async def sit_down(table: FromPath[str], data: JSONBody[SitRequest], rooms: NamedDependency[Rooms]) -> TableTicket:
    """Take a free seat of a listed table, and return its key, which is sent just once."""
    return await rooms.sit(table, data.seat, brings=data.sends_client_seed)


@post("/api/tables/{table:str}/claim", status_code=HTTP_200_OK, summary="Take the seat of a link", responses=CHANGES)
async def claim_seat(table: FromPath[str], data: JSONBody[Claim], rooms: NamedDependency[Rooms]) -> TableTicket:
    """Bind a link's seat to this browser's secret, which is its key from now on; the link no longer works."""
    return await rooms.claim(table, data)


@post("/api/tables/{table:str}/carry", status_code=HTTP_200_OK, summary="Transfer a seat", responses=CHANGES)
async def carry_seat(table: FromPath[str], data: JSONBody[SeatTransfer], rooms: NamedDependency[Rooms]) -> SeatTicket:
    """Return the ticket for a link that works once and transfers the seat to another device."""
    return await rooms.carry(table, data.token)


@get("/api/push", summary="The key for push notifications", responses=FOREIGN)
async def show_push_key(push: NamedDependency[PushService]) -> PushKey:
    """Return the server's public key for push subscriptions."""
    return PushKey(key=await push.key())


@post(
    "/api/tables/{table:str}/push",
    status_code=HTTP_200_OK,
    summary="Notify this browser of its turns",
    responses=CHANGES,
)
async def call_me(
    table: FromPath[str], data: JSONBody[PushRequest], rooms: NamedDependency[Rooms], push: NamedDependency[PushService]
) -> PushKey:
    """Turn notifications on or off for this browser, and return the server's public key."""
    await rooms.call(table, data)
    return PushKey(key=await push.key())
