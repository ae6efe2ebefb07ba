"""Real dice in browsers: faces tapped or typed, over a link or on a shared screen, and mistakes corrected."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.effort import cases
from tests.web.conftest import open_page
from tests.web.geometry import SLACK
from tests.web.server_process import Served
from tests.web.table_page import TablePage, becomes, open_menu, start_match, who_is_asked
from warbones.verify import dice

MARK = "Real dice"
REAL = "Real dice: you roll"
MOST_STEPS = 1500
LONG = 400
"""The steps of a match that is resigned, since even `MOST_STEPS` would not end it."""
MOST_IDLE = 600


class RealTable(TablePage):
    """A table at which this browser's person rolls real dice, and taps their faces or types them in."""

    def __init__(self, page: Page, name: str, *, types: bool = False) -> None:
        """Roll with a fixed seed, and type faces in if ``types``."""
        super().__init__(page, name)
        self._rolls, self._types = random.Random(name), types
        self.rolled: list[int] = []
        self.several = 0

    def roll(self) -> None:
        """Roll the dice that are asked for, by hand."""
        slots = self.page.locator(".rolls .slot")
        dice = slots.count()
        self.several += dice > 1
        for _ in range(max(dice, 1)):
            faces = self.page.locator(".rolls .face")
            at = self._rolls.randrange(faces.count())
            key = faces.nth(at).get_attribute("aria-keyshortcuts") or ""
            self.rolled.append(at + 1)
            if self._types:
                for digit in key:
                    self.page.keyboard.press(digit)
                if self.page.get_by_text(re.compile("Press Enter if that is all")).count():
                    self.page.keyboard.press("Enter")
            else:
                faces.nth(at).click()
        if dice > 1:
            expect(self.primary_button).to_have_text(f"Enter these {dice} dice")
            if self._types:
                self.page.keyboard.press("Enter")
            else:
                self.primary_button.click()

    @property
    def now(self) -> str:
        """The state of the table: a roll or a choice is pending, or being processed."""
        return str(self.page.evaluate("() => document.querySelector('[data-now]')?.dataset.now"))

    @property
    def is_busy(self) -> bool:
        """Whether an answer is on its way, or its result is being shown."""
        return self.now == "busy"

    def answer(self) -> None:
        """Answer what is asked: roll real dice, or decide at random."""
        if self.now == "roll":
            self.roll()
            return
        cards = self.page.locator(".cards button")
        stop = self.page.get_by_role("button", name=re.compile("^(Stop|Keep (it|them))"))
        if cards.count():
            cards.nth(self._rolls.randrange(cards.count())).click()
            self.press_primary_button()
        elif stop.count() and self._rolls.random() < 0.6:
            stop.first.click()
        elif self.offered.count():
            self.decide()
        else:
            self.press_primary_button()


def invited(served: Served, **request: Any) -> tuple[str, list[str]]:
    """Set up a table of two friends with real dice; return its name and the links to its seats."""
    body = json.dumps({"seats": [{"kind": "friend"}] * 2, "by_hand": True, **request}).encode()
    asked = Request(f"{served.address}api/tables", body, {"content-type": "application/json"})  # noqa: S310  # our own server
    with urlopen(asked, timeout=30) as answer:  # noqa: S310  # likewise
        ticket = json.load(answer)
    table = ticket["table"]
    return table, [f"{served.address}join/{table}#{each['seat']}.{each['token']}" for each in ticket["invites"]]


@contextmanager
def two(browser: Browser, served: Served, name: str, **request: Any) -> Iterator[tuple[str, RealTable, RealTable]]:
    """Seat two people by their links: one at a desk, who taps, and one on a phone, who types."""
    table, links = invited(served, **request)
    with contextmanager(open_page)(browser, 1280, 800) as desk, contextmanager(open_page)(browser, 360, 740) as phone:
        for page, link in ((desk, links[0]), (phone, links[1])):
            page.goto(link)
            page.get_by_role("button", name="Sit down").click()
        yield table, RealTable(desk, f"{name}-desk"), RealTable(phone, f"{name}-phone", types=True)


def play(tables: tuple[RealTable, RealTable], steps: int) -> bool:
    """Answer wherever one is asked, for ``steps`` answers and at least one each; return whether the game is over."""
    answered, idle = Counter[RealTable](), 0
    while answered.total() < steps or len(answered) < len(tables):
        asked = [table for table in tables if table.is_asked]
        for table in asked:
            table.answer()
        answered.update(asked)
        if any(table.page.get_by_text(re.compile("Game over|Match over")).count() for table in tables):
            return True
        idle = 0 if asked else idle + 1
        for table in tables:
            table.hurry()
        assert idle < MOST_IDLE, [table.asked for table in tables]
        if not asked:
            tables[0].page.wait_for_timeout(100)
    return False


def check_file(served: Served, table: str) -> dice.DiceRecord:
    """Return the match's file; assert that it names who rolled the dice by hand."""
    file = dice.read(served.get(f"/api/tables/{table}/file").decode())
    assert file.by_hand
    assert {face["by"] for face in file.of("face")} == {0, 1}
    return file


