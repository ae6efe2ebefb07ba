"""Phones: overlays that close with "back", text fields that do not zoom, and nothing that covers other things."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.effort import cases
from tests.server.player import FRIENDS, INVITED, Player, key, new_table, options
from tests.table.test_story import random_match
from tests.web.geometry import SLACK
from tests.web.server_process import Served
from tests.web.table_page import TablePage, remember, unfold
from warbones import GAMES
from warbones.protocol.messages import TableTicket
from warbones.table.record import write_record

FIELDS = """() => [...document.querySelectorAll("input, select, textarea")]
  .filter((each) => !["range", "radio", "checkbox", "file"].includes(each.type))
  .map((each) => [each.outerHTML.slice(0, 80), parseFloat(getComputedStyle(each).fontSize)])
  .filter(([, size]) => size < 16)"""
"""Input fields with letters so small that a phone zooms in on them."""


def host_of(served: Served) -> str:
    return served.address.removeprefix("http://").rstrip("/")


def sit(page: Page, served: Served, ticket: TableTicket, seat: int = 0) -> None:
    """Open a table in the browser that has one of its seats."""
    invites = [{"seat": each.seat, "token": each.token} for each in ticket.invites]
    own = {"table": ticket.table, "seats": [{"seat": seat, "token": key(ticket, seat)}], "started": 0}
    remember(page, own | {"invites": invites})
    page.goto(f"{served.address}table/{ticket.table}")
    expect(page.get_by_role("region", name="Prompt").first).to_be_visible()


@pytest.mark.parametrize("opened", cases(["Log", "Rules", "Table menu and settings"], ["Rules"]))
def test_back_closes_the_overlay_and_then_leaves_the_table(served: Served, thumb: Page, opened: str) -> None:
    thumb.goto(served.address)
    sit(thumb, served, new_table(host_of(served), FRIENDS, game="keep"))
    at, button = thumb.url, thumb.get_by_role("button", name=opened, exact=True)
    button = button.or_(thumb.get_by_role("link", name=opened, exact=True)).first
    over = thumb.locator("dialog, [popover]:popover-open")
    for put_away in (thumb.go_back, lambda: thumb.keyboard.press("Escape")):
        button.tap()
        expect(over).to_have_count(1)
        put_away()
        expect(over).to_have_count(0)
        assert thumb.url == at
        thumb.wait_for_function("() => !history.state?.over")
    thumb.go_back()
    expect(thumb).to_have_url(served.address)


@pytest.mark.torture
def test_back_closes_a_sheet_that_replaced_another(served: Served, thumb: Page) -> None:
    thumb.goto(served.address)
    sit(thumb, served, new_table(host_of(served), FRIENDS, game="keep"))
    at = thumb.url
    thumb.get_by_role("button", name="Table menu and settings").tap()
    thumb.get_by_role("button", name="Log", exact=True).tap()
    expect(thumb.get_by_role("dialog")).to_be_visible()
    thumb.go_back()
    expect(thumb.get_by_role("dialog")).to_have_count(0)
    assert thumb.url == at


PAGES = ["", "play/battle", "you", "tournaments", *(f"rules/{game}" for game in GAMES)]


@pytest.mark.parametrize("path", cases(PAGES, PAGES[:4]))
def test_no_field_makes_a_phone_zoom(served: Served, thumb: Page, path: str) -> None:
    thumb.goto(f"{served.address}{path}")
    thumb.locator("main").wait_for()
    if path.startswith("play"):
        unfold(thumb.locator("main"))
        for each in thumb.get_by_role("radio", name="Your own").all():
            each.check(force=True)
    assert thumb.evaluate(FIELDS) == []


@pytest.mark.torture
def test_no_field_at_a_table_makes_a_phone_zoom(served: Served, thumb: Page) -> None:
    """The fields are those of names, links and lists of purchases."""
    ticket = new_table(host_of(served), INVITED, game="battle")
    sit(thumb, served, ticket)
    expect(thumb.get_by_label("Link to Beta's seat")).to_be_visible()
    thumb.get_by_role("button", name="Table menu and settings").tap()
    assert thumb.evaluate(FIELDS) == []


@pytest.mark.torture
def test_clocks_are_explained_until_play_begins_and_hide_no_result(served: Served, thumb: Page) -> None:
    ticket = new_table(host_of(served), FRIENDS, game="dicewing", clock={"kind": "bank", "time": 300, "increment": 5})
    said = thumb.get_by_text("This match has a clock")
    with Player(host_of(served), ticket, 0) as alpha, Player(host_of(served), ticket, 1) as beta:
        for player in (alpha, beta):
            player.view()
        first = next(player for player in (alpha, beta) if options(player.newest()))
        sit(thumb, served, ticket)
        expect(said).to_be_visible()
        for _ in range(6):  # then both seats have taken two dice or more, whoever began
            first.act(options(first.newest())[0], first.views[-1].number)
            first = next(player for player in (alpha, beta) if options(player.newest()))
        expect(said).to_have_count(0)
        thumb.reload()
        expect(thumb.get_by_role("region", name="Prompt")).to_be_visible()
        expect(said).to_have_count(0)
        assert alpha.wish("resign")
        assert beta.wish("rematch")
        went = thumb.get_by_role("region", name="How it went")
        wish = thumb.get_by_text("would like a rematch")
        expect(went).to_be_visible()
        expect(wish).to_be_visible()
        TablePage(thumb, "result").shot("with-a-wish")
        thumb.wait_for_function(CLEAR)


CLEAR = """() => {
  const [card, over] = [".by-prompt-bar", ".prompt-bar .over"].map((each) => document.querySelector(each))
  return card.getBoundingClientRect().bottom <= over.getBoundingClientRect().top + 1
}"""
"""Whether the text over the prompt bar's edge does not cover the card above the bar."""


