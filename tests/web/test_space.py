"""Throws in a real browser: by hand, by keys, from above, and in whole games."""

from __future__ import annotations

import re
from itertools import combinations
from math import atan2, degrees

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from tests import effort
from tests.effort import cases
from tests.web.conftest import at_speed, open_page
from tests.web.finger import HANDS, Finger
from tests.web.geometry import SLACK
from tests.web.server_process import Served
from tests.web.space_page import BLIND, SpacePage
from tests.web.staged_tables import Stage, Staged
from tests.web.table_page import becomes, start_match
from warbones import Game, load
from warbones.check.random_play import random_game
from warbones.core.view.scene import Scene

MOST = 400
COLOUR = re.compile("^(Orange|Yellow|Red|Blue|Green|Pink)$")


@pytest.mark.torture
@pytest.mark.timeout(1200)
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
    assert re.search(r"\bwins?\b", table.asked)
    assert any("ends up on" in line for line in table.log)
    table.check_accessible()
    table.shots("end")


@pytest.mark.torture
def test_the_colours_of_the_first_choice_stand_in_their_squares_on_a_phone(served: Served, phone: Page) -> None:
    start_match(phone, served.address, "inDICEsion", "Play a bot")
    table = SpacePage(phone, "space-colours")
    colours = phone.get_by_role("region", name="Prompt").get_by_role("button", name=COLOUR)
    expect(colours).to_have_count(6)
    expect(colours.locator(".picture svg")).to_have_count(6)
    table.come_to_rest()
    for each in colours.all():
        assert each.evaluate("(button) => button.scrollWidth <= button.clientWidth")
        box = each.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 360 + SLACK
        assert box["height"] >= 44 - SLACK
    table.check_fits()
    table.check_accessible()
    table.shot("colours")


@pytest.mark.torture
def test_all_dice_of_a_draft_and_their_effects_are_seen_at_once_on_a_phone(served: Served, phone: Page) -> None:
    phone.goto(f"{served.address.rstrip('/')}/pieces/space-draft")
    cards = phone.locator(".cards button")
    expect(cards).to_have_count(6)
    SpacePage(phone, "space-cards").come_to_rest()
    for card in cards.all():
        for part in (card, card.locator(".note"), card.locator(".faces svg")):
            expect(part).to_be_in_viewport(ratio=0.99)
        box = card.bounding_box()
        assert box
        assert box["height"] >= 44 - SLACK


@pytest.mark.torture
@pytest.mark.parametrize("touches", cases([False, True], [True]), ids=HANDS.get)
def test_a_hand_too_slow_to_flick_or_too_short_to_pull_gets_an_explanation(
    served: Served, browser: Browser, touches: bool
) -> None:
    for page in open_page(browser, *((360, 740) if touches else (1280, 800)), touched=touches):
        table = SpacePage(page, f"space-slow-{'touch' if touches else 'mouse'}")
        table.sit(served, 2)
        table.to_throw()
        table.drawn()
        finger, (x, y) = Finger(page, touches=touches), table.hand()
        for way, words in ((-70, "Too slow for a flick"), (14, "Too short a pull")):
            finger.down(x, y)
            for step in range(1, 8):
                finger.move(x, y + way * step / 7)
                page.wait_for_timeout(60)  # a slow hand
            page.wait_for_timeout(150)
            finger.up()
            expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
            table.shot(words.split()[1])
            assert table.panel.count() == 1, "nothing was thrown"
        finger.down(x, y)
        expect(page.get_by_text("Too short a pull")).to_have_count(0)
        finger.up()


@pytest.mark.torture
def test_fine_aim_measures_in_the_rulebook_s_inches(served: Served, page: Page) -> None:
    page.add_init_script(BLIND)
    table = SpacePage(page, "space-inches")
    table.sit(served, 2)
    table.to_throw()
    page.get_by_text("Fine aim", exact=True).click()
    said = page.locator(".fine").inner_text()
    assert "inches" in said
    assert not re.search(r"\d (cm|mm|m)\b|metre", said)


