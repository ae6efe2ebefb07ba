"""A table's status is read from its store, and agrees with its views."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.host import serving
from tests.server.player import Player, key, new_table, options
from warbones import GAMES, load
from warbones.check.random_play import answer_one
from warbones.core.messages import Msg
from warbones.core.view.reader import english
from warbones.protocol.messages import Accepted, Say, TableTicket
from warbones.rooms.rooms import Rooms
from warbones.rooms.storage.codec import decode_status, json
from warbones.rooms.storage.status import status_of
from warbones.table.dice import HonestDice
from warbones.table.match import Match

ANSWERS = 60
QUIET = ("wait", "over")


def stands(host: str, ticket: TableTicket) -> list[dict[str, object]]:
    """Return the table's status for each seat by itself."""
    address = f"http://{host}/api/tables/{ticket.table}/standing?version=4"
    shown = ({"Authorization": f"Bearer {key(ticket, seat)}"} for seat in range(2))
    return [httpx.get(address, headers=each).json() for each in shown]


@pytest.mark.parametrize("game", GAMES)
def test_the_seats_to_act_are_those_whose_views_ask(game: str) -> None:
    match, rng = Match(load(game), {}, HonestDice(b"secret" * 6)), Random(1)
    match.commit(match.open())
    for _ in range(ANSWERS):
        found = status_of(match)
        seats = range(len(match.game.names))
        asked = tuple(seat for seat in seats if match.scene(seat).prompt.kind not in QUIET)
        status = english(found.status)  # it names nobody
        assert (status, found.over, found.asked) == (match.scene(None).status, match.over, asked)
        assert isinstance(found.status, Msg)
        assert decode_status(json(found)) == found
        if match.over:
            break
        answer_one(match.position, rng)


def test_a_status_that_was_stored_in_words_is_read_as_it_is() -> None:
    assert decode_status('{"status": "Round 1, move", "asked": [0]}').status == "Round 1, move"


def test_a_status_request_does_not_open_the_table(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            mover = next(player for player in (alpha, beta) if options(player.view()))
            mover.act(options(mover.newest())[0], 0)
        before = stands(host, ticket)
    assert [each.get("to_act", False) for each in before].count(True) == 1
    with serving(data) as host:
        monkeypatch.setattr(Rooms, "enter", None)
        assert stands(host, ticket) == before


def test_phrases_after_the_end_do_not_restart_a_match(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        with Player(host, ticket, 0) as alpha:
            alpha.view()
            alpha.wish("resign")
            alpha.send(Say(id="say", phrase="thanks"))
            assert alpha.reply() == Accepted(id="say")
        assert [(each["status"], each["over"]) for each in stands(host, ticket)] == [("Game over", True)] * 2
    with sqlite3.connect(data / "matches.sqlite") as found:
        assert found.execute("SELECT over FROM matches").fetchone() == (1,)
    found.close()


def test_an_earlier_match_is_opened_for_its_status(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        before = stands(host, ticket)
    with sqlite3.connect(data / "matches.sqlite") as found:
        found.execute("DROP TABLE standings")
    found.close()
    with serving(data) as host:
        assert stands(host, ticket) == before
