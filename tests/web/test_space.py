"""Throwing in a real browser: by hand, by keys, from above, whole games, and what is in the air."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import open_page
from tests.web.serving import Served
from tests.web.space_page import SpacePage
from tests.web.table_page import set_table

MOST = 400
COLOUR = re.compile("^(Orange|Yellow|Red|Blue|Green|Pink)$")
BLIND = "HTMLCanvasElement.prototype.getContext = () => null"


@pytest.fixture
def moving(browser: Browser) -> Iterator[Page]:
    """A phone's page on which things move."""
    for page in open_page(browser, 360, 740):
        page.emulate_media(reduced_motion="no-preference")
        yield page


def test_a_whole_classic_game_of_two_people_on_one_screen(served: Served, page: Page) -> None:
    table = SpacePage(page, "space-classic")
    table.sit(served, 2, button="Play a friend here")
    table.to_throw()
    table.drawn()
    assert page.locator("canvas").count() == 1
    table.check_accessible()
    table.check_fits()
    table.shots("aim")
    throws = 0
    while not table.over and throws < MOST:
        throws += table.decide().startswith("Throw")
        table.wait()
    assert throws >= 24
    assert "wins the game" in table.asked or "win the game" in table.asked
    assert any("lies on" in line for line in table.log)
    table.check_accessible()
    table.shots("end")


def test_the_colours_of_the_first_choice_stand_in_their_squares_on_a_phone(served: Served, phone: Page) -> None:
    phone.goto(served.address)
    set_table(phone, "inDICEsion", "Play a bot")
    table = SpacePage(phone, "space-colours")
    colours = phone.get_by_role("region", name="What is asked").get_by_role("button", name=COLOUR)
    expect(colours).to_have_count(6)
    for each in colours.all():
        assert each.evaluate("(button) => button.scrollWidth <= button.clientWidth")
        box = each.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 360
    table.check_fits()
    table.check_accessible()
    table.shot("colours")


def test_a_die_is_pulled_back_and_flies(served: Served, moving: Page) -> None:
    table = SpacePage(moving, "space-phone")
    table.sit(served, 4, "Drafting")
    table.to_throw()
    table.drawn()
    moving.wait_for_timeout(1500)
    table.check_accessible()
    table.check_fits()
    table.shot("aim")
    x, y = table.hand()
    strength = table.panel.get_by_label("Strength")
    before = strength.input_value()
    moving.mouse.move(x, y)
    moving.mouse.down()
    moving.mouse.move(x + 4, y + 15)
    moving.mouse.move(x + 8, y + 48)
    moving.wait_for_timeout(200)
    table.shot("pull")
    assert strength.input_value() != before
    assert int(table.panel.get_by_label("Direction").input_value()) < 0
    moving.mouse.up()
    expect(table.panel).to_have_count(0)
    expect(moving.get_by_role("heading", name=re.compile("is thrown"))).to_be_visible()
    for frame in range(4):
        moving.wait_for_timeout(350)
        table.shot(f"flight-{frame}")
    table.wait()


def test_a_pull_that_is_taken_back_throws_nothing(served: Served, page: Page) -> None:
    table = SpacePage(page, "space-escape")
    table.sit(served, 2)
    table.to_throw()
    table.drawn()
    strength = table.panel.get_by_label("Strength")
    before = strength.input_value()
    x, y = table.hand()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 90)
    assert strength.input_value() != before
    page.locator(".glass").press("Escape")
    page.mouse.up()
    assert strength.input_value() == before
    assert table.panel.count() == 1


def test_without_webgl_the_table_is_seen_from_above_and_played_by_keys(served: Served, page: Page) -> None:
    page.add_init_script(BLIND)
    table = SpacePage(page, "space-flat")
    table.sit(served, 3)
    table.to_throw()
    expect(page.locator(".flat svg")).to_be_visible()
    assert page.locator("canvas").count() == 0
    table.check_accessible()
    for _ in range(3):
        strength = table.panel.get_by_label("Strength")
        before = float(strength.input_value())
        strength.press("ArrowRight")
        assert float(strength.input_value()) > before
        direction = table.panel.get_by_label("Direction")
        straight = int(direction.input_value())
        page.locator(".glass").press("ArrowLeft")
        assert int(direction.input_value()) == straight - 2
        table.shots("aim")
        page.keyboard.press("Enter")
        expect(table.panel).to_have_count(0)
        table.to_throw()
    points = page.get_by_role("region", name="The board").or_(page.locator("main")).get_by_text(re.compile("points?$"))
    assert points.count() >= 3


def test_six_seats_fit_a_phone(served: Served, phone: Page) -> None:
    table = SpacePage(phone, "space-six")
    table.sit(served, 6, "Drafting")
    table.to_throw()
    table.drawn()
    assert table.panel.get_by_role("group", name="At").get_by_role("radio").count() == 6
    table.decide()
    table.wait()
    table.check_accessible()
    table.check_fits()
    table.shots("turn")


@pytest.mark.torture
@pytest.mark.parametrize("mode", ["Classic", "Drafting"])
@pytest.mark.parametrize(("seats", "button"), [(2, "Play a bot"), (4, "Play a friend here"), (6, "Play a bot")])
def test_whole_games(served: Served, page: Page, mode: str, seats: int, button: str) -> None:
    table = SpacePage(page, f"space-{mode}-{seats}".lower())
    table.sit(served, seats, mode, button=button)
    seen: set[str] = set()
    for _ in range(10 * MOST):
        table.wait()
        if table.over:
            break
        asked = re.sub(r"[a-z]+ \d", "a die", table.asked).strip("?.").lower().replace(" ", "-")
        if asked not in seen:
            seen.add(asked)
            table.drawn()
            table.check_accessible()
            table.shots(asked)
        table.decide()
    assert table.over
    table.shots("end")
