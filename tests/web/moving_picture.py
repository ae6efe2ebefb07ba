"""The README's animation of a match in play.

``python -m tests.web.moving_picture docs/images/dicewing.webp`` plays DiceWing against the beginner in a real browser,
skips the draft, and records the first attacks. On a busy machine the browser draws fewer frames.
"""

from __future__ import annotations

import base64
import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, Final

from PIL import Image
from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser import find_browser
from tests.web.server_process import Served
from tests.web.table_page import NOW, TablePage, set_table

SIZE: Final = (960, 600)
SHOWN: Final = (720, 450)
ATTACKS: Final = 2
LAST: Final = 2_500
"""Milliseconds for which the last frame is shown before the animation starts again."""

MOST_SECONDS: Final = 120


class Film:
    """Frames of a page, each with the second at which the browser drew it."""

    def __init__(self, session: CDPSession) -> None:
        """Begin to film the page of a session."""
        self._session, self._frames, self._times = session, list[Image.Image](), list[float]()
        session.on("Page.screencastFrame", self._keep)
        session.send("Page.startScreencast", {"format": "png", "maxWidth": SIZE[0], "maxHeight": SIZE[1]})

    def _keep(self, drawn: dict[str, Any]) -> None:
        self._session.send("Page.screencastFrameAck", {"sessionId": drawn["sessionId"]})
        picture = Image.open(io.BytesIO(base64.b64decode(drawn["data"]))).convert("RGB")
        self._frames.append(picture.resize(SHOWN, Image.Resampling.LANCZOS))
        self._times.append(drawn["metadata"]["timestamp"])

    def write(self, path: Path) -> None:
        """Write the animation."""
        lasted = [max(20, round(1000 * (end - begin))) for begin, end in pairwise(self._times)]
        first, *others = self._frames
        first.save(path, save_all=True, append_images=others, duration=[*lasted, LAST], loop=0, quality=55, method=4)


def drafted(page: Page, address: str) -> TablePage:
    """Return a table at which the draft is over and a launch is asked for."""
    page.goto(address)
    table = TablePage(page, "film")
    set_table(page, "DiceWing", "Play a bot")
    while table.wait_for_turn() and not table.asked.startswith("Launch"):
        table.decide()
    return table


def answer(table: TablePage) -> None:
    """Answer as a person would, and record until the next question."""
    picks = 2 if table.asked.startswith("Launch") else 1
    for _ in range(picks):
        table.page.wait_for_timeout(600)
        table.pick(1)
    table.page.wait_for_timeout(600)
    if table.primary_button.count():
        table.primary_button.click()
    table.page.wait_for_timeout(300)
    until = monotonic() + MOST_SECONDS
    while monotonic() < until and table.page.evaluate(NOW) not in ("choose", "over"):
        table.page.wait_for_timeout(100)


@contextmanager
def browser_page() -> Iterator[Page]:
    """Yield a page in a desktop browser."""
    sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*sandbox])
        yield browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme="dark")
        browser.close()


def main(path: Path) -> None:
    """Play, and write the animation."""
    with tempfile.TemporaryDirectory() as data, Served(Path(data)) as served, browser_page() as page:
        table = drafted(page, served.address)
        film, launches = Film(page.context.new_cdp_session(page)), 0
        while launches < ATTACKS or not table.asked.startswith("Launch"):
            launches += table.asked.startswith("Launch")
            answer(table)
        page.wait_for_timeout(1_000)  # until the used dice have been put away
        film.write(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
