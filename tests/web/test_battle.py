"""Whole battles of War Dice in a real browser: armies from lists, heroes, sieges, flanks, a raised army, steps back."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.web.serving import Served
from tests.web.table_page import TablePage, set_table

MOST_DECISIONS = 900
UNDEAD = "dracolich, bone-tosser"
HORDE = "crimson-snake, 2 hulking-beast, 12 critters"
LIKED = ("Raise", "Flanking", "Siege", "Carpet", "Melee", "Ranged", "Critical", "Snipe", "Attack", "Move to Beta's")
MOMENTS = {
    "Pick your faction": "faction",
    "Buy a unit": "buying",
    "Fill ": "placing",
    "Choose a unit to act": "unit",
    "What does": "deed",
    "Choose a row": "line",
    "Choose a column": "column",
    "Choose a square of": "square",
    "Raise a unit": "raising",
}


class BattleTable(TablePage):
    """A table of War Dice, played by whoever is asked: liked deeds first, all else by luck."""

    def __init__(self, page: Page, name: str) -> None:
        """Play by a luck of its own."""
        super().__init__(page, name)
        page.set_default_timeout(8_000)
        self.seen: set[str] = set()
        self.chosen: set[str] = set()
        self._dice = random.Random(3)
        self._views = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self._views += '"type":"view"' in str(frame)

    @property
    def cards(self) -> Locator:
        """The options that are cards on the rail."""
        return self.page.locator(".options button")

    @property
    def tabs(self) -> Locator:
        """The lines that can be chosen."""
        return self.page.locator("[data-tab]")

    @property
    def squares(self) -> Locator:
        """Squares or units that can be picked and are not."""
        return self.page.locator(".piece button[aria-pressed=false]")

    def play(self, decisions: int = MOST_DECISIONS) -> bool:
        """Answer what is asked until the battle is over; return whether it is."""
        for _ in range(decisions):
            if not self.wait():
                return True
            self.look()
            self.answer()
        return False

    def wait(self) -> bool:
        """Hurry on until something is asked; return whether the battle goes on."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if self.page.get_by_text("Battle over").count():
                return False
            if self.page.locator("[data-primary], .options button, [data-tab], .piece button").count():
                return True
            self.hurry()
            self.page.wait_for_timeout(15)
        raise AssertionError("nothing is asked")

    def look(self) -> None:
        """Look closely at each kind of decision once."""
        name = next((name for words, name in MOMENTS.items() if self.asked.startswith(words)), "")
        if "besieged" in self.asked:
            name = "siege"
        if name and name not in self.seen:
            self.seen.add(name)
            self.check_accessible()
            self.check_fits()
            self.shots(name)

    def answer(self) -> None:
        """Answer: a card that is liked, else lines, pieces or buttons by luck."""
        before = self._views
        if self.cards.count() and (label := self._liked(self.cards)):
            self.chosen.add(label.split("\n")[0].strip())
            self.cards.filter(has_text=label).first.click()
        elif self.tabs.count():
            self._any(self.tabs).click()
            self.press_brass()
        elif self.squares.count():
            self._pick()
        else:
            self._any(self.page.locator(".rail button:enabled").filter(has_not_text="Hint")).click()
        self._settle(before)

    def _liked(self, cards: Locator) -> str:
        labels = cards.locator(".label").all_inner_texts()
        liked = [label for words in LIKED for label in labels if label.startswith(words)]
        if liked and self._dice.random() < 0.9:
            return liked[0]
        return self._dice.choice(labels)

    def _any(self, found: Locator) -> Locator:
        return found.nth(self._dice.randrange(found.count()))

    def _pick(self) -> None:
        """Pick squares or units until that is an answer."""
        asked = self.asked
        for _ in range(9):
            self._any(self.squares).click()
            if self.asked != asked or self.brass.count():
                break
        if self.asked == asked and self.brass.count():
            self.press_brass()

    def _settle(self, before: int) -> None:
        """Wait until the answer has come back and lies on the table."""
        until = time.monotonic() + 8
        while self._views == before and time.monotonic() < until:
            self.page.wait_for_timeout(5)
        assert self._views > before, f"no answer came to: {self.asked}"
        self.hurry()
        self.page.wait_for_timeout(25)

    def take_list(self, written: str) -> None:
        """Write a list of units and take it."""
        self.page.get_by_role("textbox").fill(written)
        self.page.get_by_role("button", name="Take this list").click()


def begin(table: BattleTable, factions: tuple[str, str], lists: tuple[str, str]) -> None:
    """Pick both factions and take both armies from lists."""
    for faction in factions:
        table.wait()
        table.look()
        table.cards.filter(has_text=faction).first.click()
        expect(table.cards.filter(has_text=faction)).to_have_count(0 if faction == factions[-1] else 1)
    for written in lists:
        expect(table.page.get_by_role("textbox")).to_be_visible()
        table.look()
        table.take_list(written)
        expect(table.page.get_by_role("heading", name=re.compile("^Fill"))).to_be_visible()
        table.look()
        while table.asked.startswith("Fill"):
            table.answer()


def test_a_whole_battle_of_two_people_with_heroes_sieges_flanks_and_a_raised_army(served: Served, page: Page) -> None:
    page.goto(served.address)
    table = BattleTable(page, "battle-desk")
    set_table(page, "War Dice", "Play a friend here")
    begin(table, ("The Lich Queen's Army", "The Horde"), (UNDEAD, HORDE))
    assert table.play()
    assert {"faction", "buying", "placing", "unit", "deed", "line", "siege", "raising"} <= table.seen
    assert {"Flanking", "Siege attack", "Raise Undead"} <= table.chosen
    told = " ".join(table.log)
    assert re.search(r"wins? the battle|draw", table.asked)
    table.check_accessible()
    table.shots("end")
