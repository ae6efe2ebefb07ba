"""The layout of a table, measured in the browser, and the rules that it must always keep."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.table_page import TablePage

SLACK: Final = 0.6
"""Pixels by which measurements may differ, because browsers round."""

TRIES: Final = 30
"""How often eight frames are compared until all are the same, since a piece may still be moving."""

OUTSIDE: Final = 8
"""Pixels by which a piece may exceed its area: a chosen piece is lifted, and a mark sticks out."""

MEASURE: Final = """() => {
  const cloth = document.querySelector("main")
  const scrolled = cloth.scrollTop
  const scrolls = cloth.scrollHeight > cloth.clientHeight + 1
  const box = (each) => {
    const {x, y, width, height} = each.getBoundingClientRect()
    const sticks = scrolls && each.closest("[data-role=vital]")
    return [x, sticks ? cloth.getBoundingClientRect().y : y + scrolled, width, height]
  }
  return [...document.querySelectorAll("main [data-area] .lies[data-piece]")].map((each) => {
    const area = each.closest("[data-area]")
    const [drawn, side] = [each.querySelector(".square") ?? each, each.closest(".side")]
    return {
      own: Boolean(each.closest("[data-own], .yours, .paper")),
      rests: !each.closest(".field.small, .unit.gone"),
      kind: side ? (side.matches(".yours") ? "own" : "theirs") : each.closest(".unit") && each.dataset.piece,
      piece: each.dataset.piece, area: area.dataset.area, look: area.dataset.look ?? "",
      size: [drawn.offsetWidth, drawn.offsetHeight], box: box(each), inside: box(area),
    }
  })
}"""
"""Every piece with its boxes. A unit's size is that of one of its squares, and each side has its own size.

Not at rest: the small picture of an army beside the list it is bought from, and the names of fallen units."""

LEAST: Final = {True: 44, False: 32}
"""The smallest size of a die on a phone in pixels, by whether it is one's own, even if it cannot be picked."""

WON: Final = 28
"""The smallest size of dice that were won: nobody picks them, and many lie on one shelf."""

FRAMES: Final = """() => new Promise((done) => {
  const seen = []
  const look = () => {
    seen.push([...document.querySelectorAll("main .lies[data-piece]")].map((each) => {
      const {x, y, width} = each.getBoundingClientRect()
      return [x, y, width].map(Math.round).join()
    }).join(" "))
    if (seen.length < 8) requestAnimationFrame(look)
    else done(seen)
  }
  requestAnimationFrame(look)
})"""
"""The layouts of eight frames in a row."""

TARGETS: Final = """() => [...document.querySelectorAll("main .piece[data-piece] > button")].flatMap((each) => {
  const box = each.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const cloth = each.closest("main").getBoundingClientRect()
  if (y < cloth.top || y > cloth.bottom) return []  // it scrolls
  const around = getComputedStyle(each, "::before")
  const side = (size, inset) => size - 2 * Math.min(0, parseFloat(inset) || 0)
  const free = (at) => { const hit = document.elementFromPoint(at, y); return hit && each.contains(hit) ? null : hit }
  const hit = free(x) && free(box.x + 10)
  const vital = hit?.closest("[data-role=vital]")
  if (vital && !vital.contains(each)) return []  // it scrolls below that
  return [{
    piece: each.parentElement.dataset.piece,
    size: Math.min(side(box.width, around.left), side(box.height, around.top)),
    covered: (hit?.outerHTML ?? "").slice(0, 90),
  }]
})"""
"""Each piece that can be picked, with the size of its target and the thing that covers it.

Where pieces overlap, a strip at the left of each is free."""

CLOTH: Final = """() => {
  const {x, y, width, height} = document.querySelector("main").getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}"""
"""The box of the table itself, without the page above and below it."""

OVERFLOW: Final = """() => {
  const cloth = document.querySelector("main")
  if (cloth.scrollWidth <= cloth.clientWidth + 1) return ""
  const edge = cloth.getBoundingClientRect().right + 1
  return [...cloth.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > edge)
    .map((each) => each.outerHTML.slice(0, 100)).slice(0, 3).join(" ") || "something that is clipped"
}"""


BELOW: Final = """() => {
  const cloth = document.querySelector("main")
  const bottoms = [...cloth.querySelectorAll("[data-area]:not([data-role=prize])")]
    .map((each) => each.getBoundingClientRect().bottom + cloth.scrollTop)
  return Math.max(0, ...bottoms) - cloth.getBoundingClientRect().bottom
}"""
"""How far the lowest area is below the visible part before scrolling, not counting trophies."""


