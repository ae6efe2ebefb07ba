"""Each block of the page ``/pieces`` looks as before: small pictures of them are stored beside this file.

``WARBONES_SNAPSHOTS=write pytest tests/web/test_snapshots.py`` stores new ones: look at the changes first.
"""

from __future__ import annotations

import io
import os
import shutil
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, expect

from tests.effort import cases
from tests.web.conftest import open_page
from tests.web.server_process import Served
from tests.web.table_page import TablePage

WRITING: Final = os.environ.get("WARBONES_SNAPSHOTS") == "write"
KEPT: Final = Path(__file__).with_name("snapshots")

SMALLER: Final = 4
"""The factor by which pictures are scaled down, because browsers smooth edges and letters differently."""

TILE: Final = 6
"""The side of the compared tiles, in pixels of the smaller picture."""

ALIKE: Final = 8
"""The largest difference of a tile's mean colour, of 255."""

SHARP: Final = 36
"""The largest mean difference of a tile's pixels: a line half a pixel lower is still much the same."""

ON_WHOLE_PIXELS: Final = """() => {
  for (const block of document.querySelectorAll("[data-sample]")) {
    const { top } = block.getBoundingClientRect()
    Object.assign(block.style, { position: "relative", top: `${Math.round(top) - top}px` })
  }
}"""
"""Aligns blocks with whole pixels, so the content above does not change how their edges are smoothed."""

WORDLESS: Final = """() => {
  const blank = (block) => {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts, words = currentNode.data.replace(/\\p{L}+/gu, "words")
      if (words !== currentNode.data) currentNode.data = words
    }
  }
  for (const block of document.querySelectorAll("[data-sample]:not([data-sample=type])")) {
    new MutationObserver(() => blank(block)).observe(block, { characterData: true, childList: true, subtree: true })
    blank(block)
  }
}"""
"""Replaces every word with the same one, so pictures show the design and not the wording."""

LET_IN: Final = {
    "address": "http://192.168.1.2:8017/",
    "open": True,
    "may_change": True,
    "advice": "Is it this network?",
}
"""A fixed answer about the network, which differs from machine to machine."""

INVITATIONS: Final = 2
"""The number of invitations, whose QR codes come from the server."""

LOOKS: Final = {"light": ("light", 1280), "dark": ("dark", 1280), "phone": ("light", 360)}


@pytest.mark.parametrize("look", cases(LOOKS, ("light",)))
def test_every_block_of_the_design_page_looks_as_it_did(
    served: Served, browser: Browser, look: str, tmp_path: Path
) -> None:
    scheme, width = LOOKS[look]
    for page in open_page(browser, width, 800):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of two words
        page.route("**/api/sharing*", lambda route: route.fulfill(json=LET_IN))
        page.goto(served.address.rstrip("/") + "/pieces")
        expect(page.get_by_role("heading", name="The pieces")).to_be_visible()
        expect(page.get_by_role("img", name="QR code of the link")).to_have_count(INVITATIONS)
        page.evaluate(WORDLESS)
        TablePage(page, "pieces").come_to_rest()
        blocks = pictures(page)
    if WRITING:
        shutil.rmtree(KEPT / look, ignore_errors=True)
        keep(blocks, KEPT / look)
    assert sorted(blocks) == sorted(path.stem for path in (KEPT / look).iterdir())
    odd = [name for name, picture in blocks.items() if difference(picture, kept(KEPT / look / f"{name}.png"))]
    keep({name: blocks[name] for name in odd}, tmp_path)
    assert not odd, f"They look otherwise, see {tmp_path}: {odd}"


def pictures(page: Page) -> dict[str, Image.Image]:
    """Return a scaled-down picture of every block, by its name."""
    page.evaluate(ON_WHOLE_PIXELS)
    whole = whole_page(page)
    found = {}
    for block in page.locator("[data-sample]").all():
        box = block.bounding_box()
        assert box is not None
        left, top = round(box["x"]), round(box["y"])
        cut = whole.crop((left, top, left + round(box["width"]), top + round(box["height"])))
        found[str(block.get_attribute("data-sample"))] = cut.reduce(SMALLER)
    assert len(found) > 20
    return found


def whole_page(page: Page) -> Image.Image:
    """Return a picture of the page from top to bottom, assembled from screenshots of the window.

    For a full-page screenshot, Chromium would lay everything out again at that height, which takes half a minute.
    """
    width, window, height = page.evaluate("[innerWidth, innerHeight, document.documentElement.scrollHeight]")
    whole = Image.new("RGB", (width, height))
    for top in range(0, height, window):
        page.evaluate("top => scrollTo({ top, behavior: 'instant' })", top)
        seen = Image.open(io.BytesIO(page.screenshot()))
        whole.paste(seen, (0, round(page.evaluate("scrollY"))))
    page.evaluate("scrollTo(0, 0)")
    return whole


def keep(blocks: dict[str, Image.Image], folder: Path) -> None:
    """Write pictures into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in blocks.items():
        picture.save(folder / f"{name}.png", optimize=True)


def kept(path: Path) -> Image.Image:
    """Return a stored picture."""
    with Image.open(path) as picture:
        return picture.convert("RGB")


def difference(now: Image.Image, before: Image.Image) -> bool:
    """Return whether two pictures differ by more than rounding in size, or by more than smoothing in a tile."""
    if any(abs(one - other) > 1 for one, other in zip(now.size, before.size, strict=True)):
        return True
    size = (min(now.width, before.width), min(now.height, before.height))
    one, other = now.crop((0, 0, *size)), before.crop((0, 0, *size))
    by_tile = ImageChops.difference(one.reduce(TILE), other.reduce(TILE))
    by_pixel = ImageChops.difference(one, other).reduce(TILE)
    return most(by_tile) > ALIKE or most(by_pixel) > SHARP


def most(picture: Image.Image) -> float:
    """Return the highest value in any colour channel."""
    return max(high for _, high in ImageStat.Stat(picture).extrema)


def test_a_changed_picture_is_found() -> None:
    picture = Image.new("RGB", (90, 60), "#33281f")
    assert not difference(picture, picture.copy())
    assert difference(picture, Image.new("RGB", (90, 70), "#33281f"))
    marked = picture.copy()
    marked.paste("#d9b35c", (40, 20, 46, 28))
    assert difference(picture, marked)
