"""The odds of a roll in a real browser: a button asks for them, tables show them, and the next view removes them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.effort import cases
from tests.web.server_process import Served
from tests.web.table_page import LONGEST_WAIT, NOW, TablePage, start_match

SAID = "games in 100."
"""The last words of a finished hint."""

TITLES = ("DiceWing", "DICE WAR", "Dice Wars", "War Dice", "inDICEsion")
EVERYWHERE = [(title, width) for title in TITLES for width in ("page", "phone")]
SHORT = [("War Dice", "phone")]

HINTS = 2
"""The number of hints that are followed in each game."""

TOUCH = """(mark) => {
  const near = mark.closest("label")
    ?? mark.closest("button, li").querySelector(":scope button") ?? mark.closest("button")
  if (near.ariaPressed !== "true") near.click()
}"""
"""Touches the outlined thing unless it is already picked: touching a place also picks its piece."""


def sit_at_army(page: Page, served: Served) -> None:
    """Sit down at a table of Dice Wars against a bot."""
    start_match(page, served.address, "Dice Wars", "Play a bot", "Random")


def test_the_odds_of_a_roll_are_read_as_tables(served: Served, page: Page) -> None:
    sit_at_army(page, served)
    table = TablePage(page, "odds")
    page.get_by_role("button", name="Odds").click()
    odds = page.get_by_role("region", name="The odds")
    expect(odds.get_by_role("heading", name="Rolling 10 dice")).to_be_visible()
    expect(odds.get_by_role("table")).to_have_count(4)
    expect(odds.get_by_role("table", name=re.compile("^Your skulls")).get_by_role("row").first).to_have_text("016%")
    table.check_accessible()
    table.shot("open")
    odds.get_by_role("button", name="Close").click()
    expect(odds).to_have_count(0)
    page.get_by_role("button", name="Odds").click()
    expect(odds).to_be_visible()
    page.keyboard.press("Escape")
    expect(odds).to_have_count(0)


def ask_between_two_rolls(page: Page) -> Locator:
    """Roll, ask for odds, and pick two dice one by one, each time with the odds; return the heading of the odds."""
    page.get_by_role("button", name=re.compile("^Roll 10")).click()
    expect(page.get_by_role("button", name="Choose some")).to_be_visible(timeout=LONGEST_WAIT * 1000)
    page.get_by_role("button", name="Odds").click()
    heading = page.get_by_role("region", name="The odds").get_by_role("heading")
    expect(heading).to_have_text("Stopping here")
    for picked in (1, 2):
        page.locator("[data-area=my-troops] [data-piece] button:enabled[aria-pressed=false]").first.click()
        expect(heading).to_have_text(re.compile(f"^Rolling {('1 die', '2 dice')[picked - 1]}"))
    return heading


def test_odds_beside_the_table_follow_the_choice_and_stay_with_a_hint(served: Served, page: Page) -> None:
    sit_at_army(page, served)
    heading = ask_between_two_rolls(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#prompt .hint")).to_contain_text(SAID, timeout=LONGEST_WAIT * 1000)
    expect(heading).to_be_visible()
    page.get_by_role("button", name=re.compile("^Roll 2 again")).click()
    expect(heading).to_have_count(0)


def test_odds_on_a_phone_cover_no_dice_of_yours_and_follow_the_choice(served: Served, phone: Page) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    sit_at_army(phone, served)
    heading, table = ask_between_two_rolls(phone), TablePage(phone, "odds-low")
    expect(heading).to_be_in_viewport(ratio=1)
    table.check_accessible()
    table.shot("picked")
    phone.get_by_role("button", name=re.compile("^Roll 2 again")).click()
    expect(heading).to_have_count(0)


@pytest.mark.torture
def test_odds_are_gone_once_the_roll_is_made(served: Served, phone: Page) -> None:
    sit_at_army(phone, served)
    table = TablePage(phone, "odds-phone")
    phone.get_by_role("button", name="Odds").click()
    odds = phone.get_by_role("region", name="The odds")
    expect(odds).to_be_visible()
    table.check_accessible()
    table.shot("open")
    phone.get_by_role("region", name="Prompt").get_by_role("button", name=re.compile("^Roll")).click()
    expect(odds).to_have_count(0)


@pytest.mark.torture
def test_a_hint_and_odds_take_turns_on_a_phone_and_each_is_closed(served: Served, phone: Page) -> None:
    start_match(phone, served.address, "DICE WAR", "Play a bot", "Random")
    hint, odds = (phone.get_by_role("button", name=name, exact=True) for name in ("Hint", "Odds"))
    advice, chances = phone.locator("#prompt .hint"), phone.get_by_role("region", name="The odds")
    for shown in (1, 0, 1):
        odds.click()
        expect(chances).to_have_count(shown)
    hint.click()
    expect(chances).to_have_count(0)
    expect(advice).to_contain_text(SAID, timeout=LONGEST_WAIT * 1000)
    odds.click()
    expect(chances).to_be_visible()
    expect(advice).to_have_count(0)
    close = phone.locator("[data-slip]").get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    close.click()
    expect(chances).to_have_count(0)
    hint.click()
    expect(advice).to_contain_text(SAID, timeout=LONGEST_WAIT * 1000)
    hint.click()
    expect(advice).to_have_count(0)
    expect(phone.locator(".hint-mark")).to_have_count(0)


@pytest.mark.torture
def test_a_hint_that_is_still_being_searched_can_be_closed(served: Served, phone: Page) -> None:
    start_match(phone, served.address, "DICE WAR", "Play a bot", "Random")
    hint = phone.get_by_role("button", name="Hint", exact=True)
    hint.click()
    expect(hint).to_have_attribute("aria-pressed", "true")
    hint.click()
    expect(phone.locator("#prompt .hint")).to_have_count(0)


@pytest.mark.parametrize("where", cases(EVERYWHERE, SHORT), ids=" on ".join)
def test_a_hint_is_followed_by_touching_its_outlines(
    served: Served, request: pytest.FixtureRequest, where: tuple[str, str]
) -> None:
    title, width = where
    page: Page = request.getfixturevalue(width)
    start_match(page, served.address, title, "Play a bot", "Random")
    table = TablePage(page, f"hint-{width}")
    hint = page.get_by_role("button", name="Hint", exact=True)
    for _ in range(HINTS):
        advise(table, hint)
        advice = page.locator("#prompt .hint")
        expect(advice).to_contain_text(SAID, timeout=LONGEST_WAIT * 1000)
        on_table = page.get_by_role("group", name="aim").get_by_text("Hint", exact=True)
        expect(on_table).to_have_count(int(page.evaluate(NOW) == "aim"))
        table.shot(title)
        table.check_accessible()
        follow(table)


def advise(table: TablePage, hint: Locator) -> None:
    """Play until a hint can be asked for, and ask for it."""
    while table.wait() and not hint.count():
        table.press_primary_button()
    hint.click()


def follow(table: TablePage) -> None:
    """Make the advised move: touch the outlined things one after another, and confirm."""
    marks = table.page.locator(".hint-mark")
    asked = table.told[0], table.log
    for nth in range(marks.count()):
        if marks.count() <= nth:
            break
        marks.nth(nth).evaluate(TOUCH)
    if (table.told[0], table.log) == asked and table.primary_button.count():
        table.primary_button.click()
    expect(table.page.locator("#prompt .hint")).to_have_count(0)


@pytest.mark.torture
def test_odds_are_for_the_action_that_is_chosen(served: Served, page: Page) -> None:
    start_match(page, served.address, "Dice Wars", "Play a bot", "Random")
    table = TablePage(page, "odds-chosen")
    table.press_primary_button()
    table.wait()
    table.offered.first.click()
    page.get_by_role("button", name="Odds").click()
    expect(page.get_by_role("region", name="The odds").get_by_role("heading").first).to_contain_text("1 di")


@pytest.mark.torture
def test_hints_between_people_are_for_tables_that_want_them(served: Served, page: Page) -> None:
    start_match(page, served.address, "DiceWing", "Play a friend here")
    table = TablePage(page, "no-hint")
    table.wait()
    hint = page.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_have_count(0)
    start_match(page, served.address, "DiceWing", "Play a friend here", "Anyone may ask what a bot would do")
    table.wait()
    expect(hint).to_be_visible()
