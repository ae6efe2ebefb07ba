"""The table in a browser: keyboard alone, reloading, a killed server, wrong addresses, and announcements."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.effort import cases
from tests.web.conftest import at_speed
from tests.web.contexts import new_context
from tests.web.server_process import Served
from tests.web.table_page import SCHEMES, TablePage, becomes, game_tile, open_game, start_match
from warbones.games import GAMES

BRASS_FOCUSED = "() => document.activeElement?.matches('[data-primary]')"


def play_the_random_bot(served: Served, page: Page) -> TablePage:
    """Sit down against the random bot."""
    start_match(page, served.address, "DiceWing", "Play a bot", "Random")
    table = TablePage(page, "table")
    table.wait_for_turn()
    return table


SAYING = """() => {
  window.said = []
  const note = () => {
    const now = document.querySelector("[data-now]").dataset.now
    window.said.push([now, document.querySelector("#prompt .words p")?.innerText ?? ""])
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""Records the text below the prompt's question, with the state of the table at that time."""


@pytest.mark.torture
def test_bots_getting_ready_are_announced_only_while_a_bot_is_awaited(served: Served, page: Page) -> None:
    unready = {"ready": False, "text": "The bots are getting ready.", "done": 1, "of": 8}
    page.route("**/api/preparing*", lambda route: route.fulfill(json=unready))
    table = play_the_random_bot(served, page)
    page.evaluate(SAYING)
    for _ in range(3):
        table.decide()
        assert table.wait_for_turn()
    said = page.evaluate("() => window.said")
    assert "busy" in {now for now, _ in said}
    assert {now for now, words in said if "getting ready" in words} <= {"wait"}


def test_a_die_is_taken_by_keyboard_alone(served: Served, page: Page) -> None:
    table = play_the_random_bot(served, page)
    before = len(table.log)
    table.offered.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(table.primary_button).to_be_enabled()
    page.keyboard.press("Escape")
    assert page.locator("[aria-pressed=true]").count() == 0
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Log").get_by_text("You take").first).to_be_visible()
    assert len(table.log) > before


def test_escape_does_one_thing_at_a_time(served: Served, page: Page) -> None:
    table = play_the_random_bot(served, page)
    table.pick(1)
    table.offered.first.click(button="right")
    explained = page.locator(".by-prompt-bar [data-slip]")
    expect(explained).to_be_visible()
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    expect(page.locator("main [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("main [aria-pressed=true]")).to_have_count(0)


def test_a_page_whose_file_is_gone_says_so_and_can_be_reloaded(served: Served, browser: Browser) -> None:
    page = new_context(browser).new_page()
    page.goto(served.address)
    page.route("**/assets/LessonPage*", lambda route: route.fulfill(status=404))
    game_tile(page, "DICE WAR").get_by_role("link", name="Learn DICE WAR").click()
    expect(page.get_by_role("heading", name="Something on this page broke")).to_be_visible()
    page.unroute("**/assets/LessonPage*")
    page.get_by_role("link", name="Reload").click()
    expect(page.get_by_text("Step 1 of 6")).to_be_visible()
    page.context.close()


@pytest.mark.torture
def test_house_rules_are_drawn_once_they_are_unfolded(served: Served, page: Page) -> None:
    page.goto(served.address)
    row = open_game(page, "DICE WAR")
    clock = row.get_by_role("radio", name=re.compile("^15 minutes each"))
    assert row.locator("input[type=radio]").count() == 0
    row.get_by_text("Time", exact=True).click()
    expect(clock).to_be_visible()
    row.get_by_text("Time", exact=True).first.click()
    expect(clock).to_be_hidden()


def test_changed_house_rules_are_listed_and_travel_in_a_link(served: Served, page: Page) -> None:
    page.goto(f"{served.address}play/keep?round_limit=8&bot=random&nonsense=1")
    changed = page.get_by_role("region", name="Your house rules")
    expect(changed.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_label("Bot", exact=True)).to_have_value("random")
    changed.get_by_role("button", name="Back to the rulebook").click()
    expect(changed).to_have_count(0)
    expect(page.get_by_text("As in the rulebook")).to_be_visible()


def test_a_newcomer_finds_one_button_and_a_board_in_play(served: Served, page: Page) -> None:
    at_speed(page, "normal")
    page.goto(served.address)
    begin = page.get_by_role("button", name="Learn and play now")
    expect(begin).to_be_in_viewport()
    assert page.locator("[data-primary]").count() == 1
    board = page.locator("figure [data-piece]")
    expect(board.first).to_be_attached()
    where = "() => [...document.querySelectorAll('figure [data-piece]')].map((each) => each.dataset.piece).join(' ')"
    before = page.evaluate(where)
    assert becomes(page, lambda: page.evaluate(where) != before), "nothing happens on the board"
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play on")).to_be_visible()
    begin.click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()


@pytest.mark.torture
def test_an_explanation_disappears_when_a_die_is_picked(served: Served, page: Page) -> None:
    table = play_the_random_bot(served, page)
    slip = page.get_by_role("region", name="What this is")
    table.offered.first.click(button="right")
    expect(slip).to_be_visible()
    table.offered.first.click()
    expect(slip).to_have_count(0)


LOWEST = """(log) => log.lastElementChild.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom
  && log.scrollHeight > log.clientHeight"""


@pytest.mark.torture
def test_the_newest_line_of_the_log_stays_in_sight_when_its_room_shrinks(served: Served, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 700})
    table = play_the_random_bot(served, page)
    log = page.get_by_role("region", name="Log").get_by_role("list")
    while not log.evaluate(LOWEST):
        assert table.wait_for_turn()
        table.offered.first.click()
        table.press_primary_button()
        table.come_to_rest()
    table.wait_for_turn()
    page.set_viewport_size({"width": 1280, "height": 545})
    assert becomes(page, lambda: log.evaluate(LOWEST))  # the log scrolls a frame later


def test_a_reload_goes_on_where_the_game_was(served: Served, page: Page) -> None:
    table = play_the_random_bot(served, page)
    table.decide()
    table.wait_for_turn()
    before = table.log
    page.reload()
    table.wait_for_turn()
    assert table.log == before


@pytest.mark.torture
def test_a_killed_server_loses_nothing_and_the_page_comes_back_by_itself(tmp_path: Path, page: Page) -> None:
    first = Served(tmp_path)
    start_match(page, first.address, "DiceWing", "Play a friend here")
    table = TablePage(page, "killed")
    table.wait_for_turn()
    table.decide()
    log = page.get_by_role("region", name="Log").get_by_role("listitem").filter(has_text="take")
    expect(log).to_have_count(1)
    first.kill()
    expect(page.get_by_text("Connection lost").first).to_be_visible()
    table.shot("lost")
    with first.again():
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        table.wait_for_turn()
        expect(log).to_have_count(1)
        table.decide()
        expect(log).to_have_count(2)


def test_the_rulebook_opens_beside_the_board(served: Served, page: Page) -> None:
    table = play_the_random_bot(served, page)
    page.get_by_role("button", name="Rules").or_(page.get_by_role("link", name="Rules")).first.click()
    expect(page.get_by_text("R20").first).to_be_visible()
    table.check_accessible()
    table.shot("rules")


@pytest.mark.parametrize("path", cases(["/nowhere", "/table/doesnotexist", "/rules/chess"], ["/rules/chess"]))
def test_a_wrong_address_says_so(served: Served, page: Page, path: str) -> None:
    page.goto(served.address.rstrip("/") + path)
    expect(page.get_by_role("heading").last).to_be_visible()
    TablePage(page, "missing").check_accessible()
    assert page.get_by_role("link").or_(page.get_by_role("button")).count()


def test_the_pieces_page_shows_every_state_accessibly(served: Served, page: Page) -> None:
    page.goto(served.address.rstrip("/") + "/pieces")
    expect(page.get_by_role("heading", name="The pieces")).to_be_visible()
    table = TablePage(page, "pieces")
    for scheme, rules in zip(SCHEMES, ((), ("color-contrast",)), strict=True):  # only colours differ
        table.put_in(scheme)
        table.check_accessible(*rules)
        table.shot(scheme)


def test_with_reduced_motion_colours_change_at_once(served: Served, page: Page) -> None:
    """If the colour of an element fades, all text inside it starts fades of its own, again and again."""
    page.goto(served.address.rstrip("/") + "/pieces")
    expect(page.get_by_role("heading", name="The pieces")).to_be_visible()
    TablePage(page, "fading").put_in("dark")
    assert page.evaluate("() => document.getAnimations().filter((each) => each instanceof CSSTransition).length") == 0


def test_the_page_never_names_the_seat_s_key(served: Served, page: Page) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("websocket", lambda socket: requests.append(socket.url))
    play_the_random_bot(served, page)
    kept = page.evaluate("Object.values(localStorage)")
    tokens = re.findall(r'"token":\s*"([^"]+)"', " ".join(kept))
    assert tokens
    assert not any(token in url for token in tokens for url in (*requests, page.url))


SHORT = ["learn/battle", "rules/battle"]
PAGES = [f"{what}/{game}" for what in ("learn", "rules") for game in GAMES]


@pytest.mark.parametrize("path", cases(PAGES, SHORT))
def test_every_game_s_pages_fit_a_phone(served: Served, phone: Page, path: str) -> None:
    phone.goto(f"{served.address.rstrip('/')}/{path}")
    expect(phone.get_by_role("heading").nth(1)).to_be_visible()
    TablePage(phone, path.replace("/", "-")).check_accessible()
