"""Hands on the board: pieces are dragged, dropped back and tapped twice, and an enemy's reach is shown."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.effort import cases
from tests.golden import answers, give, golden_files
from tests.web.conftest import open_page
from tests.web.finger import HANDS, Finger
from tests.web.server_process import Served
from tests.web.staged_tables import Stage, Staged
from tests.web.table_page import TablePage, start_match
from warbones import Position, load
from warbones.core.view.scene import Piece

LIT = "(area) => getComputedStyle(area).backgroundImage !== 'none'"


def middle(place: Locator) -> tuple[float, float]:
    """Return the middle of something on the page."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(finger: Finger, piece: Locator, to: Locator) -> None:
    """Drag a piece to the middle of a place."""
    (x, y), (to_x, to_y) = middle(piece), middle(to)
    finger.down(x, y)
    finger.move((x + to_x) / 2, (y + to_y) / 2)
    finger.move(to_x, to_y)
    finger.up()


@pytest.mark.parametrize("touches", cases([False, True], [True]), ids=HANDS.get)
def test_dice_are_dragged_dropped_back_and_taken_by_two_taps(served: Served, browser: Browser, touches: bool) -> None:
    for page in open_page(browser, *((390, 844) if touches else (1280, 800)), touched=touches):
        start_match(page, served.address, "DiceWing", "Play a friend here")
        table, finger = TablePage(page, "hands"), Finger(page, touches=touches)
        table.wait_for_turn()
        pool, mine, theirs = (page.locator(f"[data-area={area}]") for area in ("pool", "mine", "theirs"))
        dice = pool.locator(".piece")
        before = dice.count()
        left, taken = (f"[data-piece='{dice.nth(at).get_attribute('data-piece')}']" for at in (0, 1))
        drag(finger, pool.locator(left), theirs)
        expect(page.locator("[data-dragged]")).to_have_count(0)
        drag(finger, pool.locator(taken), mine)
        expect(theirs.locator(taken)).to_be_visible()  # the other seat is asked on the same screen
        expect(pool.locator(left)).to_be_visible()
        expect(dice).to_have_count(before - 1)
        table.wait_for_turn()
        for _ in range(2):
            finger.down(*middle(dice.first))
            finger.up()
        expect(dice).to_have_count(before - 2)


def in_reach() -> tuple[Position, Piece]:
    """Return a position of DICE WAR, and a pawn in it that is not seat 0's and reaches something."""
    game = load("keep")
    written = json.loads(golden_files("keep")[0].read_text("utf-8"))
    position = game.new(None, **written["options"])
    for answer in answers(written):
        if 0 in position.to_act:
            areas = position.scene_messages(0).areas
            theirs = (piece for area in areas for piece in area.pieces if piece and piece.set == 1 and piece.reaches)
            if found := next(theirs, None):
                return position, found
        give(position, answer)
    raise AssertionError("no pawn reaches anything")


@pytest.mark.parametrize("touches", [False, True], ids=HANDS.get)
def test_what_an_enemy_reaches_lights_up(served: Served, browser: Browser, touches: bool) -> None:
    position, pawn = in_reach()
    for page in open_page(browser, *((390, 844) if touches else (1280, 800)), touched=touches):
        Stage(page, served, position.game, 0).show(Staged(position.scene_messages(0)))
        zones = [page.locator(f"[data-area='{zone}']") for zone in pawn.reaches]
        assert not any(zone.evaluate(LIT) for zone in zones)
        point(page, page.locator(f"[data-piece='{pawn.id}']"), touches=touches)
        assert all(zone.evaluate(LIT) for zone in zones)


def point(page: Page, piece: Locator, *, touches: bool) -> None:
    """Hold a finger on a piece, or move the mouse over it."""
    if touches:
        Finger(page, touches=True).down(*middle(piece))
    else:
        piece.hover()
