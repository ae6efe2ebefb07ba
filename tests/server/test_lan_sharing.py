"""Sharing with the home network: who may allow it, which host names are accepted, and which proxies are trusted."""

from __future__ import annotations

import asyncio
import io
import socket
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import segno
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.host import GENEROUS, serving
from tests.server.player import Player, VersionedClient, new_table
from tests.server.test_http import problem
from tests.server.test_serve import served
from warbones.core.messages import msg
from warbones.core.view.reader import english
from warbones.protocol.messages import QrCode, Sharing
from warbones.server import run
from warbones.server.http.home_network import FORWARDED
from warbones.server.network import home, network
from warbones.server.network.addresses import HomeAddresses, look_around
from warbones.server.network.allowed_hosts import AllowedHosts
from warbones.server.network.announcement import sharing_notice
from warbones.server.network.home import Home, NoHomeNetwork
from warbones.server.network.network import Network
from warbones.server.network.ports import PortTaken, listen
from warbones.server.network.public import public_url
from warbones.server.network.qr import in_terminal, modules

PUBLIC = public_url("https://play.example")


def sharing(answer: httpx.Response) -> Sharing:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Sharing)


# --- the button


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as the command starts it, on this machine alone."""
    with served(tmp_path_factory.mktemp("operated")) as (host, _):
        yield host


@pytest.fixture
def operator(operated: str) -> Iterator[httpx.Client]:
    """The operator's browser; before and after the test, the tables are open on this machine alone."""
    with VersionedClient(base_url=f"http://{operated}", headers={"origin": f"http://{operated}"}) as operator:
        yield operator
        operator.post("/api/sharing", json={"open": False})


def needs_a_network() -> None:
    if problem := look_around().problem:
        pytest.skip(problem)


def test_at_first_this_machine_alone_opens_the_tables(operator: httpx.Client) -> None:
    told = sharing(operator.get("/api/sharing"))
    assert (told.local_only, told.may_change, told.open, told.address) == (True, True, False, "")


def test_the_operator_lets_the_home_network_in_and_out_again(operator: httpx.Client) -> None:
    needs_a_network()
    told = sharing(operator.post("/api/sharing", json={"open": True}))
    assert (told.local_only, told.open, told.problem) == (False, True, "")
    assert told.advice
    at = told.address.removeprefix("http://").removesuffix("/")
    assert ip_address(at.rpartition(":")[0].strip("[]")) == look_around().addresses[0]
    assert sharing(operator.post("/api/sharing", json={"open": True})) == told  # a repetition changes nothing
    with Player(at, new_table(at)) as guest:
        guest.view()
        told = sharing(operator.post("/api/sharing", json={"open": False}))
        assert (told.local_only, told.open, told.address) == (True, False, "")
        with pytest.raises(ConnectionClosed):
            guest.view()
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://{at}/api/health")
    assert sharing(operator.get("/api/sharing")) == told  # the operator stays connected


def test_visitors_over_the_network_may_not_let_others_in_or_out(operator: httpx.Client) -> None:
    needs_a_network()
    address = sharing(operator.post("/api/sharing", json={"open": True})).address
    guest = VersionedClient(base_url=address, headers={"origin": address.rstrip("/")})
    with guest:
        told = sharing(guest.get("/api/sharing"))
        assert (told.may_change, told.address, told.advice) == (False, "", "")
        assert "Only a browser on the machine" in problem(guest.post("/api/sharing", json={"open": False}), 403)
    assert sharing(operator.get("/api/sharing")).open


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},  # somebody else's page
        {"origin": "null"},
        {"origin": ""},  # no page at all
        {"origin": "http://evil.example:8017", "host": "evil.example:8017"},  # a name that resolves to this machine
        {"origin": "http://192.168.1.2", "host": "192.168.1.2"},
        *({name: "203.0.113.7"} for name in FORWARDED),  # a proxy that was not configured
    ],
)
def test_no_page_but_the_operator_s_own_lets_anybody_in(operator: httpx.Client, headers: dict[str, str]) -> None:
    assert operator.post("/api/sharing", json={"open": True}, headers=headers).status_code in (400, 403)
    assert sharing(operator.get("/api/sharing")).local_only


