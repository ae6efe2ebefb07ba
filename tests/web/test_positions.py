"""Positions to solve in a real browser: from the lobby to the solution, and what is remembered of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases
from tests.web.serving import Served
from tests.web.table_page import TablePage
from warbones.puzzles.days import BEGIN, position_of
from warbones.puzzles.shapes import Puzzle

GAME = "dicewing"


def take(table: TablePage, action: str) -> None:
    """Answer by touching the dice that an action names."""
    for die in action.split()[1:]:
        table.page.locator(f'[data-piece="{die}"] button').first.click()
    with table.page.expect_response(re.compile("/api/positions/")):
        table.brass.click()


def first() -> tuple[str, Puzzle]:
    """Return the address of the first day's position, and the position."""
    return f"position/{GAME}/{BEGIN}", position_of(BEGIN, GAME)


@pytest.mark.parametrize("width", cases(["page", "phone"], ["phone"]))
def test_a_position_is_answered_as_at_a_table_until_it_is_solved(
    served: Served, request: pytest.FixtureRequest, width: str
) -> None:
    page: Page = request.getfixturevalue(width)
    table, (path, puzzle) = TablePage(page, f"position-{width}"), first()
    page.goto(served.address + path)
    card = page.get_by_role("region", name=re.compile("Position of"))
    expect(card).to_contain_text("One move is clearly best: find it.")
    expect(card).to_contain_text("Not tried yet")
    expect(card.get_by_role("button", name="Show the solution")).to_have_count(0)
    table.check_accessible()
    table.check_fits()
    table.shots("asked")
    take(table, puzzle.tempting)
    expect(card).to_contain_text("Not it:")
    expect(card).to_contain_text("1 try so far")
    table.shots("wrong")
    take(table, puzzle.right.action)
    expect(card).to_contain_text("Right.")
    expect(card).to_contain_text("Solved at try 2")
    table.check_accessible()
    table.shots("right")
    page.reload()
    expect(card).to_contain_text("Solved at try 2")
    expect(card).not_to_contain_text("Tempting")


@pytest.mark.parametrize("width", cases(["page", "phone"], ["phone"]))
def test_the_lobby_leads_to_the_position_of_the_day_by_keyboard_too(
    served: Served, request: pytest.FixtureRequest, width: str
) -> None:
    page: Page = request.getfixturevalue(width)
    page.goto(served.address)
    daily, table = page.get_by_role("region", name="Today's positions"), TablePage(page, f"daily-{width}")
    link = daily.get_by_role("link", name=re.compile("^DiceWing"))
    expect(link).to_contain_text("Not tried yet")
    table.check_accessible()
    table.shots("lobby")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name=re.compile("Position of"))).to_contain_text("find it")


def test_what_was_given_up_is_shown_and_is_not_solved(served: Served, page: Page) -> None:
    table, (path, puzzle) = TablePage(page, "given-up"), first()
    page.goto(served.address + path)
    take(table, puzzle.tempting)
    page.get_by_role("button", name="Show the solution").click()
    card = page.get_by_role("region", name=re.compile("Position of"))
    expect(card).to_contain_text("It was this.")
    expect(card).to_contain_text("Solution seen")
    page.get_by_role("button", name="Try it again").click()
    take(table, puzzle.right.action)
    expect(card).to_contain_text("Solution seen")


def test_a_day_without_positions_is_told_in_a_sentence(served: Served, page: Page) -> None:
    page.goto(f"{served.address}position/{GAME}/2020-01-01")
    expect(page.get_by_text(f"begin on {BEGIN}")).to_be_visible()
