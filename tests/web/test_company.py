"""Several people at a table: links that work once, names, phrases, a silent server, and ways to end a match."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests import effort
from tests.effort import cases
from tests.web.contexts import new_context
from tests.web.geometry import SLACK
from tests.web.server_process import Served
from tests.web.table_page import TablePage, becomes, open_menu, resign, set_table, start_match, who_is_asked

PHONE, DESK = (360, 740), (1280, 800)
Open = Callable[..., AbstractContextManager[Page]]


@pytest.fixture
def visitor(browser: Browser) -> Open:
    """Opens pages of different people, each in a separate browser."""

    @contextmanager
    def visit(size: tuple[int, int] = DESK, motion: str = "reduce", touch: bool = False) -> Iterator[Page]:
        view = {"width": size[0], "height": size[1]}
        context = new_context(browser, viewport=view, reduced_motion=motion, has_touch=touch)  # type: ignore[arg-type]
        yield context.new_page()
        context.close()

    return visit


def prompt_bar(page: Page) -> TablePage:
    """Wait for a page's table, and return it."""
    expect(page.get_by_role("region", name="Prompt")).to_be_visible()
    return TablePage(page, "company")


def begun_by_hand(page: Page) -> TablePage:
    """Advance a page's stopped clock until its table offers something; return the table."""
    table = prompt_bar(page)

    def offers() -> bool:
        page.clock.run_for(500)
        return table.offered.count() > 0

    assert becomes(page, offers)
    return table


def invite(page: Page, address: str, game: str = "DiceWing") -> str:
    """Set up a table with a friend; return the friend's link."""
    page.goto(address)
    set_table(page, game, "Invite a friend")
    prompt_bar(page)
    return page.get_by_role("textbox", name="Link to").input_value()


def sit(page: Page, link: str, name: str = "") -> None:
    """Take the seat behind a link."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    prompt_bar(page)


def call_oneself(page: Page, name: str) -> None:
    """Choose a name before anybody has joined."""
    beside = page.get_by_role("region", name=re.compile("^(Still missing|Prompt)$"))
    place = beside.filter(has=page.get_by_label("Your name"))
    place.get_by_label("Your name").fill(name)
    place.get_by_role("button", name="Save the name").click()
    expect(place.get_by_role("button", name="Save the name")).to_be_disabled()


SEATS_NAMED = r"""() => [...document.querySelectorAll("body *")].flatMap((each) => [
  ...["aria-label", "title"].map((name) => each.getAttribute(name) ?? ""),
  ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
]).filter((words) => /\b(Alpha|Beta)\b/.test(words))"""
"""Finds elements that still contain a seat's default name."""


CAN_BE_READ = """(head) => {
  const [words, bar] = [head.parentElement, head.closest("#prompt")]
  const scrolls = words.tabIndex === 0 && getComputedStyle(words).overflowY === "auto"
  const inside = words.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom
  return inside && (scrolls || words.scrollHeight <= words.clientHeight)
}"""
"""Whether a headline fits or, if it is long, as after an opening that was rolled twice, can be scrolled."""


def covers_nothing(page: Page, words: Locator) -> bool:
    """Return whether an element lies within the prompt bar and does not cover the table."""
    expect(words).to_be_visible()
    bar, box = page.locator("#prompt").bounding_box(), words.bounding_box()
    assert bar
    assert box
    above, below = bar["y"] - box["y"], box["y"] + box["height"] - bar["y"] - bar["height"]
    return max(above, below) <= SLACK


