"""Whole games in a real browser: against the bot on a desktop, and two people with one phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.server_process import Served
from tests.web.table_page import SECRET_LAUNCH, TablePage, game_tile, set_table, start_match

MOST_DECISIONS = 60
MOMENTS = {"Take one die": "draft", "Launch two": "launch", "Lower one": "collateral"}


def moment(asked: str) -> str | None:
    """Return the name of a kind of prompt that is to be checked, or None for any other."""
    return next((name for words, name in MOMENTS.items() if asked.startswith(words)), None)


def test_a_whole_game_against_the_bot(served: Served, page: Page) -> None:
    page.goto(served.address)
    table = TablePage(page, "desk")
    expect(game_tile(page, "DiceWing")).to_be_visible()
    table.check_accessible()
    table.shot("lobby")
    set_table(page, "DiceWing", "Play a bot")
    seen: set[str] = set()
    for _ in range(MOST_DECISIONS):
        if not table.wait_for_turn():
            break
        now = moment(table.asked)
        if now and now not in seen:
            seen.add(now)
            table.check_accessible()
            table.shot(now)
        table.decide()
    assert {"draft", "launch"} <= seen
    assert re.search(r"wins?\.|draw", table.asked)
    expect(page.get_by_text(re.compile(r"^Power calculation")).first).to_be_visible()
    assert any("trophies" in line or "draw" in line for line in table.log)
    table.check_accessible()
    table.shot("end")


ENOUGH = 3
"""The number of launches of two people after which one resigns."""


def test_two_people_pass_one_phone_behind_a_curtain(served: Served, phone: Page) -> None:
    phone.goto(served.address)
    table = TablePage(phone, "phone")
    table.shot("lobby")
    set_table(phone, "DiceWing", "Play a friend here")
    curtains, launches = 0, 0
    for _ in range(4 * MOST_DECISIONS):
        table.wait_for_anything()
        if phone.get_by_text("Game over").count():
            break
        if table.offered.count():
            launches += table.asked.startswith("Launch two dice")
            if launches > ENOUGH:
                table.resign()
                break
            if launches in (1, 2) and table.asked.startswith("Launch two dice"):
                table.check_accessible()
                table.shot(f"launch-{launches}")
                if launches == 2:
                    check_second(phone)
            table.decide()
        else:
            curtains += check_curtain(phone, table, first=not curtains)
            table.press_primary_button()
    expect(phone.get_by_text("Game over").first).to_be_visible()
    assert launches > ENOUGH
    assert curtains >= launches - 1
    table.shot("end")
    check_play_again(phone, table)


def check_play_again(phone: Page, table: TablePage) -> None:
    """Assert that two people on one device get a new table for a rematch, and can take a mistake back."""
    over = phone.url
    phone.get_by_role("button", name="Rematch").click()
    phone.wait_for_url(lambda url: url != over)
    expect(phone.get_by_text("14 dice left").first).to_be_visible()
    while not table.offered.count():
        table.wait_for_anything()
        if not table.offered.count():
            table.press_primary_button()
    table.decide()
    phone.get_by_role("button", name="Take back").click()
    expect(phone.get_by_text("14 dice left").first).to_be_visible()


def check_curtain(phone: Page, table: TablePage, *, first: bool) -> bool:
    """Assert that a page that asks to pass the device shows nothing of the table; return whether it asks."""
    if not phone.get_by_role("heading", name=re.compile("^Pass the device to")).count():
        return False
    if first:
        table.shot("curtain")
        table.check_accessible()
    assert "data-piece" not in phone.content()
    return True


@pytest.mark.torture  # as on the phone above
def test_the_second_player_sees_nothing_of_the_first_player_s_choice(served: Served, page: Page) -> None:
    table = TablePage(page, "secret")
    start_match(page, served.address, "DiceWing", "Play a friend here")
    for _ in range(2 * MOST_DECISIONS):
        table.wait_for_anything()
        if table.offered.count() and table.asked.startswith("Launch two dice"):
            break
        if table.offered.count():
            table.decide()
        else:
            table.press_primary_button()
    table.decide()
    passing, taking = (page.get_by_role("button", name=re.compile(words)) for words in ("^Pass to", "^I am"))
    expect(passing.or_(taking)).to_be_visible()
    if passing.count():
        passing.click()
    taking.click()
    expect(page.get_by_role("heading", name="Launch two dice in secret.")).to_be_visible()
    table.shot("second")
    check_second(page)


def check_second(page: Page) -> None:
    """Assert that the second player to launch sees that the first did, and nothing of the dice."""
    expect(page.get_by_label(re.compile("sealed dice$"))).to_have_count(2)
    assert not SECRET_LAUNCH.search(page.inner_text("body"))
