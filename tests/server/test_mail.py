"""Absent people whom no push message reaches get an email, at an address that they have confirmed, and nobody else."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.effort import rows
from tests.server.host import GENEROUS, RandomBots, serving
from tests.server.mail_server import SENDER, MailServer, Received, mail_serving
from tests.server.person import Person
from tests.server.player import FRIENDS, INVITED, Player, key, new_table
from tests.server.test_notifications import Device, device, first_of, play_one, subscribe
from tests.server.test_players import problem
from warbones.protocol.messages import TableTicket
from warbones.rooms.seats.keys import digest
from warbones.server.store.key_file import KeyFile
from warbones.server.workers.web_push import WebPush

__all__ = ["device"]

ANNA = "anna@example.org"
BOX = "key-of-annas-browser----"


@pytest.fixture
def smtp() -> Iterator[MailServer]:
    with mail_serving() as server:
        yield server


@pytest.fixture
def host(data: Path, bots: RandomBots, smtp: MailServer) -> Iterator[str]:
    with serving(data, bots, mail=smtp.settings()) as host:
        yield host


def ask(host: str, address: str = ANNA, box: str = BOX, **more: Any) -> httpx.Response:
    return httpx.post(f"http://{host}/api/mail?version=4", json={"key": box, "address": address, **more}, timeout=20)


def state(host: str, box: str = BOX) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"http://{host}/api/mail", headers={"authorization": f"Bearer {box}"}).json()
    return found


def confirmed(host: str, smtp: MailServer, address: str = ANNA, box: str = BOX) -> Received:
    """Confirm an address, and return the email that asked for it."""
    assert ask(host, address, box).status_code == 200
    letter = smtp.next()
    answer = httpx.post(f"http://{host}/api/mail/{letter.token}/confirm")
    assert (answer.status_code, answer.json()) == (200, {"confirmed": True})
    return letter


def mailed(host: str, ticket: TableTicket, seat: int, box: str = BOX) -> httpx.Response:
    return httpx.post(
        f"http://{host}/api/tables/{ticket.table}/mail?version=4", json={"token": key(ticket, seat), "key": box}
    )


def awaited(host: str, **more: Any) -> tuple[TableTicket, int]:
    """Return a new table and the seat with the first decision: the other one wants emails."""
    ticket = new_table(host, **more)
    first = first_of(host, ticket)
    assert mailed(host, ticket, 1 - first).status_code == 200
    return ticket, first


def assert_nothing_was_sent(host: str, smtp: MailServer) -> None:
    """Assert that nothing is on its way: emails for a new table come after all earlier ones."""
    ticket, first = awaited(host)
    play_one(host, ticket, first)
    assert ticket.table in smtp.next().text


def test_an_address_gets_nothing_but_the_question_until_it_is_confirmed(host: str, smtp: MailServer) -> None:
    answer = ask(host)
    assert answer.json() == state(host) == {"offered": True, "address": ANNA}
    letter = smtp.next()
    assert (letter.sender, letter.recipient) == (SENDER, ANNA)
    assert letter.message["Subject"] == "Confirm your email address for Warbones"
    ticket, first = awaited(host)
    play_one(host, ticket, first)
    link = f"http://{host}/api/mail/{letter.token}"
    assert httpx.get(link).json() == {"confirmed": False}, "a scanner that opens each link confirms nothing"
    assert httpx.post(f"{link}/confirm").json() == {"confirmed": True}
    assert state(host)["confirmed"]
    assert_nothing_was_sent(host, smtp)


def test_an_absent_player_learns_who_waits_and_where(host: str, smtp: MailServer) -> None:
    confirmed(host, smtp)
    ticket, first = awaited(host)
    play_one(host, ticket, first)
    letter = smtp.next()
    name = ("Alpha", "Beta")[first]
    assert letter.message["Subject"] == "Your turn in DiceWing"
    assert f"It's your turn in DiceWing. {name} is waiting for you." in letter.text
    assert f"/table/{ticket.table}\n" in letter.text
    assert f'/table/{ticket.table}">Open the table</a>' in letter.html
    for seat in range(2):
        assert key(ticket, seat) not in letter.raw.decode()
    assert BOX not in letter.raw.decode()


def test_a_mail_program_can_unsubscribe_with_one_click(host: str, smtp: MailServer) -> None:
    letter = confirmed(host, smtp)
    raw = letter.raw.decode("ascii").split("\r\n\r\n")[0].split("\r\n")
    (link,) = [line for line in raw if line.startswith("List-Unsubscribe: ")]
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in raw
    path = link.removeprefix("List-Unsubscribe: <").removesuffix(">").partition("/api")[2]
    shown = httpx.get(f"http://{host}/api{path}", follow_redirects=False)
    assert shown.headers["location"] == f"/mail/{letter.token}"
    assert state(host)["confirmed"], "whoever opens the link is asked first"
    answer = httpx.post(f"http://{host}/api{path}", data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    assert state(host) == {"offered": True}
    assert httpx.get(f"http://{host}/api/mail/{letter.token}").status_code == 404


@pytest.mark.torture
def test_the_page_s_own_key_stops_emails_too(host: str, smtp: MailServer) -> None:
    confirmed(host, smtp)
    ticket, first = awaited(host)
    headers = {"authorization": f"Bearer {BOX}"}
    assert httpx.delete(f"http://{host}/api/mail", headers=headers).status_code == 204
    play_one(host, ticket, first)
    confirmed(host, smtp)
    assert_nothing_was_sent(host, smtp)


@pytest.mark.parametrize(
    ("status", "mails"), rows([(201, False), (410, True), (500, True)], [(201, False), (410, True)])
)
def test_whoever_a_push_message_reaches_gets_no_email(
    data: Path, smtp: MailServer, tmp_path: Path, device: Device, status: int, mails: bool
) -> None:
    push = WebPush(KeyFile(tmp_path), services=(device.host,))
    with serving(data, mail=smtp.settings(), push=push) as host:
        confirmed(host, smtp)
        device.status = status
        ticket, first = awaited(host)
        subscribe(host, ticket, 1 - first, device)
        play_one(host, ticket, first)
        assert device.called() == {"table": ticket.table}
        if mails:
            assert ticket.table in smtp.next().text
        assert_nothing_was_sent(host, smtp)


def test_present_players_get_no_email(host: str, smtp: MailServer) -> None:
    confirmed(host, smtp)
    ticket, first = awaited(host)
    with Player(host, ticket, 1 - first) as here:
        here.newest()
        play_one(host, ticket, first)
        here.view(0)
    assert_nothing_was_sent(host, smtp)


def test_a_table_sends_one_email_in_half_an_hour(host: str, smtp: MailServer) -> None:
    confirmed(host, smtp)
    ticket, first = awaited(host)
    for _ in range(2):
        play_one(host, ticket, first)
        while first_of(host, ticket) != first:
            play_one(host, ticket, 1 - first)
    assert ticket.table in smtp.next().text
    assert_nothing_was_sent(host, smtp)


@pytest.mark.torture
def test_whoever_comes_back_within_the_grace_gets_no_email(data: Path, smtp: MailServer) -> None:
    with serving(data, mail=smtp.settings(grace=3600.0)) as host:
        confirmed(host, smtp)
        ticket, first = awaited(host)
        play_one(host, ticket, first)
    assert smtp.is_empty()


@pytest.mark.torture
def test_a_seat_that_another_device_takes_sends_no_more_emails(host: str, smtp: MailServer) -> None:
    confirmed(host, smtp)
    ticket = new_table(host, INVITED)
    assert mailed(host, ticket, 1).status_code == 200
    claim = {"token": ticket.invites[0].token, "secret": "a secret of the friend's own"}
    httpx.post(f"http://{host}/api/tables/{ticket.table}/claim", json=claim)
    with Player(host, ticket, 0) as alpha:
        if alpha.newest().number == 0 and alpha.views[-1].scene.prompt.options:
            alpha.act(alpha.views[-1].scene.prompt.options[0].action, 0)
    assert_nothing_was_sent(host, smtp)


WRONG = (
    *("", "anna", "anna@localhost", "<anna@example.org>", "anna @example.org", "änna@example.org", "a..b@example.org"),
    *("anna@example.org, bert@example.org", "anna@example.org\r\nBcc: all@example.org", "anna@example.org\n"),
)


def test_nothing_but_one_address_is_accepted(host: str, smtp: MailServer) -> None:
    for address in WRONG:
        assert "isn't an email address" in problem(ask(host, address), 400)
    assert state(host) == {"offered": True}
    assert smtp.asked == []


def test_nobody_can_send_email_to_strangers(data: Path, smtp: MailServer) -> None:
    with serving(data, mail=smtp.settings(), limits=replace(GENEROUS, mails=4)) as host:
        for turn, spelling in enumerate(("bert@example.org", "Bert@Example.org", "bert+more@example.org")):
            assert ask(host, spelling, f"{BOX}{turn}").status_code == 200
            assert smtp.next().recipient == spelling
        assert "three times today" in problem(ask(host, "BERT@example.org", f"{BOX}4"), 400)
        assert "enough confirmations" in problem(ask(host, "carl@example.org"), 429)
    assert smtp.asked == ["bert@example.org", "Bert@Example.org", "bert+more@example.org"]


def test_an_address_that_does_not_exist_is_deleted(host: str, smtp: MailServer) -> None:
    letter = confirmed(host, smtp)
    smtp.replies = ["450 greylisted", "550 no such user"]
    ticket, first = awaited(host)
    play_one(host, ticket, first)
    while "address" in state(host):
        pass
    assert httpx.get(f"http://{host}/api/mail/{letter.token}").status_code == 404
    assert smtp.asked == [ANNA] * 3


@pytest.mark.torture
def test_a_mail_server_that_refuses_for_now_is_asked_again(host: str, smtp: MailServer) -> None:
    confirmed(host, smtp)
    smtp.replies = ["451 later", "451 later"]
    ticket, first = awaited(host)
    play_one(host, ticket, first)
    assert ticket.table in smtp.next().text
    assert state(host)["confirmed"]


def test_a_player_s_address_is_deleted_with_them(host: str, smtp: MailServer) -> None:
    ada, grace = Person(host, "Ada"), Person(host, "Grace")
    ask(host, ANNA, player=ada.key)
    other = "key-of-graces-browser---"
    ask(host, "grace@example.org", other)
    ticket = new_table(host, FRIENDS)
    grace.sit(ticket, 0)
    mailed(host, ticket, 0, other)
    assert ada.delete().status_code == 204
    assert (state(host), state(host, other)["address"]) == ({"offered": True}, "grace@example.org")
    assert grace.delete().status_code == 204
    assert state(host, other) == {"offered": True}


def test_nobody_else_sees_an_address(host: str, data: Path, smtp: MailServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ada = Person(host, "Ada")
    letter = confirmed(host, smtp)
    ticket, first = awaited(host)
    ada.sit(ticket, 1 - first)
    received = list[str]()
    with Player(host, ticket, first) as other, Player(host, ticket, None) as watching:
        other.company(lambda company: company.may_resign)
        other.wish("resign")
        for each in (other, watching):
            each.company(lambda company: not company.may_resign)
            received += each.received
    smtp.replies = ["550 no such user anna@example.org"]
    again, first = awaited(host)
    play_one(host, again, first)
    while "address" in state(host):
        pass
    paths = ["tables", f"tables/{ticket.table}", f"tables/{ticket.table}/players", f"tables/{ticket.table}/replay"]
    paths += [f"tables/{ticket.table}/file", "player", "player/file", "player/history", f"mail/{letter.token}", "mail"]
    received += [ada.get(path).text for path in paths]
    received += [each.getMessage() for each in caplog.records if not each.name.startswith(("httpx", "httpcore"))]
    secret = (ANNA, letter.token, BOX, digest(BOX))
    assert [each for each in secret for text in received if each in text] == []


def test_a_server_without_a_mail_server_offers_no_emails(data: Path) -> None:
    with serving(data) as host:
        assert httpx.get(f"http://{host}/api/mail").json() == {}
        assert "sends no emails" in problem(ask(host), 400)


@pytest.mark.torture
def test_addresses_outlive_a_restart(data: Path, smtp: MailServer) -> None:
    with serving(data, mail=smtp.settings()) as host:
        confirmed(host, smtp)
        ticket, first = awaited(host)
    with serving(data, mail=smtp.settings()) as host:
        play_one(host, ticket, first)
        assert ticket.table in smtp.next().text
