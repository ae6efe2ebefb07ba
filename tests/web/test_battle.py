"""War Dice in a real browser: whole battles, armies from lists, attacks, and undone steps."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import effort
from tests.effort import cases, rows
from tests.web.conftest import at_speed
from tests.web.geometry import LEAST, SLACK, Geometry
from tests.web.server_process import Served
from tests.web.table_page import SCHEMES, TablePage, open_game, set_table, start_match, unfold

MOST_DECISIONS = 900
DECISIONS = {
    "Pick your faction": "faction",
    "Buy a unit": "buying",
    "Place dice": "placing",
    "Choose a unit to act": "unit",
    "What should": "deed",
    "Attack which row": "line",
    "Attack which column": "column",
    "Attack which square": "square",
    "Name ": "siege",
    "Raise a unit": "raising",
}
OFFERED = """() => {
  const found = (css, words) => [...document.querySelectorAll(css)].filter((each) => !each.disabled).map(words)
  const named = (each) => each.getAttribute("aria-label") ?? each.innerText
  return {
    cards: found(".options button", (each) => each.querySelector(".label").innerText),
    buttons: found(".prompt-bar .buttons button.bar:not(.sign)", (each) => each.innerText),
    tabs: found("[data-tab]", named),
    places: found("[data-place][aria-pressed=false]", named),
    pieces: found(".piece button[aria-pressed=false]", named),
    only: found("[data-primary]", (each) => each.innerText),
  }
}"""
"""Finds the available choices, by their text or accessible name."""

Offered = dict[str, list[str]]


FAVOURITES = ("Raise", "Flanking", "Carpet", "Attack", "Move and attack", "Go to Beta's")
FAVOURITE_SHARE = 0.9
"""The share of decisions in which a player prefers a favourite."""


class BattleTable(TablePage):
    """A table of War Dice where whoever decides picks a favourite if there is one, or else anything at random."""

    def __init__(self, page: Page, name: str) -> None:
        """Play with a fixed seed."""
        super().__init__(page, name)
        self.seen: set[str] = set()
        self.chosen: set[str] = set()
        self._rng = random.Random(3)

    @property
    def cards(self) -> Locator:
        """The options that are cards on the prompt bar."""
        return self.page.locator(".options button")

    @property
    def pieces(self) -> Locator:
        """The squares or units that can be picked and are not picked yet."""
        return self.page.locator(".piece button[aria-pressed=false]")

    @property
    def buttons(self) -> Locator:
        """The options that are plain buttons."""
        return self.page.locator(".prompt-bar .buttons button.bar:not(.sign):enabled")

    @property
    def more(self) -> Locator:
        """The button that unfolds the options not shown beside the question."""
        return self.page.locator(".prompt-bar .buttons [aria-expanded]")

    def pick_faction(self, name: str) -> None:
        """Choose a faction by its list on the board."""
        self.page.get_by_role("button", name=f"Choose {name}", exact=True).click(position={"x": 12, "y": 4})
        self.primary_button.click()

    def favourites(self, asked: str) -> tuple[str, ...]:
        """Return the favourites of this decision as beginnings of labels, best first."""
        return FAVOURITES if asked.startswith("What should") and self._rng.random() < FAVOURITE_SHARE else ()

    def play(self, decisions: int = MOST_DECISIONS) -> bool:
        """Answer until the battle is over, at most ``decisions`` times; return whether it is over."""
        for _ in range(decisions):
            if not self.wait():
                return True
            self.look()
            self.answer()
        return False

    def look(self) -> None:
        """Check each kind of decision once: it is accessible, and nothing is cut off."""
        name = next((name for words, name in DECISIONS.items() if words in self.asked), "")
        if name and name not in self.seen:
            self.seen.add(name)
            for scheme in SCHEMES if effort.long else SCHEMES[len(self.seen) % 2 :][:1]:
                self.put_in(scheme)
                self.check_accessible()
                self.shot(f"{name}-{scheme}")
            self.check_fits()

    def answer(self) -> None:
        """Choose a favourite, otherwise a random card, line, piece or button."""
        asked = self.asked
        if self.more.count():
            self.more.click()
        offered = self.page.evaluate(OFFERED)
        kind, at = self._favourite(offered, self.favourites(asked)) or self._at_random(offered)
        self.chosen.add(offered[kind][at])
        if kind != "cards" and self.more.count():
            self.more.click()
        match kind:
            case "cards":
                self.cards.nth(at).click()
            case "buttons":
                self.buttons.nth(at).click()
            case "tabs":
                self.page.locator("[data-tab]").nth(at).click()
                self.primary_button.click()
            case "places":
                self.page.locator("[data-place][aria-pressed=false]").nth(at).click(position={"x": 12, "y": 4})
                self.primary_button.click()
            case "only":
                self.primary_button.click()
            case _:
                self._pick(asked, at)

    @staticmethod
    def _favourite(offered: Offered, favourites: tuple[str, ...]) -> tuple[str, int] | None:
        found = ((kind, at) for words in favourites for kind, labels in offered.items() for at in _named(labels, words))
        return next(found, None)

    def _at_random(self, offered: Offered) -> tuple[str, int]:
        if offered["tabs"]:
            return "tabs", max(range(len(offered["tabs"])), key=lambda at: _chance(offered["tabs"][at]))
        kind = next(kind for kind in ("cards", "pieces", "places", "buttons", "only") if offered[kind])
        return kind, self._rng.randrange(len(offered[kind]))

    def _pick(self, asked: str, first: int) -> None:
        """Pick squares or units until they form an answer."""
        self.pieces.nth(first).click()
        for _ in range(9):
            if self.primary_button.and_(self.page.locator(":enabled")).count():
                self.primary_button.click()
            if not self.pieces.count() or not self.wait() or self.asked != asked:
                return
            self.pieces.nth(self._rng.randrange(self.pieces.count())).click()

    def take_list(self, written: str) -> None:
        """Type a list of units and use it; on a small screen, open the sheet first."""
        opener = self.page.get_by_role("button", name="Use a list")
        if opener.count():
            opener.click()
        self.page.get_by_role("textbox").fill(written)
        self.page.get_by_role("button", name="Use this list").click()

    def save_list(self, name: str, written: str) -> None:
        """Type a list of units and save it under a name."""
        self.page.get_by_role("textbox").fill(written)
        self.page.get_by_role("button", name="Save it").click()
        self.page.get_by_role("textbox", name="A name for this list").fill(name)
        self.page.keyboard.press("Enter")


def _named(labels: list[str], words: str) -> list[int]:
    return [at for at, label in enumerate(labels) if re.search(rf"^(\w+'s )?{re.escape(words)}", label)]


def _chance(tab: str) -> float:
    return float(re.findall(r"([\d.]+) ?%", tab)[0])


UNDEAD = "dracolich, bone-tosser"
HORDE = "mindbender, spikers, critters"
SPECIAL_ACTIONS = ("Raise Undead", "Flanking", "Besiege")
"""The actions that a whole battle must show."""

PATIENT = ("Go to the center", "Done", "Do nothing")
FIERCE = (
    *("Raise Undead", "Attack", "Move and attack", "Carpet Bomb", "Go to Alpha's", "Go to the center"),
    *("Done", "Do nothing", "Flanking"),
)


class WarTable(BattleTable):
    """Two people with two heroes: Beta goes to the center and waits until Alpha has taken every special action."""

    def answer(self) -> None:
        """Besiege a unit as soon as possible."""
        siege = self.page.locator(".way", has_text="Siege")
        if siege.count() and "Besiege" not in self.chosen and UNDEAD_ACTS.match(self.asked):
            siege.click()
            self.pieces.first.click()
            self.primary_button.filter(has_text="Besiege").click()
            self.chosen.add("Besiege")
        else:
            super().answer()

    def favourites(self, asked: str) -> tuple[str, ...]:
        """Return the favourites of the player who is asked."""
        if asked.startswith("Choose a unit"):
            return ("Bone Tosser", "Dracolich", "Mindbender")
        if asked.startswith(("Keep your", "Move one")):
            return ("Keep all", "No unit")
        if asked.startswith("Fill"):
            return ("Strongest",)
        if not asked.startswith("What should"):
            return ()
        if not (missing := tuple(each for each in SPECIAL_ACTIONS if each not in self.chosen)):
            return FIERCE
        return (*missing, "Attack", "Done", "Do nothing") if UNDEAD_ACTS.match(asked) else PATIENT


UNDEAD_ACTS = re.compile("What should (Dracolich|Bone Tosser)")


def play_a_war(served: Served, table: WarTable) -> None:
    """Play a whole battle of two people with every special action, and check its end."""
    table.page.goto(served.address)
    set_table(table.page, "War Dice", "Play a friend here")
    for faction in ("The Lich Queen's Army", "The Horde"):
        table.wait()
        table.look()
        table.pick_faction(faction)
    for written in (UNDEAD, HORDE):
        while table.wait() and not table.asked.startswith("Buy"):
            table.look()
            table.answer()
        table.look()
        table.take_list(written)
    assert table.play()
    assert table.chosen >= set(SPECIAL_ACTIONS)
    assert {"faction", "buying", "placing", "unit", "deed", "siege", "raising"} <= table.seen
    check_end(table)


@pytest.mark.torture
def test_a_whole_battle_of_two_people_with_heroes_sieges_flanks_and_a_raised_army(served: Served, page: Page) -> None:
    play_a_war(served, WarTable(page, "battle-desk"))


@pytest.mark.torture
def test_the_same_battle_on_a_phone(served: Served, phone: Page) -> None:
    play_a_war(served, WarTable(phone, "battle-phone"))


def check_end(table: BattleTable) -> None:
    """Check the final screen."""
    assert re.search(r"\bwins?\b|draw", table.asked)
    table.check_accessible()
    table.shots("end")


@pytest.mark.torture
@pytest.mark.parametrize("decisions", [MOST_DECISIONS])
def test_a_small_battle_against_the_bot_on_a_desk(served: Served, page: Page, decisions: int) -> None:
    table = BattleTable(page, "battle-bot")
    start_match(page, served.address, "War Dice", "Play a bot", "Random", "Each player has 5 points to spend on units")
    assert table.play(decisions) or decisions < MOST_DECISIONS
    if decisions == MOST_DECISIONS:
        check_end(table)


@pytest.mark.torture
def test_a_small_battle_against_the_bot_on_a_phone(served: Served, phone: Page) -> None:
    table = BattleTable(phone, "battle-phone")
    start_match(phone, served.address, "War Dice", "Play a bot", "Random", "Each player has 5 points to spend on units")
    assert table.play()
    check_end(table)


@pytest.mark.torture
def test_the_first_decisions_of_a_battle_on_a_phone(served: Served, phone: Page) -> None:
    table = BattleTable(phone, "battle-phone-first")
    start_match(phone, served.address, "War Dice", "Play a friend here", "Each player has 5 points to spend on units")
    table.play(40)
    assert {"faction", "buying", "placing", "unit", "deed"} <= table.seen


@pytest.mark.torture
def test_a_list_makes_an_army_and_a_wrong_list_is_refused_with_a_reason(served: Served, page: Page) -> None:
    table = BattleTable(page, "battle-list")
    start_match(page, served.address, "War Dice", "Play a friend here")
    for faction in ("Dragonfolk", "The Horde"):
        table.wait()
        table.pick_faction(faction)
    alert = page.get_by_role("alert")
    for written, why in {
        "3 goblins": "“3 goblins” isn't for sale here. You can buy: Archers,",
        "2 the-winged-wyrm": "You can take at most 1 of “The Winged Wyrm”.",
        "11 archers": "That costs 22 points. You have 20.",
    }.items():
        table.take_list(written)
        expect(alert).to_contain_text(why)
    assert table.asked == "Buy a unit."
    table.check_accessible()
    table.shots("refused")
    table.take_list("Basilisk, 2 Archers")
    expect(page.get_by_role("heading", name=re.compile("^Place dice in Basilisk A"))).to_be_visible()


@pytest.mark.parametrize("window", cases(["page", "phone"], ["phone"]))
def test_a_ready_army_is_bought_and_placed_and_the_battle_starts(
    served: Served, window: str, request: pytest.FixtureRequest
) -> None:
    view: Page = request.getfixturevalue(window)
    table = BattleTable(view, "battle-ready")
    start_match(view, served.address, "War Dice", "Play a friend here")
    while table.wait() and table.asked == "Pick your faction.":
        view.get_by_role("button", name=re.compile("^Play with a ready-made army")).nth(1).click()
    decided = []
    while table.asked != "Choose a unit to act.":
        decided.append(table.asked)
        view.get_by_role("button", name=re.compile("^(No unit|Keep all values)$")).click()
        table.wait()
    assert decided[:2] == ["Keep your values, or reroll all of them?"] * 2
    assert decided[2:4] == ["Put a burrowing unit in the center?"] * 2
    assert decided[4:] in ([], ["Move one unit to the center?"])
    expect(view.get_by_role("heading", name="Choose a unit to act.")).to_be_visible()
    expect(view.get_by_role("main").get_by_text("Skeleton Warriors", exact=True)).to_have_count(4)


@pytest.mark.torture
def test_a_phone_shows_the_shop_from_the_top(served: Served, phone: Page) -> None:
    table = BattleTable(phone, "battle-shop")
    start_match(phone, served.address, "War Dice", "Play a friend here")
    on = phone.locator(".goes-on")
    for faction in ("Dragonfolk", "The Horde"):
        table.wait()
        expect(phone.get_by_text("Each faction has units of its own.")).to_be_visible()
        expect(on).to_be_visible()
        phone.get_by_role("main").evaluate("(board) => board.scrollTo(0, board.scrollHeight)")
        expect(on).to_have_count(0)
        table.pick_faction(faction)
    table.wait()
    expect(phone.get_by_role("heading", name="Buy a unit.")).to_be_visible()
    expect(phone.get_by_role("button", name=re.compile("^Archers, 2 points"))).to_be_in_viewport(ratio=0.99)
    table.take_list("archers")
    while table.wait() and table.asked.startswith("Place dice"):
        table.answer()
    bought = phone.get_by_role("main").locator(".unit .square")
    expect(bought).to_have_count(2)
    for square in bought.all():
        square.scroll_into_view_if_needed()
        box = square.bounding_box()
        assert box
        assert box["width"] >= LEAST[False] - SLACK


HEADS_UNDER_TABS = """() => [...document.querySelectorAll("main [data-tab]")].flatMap((tab) => {
  const over = tab.getBoundingClientRect()
  return [...tab.closest(".unit").querySelectorAll(".head > *")].filter((each) => {
    const box = each.getBoundingClientRect()
    const apart = box.right <= over.left + 1 || box.left >= over.right - 1
      || box.bottom <= over.top + 1 || box.top >= over.bottom - 1
    return !apart && getComputedStyle(each).visibility === "visible"
  }).map((each) => each.textContent)
})"""
"""Finds marks, letters and names that a tab covers in part."""


@pytest.mark.torture
@pytest.mark.parametrize("window", cases(["page", "phone"], ["phone"]))
@pytest.mark.parametrize("sample", ["battle-line", "battle-slim"])
def test_tabs_cover_a_unit_s_head_whole_or_not_at_all(
    served: Served, sample: str, window: str, request: pytest.FixtureRequest
) -> None:
    view: Page = request.getfixturevalue(window)
    view.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
    expect(view.locator("[data-tab]").first).to_be_visible()
    assert view.evaluate(HEADS_UNDER_TABS) == []


@pytest.mark.torture
def test_a_custom_budget_is_a_number_within_bounds(served: Served, page: Page) -> None:
    page.goto(served.address)
    row, table = open_game(page, "War Dice"), BattleTable(page, "battle-budget")
    unfold(row)
    row.get_by_role("group", name="Points to spend").get_by_role("radio", name="Your own").check()
    box = row.get_by_role("spinbutton", name="Points to spend: your own")
    table.check_accessible()
    for written in ("61", "1"):
        box.fill(written)
        row.get_by_role("button", name="Play a friend here").click()
        expect(row.get_by_role("alert")).to_contain_text(f"a whole number from 2 to 60, not {written}.")
    box.fill("33")
    row.get_by_role("button", name="Play a friend here").click()
    for faction in ("The Horde", "The Horde"):
        table.wait()
        table.pick_faction(faction)
    table.wait()
    expect(page.get_by_text("33 points left").first).to_be_visible()


@pytest.mark.torture
def test_a_list_is_saved_by_name_used_after_a_reload_and_deleted(served: Served, page: Page) -> None:
    table = BattleTable(page, "battle-saved")
    start_match(page, served.address, "War Dice", "Play a friend here")
    for faction in ("Dragonfolk", "The Horde"):
        table.wait()
        table.pick_faction(faction)
    alert, status = page.get_by_role("alert"), page.get_by_role("status")
    saved = page.get_by_role("list", name="Your saved lists")
    lists = {"Mine": "2 archers, basilisk", "Too many": "11 archers", "mine ": "archers, basilisk"}
    for name, written in lists.items():
        table.save_list(name, written)
        expect(status.filter(has_text=f"Saved as “{name.strip()}”")).to_be_visible()
    expect(saved.get_by_role("listitem")).to_contain_text(["mine archers, basilisk", "Too many 11 archers"])
    table.save_list("Goblins", "3 goblins")
    expect(alert).to_contain_text("“3 goblins” isn't for sale here.")
    page.reload()
    saved.get_by_role("button", name="Too many").first.click()
    expect(alert).to_contain_text("That costs 22 points. You have 20.")
    expect(alert).to_be_in_viewport()
    table.check_accessible()
    table.shots("listed")
    page.get_by_role("button", name="Delete “Too many”").click()
    expect(saved.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("textbox")).to_have_value("11 archers")
    saved.get_by_role("button", name="mine").first.click()
    bought = page.get_by_role("button", name=re.compile("^Alpha's Archers A|^Your Archers A"))
    expect(page.get_by_role("heading", name=re.compile("^Place dice in Archers A")).or_(bought).first).to_be_visible()
    while table.wait() and table.asked.startswith("Place dice"):
        table.answer()
    expect(page.get_by_text("One more list names something that isn't for sale here.")).to_be_visible()


@pytest.mark.torture
def test_a_step_of_an_action_is_undone_by_key_and_by_button(served: Served, page: Page) -> None:
    table = BattleTable(page, "battle-back")
    start_match(page, served.address, "War Dice", "Play a friend here", "Each player has 5 points to spend on units")
    for _ in range(80):
        table.wait()
        if table.asked == "Choose a unit to act.":
            break
        table.answer()
    back = page.get_by_role("button", name="Step back")
    expect(back).to_have_count(0)
    for step in (back.click, lambda: page.keyboard.press("Escape")):
        table.answer()
        expect(page.get_by_role("heading", name=re.compile("^What should"))).to_be_visible()
        expect(back).to_be_visible()
        table.shots("offered")
        step()
        expect(page.get_by_role("heading", name="Choose a unit to act.")).to_be_visible()


def test_a_line_is_chosen_by_its_tab_or_its_squares(served: Served, page: Page) -> None:
    page.goto(f"{served.address.rstrip('/')}/pieces/battle-line")
    table = BattleTable(page, "battle-line")
    tab = page.get_by_role("button", name=re.compile(r"^Attack column 3\."))
    expect(tab).to_contain_text("58%")
    square = page.get_by_role("button", name=re.compile("^Zombie Horde A, row 1 column 3"))
    square.click()
    expect(tab).to_have_attribute("aria-pressed", "true")
    expect(table.primary_button).to_have_text("Attack column 3")
    square.click()
    expect(table.primary_button).to_have_text("Attack row 1")
    tab.click()
    expect(table.primary_button).to_have_text("Attack column 3")
    page.get_by_role("button", name=re.compile("^Beta's Bone Tosser B")).click()
    expect(page.get_by_role("region", name="What this is")).to_contain_text("Flanking: Another of your units makes")


@pytest.mark.torture
def test_a_line_of_any_enemy_in_reach_can_be_attacked_at_once(served: Served, page: Page) -> None:
    page.goto(f"{served.address.rstrip('/')}/pieces/battle-deed")
    table = BattleTable(page, "battle-deed")
    square = page.get_by_role("button", name=re.compile("^Zombie Horde A, row 1 column 3"))
    square.click()
    expect(table.primary_button).to_have_text("Attack column 3: 58%")
    page.locator("[data-tab='#bE column 3']").click()
    expect(table.primary_button).to_have_text("Move and attack column 3: 83%")
    expect(page.get_by_text("Beat Dire Crawlers E's 4 with 2 melee dice")).to_be_visible()


@pytest.mark.parametrize(
    ("sample", "written"),
    rows([("battle-line", "2 dice"), ("battle-struck", "7 beats 6")], [("battle-struck", "7 beats 6")]),
)
def test_an_arrow_leads_to_the_target_and_names_the_attack(
    served: Served, page: Page, phone: Page, sample: str, written: str
) -> None:
    for view in (page, phone):
        view.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
        expect(view.get_by_role("main").locator("text").filter(has_text=written)).to_be_in_viewport()


def test_units_out_of_reach_are_marked_and_a_picked_unit_shows_its_card(served: Served, page: Page) -> None:
    page.goto(f"{served.address.rstrip('/')}/pieces/battle-target")
    expect(page.get_by_role("main").get_by_title("too far").first).to_be_visible()
    card = page.get_by_role("complementary").get_by_role("region", name="What this is")
    expect(card).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Beta's Zombie Horde A")).click()
    expect(card).to_contain_text("Regenerate: One of its crossed-out squares comes back with a new roll.")


@pytest.mark.torture
def test_units_in_a_crowd_keep_their_names(served: Served, page: Page) -> None:
    page.goto(f"{served.address.rstrip('/')}/pieces/battle-crowd")
    names = page.get_by_role("main").get_by_text("Critters", exact=True)
    expect(names).to_have_count(40)
    for each in names.all():
        expect(each).to_be_visible()


CROWDS = ("battle-crowd", "battle-unit", "battle-deed", "battle-line", "battle-buy", "battle-place")


@pytest.mark.torture
@pytest.mark.parametrize("sample", cases(CROWDS, ["battle-crowd"]))
def test_a_whole_army_of_twenty_points_fits_a_desk(served: Served, page: Page, sample: str) -> None:
    page.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
    table = BattleTable(page, sample)
    table.come_to_rest()
    board = page.get_by_role("main")
    expect(board).to_be_visible()
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") == 0
    table.check_fits()


@pytest.mark.torture
@pytest.mark.parametrize("window", cases(["page", "phone"], ["phone"]))
@pytest.mark.parametrize(("sample", "units"), [("battle-small", 10), ("battle-huge", 120)])
def test_the_smallest_and_the_largest_army_stay_within_their_zones(
    served: Served, sample: str, units: int, window: str, request: pytest.FixtureRequest
) -> None:
    view: Page = request.getfixturevalue(window)
    view.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
    table = BattleTable(view, f"{sample}-{window}")
    table.come_to_rest()
    geometry = Geometry(view, touch=window == "phone")
    geometry.look(table.asked)
    table.check_fits()
    boxes = {each["piece"]: each["box"] for each in geometry.measure()}
    assert len(boxes) == units
    assert [pair for pair in combinations(boxes, 2) if overlap(*map(boxes.__getitem__, pair))] == []


def overlap(one: Sequence[float], other: Sequence[float]) -> bool:
    """Return whether two boxes (left, top, width, height) overlap by more than a pixel."""
    return all(min(one[at] + one[at + 2], other[at] + other[at + 2]) - max(one[at], other[at]) > 1 for at in range(2))


BREAKS = """() => {
  window.breaks = []
  window.falls = []
  const record = () => {
    requestAnimationFrame(record)
    const count = (css) => document.querySelectorAll(css).length
    const now = [count("[data-tumbles]"), count("[data-breaks]")]
    if (now.join() !== window.breaks.at(-1)?.join()) window.breaks.push(now)
    if (now[1] && !window.falls.length)
      window.falls = [...document.querySelectorAll("[data-breaks]")]
        .flatMap((ghost) => ghost.getAnimations()).map((falling) => falling.effect.getTiming().delay)
  }
  record()
}"""
"""Records each change in the numbers of tumbling dice and of beaten dice still standing, and the time of each fall."""


LAID = """() => [...document.querySelectorAll("main [data-area]")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})"""


@pytest.mark.torture
@pytest.mark.parametrize("width", cases([768, 1280], [768]))
def test_the_sheet_keeps_its_height_when_a_unit_falls(served: Served, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{served.address.rstrip('/')}/pieces/battle-struck")
    fallen = page.locator(".paper.gone ul")
    expect(fallen.locator("li")).not_to_have_count(0)
    before = page.evaluate(LAID)
    fallen.evaluate("(each) => { for (let n = 0; n < 12; n++) each.append(each.lastElementChild.cloneNode(true)) }")
    assert fallen.locator("li").count() > 12
    assert page.evaluate(LAID) == before


@pytest.mark.parametrize("motion", cases(["no-preference", "reduce"], ["no-preference"]))
def test_a_beaten_line_falls_die_by_die_after_the_attack_dice_have_landed(
    served: Served, page: Page, motion: str
) -> None:
    at_speed(page, "normal", motion)
    page.goto(f"{served.address.rstrip('/')}/learn/battle")
    table = BattleTable(page, "battle-breaks")
    go_on = page.get_by_role("button", name="Continue")
    for words in ("Spread evenly", "Go to the center", "Attack column 1"):
        button = page.get_by_role("button", name=re.compile(f"^{words}")).first
        button.click(**AT_EDGE if words.startswith("Go to") else {})
        if words != "Spread evenly":
            table.primary_button.first.click()
        table.hurry()
        go_on.click()
    crossed = page.locator("main svg.flat")
    flanking = page.get_by_role("button", name=re.compile("^Flanking")).first
    expect(flanking).to_be_visible()
    before = crossed.count()
    page.evaluate(BREAKS)
    flanking.click()
    expect(go_on).to_be_visible()
    seen: list[list[int]] = page.evaluate("window.breaks")
    stands = [standing for _, standing in seen]
    if motion == "reduce":
        assert max(stands) == 0
    else:
        first = next(at for at, standing in enumerate(stands) if standing)
        assert stands[first] > 1
        assert stands[first:] == sorted(set(stands[first:]), reverse=True)
        falls: list[float] = page.evaluate("window.falls")
        assert len(set(falls)) == len(falls) == stands[first]
        assert all(tumbling == 0 for tumbling, _ in seen[first:])
        assert max(tumbling for tumbling, _ in seen[:first]) > 1
    assert crossed.count() == before + 2


AT_EDGE: dict[str, Any] = {"position": {"x": 12, "y": 4}}
"""A point of the battlefield where a unit may be placed."""


@pytest.mark.torture
def test_the_lesson_can_be_played_to_its_end(served: Served, page: Page) -> None:
    page.goto(f"{served.address.rstrip('/')}/learn/battle")
    table = BattleTable(page, "battle-lesson")

    def named(words: str) -> Locator:
        return page.get_by_role("button", name=re.compile(f"^{words}"))

    steps: tuple[tuple[str, ...], ...] = (
        ("Spread evenly",),
        ("Go to the center",),
        ("Attack column 1",),
        ("Flanking",),
        tuple(f"Dragon Warriors A, {place}" for place in ("row 1 column 1", "row 1 column 2", "row 2 column 2")),
        ("Attack column 2",),
    )
    for at, touches in enumerate(steps):
        expect(page.get_by_text(f"Step {at + 1} of {len(steps) + 1}")).to_be_visible()
        table.check_accessible()
        for words in touches:
            named(words).first.click(**AT_EDGE if words.startswith("Go to") else {})
        if len(touches) > 1 or touches[0].startswith(("Attack", "Go to")):
            table.primary_button.first.click()
        table.hurry()
        expect(named("Continue")).to_be_visible()
        table.shot(f"step-{at + 1}")
        named("Continue").click()
    expect(page.get_by_text("You know enough to play.")).to_be_visible()


FRONT = """() => {
  const board = document.querySelector("main").getBoundingClientRect()
  const seen = (each) => {
    const {top, bottom} = each.getBoundingClientRect()
    return Math.min(bottom, board.bottom) - Math.max(top, board.top) >= 32
  }
  const sides = [...document.querySelectorAll("main .side:not(.bare)")]
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
  return sides.some((own, at) => own.matches(".yours") && at && !sides[at - 1].matches(".yours")
    && [...own.querySelectorAll(".square")].some(seen) && [...sides[at - 1].querySelectorAll(".square")].some(seen))
}"""
"""Whether dice of two units that face one another are in view."""


@pytest.mark.torture
@pytest.mark.parametrize(
    "sample",
    cases(
        ["battle-unit", "battle-dense", "battle-crowd", "battle-line", "battle-struck"],
        ["battle-crowd", "battle-line"],
    ),
)
def test_a_phone_scrolls_to_the_front_with_both_lines_in_view_and_large_dice(
    served: Served, phone: Page, sample: str
) -> None:
    phone.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
    expect(phone.get_by_role("main")).to_be_visible()
    BattleTable(phone, f"{sample}-front").come_to_rest()
    phone.wait_for_function(FRONT)
    sizes = {each["kind"]: each["size"] for each in Geometry(phone, touch=True).measure()}
    assert sizes["own"][0] >= 44
    assert sizes["theirs"][0] >= 32


@pytest.mark.torture
@pytest.mark.parametrize(
    ("sample", "least"),
    rows([("battle-unit", 40), ("battle-dense", 32), ("battle-crowd", 34)], [("battle-dense", 32)]),
)
def test_on_a_desk_squares_are_as_large_as_the_sheet_allows(
    served: Served, page: Page, sample: str, least: int
) -> None:
    page.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
    expect(page.get_by_role("main")).to_be_visible()
    BattleTable(page, f"{sample}-size").come_to_rest()
    assert {each["size"][0] >= least for each in Geometry(page, touch=False).measure()} == {True}


NAMES_CUT = """() => [...document.querySelectorAll(".slim .name")].filter((name) =>
  name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1).map((name) => name.innerText)"""


@pytest.mark.torture
@pytest.mark.parametrize(
    "sample", cases(["battle-unit", "battle-dense", "battle-struck", "battle-line"], ["battle-dense", "battle-struck"])
)
def test_names_of_small_units_fit_on_a_phone(served: Served, phone: Page, sample: str) -> None:
    phone.goto(f"{served.address.rstrip('/')}/pieces/{sample}")
    expect(phone.locator(".slim .name")).not_to_have_count(0)
    TablePage(phone, sample).come_to_rest()
    assert phone.evaluate(NAMES_CUT) == []


@pytest.mark.torture
def test_the_name_of_a_siege_fits_its_button_on_a_phone(served: Served, phone: Page) -> None:
    phone.goto(f"{served.address.rstrip('/')}/pieces/battle-pick")
    for square in ("row 1 column 1: 4", "row 1 column 2: 2", "row 2 column 1: 1", "row 2 column 3: 3"):
        phone.get_by_role("button", name=f"The Winged Wyrm A, {square}").click()
    named = phone.get_by_role("button", name="These 4: 4 in row 1 column 1, 2 in row 1 column 2,")
    expect(named).to_have_text("These 4")
    BattleTable(phone, "battle-siege").come_to_rest()
    assert named.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
