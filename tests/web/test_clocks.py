"""Clocks in the browser: how they are set, shown, read out, and run out."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases
from tests.web.server_process import Served
from tests.web.table_page import open_game, remember, start_match, unfold

WIDTHS = ("page", "phone")
EACH = "5 minutes each, plus 5 seconds for every move"


@pytest.fixture(params=cases(WIDTHS, ["phone"]))
def window(request: pytest.FixtureRequest) -> Page:
    """A page of either width."""
    page: Page = request.getfixturevalue(request.param)
    return page


def seated(window: Page, served: Served, clock: dict[str, object], game: str = "keep") -> str:
    """Take both seats of a table with a clock; return the table's name."""
    base = served.address.rstrip("/")
    seats = [{"kind": "person"}] * 2
    ticket = httpx.post(f"{base}/api/tables", json={"game": game, "seats": seats, "clock": clock}).json()
    remember(window, {**ticket, "started": 0})
    window.goto(f"{base}/table/{ticket['table']}")
    return str(ticket["table"])


def test_a_clock_is_chosen_with_the_house_rules_and_stands_at_each_seat(window: Page, served: Served) -> None:
    start_match(window, served.address, "DICE WAR", "Play a friend here", EACH, "A bot takes your seat")
    clocks = window.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(clocks.filter(has_text=re.compile("^ *4:5"))).to_have_count(1)
    for each in clocks.all():
        expect(each).to_be_in_viewport()
        expect(each).to_have_accessible_name(re.compile(r"^\w+: [45] minutes.* left"))


@pytest.mark.torture
def test_a_custom_clock_is_set_and_a_wrong_one_is_refused_in_words(window: Page, served: Served) -> None:
    window.goto(served.address)
    row = open_game(window, "DICE WAR")
    unfold(row)
    row.get_by_role("group", name="Time").get_by_role("radio", name="Your own").check()
    row.get_by_label("Seconds at the start").fill("0")
    row.get_by_role("button", name="Play a friend here").click()
    expect(row.get_by_role("alert")).to_have_text("A clock can start with 10 to 86,400 seconds, not 0.")
    row.get_by_label("Seconds at the start").fill("90")
    row.get_by_role("button", name="Play a friend here").click()
    expect(window.get_by_role("timer").first).to_have_text(re.compile("1:[23]"))


def test_the_last_tenth_is_marked_and_announced_and_then_the_match_is_over(window: Page, served: Served) -> None:
    table = seated(window, served, {"kind": "move", "time": 8})
    low = window.locator("[role=timer].low")
    expect(low).to_be_visible()
    expect(low.locator("path")).to_have_count(1)
    expect(window.locator("[aria-live]", has_text="left on your clock.")).to_have_count(1)
    expect(window.get_by_text("out of time").first).to_be_visible()
    window.goto(f"{served.address.rstrip('/')}/replay/{table}")
    expect(window.get_by_role("timer").first).to_have_text(re.compile("0:0"))


@pytest.mark.torture
def test_your_tables_show_the_time_left(window: Page, served: Served) -> None:
    seated(window, served, {"kind": "days", "time": 3})
    expect(window.get_by_role("timer")).to_have_count(2)
    window.clock.install()
    window.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))  # so the page asks once, and not again
    window.goto(served.address)
    expect(window.get_by_role("region", name="Your tables")).to_contain_text(re.compile("Your turn. [23] days"))
