"""Playing on from a step of a finished match over HTTP, and taking back a whole turn at a bot's table."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tests.server.host import RandomBots, serving
from tests.server.player import FRIENDS, Player, VersionedClient, new_table, options, play_out, seats_of
from tests.server.test_http import problem
from tests.server.test_undo_and_rematch import refused
from warbones.protocol.messages import Accepted, TableTicket
from warbones.table.record import read_record

STEP = 12


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("continued"), RandomBots()) as host:
        yield host


@pytest.fixture(scope="module")
def client(host: str) -> Iterator[httpx.Client]:
    with VersionedClient(base_url=f"http://{host}/api", timeout=60) as client:
        yield client


@pytest.fixture(scope="module")
def finished(host: str) -> TableTicket:
    """A table whose match is over."""
    ticket = new_table(host, FRIENDS)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        play_out([alpha, beta], random.Random(4))
    return ticket


def ticket_of(answer: httpx.Response) -> TableTicket:
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableTicket)


def test_a_match_is_continued_from_a_step_at_a_new_table(
    host: str, client: httpx.Client, finished: TableTicket
) -> None:
    ticket = ticket_of(client.post(f"/tables/{finished.table}/continue", json={"n": STEP, "seat": 1}))
    assert [each.seat for each in ticket.seats] == [1]
    with Player(host, ticket, 1) as beta:
        told = beta.company(lambda company: company.continues is not None)
        assert told.continues
        assert (told.continues.table, told.continues.n, told.rated) == (finished.table, STEP, False)
        while not beta.newest().scene.over:
            if offered := options(beta.views[-1]):
                beta.act(offered[0], beta.views[-1].number)
    file = client.get(f"/tables/{ticket.table}/file").content
    first = read_record(client.get(f"/tables/{finished.table}/file").content.splitlines())
    heading = read_record(file.splitlines()).heading
    assert heading.origin
    assert (heading.origin.table, heading.origin.n) == (finished.table, STEP)
    assert heading.commitment != first.heading.commitment, "its dice are its own"
    shown = client.get(f"/tables/{ticket.table}/replay").json()
    assert shown["continues"] == {"table": finished.table, "n": STEP}
    again = ticket_of(client.post("/continue", params={"n": 3}, content=file))
    assert len(again.seats) == 1


def test_only_steps_of_finished_matches_are_played_on(host: str, client: httpx.Client, finished: TableTicket) -> None:
    last = len(client.get(f"/tables/{finished.table}/replay").json()["frames"]) - 1
    for n, why in ((last, "over at this step"), (last + 1, "has no step")):
        assert why in problem(client.post(f"/tables/{finished.table}/continue", json={"n": n}), 400)
    bad = {"n": STEP, "seat": 2}
    assert problem(client.post(f"/tables/{finished.table}/continue", json=bad), 400)
    running = new_table(host)
    assert "not over yet" in problem(client.post(f"/tables/{running.table}/continue", json={"n": 0}), 400)


def test_a_turn_is_taken_back_against_a_bot_only(host: str) -> None:
    with Player(host, new_table(host, seats_of(bot=1))) as player:
        while not ((offered := options(player.newest())) and player.company().may_undo_turn):
            if offered:
                player.act(offered[0], player.views[-1].number)
        length, number = len(player.views[-1].scene.log), player.views[-1].number
        assert player.wish("undo_turn") == Accepted(id="wish")
        assert player.wish("undo_turn") == Accepted(id="wish", repeated=True)
        assert len(player.newest().scene.log) < length
        assert player.views[-1].number == number
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        for each in (alpha, beta):
            if offered := options(each.view()):
                each.act(offered[0], 0)
        assert not alpha.company().may_undo_turn
        assert "all the other players are bots" in refused(alpha.wish("undo_turn"))
