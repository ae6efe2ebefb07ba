"""Absent people are notified when it is their turn, and of nothing else."""

from __future__ import annotations

import asyncio
import base64
import json
import stat
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import http_ece
import httpx
import pytest
import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from hypothesis import example, given, settings
from hypothesis import strategies as st
from py_vapid import VapidException
from urllib3.util import parse_url

from tests.effort import cases
from tests.server.host import RandomBots, serving
from tests.server.player import INVITED, PATIENCE, Player, key, new_table, options
from warbones.protocol.messages import Accepted, Knock, PushTarget, TableTicket, Visibility
from warbones.rooms.background.push_notifications import GUEST_BURST
from warbones.rooms.services import BadTarget
from warbones.server.store.key_file import FILE, KeyFile
from warbones.server.workers.push_targets import destination
from warbones.server.workers.web_push import SERVICES, WebPush

PRIVATE = ec.generate_private_key(ec.SECP256R1())
AUTH = bytes(range(16))


def letters(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


class Device:
    """A browser with its own push service, which answers ``status`` and records what it receives."""

    def __init__(self) -> None:
        self.sent: SimpleQueue[tuple[dict[str, str], bytes]] = SimpleQueue()
        self.status = 201
        self.path = "/call"
        self._private = ec.generate_private_key(ec.SECP256R1())
        device = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(device.status)
                self.send_header("location", f"http://{device.host}/elsewhere")
                self.end_headers()
                device.sent.put((dict(self.headers), body))

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Service)
        self.host = f"127.0.0.1:{self.server.server_port}"

    @property
    def target(self) -> dict[str, str]:
        """The subscription, as its page sends it."""
        return {"endpoint": f"http://{self.host}{self.path}", **self.keys(self._private)}

    @staticmethod
    def keys(private: ec.EllipticCurvePrivateKey = PRIVATE) -> dict[str, str]:
        """Return a browser's keys, as its page sends them."""
        public = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": letters(public), "auth": letters(AUTH)}

    def called(self) -> dict[str, Any]:
        """Wait for the next notification, and return it."""
        _, body = self.sent.get(timeout=PATIENCE)
        found: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self._private, auth_secret=AUTH, version="aes128gcm")
        )
        return found

    def is_called(self) -> bool:
        try:
            self.sent.get_nowait()
        except Empty:
            return False
        return True


@pytest.fixture
def device() -> Iterator[Device]:
    device = Device()
    thread = threading.Thread(target=device.server.serve_forever, daemon=True)
    thread.start()
    yield device
    device.server.shutdown()
    device.server.server_close()
    thread.join()


@pytest.fixture
def push(tmp_path: Path, device: Device) -> WebPush:
    return WebPush(KeyFile(tmp_path), services=(device.host,))


@pytest.fixture
def host(data: Path, bots: RandomBots, push: WebPush) -> Iterator[str]:
    with serving(data, bots, push=push) as host:
        yield host


def subscribe(host: str, ticket: TableTicket, seat: int, device: Device, **more: Any) -> httpx.Response:
    asked = {"token": key(ticket, seat), "target": device.target, **more}
    return httpx.post(f"http://{host}/api/tables/{ticket.table}/push", json=asked, timeout=20)


def first_of(host: str, ticket: TableTicket) -> int:
    """Return the seat with the first decision."""
    for seat in range(2):
        with Player(host, ticket, seat) as player:
            if options(player.newest()):
                return seat
    raise AssertionError("nobody is asked")


def play_one(host: str, ticket: TableTicket, seat: int) -> None:
    with Player(host, ticket, seat) as player:
        view = player.newest()
        player.act(options(view)[0], view.number)


def awaited(host: str, device: Device) -> tuple[TableTicket, int]:
    """Return a new table and the seat with the first decision: the other one is to be notified."""
    ticket = new_table(host)
    first = first_of(host, ticket)
    subscribe(host, ticket, 1 - first, device)
    return ticket, first


def assert_nothing_was_sent(host: str, device: Device) -> None:
    """Assert that nothing is on its way to ``device``: those for a new table come after all earlier ones."""
    ticket, first = awaited(host, device)
    play_one(host, ticket, first)
    assert device.called() == {"table": ticket.table}


def test_absent_players_are_notified_with_the_table_s_name_alone(host: str, device: Device) -> None:
    ticket = new_table(host)
    first = first_of(host, ticket)
    answer = subscribe(host, ticket, 1 - first, device)
    assert answer.status_code == 200
    assert answer.json() == httpx.get(f"http://{host}/api/push").json()
    play_one(host, ticket, first)
    assert device.called() == {"table": ticket.table}


