"""Finished matches over HTTP: as a file to keep, and frame by frame."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_200_OK

from warbones.games import load
from warbones.server.problems import LONGEST_FILE, PROBLEMS
from warbones.server.replay_messages import Frame, Replay
from warbones.server.rooms import Rooms
from warbones.table import replaying
from warbones.table.record import MatchRecord, read_record, write_record
from warbones.table.replaying import OPEN, WATCH, frames, viewer


@get("/api/tables/{table:str}/file", summary="A finished match as a file", responses=PROBLEMS)
async def download(table: FromPath[str], rooms: NamedDependency[Rooms]) -> Response[bytes]:
    """Return the match as JSON Lines: a heading, its turns with what was told, its result and the dice's secret."""
    record = await rooms.record(table)
    name = f"{record.heading.game}-{record.heading.table}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write_record(record), media_type="application/x-ndjson", headers=headers)


@get("/api/tables/{table:str}/replay", summary="A finished match, frame by frame", responses=PROBLEMS)
async def show_replay(table: FromPath[str], rooms: NamedDependency[Rooms], view: FromQuery[str] = WATCH) -> Replay:
    """Return the frames as a seat saw them (its number), as everybody did ("watch"), or with everything "open"."""
    return await asyncio.to_thread(replay, await rooms.record(table), view)


@post(
    "/api/replay",
    status_code=HTTP_200_OK,
    summary="The match in a file, frame by frame",
    responses=PROBLEMS,
    request_max_body_size=LONGEST_FILE,
)
async def read_replay(request: Request[Any, Any, Any], view: FromQuery[str] = OPEN) -> Replay:
    """Return the frames of the match in the body, a file that was downloaded before."""
    return await asyncio.to_thread(_read, await request.body(), view)


def _read(body: bytes, view: str) -> Replay:
    return replay(read_record(body.splitlines()), view)


def replay(record: MatchRecord, view: str) -> Replay:
    """Return a match as ``view`` shows it. Raises as `frames` does."""
    heading, game = record.heading, load(record.heading.game)
    shown = frames(record, view)
    return Replay(
        table=heading.table,
        game=game.id,
        title=game.title,
        names=game.names,
        rules_version=heading.rules_version,
        frames=tuple(map(_frame, shown)),
        seat=viewer(game, view),
        open=view == OPEN,
    )


def _frame(each: replaying.Frame) -> Frame:
    return Frame(n=each.n, label=each.label, round=each.round, scene=each.scene, flights=each.flights)
