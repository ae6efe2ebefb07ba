"""The page of a player whose opponent has left a rated match."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.effort import cases
from tests.server.host import serving
from tests.server.manual_time import HandTime
from tests.server.person import Person
from tests.server.player import INVITED, Player, key, new_table
from tests.server.test_players import until_the_other_is_asked
from tests.web.contexts import new_context
from tests.web.table_page import TablePage, remember


@pytest.mark.parametrize("size", cases([(1280, 800), (360, 740)], [(360, 740)]), ids=str)
def test_the_waiting_player_claims_the_win(tmp_path: Path, browser: Browser, size: tuple[int, int]) -> None:
    time = HandTime()
    with serving(tmp_path / "data", timepiece=time) as host:
        ada, bert, ticket = Person(host, "Ada"), Person(host, "Bert"), new_table(host, INVITED)
        for seat, person in enumerate((ada, bert)):
            person.sit(ticket, seat, rated=True)
        with ExitStack() as both:
            until_the_other_is_asked(*(both.enter_context(Player(host, ticket, seat)) for seat in (0, 1)))
        context = new_context(browser, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        page = context.new_page()
        own = {"table": ticket.table, "game": "dicewing", "title": "DiceWing", "started": 0, "invites": []}
        own["seats"] = [{"seat": 0, "token": key(ticket, 0)}]
        remember(page, own)
        page.goto(f"http://{host}/table/{ticket.table}")
        expect(page.locator("[data-now]")).to_be_visible()
        expect(page.get_by_role("button", name="Claim the win")).to_have_count(0)
        time.go(601)
        claim, table = page.get_by_role("button", name="Claim the win"), TablePage(page, f"absence-{size[0]}")
        expect(page.get_by_text("Bert has been away for ten minutes")).to_be_visible()
        expect(claim).to_be_in_viewport()
        table.check_accessible()
        table.shots("gone")
        claim.click()
        expect(page.get_by_text("Bert was away too long: you win the game.").first).to_be_visible()
        assert ada.look().ratings[0].games == 1
        context.close()
