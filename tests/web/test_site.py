"""The table without a server: built, served as plain files below a path, and played in a browser."""

from __future__ import annotations

import http.server
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.table_page import TablePage, game_tile, set_table
from warbones import GAMES

pytestmark = pytest.mark.torture  # downloads Python for the browser, and builds the page once more

ROOT = Path(__file__).parents[2]
MOST_DECISIONS = 60


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a log."""

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(root: Path) -> Iterator[int]:
    """Serve a folder on this machine; the port."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a freshly built site, in a folder below the server's root."""
    root: Path = tmp_path_factory.mktemp("host")
    subprocess.run([sys.executable, "-m", "warbones", "site", root / "some/path"], cwd=ROOT, check=True)
    with served(root) as port:
        yield f"http://127.0.0.1:{port}/some/path/"


HOST_PAGE = """<!doctype html><title>Somebody's page</title>
<script src="SITEembed.js" defer></script>
<script>
  window.heard = []
  for (const type of ["ready", "resize", "move", "error"])
    addEventListener(`warbones-${type}`, ({ detail }) => heard.push({ type, ...detail }), true)
</script>
<warbones-table game="keep" bot="beginner" options="round_limit=8" title="My game"></warbones-table>
"""
HEARD = "(type) => heard.some((each) => each.type === type)"


@pytest.fixture
def embedded(site: str, tmp_path: Path) -> Iterator[str]:
    """The address of a page of another site that embeds a game."""
    (tmp_path / "index.html").write_text(HOST_PAGE.replace("SITE", site), "utf-8")
    with served(tmp_path) as port:
        yield f"http://localhost:{port}/"


def test_a_page_of_another_site_embeds_a_game_and_talks_to_it(embedded: str, phone: Page) -> None:
    phone.goto(embedded)
    frame = phone.frame_locator("iframe[title='My game']")
    expect(frame.get_by_text("After 8 rounds")).to_be_visible()
    phone.wait_for_function(HEARD, arg="ready")
    phone.evaluate("document.querySelector('warbones-table').send({ type: 'show-position' })")
    phone.wait_for_function(HEARD, arg="error")
    expect(frame.locator("[data-primary]")).to_be_enabled()
    frame.locator("[data-primary]").click()
    frame.locator("[data-now=choose], [data-now=roll]").wait_for()
    phone.wait_for_function(HEARD, arg="move")
    height = phone.evaluate("heard.find(({ type }) => type === 'resize').height")
    assert phone.locator("warbones-table").bounding_box()["height"] == height  # type: ignore[index]  # it is visible
    expect(frame.locator("header a[href$='/'], header a[href='#/']").locator("visible=true")).to_have_count(0)
    expect(frame.get_by_role("link", name="Play on the whole table")).to_have_attribute("target", "_blank")


def play_on(table: TablePage) -> None:
    """Decide at random until the game is over."""
    for _ in range(MOST_DECISIONS):
        if not table.wait_for_turn():
            return
        table.decide()
    raise AssertionError("the game did not end")


def test_a_whole_game_is_played_and_replayed_and_stays_available_offline(site: str, page: Page) -> None:
    page.goto(site)
    expect(game_tile(page, "DiceWing")).to_be_visible()
    set_table(page, "DiceWing", "Play a bot")
    table = TablePage(page, "site")
    play_on(table)
    assert re.search(r"wins?\.|draw", table.asked)
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    fly(page.context)
    page.reload()
    expect(page.get_by_text("Game over").first).to_be_visible()
    page.locator("a[href*='/replay/']").first.click()
    expect(page.get_by_role("slider").first).to_be_visible()
    page.goto(site)
    expect(game_tile(page, "DICE WAR")).to_be_visible()
    set_table(page, "DICE WAR", "Play a bot")
    assert table.wait_for_turn()


def fly(context: BrowserContext) -> None:
    """Cut the network."""
    context.set_offline(True)


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.lobby.offered])
def test_every_game_has_its_lesson_rules_and_table(site: str, phone: Page, game: str) -> None:
    phone.goto(f"{site}#/rules/{game}")
    expect(phone.locator("#R1")).to_be_visible()
    phone.goto(f"{site}#/learn/{game}")
    expect(phone.get_by_role("button", name="Skip to the game")).to_be_visible()
    phone.goto(f"{site}#/play/{game}")
    phone.locator("[data-primary]").click()
    assert TablePage(phone, f"site-{game}").wait_for_turn()


def test_links_work_in_another_tab(site: str, page: Page) -> None:
    page.goto(site)
    tile = page.locator("a[href$='/play/keep']")
    tile.hover()
    assert tile.get_attribute("href") == "#/play/keep"
    with page.context.expect_page() as opened:
        tile.click(modifiers=["ControlOrMeta"])
    expect(opened.value.get_by_role("heading", name="DICE WAR")).to_be_visible()
