"""Two people in two browsers and a spectator, over links, with a dropped connection and a killed server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.effort import cases
from tests.web.contexts import new_context
from tests.web.server_process import Served
from tests.web.table_page import SECRET_LAUNCH, TablePage, becomes, start_match

MOST_ROUNDS = 600


@contextmanager
def visitor(browser: Browser) -> Iterator[Page]:
    """Open a person's page in a separate browser."""
    context = new_context(browser, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def play_until(tables: list[TablePage], rounds: int) -> bool:
    """Let people decide when they are asked, for ``rounds`` rounds; return whether the game is over."""
    for _ in range(rounds):
        for table in tables:
            if table.page.get_by_text("Game over").count():
                return True
            table.hurry()
            if table.is_asked:
                table.decide()
        tables[0].page.wait_for_timeout(100)
    return False


def goes_on(tables: list[TablePage]) -> bool:
    """Let people play on until the log grows; return whether it did without an end of the game."""
    page, before = tables[0].page, tables[0].log
    on = becomes(page, lambda: play_until(tables, 1) or tables[0].log != before)
    return on and not page.get_by_text("Game over").count()


def invited(host: Page) -> str:
    """Return the link that the host can send."""
    box = host.get_by_role("textbox", name="Link to")
    expect(box).to_be_visible()
    return box.input_value()


@pytest.mark.torture
def test_a_friend_takes_the_lesson_and_another_is_let_in(tmp_path: Path, browser: Browser) -> None:
    with Served(tmp_path) as server, visitor(browser) as host, visitor(browser) as friend, visitor(browser) as other:
        start_match(host, server.address, "DICE WAR", "Invite a friend")
        friend.goto(invited(host))
        expect(host.get_by_text("Your friend has opened the invitation.")).to_be_visible()
        friend.get_by_role("link", name="Learn DICE WAR first").click()
        expect(friend.get_by_text("Step 1 of").first).to_be_visible()
        expect(host.get_by_text("Your friend is learning the rules.")).to_be_visible()
        friend.reload()
        friend.get_by_role("button", name="Back to the invitation").click()
        expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
        other.goto(host.url)
        for answer in ("No", "Let them in"):
            other.get_by_role("textbox", name="Your name").fill("Zoe")
            other.get_by_role("button", name="Ask to play as").click()
            expect(host.get_by_text("Zoe asks to play as")).to_be_visible()
            host.get_by_role("button", name=answer, exact=True).click()
        expect(other.get_by_role("region", name="Prompt")).to_be_visible()
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.get_by_role("heading", name="This seat is taken")).to_be_visible()


@pytest.mark.parametrize("end", cases(("by resigning", "by playing"), ("by resigning",)))
def test_two_browsers_and_a_spectator_play_over_links(tmp_path: Path, browser: Browser, end: str) -> None:
    server = Served(tmp_path)
    with visitor(browser) as host, visitor(browser) as guest, visitor(browser) as watcher:
        start_match(host, server.address, "DiceWing", "Invite a friend")
        expect(host.get_by_role("region", name="Prompt")).to_be_visible()
        link = invited(host)
        token = link.split("#")[1].split(".")[-1]
        guest.goto(link)
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.get_by_role("region", name="Prompt")).to_be_visible()
        assert token not in guest.url
        watcher.goto(f"{server.address}watch/{re.findall(r'/table/([^/#?]+)', host.url)[0]}")
        expect(watcher.get_by_role("region", name="Prompt")).to_be_visible()
        tables = [TablePage(host, "host"), TablePage(guest, "guest")]
        assert goes_on(tables)
        guest.context.set_offline(True)
        assert not play_until(tables[:1], 1)
        guest.context.set_offline(False)
        assert goes_on(tables)
        server.kill()
        expect(host.get_by_text("Connection lost").first).to_be_visible()
        with server.again():
            expect(host.get_by_text("Connection lost")).to_have_count(0)
            expect(guest.get_by_text("Connection lost")).to_have_count(0)
            assert goes_on(tables)
            if end == "by resigning":
                tables[1].resign()
            else:
                assert play_until(tables, MOST_ROUNDS)
            expect(guest.get_by_text("Game over").first).to_be_visible()
            expect(watcher.get_by_text("Game over").first).to_be_visible(timeout=30_000)
            assert not SECRET_LAUNCH.search(watcher.inner_text("body"))
            assert watcher.locator(".piece button[aria-pressed]").count() == 0
            for name, page in (("host", host), ("guest", guest), ("watcher", watcher)):
                TablePage(page, f"together-{name}").shot("end")
