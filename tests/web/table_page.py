"""The table's page as a person uses it: by what is seen and read out, never by its implementation."""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Literal

from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests import effort
from tests.web.patience import PATIENCE
from warbones.games import GAMES

SHOTS = os.environ.get("WARBONES_SHOTS")
"""The folder for screenshots that people look at; none are made if it is not set."""

AT_REST = """() => Promise.race([
  document.fonts.ready.then(() => Promise.allSettled(document.getAnimations().map((each) => each.finished))),
  new Promise((done) => setTimeout(done, 2000)),
]).then(() => undefined)"""
"""Waits until fonts are loaded and nothing moves, so that no check sees a colour that is still fading."""


SECRET_LAUNCH: Final = re.compile(r"\blaunches\b[^.]{0,80}\bin secret")
"""The line of the log that only the launching player may read, as the others would read it."""

FINDINGS: Final = {"resultTypes": ["violations"]}
"""The results that axe reports in full; to report passed checks as well doubled its time."""


def becomes(page: Page, true: Callable[[], bool]) -> bool:
    """Return whether something becomes true of the page within `PATIENCE`."""
    until = time.monotonic() + PATIENCE
    while not (found := true()) and time.monotonic() < until:
        page.wait_for_timeout(50)
    return found


def who_is_asked(one: TablePage, other: TablePage) -> tuple[TablePage, TablePage]:
    """Return both pages, the one that is asked first; wait for that, since neither is asked while the table opens."""
    assert becomes(one.page, lambda: one.is_asked or other.is_asked)
    return (one, other) if one.is_asked else (other, one)


def game_tile(page: Page, title: str) -> Locator:
    """Return a game's tile in the lobby."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))


def open_game(page: Page, title: str) -> Locator:
    """Open a game's page by its tile in the lobby, and return the part of it that starts a match."""
    game_tile(page, title).get_by_role("link", name=re.compile(f"^{title}")).click()
    page.wait_for_url(re.compile("/play/"))
    return game_row(page, title)


def game_row(page: Page, title: str) -> Locator:
    """Return the part of a game's open page that starts a match."""
    row = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True, level=1))
    expect(row).to_be_visible()
    return row


def unfold(row: Locator) -> None:
    """Unfold all settings on a game's page."""
    folded = row.locator("details:not([open]) > summary:visible")
    while folded.count():
        folded.first.click()
        expect(row.locator("details[open]:not(:has(> .open))")).to_have_count(0)


def set_table(page: Page, title: str, button: str, *rules: str) -> None:
    """Start a match by a button of a game's page; ``rules`` name a bot or begin the labels of house rules."""
    sit_by(open_game(page, title), button, *rules)


def start_match(page: Page, address: str, title: str, button: str, *rules: str) -> None:
    """Start a match as `set_table` does, but on a game's page opened by its address: the lobby takes a second more."""
    game = next(game.id for game in GAMES.values() if game.title == title)
    page.goto(f"{address.rstrip('/')}/play/{game}")
    sit_by(game_row(page, title), button, *rules)


def sit_by(row: Locator, button: str, *rules: str) -> None:
    """Start a match by a button of a game's open page; ``rules`` as in `set_table`."""
    bots = row.get_by_label("Bot", exact=True)
    levels = [each.strip() for each in bots.locator("option").all_text_contents()] if rules else []
    for words in rules:
        if words in levels:
            bots.select_option(words)
            continue
        unfold(row)
        row.get_by_role("radio", name=re.compile(f"^{re.escape(words)}")).check()
    row.get_by_role("button", name=button).click()


def remember(page: Page, own: Mapping[str, object]) -> None:
    """Give a page's browser the keys to a table's seats, before it opens any address."""
    page.add_init_script(f"localStorage['warbones.tables'] ??= {json.dumps(json.dumps([own]))}")


def leave(page: Page) -> None:
    """Wait until a closed overlay has left the browser's history, since going back would cancel a navigation."""
    page.wait_for_function("() => !history.state?.over || document.querySelector('dialog[open], :popover-open')")


def open_menu(page: Page) -> None:
    """Open the table's menu."""
    page.get_by_role("button", name=re.compile("^(Table|Table menu and settings)$")).click()


def resign(page: Page) -> None:
    """Resign from the table's menu."""
    open_menu(page)
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Resign and end the match").click()


NOW = "() => document.querySelector('[data-now]')?.dataset.now"
"""The state of the table: the kind of the prompt if this browser has to answer, or something else."""

GO_ON = "() => document.querySelector('[data-now=pause] [data-primary]')?.click()"
"""Presses "Continue" if the end of a round waits for it."""

ASKED = frozenset({"choose", "roll", "aim", "land"})
LONGEST_WAIT = 240
"""The longest wait for a question, in seconds: bots may have to be compiled first."""

Scheme = Literal["dark", "light"]
SCHEMES: Final[tuple[Scheme, Scheme]] = ("dark", "light")

CUT_WORDS = """() => [...document.querySelectorAll(
  ".area h2, .area p, .area .caption, .prompt-bar h2, .prompt-bar button",
)].filter((each) => {
    const box = each.getBoundingClientRect()
    if (!box.width || each.closest(".unseen") || !each.checkVisibility()) return false
    const area = (each.closest(".area") ?? each.closest(".prompt-bar")).getBoundingClientRect()
    return each.scrollWidth > each.clientWidth + 2 && getComputedStyle(each).display !== "inline"
      || box.right > area.right + 2 || box.left < area.left - 2
  }).map((each) => each.innerText)"""
"""Finds text that overflows its box, its area or the prompt bar."""


MORE = re.compile(r"^Choose (one|\d+) more$")
"""The text in place of the primary button while too few are chosen."""