@pytest.mark.parametrize("network", [Network(), Network(public=PUBLIC), Network(proxies=("127.0.0.1",))])
def test_without_a_network_nobody_may_share(data: Path, network: Network) -> None:
    with serving(data, network=network) as host:
        assert not sharing(httpx.get(f"http://{host}/api/sharing?version=4")).may_change
        answer = httpx.post(f"http://{host}/api/sharing", json={"open": True}, headers={"origin": f"http://{host}"})
        assert "Only a browser" in problem(answer, 403)


# --- the listeners


class FakeListeners:
    """A double of the server that records the addresses it listens on."""

    def __init__(self) -> None:
        self.open: list[socket.socket] = []

    async def open_at(self, listening: socket.socket) -> None:
        self.open.append(listening)

    async def shut_at(self, listening: socket.socket) -> None:
        self.open.remove(listening)


def found(*addresses: str, problem: str = "") -> HomeAddresses:
    return HomeAddresses(tuple(map(ip_address, addresses)), problem)


def listen_here(host: str, port: int | None) -> socket.socket:
    """Listen on this machine alone, whatever address is requested; refuse the one address that no machine has."""
    if host == "198.51.100.77":
        raise PortTaken.saying("sharing-port-taken", host=host, port=str(port), why="nobody's")
    return listen("127.0.0.1", port)


@pytest.fixture
def anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Treat every address as this machine's."""
    monkeypatch.setattr(home, "listen", listen_here)


def hosts(listened: Home) -> list[str]:
    return [each.removeprefix("http://").rpartition(":")[0] for each in listened.addresses]


def test_listeners_follow_the_networks_that_come_and_go(anywhere: None) -> None:
    now = [found("192.168.1.2")]
    listeners = FakeListeners()

    async def live() -> None:
        opened = Home(listeners, 0, lambda: now[0])
        assert await opened.follow() == ""
        assert listeners.open == []  # closed until it is opened
        await opened.open()
        assert hosts(opened) == ["192.168.1.2"]
        kept = listeners.open[0]
        now[0] = found("192.168.1.3", "192.168.1.2")
        assert await opened.follow() == ""
        assert hosts(opened) == ["192.168.1.3", "192.168.1.2"]
        assert kept in listeners.open
        now[0] = found(problem=msg("sharing-no-network"))
        assert await opened.follow() == msg("sharing-no-network")
        assert (hosts(opened), listeners.open, opened.is_open) == ([], [], True)
        now[0] = found("192.168.1.4")
        assert await opened.follow() == ""
        assert hosts(opened) == ["192.168.1.4"]
        await opened.close()
        assert (hosts(opened), listeners.open, opened.is_open) == ([], [], False)

    asyncio.run(live())


def test_without_a_network_it_stays_closed_and_says_why() -> None:
    opened = Home(FakeListeners(), 0, lambda: found(problem=msg("sharing-only-virtual", names=["docker0"])))
    with pytest.raises(NoHomeNetwork, match="docker0"):
        asyncio.run(opened.open())
    assert not opened.is_open
    assert "docker0" in english(opened.problem())


def test_the_command_says_so_and_serves_this_machine_alone() -> None:
    opened = Home(FakeListeners(), 0, lambda: found(problem=msg("sharing-no-network")))
    said = asyncio.run(run._let_in(opened))
    assert said == f"{english(msg('sharing-no-network'))} Until then this machine alone can open the table.\n"
    assert sharing_notice(Network(home=opened), io.StringIO()) == ""


