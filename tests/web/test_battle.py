"""Whole battles of War Dice in a real browser: armies from lists, heroes, sieges, flanks, a raised army, steps back."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.serving import Served
from tests.web.table_page import TablePage, set_table

MOST_DECISIONS = 900
UNDEAD = "dracolich, bone-tosser"
HORDE = "crimson-snake, 2 hulking-beast, 12 critters"
LIKED = ("Raise", "Flanking", "Siege", "Carpet", "Melee", "Ranged", "Critical", "Snipe", "Attack", "Move to Beta's")
MOMENTS = {
    "Pick your faction": "faction",
    "Buy a unit": "buying",
    "Fill ": "placing",
    "Choose a unit to act": "unit",
    "What does": "deed",
    "Choose a row": "line",
    "Choose a column": "column",
    "Choose a square of": "square",
    "Raise a unit": "raising",
}


class BattleTable(TablePage):
    """A table of War Dice, played by whoever is asked: liked deeds first, all else by luck."""

    def __init__(self, page: Page, name: str) -> None:
        """Play by a luck of its own."""
        super().__init__(page, name)
        page.set_default_timeout(8_000)
        self.seen: set[str] = set()
        self.chosen: set[str] = set()
        self._dice = random.Random(3)
        self._views = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self._views += '"type":"view"' in str(frame)

    @property
    def cards(self) -> Locator:
        """The options that are cards on the rail."""
        return self.page.locator(".options button")

    @property
    def tabs(self) -> Locator:
        """The lines that can be chosen."""
        return self.page.locator("[data-tab]")

    @property
    def squares(self) -> Locator:
        """Squares or units that can be picked and are not."""
        return self.page.locator(".piece button[aria-pressed=false]")

    @property
    def buttons(self) -> Locator:
        """The options that are plain buttons."""
        return self.page.locator(".rail .buttons button.rail:not(.sign):enabled")

    def play(self, decisions: int = MOST_DECISIONS) -> bool:
        """Answer what is asked until the battle is over; return whether it is."""
        for _ in range(decisions):
            if not self.wait():
                return True
            self.look()
            self.answer()
        return False

    def wait(self) -> bool:
        """Hurry on until something is asked; return whether the battle goes on."""
        until = time.monotonic() + 6
        while time.monotonic() < until:
            if self.page.get_by_text("Battle over").count():
                return False
            listed = self.page.get_by_role("button", name="Go on by hand").count()
            if (
                not listed
                and self.page.locator("[data-primary], .options button, [data-tab], .piece button")
                .or_(self.buttons)
                .count()
            ):
                return True
            self.hurry()
            self.page.wait_for_timeout(15)
        self.shot("stuck")
        raise AssertionError(f"nothing is asked: {self.asked}")

    def look(self) -> None:
        """Look closely at each kind of decision once."""
        name = next((name for words, name in MOMENTS.items() if self.asked.startswith(words)), "")
        if "besieged" in self.asked:
            name = "siege"
        if name and name not in self.seen:
            self.seen.add(name)
            self.check_accessible()
            self.check_fits()
            self.shots(name)

    def answer(self) -> None:
        """Answer: a card that is liked, else lines, pieces or buttons by luck."""
        before = self._views
        if self.cards.count() and (label := self._liked(self.cards)):
            self.chosen.add(label.split("\n")[0].strip())
            self.cards.filter(has_text=label).first.click()
        elif self.tabs.count():
            self._any(self.tabs).click()
            self.press_brass()
        elif self.squares.count():
            self._pick()
        elif self.buttons.count():
            self._any(self.buttons).click()
        else:
            return  # it was answered from the list meanwhile
        self._settle(before)

    def _liked(self, cards: Locator) -> str:
        labels = cards.locator(".label").all_inner_texts()
        liked = [label for words in LIKED for label in labels if label.startswith(words)]
        if liked and self._dice.random() < 0.9:
            return liked[0]
        return self._dice.choice(labels)

    def _any(self, found: Locator) -> Locator:
        return found.nth(self._dice.randrange(found.count()))

    def _pick(self) -> None:
        """Pick squares or units until that is an answer."""
        asked = self.asked
        for _ in range(9):
            self._any(self.squares).click()
            if self.asked != asked or self.brass.count():
                break
        if self.asked == asked and self.brass.count():
            self.press_brass()

    def _settle(self, before: int) -> None:
        """Wait until the answer has come back and lies on the table."""
        until = time.monotonic() + 8
        while self._views == before and time.monotonic() < until:
            self.page.wait_for_timeout(5)
        assert self._views > before, f"no answer came to: {self.asked}"
        self.hurry()
        self.page.wait_for_timeout(25)

    def take_list(self, written: str) -> None:
        """Write a list of units and take it."""
        self.page.get_by_role("textbox").fill(written)
        self.page.get_by_role("button", name="Take this list").click()


def begin(table: BattleTable, factions: tuple[str, str], lists: tuple[str, str]) -> None:
    """Pick both factions and take both armies from lists."""
    for faction in factions:
        table.wait()
        table.look()
        table.cards.filter(has_text=faction).first.click()
        expect(table.cards.filter(has_text=faction)).to_have_count(0 if faction == factions[-1] else 1)
    for written in lists:
        expect(table.page.get_by_role("textbox")).to_be_visible()
        table.look()
        table.take_list(written)
        expect(table.page.get_by_role("heading", name=re.compile("^Fill"))).to_be_visible()
        table.look()
        while table.wait() and table.asked.startswith("Fill"):
            table.answer()
            table.page.wait_for_timeout(60)  # the next on the list is bought by itself


DEEDS = {"Flanking", "Siege attack", "Raise Undead"}


@pytest.mark.torture
@pytest.mark.timeout(1800)
def test_a_whole_battle_of_two_people_with_heroes_sieges_flanks_and_a_raised_army(served: Served, page: Page) -> None:
    table = BattleTable(page, "battle-desk")
    for _ in range(4):  # what comes up is for the dice to say
        page.goto(served.address)
        set_table(page, "War Dice", "Play a friend here")
        begin(table, ("The Lich Queen's Army", "The Horde"), (UNDEAD, HORDE))
        assert table.play()
        if table.chosen >= DEEDS:
            break
    assert {"faction", "buying", "placing", "unit", "deed", "line", "raising"} <= table.seen
    assert table.chosen >= DEEDS
    check_end(table)


def check_end(table: BattleTable) -> None:
    """Look at the end."""
    assert re.search(r"wins? the battle|draw", table.asked)
    table.check_accessible()
    table.shots("end")


def test_a_small_battle_against_the_bot_on_a_desk(served: Served, page: Page) -> None:
    page.goto(served.address)
    table = BattleTable(page, "battle-bot")
    set_table(page, "War Dice", "Play a bot", "Random", "Each player buys units for 5 points")
    assert table.play()
    check_end(table)


@pytest.mark.torture
def test_a_small_battle_against_the_bot_on_a_phone(served: Served, phone: Page) -> None:
    phone.goto(served.address)
    table = BattleTable(phone, "battle-phone")
    set_table(phone, "War Dice", "Play a bot", "Random", "Each player buys units for 5 points")
    assert table.play()
    check_end(table)


def test_the_first_decisions_of_a_battle_on_a_phone(served: Served, phone: Page) -> None:
    phone.goto(served.address)
    table = BattleTable(phone, "battle-phone-first")
    set_table(phone, "War Dice", "Play a friend here", "Each player buys units for 5 points")
    table.play(40)
    assert {"faction", "buying", "placing", "unit", "deed"} <= table.seen


def test_an_army_comes_from_a_list_and_a_wrong_list_is_refused_with_a_reason(served: Served, page: Page) -> None:
    page.goto(served.address)
    table = BattleTable(page, "battle-list")
    set_table(page, "War Dice", "Play a friend here")
    for faction in ("Dragonfolk", "The Horde"):
        table.wait()
        table.cards.filter(has_text=faction).first.click()
    alert = page.get_by_role("alert")
    for written, why in {
        "3 goblins": "“3 goblins” is not for sale here. There are: archers,",
        "2 the-winged-wyrm": "You cannot take more than 1 the-winged-wyrm.",
        "11 archers": "That comes to 22 points; you have 20.",
    }.items():
        table.take_list(written)
        expect(alert).to_contain_text(why)
    assert table.asked == "Buy a unit."
    table.check_accessible()
    table.shots("refused")
    page.get_by_role("button", name="Few and strong").click()
    expect(page.get_by_role("heading", name=re.compile("^Fill Basilisk A"))).to_be_visible()


def test_a_person_steps_back_through_an_action_by_key_and_by_button(served: Served, page: Page) -> None:
    page.goto(served.address)
    table = BattleTable(page, "battle-back")
    set_table(page, "War Dice", "Play a friend here", "Each player buys units for 5 points")
    for _ in range(80):
        table.wait()
        if table.asked == "Choose a unit to act.":
            break
        table.answer()
    back = page.get_by_role("button", name="Step back")
    expect(back).to_have_count(0)
    for step in (back.click, lambda: page.keyboard.press("Escape")):
        table.answer()
        expect(page.get_by_role("heading", name=re.compile("^What does"))).to_be_visible()
        expect(back).to_be_visible()
        table.shots("offered")
        step()
        expect(page.get_by_role("heading", name="Choose a unit to act.")).to_be_visible()


def test_a_line_is_chosen_at_its_tab_or_by_its_squares(served: Served, page: Page) -> None:
    page.goto(f"{served.address.rstrip('/')}/pieces/battle-line")
    table = BattleTable(page, "battle-line")
    tab = page.get_by_role("button", name=re.compile(r"^Attack column 3\."))
    expect(tab).to_contain_text("58%")
    square = page.get_by_role("button", name=re.compile("^Zombie Horde A, row 1, column 3"))
    square.click()
    expect(tab).to_have_attribute("aria-pressed", "true")
    expect(table.brass).to_have_text("Attack column 3")
    square.click()
    expect(table.brass).to_have_text("Attack row 1")
    tab.click()
    expect(table.brass).to_have_text("Attack column 3")
    page.get_by_role("button", name=re.compile("^Beta's Bone Tosser B")).click()
    expect(page.get_by_role("region", name="What this is")).to_contain_text("Flanking: A friendly unit attacks at once")


CROWDS = ("battle-crowd", "battle-unit", "battle-deed", "battle-line", "battle-buy", "battle-place")


@pytest.mark.parametrize("sample", CROWDS)
def test_a_whole_army_of_twenty_points_fits_a_desk(served: Served, page: Page, sample: str) -> None:
    page.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
    table = BattleTable(page, sample)
    table.come_to_rest()
    board = page.get_by_role("main")
    expect(board).to_be_visible()
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") == 0
    table.check_fits()


def test_the_lesson_is_played_through(served: Served, page: Page) -> None:
    page.goto(f"{served.address.rstrip('/')}/learn/battle")
    table = BattleTable(page, "battle-lesson")

    def named(words: str) -> Locator:
        return page.get_by_role("button", name=re.compile(f"^{words}"))

    steps: tuple[tuple[str, ...], ...] = (
        ("Spread evenly",),
        ("Move to the center",),
        ("Attack column 1",),
        ("Flanking",),
        tuple(f"Dragon Warriors A, {place}" for place in ("row 1, column 1", "row 1, column 2", "row 2, column 2")),
        ("Melee attack",),
    )
    for at, touches in enumerate(steps):
        expect(page.get_by_text(f"Step {at + 1} of {len(steps) + 1}")).to_be_visible()
        table.check_accessible()
        for words in touches:
            named(words).first.click()
        if len(touches) > 1 or touches[0].startswith("Attack"):
            table.brass.first.click()
        table.hurry()
        expect(page.get_by_text("Look:")).to_be_visible()
        table.shot(f"step-{at + 1}")
        named("Go on").click()
    expect(page.get_by_text("You know enough to play.")).to_be_visible()
