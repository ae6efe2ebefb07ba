"""Rule numbers stay out of sentences: a sign beside each shows them on request and opens the rulebook."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases
from tests.web.server_process import Served
from tests.web.table_page import TablePage

SAMPLES = ("launch", "army-roll", "army-reveal", "keep-attack", "battle-deed", "space-score")
FEW = ("army-reveal", "battle-deed")

SENTENCES = """() => [
  ...[...document.querySelectorAll("main [title], main [aria-label]")].map((each) => each.title || each.ariaLabel),
  ...["aside", "#prompt", "main"].map((each) => document.querySelector(each)?.innerText ?? ""),
].filter((words) => /\\([RB]\\d+/.test(words) || /(^|[^,] )[R]\\d{2}\\b/.test(words))"""
"""Finds visible text and tooltips that contain a rule number."""


@pytest.mark.torture
@pytest.mark.parametrize("sample", cases(SAMPLES, FEW))
def test_no_sentence_tooltip_or_sum_contains_a_rule_number(served: Served, page: Page, sample: str) -> None:
    page.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
    expect(page.get_by_role("main").first).to_be_visible()
    assert page.evaluate(SENTENCES) == []
    pieces = page.locator("main .lies > button")
    if pieces.count():
        pieces.first.dispatch_event("contextmenu")
        expect(page.get_by_role("region", name="What this is")).to_be_visible()
        assert page.evaluate(SENTENCES) == []


@pytest.mark.parametrize("window", cases(["page", "phone"], ["phone"]))
def test_the_sign_opens_all_the_rules_cited(served: Served, window: str, request: pytest.FixtureRequest) -> None:
    view: Page = request.getfixturevalue(window)
    view.goto(f"{served.address.rstrip('/')}/pieces/army-roll")
    table = TablePage(view, f"cited-{window}")
    view.get_by_role("link", name="Rule R14, Rule R17").click()
    cited = view.get_by_role("region", name="The rule you asked for").get_by_role("listitem")
    expect(cited).to_have_count(2)
    for number, rule in zip(("R14", "R17"), cited.all(), strict=True):
        expect(rule).to_contain_text(re.compile(f"^{number}"))
        expect(rule).to_be_in_viewport()
    table.check_accessible()
    table.shots("rules")


SIGNS_CUT = """() => [...document.querySelectorAll("#prompt a[data-rule]")].filter((sign) => {
  const [{ x, y, width, height }, bar] = [sign.getBoundingClientRect(), sign.closest("#prompt")]
  const at = (share) => document.elementFromPoint(x + width / 2, y + height * share)
  const { bottom } = bar.querySelector(".words").getBoundingClientRect()
  return y + height > bottom + 1 || ![0.2, 0.8].every((share) => sign.contains(at(share)))
}).length"""
"""Counts rule signs that are cut off or covered."""


@pytest.mark.torture
@pytest.mark.parametrize("width", cases(["page", "phone"], ["phone"]))
@pytest.mark.parametrize(
    "sample",
    cases(["battle-deed", "battle-line", "battle-unit", "space-aim", "space-draft", "keep-move"], ["battle-deed"]),
)
def test_the_rules_sign_stays_within_reach_however_long_the_reason_is(
    served: Served, request: pytest.FixtureRequest, width: str, sample: str
) -> None:
    page: Page = request.getfixturevalue(width)
    page.goto(f"{served.address}pieces/{sample}")
    reason = page.locator("#prompt .words p").first
    expect(page.locator("#prompt h2")).to_be_visible()
    for words in (None, "A long reason, which goes on. " * 20):
        if words and reason.count():
            reason.evaluate("(each, words) => (each.textContent = words)", words)
        assert page.evaluate(SIGNS_CUT) == 0
