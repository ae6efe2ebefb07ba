"""Checks that a table stays still: while one thing is hovered, focused or picked, nothing else moves.

Boxes are measured as if nothing were scrolled, so scrolling to a thing farther down moves nothing. Areas that stick to
the window while everything else scrolls are measured as if they did not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from playwright.sync_api import Page

from tests.web.table_page import AT_REST

Box = tuple[float, float, float, float]
"""Left, top, width and height in pixels."""

Boxes = dict[str, Box]

PIXEL: Final = 1.0
"""A smaller move is not visible."""

FRAMES: Final = 3
"""The frames compared after a touch: enough to see two layouts alternate."""

POINTS: Final = (0.5, 1.0)
"""The heights within a box at which a thing is hovered: a thing that moves away from the pointer does so at an edge."""

JITTER: Final = 1
"""Pixels by which a resting hand moves the mouse, so that the browser checks again what is under it."""

INSET: Final = 1.5
"""The smallest distance in pixels from an edge at which a thing is hovered."""

SCRIPT: Final = """
window.still ??= (() => {
  const named = (each) => {
    const own = each.dataset.place ?? each.dataset.tab ?? each.closest("[data-piece]")?.dataset.piece
    return own ?? (each.getAttribute("aria-label") ?? each.innerText).trim()
  }
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1
  const things = () => {
    const found = new Map()
    for (const each of document.querySelectorAll("main button:enabled, .prompt-bar button:enabled"))
      if (shown(each) && !found.has(named(each))) found.set(named(each), each)
    return found
  }
  const box = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    let [x, y] = [left, top]
    for (let up = each.parentElement; up; up = up.parentElement) [x, y] = [x + up.scrollLeft, y + up.scrollTop]
    return [x, y, width, height]
  }
  const unstuck = (measure) => {
    const areas = [...document.querySelectorAll("main [data-area]")]
    const stuck = areas.filter((each) => getComputedStyle(each).position === "sticky")
    for (const each of stuck) each.style.position = "relative"
    const found = measure()
    for (const each of stuck) each.style.position = ""
    return found
  }
  const boxes = () => unstuck(() => {
    const found = {}
    const put = (name, each) => shown(each) && (found[name] ??= box(each))
    for (const each of document.querySelectorAll("main [data-piece]")) put(each.dataset.piece, each)
    for (const each of document.querySelectorAll("main [data-area]")) put(`area ${each.dataset.area}`, each)
    put("board", document.querySelector("main"))
    put("prompt bar", document.querySelector("section.prompt-bar"))
    for (const [name, each] of things()) put(`button ${name}`, each)
    return found
  })
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const frames = async (count) => {
    const found = []
    for (let at = 0; at < count; at++) await frame(), found.push(boxes())
    return found
  }
  const under = (name, x, y) => {
    const [thing, hit] = [things().get(name), document.elementFromPoint(x, y)]
    return thing !== undefined && (thing === hit || thing.contains(hit))
  }
  return { things, boxes, frames, under }
})()
"""

PLACE: Final = """([name, down, inset]) => {
  const thing = window.still.things().get(name)
  if (!thing) return null
  thing.scrollIntoView({ block: "nearest" })
  const { left, top, width, height } = thing.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + Math.min(Math.max(down * height, inset), height - inset)]
  return window.still.under(name, x, y) ? [x, y] : null
}"""
"""Finds the point at which a thing can be touched, or null if something covers it."""

CHOSEN: Final = """() => [...document.querySelectorAll("main [aria-pressed=true]")].map((each) =>
  each.dataset.place ?? each.dataset.tab ?? each.closest("[data-piece]")?.dataset.piece)"""
PICKABLE: Final = """() => [...window.still.things()]
  .filter(([, each]) => each.closest("main") && each.getAttribute("aria-pressed") === "false").map(([name]) => name)"""


@dataclass(frozen=True)
class Moved:
    """A movement: the action, the thing that moved, and its old and new place."""

    deed: str
    thing: str
    before: Box | None
    after: Box | None

    @property
    def is_on_board(self) -> bool:
        """Whether it is on the board: buttons beside it change with the choice."""
        return not self.thing.startswith(("button ", "prompt bar"))

    def __str__(self) -> str:
        """Return the movement as a line of text."""
        return f"{self.deed}: {self.thing} from {self.before} to {self.after}"


class Stillness:
    """A page at a prompt, to be touched thing by thing."""

    def __init__(self, page: Page, most: int = 1000) -> None:
        """Measure ``page`` when its fonts are loaded and nothing moves; touch at most ``most`` things."""
        self.page, self._most = page, most
        page.evaluate(AT_REST)
        page.evaluate(SCRIPT)
        page.mouse.move(0, 0)
        self.still = self._frames()[-1]

    @property
    def things(self) -> list[str]:
        """The names of the things that can be touched now."""
        found: list[str] = self.page.evaluate("() => [...window.still.things().keys()]")
        return found[:: ceil(len(found) / self._most) or 1]

    @property
    def pickable(self) -> list[str]:
        """The names of the things on the board that can be picked and are not picked yet."""
        found: list[str] = self.page.evaluate(PICKABLE)
        return found[:: ceil(len(found) / self._most) or 1]

    def hover(self) -> Iterator[Moved]:
        """Hover everything with a real mouse, at its middle and at its edges."""
        for name in self.things:
            yield from self._hover(name)

    def focus(self) -> Iterator[Moved]:
        """Focus everything as the keyboard does."""
        self.page.mouse.move(0, 0)
        self.page.keyboard.press("Shift")
        for name in self.things:
            self.page.evaluate("(name) => window.still.things().get(name)?.focus()", name)
            yield from self._moved(f"focus {name}", self._frames(), {name})
        self.page.evaluate("() => document.activeElement?.blur()")

    def pick(self) -> Iterator[Moved]:
        """Pick each thing on the board and put it back: only the picked thing may move."""
        for name in self.pickable:
            before = set(self.page.evaluate(CHOSEN))
            self._click(name)
            chosen = before | set(self.page.evaluate(CHOSEN))
            yield from self._moved(f"pick {name}", self._frames(), {name, *chosen})
            self._click(name)
            yield from self._moved(f"put back {name}", self._frames(), {name, *chosen})

    def pick_together(self, *names: str) -> Iterator[Moved]:
        """Pick several things on the board."""
        for name in names:
            self._click(name)
        yield from self._moved(f"pick {names}", self._frames(), {*names})

    def _click(self, name: str) -> None:
        if at := self._place(name, 0.5):
            self.page.mouse.click(*at)
            self.page.evaluate(AT_REST)

    def _hover(self, name: str) -> Iterator[Moved]:
        for down, at in [(down, self._place(name, down)) for down in POINTS]:
            if not at:
                continue
            deed = f"hover {name}, {down:.0%} down"
            self.page.mouse.move(*at)
            frames = self._frames(1)
            for aside in (JITTER, 0):
                self.page.mouse.move(at[0] + aside, at[1])
                frames += self._frames(1)
            yield from self._moved(deed, frames, {name})
            if not self.page.evaluate("(at) => window.still.under(...at)", [name, *at]):
                yield Moved(deed, f"{name}, gone from under the pointer", None, None)

    def _place(self, name: str, down: float) -> tuple[float, float] | None:
        found: tuple[float, float] | None = self.page.evaluate(PLACE, [name, down, INSET])
        return found

    def _frames(self, count: int = FRAMES) -> list[Boxes]:
        found: list[Boxes] = self.page.evaluate("(count) => window.still.frames(count)", count)
        return found

    def _moved(self, deed: str, frames: list[Boxes], own: set[str]) -> Iterator[Moved]:
        """Yield the things that moved although they were not touched, and those that alternate."""
        for name, before in self.still.items():
            if not _is_of(name, own):
                yield from _apart(deed, name, before, frames)
        for name, before in frames[0].items():
            yield from _apart(deed, f"{name}, from picture to picture", before, frames[1:], name)


def _is_of(name: str, own: set[str]) -> bool:
    """Return whether a box belongs to one of these things, or to a part of one."""
    bare = name.removeprefix("button ")
    return any(bare == each or bare.startswith(f"{each}.") for each in own)


def _apart(deed: str, thing: str, before: Box, frames: list[Boxes], name: str = "") -> Iterator[Moved]:
    """Yield a thing's first movement, if any. A button may disappear after it has done its work."""
    for frame in frames:
        after = frame.get(name or thing)
        gone = after is None and not thing.startswith("button ")
        if gone or (after and any(abs(one - other) >= PIXEL for one, other in zip(before, after, strict=True))):
            yield Moved(deed, thing, before, after)
            return
