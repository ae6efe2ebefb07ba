"""A 3D table, driven as a person throws dice there."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from math import atan2, degrees, hypot

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.prepared_tables import Prepared
from tests.web.server_process import Served
from tests.web.table_page import TablePage, becomes, open_game, sit_by

TITLE = "inDICEsion"
ASKED = ".aim, .piece button, .prompt-bar .buttons button:enabled, .prompt-bar .options button:enabled"
SIDE = re.compile("Hint|Take back|Put back|Odds")
WAYS = {"lob": "in an arc", "drop": "from above", "skim": "low and fast"}

BLIND = "HTMLCanvasElement.prototype.getContext = () => null"
"""Disables WebGL, so tables are drawn from above: without a graphics card, a 3D frame takes long."""

WATCH = """() => {
  window.seen = []
  const kinds = ["board", "tag", "counted", "burns"]
  const last = {}
  const note = () => {
    const asked = document.querySelector(".prompt-bar h2")?.innerText ?? ""
    for (const kind of kinds) {
      const words = [...document.querySelectorAll(`.label.${kind}`)].map((each) => each.textContent.trim())
      if (JSON.stringify(words) === last[kind]) continue
      last[kind] = JSON.stringify(words)
      window.seen.push({ kind, words, asked })
    }
  }
  window.places = {}
  const lie = () => {
    for (const die of document.querySelectorAll("[data-body]"))
      (window.places[die.dataset.body] ??= []).push(die.getAttribute("transform"))
  }
  const all = { subtree: true, childList: true, characterData: true, attributeFilter: ["transform"] }
  new MutationObserver(() => (note(), lie())).observe(document.body, all)
  note()
  lie()
}"""
"""Records every change to the labels and to the dice's places, however brief."""


@dataclass(frozen=True)
class Seen:
    """The labels of one kind that were shown together, and the question at that time."""

    kind: str
    words: list[str]
    asked: str


