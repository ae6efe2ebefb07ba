"""Lessons in a real browser, to their end; a throw flies as it was aimed, and the lesson continues after any result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases
from tests.web.server_process import Served
from tests.web.table_page import TablePage


@pytest.mark.torture
@pytest.mark.parametrize("width", cases(["page", "phone"], ["phone"]))
def test_the_reader_makes_the_first_throw_of_the_lesson(
    served: Served, request: pytest.FixtureRequest, width: str
) -> None:
    page: Page = request.getfixturevalue(width)
    page.goto(f"{served.address}learn/indicesion")
    table, go_on = TablePage(page, f"lesson-{width}"), page.get_by_role("button", name="Continue")
    card = page.get_by_role("region", name="Throw dice at boards")
    table.come_to_rest()
    before = card.bounding_box()
    expect(table.primary_button).to_have_text("Aim first")
    page.get_by_role("group", name="At", exact=True).get_by_role("radio").first.check(force=True)
    with page.expect_response(re.compile(r"/lesson/0\?")) as tried:
        table.primary_button.click()
    came = tried.value.json()["solved"]
    expect(go_on).to_be_visible()
    said = "It lies on your board" if came else "It came to rest off your board"
    expect(card).to_contain_text(said)
    expect(page.get_by_role("button", name="Throw again")).to_have_count(int(not came))
    if width == "phone":
        table.come_to_rest()
        assert card.bounding_box() == before, "the table above the words holds still"
    table.check_accessible()
    go_on.click()
    expect(page.get_by_role("heading", name="Towers")).to_be_visible()
    for words in ("It came to rest on your 6", "Red touched the green die"):
        expect(page.get_by_text("Fine aim", exact=True)).to_have_count(0)
        expect(table.primary_button).to_have_text("Throw red at your board, from above")
        table.primary_button.click()
        expect(page.get_by_text(words).first).to_be_visible()
        go_on.click()
    for title, *touched in (("Blue stands in", "green1", "Replace"), ("Pink throws again", "Give up")):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        for each in touched:
            touch(page, each)
        table.shot(title)
        go_on.click()
    expect(page.get_by_role("heading", name="The round", exact=True)).to_be_visible()
    table.primary_button.click()
    expect(page.get_by_text("the round is yours").first).to_be_visible()
    go_on.click()
    page.get_by_role("button", name="Play an easy bot").click()
    expect(page).to_have_url(re.compile("/table/"))


TOUCHED: dict[str, tuple[tuple[str, ...], ...]] = {
    "dicewing": ((), ("A.d20",), ("A.d12", "A.d20"), ("A.d6", "B.d6"), ("B.d12",)),
    "army": ((), ("A4", "A5"), ("Stop",), ("captain1",), ("Stop",)),
    "keep": (("Go to L1",), ("A1", "Go to L7"), ("A3", "Go to R1"), ("A3", "Go to M4"), ("A1", "Go to R7")),
    "battle": (
        ("Spread evenly",),
        ("Go to the center",),
        ("column 1",),
        ("Flanking",),
        ("aA.r1c1", "aA.r1c2", "aA.r2c2"),
        ("column 2",),
    ),
}
"""The touches in each step of a lesson before the primary button: pieces, places, lines or other buttons."""

LOOKED_AT = ("dicewing",)
"""Lessons that begin with something to look at, where nothing is asked."""


@pytest.mark.parametrize("game", cases(list(TOUCHED), ["keep"]))
def test_a_lesson_is_played_to_its_end_by_touch(served: Served, phone: Page, game: str) -> None:
    phone.goto(f"{served.address}learn/{game}")
    table, go_on = TablePage(phone, f"lesson-{game}"), phone.get_by_role("button", name="Continue")
    for nth, touched in enumerate(TOUCHED[game], 1):
        expect(phone.get_by_text(f"Step {nth} of")).to_be_visible()
        for each in touched:
            touch(phone, each)
        if table.primary_button.filter(has_not_text="Continue").count():
            table.press_primary_button()
        expect(go_on).to_be_visible()
        table.check_fits()
        table.shot(f"{nth}")
        go_on.click()
    phone.get_by_role("button", name="Play an easy bot").click()
    expect(phone).to_have_url(re.compile("/table/"))


def touch(page: Page, what: str) -> None:
    """Touch a piece by its id, a line by its tab, or a place or button by the beginning of its name."""
    named = page.get_by_role("button", name=re.compile(f"^{re.escape(what)}"))
    place, piece = {"x": 12, "y": 3}, page.locator(f"main [data-piece='{what}']")
    if piece.count():
        inner = piece.locator("button")
        (inner.first if inner.count() else piece).click(position={"x": 10, "y": 20})
    elif (tab := page.locator(f"[data-tab$='{what}']")).count():
        tab.first.click()
    elif what == "More" and not named.count():
        return
    else:
        named.first.click(position=place if what.startswith("Go to") else None)


@pytest.mark.torture
@pytest.mark.parametrize("game", cases(list(TOUCHED), ["keep"]))
def test_the_keyboard_stays_at_the_prompt_after_each_step(served: Served, page: Page, game: str) -> None:
    page.goto(f"{served.address}learn/{game}")
    table, go_on = TablePage(page, f"keys-{game}"), page.get_by_role("button", name="Continue")
    asked = page.get_by_role("region", name="Prompt")
    expect(asked).to_be_visible()
    if first := game in LOOKED_AT:
        go_on.press("Enter")
        expect(asked).to_be_focused()
    for each in TOUCHED[game][int(first)]:
        touch(page, each)
    if table.primary_button.filter(has_not_text="Continue").count():
        table.primary_button.focus()
        page.keyboard.press("Enter")
    expect(go_on).to_be_visible()
    expect(asked).to_be_focused()
    page.keyboard.press("Tab")
    expect(asked.get_by_role("button").first).to_be_focused()
