"""Daily positions in a real browser: from the lobby to the solution and the stored results."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.effort import cases
from tests.web.geometry import BELOW, SLACK
from tests.web.server_process import Served
from tests.web.table_page import TablePage
from warbones.puzzles.calendar import FIRST_DAY, daily_puzzle
from warbones.puzzles.puzzle import Puzzle

GAME = "dicewing"


def take(table: TablePage, action: str) -> None:
    """Answer by touching the dice that an action names."""
    for die in action.split()[1:]:
        table.page.locator(f'[data-piece="{die}"] button').first.click()
    with table.page.expect_response(re.compile("/api/positions/")):
        table.primary_button.click()


def first() -> tuple[str, Puzzle]:
    """Return the first day's position and its address."""
    return f"position/{GAME}/{FIRST_DAY}", daily_puzzle(FIRST_DAY, GAME)


def where_it_is_told(page: Page, width: str) -> tuple[Locator, Locator]:
    """Return the places of the verdict and of the progress: a phone has no room for the card with both."""
    if width == "phone":
        return page.get_by_role("region", name="Prompt"), page.get_by_role("banner")
    card = page.get_by_role("region", name=re.compile("Position for"))
    return card, card


@pytest.mark.parametrize("width", cases(["page", "phone"], ["phone"]))
def test_a_position_is_answered_as_at_a_table_until_it_is_solved(
    served: Served, request: pytest.FixtureRequest, width: str
) -> None:
    page: Page = request.getfixturevalue(width)
    table, (path, puzzle) = TablePage(page, f"position-{width}"), first()
    page.goto(served.address + path)
    says, far = where_it_is_told(page, width)
    expect(says).to_contain_text("One move is clearly best: find it.")
    expect(far).to_contain_text("Not tried yet")
    expect(page.get_by_role("button", name="Show the solution")).to_have_count(0)
    table.check_accessible()
    table.check_fits()
    table.shots("asked")
    take(table, puzzle.tempting)
    expect(says).to_contain_text("Not it:")
    expect(far).to_contain_text("1 try so far")
    expect(page.get_by_role("button", name="Show the solution")).to_be_visible()
    table.check_fits()
    table.shots("wrong")
    take(table, puzzle.right.action)
    expect(says).to_contain_text("Right:")
    expect(far).to_contain_text("Solved on try 2")
    table.check_fits()
    table.check_accessible()
    table.shots("right")
    page.reload()
    expect(far).to_contain_text("Solved on try 2")
    expect(says).not_to_contain_text("Tempting")


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
    says, _ = where_it_is_told(page, width)
    expect(says).to_contain_text("find it")


@pytest.mark.torture
@pytest.mark.parametrize("height", cases([740, 640], [640]))
def test_a_position_is_seen_whole_on_a_phone_before_an_answer_and_after(
    served: Served, phone: Page, height: int
) -> None:
    phone.set_viewport_size({"width": 360, "height": height})
    phone.goto(f"{served.address}position/keep/{FIRST_DAY}")
    expect(phone.get_by_role("main").locator("[data-piece$='.keep']")).to_have_count(2)
    assert phone.evaluate(BELOW) <= SLACK
    verb, pawn, *zone = daily_puzzle(FIRST_DAY, "keep").right.action.split()
    assert verb == "move"
    phone.locator(f"[data-piece={pawn}] button").click()
    goal = phone.locator(f"[data-area={zone[0]}]")
    goal.get_by_role("button", name="Go to").click(position={"x": 7, "y": 7})
    with phone.expect_response(re.compile("/api/positions/")):
        phone.locator("[data-primary]").click()
    expect(goal.locator(".hint-mark")).to_be_visible()  # the goal of the right move is outlined as well as its pawn
    expect(phone.locator(f"[data-piece={pawn}] .hint-mark")).to_be_visible()
    assert phone.evaluate(BELOW) <= SLACK


@pytest.mark.torture
def test_a_position_given_up_is_shown_and_not_solved(served: Served, page: Page) -> None:
    table, (path, puzzle) = TablePage(page, "given-up"), first()
    page.goto(served.address + path)
    take(table, puzzle.tempting)
    page.get_by_role("button", name="Show the solution").click()
    card = page.get_by_role("region", name=re.compile("Position for"))
    expect(card).to_contain_text("This was it:")
    expect(card).to_contain_text("Solution seen")
    page.get_by_role("button", name="Try it again").click()
    take(table, puzzle.right.action)
    expect(card).to_contain_text("Solution seen")


def test_a_day_without_positions_has_a_sentence(served: Served, page: Page) -> None:
    page.goto(f"{served.address}position/{GAME}/2020-01-01")
    expect(page.get_by_text(f"The first positions are from {FIRST_DAY}")).to_be_visible()


@pytest.mark.torture
def test_games_do_not_move_however_late_todays_positions_arrive(served: Served, page: Page) -> None:
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route("**/api/positions/*", hold)
    page.goto(served.address)
    game = page.get_by_role("article").first
    expect(page.get_by_text("Loading the games.")).to_be_visible()
    assert not game.is_visible()
    late.pop().continue_()
    expect(page.get_by_role("heading", name="Today's positions")).to_be_visible()
    expect(game).to_be_visible()
