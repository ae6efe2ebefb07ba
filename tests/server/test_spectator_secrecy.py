"""Spectators of tables that differ only in secrets receive the same messages, and no secret.

Their views are equal one by one. Presence and clocks are sent as they are at the moment, and changes within a
twentieth of a second are sent together: the number of these messages depends on time alone, and may differ between
two tables that are otherwise equal.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.effort import cases
from tests.server.host import serving
from tests.server.player import FRIENDS, Player, key, new_table, options
from warbones import GAMES
from warbones.protocol.messages import Occupant, Presence
from warbones.rooms.session import session
from warbones.rooms.signal import Signal
from warbones.table.dice import SECRET

DECISIONS = 24


@pytest.fixture
def host(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server whose tables all roll the same faces."""
    secret = b"the same for all".ljust(SECRET)
    monkeypatch.setattr("warbones.rooms.match.setup.secrets", SimpleNamespace(token_bytes=lambda _: secret))
    with serving(data) as host:
        yield host


def watched(host: str, game: str, *, noise: bool) -> tuple[list[str], Presence]:
    """Play the same match at a new table; return the views that a spectator received, and the last presence.

    ``noise``: people also make requests that are refused, look at hints and odds, and ask for the table's status.
    """
    ticket, rng = new_table(host, FRIENDS, game=game, hints=True), random.Random(1)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta, ExitStack() as later:
        asked(alpha, beta)  # the opening is shown move by move, and whoever joins during it sees only the rest
        watcher = later.enter_context(Player(host, ticket, None))
        watcher.view()
        for _ in range(DECISIONS):
            if (player := asked(alpha, beta)) is None:
                break
            view = player.views[-1]
            if noise:
                disturb(host, player, key(ticket, 0))
            player.act(rng.choice(options(view)), view.number)
        watcher.newest()
        company = watcher.company(
            lambda company: company.spectators == 1 and all(each.connected for each in company.occupants)
        )
        return [text for text in watcher.received if '"type":"view"' in text], company


def asked(*players: Player) -> Player | None:
    """Return the player with something to answer: nobody while a throw is simulated. None at the end."""
    while True:
        for each in players:
            if options(view := each.newest()):
                return each
            if view.scene.over:
                return None
        players[0].view()  # the throw has come to rest


def disturb(host: str, player: Player, token: str) -> None:
    for _ in range(3):
        player.ask("nonsense", player.views[-1].number)
    for what in ("hint", "odds", "claim", "seat"):
        player.wish(what)
    shown = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"http://{host}/api/tables/{player.table}/standing", headers=shown).status_code == 200


@pytest.mark.parametrize("game", cases(GAMES, {"army", "dicewing"}))
def test_a_watcher_receives_the_same_views_whatever_is_asked_in_secret(host: str, game: str) -> None:
    quiet, company = watched(host, game, noise=False)
    loud, same = watched(host, game, noise=True)
    assert loud == quiet
    assert len(quiet) > 1
    assert same == company


# Messages besides the views


class Told:
    """A socket that records the presence it receives, and a room whose presence a test sets."""

    def __init__(self) -> None:
        self.company, self.heard, self.pauses = Presence(occupants=()), list[Any](), 0
        self.over = asyncio.Event()
        self.signal = Signal()
        self.room = SimpleNamespace(
            live=SimpleNamespace(signal=self.signal, clocks=SimpleNamespace(state=None)), again=dict[int, Any]()
        )

    async def say(self, message: Any) -> None:
        self.heard.append(message)

    async def pause(self, _: float) -> None:
        self.pauses += 1
        await self.over.wait()


@pytest.mark.anyio
async def test_hidden_changes_neither_delay_nor_merge_spectators_views(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told, spin = Told(), asyncio.sleep
    monkeypatch.setattr(session, "presence", lambda *_: told.company)
    monkeypatch.setattr(session, "asyncio", SimpleNamespace(sleep=told.pause))
    telling = asyncio.create_task(session.send_presence(told, told.room, None))  # type: ignore[arg-type]  # all it needs
    await spin(0)
    assert (len(told.heard), told.pauses) == (1, 1)
    told.over.set()
    for _ in range(5):
        await spin(0)
    told.over.clear()
    for _ in range(3):  # something happens that this spectator may not know of
        told.signal.give()
        await spin(0)
    assert (len(told.heard), told.pauses) == (1, 1)
    told.company = Presence(occupants=(Occupant(seat=0, name="Alpha", kind="person"),))
    told.signal.give()
    await spin(0)
    assert (told.heard[1:], told.pauses) == ([told.company], 2)
    telling.cancel()
    with suppress(asyncio.CancelledError):
        await telling