def test_a_link_seats_one_browser_and_says_so_to_the_next(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor(PHONE) as guest, visitor(PHONE) as third:
        link = invite(host, served.address)
        expect(host.get_by_role("heading", name="The match starts when everyone has joined.")).to_be_visible()
        call_oneself(host, "Ada")
        sit(guest, link, "<i>Bert</i>")
        expect(guest.get_by_text("Ada").first).to_be_visible()
        expect(host.get_by_text("<i>Bert</i>").first).to_be_visible()
        expect(host.get_by_role("heading", name="The match starts when everyone has joined.")).to_have_count(0)
        third.goto(link)
        third.get_by_role("button", name="Sit down").click()
        expect(third.get_by_text("This seat is taken. Its link works once")).to_be_visible()
        third.get_by_role("link", name="Watch this table").click()
        for size in (PHONE, DESK):
            third.set_viewport_size({"width": size[0], "height": size[1]})
            assert covers_nothing(third, third.get_by_text("You are watching"))
        open_menu(host)
        expect(host.get_by_label("Your name")).to_have_value("Ada")
        guest.reload()
        prompt_bar(guest)
        expect(guest.get_by_text("You are watching")).to_have_count(0)


@pytest.mark.torture
def test_a_half_written_name_stays_when_spectators_come(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor() as watcher:
        invite(host, served.address)
        name = host.get_by_role("region", name="Still missing").get_by_label("Your name")
        name.fill("Ada")
        watcher.goto(host.url.replace("/table/", "/watch/"))
        open_menu(host)
        expect(host.get_by_text("1 person is watching")).to_be_visible()
        expect(name).to_have_value("Ada")


@pytest.mark.torture
def test_the_lobby_says_when_a_friend_has_moved(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor() as guest:
        sit(guest, invite(host, served.address))
        tables = [prompt_bar(host), prompt_bar(guest)]
        for table in tables:
            expect(table.page.get_by_text("Pick 1 of 14").first).to_be_visible()
        moving, waiting = who_is_asked(*tables)
        waiting.page.clock.install()
        waiting.page.goto(served.address)
        yours = waiting.page.get_by_role("region", name="Your tables")
        expect(yours).to_contain_text("Draft")
        expect(yours).not_to_contain_text("Your turn")
        moving.decide()
        waiting.page.clock.fast_forward(10_000)
        expect(yours).to_contain_text("Your turn")


def test_a_seat_is_moved_to_another_device(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor(PHONE) as device:
        start_match(host, served.address, "DICE WAR", "Play a bot")
        prompt_bar(host)
        open_menu(host)
        host.get_by_role("button", name="Move this seat to another device").click()
        sit(device, host.get_by_role("textbox", name="Link to your seat").input_value())
        for _ in range(2 if effort.long else 1):
            prompt_bar(device)
            expect(host.get_by_role("heading", name="Your seat is on another device now")).to_be_visible()
            expect(host.get_by_text("To take it back")).to_be_visible()
            host.reload()
        TablePage(host, "company").check_accessible()
        host.goto(served.address)
        yours = host.get_by_role("region", name="Your tables")
        expect(yours).to_contain_text("Your seat moved to another device")
        yours.get_by_role("link", name="Watch").click()
        expect(host.get_by_text("You are watching")).to_be_visible()
        open_menu(device)
        device.get_by_role("button", name="Move this seat to another device").click()
        sit(host, device.get_by_role("textbox", name="Link to your seat").input_value())
        prompt_bar(host)
        expect(device.get_by_role("heading", name="Your seat is on another device now")).to_be_visible()


def test_phrases_are_heard_unless_somebody_hides_them(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor(PHONE) as guest:
        sit(guest, invite(host, served.address), "Bert")
        guest.get_by_role("button", name="Chat", exact=True).click()
        guest.get_by_role("button", name="Hello!").click()
        expect(host.get_by_text("Bert: Hello!")).to_be_visible()
        host.get_by_role("button", name="Chat", exact=True).click()
        host.get_by_label("Hide what others say").check()
        expect(host.get_by_text("Bert: Hello!")).to_have_count(0)


@pytest.mark.torture  # the answer to a draw goes the same way
def test_a_move_is_taken_back_if_the_friend_agrees(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor(PHONE) as guest:
        sit(guest, invite(host, served.address), "Bert")
        mover, other = who_is_asked(prompt_bar(host), prompt_bar(guest))
        before = mover.log
        mover.decide()
        for answer in ("No", "Allow"):
            mover.page.locator("#prompt").get_by_role("button", name="Take back").click()
            expect(other.page.get_by_text("asks to take back the last move")).to_be_visible()
            other.page.get_by_role("button", name=answer, exact=True).click()
            if answer == "No":
                mover.page.get_by_text("declines to take back the move").click()
                mover.page.get_by_role("button", name="OK", exact=True).click()
                expect(mover.page.get_by_text("declines to take")).to_have_count(0)
        expect(mover.page.get_by_role("heading", name="Take one die from the pool.")).to_be_visible()
        expect(other.page.get_by_text("Pick 1 of 14")).to_be_visible()
        assert mover.log == before


def test_a_draw_is_declined_then_agreed_and_a_tap_asks_for_a_rematch(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor(PHONE, touch=True) as guest:
        sit(guest, invite(host, served.address, "DICE WAR"), "Bert")
        for page, other, answer in ((host, guest, "No"), (guest, host, "Agree to a draw")):
            open_menu(page)
            page.get_by_role("button", name="Offer a draw").click()
            expect(other.get_by_text("offers a draw.")).to_be_visible()
            if answer == "No":
                TablePage(other, "draw").check_accessible()
            other.get_by_role("button", name=answer, exact=True).click()
            if answer == "No":
                expect(page.get_by_text("Bert declines the draw.")).to_be_visible()
        for page in (host, guest):
            expect(page.get_by_role("heading", name="You agreed to a draw.")).to_be_visible()
        guest.locator("#prompt").get_by_role("button", name="Rematch").tap()
        expect(host.get_by_text("Bert would like a rematch.")).to_be_visible()
        host.get_by_role("button", name="Rematch").first.click()
        for page in (host, guest):
            expect(page.get_by_role("heading", name="You agreed to a draw.")).to_have_count(0)
            assert prompt_bar(page).asked


@pytest.mark.torture
def test_resigning_ends_the_match_and_leaves_no_controls_of_play(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor(PHONE) as guest:
        link = invite(host, served.address)
        call_oneself(host, "Ada")
        sit(guest, link, "Bert")
        for _ in range(2):
            for table in (prompt_bar(host), prompt_bar(guest)):
                table.hurry()
                if table.is_asked:
                    table.decide()
        expect(host.get_by_role("region", name="Log")).to_contain_text("Bert takes")
        for page in (host, guest):
            assert page.evaluate(SEATS_NAMED) == []
        open_menu(guest)
        guest.get_by_role("button", name="Resign", exact=True).click()
        expect(guest.get_by_role("button", name="No, play on")).to_be_focused()
        guest.get_by_role("button", name="Resign and end the match").click()
        expect(host.get_by_role("heading", name="Bert resigns: you win the game.")).to_be_visible()
        expect(guest.get_by_role("heading", name="You resign: Ada wins the game.")).to_be_visible()
        for page in (host, guest):
            asked = page.get_by_role("region", name="Prompt")
            for words in ("Hint", "Odds", "Take back", "Take my seat back", "Put back"):
                expect(asked.get_by_role("button", name=words)).to_have_count(0)
            expect(page.get_by_role("figure")).to_be_visible(timeout=60_000)
            TablePage(page, "company").check_accessible()
            assert page.evaluate(SEATS_NAMED) == []
        host.get_by_role("button", name="Rematch").click()
        guest.get_by_role("button", name="Rematch").click()
        expect(host.get_by_role("heading", name=re.compile("resign"))).to_have_count(0)


@pytest.mark.torture
@pytest.mark.parametrize("size", cases([PHONE, DESK], [PHONE]))
def test_nothing_stays_picked_when_a_match_is_over(served: Served, visitor: Open, size: tuple[int, int]) -> None:
    with visitor() as host, visitor(size) as guest:
        sit(guest, invite(host, served.address), "Bert")
        tables = [prompt_bar(host), prompt_bar(guest)]
        picking, _ = who_is_asked(*tables)
        back = picking.page.get_by_role("button", name="Put back")
        picking.pick(1)
        expect(back).to_be_visible()
        picking.resign()
        expect(picking.page.get_by_role("heading", name=re.compile("^You resign"))).to_be_visible()
        expect(back).to_have_count(0)


@pytest.mark.torture
def test_a_moment_of_the_curve_leads_into_the_replay(served: Served, visitor: Open) -> None:
    with visitor() as page:
        start_match(page, served.address, "DiceWing", "Play a friend here")
        table = prompt_bar(page)
        for _ in range(4):
            assert table.wait()
            table.decide()
        table.resign()
        moment = page.get_by_role("figure").get_by_role("link").last
        expect(moment).to_be_visible(timeout=60_000)
        n = re.findall(r"Step (\d+)", moment.get_attribute("aria-label") or "")
        moment.click()
        expect(page).to_have_url(re.compile(rf"/replay/.*at={n[0]}&view=[01]"))
        page.goto(re.sub(r"at=\d+", "at=0", page.url))
        head = page.locator("#prompt h2")
        expect(head).to_contain_text("You roll")
        assert head.evaluate(CAN_BE_READ), "what happened first runs out of the prompt bar"


@pytest.mark.torture
def test_a_keep_falls_only_with_animations_on(served: Served, visitor: Open) -> None:
    fallen = "() => document.getAnimations().filter((each) => each.effect?.target?.dataset?.piece).length"
    for motion, moving in (("no-preference", True), ("reduce", False)):
        with visitor(motion=motion) as page:
            start_match(page, served.address, "DICE WAR", "Play a bot")
            assert prompt_bar(page).wait()
            resign(page)
            expect(page.get_by_role("heading", name=re.compile("^You resign"))).to_be_visible()
            if moving:
                page.wait_for_function(f"({fallen})() > 0")
            else:
                assert page.evaluate(fallen) == 0


def test_a_silent_server_is_reported_after_a_click_until_it_answers(served: Served, visitor: Open) -> None:
    held: list[str | bytes] = []
    silent: list[bool] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda said: held.append(said) if silent and '"act"' in str(said) else server.send(said))
        server.on_message(route.send)
        release.append(lambda: [server.send(said) for said in held])

    release: list[Callable[[], object]] = []
    with visitor() as page:
        page.route_web_socket(re.compile(r"/play(\?|$)"), between)
        page.clock.install()
        start_match(page, served.address, "DiceWing", "Play a friend here")
        table = begun_by_hand(page)
        words = page.locator("#prompt").get_by_text("The table hasn't answered yet.")
        silent.append(True)
        table.pick(1)
        page.clock.run_for(500)
        table.primary_button.click()
        page.clock.run_for(1500)
        expect(words).to_have_count(0)
        page.clock.run_for(1000)
        expect(words).to_be_visible()
        silent.clear()
        release[-1]()
        page.clock.run_for(1000)
        expect(words).to_have_count(0)


@pytest.mark.torture
def test_a_dead_connection_is_given_up_and_the_click_still_counts(served: Served, visitor: Open) -> None:
    dead: list[WebSocketRoute] = []
    lines: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        lines.append(route)
        route.on_message(lambda said: None if route in dead else server.send(said))
        server.on_message(lambda said: None if route in dead else route.send(said))

    with visitor(PHONE) as page:
        page.route_web_socket(re.compile(r"/play(\?|$)"), between)
        page.clock.install()
        start_match(page, served.address, "DiceWing", "Play a friend here")
        table = begun_by_hand(page)
        assert becomes(page, lambda: len(lines) == 2)  # of both people at the screen
        lost = page.get_by_text("Connection lost.")
        dead.extend(lines)
        table.pick(1)
        page.clock.run_for(500)
        label = table.primary_button.inner_text()
        table.primary_button.click()
        page.clock.run_for(7000)
        expect(lost).to_have_count(0)
        page.clock.run_for(1000)
        expect(lost).to_be_visible()
        page.clock.run_for(1000)
        expect(lost).to_have_count(0)
        page.clock.run_for(5000)
        expect(table.primary_button.filter(has_text=label)).to_have_count(0)
        assert len(lines) == 3


@pytest.mark.torture
def test_a_spectator_sees_requests_and_follows_to_the_rematch(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor(PHONE) as guest, visitor(PHONE) as watcher:
        sit(guest, invite(host, served.address), "Bert")
        watcher.goto(host.url.replace("/table/", "/watch/"))
        prompt_bar(watcher)
        resign(host)
        host.get_by_role("button", name="Rematch").click()
        expect(watcher.get_by_text("Alpha would like a rematch.")).to_be_visible()
        expect(watcher.get_by_text("You asked for a rematch")).to_have_count(0)
        guest.get_by_role("button", name="Rematch").click()
        expect(watcher.get_by_text("They are playing again at another table.")).to_be_visible()
        watcher.get_by_role("button", name="Watch", exact=True).click()
        expect(watcher).to_have_url(re.compile("/watch/"))
        expect(watcher.get_by_role("heading", name=re.compile("resign"))).to_have_count(0)
        expect(watcher.get_by_text("You are watching")).to_be_visible()


def other_browser(visitor: Open) -> AbstractContextManager[Page]:
    """Open a newcomer's page on a phone."""
    return visitor(PHONE, touch=True)


def test_the_address_of_a_table_says_how_to_get_a_seat(served: Served, visitor: Open) -> None:
    with visitor() as host, other_browser(visitor) as guest:
        invite(host, served.address)
        guest.goto(host.url)
        expect(guest.get_by_role("heading", name="A seat at this DiceWing table is saved for a friend")).to_be_visible()
        expect(guest.get_by_role("button", name="Ask to play as Beta")).to_be_visible()
        expect(guest.get_by_role("link", name="Watch this table")).to_be_visible()
        TablePage(guest, "door").shot("kept")
        link = host.get_by_role("textbox", name="Link to").input_value()
        with other_browser(visitor) as friend:
            sit(friend, link, "Bert")
            prompt_bar(friend)
        expect(guest.get_by_role("heading", name="This browser has no seat at this table")).to_be_visible()
        guest.goto(f"{served.address}table/nowhere")
        expect(guest.get_by_role("heading", name="There is no such table")).to_be_visible()
        expect(guest.get_by_role("link", name="Watch this table")).to_have_count(0)


@pytest.mark.torture
def test_the_address_of_a_listed_table_gives_a_free_seat(served: Served, visitor: Open) -> None:
    with visitor() as host, other_browser(visitor) as guest:
        start_match(host, served.address, "DICE WAR", "Invite a friend", "Anyone can sit down")
        prompt_bar(host)
        guest.goto(host.url)
        guest.get_by_role("button", name="Sit down as Beta").tap()
        prompt_bar(guest)
        assert guest.url == host.url


@pytest.mark.torture
def test_the_address_of_a_finished_match_stays_its_own_after_a_rematch(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor(PHONE, touch=True) as guest:
        sit(guest, invite(host, served.address, "DICE WAR"), "Bert")
        prompt_bar(guest)
        old = host.url
        resign(guest)
        host.get_by_role("button", name="Rematch").click()
        guest.get_by_role("button", name="Rematch").first.tap()
        for page in (host, guest):
            expect(page).not_to_have_url(old)
            prompt_bar(page)
        new = host.url
        for page in (host, guest):
            page.goto(old)
            expect(page.get_by_role("heading", name=re.compile("resign"))).to_be_visible()
            expect(page.get_by_text("You are playing again at another table.")).to_be_visible()
            expect(page.get_by_role("button", name="Rematch", exact=True)).to_have_count(0)
            assert page.url == old
            page.get_by_role("button", name="To the rematch").click()
            expect(page).to_have_url(new)


@pytest.mark.torture
def test_the_keyboard_stays_in_the_menu_when_resigning_is_cancelled(served: Served, visitor: Open) -> None:
    with visitor() as host, visitor() as guest:
        sit(guest, invite(host, served.address, "DICE WAR"), "Bert")
        prompt_bar(guest)
        open_menu(guest)
        guest.get_by_role("button", name="Resign", exact=True).focus()
        guest.keyboard.press("Enter")
        expect(guest.get_by_role("button", name="No, play on")).to_be_focused()
        guest.keyboard.press("Enter")
        expect(guest.get_by_role("button", name="Resign", exact=True)).to_be_focused()
