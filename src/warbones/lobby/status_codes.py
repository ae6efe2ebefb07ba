"""The HTTP status of each kind of error, the same from a server and from a page that runs without one."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from warbones.core.errors import UnknownGame, WarbonesError
from warbones.lobby.lessons import NoLesson
from warbones.puzzles.calendar import NoPuzzle
from warbones.rooms.finished.documents import Busy
from warbones.rooms.room_cache import LimitReached
from warbones.rooms.seats.keys import WrongToken
from warbones.rooms.storage.store import UnknownTable

UNKNOWN: Final = (UnknownGame, UnknownTable, NoLesson, NoPuzzle)
"""The errors of a request that names something unknown."""


def status_of(error: WarbonesError) -> HTTPStatus:
    """Return the status of the answer to a request that raised ``error``."""
    if isinstance(error, WrongToken):
        return HTTPStatus.FORBIDDEN
    if isinstance(error, Busy | LimitReached):
        return HTTPStatus.SERVICE_UNAVAILABLE
    return HTTPStatus.NOT_FOUND if isinstance(error, UNKNOWN) else HTTPStatus.BAD_REQUEST
