"""A browser and a server for the session, and a fresh page for each test."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.operator import SECRET
from tests.web import pieces
from tests.web.chromium import launched
from tests.web.contexts import new_context
from tests.web.patience import PATIENCE
from tests.web.server_process import Served

for helper in ("frames", "geometry", "space_page", "stillness", "table_page"):
    pytest.register_assert_rewrite(f"tests.web.{helper}")

expect.set_options(timeout=PATIENCE * 1000)

EXPECTED = (
    "WebSocket",
    "ERR_CONNECTION",
    "ERR_CONTENT_LENGTH",
    "status of 404",
    "status of 401",
    "status of 403",
    "status of 400",
    "status of 503",
)
"""Messages that a browser logs by itself if a server is down or an address is wrong, as some tests arrange."""


@pytest.fixture(scope="session", autouse=True)
def page_of_pieces() -> None:
    """The page `/pieces`, rebuilt if its samples have changed."""
    pieces.build()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Headless Chromium or Chrome, without traffic of its own.

    While it is open, its thread runs an event loop: a test that needs its own loop must run it in another thread.
    """
    with launched() as started:
        yield started


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an empty data folder."""
    with Served(tmp_path_factory.mktemp("data"), token=SECRET) as server:
        yield server


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A desktop page without animations; a script error or a console error fails the test."""
    yield from open_page(browser, 1280, 800)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone's page, 360 pixels wide."""
    yield from open_page(browser, 360, 740)


@pytest.fixture
def thumb(browser: Browser) -> Iterator[Page]:
    """A phone's page with a touch screen."""
    yield from open_page(browser, 360, 740, touched=True)


SETTINGS = """if (!localStorage["warbones.settings"])
  localStorage["warbones.settings"] = JSON.stringify({ speed: "none", sound: false })"""


def at_speed(page: Page, speed: str, motion: str = "no-preference", **settings: bool) -> None:
    """Turn animations on from the page's next load, as for a first visit with these settings."""
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]  # one of two words
    chosen = json.dumps({"speed": speed, "sound": False, **settings})
    first = "if (!sessionStorage.speed) localStorage['warbones.settings'] = "
    page.add_init_script(f"{first}{json.dumps(chosen)}; sessionStorage.speed = 1")


def open_page(browser: Browser, width: int, height: int, *, touched: bool = False) -> Iterator[Page]:
    """Yield a page in its own context, and assert that no script reported an error.

    Nothing moves, waits or sounds there until a test asks for it (`at_speed`).
    """
    complaints: list[str] = []
    context = new_context(
        browser,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=touched,
        is_mobile=touched,
    )
    context.add_init_script(SETTINGS)
    pieces.serve(context)
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert [each for each in complaints if not any(expected in each for expected in EXPECTED)] == []