@pytest.mark.parametrize(("clock", "urgency"), [(None, "normal"), ("days", "normal"), ("move", "high")])
def test_a_sleeping_phone_is_woken_where_a_clock_runs(
    host: str, device: Device, clock: str | None, urgency: str
) -> None:
    ticket = new_table(host, clock=clock and {"kind": clock, "time": 30})
    first = first_of(host, ticket)
    subscribe(host, ticket, 1 - first, device)
    play_one(host, ticket, first)
    headers, _ = device.sent.get(timeout=PATIENCE)
    assert headers["urgency"] == urgency
    assert len(headers["topic"]) == 32
    assert ticket.table not in headers["topic"]


def test_present_or_unsubscribed_players_are_not_notified(host: str, device: Device) -> None:
    ticket, first = awaited(host, device)
    with Player(host, ticket, 1 - first) as here:
        here.newest()
        play_one(host, ticket, first)
        here.view(0)
        while not options(here.newest()):
            pass
        here.wish("resign")
    other, first = awaited(host, device)
    subscribe(host, other, 1 - first, device, on=False)
    play_one(host, other, first)
    assert_nothing_was_sent(host, device)


def test_players_connected_in_a_hidden_page_are_notified(host: str, device: Device) -> None:
    for hides in ("at once", "later"):
        ticket, first = awaited(host, device)
        with Player(host, ticket, 1 - first, seen=hides == "later") as here:
            here.newest()
            if hides == "later":
                here.send(Visibility(id="away", visible=False))
                assert here.reply() == Accepted(id="away")
            play_one(host, ticket, first)
            assert device.called() == {"table": ticket.table}


def test_players_who_look_again_or_on_another_device_are_not_notified(host: str, device: Device) -> None:
    ticket, first = awaited(host, device)
    with Player(host, ticket, 1 - first, seen=False) as hidden:
        hidden.newest()
        with Player(host, ticket, 1 - first) as other:
            other.newest()
            play_one(host, ticket, first)
            while not options(other.newest()):
                pass
            other.act(options(other.views[-1])[0], other.views[-1].number)
        hidden.send(Visibility(id="back", visible=True))
        while hidden.hear() != Accepted(id="back"):
            pass
        while first_of(host, ticket) == first:
            play_one(host, ticket, first)
    assert_nothing_was_sent(host, device)


def call_in_vain(host: str, device: Device, status: int) -> tuple[TableTicket, int]:
    """Notify the browser of a new table's other seat, whose service answers ``status``."""
    ticket, first = awaited(host, device)
    device.status = status
    play_one(host, ticket, first)
    device.called()
    device.status = 201
    with Player(host, ticket, 1 - first) as player:  # which plays until it waits for the other seat again
        while options(view := player.newest()):
            player.act(options(view)[0], view.number)
    return ticket, first


@pytest.mark.parametrize("status", cases([400, 401, 403, 404, 410], {404, 410}))
def test_a_subscription_refused_for_good_is_dropped_and_renewed(host: str, device: Device, status: int) -> None:
    ticket, first = call_in_vain(host, device, status)
    play_one(host, ticket, first)
    again = subscribe(host, ticket, 1 - first, device)
    assert (again.status_code, again.json()["problem"]) == (
        400,
        "Notifications for this device have expired: turn them on again.",
    )
    device.path = "/anew"
    assert_nothing_was_sent(host, device)


@pytest.mark.parametrize("status", cases([302, 413, 429, 500, 503], {302, 503}))
def test_a_push_service_that_may_answer_otherwise_next_time_is_asked_again(
    host: str, device: Device, status: int
) -> None:
    ticket, first = call_in_vain(host, device, status)
    play_one(host, ticket, first)
    assert device.called() == {"table": ticket.table}


def test_a_seat_that_goes_elsewhere_takes_its_callers_away(host: str, device: Device) -> None:
    ticket = new_table(host, INVITED)
    invited = ticket.invites[0]
    assert subscribe(host, ticket, 1, device).status_code == 200
    claim = {"token": invited.token, "secret": "a secret of the friend's own"}
    httpx.post(f"http://{host}/api/tables/{ticket.table}/claim", json=claim)
    first = first_of(host, ticket) if options_of(host, ticket, 0) else 1
    if first == 0:
        play_one(host, ticket, 0)
    assert_nothing_was_sent(host, device)