@pytest.mark.parametrize("touches", cases([False, True], [True]), ids=HANDS.get)
def test_a_throw_goes_against_the_pull_and_back_at_the_die_it_stays(
    served: Served, browser: Browser, touches: bool
) -> None:
    for page in open_page(browser, *((360, 740) if touches else (1280, 800))):
        at_speed(page, "normal", "reduce")
        table = SpacePage(page, f"space-pull-{'touch' if touches else 'mouse'}")
        table.sit(served, 2)
        table.to_throw()
        table.drawn()
        table.shots("aim")
        finger = Finger(page, touches=touches)
        (x, y), straight = table.hand(), table.lands()
        finger.down(x, y)
        for aside in (0, 25, -40):
            finger.move(x + aside, y + 72)
            assert table.heads(degrees(atan2(-aside, 72))), table.heading()
            expect(page.get_by_text("Sling: let go to throw")).to_be_visible()
            table.shot(f"pull{aside}")
        finger.move(x + 3, y + 3)
        expect(page.get_by_text("Let go here to keep the die")).to_be_visible()
        finger.up()
        assert table.lands_at(straight)
        assert table.panel.count() == 1
        finger.down(x, y)
        finger.move(x, y + 72)
        page.wait_for_timeout(250)
        finger.up()
        expect(table.panel).to_have_count(0)


@pytest.mark.torture
def test_a_pull_that_is_taken_back_throws_nothing(served: Served, page: Page) -> None:
    page.add_init_script(BLIND)
    table = SpacePage(page, "space-escape")
    table.sit(served, 2)
    table.to_throw()
    table.drawn()
    (x, y), before = table.hand(), table.lands()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 60)
    assert becomes(page, lambda: table.lands() != pytest.approx(before, abs=1))
    page.keyboard.press("Escape")
    page.mouse.up()
    assert table.lands_at(before)
    assert table.panel.count() == 1


AREAS = "[...document.querySelectorAll('.words [data-area]')].map((area) => area.getBoundingClientRect().y)"


@pytest.mark.torture
def test_no_area_moves_where_a_throw_is_aimed(served: Served, page: Page) -> None:
    page.add_init_script(BLIND)
    table = SpacePage(page, "space-areas")
    table.sit(served, 2)
    table.wait()
    before = page.evaluate(AREAS)
    assert len(before) >= 4
    table.to_throw()
    assert page.evaluate(AREAS) == before
    table.fine()
    assert page.evaluate(AREAS) == before
    expect(table.panel).to_be_in_viewport(ratio=0.99)


def test_keys_aim_and_throw_and_words_say_where_it_will_lie(served: Served, page: Page) -> None:
    page.add_init_script(BLIND)
    at_speed(page, "normal", "reduce")
    table = SpacePage(page, "space-keys")
    table.sit(served, 2)
    table.to_throw()
    aim_first = page.get_by_role("button", name="Aim first")
    expect(aim_first).to_be_disabled()
    page.keyboard.press("Space")
    assert re.fullmatch(r"Your board: [34] times in 5", table.forecast), "nothing was thrown"
    before = table.lands()
    for _ in range(14):
        page.keyboard.press("ArrowRight")
    assert becomes(page, lambda: table.lands()[0] > before[0] + 5)
    assert re.fullmatch(
        r"(Your board: (1 time in 5|2 times in 5|hardly ever)|Off every board: nearly always)", table.forecast
    )
    page.keyboard.press("Space")
    expect(table.panel).to_have_count(0)
    table.to_throw()
    expect(aim_first).to_be_disabled()


def test_without_webgl_the_table_is_seen_from_above_and_played_by_keys(served: Served, page: Page) -> None:
    page.add_init_script(BLIND)
    at_speed(page, "normal", "reduce")
    table = SpacePage(page, "space-flat")
    table.sit(served, 3)
    table.to_throw()
    expect(page.locator(".flat svg")).to_be_visible()
    assert page.locator("canvas").count() == 0
    table.check_accessible()
    for _ in range(3 if effort.long else 1):
        table.fine()
        strength = table.panel.get_by_label("Strength")
        before = float(strength.input_value())
        strength.press("ArrowRight")
        assert float(strength.input_value()) > before
        direction = table.panel.get_by_label("Direction")
        straight = int(direction.input_value())
        page.locator(".glass").press("ArrowLeft")
        assert int(direction.input_value()) == straight - 2
        table.shots("aim")
        page.keyboard.press("Space")
        expect(table.panel).to_have_count(0)
        table.to_throw()
    points = page.get_by_role("region", name="The board").or_(page.locator("main")).get_by_text(re.compile("points?$"))
    assert points.count() >= 3


HELD = """() => [...document.querySelectorAll(".words [data-look=row]:not([data-shared]) .lies")].map((die) => {
  const {x, y, right, bottom} = die.getBoundingClientRect()
  return [x, y, right, bottom]
})"""
"""The boxes of the unused dice."""