def test_an_address_that_no_longer_exists_is_left_out(anywhere: None) -> None:
    opened = Home(FakeListeners(), 0, lambda: found("192.168.1.2", "198.51.100.77"))
    asyncio.run(opened.open())
    assert hosts(opened) == ["192.168.1.2"]
    asyncio.run(opened.close())


def test_a_port_that_is_taken_in_the_network_is_exchanged_for_a_free_one() -> None:
    with closing(listen("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        opened = Home(FakeListeners(), port, lambda: found("127.0.0.1"))
        asyncio.run(opened.open())
        assert opened.addresses != [f"http://127.0.0.1:{port}/"]
        assert opened.addresses[0].rstrip("/").rpartition(":")[2] in english(opened.advice)
        asyncio.run(opened.close())


# --- names and pages


@pytest.mark.parametrize(
    "host",
    ["localhost:8017", "127.0.0.1", "[::1]:8017", "192.168.1.2:80", "[fd00::2]", "play.example", "PLAY.example.:443",
     socket.gethostname(), f"{socket.gethostname().removesuffix('.local')}.local:8017", "table.lan:80"],
)  # fmt: skip
def test_the_names_of_this_server(host: str) -> None:
    assert AllowedHosts("table.lan", PUBLIC).knows(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "play.example.evil.example", "127.0.0.1.evil.example:8017", "xplay.example", ":", "[::1", "a@b"],
)
def test_the_names_of_others(host: str) -> None:
    assert not AllowedHosts("127.0.0.1", PUBLIC).knows(host)


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        ("http://192.168.1.2:8017", "192.168.1.2:8017", True),
        ("https://play.example", "play.example", True),
        ("https://play.example", "127.0.0.1:8017", True),  # a proxy that names an address as the host
        ("HTTPS://Play.Example", "127.0.0.1:8017", True),
        ("http://play.example", "127.0.0.1:8017", False),
        ("http://192.168.1.2:9000", "192.168.1.2:8017", False),
        ("null", "127.0.0.1:8017", False),
        ("file://127.0.0.1:8017", "127.0.0.1:8017", False),
    ],
)
def test_the_pages_that_may_change_something(origin: str, host: str, welcome: bool) -> None:
    assert AllowedHosts("127.0.0.1", PUBLIC).welcomes(origin, host) is welcome


def test_requests_from_other_sites_reach_nothing(host: str) -> None:
    table = {"game": "dicewing", "seats": [{"kind": "person"}, {"kind": "friend"}], "listed": True}
    evil = {"origin": "http://evil.example"}
    refused = problem(httpx.post(f"http://{host}/api/tables", json=table, headers=evil), 403)
    assert "'http://evil.example' can't change anything here" in refused
    assert "--public-url" in refused
    assert "doesn't answer to the name 'evil.example'" in problem(
        httpx.get(f"http://{host}/", headers={"host": "evil.example"}), 403
    )
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(f"ws://{host}/api/tables/x/play", origin="http://evil.example"),
    ):  # type: ignore[arg-type]
        pass
    assert httpx.get(f"http://{host}/api/tables").json() == {"open": [], "running": []}
    assert httpx.post(f"http://{host}/api/tables", json=table, headers={"origin": f"http://{host}"}).status_code == 201


# --- the outside


def test_behind_a_proxy_links_and_policy_follow_the_public_address(data: Path) -> None:
    with serving(data, network=Network(public=PUBLIC)) as host:
        for name in (host, "play.example"):
            answer = httpx.get(f"http://{host}/api/sharing", headers={"host": name})
            told = sharing(answer)
            assert (told.address, told.local_only, told.open) == ("https://play.example/", False, False)
            assert "connect-src 'self' wss://play.example" in answer.headers["content-security-policy"]
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"


