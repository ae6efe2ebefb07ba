"""Playing on from a step of a replay, and taking back a whole turn, against a bot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases
from tests.server.player import FRIENDS, Player, new_table, options
from tests.web.server_process import Served
from tests.web.table_page import TablePage, open_menu
from tests.web.test_endings import PHONE, decide, end, sit
from warbones import GAMES
from warbones.protocol.messages import TableTicket

DECISIONS = 14
STEP = 8


def finished(served: Served, game: str) -> TableTicket:
    """Return a table of two people, one of whom has resigned after a few decisions."""
    host = served.address.removeprefix("http://").rstrip("/")
    ticket = new_table(host, FRIENDS, game=game, options={"players": 2} if game == "indicesion" else {})
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        for player in (alpha, beta):
            player.view()
        for _ in range(DECISIONS):
            decide((alpha, beta))
        end((alpha, beta), "resign")
    return ticket


@pytest.mark.parametrize("case", cases([(game,) for game in GAMES], [("keep",)]), ids=" ".join)
def test_any_step_of_a_replay_is_played_on_with_one_click(served: Served, page: Page, case: tuple[str]) -> None:
    ticket = finished(served, *case)
    page.goto(f"{served.address}replay/{ticket.table}?at={STEP}&view=0")
    table = TablePage(page, f"try-{case[0]}")
    go = page.get_by_role("button", name="Try it from here")
    expect(go).to_be_enabled()
    table.shots("replay")
    go.click()
    expect(page).to_have_url(re.compile("/table/(?!" + re.escape(ticket.table) + ")"))
    expect(page.get_by_role("region", name="Prompt").get_by_role("heading")).to_be_visible()
    expect(page.get_by_role("region", name="Prompt")).not_to_contain_text("wins")
    table.shots("table")
    open_menu(page)
    expect(page.get_by_text(f"continues another one from its step {STEP}")).to_be_visible()
    page.get_by_role("link", name="See that step").click()
    expect(page).to_have_url(re.compile(rf"/replay/{re.escape(ticket.table)}\?at={STEP}"))


@pytest.mark.torture
def test_a_dare_leads_to_the_friend_s_own_game_in_two_clicks(served: Served, page: Page, phone: Page) -> None:
    """The first click opens the link that was sent, and the second starts the game."""
    ticket = finished(served, "indicesion")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{served.address}replay/{ticket.table}?at=0&view=open")
    dare = page.get_by_role("button", name="Copy “Beat my throw”")
    while not dare.count():
        page.get_by_role("button", name="Step forward").click()
    dare.click()
    phone.goto(page.evaluate("navigator.clipboard.readText()"))
    TablePage(phone, "dare").shots("phone")
    phone.get_by_role("button", name="Beat this throw").click()
    expect(phone).to_have_url(re.compile("/table/(?!" + re.escape(ticket.table) + ")"))
    expect(phone.get_by_role("region", name="Prompt").get_by_role("heading")).to_be_visible()


@pytest.mark.torture
def test_a_step_is_saved_as_a_clip(served: Served, page: Page) -> None:
    page.goto(f"{served.address}replay/{finished(served, 'keep').table}?at={STEP}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a clip of it").click()
    assert saved.value.path().read_bytes().startswith(b"GIF89a")


@pytest.mark.torture
def test_try_it_from_here_is_within_reach_on_a_phone(served: Served, phone: Page) -> None:
    ticket = finished(served, "keep")
    phone.set_viewport_size(PHONE)  # type: ignore[arg-type]
    phone.goto(f"{served.address}replay/{ticket.table}?at={STEP}&view=0")
    go = phone.get_by_role("button", name="Try it from here")
    expect(go).to_be_in_viewport(ratio=1)
    table = TablePage(phone, "try")
    table.check_accessible()
    table.shots("phone")
    go.click()
    expect(phone).to_have_url(re.compile("/table/"))


@pytest.mark.torture
def test_a_failure_is_shown_and_can_be_retried(served: Served, page: Page) -> None:
    page.goto(f"{served.address}replay/{finished(served, 'keep').table}?at={STEP}&view=open")
    problem = "The server is busy."
    page.route("**/continue?*", lambda route: route.fulfill(status=503, json={"problem": problem}))
    page.get_by_role("button", name="Try it from here").click()
    expect(page.get_by_role("alert").filter(has_text=problem)).to_be_visible()
    expect(page.get_by_role("button", name="Try it from here")).to_be_enabled()


def test_a_turn_against_a_bot_is_taken_back_with_one_press(served: Served, page: Page) -> None:
    host = served.address.removeprefix("http://").rstrip("/")
    ticket = new_table(host, ({"kind": "person"}, {"kind": "bot", "bot": "random"}), game="keep")
    with Player(host, ticket, 0) as alpha:
        alpha.view()
        while not ((offered := options(alpha.newest())) and alpha.company().may_undo_turn):
            if offered:
                alpha.act(offered[0], alpha.views[-1].number)
        number = alpha.views[-1].number
        sit(page, served, ticket)
        table = TablePage(page, "undo-turn")
        back = page.get_by_role("region", name="Prompt").get_by_role("button", name="Take back the turn")
        expect(back).to_be_enabled()
        table.shots("desk")
        back.click()
        taken_back = alpha.view()
        assert taken_back.number == number, "numbers are used once"
        assert len(taken_back.scene.log) < len(alpha.views[-2].scene.log)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    table.shots("phone")
