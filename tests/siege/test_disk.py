"""A disk that is really full: players see a message, and play on once there is room."""

from __future__ import annotations

import resource
from pathlib import Path

import httpx
import pytest

from tests.server.cluster import until
from tests.server.host import killable
from tests.server.player import FRIENDS, Player, new_table, options
from tests.siege.full_disk import limit
from tests.siege.harness import report
from warbones.core.view.reader import english
from warbones.protocol.messages import Accepted, Refused
from warbones.rooms.storage.store import STORE_FAILED

pytestmark = [pytest.mark.torture, pytest.mark.timeout(600)]

MOST = 2000
NOTHING_MORE, ENOUGH = (0, resource.RLIM_INFINITY), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def fill(host: str) -> int:
    """Set up tables until one is refused; return their number."""
    for tables in range(MOST):
        answer = httpx.post(f"http://{host}/api/tables", json={"game": "dicewing", "seats": list(FRIENDS)})
        if answer.status_code != 201:
            assert (answer.status_code, answer.json()) == (503, {"problem": english(STORE_FAILED)})
            return tables
    raise AssertionError("the disk is never full")


def test_a_full_disk_is_reported_and_play_goes_on_once_there_is_room(data: Path) -> None:
    with killable(data, prepare=limit) as (host, server):
        ticket = new_table(host)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            player, other = (alpha, beta) if options(alpha.newest()) else (beta, alpha)
            seat = 0 if player is alpha else 1
            action = options(player.newest())[0]
            other.newest()
            report("a disk of 0.4 MB", tables=fill(host))
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, NOTHING_MORE)  # a move may fit where a table does not
            assert player.ask(action, name="mine") == Refused(id="mine", problem=english(STORE_FAILED))
            until(lambda: httpx.get(f"http://{host}/api/health").status_code == 503)
        with Player(host, ticket, seat) as player:
            assert options(player.newest())[0] == action
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, ENOUGH)
            assert player.ask(action, name="mine") == Accepted(id="mine")
        assert new_table(host).table
        until(lambda: httpx.get(f"http://{host}/api/health").status_code == 200)
