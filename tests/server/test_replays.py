"""Replays, files and lessons over HTTP."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tests.server.host import RandomBots, serving
from tests.server.player import Player, new_table, play_out
from tests.server.test_http import problem
from warbones import GAMES
from warbones.server.messages import TableTicket
from warbones.server.problems import LONGEST_FILE
from warbones.server.replay_messages import Lesson, Replay


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("replays"), RandomBots()) as host:
        yield host


@pytest.fixture(scope="module")
def finished(host: str) -> TableTicket:
    """A table whose match is over."""
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        play_out([alpha, beta], random.Random(4))
    return ticket


@pytest.fixture(scope="module")
def client(host: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{host}/api") as client:
        yield client


def replay(answer: httpx.Response) -> Replay:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


@pytest.mark.parametrize(
    ("view", "seat", "opened"), [("0", 0, False), ("1", 1, False), ("watch", None, False), ("open", None, True)]
)
def test_a_finished_match_is_replayed_from_every_side(
    client: httpx.Client, finished: TableTicket, view: str, seat: int | None, opened: bool
) -> None:
    shown = replay(client.get(f"/tables/{finished.table}/replay", params={"view": view}))
    assert (shown.table, shown.game, shown.title) == (finished.table, "dicewing", "DiceWing")
    assert (shown.seat, shown.open) == (seat, opened)
    assert {frame.scene.seat for frame in shown.frames} == {seat}
    assert shown.frames[-1].scene.over
    assert [frame.n for frame in shown.frames] == list(range(len(shown.frames)))


def test_a_match_that_goes_on_is_neither_replayed_nor_downloaded(host: str, client: httpx.Client) -> None:
    ticket = new_table(host)
    for what in ("replay", "replay?view=open", "file"):
        assert "not over yet" in problem(client.get(f"/tables/{ticket.table}/{what}"), 400)


def test_a_table_that_is_not_there(client: httpx.Client) -> None:
    for what in ("replay", "file"):
        assert problem(client.get(f"/tables/nowhere/{what}"), 404) == "There is no such table."


def test_a_view_that_is_none(client: httpx.Client, finished: TableTicket) -> None:
    why = problem(client.get(f"/tables/{finished.table}/replay?view=2"), 400)
    assert "from 0 (Alpha), 1 (Beta), by watch, or open" in why


def test_a_file_can_be_kept_and_handed_in_again(client: httpx.Client, finished: TableTicket) -> None:
    answer = client.get(f"/tables/{finished.table}/file")
    assert answer.headers["content-disposition"] == f'attachment; filename="dicewing-{finished.table}.jsonl"'
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    again = replay(client.post("/replay?view=0", content=answer.content))
    assert again == replay(client.get(f"/tables/{finished.table}/replay?view=0"))
    assert replay(client.post("/replay", content=answer.content)).open


def test_a_file_holds_no_key_and_no_intention(client: httpx.Client, finished: TableTicket) -> None:
    text = client.get(f"/tables/{finished.table}/file").text
    assert not any(each.token in text for each in finished.seats)
    assert "intention" not in text


def test_a_file_that_is_none(client: httpx.Client, finished: TableTicket) -> None:
    whole = client.get(f"/tables/{finished.table}/file").content
    for body, why in ((b"", "empty"), (b"hello", "Line 1"), (b"\xff\xfe", "Line 1"), (whole[:900], "cut short")):
        assert why in problem(client.post("/replay", content=body), 400)
    edited = whole.replace(b'"take A.d20"', b'"take B.d20"', 1)
    assert edited != whole
    assert "does not follow from the rules" in problem(client.post("/replay", content=edited), 400)


def test_a_file_that_is_too_long(client: httpx.Client) -> None:
    assert f"{LONGEST_FILE}" in problem(client.post("/replay", content=b" " * (LONGEST_FILE + 1)), 413)


def test_long_answers_are_compressed(client: httpx.Client, finished: TableTicket) -> None:
    answer = client.get(f"/tables/{finished.table}/replay")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.num_bytes_downloaded) < len(answer.content) / 10


@pytest.mark.parametrize("game", GAMES)
def test_every_game_teaches_itself(client: httpx.Client, game: str) -> None:
    lesson = msgspec.json.decode(client.get(f"/games/{game}/lesson").content, type=Lesson)
    assert (lesson.game, lesson.title) == (game, GAMES[game].title)
    assert len(lesson.steps) == len(GAMES[game].lesson)
    for step in lesson.steps:
        assert len(step.after) == len(step.right)
        assert len(set(step.after)) == len(step.after)
        offered = {option.action for option in step.scene.prompt.options}
        assert set(step.right) <= offered


def test_a_game_that_is_not_there_has_no_lesson(client: httpx.Client) -> None:
    assert "no game 'chess'" in problem(client.get("/games/chess/lesson"), 404)


def test_a_secret_is_published_once_the_match_is_over(client: httpx.Client, finished: TableTicket) -> None:
    result = json.loads(client.get(f"/tables/{finished.table}/file").text.splitlines()[-1])
    assert len(bytes.fromhex(result["secret"])) == 32
