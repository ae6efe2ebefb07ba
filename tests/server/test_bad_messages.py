"""Malformed messages are refused with a reason, and cost nothing else."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.host import serving
from tests.server.player import NEVER, Player, closed_with, new_table
from warbones.protocol.close_codes import CloseCode
from warbones.protocol.messages import Act, ClientMessage, Join, Refused, TableTicket
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.keys import digest
from warbones.rooms.session.message_reader import LONGEST, BadMessage, read
from warbones.rooms.visitors import connections
from warbones.server.sockets import client_socket
from warbones.server.sockets.client_socket import BURST, FLOOD


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as host:
        yield host


ACT = {"type": "act", "id": "a", "number": 0, "action": "take A.d20"}

MALFORMED = {
    "no JSON": ("take A.d20", "malformed"),
    "nothing": ("", "truncated"),
    "no object": ("[1, 2]", "Expected `object`"),
    "no type": ('{"id": "x"}', "missing required field `type`"),
    "unknown type": ('{"type": "cheat"}', "Invalid value 'cheat'"),
    "a field too many": (json.dumps(ACT | {"seat": 1}), "unknown field `seat`"),
    "a field too few": ('{"type": "act", "id": "a", "number": 0}', "missing required field `action`"),
    "a wrong kind": (json.dumps(ACT | {"number": "0"}), "Expected `int`"),
    "a negative number": (json.dumps(ACT | {"number": -1}), ">= 0"),
    "a huge number": (json.dumps(ACT | {"number": 2**53}), "<= 9007199254740991"),
    "too long an action": (json.dumps(ACT | {"action": "x" * 2049}), "length <= 2048"),
    "half a letter": (r'{"type": "act", "id": "\ud800", "number": 0, "action": ""}', "surrogate pair"),
    "deep": ('{"a":' * 9000, "recursion"),
    "deep before its type": ('{"a":' + "[" * 20000 + "]" * 20000 + ',"type":"act"}', "recursion"),
    "too long": (json.dumps(ACT | {"action": "x" * LONGEST}), f"{LONGEST:,} bytes"),
}


@pytest.mark.parametrize(("text", "why"), MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_message_is_refused_and_the_game_goes_on(alpha: Player, text: str, why: str) -> None:
    alpha.view()
    alpha.socket.send(text)
    assert why in alpha.refusal()
    assert alpha.newest().v == 1


def test_binary_data_is_refused(alpha: Player) -> None:
    alpha.socket.send(msgspec.json.encode(Act(id="a", number=0, action="x")))
    assert "not binary" in alpha.refusal()
    assert alpha.newest().v == 1


def test_a_malformed_intention_is_answered_by_its_id(alpha: Player) -> None:
    alpha.socket.send(json.dumps(ACT | {"id": "mine", "number": -1}))
    reply = alpha.reply()
    assert isinstance(reply, Refused)
    assert reply.id == "mine"


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_anything_is_a_message_or_refused(text: str) -> None:
    with suppress(BadMessage):
        assert isinstance(read(text), ClientMessage)


def test_one_far_too_long_ends_its_own_socket_only(host: str, ticket: TableTicket, alpha: Player) -> None:
    alpha.view()
    with Player(host, ticket, 0) as other:
        other.view()
        other.socket.send("x" * (17 * LONGEST))
        assert closed_with(other) == 1009
    assert alpha.newest().v == 1


def test_a_message_before_joining_is_refused_and_joining_still_works(host: str, ticket: TableTicket) -> None:
    with Player(host, ticket, token=None) as player:
        assert "must be a join" in str(player.ask("take A.d20"))
        player.socket.send("hello")
        assert "not a message" in player.refusal()
        player.send(Join(token=ticket.seats[0].token))
        assert player.view().v == 1


def test_joining_twice_is_refused(alpha: Player, ticket: TableTicket) -> None:
    alpha.send(Join(token=ticket.seats[1].token))
    assert "already joined" in alpha.refusal()
    assert alpha.newest().scene.seat == 0


def test_a_wrong_token_is_refused(host: str, ticket: TableTicket) -> None:
    other = new_table(host)
    with Player(host, ticket, token=other.seats[0].token) as player:
        assert "key doesn't open" in player.refusal()
        assert closed_with(player) == CloseCode.REFUSED
        assert player.views == []


def test_the_digest_of_a_token_is_not_a_key(host: str, ticket: TableTicket) -> None:
    with Player(host, ticket, token=digest(ticket.seats[0].token)) as player:
        assert "key doesn't open" in player.refusal()


def test_an_unknown_table_is_refused_with_a_reason(host: str, ticket: TableTicket) -> None:
    with Player(host, msgspec.structs.replace(ticket, table="nowhere")) as player:
        assert player.refusal() == "There is no such table."
        assert closed_with(player) == CloseCode.REFUSED


def test_a_socket_that_does_not_join_is_closed(host: str, ticket: TableTicket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbones.rooms.session.visit.PATIENCE", 0.2)
    with Player(host, ticket, token=None) as player:
        assert "within 0.2 seconds" in player.refusal()
        assert closed_with(player) == CloseCode.LATE


def test_a_fault_of_ours_goes_into_the_log_alone(
    host: str, alpha: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    alpha.view()
    monkeypatch.setattr(LiveMatch, "answer", lambda *_, **__: {}["the other seat's secret"])
    alpha.send(Act(id="a", number=0, action="x"))
    with pytest.raises(ConnectionClosed) as closed:
        alpha.hear()
    assert closed.value.rcvd
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (CloseCode.FAILED, "")
    assert "secret" in caplog.text


def test_a_flood_is_refused_and_slows_nobody_else(
    host: str, beta: Player, ticket: TableTicket, monkeypatch: pytest.MonkeyPatch
) -> None:
    beta.view()
    monkeypatch.setattr(client_socket, "RATE", 1)
    count = BURST + FLOOD // 2
    with Player(host, ticket, 0) as alpha:
        for _ in range(count):
            alpha.socket.send("x")
        refusals = [alpha.refusal() for _ in range(count)]
        assert any("too fast" in refusal for refusal in refusals)
        assert beta.newest().v == 1
        time.sleep(2 / client_socket.RATE)
        assert alpha.newest().v == 1


def test_a_message_too_many_is_refused_by_its_name(
    host: str, ticket: TableTicket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_socket, "RATE", 0.001)
    with Player(host, ticket, 0) as hasty:
        replies = [hasty.ask("what is new?", number=NEVER, name=f"question {nth}") for nth in range(BURST + 5)]
    last = replies[-1]
    assert isinstance(last, Refused)
    assert "wait a moment" in last.problem


def test_a_flood_without_end_is_closed_in_words(
    host: str, ticket: TableTicket, beta: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_socket, "RATE", 0.001)
    beta.view()
    with Player(host, ticket, 0) as flooding:
        for _ in range(BURST + FLOOD):
            flooding.socket.send("x")
        problems = [flooding.refusal() for _ in range(BURST + FLOOD)]
        assert "connection was closed" in problems[-1]
        assert closed_with(flooding) == CloseCode.REFUSED
    assert beta.newest().v == 1
    with Player(host, ticket, 0) as back:
        assert back.view().v == 1


def test_a_seat_opened_in_too_many_places_is_closed_where_it_was_first(
    host: str, ticket: TableTicket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_OF_SEAT", 2)
    with ExitStack() as places:
        players = []
        for _ in range(3):
            players.append(places.enter_context(Player(host, ticket, 0)))
            players[-1].view()
        assert "opened in too many other places" in players[0].refusal()
        assert closed_with(players[0]) == CloseCode.REFUSED
        assert [player.newest().v for player in players[1:]] == [1, 1]


def test_the_number_of_spectators_is_limited(
    host: str, ticket: TableTicket, alpha: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_SPECTATORS", 1)
    with Player(host, ticket, None) as first:
        first.view()
        with Player(host, ticket, None) as second:
            assert "1 people are watching" in second.refusal()
            assert closed_with(second) == CloseCode.REFUSED
    alpha.view()
