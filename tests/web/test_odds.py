"""The odds of a roll in a real browser: asked for by a button, read as tables, and gone with the next view."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.serving import Served
from tests.web.table_page import LONGEST_WAIT, TablePage, set_table


def sit_at_army(page: Page, served: Served) -> None:
    """Sit down at a table of Dice Wars against a bot."""
    page.goto(served.address)
    set_table(page, "Dice Wars", "Play a bot", "Random")


def test_the_odds_of_a_roll_are_read_as_tables(served: Served, page: Page) -> None:
    sit_at_army(page, served)
    table = TablePage(page, "odds")
    page.get_by_role("button", name="Odds").click()
    odds = page.get_by_role("region", name="The chances")
    expect(odds.get_by_role("heading", name="Rolling 10 dice")).to_be_visible()
    expect(odds.get_by_role("table")).to_have_count(4)
    expect(odds.get_by_role("table", name=re.compile("^Your skulls")).get_by_role("row").first).to_have_text("016 %")
    table.check_accessible()
    table.shot("open")
    odds.get_by_role("button", name="Close").click()
    expect(odds).to_have_count(0)


def test_odds_are_gone_once_the_roll_is_made(served: Served, phone: Page) -> None:
    sit_at_army(phone, served)
    table = TablePage(phone, "odds-phone")
    phone.get_by_role("button", name="Odds").click()
    odds = phone.get_by_role("region", name="The chances")
    expect(odds).to_be_visible()
    table.check_accessible()
    table.shot("open")
    phone.get_by_role("region", name="What is asked").get_by_role("button", name=re.compile("^Roll")).click()
    expect(odds).to_have_count(0)


def test_a_hint_and_odds_take_turns_on_a_phone_and_each_is_closed(served: Served, phone: Page) -> None:
    phone.goto(served.address)
    set_table(phone, "DICE WAR", "Play a bot", "Random")
    hint, odds = (phone.get_by_role("button", name=name, exact=True) for name in ("Hint", "Odds"))
    advice, chances = (phone.get_by_role("region", name=name) for name in ("What the bot would do", "The chances"))
    close = phone.locator("[data-slip]").get_by_role("button", name="Close")
    odds.click()
    expect(chances).to_be_visible()
    hint.click()
    expect(chances).to_have_count(0)
    expect(advice).to_contain_text("The bar:", timeout=LONGEST_WAIT * 1000)
    odds.click()
    for shown, other in ((chances, advice), (advice, chances)):
        expect(shown).to_be_visible()
        expect(other).to_have_count(0)
        expect(close).to_be_in_viewport(ratio=1)
        close.click()
    expect(close).to_have_count(0)


def test_a_hint_that_is_still_thought_about_can_be_closed(served: Served, phone: Page) -> None:
    phone.goto(served.address)
    set_table(phone, "DICE WAR", "Play a bot", "Random")
    phone.get_by_role("button", name="Hint", exact=True).click()
    phone.locator("[data-slip]").get_by_role("button", name="Close").click()
    expect(phone.locator("[data-slip]")).to_have_count(0)
