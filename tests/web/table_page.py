"""The table's page as a person uses it: by what it shows and says, never by how it is made."""

from __future__ import annotations

import os
import random
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

SHOTS = os.environ.get("WARBONES_SHOTS")
"""Where screenshots are kept for people to look at; none are made where this is not set."""

AT_REST = """document.fonts.ready.then(() => Promise.all(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished.catch(() => null))))"""
"""Waits until letters are there and nothing moves: a colour halfway to its own is no finding."""


class TablePage:
    """One browser page at a table."""

    def __init__(self, page: Page, name: str) -> None:
        """Drive ``page``; ``name`` begins the names of its screenshots."""
        self.page, self._name, self._luck = page, name, random.Random(1)

    @property
    def asked(self) -> str:
        """What the rail asks."""
        return self.page.get_by_role("region", name="What is asked").get_by_role("heading").inner_text()

    @property
    def brass(self) -> Locator:
        """The one primary button."""
        return self.page.locator("[data-primary]")

    @property
    def offered(self) -> Locator:
        """The pieces that can be picked and are not."""
        return self.page.get_by_role("button", pressed=False).and_(self.page.locator(".piece button"))

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return self.page.get_by_role("region", name="Log").get_by_role("listitem").all_inner_texts()

    def pick(self, count: int) -> None:
        """Tap ``count`` pieces at random."""
        for _ in range(count):
            expect(self.offered).not_to_have_count(0)
            self.offered.nth(self._luck.randrange(self.offered.count())).click()

    def decide(self) -> str:
        """Answer what is asked at random; return what was asked."""
        asked = self.asked
        self.pick(2 if asked.startswith("Launch two dice") else 1)
        self.press_brass()
        return asked

    def press_brass(self) -> None:
        """Press the primary button and wait until it is done."""
        expect(self.brass).to_be_enabled()
        label = self.brass.inner_text()
        self.brass.click()
        expect(self.brass.filter(has_text=label)).to_have_count(0)

    def wait_for_turn(self) -> bool:
        """Wait until something is asked of this seat, or the game is over; return whether it goes on."""
        over = self.page.get_by_text("Game over")
        expect(self.offered.or_(over).first).to_be_visible(timeout=60_000)
        return over.count() == 0

    def wait_for_anything(self) -> None:
        """Wait until a piece can be picked or a primary button pressed."""
        expect(self.offered.or_(self.brass).first).to_be_visible(timeout=60_000)

    def shot(self, moment: str) -> None:
        """Keep a screenshot for people to look at."""
        if SHOTS:
            self.page.screenshot(path=Path(SHOTS) / f"{self._name}-{moment}.png")

    def come_to_rest(self) -> None:
        """Wait for letters and for what moves and fades."""
        self.page.evaluate(AT_REST)

    def check_accessible(self) -> None:
        """Assert that axe finds nothing once all has come to rest, and that nothing scrolls sideways."""
        self.come_to_rest()
        found = Axe().run(self.page)
        assert found.violations_count == 0, found.generate_report()
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