@pytest.mark.parametrize("steps", cases([5, MOST_STEPS], [5]))
def test_a_game_with_real_dice_over_a_link(served: Served, browser: Browser, steps: int) -> None:
    with two(browser, served, "real-dicewing", game="dicewing") as (table, desk, phone):
        for each in (desk, phone):
            expect(each.page.get_by_text(MARK).first).to_be_visible()
        first, other = (desk, phone) if becomes(desk.page, lambda: desk.is_asked) else (phone, desk)
        expect(other.page.get_by_role("heading", name=re.compile("is rolling .* by hand"))).to_be_visible()
        first.check_accessible()
        first.check_fits()
        first.shots("several")
        ends((desk, phone), steps)
        assert desk.several + phone.several >= 2
        file = check_file(served, table)
        assert len([*file.of("face")]) == len(desk.rolled) + len(phone.rolled)
        expect(desk.page.get_by_text("Real dice, rolled by hand").first).to_be_visible()
        desk.shots("end")
        desk.page.goto(f"{served.address}replay/{table}")
        expect(desk.page.get_by_text("Real dice, rolled by hand").first).to_be_visible()
        desk.shots("replay")


@pytest.mark.torture
@pytest.mark.timeout(900)
@pytest.mark.parametrize("steps", [4, LONG])
def test_secret_dice_are_typed_in_at_each_person_s_own_screen(served: Served, browser: Browser, steps: int) -> None:
    options = {"match_length": "three_rounds_most_wins", "most_rounds": 5, "most_turns": 10}
    with two(browser, served, "real-army", game="army", options=options) as (table, desk, phone):
        for each in (desk, phone):
            assert each.wait()
            each.press_primary_button()
        for each, other in ((desk, phone), (phone, desk)):
            assert becomes(each.page, lambda: each.page.locator(".rolls .face").count() == 6)  # noqa: B023  # called at once
            each.check_accessible()
            each.check_fits()
            each.shots("secret")
            assert (
                other.page.locator(".screen svg.hidden").count() == other.page.locator(".screen [data-piece]").count()
            )
        ends((desk, phone), steps)
        check_file(served, table)


def ends(both: tuple[RealTable, RealTable], steps: int) -> None:
    """Play ``steps`` answers; the desk then resigns, unless `MOST_STEPS` took the match to its end."""
    over = play(both, steps)
    assert over or steps < MOST_STEPS
    if not over:
        assert all(becomes(each.page, lambda each=each: not each.is_busy) for each in both)
        both[0].resign()
        page = both[0].page
        expect(page.get_by_text("wins the match").or_(page.get_by_text("resign")).first).to_be_visible()


@pytest.mark.torture
def test_a_mistyped_face_is_taken_back_if_the_other_agrees(served: Served, browser: Browser) -> None:
    with two(browser, served, "real-slip", game="dicewing") as (_, desk, phone):
        roller, other = who_rolls(desk, phone)
        roller.answer()
        back = roller.page.get_by_role("button", name="Take back")
        expect(back).to_be_visible()
        back.click()
        expect(other.page.get_by_text("asks to take back the last move")).to_be_visible()
        other.shots("slip")
        other.page.get_by_role("button", name="Allow").click()
        expect(roller.page.locator(".rolls .slot")).to_have_count(7)


def who_rolls(one: RealTable, other: RealTable) -> tuple[RealTable, RealTable]:
    """Return both pages, the one that must roll first."""
    found = who_is_asked(one, other)
    return (one, other) if found[0] is one else (other, one)


@pytest.mark.parametrize("size", cases(["page", "phone"], ["phone"]))
def test_real_dice_are_chosen_in_the_lobby_and_their_faces_can_be_touched(
    served: Served, size: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(size)
    start_match(page, served.address, "DICE WAR", "Play a friend here", REAL)
    table = RealTable(page, f"real-keep-{size}", types=size == "page")
    table.wait(frozenset({"roll"}))
    faces = page.locator(".rolls .face")
    expect(faces).to_have_count(6)
    assert [each.get_attribute("aria-label") for each in faces.all()] == ["1", "2", "3", "4", "5", "6"]
    for box in (each.bounding_box() for each in faces.all()):
        assert box
        assert min(box["width"], box["height"]) >= 44 - SLACK
    table.check_accessible()
    table.check_fits()
    table.shots("one")
    table.roll()
    table.wait(frozenset({"choose"}))
    assert any(str(table.rolled[0]) in line for line in table.log) or size == "phone"
    open_menu(page)
    expect(page.get_by_text("Nobody can check those, so the match is not rated.")).to_be_visible()
    table.shots("menu")


@pytest.mark.torture
def test_a_referee_writes_down_over_a_link_how_foam_dice_lie(served: Served, browser: Browser) -> None:
    with two(browser, served, "real-foam", game="indicesion") as (_, desk, phone):
        for table in (desk, phone):
            expect(table.page.get_by_text(MARK).first).to_be_visible()
            table.wait(frozenset({"choose"}))
            table.page.locator("#prompt .buttons button, .answers button").first.click()
        thrower, other = who_is_asked(desk, phone)
        thrower.page.locator("#prompt .buttons button, .answers button, .piece button").first.click()
        if thrower.primary_button.count():
            thrower.press_primary_button()
        box = other.page.get_by_role("textbox", name=re.compile("how|lie|Write", re.IGNORECASE))
        expect(box).to_be_visible()
        other.shots("referee")
        box.fill("it went well")
        other.page.get_by_role("button", name="Write").click()
        expect(other.page.get_by_text("does not say how a die lies")).to_be_visible()
