"""Reviews of finished matches: requested once, computed in turns with the bots, and stored with the match."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from tests.server.host import RandomBots, serving
from tests.server.player import Player, VersionedClient, new_table, play_and_resign
from tests.server.test_http import problem
from warbones.concurrency.fair_queue import Clients
from warbones.core.view.reader import in_words
from warbones.protocol.messages import Accepted, Say, TableTicket
from warbones.protocol.replay_messages import ReviewState
from warbones.review.inquiry import JudgeRequest, Verdict
from warbones.server.store.reviews import ReviewStore
from warbones.server.store.sqlite.sqlite_store import SqliteStore

T = TypeVar("T")


class Judges(RandomBots):
    """Bots that find all actions equal except the last, which costs a quarter."""

    asked = 0
    broken = False

    async def judge(self, asked: JudgeRequest, clients: Clients) -> Verdict:
        if self.broken:
            raise OSError("the disk of this machine hums")
        self.asked += 1
        return await super().judge(asked, clients)


@pytest.fixture
def bots() -> Judges:
    return Judges()


@pytest.fixture
def client(tmp_path: Path, bots: Judges) -> Iterator[httpx.Client]:
    with serving(tmp_path, bots) as host, VersionedClient(base_url=f"http://{host}/api", timeout=60) as client:
        yield client


def finished(client: httpx.Client) -> TableTicket:
    host = str(client.base_url.netloc, "ascii")
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        play_and_resign(alpha, beta)
    return ticket


def state(answer: httpx.Response) -> ReviewState:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReviewState)


def ended(ask: Callable[[], httpx.Response]) -> ReviewState:
    """Ask until a review is finished."""
    until = time.monotonic() + 60
    while (found := state(ask())).state == "going":
        assert time.monotonic() < until
        time.sleep(0.05)
    return found


def test_a_review_is_made_once_and_stored_with_the_match(tmp_path: Path, client: httpx.Client, bots: Judges) -> None:
    path = f"/tables/{finished(client).table}/review"
    assert state(client.get(path)) == ReviewState(state="none")
    assert state(client.post(path)).state == "going"
    made = ended(lambda: client.get(path))
    assert made.review is not None
    assert made.review.points[-1].value in (-1, 0, 1)
    asked = bots.asked
    assert state(client.post(path)) == made
    assert bots.asked == asked, "it was there already"
    replay = client.get(path.replace("review", "replay")).json()
    assert [point.n for point in made.review.points] == [frame["n"] for frame in replay["frames"]]


@pytest.mark.parametrize("phrase", ["thanks", "game"])
def test_phrases_after_a_match_do_not_change_it(client: httpx.Client, bots: Judges, phrase: str) -> None:
    ticket = finished(client)
    path = f"/tables/{ticket.table}/review"
    client.post(path)
    made = ended(lambda: client.get(path))
    asked = bots.asked
    with Player(str(client.base_url.netloc, "ascii"), ticket, 0) as alpha:
        alpha.view()
        alpha.send(Say(id="say", phrase=phrase))
        assert alpha.reply() == Accepted(id="say")
    assert state(client.get(path)) == made
    assert state(client.post(path)) == made
    assert bots.asked == asked


def test_a_review_of_a_table_is_not_that_of_a_file(client: httpx.Client) -> None:
    table = finished(client).table
    client.post(f"/tables/{table}/review")
    ended(lambda: client.get(f"/tables/{table}/review"))
    for turns in range(40):
        for name in (f"{table} {turns}", f"table {table} {turns}"):
            assert state(client.get(f"/reviews/{name}")) == ReviewState(state="none")


def test_a_review_is_there_after_a_restart_and_goes_with_its_match(tmp_path: Path, bots: Judges) -> None:
    with serving(tmp_path, bots) as host, VersionedClient(base_url=f"http://{host}/api", timeout=60) as client:
        path = f"/tables/{finished(client).table}/review"
        client.post(path)
        made = ended(lambda: client.get(path))
    with serving(tmp_path, Judges()) as host, VersionedClient(base_url=f"http://{host}/api", timeout=60) as client:
        assert state(client.get(path)) == made


@pytest.mark.anyio
async def test_stored_reviews_belong_to_existing_matches_and_turns(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    kept = ReviewStore(store.runner)
    await kept.keep("nowhere", 3, "{}")
    assert await kept.find("nowhere", 3) is None
    await store.close()


def test_a_match_that_goes_on_has_no_review(client: httpx.Client) -> None:
    ticket = new_table(str(client.base_url.netloc, "ascii"))
    assert "not over yet" in problem(client.post(f"/tables/{ticket.table}/review"), 400)


def test_the_match_in_a_file_is_reviewed_too(client: httpx.Client) -> None:
    file = client.get(f"/tables/{finished(client).table}/file").content
    begun = state(client.post("/reviews", content=file))
    made = ended(lambda: client.get(f"/reviews/{begun.id}"))
    assert made.review is not None
    assert made.id == begun.id
    assert state(client.post("/reviews", content=file)) == made
    assert state(client.get("/reviews/nothing")).state == "none"
    assert "is not the heading" in problem(client.post("/reviews", content=b"my diary\n{}"), 400)


def test_a_failed_review_is_reported_and_can_be_retried(client: httpx.Client, bots: Judges) -> None:
    path = f"/tables/{finished(client).table}/review"
    bots.broken = True
    client.post(path)
    assert "review failed" in ended(lambda: client.get(path)).problem
    bots.broken = False
    client.post(path)
    assert ended(lambda: client.get(path)).state == "done"


def test_a_game_of_throws_has_no_review(client: httpx.Client) -> None:
    ticket = new_table(str(client.base_url.netloc, "ascii"), game="indicesion")
    assert "has no reviews" in problem(client.post(f"/tables/{ticket.table}/review"), 400)


def test_mistakes_are_described_in_words(client: httpx.Client) -> None:
    path = f"/tables/{finished(client).table}/review"
    client.post(path)
    made = ended(lambda: client.get(path)).review
    assert made is not None
    blamed: list[Any] = [point for point in made.points if point.judged and point.judged.label == "blunder"]
    assert blamed
    assert all("Blunder: " in point.told for point in blamed)
    named = [point for point in blamed if "Better: “" in point.told]
    assert named == blamed, "a mistake is told once a long search has held it, with a better move"


def test_clients_that_word_reviews_get_messages(client: httpx.Client) -> None:
    path = f"/tables/{finished(client).table}/review"
    client.post(path)
    english = ended(lambda: client.get(path)).review
    facts = state(client.get(path, params={"words": "none"})).review
    assert english is not None
    assert facts is not None
    assert facts != english
    assert in_words(facts, None, facts.names) == english
