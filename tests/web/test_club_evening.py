"""A knock-out in browsers: its bracket on a phone, the way back from its tables, and its results."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.server.person import Person
from tests.server.test_tournaments import Club
from tests.web.contexts import new_context
from tests.web.server_process import Served
from tests.web.table_page import TablePage, resign

NAMES = ("Ada", "Bert", "Carol", "Dan", "Eve")
PHONE, DESK = (390, 844), (1280, 800)


@contextmanager
def device(browser: Browser, size: tuple[int, int], person: Person | None = None) -> Iterator[Page]:
    """Open a page on a separate device, as a person's player."""
    view = {"width": size[0], "height": size[1]}
    context = new_context(browser, viewport=view, reduced_motion="reduce")  # type: ignore[arg-type]
    if person:
        player = json.dumps({"key": person.key, "name": person.name, "mark": "bell"})
        context.add_init_script(f"localStorage['warbones.player'] ||= {json.dumps(player)}")
    yield context.new_page()
    context.close()


def shots(page: Page, name: str) -> None:
    size = page.viewport_size
    TablePage(page, f"evening-{size['width'] if size else 0}").shots(name)


def settle(club: Club) -> None:
    """Type in the open results of the last round, as the organiser."""
    at = len(club.page().rounds) - 1
    for number, each in enumerate(club.page().rounds[at]):
        if not each.result:
            club.do("result", round=at, pairing=number, result="first")


def test_a_bracket_and_the_way_back_from_its_tables(served: Served, browser: Browser) -> None:
    host = urlsplit(served.address).netloc
    people = [Person(host, f"{name}-in-bracket") for name in NAMES]
    club = Club(host, "knockout")
    club.enter(*people)
    club.do("pair")
    pair = next(each for each in club.page().rounds[0] if each.second is not None)
    one, other = people[pair.first], people[pair.second or 0]
    with device(browser, PHONE, one) as phone, device(browser, DESK, other) as desk:
        for page in (phone, desk):
            page.goto(f"{served.address}tournament/{club.event}")
            page.get_by_role("button", name="To your table").click()
        expect(phone.get_by_text("The match starts when everyone has joined.")).to_have_count(0)
        resign(phone)
        back = phone.get_by_role("link", name="Back to Friday")
        expect(back).to_be_visible()
        shots(phone, "back")
        back.click()
        bracket = phone.get_by_role("group", name="Bracket")
        expect(bracket.get_by_role("region", name="Final", exact=True)).to_be_visible()
        shots(phone, "bracket")
        desk.goto(f"{served.address}tournament/{club.event}")
        for _ in range(3):
            settle(club)
            if club.page().may_pair:
                club.do("pair")
        club.do("end")
        expect(desk.get_by_role("heading", name="Final standings")).to_be_visible()
        with desk.expect_download() as saved:
            desk.get_by_role("link", name="Results for a spreadsheet (CSV)").click()
        assert other.name in saved.value.path().read_text()
        TablePage(desk, "evening").check_accessible()
        shots(desk, "final")
