"""The end of a match on the page: winner and reason, score, story and rematch, but no controls of play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases
from tests.server.player import FRIENDS, Player, key, new_table, options
from tests.web.server_process import Served
from tests.web.table_page import TablePage, remember
from warbones import GAMES
from warbones.protocol.messages import Accepted, TableTicket

DECISIONS = 12
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
OF_PLAY = ("Hint", "Odds", "Take back", "Take my seat back", "Put back", "Throw", "Resign", "Offer a draw")
SHORT = [("army", "resign")]
ENDS = {"resign": "You resign: Beta wins the game.", "draw": "You agreed to a draw."}


def decide(players: tuple[Player, Player]) -> None:
    """Take the first option of whoever is asked, or else wait for the next view, such as the end of a flight."""
    for player in players:
        if offered := options(player.newest()):
            player.act(offered[0], player.views[-1].number)
            return
    players[0].view()


def end(players: tuple[Player, Player], how: str) -> None:
    """Resign, or agree on a draw."""
    assert players[0].wish(how) == Accepted(id="wish")
    if how == "draw":
        assert isinstance(players[1].consent(), Accepted)


def sit(page: Page, served: Served, ticket: TableTicket) -> None:
    """Open a table in the browser that has its first seat."""
    own: dict[str, Any] = {"table": ticket.table, "seats": [{"seat": 0, "token": key(ticket, 0)}], "started": 0}
    remember(page, own)
    page.goto(f"{served.address}table/{ticket.table}")


@pytest.mark.parametrize("case", cases([(game, how) for game in GAMES for how in ENDS], SHORT), ids=" by ".join)
def test_a_match_that_people_end_is_tallied_and_explained(served: Served, page: Page, case: tuple[str, str]) -> None:
    game, how = case
    host = served.address.removeprefix("http://").rstrip("/")
    ticket = new_table(host, FRIENDS, game=game, options={"players": 2} if game == "indicesion" else {})
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        for player in (alpha, beta):
            player.view()
        for _ in range(DECISIONS):
            decide((alpha, beta))
        end((alpha, beta), how)
        ending = alpha.newest().scene.ending
    assert ending
    assert ending.counted
    sit(page, served, ticket)
    table = TablePage(page, f"end-{game}-{how}")
    asked = page.get_by_role("region", name="Prompt")
    expect(asked.get_by_role("heading", name=ENDS[how])).to_be_visible()
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        went = page.get_by_role("region", name="How it went")
        expect(went.get_by_role("rowheader")).to_have_count(len(ending.counted))
        expect(went.get_by_role("columnheader")).to_have_count(2)
        expect(went.get_by_role("figure").get_by_role("link").first).to_be_visible(timeout=60_000)
        for words in OF_PLAY:
            expect(asked.get_by_role("button", name=re.compile(f"^{words}"))).to_have_count(0)
        expect(page.locator(".piece button")).to_have_count(0)
        expect(page.locator("main [data-look=list], main [data-look=shelf]")).to_have_count(0)
        expect(page.get_by_text("if the round ended now")).to_have_count(0)
        expect(asked.get_by_role("button", name="Rematch")).to_be_visible()
        table.check_accessible()
        table.shots("desk" if size is DESK else "phone")
