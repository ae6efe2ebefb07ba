"""A server, and seats at one of its tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from tests.server.host import RandomBots, serving
from tests.server.player import PATIENCE, Player, new_table
from warbones import load
from warbones.core.errors import WarbonesError
from warbones.core.messages import Text
from warbones.protocol.messages import TableTicket
from warbones.rooms.advice import hints, odds
from warbones.table.dice import SECRET, SealedDice
from warbones.table.match import Match

DEFAULT_TIMEOUT_CONFIG.read = PATIENCE  # after HTTPX's five seconds, a busy machine looks like a broken server


@pytest.fixture(autouse=True)
def no_refusal_goes_past_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Checks that the page could word every refusal of a test."""
    around = list[WarbonesError]()

    def text(error: WarbonesError) -> Text:
        if error.message is None:
            around.append(error)
        return error.message or str(error)

    monkeypatch.setattr(WarbonesError, "text", property(text))
    yield
    assert around == []


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of asynchronous tests."""
    return "asyncio"


@pytest.fixture
def slow_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits of advice that allow nothing after their burst, at tables set up from now on."""
    for advice in (hints, odds):
        monkeypatch.setattr(advice, "RATE", 0.001)


@pytest.fixture
def bots() -> RandomBots:
    return RandomBots()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="module")
def shared_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server shared by a module's tests."""
    with serving(tmp_path_factory.mktemp("shared")) as host:
        yield host


@pytest.fixture
def own_host(data: Path, bots: RandomBots) -> Iterator[str]:
    with serving(data, bots) as host:
        yield host


@pytest.fixture
def host(request: pytest.FixtureRequest) -> str:
    """A server: the test's own if it uses its folder or its bots, otherwise the module's."""
    own = {"data", "bots", "own_host"} & {*request.fixturenames}
    host: str = request.getfixturevalue("own_host" if own else "shared_host")
    return host


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> int:
    """The seat that begins: from now on, every new table rolls the same faces."""
    secret = b"the same for all".ljust(SECRET)
    monkeypatch.setattr("warbones.rooms.match.setup.secrets", SimpleNamespace(token_bytes=lambda _: secret))
    return min(Match(load("dicewing"), {}, SealedDice(secret, ("", ""))).open().position.to_act)


@pytest.fixture
def ticket(host: str) -> TableTicket:
    """The keys to a table of two people."""
    return new_table(host)


@pytest.fixture
def alpha(host: str, ticket: TableTicket) -> Iterator[Player]:
    with Player(host, ticket, 0) as player:
        yield player


@pytest.fixture
def beta(host: str, ticket: TableTicket) -> Iterator[Player]:
    with Player(host, ticket, 1) as player:
        yield player
