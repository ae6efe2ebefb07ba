"""Names, ratings and tournaments in browsers of different people, large and small."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import effort
from tests.effort import cases
from tests.web.contexts import new_context
from tests.web.server_process import Served
from tests.web.table_page import TablePage, open_game, resign, unfold

PHONE, DESK = (360, 740), (1280, 800)
Open = Callable[..., AbstractContextManager[Page]]


@pytest.fixture
def visitor(browser: Browser) -> Open:
    """Opens pages of different people, each in a separate browser; a script error fails the test."""

    @contextmanager
    def visit(size: tuple[int, int] = DESK) -> Iterator[Page]:
        complaints: list[str] = []
        view = {"width": size[0], "height": size[1]}
        context = new_context(browser, viewport=view, reduced_motion="reduce")  # type: ignore[arg-type]
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        yield page
        context.close()
        assert complaints == []

    return visit


def looked_at(page: Page, name: str, *, again: bool = False) -> None:
    """Check a page with axe, and save a screenshot if they are wanted.

    ``again``: much the same page was checked before, so axe checks this one in long runs alone.
    """
    table = TablePage(page, f"club-{page.viewport_size['width'] if page.viewport_size else ''}")
    if effort.long or not again:
        table.check_accessible()
    table.shots(name)


def begin(page: Page, address: str, name: str, mark: str = "Bell") -> None:
    """Become a player with a name and a mark."""
    page.goto(address + "you")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=mark).check(force=True)
    page.get_by_role("button", name="Play under this name").click()
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()


@pytest.mark.parametrize("size", cases([DESK, PHONE], [PHONE]))
def test_a_player_is_a_name_a_mark_and_a_key_that_goes_along(
    served: Served, visitor: Open, size: tuple[int, int]
) -> None:
    name = f"Ada {size[0]}"
    with visitor(size) as page, visitor(PHONE) as phone:
        page.goto(served.address)
        page.get_by_role("link", name="Play under a name").click()
        looked_at(page, "begin")
        begin(page, served.address, name)
        looked_at(page, "you")
        page.get_by_role("button", name="Show a code").click()
        expect(page.locator("[data-code]")).to_have_text(re.compile(r"^[A-Z2-9]{5}-[A-Z2-9]{5}$"))
        looked_at(page, "code", again=True)
        phone.goto(page.get_by_label("Link with the code").input_value())
        expect(phone.get_by_label("The code shown on the other device")).not_to_have_value("")
        assert "#" not in phone.url
        phone.get_by_role("button", name="Use it here").click()
        expect(phone.get_by_label("Your name")).to_have_value(name)
        page.reload()
        expect(page.get_by_text("2 devices have a key.")).to_be_visible()
        page.get_by_role("button", name="Remove it from the others").click()
        expect(page.get_by_text("Only this device has a key.")).to_be_visible()
        phone.reload()
        expect(phone.get_by_text("no longer exists here")).to_be_visible()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Download it").click()
        assert name in saved.value.path().read_text()
        page.get_by_role("button", name="Delete everything").click()
        page.get_by_role("button", name="Delete it permanently").click()
        expect(page.get_by_text("Everything stored about you has been deleted.")).to_be_visible()
        expect(page.get_by_role("button", name="Play under this name")).to_be_visible()


@pytest.mark.torture
def test_a_name_that_nobody_can_have_is_refused_in_words(served: Served, visitor: Open) -> None:
    with visitor(PHONE) as page:
        page.goto(served.address + "you")
        page.get_by_label("Your name").fill("P\u0430ul")
        page.get_by_role("button", name="Play under this name").click()
        expect(page.get_by_role("alert")).to_contain_text("must use one alphabet")


def test_a_match_is_rated_if_both_want_it(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor(PHONE) as guest:
        begin(host, served.address, "Grace", "Crown")
        begin(guest, served.address, "Heidi", "Fish")
        host.goto(served.address)
        row = open_game(host, "DiceWing")
        unfold(row)
        row.get_by_role("radio", name=re.compile("^Rated, if everyone")).check()
        row.get_by_role("button", name="Invite a friend").click()
        guest.goto(host.get_by_role("textbox", name="Link to").input_value())
        expect(guest.get_by_role("heading", name="Grace invites you to DiceWing")).to_be_visible()
        expect(guest.get_by_role("link", name="Learn DiceWing")).to_be_visible()
        expect(guest.get_by_text("Grace (1500) would like this match to be rated.")).to_be_visible()
        guest.get_by_role("checkbox", name="Rate this match").check()
        looked_at(guest, "join")
        guest.get_by_role("button", name="Sit down").click()
        for page, other in ((host, "Heidi"), (guest, "Grace")):
            expect(page.get_by_text(other, exact=True).first).to_be_visible()
        expect(host.get_by_text("1500").first).to_be_visible()
        TablePage(host, "club-1280").shots("table")
        TablePage(guest, "club-360").shots("table")
        resign(host)
        expect(guest.get_by_text(re.compile(r"1500 → 1\d\d\d \(\+\d+\)"))).to_be_visible()
        guest.goto(served.address + "you")
        history = guest.get_by_role("region", name="Your matches")
        expect(history).to_contain_text("against Grace")
        expect(history).to_contain_text("won")
        looked_at(guest, "history")
        history.get_by_role("link", name="Replay").click()
        expect(guest.get_by_role("heading", name="DiceWing").first).to_be_visible()
        for page in (host, guest):
            page.goto(served.address + "leaders/dicewing")
            expect(page.get_by_role("rowheader", name="Heidi")).to_be_visible()
            expect(page.get_by_role("rowheader", name="strong bot")).to_be_visible()
            looked_at(page, "leaders", again=page is guest)


def test_a_club_evening_is_run_from_one_page(served: Served, visitor: Open) -> None:
    with visitor() as club, visitor(PHONE) as ivan, visitor(PHONE) as judy, visitor() as wall:
        club.goto(served.address)
        club.get_by_role("link", name="Set up a tournament").click()
        expect(club.get_by_role("combobox", name="Game", exact=True)).to_be_visible()
        looked_at(club, "new")
        club.get_by_label("Tournament name").fill("Friday")
        club.get_by_role("combobox", name="Game", exact=True).select_option("DiceWing")
        club.get_by_role("group", name="Time").get_by_role("radio", name="15 minutes each").check()
        expect(club.get_by_text("play starts five minutes after")).to_be_visible()
        looked_at(club, "clocked", again=True)
        club.get_by_role("button", name="Set it up").click()
        expect(club.get_by_role("heading", name="Friday")).to_be_visible()
        for page, name in ((ivan, "Ivan"), (judy, "Judy")):
            page.goto(club.url)
            page.get_by_label("Your name").fill(name)
            page.get_by_role("button", name="Play under this name").click()
            expect(
                page.get_by_role("region", name=re.compile("[0-9] entrants?")).get_by_text(name).first
            ).to_be_visible()
        club.get_by_label("Someone without a phone").fill("Kim")
        club.get_by_role("button", name="Add").click()
        expect(club.get_by_role("heading", name="3 entrants").first).to_be_visible()
        looked_at(ivan, "entered", again=True)
        wall.goto(club.url.replace("/tournament/", "/wall/"))
        expect(wall.get_by_text("Kim")).to_be_visible()
        expect(wall.get_by_text("Clock: 15 minutes each, plus 10 seconds for every move.")).to_be_visible()
        looked_at(wall, "wall-before", again=True)
        club.get_by_role("button", name="Pair round 1").click()
        expect(club.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
        looked_at(club, "round")
        play_round(club, ivan, judy)
        club.get_by_role("button", name="Pair round 2").click()
        expect(club.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
        play_round(club, ivan, judy)
        expect(club.get_by_role("button", name="End the tournament")).to_be_visible()
        looked_at(wall, "wall")
        looked_at(club, "standings", again=True)
        looked_at(ivan, "standings")
        club.get_by_role("button", name="End the tournament").click()
        expect(wall.get_by_text("This tournament is over.")).to_be_visible()


def play_round(club: Page, *people: Page) -> None:
    """Play a match if both people are paired with one another, or else type in a result."""
    for page in people:
        page.goto(club.url)
        expect(page.get_by_role("heading", name=re.compile("^Round")).first).to_be_visible()
    result = club.get_by_role("region", name=re.compile("^Round")).get_by_label(re.compile("^Result of"))
    if people[0].get_by_role("button", name="To your table").count():
        for page in people:
            page.get_by_role("button", name="To your table").click()
            expect(page.get_by_role("region", name="Prompt")).to_be_visible()
            if page is people[0]:
                expect(page.get_by_text(re.compile("The match starts at .*, even if"))).to_be_visible()
                looked_at(page, "begins", again=True)
        expect(people[0].get_by_text("The match starts when everyone has joined.")).to_have_count(0)
        resign(people[0])
        expect(result).not_to_have_value("")
        for page in people:
            page.goto(club.url)
    else:
        result.select_option(index=1)
