"""Pictures of tables and positions over HTTP, and the tags of links that show them."""

from __future__ import annotations

import asyncio
import html
import random
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from PIL import Image

from tests.server.host import RandomBots, serving
from tests.server.player import INVITED, Player, VersionedClient, new_table, options, play_out, play_some
from tests.server.test_http import problem
from warbones.picture.clip import BEFORE
from warbones.protocol.messages import TableTicket
from warbones.review.review import Point, Review
from warbones.server.workers.pictures import LIVE, MOST, Drawn, Pictures, review_picture
from warbones.table.dice import SECRET

SIZE = (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    web = tmp_path_factory.mktemp("web")
    (web / "index.html").write_text("<head></head>")
    (web / "cards").mkdir()
    (web / "cards" / "dicewing.png").write_bytes(b"usual")
    with serving(tmp_path_factory.mktemp("pictures"), RandomBots(), static=web) as host:
        yield host


@pytest.fixture(scope="module")
def client(host: str) -> Iterator[httpx.Client]:
    with VersionedClient(base_url=f"http://{host}", timeout=60) as client:
        yield client


@pytest.fixture(scope="module")
def finished(host: str) -> TableTicket:
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        play_out([alpha, beta], random.Random(4))
    return ticket


def drawn(client: httpx.Client, address: str) -> bytes:
    """Return a picture, which must have the size of a card."""
    answer = client.get(address)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert answer.content[16:24] == SIZE
    return answer.content


def shown(client: httpx.Client, page: str) -> str:
    """Return the address of the picture that a link shows."""
    found = re.search('property="og:image" content="([^"]*)"', client.get(page).text)
    assert found
    return html.unescape(found[1])


def test_links_to_a_match_show_its_board(client: httpx.Client, host: str) -> None:
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        play_some(alpha, beta, 6)
        assert (
            len({drawn(client, shown(client, f"/{page}/{ticket.table}")) for page in ("watch", "table", "join")}) == 1
        )
        answer = client.get(f"/api/tables/{ticket.table}/picture.png")
        assert answer.headers["cache-control"] == f"public, max-age={LIVE:g}"


def test_an_invitation_to_a_match_that_has_not_begun_shows_its_game(client: httpx.Client, host: str) -> None:
    ticket = new_table(host, INVITED)
    assert client.get(shown(client, f"/join/{ticket.table}")).content == b"usual"
    assert drawn(client, f"/api/tables/{ticket.table}/picture.png")


def test_a_replay_s_link_shows_its_moment(client: httpx.Client, finished: TableTicket) -> None:
    addresses = [shown(client, f"/replay/{finished.table}{at}") for at in ("", "?at=0", "?at=9", "?at=9&view=open")]
    pictures = [drawn(client, address) for address in addresses]
    assert pictures[2] == pictures[3], "never more than a spectator saw"
    assert len(set(pictures)) == 3
    assert "max-age=86400" in client.get(addresses[2]).headers["cache-control"]
    assert drawn(client, shown(client, f"/replay/{finished.table}?at=99999")) == pictures[0]
    assert "?" not in shown(client, f"/replay/{finished.table}?at=-1%22%3E")


def test_a_moment_is_a_clip_once_the_match_is_over(client: httpx.Client, host: str, finished: TableTicket) -> None:
    answer = client.get(f"/api/tables/{finished.table}/clip.gif?at=5")
    assert answer.headers["content-type"] == "image/gif"
    with Image.open(BytesIO(answer.content)) as moves:
        assert (moves.n_frames, moves.info["loop"]) == (BEFORE + 1, 0)  # type: ignore[attr-defined]
    problem(client.get(f"/api/tables/{new_table(host).table}/clip.gif?at=0"), 400)


def test_a_dare_shows_the_position_before_the_throw(client: httpx.Client, finished: TableTicket) -> None:
    dare = f"/replay/{finished.table}?at=4&beat"
    assert '<meta property="og:title" content="Beat my throw at DiceWing" />' in client.get(dare).text
    assert shown(client, dare).endswith("picture.png?at=4")


def test_a_position_of_the_day_has_a_picture(client: httpx.Client) -> None:
    assert drawn(client, shown(client, "/position/keep/2026-11-20"))
    assert "picture.png" not in shown(client, "/position/keep")


def test_a_tournament_s_link_shows_who_leads(client: httpx.Client) -> None:
    key = "o" * 24
    asked = {"key": key, "title": "Friday night", "kind": "swiss", "game": "keep"}
    event = client.post("/api/tournaments", json=asked).json()["event"]
    empty = drawn(client, shown(client, f"/tournament/{event}"))
    assert client.post(f"/api/tournaments/{event}/enter", json={"key": key, "name": "Zoe"}).is_success
    assert drawn(client, shown(client, f"/wall/{event}")) != empty


def test_a_review_s_link_shows_the_board_until_there_is_one(client: httpx.Client, finished: TableTicket) -> None:
    address = shown(client, f"/replay/{finished.table}?review")
    assert address.endswith("/review.png")
    assert drawn(client, address) == drawn(client, f"/api/tables/{finished.table}/picture.png")


def test_a_match_in_play_has_no_review_in_its_link(client: httpx.Client, host: str) -> None:
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        play_some(alpha, beta, 4)
        assert shown(client, f"/replay/{ticket.table}?review").endswith("/picture.png")
        board, review = (client.get(f"/api/tables/{ticket.table}/{each}.png").content for each in ("picture", "review"))
        assert board == review


def test_a_review_s_picture_is_its_curve_and_names_the_players() -> None:
    points = tuple(Point(n=n, cause="decision", decided=0.0, value=value) for n, value in enumerate((0.0, -0.5, 1.0)))
    review = Review("keep", ("Alpha", "Beta"), points, (), turning=(2,), effort=1, seed=1)
    pictures = {review_picture(review, people, "card").content for people in (("Ada", ""), ("", ""))}
    pictures.add(review_picture(replace(review, points=points[:2]), ("", ""), "card").content)
    assert len(pictures) == 3
    assert all(each[16:24] == SIZE for each in pictures)


def test_what_cannot_be_drawn_is_refused_with_a_reason(client: httpx.Client, finished: TableTicket) -> None:
    problem(client.get("/api/tables/nothing/picture.png"), 404)
    problem(client.get("/api/tournaments/nothing/picture.png"), 404)
    problem(client.get("/api/tables/nothing/review.png"), 404)
    problem(client.get("/api/positions/2026-11-20/chess/picture.png"), 404)
    problem(client.get(f"/api/tables/{finished.table}/picture.png?size=wall"), 400)


def test_a_secret_launch_changes_no_byte_of_a_table_s_picture(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = b"the same for all".ljust(SECRET)
    monkeypatch.setattr("warbones.rooms.match.setup.secrets", SimpleNamespace(token_bytes=lambda _: secret))
    with serving(data) as host, VersionedClient(base_url=f"http://{host}", timeout=60) as client:
        before, after, revealed = zip(*(launched(client, host, nth) for nth in (0, 3)), strict=True)
    assert before[0] == before[1]
    assert after[0] == after[1]
    assert revealed[0] != revealed[1]


def launched(client: httpx.Client, host: str, nth: int) -> tuple[bytes, bytes, bytes]:
    """Return the pictures before a secret launch, after it, and when it is revealed."""
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        while not alpha.newest().scene.prompt.secret:
            play_some(alpha, beta, 1)
        pictures = [now(client, ticket, "card")]
        alpha.act(options(alpha.views[-1])[nth], alpha.views[-1].number)
        pictures.append(now(client, ticket, "desk"))
        beta.act(options(beta.views[-1])[0], beta.views[-1].number)
        beta.newest()
        pictures.append(now(client, ticket, "square"))
    return pictures[0], pictures[1], pictures[2]


def now(client: httpx.Client, ticket: TableTicket, size: str) -> bytes:
    """Return a table's picture in a size that nobody has asked for yet, so that it does not come from the cache."""
    answer = client.get(f"/api/tables/{ticket.table}/picture.png?size={size}")
    assert answer.status_code == 200, answer.text
    return answer.content


class Process:
    """Draws on request, and counts."""

    def __init__(self, *, final: bool) -> None:
        self.final, self.times, self.go_on = final, 0, asyncio.Event()

    async def do(self, client: str, work: Any, load: Any = None) -> Drawn:
        self.times += 1
        await self.go_on.wait()
        return Drawn(b"%d" % self.times, self.final)


@pytest.mark.anyio
async def test_a_picture_is_drawn_once_for_all_who_ask_and_given_again() -> None:
    process, time = Process(final=False), [0.0]
    pictures = Pictures(process, lambda: time[0])  # type: ignore[arg-type]  # all it needs
    asked = [asyncio.create_task(pictures.of_position(str(each), "day", "keep", "card")) for each in range(3)]
    await asyncio.sleep(0)
    asked[0].cancel()
    process.go_on.set()
    assert [each.content for each in await asyncio.gather(*asked[1:])] == [b"1", b"1"]
    assert (await pictures.of_position("x", "day", "keep", "card")).content == b"1"
    time[0] = LIVE + 1
    assert (await pictures.of_position("x", "day", "keep", "card")).content == b"2"


@pytest.mark.anyio
async def test_final_pictures_stay_until_there_are_too_many() -> None:
    process, time = Process(final=True), [0.0]
    process.go_on.set()
    pictures = Pictures(process, lambda: time[0])  # type: ignore[arg-type]  # all it needs
    for nth in range(MOST + 1):
        await pictures.of_position("x", str(nth), "keep", "card")
    time[0] = 10 * LIVE
    await pictures.of_position("x", str(MOST), "keep", "card")
    assert process.times == MOST + 1
    await pictures.of_position("x", "0", "keep", "card")
    assert process.times == MOST + 2