def test_a_page_that_comes_plainly_over_the_network_is_promised_nothing_that_browsers_complain_of(host: str) -> None:
    local, near = (httpx.get(f"http://{host}/api/health", headers={"host": name}) for name in (host, "192.168.1.2"))
    assert "cross-origin-opener-policy" in local.headers
    assert "cross-origin-opener-policy" not in near.headers


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("127.0.0.1",), True), (("10.0.0.0/8",), False)])
def test_forwarded_addresses_are_believed_from_named_proxies_only(
    data: Path,
    proxies: tuple[str, ...],
    believed: bool,
) -> None:
    with serving(data, limits=replace(GENEROUS, posts=1), network=Network(proxies=proxies)) as host:
        codes = [
            httpx.post(f"http://{host}/api/qr", json={"link": "x"}, headers={"x-forwarded-for": f"203.0.113.{at}"})
            for at in range(3)
        ]
    assert [each.status_code for each in codes] == ([200] * 3 if believed else [200, 429, 429])


@pytest.mark.parametrize(
    ("served_at", "asked_by", "address"),
    [("0.0.0.0", "localhost:8017", "http://192.168.1.2:8017/"), ("0.0.0.0", "192.168.1.9:8017", None),  # noqa: S104  # every address
     ("127.0.0.1", "localhost:8017", None), ("192.168.1.2", "192.168.1.2", None)],
)  # fmt: skip
def test_links_of_a_server_that_is_wide_open(
    monkeypatch: pytest.MonkeyPatch, served_at: str, asked_by: str, address: str | None
) -> None:
    monkeypatch.setattr(network, "look_around", lambda: found("192.168.1.2"))
    monkeypatch.setattr(network, "is_enclosed", lambda: False)
    assert Network(served_at).beyond(asked_by) == ([address] if address else [])


# --- QR codes


def test_a_link_becomes_a_code(host: str) -> None:
    link = "http://192.168.1.2:8017/join/x#1.key"
    answer = httpx.post(f"http://{host}/api/qr", json={"link": link})
    rows = msgspec.json.decode(answer.content, type=QrCode).rows
    assert [list(map(int, row)) for row in rows] == [
        list(row) for row in segno.make_qr(link, error="m", boost_error=False).matrix
    ]
    assert modules(link + "x") != rows
    assert "link" in problem(httpx.post(f"http://{host}/api/qr", json={"link": "x" * 401}), 400)


class Terminal(io.StringIO):
    """A terminal with this ``encoding``."""

    def __init__(self, encoding: str) -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("out", "shown"), [(Terminal("utf-8"), True), (Terminal("ascii"), False), (io.StringIO(), False)]
)
def test_a_terminal_shows_the_code_and_a_pipe_the_plain_link(out: Any, shown: bool) -> None:
    said = sharing_notice(Network(public=PUBLIC), out)
    assert said.startswith("Others open it at https://play.example/\n")
    assert (in_terminal(PUBLIC.address) in said) is shown
    assert ("█" in said) is shown


def test_the_command_says_where_the_home_network_finds_it(data: Path) -> None:
    needs_a_network()
    with served(data, "lan") as (host, server):
        assert server.stdout
        line, trouble = server.stdout.readline(), server.stdout.readline()
        address = line.removeprefix("Others open it at ").strip()
        assert httpx.get(f"{address}api/health").status_code == 200
        assert httpx.get(f"http://{host}/api/sharing").json()["address"] == address
        assert "Everybody in this network" in trouble or "or, if that" in trouble


def test_the_health_check_passes_while_the_store_answers(host: str) -> None:
    assert httpx.get(f"http://{host}/api/health").json()["version"]


@pytest.mark.parametrize("enclosed", [False, True])
def test_the_advice_depends_on_the_machine(monkeypatch: pytest.MonkeyPatch, enclosed: bool) -> None:
    monkeypatch.setattr(home, "is_enclosed", lambda: enclosed)
    advice = english(Home(FakeListeners(), 8017, look_around).advice)
    assert ("firewall" in advice, "WSL" in advice) == (not enclosed, enclosed)
    assert "8017" in advice
