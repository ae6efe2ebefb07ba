"""Replays, files and lessons over HTTP."""

from __future__ import annotations

import gzip
import json
import random
import re
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.host import RandomBots, serving
from tests.server.player import Player, VersionedClient, new_table, play_out
from tests.server.test_http import problem
from warbones import GAMES
from warbones.core.view.scene import Line
from warbones.physics.flight import unpack
from warbones.physics.model import METRE
from warbones.protocol.messages import TableTicket
from warbones.protocol.replay_messages import Lesson, Replay
from warbones.rooms.finished import documents
from warbones.server.http.problems import LONGEST_FILE
from warbones.server.workers import drawing_process
from warbones.table.errors import TooLong
from warbones.table.record import read_record
from warbones.table.replay_frames import frames


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
    with VersionedClient(base_url=f"http://{host}/api", timeout=60) as client:
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


def test_an_unknown_view_is_refused(client: httpx.Client, finished: TableTicket) -> None:
    why = problem(client.get(f"/tables/{finished.table}/replay?view=2"), 400)
    assert "choose watch, open or a seat: 0 (Alpha) or 1 (Beta)" in why


def test_a_file_can_be_saved_and_opened_again(client: httpx.Client, finished: TableTicket) -> None:
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


def test_a_malformed_file_is_refused(client: httpx.Client, finished: TableTicket) -> None:
    whole = client.get(f"/tables/{finished.table}/file").content
    for body, why in ((b"", "empty"), (b"hello", "Line 1"), (b"\xff\xfe", "Line 1"), (whole[:900], "cut short")):
        assert why in problem(client.post("/replay", content=body), 400)
    edited = whole.replace(b'"take A.d20"', b'"take B.d20"', 1)
    assert edited != whole
    assert "breaks the rules" in problem(client.post("/replay", content=edited), 400)


CRAFTED: dict[str, tuple[str, str, str]] = {
    "deep": ('"decision","seat":0', '"decision","seat":' + "[" * 5000 + "]" * 5000, "Line"),
    "huge": ('"number":1', '"number":1' + "0" * 5000, "breaks the rules|is not a turn"),
    "negative": ('"decision","seat":0', '"decision","seat":-1', "a seat that is not at the table"),
    "another seat": ('"names":["Alpha","Beta"]', '"names":["Alpha","Beta","Gamma"]', "this file names others"),
    "a float": ('"face":', '"face":1e308,"x":', "is not a turn"),
    "other options": ('"d_percent_sides":10', '"d_percent_sides":-7', "d_percent_sides|sides"),
}


@pytest.mark.parametrize("what", CRAFTED)
def test_a_crafted_file_is_refused_in_words(client: httpx.Client, finished: TableTicket, what: str) -> None:
    old, new, why = CRAFTED[what]
    whole = client.get(f"/tables/{finished.table}/file").text
    assert old in whole
    assert re.search(why, problem(client.post("/replay", content=whole.replace(old, new, 1).encode()), 400))


def test_a_compressed_file_is_not_unpacked(client: httpx.Client) -> None:
    bomb = gzip.compress(b" " * 50_000_000)
    answer = client.post("/replay", content=bomb, headers={"content-encoding": "gzip"})
    assert "Line 1 is not the heading" in problem(answer, 400)


def test_a_crafted_undo_of_a_seat_that_is_not_there(client: httpx.Client, finished: TableTicket) -> None:
    heading, *_, result = client.get(f"/tables/{finished.table}/file").text.splitlines()
    undo = '{"answers":[{"type":"undo","seat":7,"number":0}],"told":[[],[],[]]}'
    names = json.dumps([f"Seat {seat}" for seat in range(8)])
    crafted = "\n".join([heading.replace('["Alpha","Beta"]', names), undo, result])
    assert "this file names others" in problem(client.post("/replay", content=crafted), 400)


def test_each_line_of_the_log_is_sent_once(client: httpx.Client, finished: TableTicket) -> None:
    shown = replay(client.get(f"/tables/{finished.table}/replay"))
    log: tuple[Line, ...] = ()
    for frame in shown.frames:
        log = (*log[: frame.log_from], *frame.scene.log)
    with_all = frames(read_record(client.get(f"/tables/{finished.table}/file").content.splitlines()), "watch")
    assert log == with_all[-1].scene.log
    assert sum(len(frame.scene.log) for frame in shown.frames) < 2 * len(log)


