"""The room on screens of every size: large dice, whole boards, and buttons in view."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases
from tests.server.player import FRIENDS, Player, key, new_table, options, play_some
from tests.web.server_process import Served
from tests.web.table_page import TablePage, remember
from warbones import GAMES

COVERED = """() => {
  const felt = document.querySelector("main").getBoundingClientRect()
  const along = (from, to) => Array.from({ length: Math.floor((to - from) / 20) }, (_, at) => from + 10 + 20 * at)
  const points = along(felt.left, felt.right).flatMap((x) => along(felt.top, felt.bottom).map((y) => [x, y]))
  return points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-piece]")).length / points.length
}"""
"""The share of the felt that is covered by dice."""

OUTSIDE = """() => {
  const felt = document.querySelector("main").getBoundingClientRect()
  return [...document.querySelectorAll("main [data-area]")].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    return left < felt.left - 1 || top < felt.top - 1 || right > felt.right + 1 || bottom > felt.bottom + 1
  }).map((each) => each.dataset.area)
}"""
"""The areas of which some part is not visible on the board."""

WIDER = """() => [document.documentElement, ...document.querySelectorAll("main, .prompt-bar *")]
  .filter((each) => each.scrollWidth > each.clientWidth)
  .filter((each) => each.matches("html, main, h2, p") || /auto|scroll/.test(getComputedStyle(each).overflowX))
  .filter((each) => each.checkVisibility() && !each.closest(".unseen"))
  .map((each) => each.className || each.tagName)"""
"""The boxes that scroll sideways, the board if its content is wider, and the prompt's words that do not fit."""


def asked(page: Page, served: Served, game: str, size: tuple[int, int]) -> TablePage:
    """Open a table of two people in a window of this size, at the seat that is asked."""
    host = served.address.removeprefix("http://").rstrip("/")
    ticket = new_table(host, FRIENDS, game=game)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        for player in (alpha, beta):
            player.view()
        play_some(alpha, beta, 2)
        seat = next(at for at, player in enumerate((alpha, beta)) if options(player.newest()))
    remember(page, {"table": ticket.table, "seats": [{"seat": seat, "token": key(ticket, seat)}], "started": 0})
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{served.address}table/{ticket.table}")
    table = TablePage(page, f"{game}-{size[0]}")
    table.wait_for_turn()
    table.come_to_rest()
    table.shot("room")
    return table


def check_button_in_view(table: TablePage) -> None:
    """Assert that the button that answers, or what is in its place, is wholly in the window."""
    size: Any = table.page.viewport_size
    buttons = table.page.locator(".prompt-bar .buttons > button")
    expect(buttons.last).to_be_visible()
    for each in buttons.all():
        box: Any = each.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]


def test_dice_wars_fills_a_large_screen_with_dice(served: Served, page: Page) -> None:
    table = asked(page, served, "army", (1920, 1080))
    assert page.evaluate(COVERED) > 0.15
    assert page.evaluate(OUTSIDE) == []
    check_button_in_view(table)


@pytest.mark.parametrize("size", cases([(667, 375), (640, 400), (960, 540)], [(667, 375)]))
def test_all_of_dice_war_is_visible_on_a_low_screen(served: Served, page: Page, size: tuple[int, int]) -> None:
    table = asked(page, served, "keep", size)
    assert page.evaluate(OUTSIDE) == []
    check_button_in_view(table)


@pytest.mark.parametrize("game", cases(GAMES, ["army", "battle", "indicesion"]))
def test_at_400_percent_nothing_scrolls_sideways(served: Served, page: Page, game: str) -> None:
    table = asked(page, served, game, (320, 256))
    assert page.evaluate(WIDER) == []
    check_button_in_view(table)