class SpacePage(TablePage):
    """One browser page at a table where dice are thrown."""

    def __init__(self, page: Page, name: str, seed: int = 1) -> None:
        """Drive ``page``; ``name`` begins the names of its screenshots."""
        super().__init__(page, name)
        self._chance = random.Random(seed)

    def sit(self, served: Served, players: int, *rules: str, button: str = "Play a bot") -> None:
        """Set up a table for a number of players, with random bots."""
        self.page.goto(served.address)
        row = open_game(self.page, TITLE)
        row.get_by_label("Players").select_option(str(players))
        sit_by(row, button, "Random", *rules)

    @property
    def panel(self) -> Locator:
        """The controls that aim a throw by keys and sliders."""
        return self.page.get_by_role("region", name="Your throw")

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.page.get_by_text("Game over").count() > 0

    @property
    def buttons(self) -> Locator:
        """The choices on the prompt bar besides the primary button."""
        bar = self.page.locator(".prompt-bar .buttons button:enabled, .prompt-bar .options button:enabled")
        return bar.filter(has_not_text=SIDE)

    @property
    def cards(self) -> Locator:
        """The choices on the prompt bar that show faces."""
        return self.page.locator(".prompt-bar .cards button:enabled")

    def wait(self) -> None:
        """Wait until something is asked, and skip animations."""
        for _ in range(1200):
            self.hurry()
            if self.over or self.page.locator(ASKED).count():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing is asked: {self.asked}")

    def drawn(self) -> None:
        """Wait until the 3D table is drawn."""
        expect(self.page.get_by_text("Setting up the table.")).to_have_count(0)
        self.page.wait_for_timeout(400)

    def to_throw(self) -> None:
        """Decide until a throw can be aimed."""
        self.wait()
        while not self.panel.count():
            self.decide()
            self.wait()

    def decide(self) -> str:
        """Answer at random; return the question."""
        asked = self.asked
        if self.panel.count():
            self._aim()
            self.primary_button.click()
            expect(self.panel).to_have_count(0)
            return asked
        if (count := self.offered.count()) and self._chance.random() < 0.7:
            self.offered.nth(self._chance.randrange(count)).click()
            self.primary_button.click()
        elif count := self.cards.count():
            self.cards.nth(self._chance.randrange(count)).click()
            self.primary_button.click()
        elif count := self.buttons.count():
            self.buttons.nth(self._chance.randrange(count)).click()
        self.page.wait_for_timeout(120)
        return asked

    def _aim(self) -> None:
        for group in ("Die", "At"):
            chips = self.panel.get_by_role("group", name=group, exact=True).get_by_role("radio")
            if not chips.count():  # one kind only
                continue
            chips.nth(self._chance.randrange(chips.count())).check(force=True)

    def hand(self) -> tuple[float, float]:
        """Return the place on the page of the die in the hand."""
        return self._middle(".grip")

    def lands(self) -> tuple[float, float]:
        """Return the place on the page where the aimed throw comes down."""
        return self._middle(".glass .down")

    def _middle(self, what: str) -> tuple[float, float]:
        box = self.page.locator(what).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    @property
    def forecast(self) -> str:
        """The forecast of the aimed throw, in words."""
        return self.panel.get_by_role("status").inner_text()

    def fine(self) -> None:
        """Open the controls for fine aim."""
        if not self.panel.get_by_label("Strength").is_visible():
            self.panel.get_by_text("Fine aim", exact=True).click()

    def ahead(self) -> tuple[float, float]:
        """Return the throw's direction on the page: right and down, of length 1."""
        (x, y), (to_x, to_y) = self.hand(), self.lands()
        right, down = to_x - x, to_y - y
        return right / hypot(right, down), down / hypot(right, down)

    def heading(self) -> float:
        """Return the throw's direction, in degrees to the right of straight ahead."""
        right, down = self.ahead()
        return degrees(atan2(right, -down))

    def heads(self, right: float) -> bool:
        """Return whether the throw's direction becomes ``right``, in degrees to the right of straight ahead."""
        return becomes(self.page, lambda: self.heading() == pytest.approx(right, abs=4))

    def lands_at(self, place: tuple[float, float]) -> bool:
        """Return whether the throw's landing place moves to a place on the page."""
        return becomes(self.page, lambda: self.lands() == pytest.approx(place, abs=1))

    def join(self, served: Served, table: Prepared) -> None:
        """Take the seat with the pending throw at a prepared table."""
        table.join(served, self.page)
        expect(self.panel).to_be_visible()
        self.drawn()

    def throw(self, table: Prepared) -> None:
        """Make the throw whose result is known."""
        assert table.throw
        _, die, _, board, way = table.throw.action.split()
        dice = self.panel.get_by_role("group", name="Die", exact=True).get_by_role("radio", name=die)
        if dice.count():
            dice.first.check(force=True)
        self.fine()
        boards = self.panel.get_by_role("group", name="At", exact=True).get_by_role("radio")
        boards.nth("Alpha Beta Gamma Delta Epsilon Zeta".split().index(board)).check(force=True)
        self.panel.get_by_role("group", name="Or just throw").get_by_role("button", name=WAYS[way]).click()
        expect(self.panel).to_have_count(0)

    def from_above(self) -> None:
        """Switch to the view from above."""
        expect(self.page.locator("canvas, .glass .flat > svg")).not_to_have_count(0)
        if self.page.locator("canvas").count():
            self.page.get_by_role("button", name="From above", exact=True).click()
        expect(self.page.locator(".glass .flat > svg")).to_be_visible()

    def watch(self) -> None:
        """Record the labels and the question from now on."""
        self.page.evaluate(WATCH)

    def places(self) -> dict[str, int]:
        """Return the number of places at which each die has been seen from above since `watch`."""
        found: dict[str, int] = self.page.evaluate(
            "Object.fromEntries(Object.entries(window.places).map(([die, ways]) => [die, new Set(ways).size]))"
        )
        return found

    def wait_for_flight(self) -> None:
        """Wait until a die has been seen in flight, from above."""
        for _ in range(300):
            if max(self.places().values()) > 4:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing flies: {self.asked}")

    def seen(self, kind: str) -> list[Seen]:
        """Return the recorded labels of a kind, once for each change."""
        noted = [each for each in self.page.evaluate("window.seen") if each["kind"] == kind]
        return [Seen(**each) for each in noted]
