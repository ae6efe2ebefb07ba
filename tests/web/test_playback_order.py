"""In every frame of an animated page, dice land before any text mentions them; tried in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.effort import cases
from tests.web.conftest import at_speed, open_page
from tests.web.frames import check_order, record, recorded
from tests.web.server_process import Served
from tests.web.table_page import ASKED, NOW, start_match
from warbones import load
from warbones.games import GAMES

TITLES = {game: load(game).title for game in GAMES}
ROLLS = {game: 1 if game == "dicewing" else 3 for game in GAMES}
"""The number of rolls to check. DiceWing rolls only twice, all dice together."""
MOST_TOUCHES = 300

TOUCH = """(random) => {
  const all = (css) => [...document.querySelectorAll(css)].filter((each) => !each.disabled && each.offsetParent)
  const open = [
    all("[data-primary]"),
    all(".cards button[aria-pressed=false]"),
    all(".options button"),
    all("[data-tab]"),
    all(".piece button[aria-pressed=false], [data-place]"),
    all(".prompt-bar .buttons button:not(.sign)"),
  ].find((each) => each.length)
  open?.[Math.floor(random * open.length)].click()
}"""
"""Presses the primary button, or else a random choice, with a click that does not skip animations."""


@pytest.fixture
def moving(browser: Browser) -> Iterator[Page]:
    """A desktop page with animations."""
    for page in open_page(browser, 1280, 800):
        at_speed(page, "normal")
        yield page


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", cases(TITLES, ["dicewing"]))
def test_no_text_mentions_a_die_before_it_has_landed(served: Served, moving: Page, game: str) -> None:
    record(moving)
    start_match(moving, served.address, TITLES[game], "Play a bot", "Random")
    moving.wait_for_selector("[data-now]")
    rng = random.Random(2)
    for _ in range(MOST_TOUCHES):
        moving.wait_for_function(f"() => {[*ASKED, 'over']}.includes(({NOW})())", timeout=200_000)
        if check_order(recorded(moving)) >= ROLLS[game] or moving.evaluate(NOW) == "over":
            break
        moving.evaluate(TOUCH, rng.random())
        moving.wait_for_timeout(30)
    assert check_order(recorded(moving)) >= ROLLS[game]
