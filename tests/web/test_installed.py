"""The page as an app installed on a phone, and without a connection."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.contexts import new_context
from tests.web.server_process import Served
from tests.web.table_page import TablePage

PUBLIC = Path(__file__).parents[2] / "web" / "public"
WORKS = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
CACHED = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""


def test_the_page_can_be_installed(served: Served, page: Page) -> None:
    page.goto(served.address)
    page.evaluate(WORKS)
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    missing = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each for each in missing if each["errorId"] != "in-incognito"] == []


def test_icons_have_the_sizes_that_the_manifest_names(served: Served) -> None:
    manifest = httpx.get(f"{served.address}manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in json.loads(manifest.text)["icons"]:
        if icon["type"] == "image/png":
            with Image.open(PUBLIC / icon["src"].lstrip("/")) as drawing:
                assert icon["sizes"] == f"{drawing.width}x{drawing.height}"


@pytest.fixture
def context(browser: Browser) -> BrowserContext:
    return new_context(browser, viewport={"width": 390, "height": 844}, reduced_motion="reduce")


def test_without_a_connection_the_page_says_so_and_otherwise_it_is_never_cached(
    tmp_path: Path, context: BrowserContext
) -> None:
    page = context.new_page()
    with Served(tmp_path) as server:
        page.goto(server.address)
        page.evaluate(WORKS)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate(CACHED) == []
        server.kill()
        page.goto(server.address + "leaders/keep")
        expect(page.get_by_role("heading", name="Warbones can't be reached")).to_be_visible()
        TablePage(page, "offline").shots("offline")
        with server.again():
            page.get_by_role("link", name="Try again").click()
            expect(page.get_by_role("heading", name="Ratings").first).to_be_visible()
            assert page.evaluate(CACHED) == []
    context.close()


PHONE = """Object.defineProperty(Navigator.prototype, "standalone", { value: false })
delete window.PushManager"""
"""Adds what only an iPhone's browser has, and removes what it lacks."""


def test_an_iphone_shows_how_to_get_notifications(served: Served, context: BrowserContext) -> None:
    context.add_init_script(PHONE)
    page = context.new_page()
    page.goto(served.address)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("tap Share, then “Add to Home Screen”")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Notify me")).to_have_count(0)
    TablePage(page, "offline").shots("iphone")
    context.close()
