"""Limits per address and in total: one more is refused with a reason, and everyone else plays on."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from dataclasses import fields, replace
from pathlib import Path

import httpx
import pytest

from tests.server.host import GENEROUS, serving
from tests.server.player import INVITED, Player, closed_with, key, new_table
from warbones.protocol.close_codes import CloseCode
from warbones.server.http import throttle
from warbones.server.network.network import Network
from warbones.server.visitor_limits import BURST, MANY, BadLimit, Limits, SocketLimiter, Throttle, client_key, limits


@pytest.mark.parametrize(
    ("most", "why"),
    [({"sockets": 3}, "Your address already has 3 connections to tables"), ({"all_sockets": 3}, "come back")],
)
def test_one_socket_too_many_is_refused_with_a_reason_and_the_others_play_on(
    data: Path, most: dict[str, int], why: str
) -> None:
    with serving(data, limits=replace(GENEROUS, **most)) as host, ExitStack() as sitting:
        ticket = new_table(host)
        players = [sitting.enter_context(Player(host, ticket, seat)) for seat in (0, 1, None)]
        for player in players:
            player.view()
        with Player(host, ticket, token=None) as late:
            assert why in late.refusal()
            assert closed_with(late) == CloseCode.CROWDED
        assert players[0].newest().v == 1


def test_one_table_more_than_memory_may_hold_waits(data: Path) -> None:
    with serving(data, limits=replace(GENEROUS, rooms=2)) as host, ExitStack() as sitting:
        tickets = [new_table(host, INVITED) for _ in range(3)]
        for ticket in tickets[:2]:
            sitting.enter_context(Player(host, ticket)).view()
        with Player(host, tickets[2]) as late:
            assert "2 tables are in play" in late.refusal()
            assert closed_with(late) == CloseCode.CROWDED
        asked = {"token": key(tickets[2], 1), "secret": "s" * 24}
        claimed = httpx.post(f"http://{host}/api/tables/{tickets[2].table}/claim", json=asked)
        assert claimed.status_code == 503
        assert "Come back in a few minutes" in claimed.json()["problem"]


def test_new_tables_are_limited_per_address_and_day(data: Path) -> None:
    body = {"game": "dicewing", "seats": [{"kind": "person"}] * 2}
    with serving(data, limits=replace(GENEROUS, tables=2)) as host, httpx.Client(base_url=f"http://{host}") as client:
        answers = [client.post("/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["problem"].startswith("Too many tables were set up from your address today")
        assert client.post("/api/qr", json={"link": f"http://{host}/"}).status_code == 200


@pytest.mark.parametrize(
    ("most", "proxies", "status"),
    [
        ({"connections": 5}, (), b"429 Too Many Requests"),
        ({"connections": 5}, ("127.0.0.0/8",), b""),
        ({"all_connections": 5}, ("127.0.0.0/8",), b"503 Service Unavailable"),
    ],
)
def test_connections_that_only_wait_are_turned_away(
    data: Path, most: dict[str, int], proxies: tuple[str, ...], status: bytes
) -> None:
    most_of_all = replace(GENEROUS, **most)
    with serving(data, limits=most_of_all, network=Network(proxies=proxies)) as host, ExitStack() as opened:
        name, port = host.split(":")

        def connected() -> socket.socket:
            return opened.enter_context(socket.create_connection((name, int(port)), timeout=10))

        waiting = [connected() for _ in range(5)]
        for each in waiting:
            each.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n")
        last = connected()
        last.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (status or b"200 OK") in last.recv(4096)
        for each in waiting:
            each.sendall(b"\r\n")
            assert b"200 OK" in each.recv(4096)


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::99", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("unix", "unix"),
    ],
)
def test_a_client_with_many_addresses_counts_once(address: str, whose: str) -> None:
    assert client_key(address) == whose


def test_an_operator_sets_limits_by_name() -> None:
    assert limits(["posts=5", "rooms=9"]) == replace(Limits(), posts=5, rooms=9)
    for bad in ("posts", "posts=", "posts=0", "posts=-1", "posts=many", "chairs=4", "=3", "posts=٣"):
        with pytest.raises(BadLimit, match="A limit is written as posts=60"):
            limits([bad])


def test_every_limit_is_described_for_operators() -> None:
    page = Path("docs/hosting.md").read_text(encoding="utf-8")
    for each in fields(Limits):
        assert f"| `{each.name}` | {each.default:,} |" in page


def test_requests_above_the_rate_wait_and_others_do_not() -> None:
    now = [100.0]
    throttle = Throttle(10, lambda: now[0])
    assert [throttle.delay("greedy") for _ in range(int(10 * BURST))] == [0.0] * int(10 * BURST)
    assert throttle.delay("greedy") == pytest.approx(0.1)
    assert throttle.delay("greedy") == pytest.approx(0.2)
    assert throttle.delay("honest") == 0.0
    now[0] += 0.25
    assert throttle.delay("greedy") == pytest.approx(0.05)
    now[0] += 100
    assert throttle.delay("greedy") == 0.0


def test_a_throttle_forgets_clients_without_a_delay() -> None:
    now = [0.0]
    throttle = Throttle(10, lambda: now[0])
    for number in range(2 * MANY):
        throttle.delay(f"{number}")
        now[0] += 0.01
    assert len(throttle._due) <= MANY + 1


def test_messages_over_all_sockets_of_an_address_have_one_pace(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rate is one for all sockets of an address: those of another address are not counted."""
    counted: list[str] = []
    delay = SocketLimiter.delay

    def noted(self: SocketLimiter, who: str) -> float:
        counted.append(who)
        return delay(self, who)

    monkeypatch.setattr(SocketLimiter, "delay", noted)
    with serving(data) as host, ExitStack() as sitting:
        ticket = new_table(host)
        for seat in (0, 1):
            sitting.enter_context(Player(host, ticket, seat)).newest()
    assert counted == ["127.0.0.1"] * 4


def test_replays_have_a_separate_rate_limit_per_address(data: Path) -> None:
    with serving(data, limits=replace(GENEROUS, replays=2)) as host, httpx.Client(base_url=f"http://{host}") as client:
        answers = [client.get(f"/api/tables/none/{what}") for what in ("replay", "file", "story")]
        assert [answer.status_code for answer in answers] == [404, 404, 429]
        assert "wait a little" in answers[2].json()["problem"]
        assert client.get("/api/games").status_code == 200


def test_requests_that_come_too_fast_are_answered_late(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def waited(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(throttle, "sleep", waited)
    with serving(data, limits=replace(GENEROUS, requests=1)) as host, httpx.Client(base_url=f"http://{host}") as client:
        answers = [client.get("/api/games").status_code for _ in range(int(BURST) + 3)]
    assert answers == [200] * len(answers)
    assert len(waits) == 3
