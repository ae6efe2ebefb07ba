"""Health checks fail if nothing can be stored, and frequent checks cause no extra writes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.host import serving
from tests.server.test_http import problem
from warbones.core.view.reader import english
from warbones.rooms.storage import health_check
from warbones.rooms.storage.health_check import StoreCheck
from warbones.rooms.storage.store import STORE_FAILED, StoreFailed
from warbones.server.store.sqlite.sqlite_store import SqliteStore


class Watched(SqliteStore):
    """A store that a test can make read-only, and that counts attempts to write."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.tried = 0

    async def check(self) -> None:
        self.tried += 1
        await super().check()

    def set_read_only(self, *, on: bool) -> None:
        self._writer._connection.execute(f"PRAGMA query_only = {on}")


@pytest.fixture
def store(data: Path, monkeypatch: pytest.MonkeyPatch) -> Watched:
    store = Watched(data)
    monkeypatch.setattr("warbones.server.app.SqliteStore", lambda _: store)
    return store


@pytest.fixture
def host(data: Path, store: Watched) -> Iterator[str]:
    with serving(data) as host:
        yield host


def test_a_server_that_can_store_nothing_is_not_well(
    host: str, store: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_check, "FRESH", 0.0)
    health = f"http://{host}/api/health"
    assert httpx.get(health).json()["version"]
    store.set_read_only(on=True)
    assert problem(httpx.get(health), 503) == english(STORE_FAILED)
    assert httpx.get(f"http://{host}/api/tables").status_code == 200, "it is read all the same"
    store.set_read_only(on=False)
    assert httpx.get(health).json()["version"]


def test_many_who_ask_have_it_tried_once(host: str, store: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_check, "FRESH", 3600.0)
    with ThreadPoolExecutor(4) as several:
        answers = list(several.map(httpx.get, [f"http://{host}/api/health"] * 40))
    assert {answer.status_code for answer in answers} == {200}
    assert store.tried == 1


@pytest.mark.anyio
async def test_a_client_that_leaves_does_not_disturb_the_others() -> None:
    class Slow:
        def __init__(self) -> None:
            self.may_fail = asyncio.Event()

        async def check(self) -> None:
            await self.may_fail.wait()
            raise StoreFailed("full")

    slow = Slow()
    check = StoreCheck(slow)  # type: ignore[arg-type]  # all it needs of a store
    leaving, staying = (asyncio.ensure_future(check.check_if_due()) for _ in range(2))
    await asyncio.sleep(0)
    leaving.cancel()
    slow.may_fail.set()
    with pytest.raises(StoreFailed):
        await staying
