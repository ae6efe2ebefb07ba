"""Listed tables, and taking a seat at one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.host import serving
from tests.server.player import FRIENDS, INVITED, Player, key, new_table, play_and_resign
from warbones.protocol.messages import Problem, TableRow, Tables, TableTicket


def listed(host: str) -> Tables:
    return msgspec.json.decode(httpx.get(f"http://{host}/api/tables?version=4").content, type=Tables)


def sit(host: str, table: str, seat: int = 1) -> TableTicket | Problem:
    """Take a seat; return the ticket, or the reason for the refusal."""
    answer = httpx.post(f"http://{host}/api/tables/{table}/sit", json={"seat": seat})
    kind: Any = TableTicket if answer.status_code == 200 else Problem
    sat: TableTicket | Problem = msgspec.json.decode(answer.content, type=kind)
    return sat


def test_a_listed_table_waits_until_its_seats_are_taken(host: str) -> None:
    ticket = new_table(host, INVITED, listed=True, options={"d_percent_sides": 100})
    (row,) = listed(host).open
    assert (row.table, row.game, row.title, row.status, row.free) == (
        ticket.table,
        "dicewing",
        "DiceWing",
        "Not started",
        (1,),
    )
    assert [sitter.kind for sitter in row.occupants] == ["person", "friend"]
    assert len(row.options) == 1
    with Player(host, ticket, 1) as friend:
        friend.view()
        found = listed(host)
        assert not found.open
        assert [row.table for row in found.running] == [ticket.table]
        assert found.running[0].occupants[1].connected


def test_a_table_that_is_not_listed_never_shows_and_gives_no_seat(own_host: str) -> None:
    host, ticket = own_host, new_table(own_host, INVITED)
    assert listed(host) == Tables(open=(), running=())
    refusal = sit(host, ticket.table)
    assert isinstance(refusal, Problem)
    assert "by invitation" in refusal.problem
    with Player(host, ticket, 1) as friend:
        assert friend.view()


def known(host: str, table: str) -> TableRow:
    """Return the public facts about a table."""
    return msgspec.json.decode(httpx.get(f"http://{host}/api/tables/{table}?version=4").content, type=TableRow)


def test_a_table_s_address_shows_whether_a_seat_is_free(own_host: str) -> None:
    host = own_host
    invited, listed_one = new_table(host, INVITED), new_table(host, INVITED, listed=True)
    for ticket, is_listed in ((invited, False), (listed_one, True)):
        row = known(host, ticket.table)
        assert (row.table, row.title, row.free, row.listed, row.over) == (
            ticket.table,
            "DiceWing",
            (1,),
            is_listed,
            False,
        )
    with Player(host, invited, 1) as friend:
        friend.view()
    assert known(host, invited.table).free == ()
    answer = httpx.get(f"http://{host}/api/tables/nowhere")
    assert (answer.status_code, answer.json()) == (404, {"problem": "There is no such table."})


def test_a_table_whose_match_is_over_says_so(host: str) -> None:
    over = new_table(host, FRIENDS)
    with Player(host, over, 0) as alpha, Player(host, over, 1) as beta:
        play_and_resign(alpha, beta)
    assert known(host, over.table).over


def test_the_newest_come_first_and_finished_ones_go(data: Path) -> None:
    with serving(data) as host:
        over = new_table(host, FRIENDS, listed=True)
        with Player(host, over, 0) as alpha, Player(host, over, 1) as beta:
            play_and_resign(alpha, beta)
        going_on = new_table(host, FRIENDS, listed=True)
        assert [row.table for row in listed(host).running] == [going_on.table]
    with serving(data) as host:
        assert [row.table for row in listed(host).running] == [going_on.table]


def test_sitting_down_gives_a_new_key_and_ends_the_old_one(host: str) -> None:
    ticket = new_table(host, INVITED, listed=True)
    sat = sit(host, ticket.table)
    assert isinstance(sat, TableTicket)
    assert [each.seat for each in sat.seats] == [1]
    assert key(sat, 1) != key(ticket, 1)
    with Player(host, sat, 1) as player:
        assert player.view().scene.seat == 1
    with Player(host, ticket, 1) as late:
        assert "This seat is taken" in late.refusal()


def test_taken_seats_are_not_free(host: str) -> None:
    ticket = new_table(host, INVITED, listed=True)
    with Player(host, ticket, 1) as friend:
        friend.view()
    for seat in (0, 1, 2):
        refusal = sit(host, ticket.table, seat)
        assert isinstance(refusal, Problem)
        assert refusal.problem == "This seat is taken: choose another, or watch."
    with Player(host, ticket, 1) as back:
        assert back.view()


def test_a_table_that_is_not_there(host: str) -> None:
    answer = httpx.post(f"http://{host}/api/tables/nowhere/sit", json={"seat": 1})
    assert (answer.status_code, answer.json()) == (404, {"problem": "There is no such table."})


def test_of_many_who_sit_down_at_once_one_gets_the_seat(host: str) -> None:
    ticket = new_table(host, INVITED, listed=True)
    with ThreadPoolExecutor(8) as people:
        sat = list(people.map(lambda _: sit(host, ticket.table), range(8)))
    assert [type(each) for each in sat].count(TableTicket) == 1


def test_a_seat_that_was_joined_stays_taken_after_a_restart(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host, INVITED, listed=True)
        with Player(host, ticket, 1) as friend:
            friend.view()
    with serving(data) as host:
        assert isinstance(sit(host, ticket.table), Problem)
        assert [row.table for row in listed(host).running] == [ticket.table]