def test_absent_hosts_are_notified_when_a_guest_asks_for_a_seat(host: str, device: Device) -> None:
    ticket = new_table(host, INVITED)
    assert subscribe(host, ticket, 0, device).status_code == 200
    with Player(host, ticket, None) as friend, Player(host, ticket, None) as other:
        assert knock(friend, "learns", token=key(ticket, 1)) == Accepted(id="learns")
        with Player(host, ticket, 0) as alpha:
            alpha.company()
            friend.company(lambda company: company.occupants[0].connected)
            assert knock(other) == Accepted(id="asks")
        friend.company(lambda company: not company.occupants[0].connected)
        assert not device.is_called(), "who reads the rules asks nobody, and a host who looks sees it"
        for _ in range(2):
            assert knock(friend) == Accepted(id="asks")
        assert device.called() == {"table": ticket.table, "guest": True}
    assert_nothing_was_sent(host, device)


def test_a_guest_who_asks_again_and_again_wakes_nobody_each_time(host: str, device: Device) -> None:
    ticket = new_table(host, INVITED)
    subscribe(host, ticket, 0, device)
    for _ in range(GUEST_BURST + 2):
        with Player(host, ticket, None) as friend:
            assert knock(friend) == Accepted(id="asks")
    for _ in range(GUEST_BURST):
        assert device.called()["guest"]
    assert_nothing_was_sent(host, device)


def knock(player: Player, what: Any = "asks", **more: Any) -> object:
    player.send(Knock(id=what, what=what, seat=1, **more))
    return player.reply()


def options_of(host: str, ticket: TableTicket, seat: int) -> list[str]:
    with Player(host, ticket, seat) as player:
        return options(player.newest())


def test_only_who_holds_the_seat_is_called_and_only_by_a_browser_s_own_service(host: str, device: Device) -> None:
    ticket = new_table(host)
    asked = {"token": "nobody's", "target": device.target}
    assert httpx.post(f"http://{host}/api/tables/{ticket.table}/push", json=asked).status_code == 403
    elsewhere = device.target | {"endpoint": "http://127.0.0.1:1/"}
    answer = subscribe(host, ticket, 0, device, target=elsewhere)
    assert (answer.status_code, answer.json()["problem"]) == (
        400,
        "Notifications go only to browsers' push services, not to 'http://127.0.0.1:1/'.",
    )


KNOWN = {
    "https://fcm.googleapis.com/fcm/send/abc": "",
    "https://updates.push.services.mozilla.com/wpush/v2/abc": "",
    "https://db5p.notify.windows.com/w/?token=abc%2b": "",
    "https://web.push.apple.com/Q@/x:1//y": "",
    "https://FCM.GoogleAPIs.com/A": "https://fcm.googleapis.com/A",
    "https://fcm.googleapis.com?a=b#part": "https://fcm.googleapis.com/?a=b",
}
"""The redirects of endpoints, "" for none."""

UNKNOWN = (
    *("", "file:///etc/passwd", "fcm.googleapis.com/x", "//fcm.googleapis.com/x", "https:fcm.googleapis.com/x"),
    *("http://fcm.googleapis.com/fcm/send/abc", "http://fcm.googleapis.com:80/x", "https:///fcm.googleapis.com"),
    *("https://fcm.googleapis.com:8017/", "https://fcm.googleapis.com:443/", "https://fcm.googleapis.com:/x"),
    *("https://fcm.googleapis.com.example.org/", "https://notfcm.googleapis.com/", "https://.fcm.googleapis.com/"),
    *("https://127.0.0.1/", "https://[::1/", "https://[::1]/", "https://[fcm.googleapis.com]/"),
    *("https://inside.test\\@fcm.googleapis.com/x", "https://inside.test\\.fcm.googleapis.com/x"),
    *("https:\\\\inside.test/@fcm.googleapis.com/", "https://fcm.googleapis.com\\@inside.test/"),
    *("https://me@fcm.googleapis.com/", "https://me:you@fcm.googleapis.com/", "https://@fcm.googleapis.com/"),
    *("https://inside.test#@fcm.googleapis.com/", "https://inside.test?@fcm.googleapis.com/"),
    *("https://inside.test%2f.fcm.googleapis.com/", "https://inside.test;.fcm.googleapis.com/"),
    *("https://inside.test\t@fcm.googleapis.com/", "https://fcm.googleapis.com/\nx", " https://fcm.googleapis.com/x"),
    *("https://fcm.google\tapis.com/", "https://fcm.googleapis.com/a b", "https://fcm.googleapis.com/\x00"),
    *("https://inside。test.fcm.googleapis.com/", "https://fcm.googleapis.com/é", "https://ｆcm.googleapis.com/"),
)


def browsers(endpoint: str) -> PushTarget:
    """Return a subscription at an endpoint, with keys as browsers have them."""
    return PushTarget(**Device.keys() | {"endpoint": endpoint})


