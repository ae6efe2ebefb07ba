"""A table holds still: sizes follow from the window alone, and hovering, focusing or picking moves nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import effort
from tests.effort import cases
from tests.web.conftest import open_page
from tests.web.geometry import Geometry
from tests.web.server_process import Served
from tests.web.table_page import TablePage, start_match

WINDOWS = {
    "low": (360, 640),
    "phone": (360, 740),
    "tablet": (768, 1024),
    "laptop": (1366, 640),
    "desk": (1280, 800),
    "large": (1600, 1000),
}
GAMES = {
    "dicewing": "DiceWing",
    "army": "Dice Wars",
    "keep": "DICE WAR",
    "indicesion": "inDICEsion",
    "battle": "War Dice",
}
DECISIONS = {"dicewing": 16, "army": 9, "keep": 14, "indicesion": 6, "battle": 18}
"""The number of answers: every kind of prompt then appears with near certainty."""

WHOLE = (
    *("dicewing-low", "dicewing-phone", "army-low", "army-phone", "keep-phone"),
    *("dicewing-laptop", "army-laptop", "keep-laptop"),
)
"""Tables that fit a small screen without scrolling."""

CASES = [f"{game}-{window}" for game in GAMES for window in WINDOWS]
SHORT = ["keep-phone"]
"""Enough for every run: `test_stillness` checks samples of every kind of table under a mouse."""


@pytest.mark.parametrize("case", cases(CASES, SHORT))
def test_a_table_holds_still_whatever_is_asked(served: Served, browser: Browser, case: str) -> None:
    game, window = case.split("-")
    for page in open_page(browser, *WINDOWS[window]):
        table = TablePage(page, f"still-{case}")
        start_match(page, served.address, GAMES[game], "Play a bot", "Random")
        geometry = Geometry(page, touch=window in ("low", "phone"), whole=case in WHOLE)
        seen: set[str] = set()
        for _ in range(DECISIONS[game] if effort.long else 7):
            if not table.wait():
                break
            step(page, table, geometry, seen)
        assert len(seen) > 1


def step(page: Page, table: TablePage, geometry: Geometry, seen: set[str]) -> None:
    """Check the prompt, more closely if its kind is new, and answer it."""
    table.come_to_rest()
    asked = table.asked
    geometry.look(asked)
    kind = " ".join(asked.split()[:2])
    if kind not in seen:
        geometry.keeps_still(table)
        table.shots(f"{len(seen)}")
    seen.add(kind)
    answer(page, table, geometry)


def answer(page: Page, table: TablePage, geometry: Geometry) -> None:
    """Pick pieces and places until an action can be confirmed, and confirm it."""
    goals = page.get_by_role("button", name=re.compile("^Go to "))
    where = page.get_by_role("button", name="Choose where")
    tabs = page.locator("[data-tab]")
    ready = page.get_by_role("button", name=re.compile("^Play with a ready-made army"))
    if ready.count():
        ready.first.click()
        expect(ready).to_have_count(0)
        return
    asked = table.asked
    for _ in range(8):
        if not table.is_asked or table.asked != asked:
            return
        if table.primary_button.count() and table.primary_button.is_enabled():
            table.press_primary_button()
            return
        if where.count() or (goals.count() and not table.offered.count()):
            goals.first.click(position={"x": 12, "y": 3})
        elif table.offered.count():
            pick(table, geometry)
        elif tabs.count():
            tabs.first.click()
        else:
            page.locator(".prompt-bar .buttons button:enabled, .prompt-bar .options button:enabled").last.click()
            return
    raise AssertionError(f"no answer to {table.asked!r}")


def pick(table: TablePage, geometry: Geometry) -> None:
    """Pick the first piece that is offered, and assert that nothing else moves unless another question follows."""
    asked = table.asked
    name = table.offered.first.evaluate("(button) => button.closest('[data-piece]').dataset.piece")
    button = table.page.locator(f"[data-piece='{name}'] button").first
    button.scroll_into_view_if_needed()
    before = geometry.measure()
    button.click(position={"x": 10, "y": 20})  # where pieces overlap, the left of each is free
    table.come_to_rest()
    if table.is_asked and table.asked == asked:
        geometry.pick_keeps_still(table, name, before)
