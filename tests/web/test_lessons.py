"""A lesson's own throw in a real browser: it flies as it was aimed, and the lesson goes on whatever came of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases
from tests.web.serving import Served
from tests.web.table_page import TablePage


@pytest.mark.parametrize("width", cases(["page", "phone"], ["phone"]))
def test_the_first_throw_of_the_lesson_is_the_reader_s_own(
    served: Served, request: pytest.FixtureRequest, width: str
) -> None:
    page: Page = request.getfixturevalue(width)
    page.goto(f"{served.address}learn/indicesion")
    table, go_on = TablePage(page, f"lesson-{width}"), page.get_by_role("button", name="Go on")
    card = page.get_by_role("region", name="Throw dice at boards")
    before = card.bounding_box()
    with page.expect_response(re.compile("/lesson/0$")) as tried:
        table.brass.click()
    came = tried.value.json()["came"]
    expect(go_on).to_be_visible()
    said = "It lies on your board" if came else "It came to rest off your board"
    expect(card).to_contain_text(said)
    expect(page.get_by_role("button", name="Throw again")).to_have_count(int(not came))
    if width == "phone":
        assert card.bounding_box() == before, "the table above the words holds still"
    table.check_accessible()
    go_on.click()
    expect(page.get_by_role("heading", name="Towers")).to_be_visible()
    for words in ("It came to lie on your 6", "Red touched the green die"):
        expect(page.get_by_text("Fine aim", exact=True)).to_have_count(0)
        expect(table.brass).to_have_text("Throw red at your board, from above")
        table.brass.click()
        expect(page.get_by_text(words).first).to_be_visible()
        go_on.click()
    expect(page.get_by_role("heading", name="Blue stands in")).to_be_visible()
