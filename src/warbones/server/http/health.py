"""The health check, for containers, proxies and monitors."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

import warbones
from warbones.protocol.messages import Health
from warbones.rooms.rooms import Rooms
from warbones.server.http.problems import STORED


@get("/api/health", summary="Whether the server is well", responses=STORED)
async def show_health(rooms: NamedDependency[Rooms]) -> Health:
    """Return the version if matches can be stored; otherwise the answer has status 503."""
    await rooms.check()
    return Health(version=warbones.__version__)