@pytest.mark.parametrize("players", cases([2, 3, 4, 6], [2]))
def test_all_unused_dice_lie_side_by_side_on_a_desk(served: Served, page: Page, players: int) -> None:
    page.add_init_script(BLIND)
    table = SpacePage(page, f"space-hands-{players}")
    table.sit(served, players)
    table.to_throw()
    table.shots("held")
    cloth = page.locator("main").bounding_box()
    assert cloth
    dice = page.evaluate(HELD)
    assert len(dice) >= 5 * players  # of six each, of which one at most was thrown or placed
    for (x, y, right, bottom), (x2, y2, right2, bottom2) in combinations(dice, 2):
        assert min(right, right2) <= max(x, x2) + SLACK or min(bottom, bottom2) <= max(y, y2) + SLACK
    assert max(bottom for *_, bottom in dice) <= cloth["y"] + cloth["height"] + SLACK


def long_sum() -> tuple[Game, Scene]:
    """Return a scene of inDICEsion with nine dice in a sum."""
    game = load("indicesion")
    for position in random_game(game, 0, {"players": 2}):
        scene = position.scene_messages(0)
        if sums := [each for calculation in scene.calculations for each in calculation.sums if each.pieces]:
            pieces = tuple(replace(sums[0].pieces[0], id=f"die{nth}") for nth in range(9))
            longer = replace(scene.calculations[-1], sums=(replace(sums[0], pieces=pieces),))
            return game, replace(scene, calculations=(longer,))
    raise AssertionError("nothing is added up")


def test_a_long_sum_stays_on_its_card(served: Served, page: Page) -> None:
    page.add_init_script(BLIND)
    game, scene = long_sum()
    Stage(page, served, game, 0).show(Staged(scene))
    card = page.get_by_role("region", name="The boards").bounding_box()
    assert card
    dice = page.locator("caption [role=img][title]")
    expect(dice).to_have_count(9)
    for die in dice.all():
        box = die.bounding_box()
        assert box
        assert box["x"] + box["width"] <= card["x"] + card["width"]


@pytest.mark.torture
def test_each_die_in_the_middle_can_be_picked_with_a_mouse(served: Served, page: Page) -> None:
    page.add_init_script(BLIND)
    table = SpacePage(page, "space-middle")
    table.sit(served, 4, "Drafting", button="Play a friend here")
    table.wait()
    expect(table.offered).to_have_count(6)
    table.shots("offered")
    for die in page.locator(".piece button[aria-pressed]").all():
        die.click(position={"x": 22, "y": 22})
        expect(table.primary_button).to_have_text(re.compile("^Take"))


@pytest.mark.torture
@pytest.mark.parametrize("turns", cases([0, 1], [0]))
def test_six_seats_fit_a_phone(served: Served, phone: Page, turns: int) -> None:
    table = SpacePage(phone, "space-six")
    table.sit(served, 6, "Drafting")
    table.to_throw()
    table.drawn()
    assert table.panel.get_by_role("group", name="At", exact=True).get_by_role("radio").count() == 6
    for _ in range(turns):
        table.decide()
        table.wait()
    table.check_accessible()
    table.check_fits()
    table.shots("turn")


@pytest.mark.torture
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("mode", ["Classic", "Drafting"])
@pytest.mark.parametrize(("seats", "button"), [(2, "Play a bot"), (4, "Play a friend here"), (6, "Play a bot")])
def test_whole_games(served: Served, page: Page, mode: str, seats: int, button: str) -> None:
    page.add_init_script(BLIND)  # only the game above is drawn in 3D, which takes minutes without a graphics card
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


@pytest.mark.torture
@pytest.mark.parametrize("height", cases([740, 640], [640]))
def test_fine_aim_on_a_phone_shows_the_target(served: Served, phone: Page, height: int) -> None:
    phone.set_viewport_size({"width": 360, "height": height})
    table = SpacePage(phone, f"space-fine-{height}")
    table.sit(served, 2)
    table.to_throw()
    table.drawn()
    table.fine()
    glass, words = phone.locator(".glass"), phone.locator("main .words")
    above, below = glass.bounding_box(), words.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"] + 1
    for middle in (table.hand(), table.lands()):
        assert above["y"] < middle[1] < above["y"] + above["height"]
    direction = table.panel.get_by_label("Direction")
    before = table.lands()
    direction.focus()
    phone.keyboard.press("ArrowRight")
    assert becomes(phone, lambda: table.lands()[0] > before[0])
    table.check_accessible()
    table.shots("fine")