class TablePage:
    """One browser page at a table."""

    def __init__(self, page: Page, name: str) -> None:
        """Drive ``page``; ``name`` begins the names of its screenshots."""
        self.page, self._name, self._rng = page, name, random.Random(1)
        self._contrasts = False

    @property
    def asked(self) -> str:
        """The question on the prompt bar."""
        return self.page.get_by_role("region", name="Prompt").get_by_role("heading").inner_text()

    @property
    def told(self) -> tuple[str, str]:
        """The text of the prompt bar and the reason below it, read at the same time."""
        script = "() => ['h2', 'p'].map((each) => document.querySelector(`#prompt .words ${each}`)?.innerText ?? '')"
        head, reason = self.page.evaluate(script)
        return head, reason

    @property
    def primary_button(self) -> Locator:
        """The one primary button."""
        return self.page.locator("[data-primary]")

    @property
    def asking(self) -> Locator:
        """The primary button, or its replacement while the choice is open."""
        bar = self.page.get_by_role("region", name="Prompt")
        return self.primary_button.or_(bar.get_by_role("button", name=re.compile("^Choose")))

    @property
    def offered(self) -> Locator:
        """The pieces that can be picked and are not picked yet."""
        return self.page.get_by_role("button", pressed=False).and_(self.page.locator(".piece button"))

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return self.page.get_by_role("region", name="Log").get_by_role("listitem").all_inner_texts()

    def pick(self, count: int) -> None:
        """Tap ``count`` pieces at random."""
        for _ in range(count):
            expect(self.offered).not_to_have_count(0)
            one = self.offered.nth(self._rng.randrange(self.offered.count()))
            one.click(position={"x": 10, "y": 20})  # where pieces overlap, the left of each is free

    def decide(self) -> str:
        """Answer at random; return the question."""
        asked = self.asked
        self.pick(1)
        while self.page.get_by_role("button", name=MORE).count():
            self.pick(1)
        self.press_primary_button()
        return asked

    def press_primary_button(self) -> None:
        """Press the primary button and wait until its label is gone."""
        expect(self.primary_button).to_be_enabled()
        label = self.primary_button.inner_text()
        self.primary_button.click()
        expect(self.primary_button.filter(has_text=label)).to_have_count(0)

    @property
    def is_asked(self) -> bool:
        """Whether something is asked here, and still is a moment later."""
        found = self.page.evaluate(NOW) in ASKED
        self.page.wait_for_timeout(50)
        return found and self.page.evaluate(NOW) in ASKED

    def wait(self, until_now: frozenset[str] = ASKED) -> bool:
        """Skip animations until something is asked here; return False if the game is over instead."""
        until, before = time.monotonic() + LONGEST_WAIT, ""
        while time.monotonic() < until:
            now = self.page.evaluate(NOW)
            if now == before and (now in until_now or now == "over"):  # two seats' views may arrive in turn
                return now != "over"
            before = now
            self.watch()
            self.hurry()
            self.page.wait_for_timeout(50)
        self.shot("stuck")
        raise AssertionError(f"nothing is asked: {self.asked}")

    def watch(self) -> None:
        """Look at a step that is only shown; subclasses override this."""

    def wait_for_turn(self) -> bool:
        """Wait until this seat is asked or the game is over; return whether the game goes on."""
        return self.wait()

    def wait_for_anything(self) -> None:
        """Wait until a piece can be picked or a primary button pressed."""
        self.wait(ASKED | {"pass", "open"})

    def shot(self, moment: str) -> None:
        """Take a screenshot for people to look at."""
        if SHOTS:
            self.page.screenshot(path=Path(SHOTS) / f"{self._name}-{moment}.png", animations="disabled")

    def shots(self, moment: str) -> None:
        """Take a screenshot in light and in dark."""
        for scheme in SCHEMES if SHOTS else ():
            self.put_in(scheme)
            self.shot(f"{moment}-{scheme}")

    def put_in(self, scheme: Scheme) -> None:
        """Make the page light or dark, and wait until colours have begun to fade."""
        self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        self.page.evaluate("() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")

    def resign(self) -> None:
        """Resign from the table's menu."""
        resign(self.page)

    def hurry(self) -> None:
        """Skip animations and pauses with a key that means nothing, and continue if the end of a round waits."""
        self.page.keyboard.press("Shift")
        self.page.evaluate(GO_ON)

    def check_fits(self) -> None:
        """Assert that no text is cut off by its box, and that the prompt is visible."""
        self.come_to_rest()
        cut = self.page.evaluate(CUT_WORDS)
        assert cut == [], f"{cut} at {self.asked!r}"
        bar = self.page.get_by_role("region", name="Prompt").bounding_box()
        height = self.page.viewport_size["height"] if self.page.viewport_size else 0
        assert bar
        assert bar["y"] + bar["height"] <= height + 1

    def come_to_rest(self) -> None:
        """Wait until fonts are loaded and nothing moves or fades."""
        self.page.evaluate(AT_REST)

    def check_accessible(self, *only: str) -> None:
        """Assert that axe finds nothing, by all of its rules or ``only`` some, and that nothing scrolls sideways.

        The page comes to rest first. Contrasts, which take axe half of its time, are measured only at a table's first
        check, and at every check in long runs: colours come from the same few tokens everywhere.
        """
        self.page.locator("h1").first.wait_for(state="attached")
        self.come_to_rest()
        there = self.page.evaluate("() => 'axe' in window")
        rules: dict[str, Any] = {"runOnly": [*only]} if only else {}
        if self._contrasts and not (only or effort.long):
            rules = {"rules": {"color-contrast": {"enabled": False}}}
        self._contrasts = True
        found = Axe(axe_script="0" if there else AXE_SCRIPT).run(self.page, options=FINDINGS | rules)
        assert found.violations_count == 0, found.generate_report()
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
