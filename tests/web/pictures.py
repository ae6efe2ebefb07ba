"""A still picture of each game at a typical moment, for the README and for link cards.

``python -m tests.web.pictures`` takes them again.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.web import samples
from tests.web.chromium import launched
from tests.web.contexts import new_context
from tests.web.server_process import Served
from tests.web.staged_tables import Stage, Staged
from tests.web.table_page import AT_REST
from warbones import GAMES, Position
from warbones.server.http.link_cards import PICTURES

IMAGES: Final = Path(__file__).parents[2] / "web" / "public" / PICTURES
COLOURS: Final = 256
SCALE: Final = 0.75


@dataclass(frozen=True)
class Shot:
    """A picture: the position that Alpha sees, and the elements that are clicked first."""

    position: Callable[[], Position]
    touched: tuple[str, ...] = ()


CHASE: Final = (
    "move 2 turn=Alpha keep=19/20 | Alpha: 2@L3. 6@R7. 4@L5. 4@R5. A5=6@L6(D) | Beta: 5@R2. 2@L5. 3@R7(D). 5@L6. 5@L2."
)
"""Pawns on both lanes; Alpha's next move leads to an attack."""


def chase() -> Position:
    """Return a moment of an attack in DICE WAR in which a pawn is struck."""
    position = samples.at("keep", CHASE)
    position.moments = []
    position.act(0, "off A5")
    return position.moments[1]


def line() -> Position:
    """Return a position of War Dice in which a line of a unit is chosen."""
    return samples.at("battle", samples.draft("line", "attack=melee target=bA"))


SHOTS: Final = {
    "army": Shot(samples.reveal),
    "dicewing": Shot(lambda: samples.flown(1, samples.lowers)),
    "keep": Shot(chase),
    "battle": Shot(line, ("[data-tab]:nth-of-type(3)",)),
    "indicesion": Shot(lambda: samples.at("indicesion", samples.THROWN)),
}


def take(browser: Browser, served: Served, game: str, shot: Shot) -> bytes:
    """Return a picture as a PNG of few colours."""
    context = new_context(
        browser, viewport={"width": 1280, "height": 800}, reduced_motion="reduce", device_scale_factor=SCALE
    )
    page: Page = context.new_page()
    page.route("**/api/preparing*", lambda route: route.fulfill(json={"ready": True}))
    Stage(page, served, GAMES[game], 0).show(Staged(shot.position().scene_messages(0)))
    for each in shot.touched:
        page.locator(each).first.click()
    page.evaluate(AT_REST)
    drawn = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    context.close()
    written = io.BytesIO()
    drawn.quantize(COLOURS).save(written, "PNG", optimize=True)
    return written.getvalue()


def main() -> None:
    """Take every picture."""
    with tempfile.TemporaryDirectory() as data, Served(Path(data)) as served, launched() as browser:
        for game, shot in SHOTS.items():
            (IMAGES / f"{game}.png").write_bytes(take(browser, served, game, shot))


if __name__ == "__main__":
    main()
