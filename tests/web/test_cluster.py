"""Two people in two browsers and a spectator, while the servers behind them are killed in turn."""

from __future__ import annotations

import re
import signal

import psycopg
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.cluster import Balancer, running
from tests.siege.harness import report
from tests.web.patience import PATIENCE
from tests.web.table_page import TablePage, becomes, start_match
from tests.web.test_two_people import goes_on, invited, visitor

AWAY = re.compile("Connection lost|The server is restarting")
SOON = PATIENCE * 1000
"""Milliseconds within which everybody must have reconnected, many times as long as usual."""


def noticed(page: Page) -> int:
    """Return the number of times that the page has reported a lost connection so far."""
    return int(page.evaluate("() => window.blinks ?? 0"))


WATCH = """() => {
  window.blinks = 0
  let away = false
  setInterval(() => {
    const now = /Connection lost|The server is restarting/.test(document.body.innerText)
    if (now && !away) {
      window.blinks += 1
      window.since = performance.now()
    }
    if (now) window.longest = Math.max(window.longest ?? 0, performance.now() - window.since)
    away = now
  }, 50)
}"""


def turns(database: str, table: str) -> int:
    with psycopg.connect(database) as db:
        row = db.execute("SELECT count(*) FROM turns WHERE id = %s", (table,)).fetchone()
    assert row
    return int(row[0])


@pytest.mark.torture
def test_servers_killed_in_turn_interrupt_players_and_spectators_only_briefly(database: str, browser: Browser) -> None:
    with running(database, 3) as servers:
        balancer = Balancer(servers)
        try:
            with visitor(browser) as host, visitor(browser) as guest, visitor(browser) as watcher:
                start_match(host, balancer.address, "DiceWing", "Invite a friend")
                expect(host.get_by_role("region", name="Prompt")).to_be_visible()
                guest.goto(invited(host))
                guest.get_by_role("button", name="Sit down").click()
                expect(guest.get_by_role("region", name="Prompt")).to_be_visible()
                table = re.findall(r"/table/([^/#?]+)", host.url)[0]
                watcher.goto(f"{balancer.address}watch/{table}")
                expect(watcher.get_by_role("region", name="Prompt")).to_be_visible()
                pages = (host, guest, watcher)
                tables = [TablePage(host, "host"), TablePage(guest, "guest")]
                for page in pages:
                    page.evaluate(WATCH)
                assert goes_on(tables)
                for how in (signal.SIGKILL, signal.SIGTERM, signal.SIGKILL):
                    before = turns(database, table)
                    servers.kill(servers.hosts[0], how)
                    servers.start()
                    for page in pages:
                        expect(page.get_by_text(AWAY)).to_have_count(0, timeout=SOON)
                    assert becomes(host, lambda: goes_on(tables) and turns(database, table) > before)  # noqa: B023  # called at once
                newest = [page.get_by_role("region", name="Prompt") for page in pages]
                for each in newest:
                    expect(each).to_be_visible()
                away = [round(page.evaluate("() => window.longest ?? 0")) for page in pages]
                report("The longest that a page said so, ms", host=away[0], guest=away[1], watcher=away[2])
                assert all(noticed(page) <= 3 for page in pages), "one blink a server at most"
                assert sum(noticed(page) for page in pages), "and one at least was killed that somebody was at"
        finally:
            balancer.close()