@dataclass
class Geometry:
    """Measures a table repeatedly, and records the sizes of the pieces in each area."""

    page: Page
    touch: bool
    sizes: dict[tuple[str, str], tuple[float, ...]] = field(default_factory=dict)
    whole: bool = False
    """Whether everything but trophies has to be visible without scrolling."""
    bar: float = 0.0
    """The height of the prompt bar, once measured."""
    cloth: tuple[float, ...] = ()
    """The box of the table itself, once measured."""

    def look(self, asked: str) -> None:
        """Assert everything that must hold for every prompt."""
        pieces = self.measure()
        for each in pieces:
            self._same_size(each, asked)
            self._large_enough(each, asked)
            assert not _sticks_out(each), f"{each['piece']} runs out of {each['area']} at {asked!r}: {each}"
        bar = self.page.locator("#prompt").evaluate("(each) => each.getBoundingClientRect().height")
        self.bar = self.bar or bar
        assert bar == self.bar, f"the prompt's bar was {self.bar} px high and is {bar} at {asked!r}"
        cloth = tuple(self.page.evaluate(CLOTH))
        self.cloth = self.cloth or cloth
        assert cloth == self.cloth, f"the table lay at {self.cloth} and lies at {cloth} at {asked!r}"
        hidden = self.page.evaluate(BELOW)
        assert not self.whole or hidden <= SLACK, f"{hidden} px of the table are out of sight at {asked!r}"
        wide = self.page.evaluate(OVERFLOW)
        assert not wide, f"the cloth is too narrow at {asked!r} for {wide}"
        assert self._rests(), f"something moves by itself at {asked!r}"
        self._targets(asked)

    def _rests(self) -> bool:
        """Return whether the table comes to rest, which it does not if two layouts alternate."""
        return any(len(set(self.page.evaluate(FRAMES))) == 1 for _ in range(TRIES))

    def measure(self) -> list[dict[str, Any]]:
        """Return every piece of every area with its boxes."""
        found: list[dict[str, Any]] = self.page.evaluate(MEASURE)
        return found

    def _same_size(self, each: dict[str, Any], asked: str) -> None:
        size = tuple(each["size"])
        before = self.sizes.setdefault((each["area"], each["kind"] or kind_of(each["piece"])), size)
        same = all(abs(one - other) <= 1 for one, other in zip(size, before, strict=True))
        assert same, f"{each['piece']} in {each['area']} was {before} and is {size} at {asked!r}"

    def _large_enough(self, each: dict[str, Any], asked: str) -> None:
        least = WON if each["look"] == "case" else LEAST[each["own"]]
        large = min(each["size"]) >= least - SLACK
        assert large or not self.touch or not each["rests"], f"{each['piece']} is too small to see at {asked!r}: {each}"

    def _targets(self, asked: str) -> None:
        least = 44 if self.touch else 24
        for each in self.page.evaluate(TARGETS):
            assert each["size"] >= least - SLACK, f"{each['piece']} is too small to touch at {asked!r}: {each}"
            assert not each["covered"], f"{each['piece']} is covered at {asked!r} by {each['covered']}"

    def keeps_still(self, table: TablePage, most: int = 2) -> None:
        """Assert that neither the pointer nor the focus moves any other piece."""
        for nth in range(min(most, table.offered.count())):
            button = table.offered.nth(nth)
            name = button.locator("xpath=..").get_attribute("data-piece") or ""
            before = self.measure()
            if not self.touch:
                button.hover()
                table.come_to_rest()
                self._unmoved(before, {name}, f"hover over {name}")
            button.evaluate("(each) => each.focus({ preventScroll: true })")
            table.come_to_rest()
            self._unmoved(before, {name}, f"focus on {name}")
            self.page.mouse.move(1, 1)
            button.blur()
            table.come_to_rest()

    def pick_keeps_still(self, table: TablePage, name: str, before: list[dict[str, Any]]) -> None:
        """Assert that picking ``name`` moved only the picked piece, on a table at rest."""
        picked = self.page.locator("main .lies.picked").evaluate_all("(all) => all.map((each) => each.dataset.piece)")
        self._unmoved(before, {name, *picked}, f"pick of {name}")

    def _unmoved(self, before: list[dict[str, Any]], but: set[str], why: str) -> None:
        now = {each["piece"]: each for each in self.measure()}
        for each in before:
            if each["piece"] in but or each["piece"] not in now:
                continue
            moved = [abs(a - b) for a, b in zip(each["box"], now[each["piece"]]["box"], strict=True)]
            assert max(moved) <= SLACK, f"{each['piece']} moves by {moved} on a {why}"


def kind_of(piece: str) -> str:
    """Return a key for pieces of one size: a keep lies among pawns but is drawn differently."""
    return "keep" if piece.endswith(".keep") else ""


def _sticks_out(each: dict[str, Any]) -> bool:
    (x, y, width, height), (left, top, wide, high) = each["box"], each["inside"]
    across = x < left - OUTSIDE or x + width > left + wide + OUTSIDE
    return bool(across or y < top - OUTSIDE or y + height > top + high + OUTSIDE)
