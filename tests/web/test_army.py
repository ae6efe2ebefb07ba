"""Whole games of Dice Wars in a real browser: behind the divider, the reveal, heals and bonus dice."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import cases, rows
from tests.web.geometry import BELOW, SLACK
from tests.web.server_process import Served
from tests.web.table_page import TablePage, start_match

SHORT = ("Random", "Three rounds at most; whoever has won more", "A round that is undecided after 10 turns")
MOST_DECISIONS = 700
LONG = 900
"""Seconds that a whole match may take on a busy machine."""

MOMENTS = {"Roll": "divider", "Choose any": "reroll", "Choose": "heal", "Take one": "bonus"}


class ArmyTable(TablePage):
    """A table of Dice Wars."""

    def __init__(self, page: Page, name: str) -> None:
        """Play with a fixed seed."""
        super().__init__(page, name)
        self.seen: set[str] = set()
        self._dice = random.Random(4)

    def play(self, until: frozenset[str] = frozenset()) -> None:
        """Play to the end, or until the kinds of decision in ``until`` have been checked."""
        for _ in range(MOST_DECISIONS):
            if not self.wait() or (until and until <= self.seen):
                return
            self.look()
            self.answer()
        raise AssertionError("the match does not end")

    def watch(self) -> None:
        """Check the reveal once."""
        if "reveal" not in self.seen and re.search(r"loses? \d+ health|defence holds|no attack", self.asked):
            self.seen.add("reveal")
            assert not self.page.locator(".screen").count()
            self.shots("reveal")

    def look(self) -> None:
        """Check each kind of decision once, and always that the dice behind the divider are hidden."""
        asked = self.asked
        if asked.startswith(("Roll", "Choose any")):
            check_divider(self.page)
        name = next((name for words, name in MOMENTS.items() if asked.startswith(words)), "")
        if name and name not in self.seen:
            self.seen.add(name)
            self.check_accessible()
            self.check_fits()
            self.shots(name)

    def answer(self) -> None:
        """Answer what is asked at random, by touching dice, cards and buttons."""
        asked = self.asked
        cards = self.page.locator(".cards button")
        if cards.count():
            self.page.locator(".cards button").nth(self._dice.randrange(cards.count())).click()
        elif asked.startswith("Choose any"):
            if self._dice.random() < 0.75:
                self.press("Stop")
                return
            self.pick(self._dice.choice((1, 2)))
        elif asked.startswith("Choose"):
            self.pick(int(re.findall(r"\d+", asked)[0]))
        elif asked.startswith("Roll one bonus die"):
            if self._dice.random() < 0.7:
                self.press(re.compile("^Keep (it|them)|^Stop"))
                return
            self.pick(1)
        self.press_primary_button()

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button of the prompt bar that is not the primary one."""
        before = self.asked
        self.page.get_by_role("button", name=name, exact=isinstance(name, str)).click()
        expect(self.page.get_by_role("heading", name=before, exact=True)).to_have_count(0)


def check_divider(page: Page) -> None:
    """Assert that the other side's dice behind the divider are all hidden."""
    for screen in page.locator(".screen").all():
        assert screen.locator("svg.hidden").count() == screen.locator("[data-piece]").count()


ALL = frozenset({"divider", "reroll", "reveal", "bonus"})


@pytest.mark.torture
def test_turns_against_the_bot_until_everything_has_been_seen(served: Served, page: Page) -> None:
    table = ArmyTable(page, "army-turns")
    start_match(page, served.address, "Dice Wars", "Play a bot", *SHORT)
    table.play(ALL)
    assert table.seen >= ALL
    assert any("reveal" in line for line in table.log)