@pytest.mark.torture
@pytest.mark.parametrize("height", cases([740, 640], [640]))
def test_seven_trophies_lie_below_their_title_and_each_can_be_read(
    served: Served, thumb: Page, tmp_path: Path, height: int
) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(write_record(random_match("dicewing", seed=SEVEN)))
    thumb.set_viewport_size({"width": 360, "height": height})
    thumb.goto(served.address)
    thumb.locator("input[type=file].unseen").set_input_files(file)
    thumb.get_by_role("button", name="Table menu and settings").tap()
    thumb.get_by_label("Seen by").select_option("Alpha")
    thumb.keyboard.press("Escape")
    expect(thumb.locator("[data-own]").first).to_be_visible()
    thumb.get_by_role("button", name="To the end").tap()
    expect(thumb.locator("[data-area='my-trophies'][data-own]")).to_be_visible()
    table = TablePage(thumb, f"trophies-{height}")
    table.come_to_rest()
    table.shot("seven")
    title, dice = thumb.evaluate(TROPHIES)
    assert len(dice) == 7
    assert min(top for _, top, _ in dice) >= title - SLACK
    for (left, _, size), (following, _, _) in pairwise(dice):
        assert following - left >= size * 0.7, "the number in the middle is covered"


SEVEN = 28
"""The seed of a random match in which Alpha takes seven trophies."""

TROPHIES = """() => {
  const area = document.querySelector("[data-area='my-trophies']")
  const boxes = [...area.querySelectorAll("[data-piece]")].map((each) => each.getBoundingClientRect())
  const title = area.querySelector("h2").getBoundingClientRect().bottom
  return [title, boxes.map(({ left, top, height }) => [left, top, height])]
}"""
"""The bottom of the title of one's trophies, and the box of each trophy."""


def test_the_board_stays_where_it_is_while_the_connection_is_lost(served: Served, thumb: Page) -> None:
    lines: list[WebSocketRoute] = []
    broken = False

    def through(line: WebSocketRoute) -> None:
        if broken:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    thumb.route_web_socket(re.compile(r"/play(\?|$)"), through)
    sit(thumb, served, new_table(host_of(served), FRIENDS, game="keep"))
    board, lost = thumb.get_by_role("main"), thumb.get_by_text("Connection lost")
    before = board.bounding_box()
    broken = True
    lines[-1].close()
    expect(lost).to_be_visible()
    TablePage(thumb, "line").shot("lost")
    assert board.bounding_box() == before
    broken = False
    expect(lost).to_have_count(0)
    assert board.bounding_box() == before


LONG = "Choose the die that is to be taken from the table. " * 9


@pytest.mark.torture
@pytest.mark.parametrize("width", cases([360, 1280], [360]))
def test_the_prompt_scrolls_only_without_room(served: Served, thumb: Page, width: int) -> None:
    """A text that is longer than its room scrolls, and no word is cut off."""
    thumb.set_viewport_size({"width": width, "height": 740})
    sit(thumb, served, new_table(host_of(served), FRIENDS, game="keep"))
    table = TablePage(thumb, "room")
    scrolled = 0
    for words in range(4, len(LONG.split()), 3):
        found = thumb.evaluate(WRITTEN, " ".join(LONG.split()[:words]))
        assert not found["cut"], f"{words} words are cut"
        assert found["scrolls"] == (found["over"] > 0), f"{words} words scroll just where they do not fit"
        assert found["tab"] == (0 if found["scrolls"] else -1), "the keyboard can scroll them"
        scrolled += found["scrolls"]
    assert scrolled, "so many words have no room"
    table.shot(f"{width}")


WRITTEN = """async (words) => {
  const box = document.querySelector("#prompt .words")
  const told = box.querySelector("p")
  told.textContent = words
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return {
    cut: told.scrollHeight > told.clientHeight + 8, // a picture in a line may be so much higher
    over: box.scrollHeight - box.clientHeight,
    scrolls: getComputedStyle(box).overflowY === "auto",
    tab: box.tabIndex,
  }
}"""
"""Puts words below the question, and tells whether they are cut off or scroll."""


def test_points_that_could_be_spent_are_lost_only_by_a_second_press(served: Served, thumb: Page) -> None:
    host = host_of(served)
    ticket = new_table(host, FRIENDS, game="battle")
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        for action in ("faction horde", "faction horde", "buy critters", "buy critters"):
            mover = next(player for player in (alpha, beta) if options(player.newest()))
            mover.act(action, mover.views[-1].number)
        sit(thumb, served, ticket)
        asked, stop = thumb.get_by_role("region", name="Prompt"), re.compile("^Buy no more")
        careful = asked.get_by_role("button", name="Not yet")
        thumb.get_by_role("button", name=stop).first.tap()
        expect(asked.get_by_role("heading", name="Stop with 19 points unspent?")).to_be_visible()
        expect(careful).to_be_focused()
        TablePage(thumb, "battle").shot("sure")
        careful.tap()
        expect(careful).to_have_count(0)
        thumb.get_by_role("button", name=stop).first.tap()
        thumb.keyboard.press("Escape")
        expect(careful).to_have_count(0)
        assert "stop" in options(alpha.newest()), "nothing was done"
        thumb.get_by_role("button", name=stop).first.tap()
        asked.get_by_role("button", name=stop).tap()
        expect(careful).to_have_count(0)
        expect(asked.get_by_role("heading", name="Buy a unit.")).to_have_count(0)