@pytest.mark.parametrize(("endpoint", "leads_to"), KNOWN.items())
def test_messages_go_to_browsers_services(endpoint: str, leads_to: str) -> None:
    assert destination(browsers(endpoint), SERVICES).address == (leads_to or endpoint)


@pytest.mark.parametrize("endpoint", UNKNOWN)
def test_messages_go_nowhere_else(tmp_path: Path, endpoint: str) -> None:
    with pytest.raises(BadTarget, match="only to browsers' push services"):
        WebPush(KeyFile(tmp_path)).must_reach(browsers(endpoint))


ENDPOINTS = st.lists(
    st.sampled_from(("https:", "/", "\\", "@", ":", "#", "?", ".", "%2f", "\t", "443", *SERVICES, "inside.test", "é"))
).map("".join)


@given(ENDPOINTS)
@example("https://inside.test\\@fcm.googleapis.com/x")
@settings(max_examples=100)
def test_notifications_go_to_the_checked_host(endpoint: str) -> None:
    check_host(endpoint)


@pytest.mark.torture
@given(ENDPOINTS)
@settings(max_examples=2000)
def test_notifications_to_many_endpoints_go_to_the_checked_host(endpoint: str) -> None:
    check_host(endpoint)


def check_host(endpoint: str) -> None:
    with suppress(BadTarget):
        address = destination(browsers(endpoint), SERVICES).address
        for each in (address, str(requests.Request("POST", address).prepare().url)):
            url = parse_url(each)
            assert (url.scheme, url.port, url.auth) == ("https", None, None)
            assert f".{url.host}".endswith(tuple(f".{name}" for name in SERVICES))


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": "?"},
        {"p256dh": ""},
        {"p256dh": letters(bytes([4, *range(64)]))},
        {"p256dh": letters(bytes(65))},
        {"auth": "é"},
        {"auth": letters(bytes(15))},
    ],
)
def test_keys_that_no_browser_sends_are_refused(wrong: dict[str, str]) -> None:
    right = {"endpoint": "https://fcm.googleapis.com/x", **Device.keys()}
    with pytest.raises(BadTarget, match="keys of this subscription didn't come from a browser"):
        destination(PushTarget(**right | wrong), SERVICES)


class Odd(Exception):
    """An error that nobody expects from a library."""


@pytest.mark.parametrize("error", [Odd, UnicodeError, RuntimeError, TypeError, http_ece.ECEException, VapidException])
@pytest.mark.anyio
async def test_errors_of_the_push_library_are_one_log_line(
    push: WebPush,
    device: Device,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: type[Exception],
) -> None:
    def fails(*_: Any, **__: Any) -> None:
        raise error("inside")

    monkeypatch.setattr("pywebpush.WebPusher.send", fails)
    target = PushTarget(**device.target)
    assert await push.send(target, "table", hurry=True)
    assert [record.getMessage() for record in caplog.records] == [f"A notification could not be sent: {error.__name__}"]
    assert not any(record.exc_info for record in caplog.records)
    push.must_reach(target)  # it may be notified again


@pytest.mark.anyio
async def test_a_server_that_stops_calls_nobody(push: WebPush, device: Device) -> None:
    push.close()
    assert await push.send(PushTarget(**device.target), "table", hurry=True)
    assert not device.is_called()


def test_the_key_is_made_once_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    assert not (tmp_path / FILE).exists()
    made = asyncio.run(WebPush(KeyFile(tmp_path)).key())
    assert len(base64.urlsafe_b64decode(made + "=")) == 65
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert asyncio.run(WebPush(KeyFile(tmp_path)).key()) == made


def test_without_a_stored_key_nobody_is_notified(data: Path, tmp_path: Path, device: Device) -> None:
    nowhere = WebPush(KeyFile(tmp_path / "nowhere"), services=(device.host,))
    with serving(data, push=nowhere) as host:
        assert httpx.get(f"http://{host}/api/push").json() == {}
        answer = subscribe(host, new_table(host), 0, device)
        assert answer.status_code == 400
        assert "nowhere to store its key" in answer.json()["problem"]


def test_a_malformed_subscription_is_refused_and_breaks_nothing(host: str, device: Device) -> None:
    ticket = new_table(host)
    first = first_of(host, ticket)
    nobodys = subscribe(host, ticket, 1 - first, device, target=device.target | {"p256dh": "?", "auth": "?"})
    assert nobodys.status_code == 400
    subscribe(host, ticket, 1 - first, device, target=device.target | {"endpoint": f"http://{device.host}/other"})
    play_one(host, ticket, first)
    assert device.called() == {"table": ticket.table}