@pytest.mark.torture
@pytest.mark.timeout(LONG)
def test_a_whole_match_against_the_bot_on_a_desk(served: Served, page: Page) -> None:
    table = ArmyTable(page, "army-desk")
    start_match(page, served.address, "Dice Wars", "Play a bot", *SHORT)
    table.play()
    assert table.seen >= ALL
    assert re.search(r"\bwins?\b|draw", table.asked)
    expect(page.get_by_text("Attack and defence").first).to_be_visible()
    assert any("reveal" in line for line in table.log)
    table.check_accessible()
    table.shots("end")


@pytest.mark.torture
@pytest.mark.timeout(LONG)
def test_a_whole_match_against_the_bot_on_a_phone(served: Served, phone: Page) -> None:
    table = ArmyTable(phone, "army-phone")
    start_match(phone, served.address, "Dice Wars", "Play a bot", *SHORT)
    table.play()
    assert table.seen >= ALL
    table.check_accessible()
    table.shots("end")


def test_ten_dice_are_picked_by_touching_them(served: Served, page: Page) -> None:
    table = ArmyTable(page, "army-picking")
    start_match(page, served.address, "Dice Wars", "Play a bot", "Random")
    table.wait()
    table.answer()
    while not table.asked.startswith("Choose any"):
        table.wait()
    count = table.offered.count()
    table.pick(count)
    expect(table.primary_button).to_have_text(f"Roll {count} again")
    page.keyboard.press("Escape")
    expect(table.asking).to_have_text("Choose some")
    first = table.offered.first.get_attribute("aria-label") or ""
    table.offered.first.click()
    table.press_primary_button()
    assert "Your troop" in first
    expect(page.get_by_text(re.compile("Roll 2 of 3 is done"))).to_be_visible()


@pytest.mark.torture
@pytest.mark.parametrize("window", cases([(1280, 800), (768, 1024), (360, 640)], [(360, 640)]), ids=str)
def test_each_of_many_dead_dice_can_be_picked(served: Served, page: Page, window: tuple[int, int]) -> None:
    width, height = window
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{served.address.rstrip('/')}/pieces/army-graves")
    table = ArmyTable(page, "army-graves")
    expect(table.offered).to_have_count(12)
    table.come_to_rest()
    for die in page.locator(".piece button").all():
        die.click(position={"x": 10, "y": 20})  # dice overlap, but the left of each is free
        expect(die).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")


@pytest.mark.torture
@pytest.mark.parametrize(("gain", "count"), rows([("army-gain", 3), ("army-gain-two", 6)], [("army-gain-two", 6)]))
def test_all_bonus_cards_are_seen_at_once_on_a_phone(served: Served, phone: Page, gain: str, count: int) -> None:
    phone.goto(f"{served.address.rstrip('/')}/pieces/{gain}")
    cards = phone.locator(".cards button")
    expect(cards).to_have_count(count)
    ArmyTable(phone, "army-cards").come_to_rest()
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)
        assert card.evaluate("(each) => each.getBoundingClientRect().height") >= 44 - SLACK
        expect(card.locator(".note")).to_be_in_viewport(ratio=0.99)


ANSWERS = """() => Object.fromEntries([...document.querySelectorAll(".cards button, .prompt-bar .buttons button")]
  .map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return [each.innerText.split("\\n")[0], [x, y, width, height].map(Math.round).join()]
  }))"""


@pytest.mark.parametrize("width", cases([768, 1100, 1280], [768]))
@pytest.mark.parametrize(
    ("gain", "taking"),
    rows([("army-gain", "army-taking"), ("army-gain-two", "army-taking-two")], [("army-gain-two", "army-taking-two")]),
)
def test_a_pick_moves_no_card_and_no_button(served: Served, page: Page, width: int, gain: str, taking: str) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    lay = []
    for block in (gain, taking):
        page.goto(f"{served.address.rstrip('/')}/pieces/{block}")
        expect(page.locator(".cards button").first).to_be_visible()
        ArmyTable(page, f"{block}-{width}").come_to_rest()
        lay.append(page.evaluate(ANSWERS))
    stays = lay[0].keys() & lay[1].keys()
    assert len(stays) >= 4
    assert {name: lay[1][name] for name in stays} == {name: lay[0][name] for name in stays}