def test_a_file_of_other_rules_is_refused_with_that_reason(finished: TableTicket, client: httpx.Client) -> None:
    file = client.get(f"/tables/{finished.table}/file").content
    assert msgspec.json.decode(documents.file_replay(file, "open"), type=Replay).versions == ""
    older = re.sub(rb'"rules_version":"[^"]+"', b'"rules_version":"0"', file, count=1)
    told = msgspec.json.decode(documents.file_replay(older, "open"), type=Replay).versions
    assert told.startswith("Played with version 0 of the rules, here ")


def test_a_match_too_long_to_be_shown(finished: TableTicket, client: httpx.Client, monkeypatch: Any) -> None:
    file = client.get(f"/tables/{finished.table}/file").content
    monkeypatch.setattr(documents, "LARGEST", 9999)
    with pytest.raises(TooLong, match=r"too long to show: its first \d+ decisions alone take more than 9,999 bytes"):
        documents.file_replay(file, "open")


@pytest.mark.anyio
async def test_matches_that_wait_to_be_opened_are_few_and_none_takes_long(monkeypatch: Any) -> None:
    monkeypatch.setattr(drawing_process, "LINE", 0)
    monkeypatch.setattr(drawing_process, "PATIENCE", 0.2)
    show = drawing_process.DrawingProcess()
    with pytest.raises(documents.Busy, match="0 matches are already waiting to open: try again"):
        await show.do("somebody", partial(time.sleep, 60))
    monkeypatch.setattr(drawing_process, "LINE", 1)
    monkeypatch.setattr(drawing_process, "OWN_LINE", 0)
    with pytest.raises(documents.Busy, match="0 of your matches are already waiting to open: try again"):
        await show.do("somebody", partial(time.sleep, 60))
    monkeypatch.setattr(drawing_process, "OWN_LINE", 1)
    with pytest.raises(TooLong, match=r"more than 0\.2 seconds to open"):
        await show.do("somebody", partial(time.sleep, 60))
    show.close()


def test_a_file_that_is_too_long(client: httpx.Client) -> None:
    assert f"{LONGEST_FILE:,}" in problem(client.post("/replay", content=b" " * (LONGEST_FILE + 1)), 413)


def test_long_answers_are_compressed(client: httpx.Client, finished: TableTicket) -> None:
    answer = client.get(f"/tables/{finished.table}/replay")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.num_bytes_downloaded) < len(answer.content) / 10


@pytest.mark.parametrize("game", GAMES)
def test_every_game_teaches_itself(client: httpx.Client, game: str) -> None:
    lesson = msgspec.json.decode(client.get(f"/games/{game}/lesson").content, type=Lesson)
    assert (lesson.game, lesson.title) == (game, GAMES[game].title)
    assert len(lesson.steps) == len(GAMES[game].view.lesson)
    for step in lesson.steps:
        assert len(step.results) == len(step.solutions)
        assert len(set(step.results)) == len(step.results)
        prompt = step.scene.prompt
        offered = {option.action for option in prompt.options}
        of_many = prompt.several.action if prompt.several else ""
        for each in step.solutions:
            assert each in offered or (prompt.aim and " from " in each) or each.split()[0] == of_many


def test_a_lesson_throws_as_it_says_through_the_physics(client: httpx.Client) -> None:
    lesson = msgspec.json.decode(client.get("/games/indicesion/lesson").content, type=Lesson)
    first = lesson.steps[0]
    (flight,) = first.flights[0]
    (track,) = [each for each in unpack(flight) if each.die == "red1"]
    assert track.rows[0, :3] == pytest.approx([0, -0.524, 0.052], abs=0.07)
    (space,) = [area.space for area in first.results[0][-1].areas if area.space]
    (body,) = [each for each in space.bodies if each.piece == "red1"]
    assert track.rows[-1, :3] * METRE == pytest.approx(list(body.at), abs=30)
    flown = [bool(each.flights and each.flights[0]) for each in lesson.steps]
    assert flown == [True, False, True, True, True, True, False]


def test_a_game_that_is_not_there_has_no_lesson(client: httpx.Client) -> None:
    assert "no game 'chess'" in problem(client.get("/games/chess/lesson"), 404)


def test_a_secret_is_published_once_the_match_is_over(client: httpx.Client, finished: TableTicket) -> None:
    result = json.loads(client.get(f"/tables/{finished.table}/file").text.splitlines()[-1])
    assert len(bytes.fromhex(result["secret"])) == 32
