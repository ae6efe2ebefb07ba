"""A friend's own device: a phone joins over the local network by the link of an invitation."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.server_process import Served
from tests.web.table_page import TablePage, start_match, who_is_asked
from warbones.server.network.addresses import look_around
from warbones.server.network.ports import address
from warbones.server.network.qr import modules

HOME = look_around()

pytestmark = pytest.mark.skipif(not HOME.addresses, reason=HOME.problem)

CODE = """(code) => {
  const box = code.viewBox.baseVal, size = box.width + 2 * box.x
  const dark = (x, y) => code.querySelector("path").isPointInFill(new DOMPoint(x + 0.5, y + 0.5))
  return [...Array(size).keys()].map((y) => [...Array(size).keys()].map((x) => (dark(x, y) ? "1" : "0")).join(""))
}"""
"""Reads a drawn QR code, module by module."""


@pytest.fixture
def closed(served: Served) -> Iterator[None]:
    """After a test, lets only this machine open the tables again."""
    yield
    origin = {"origin": served.address.rstrip("/")}
    httpx.post(f"{served.address}api/sharing", json={"open": False}, headers=origin).raise_for_status()


def link_of(page: Page) -> str:
    return page.get_by_role("textbox", name="Link to").input_value()


def test_a_phone_joins_over_the_network_and_plays(served: Served, closed: None, page: Page, phone: Page) -> None:
    start_match(page, served.address, "DiceWing", "Invite a friend")
    devices = page.get_by_role("group", name="Other devices")
    expect(devices.get_by_text("only this machine can open that link")).to_be_visible()
    assert link_of(page).startswith(served.address)
    devices.get_by_role("button", name="Let in devices on this network").click()
    expect(devices.get_by_text("Everyone on this network could open the table")).to_be_visible()
    TablePage(page, "lan-asked").check_accessible()
    devices.get_by_role("button", name="Let them in").click()

    code = page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    link = link_of(page)
    port = int(served.address.rstrip("/").rpartition(":")[2])
    assert link.startswith(address(str(HOME.addresses[0]), port))
    assert code.evaluate(CODE) == list(modules(link))
    TablePage(page, "lan-opened").check_accessible()

    phone.goto(link)
    phone.get_by_role("button", name="Sit down").click()
    tables = [TablePage(each, "lan") for each in (page, phone)]
    for table in tables:
        expect(table.page.get_by_text("Pick 1 of 14").first).to_be_visible()
    expect(code).to_have_count(0)
    pick = 1
    if who_is_asked(*tables)[0] is not tables[1]:
        tables[0].decide()
        pick = 2
        expect(phone.get_by_text("Pick 2 of 14").first).to_be_visible()
    tables[1].decide()
    expect(page.get_by_text(f"Pick {pick + 1} of 14").first).to_be_visible()

    phone.goto(phone.url.partition("/table/")[0])
    expect(phone.get_by_role("region", name="Your tables")).to_contain_text("DiceWing")
    expect(phone.get_by_role("region", name="Other devices")).to_have_count(0)


@pytest.mark.torture
def test_the_lobby_asks_before_it_opens_to_the_network_and_closes_again(
    served: Served, closed: None, page: Page
) -> None:
    page.goto(served.address)
    devices = page.get_by_role("region", name="Other devices")
    devices.get_by_role("button", name="Let in devices on this network").click()
    devices.get_by_role("button", name="Not now").click()
    expect(devices.get_by_text("Only this machine can open the tables.")).to_be_visible()
    told = httpx.get(f"{served.address}api/sharing?version=4").json()
    assert told["local_only"]
    devices.get_by_role("button", name="Let in devices on this network").click()
    devices.get_by_role("button", name="Let them in").click()
    expect(devices.get_by_role("img", name="QR code of the link")).to_be_visible()
    opened = httpx.get(f"{served.address}api/sharing").json()["address"]
    expect(devices.get_by_text(opened, exact=True)).to_be_visible()
    assert devices.get_by_role("img").evaluate(CODE) == list(modules(opened))
    devices.get_by_text("Link doesn't open?").click()
    TablePage(page, "lan-lobby").check_accessible()
    expect(devices.get_by_text("If the link doesn't open there").or_(devices.get_by_text("WSL"))).to_be_visible()
    devices.get_by_role("button", name="Keep other devices out").click()
    expect(devices.get_by_text("Only this machine can open the tables.")).to_be_visible()
    with pytest.raises(httpx.ConnectError):
        httpx.get(opened)
