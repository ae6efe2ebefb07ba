"""The operator's page in the browser: the token, a block, and what a blocked player reads."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.operator import SECRET, Operator
from tests.server.person import Person
from tests.server.player import Player, new_table
from tests.web.server_process import Served
from tests.web.table_page import TablePage

NAME = "Rude"


def host_of(served: Served) -> str:
    return served.address.removeprefix("http://").rstrip("/")


def open_page(page: Page, served: Served) -> None:
    """Open the operator's page with its token."""
    page.goto(served.address + "operator")
    page.get_by_label("Token").fill(SECRET)
    page.get_by_role("button", name="Open the page").click()
    expect(page.get_by_role("heading", name="Blocks")).to_be_visible()


def test_an_operator_blocks_a_name_on_a_phone(served: Served, phone: Page) -> None:
    host = host_of(served)
    ticket, rude = new_table(host), Person(host, NAME)
    rude.sit(ticket, 0)
    open_page(phone, served)
    table = TablePage(phone, "operator")
    phone.get_by_role("button", name=f"Block {NAME}").first.click()
    expect(phone.get_by_label("Name, address or network")).to_be_focused()
    phone.get_by_label("Reason").fill("Insults")
    phone.get_by_role("button", name="Block", exact=True).click()
    expect(phone.get_by_text("Reason: Insults")).to_be_visible()
    assert rude.look().name_blocked
    table.check_accessible()
    table.shots("page")
    phone.reload()
    phone.get_by_role("button", name=f"Unblock {NAME}").click()
    expect(phone.get_by_text("Nobody is blocked.")).to_be_visible()
    assert not rude.look().name_blocked
    phone.get_by_role("button", name="Forget the token").click()
    phone.reload()
    expect(phone.get_by_label("Token")).to_be_visible()


@pytest.mark.torture
def test_a_wrong_token_and_a_harmful_block_are_refused_in_words(served: Served, page: Page) -> None:
    page.goto(served.address + "operator")
    page.get_by_label("Token").fill("not the token")
    page.get_by_role("button", name="Open the page").click()
    expect(page.get_by_role("alert")).to_contain_text("not the operator's token")
    TablePage(page, "operator").check_accessible()
    page.get_by_label("Token").fill(SECRET)
    page.get_by_role("button", name="Open the page").click()
    page.get_by_label("Name, address or network").fill("127.0.0.0/8")
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("would shut you out")
    expect(page.get_by_label("Name, address or network")).to_have_value("127.0.0.0/8")


@pytest.mark.torture
def test_a_blocked_player_is_asked_for_another_name_and_others_read_a_player(served: Served, page: Page) -> None:
    host = host_of(served)
    page.goto(served.address + "you")
    page.get_by_label("Your name").fill("Surly")
    page.get_by_role("button", name="Play under this name").click()
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()
    assert Operator(host).block("name", "Surly").is_success
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("has blocked your name")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("doesn't allow this name")).to_be_visible()
    ticket, other = new_table(host), Person(host, "Kind")
    other.sit(ticket, 0)
    with Player(host, ticket, 0) as alpha:
        alpha.newest()
        page.goto(f"{served.address}watch/{ticket.table}")
        expect(page.get_by_text("Kind").first).to_be_visible()
        assert Operator(host).block("name", "Kind").is_success
        expect(page.get_by_text("a player").first).to_be_visible()
    for name in ("Surly", "Kind"):
        Operator(host).unblock("name", name)
