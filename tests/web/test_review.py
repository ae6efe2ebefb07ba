"""A review in the browser: requested at the end, stepped through by mouse and keys, with better moves on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, Route, expect

from tests.review.matches import LITTLE
from tests.server.host import judged
from tests.server.player import Player, new_table, play_some
from tests.web.server_process import Served
from tests.web.table_page import TablePage
from tests.web.test_endings import PHONE, sit
from warbones.protocol.messages import TableTicket
from warbones.protocol.replay_messages import ReviewState
from warbones.review.review import Review
from warbones.review.reviewer import review_match
from warbones.table.record import read_record

DECISIONS = 10

GOING = ReviewState(state="going", done=3, total=12)


@pytest.fixture(scope="module")
def finished(served: Served) -> TableTicket:
    """A match that Alpha resigns after a few random choices."""
    host = served.address.removeprefix("http://").rstrip("/")
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        play_some(alpha, beta, DECISIONS)
        alpha.wish("resign")
    return ticket


@pytest.fixture(scope="module")
def review(served: Served, finished: TableTicket) -> Review:
    """The match's review, from tiny searches, since the server's own reviews are tested without a browser."""
    file = served.get(f"/api/tables/{finished.table}/file")
    return review_match(read_record(file.splitlines()), judged, factor=LITTLE)


def answer(page: Page, review: Review) -> None:
    """Answer requests for the review: it is not begun, then under way, then done."""
    states: Iterator[ReviewState] = iter([ReviewState(state="none"), GOING, GOING])
    done = ReviewState(state="done", review=review)

    def fulfil(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(next(states, done)), content_type="application/json")

    page.route("**/api/tables/*/review?*", fulfil)


def test_a_review_is_asked_for_at_the_end_and_read_along_the_curve(
    served: Served, page: Page, finished: TableTicket, review: Review
) -> None:
    answer(page, review)
    sit(page, served, finished)
    page.get_by_role("link", name="Review this match").click()
    card = page.get_by_role("region", name="Review")
    card.get_by_role("button", name="Review this match").click()
    expect(card).to_contain_text("Thinking about each decision: 3 of 12.")
    curve = card.get_by_role("slider", name="Step of the match")
    expect(curve).to_be_visible()
    table = TablePage(page, "review")
    last = int(curve.get_attribute("max") or "0")
    assert last > DECISIONS
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"^0 of {last}, You \d+%\."))
    curve.focus()
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_value("1")
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_value("1")
    expect(page).to_have_url(re.compile("at=1&"))
    box = curve.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)
    expect(curve).to_have_value(str(last))
    result = card.get_by_role("table").get_by_role("row", name=re.compile("^Result"))
    expect(result.get_by_role("cell")).to_have_text(["0", "100"])
    table.check_accessible()
    table.shots("desk")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(card.get_by_role("slider")).to_be_visible()
    table.check_accessible()
    table.shots("phone")
    page.get_by_role("button", name="Table menu and settings").click()
    expect(page.get_by_role("table")).to_be_visible()
    table.check_accessible()
    table.shots("phone-sums")


@pytest.mark.torture
def test_a_review_in_progress_shows_how_far_it_is_on_a_phone(
    served: Served, phone: Page, finished: TableTicket
) -> None:
    phone.route("**/api/tables/*/review?*", lambda route: route.fulfill(body=msgspec.json.encode(GOING)))
    phone.goto(f"{served.address}replay/{finished.table}?view=open&review")
    card = phone.get_by_role("region", name="Review")
    expect(card.get_by_role("progressbar")).to_be_in_viewport()
    expect(card).to_contain_text("Thinking about each decision: 3 of 12.")
    TablePage(phone, "review").shots("phone-going")


def test_the_better_move_is_outlined_before_a_mistake(
    served: Served, page: Page, finished: TableTicket, review: Review
) -> None:
    page.route("**/api/tables/*/review?*", lambda route: route.fulfill(body=msgspec.json.encode(told(review))))
    page.goto(f"{served.address}replay/{finished.table}?view=open")
    card = page.get_by_role("region", name="Review")
    curve = card.get_by_role("slider")
    card.get_by_role("listitem").get_by_role("button", name=re.compile("Better")).first.click()
    at = int(curve.input_value())
    card.get_by_role("button", name="Show the better move").click()
    expect(curve).to_have_value(str(at - 1))
    expect(page.locator(".hint-mark").first).to_be_visible()
    expect(card.get_by_role("status")).to_contain_text("Before the decision")
    TablePage(page, "review").shots("better")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hint-mark")).to_have_count(0)


TOLD = (
    "Stage 1, attack 2 of 3. Blunder: you chose “Launch 100 and 7 (d% and d12)”, and your chance went from 60% to 35%. "
    "Better: “Launch 3 and 100 (d10 and d%)”. Model lets it beat 18 of Beta's 21 possible pairs (9 without Model) "
    "instead of 12. Luck favoured Beta, and your chance went from 35% to 23%."
)
"""About the longest text about a decision."""


@pytest.mark.torture
def test_a_phone_shows_the_whole_text_of_a_moment(
    served: Served, phone: Page, finished: TableTicket, review: Review
) -> None:
    state = told(review)
    assert state.review
    at = state.review.turning[0]
    phone.route("**/api/tables/*/review?*", lambda route: route.fulfill(body=msgspec.json.encode(state)))
    phone.goto(f"{served.address}replay/{finished.table}?view=0&at={at}")
    strip = phone.get_by_role("region", name="Review")
    expect(strip.get_by_text(TOLD, exact=True)).to_be_visible()
    cut = strip.evaluate("strip => strip.scrollHeight - strip.clientHeight")
    button = strip.get_by_role("button", name="Show the better move")
    expect(button).to_be_in_viewport()
    assert cut <= 0
    TablePage(phone, "review").shots("phone-mistake")


def told(review: Review) -> ReviewState:
    """Return the review with its first decision as a blunder, whatever the tiny searches found."""
    points = list(review.points)
    point = next(each for each in points if each.judged)
    assert point.judged
    judged = replace(point.judged, cost=0.5, label="blunder", held=True)
    points[point.n] = replace(point, judged=judged, told=TOLD)
    return ReviewState(state="done", review=replace(review, points=tuple(points), turning=(point.n,)))