CUT_PLATES = """() => [...document.querySelectorAll("main [data-role=vital] .head")].flatMap((head) => {
  const box = head.getBoundingClientRect()
  return [...head.querySelectorAll(".plate > *")].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return top < box.top - 1 || bottom > box.bottom + 1
  }).map((each) => each.textContent)
})"""
"""Finds wording about a seat that is cut off, beside its health."""


@pytest.mark.torture
def test_a_name_stays_in_sight_beside_the_health_when_its_seat_is_ready(served: Served, phone: Page) -> None:
    start_match(phone, served.address, "Dice Wars", "Play a bot", "Random")
    table = ArmyTable(phone, "army-ready")
    table.wait()
    expect(phone.get_by_role("main").locator(".plate .status").first).to_be_attached()
    assert phone.evaluate(CUT_PLATES) == []


def test_the_whole_board_and_a_long_name_are_seen_on_a_low_phone(served: Served, phone: Page) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    for sample, least in {"graves": 70, "gain": 40, "reveal": 40}.items():  # the last two also show losses
        phone.goto(f"{served.address.rstrip('/')}/pieces/army-{sample}")
        expect(phone.get_by_role("region", name="Prompt")).to_be_visible()
        ArmyTable(phone, f"army-{sample}").come_to_rest()
        assert phone.evaluate(BELOW) <= SLACK, f"something is out of sight at {sample}"
        name = phone.locator("main .plate > .heading:not(.own)")
        name.evaluate("(each) => { each.innerText = 'Bartholomew' }")
        room = name.evaluate("(each) => each.getBoundingClientRect().width")
        assert room >= least, f"of a long name {room} px are seen at {sample}"


@pytest.mark.torture
def test_every_answer_about_bonus_dice_is_seen_on_a_phone(served: Served, phone: Page) -> None:
    phone.goto(f"{served.address.rstrip('/')}/pieces/army-bonus")
    expect(phone.get_by_role("heading", name="Roll one bonus die again, or none.")).to_be_visible()
    buttons = phone.locator("#prompt .buttons > button")
    expect(buttons).not_to_have_count(0)
    ArmyTable(phone, "army-bonus").come_to_rest()
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=0.99)
        assert button.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")


@pytest.mark.torture
def test_each_total_has_a_name_on_a_phone(served: Served, phone: Page) -> None:
    phone.goto(f"{served.address.rstrip('/')}/pieces/army-reveal")
    totals = phone.get_by_role("button", name="Attack and defence")
    for words in ("Your attack", "Beta's defence", "Beta's attack", "Your defence"):
        expect(totals.get_by_text(words)).to_be_in_viewport(ratio=0.99)
    ArmyTable(phone, "army-totals").come_to_rest()
    assert totals.evaluate("(each) => each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth")


@pytest.mark.torture
@pytest.mark.parametrize("width", cases(["page", "phone"], ["phone"]))
def test_many_bonus_cards_keep_their_words_and_faces_inside(
    served: Served, request: pytest.FixtureRequest, width: str
) -> None:
    """A draft of two kinds at once offers six cards."""
    page: Page = request.getfixturevalue(width)
    page.goto(f"{served.address.rstrip('/')}/pieces/army-gain")
    cards = page.locator(".cards")
    expect(cards.get_by_role("button")).to_have_count(3)
    cards.evaluate("(each) => each.append(...[...each.children].map((card) => card.cloneNode(true)))")
    ArmyTable(page, f"army-cards-{width}").check_fits()
    for card in cards.get_by_role("button").all():
        assert card.evaluate("(each) => each.scrollHeight <= each.clientHeight + 2")
    if width == "page":
        expect(cards.get_by_role("button").last).to_be_in_viewport(ratio=0.99)
