"""Dice that anyone can check, in a browser: its client seed, the verdict at the end, and the check without a server."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.effort import cases
from tests.verify.vectors import vectors
from tests.web.server_process import Served
from tests.web.table_page import TablePage, open_menu, resign, start_match
from warbones.verify import dice

SEALED, BROKEN = "The dice check out", "These dice do not add up"


def shoot(page: Page, name: str) -> None:
    """Take screenshots for people to look at, light and dark."""
    TablePage(page, "dice").shots(name)


def begun(page: Page, served: Served, title: str = "DICE WAR") -> str:
    """Start a match of two people at this browser; return the table's name."""
    start_match(page, served.address, title, "Play a friend here")
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-now]")).not_to_have_attribute("data-now", "wait")
    return page.url.rsplit("/", 1)[1]


def file_of(served: Served, table: str) -> dice.DiceRecord:
    return dice.read(served.get(f"/api/tables/{table}/file").decode())


@pytest.mark.parametrize("size", cases(["page", "phone"], ["phone"]))
def test_a_browser_sends_client_seeds_and_checks_every_die(
    served: Served, size: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(size)
    table = begun(page, served)
    open_menu(page)
    shown = page.locator("[data-commitment]").inner_text()
    expect(page.get_by_text("Alpha and Beta added to the randomness.")).to_be_visible()
    page.locator("[data-commitment]").scroll_into_view_if_needed()
    shoot(page, f"menu-{size}")
    page.keyboard.press("Escape")
    resign(page)
    seal = page.get_by_text(SEALED)
    expect(seal).to_be_visible()
    TablePage(page, f"dice-{size}").check_accessible()
    seal.scroll_into_view_if_needed()
    shoot(page, f"ending-{size}")
    seal.click()
    expect(page.get_by_text("This browser's client seed is in the file.")).to_be_visible()
    page.get_by_text("This browser's client seed is in the file.").scroll_into_view_if_needed()
    shoot(page, f"ending-open-{size}")
    file = file_of(served, table)
    assert dice.is_sound(dice.check(file, shown))
    assert len(set(file.shares)) == 2
    assert all(file.shares)
    assert file.faces(None)
    page.goto(f"{served.address}replay/{table}")
    if size == "phone":
        page.get_by_role("button", name="Table menu and settings").click()
    expect(page.get_by_text(SEALED)).to_be_visible()
    shoot(page, f"replay-{size}")


def test_a_table_that_changes_a_die_is_found_out(served: Served, page: Page) -> None:
    begun(page, served)

    def lie(route: Route) -> None:
        lines = [json.loads(line) for line in route.fetch().text().splitlines()]
        face = next(answer for line in lines[1:-1] for answer in line["answers"] if answer["type"] == "face")
        face["face"] = face["face"] % face["sides"] + 1
        route.fulfill(body="\n".join(map(json.dumps, lines)))

    page.route("**/api/tables/*/file", lie)
    resign(page)
    seal = page.get_by_text(BROKEN)
    expect(seal).to_be_visible()
    seal.click()
    expect(page.get_by_text(re.compile(r"^Shared dice, face 1: it shows \d+ but should show \d+"))).to_be_visible()
    shoot(page, "broken")


@pytest.mark.torture  # `check.test.ts` compares them
def test_a_table_that_publishes_another_commitment_is_found_out(served: Served, page: Page) -> None:
    table = begun(page, served)
    noted = "JSON.parse(localStorage.getItem('warbones.dice'))"
    own = page.evaluate(f"{noted}[{json.dumps(table)}]")
    assert sorted(own["own"]) == ["0", "1"]
    page.evaluate(
        f"localStorage.setItem('warbones.dice', JSON.stringify({{ [{json.dumps(table)}]: "
        f"{{ ...{noted}[{json.dumps(table)}], commitment: '{'0' * 64}' }} }}))"
    )
    resign(page)
    expect(page.get_by_text(BROKEN)).to_be_visible()


@pytest.mark.parametrize("size", cases(["page", "phone"], ["phone"]))
def test_a_file_is_checked_offline(served: Served, size: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    page: Page = request.getfixturevalue(size)
    page.goto(f"{served.address}dice")
    expect(page.get_by_text("A worked example")).to_be_visible()
    TablePage(page, f"dice-page-{size}").check_accessible()
    shoot(page, f"page-{size}")
    page.context.set_offline(True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    honest, tampered = tmp_path / "honest.jsonl", tmp_path / "tampered.jsonl"
    honest.write_text(vectors()["honest"])
    tampered.write_text(vectors()["tampered"]["a face"])
    chooser = page.get_by_label("Drop a match's file here, or choose one")
    for file, verdict, words in ((honest, "true", SEALED), (tampered, "false", BROKEN), (honest, "true", SEALED)):
        chooser.set_input_files(file)
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)
        expect(page.locator("[data-verdict]")).to_have_text(words)
        expect(page.get_by_text("Not checked here")).to_be_visible()
        shoot(page, f"offline-{verdict}-{size}")
    chooser.set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": b"hello"})
    expect(page.get_by_text("This is not a complete match")).to_be_visible()
    newer = vectors()["honest"].replace('"format":3', '"format":9', 1).encode()
    chooser.set_input_files({"name": "x.jsonl", "mimeType": "text/plain", "buffer": newer})
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "null")
    expect(page.get_by_text("A later version of Warbones wrote this file")).to_be_visible()
    assert asked == []


@pytest.mark.torture
def test_without_webcrypto_the_page_digests_by_hand(served: Served, page: Page) -> None:
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    begun(page, served)
    resign(page)
    expect(page.get_by_text(SEALED)).to_be_visible()
