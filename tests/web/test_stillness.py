"""Hovering, focusing and picking take no room: everything else stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases
from tests.web.server_process import Served
from tests.web.stillness import Stillness

DENSE = cases(
    ("battle-target", "battle-deed", "battle-dense", "battle-densest", "battle-crowd", "battle-huge"),
    ("battle-densest",),
)
"""Battlefields with many units; the last two have as many as 20 and 60 points buy."""

PROMPTS = (
    *("draft-open", "launch-half", "army-heal", "keep-move", "keep-place"),
    *("battle-unit", "battle-buy", "battle-line", "space-draft"),
)
"""One sample of every way to choose something."""

MOST = 9
"""The maximum number of things touched at one table: the others are of the same kinds."""


def still(served: Served, page: Page, sample: str) -> Stillness:
    """Open a sample of a table."""
    page.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
    expect(page.get_by_role("main")).to_be_visible()
    return Stillness(page, MOST)


@pytest.mark.torture
@pytest.mark.parametrize("sample", DENSE)
def test_a_dense_sheet_keeps_still_under_a_mouse_and_a_pick(served: Served, page: Page, sample: str) -> None:
    table = still(served, page, sample)
    assert list(table.hover()) == []
    assert list(table.focus()) == []
    assert [moved for moved in table.pick() if moved.is_on_board] == []


@pytest.mark.parametrize("sample", cases(PROMPTS, ("draft-open",)))
def test_every_kind_of_table_keeps_still_under_a_mouse(served: Served, page: Page, sample: str) -> None:
    assert list(still(served, page, sample).hover()) == []


@pytest.mark.torture
@pytest.mark.parametrize("sample", cases(PROMPTS, ("army-heal",)))
def test_every_kind_of_table_keeps_still_on_a_phone_with_a_mouse_or_keys(
    served: Served, phone: Page, sample: str
) -> None:
    table = still(served, phone, sample)
    assert list(table.hover()) == []
    assert list(table.focus()) == []


@pytest.mark.torture
@pytest.mark.parametrize("window", cases(["page", "phone"], ["phone"]))
def test_the_longest_forecast_of_a_launch_takes_no_room(
    served: Served, window: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(window)
    table = still(served, page, "launch-twins")
    assert [moved for moved in table.pick_together("A.d10", "B.d10") if moved.is_on_board] == []
    expect(page.locator("[data-area=my-bay] .aside")).to_contain_text("+ ?")


@pytest.mark.torture
def test_a_long_answer_stays_on_the_screen_of_a_phone(served: Served, phone: Page) -> None:
    table = still(served, phone, "launch-twins")
    assert [moved for moved in table.pick_together("A.d6", "A.d10") if moved.is_on_board] == []
    launch = phone.get_by_role("button", name="Launch 2 (d6 of your set) and 7 (d10 of your set)")
    expect(launch).to_be_visible()
    assert launch.evaluate("(each) => each.getBoundingClientRect().right <= innerWidth")


@pytest.mark.torture
def test_only_a_name_that_is_cut_short_is_shown_over_the_sheet(served: Served, page: Page) -> None:
    page.set_viewport_size({"width": 760, "height": 800})
    still(served, page, "battle-densest")
    over = "(unit) => getComputedStyle(unit, '::after').content"
    names = "(units) => units.filter((unit) => unit.scrollWidth > unit.clientWidth).map((unit) => unit.textContent)"
    assert "Footsoldiers" in page.locator(".name").evaluate_all(names)
    for name, shown in {"Footsoldiers": '"Footsoldiers"', "Archers": "none"}.items():
        unit = page.locator(f".lies[data-name='{name}']").first
        assert unit.evaluate(over) == "none"
        unit.hover()
        page.wait_for_timeout(100)
        assert unit.evaluate(over) == shown
    unit.click()
    expect(unit.get_by_role("button").first).to_have_attribute("aria-pressed", "true")


RESTLESS = """() => document.addEventListener("pointerover", ({ target }) => {
  for (const each of document.querySelectorAll("main li")) each.style.margin = each.contains(target) ? "9px" : ""
})"""


def test_movement_is_found(served: Served, page: Page) -> None:
    table = still(served, page, "draft-open")
    page.evaluate(RESTLESS)
    assert list(table.hover()) != []
