"""Whole games of DICE WAR in a real browser: placing, moving, the attack step by step, and a custom board."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import effort
from tests.effort import cases
from tests.web.geometry import BELOW, SLACK, Geometry
from tests.web.server_process import Served
from tests.web.table_page import LONGEST_WAIT, TablePage, becomes, open_game, start_match, unfold

SHORT = ("Random", "After 8 rounds")
MOST_DECISIONS = 400
MOMENTS = {"Place": "placing", "Move or defend": "moving", "Take any": "taking-off", "Remove": "removing"}
OWN_BOARD = "L1+*>L2 R1+*>R2 L2>L3 R2>R3 L3+* R3+*"


class KeepTable(TablePage):
    """A table of DICE WAR."""

    def __init__(self, page: Page, name: str) -> None:
        """Play with a fixed seed."""
        super().__init__(page, name)
        self.seen: set[str] = set()
        self.reasons: set[str] = set()
        self._dice = random.Random(2)

    @property
    def goals(self) -> Locator:
        """The zones that a pawn can go to."""
        return self.page.get_by_role("button", name=re.compile("^Go to "))

    def play(self) -> None:
        """Play to the end."""
        for _ in range(MOST_DECISIONS):
            if not self.wait():
                return
            self.look()
            self.answer()
        raise AssertionError("the game does not end")

    def watch(self) -> None:
        """Record the reason of a step of the attack."""
        head, reason = self.told
        if re.search(r"(?s)loses?\b.*\bin [LR]\d", head):
            self.reasons.add(reason or head.partition(":")[2].strip())
            if "attack" not in self.seen:
                self.seen.add("attack")
                self.shots("attack")

    def look(self) -> None:
        """Check each kind of decision once."""
        name = next((name for words, name in MOMENTS.items() if self.asked.startswith(words)), "")
        if name and name not in self.seen:
            self.seen.add(name)
            self.check_accessible()
            self.check_fits()
            self.shots(name)

    def go(self) -> None:
        """Touch a random zone that a pawn can go to, beside the pieces in it."""
        expect(self.goals).not_to_have_count(0)
        self.goals.nth(self._dice.randrange(self.goals.count())).click(position={"x": 7, "y": 7})

    def answer(self) -> None:
        """Answer at random: touch a pawn and the zone it goes to, or a zone alone."""
        asked = self.asked
        if asked.startswith("Take any") and self._dice.random() < 0.5:
            self.page.get_by_role("button", name="Leave all pawns").click()
            expect(self.page.get_by_role("heading", name=asked, exact=True)).to_have_count(0)
            return
        if asked.startswith("Place"):
            self.go()
        else:
            self.pick(1)
        if self.page.get_by_role("button", name="Choose where").count():
            if "goals" not in self.seen:
                self.seen.add("goals")
                self.check_accessible()
                self.shots("goals")
            self.go()
        self.press_primary_button()


@pytest.mark.torture
@pytest.mark.timeout(900)
def test_a_whole_game_against_the_bot_on_a_desk(served: Served, page: Page) -> None:
    table = KeepTable(page, "keep-desk")
    start_match(page, served.address, "DICE WAR", "Play a bot", *SHORT)
    table.play()
    assert {"placing", "moving", "attack", "taking-off", "goals"} <= table.seen
    assert all(table.reasons)  # each step of the attack says why
    assert re.search(r"\bwins?\b|draw", table.asked)
    table.check_accessible()
    table.shots("end")


@pytest.mark.torture
@pytest.mark.timeout(900)
def test_a_whole_game_against_the_bot_on_a_phone(served: Served, phone: Page) -> None:
    table = KeepTable(phone, "keep-phone")
    start_match(phone, served.address, "DICE WAR", "Play a bot", *SHORT)
    table.play()
    assert {"placing", "moving", "attack", "taking-off", "goals"} <= table.seen
    table.check_accessible()
    table.shots("end")


def test_a_pawn_shows_where_it_would_land_and_an_attack_is_shown_when_asked_for(served: Served, page: Page) -> None:
    table = KeepTable(page, "keep-preview")
    start_match(page, served.address, "DICE WAR", "Play a bot", "Random")
    while table.wait() and not table.asked.startswith("Move or defend"):
        table.answer()
    expect(table.goals).to_have_count(0)
    table.offered.first.hover()
    expect(table.goals.or_(page.locator(".ghost")).first).to_be_visible()
    preview = page.get_by_role("button", name="An attack now")
    preview.click()
    expect(page.get_by_text(re.compile("^An attack now would"))).to_be_visible()
    assert preview.get_attribute("aria-pressed") == "true"
    table.shots("preview")
    preview.click()
    expect(page.get_by_text(re.compile("^An attack now would"))).to_have_count(0)


@pytest.mark.torture
def test_the_lesson_offers_only_the_next_step_and_zones_do_not_link_to_rules(served: Served, page: Page) -> None:
    page.goto(f"{served.address.rstrip('/')}/learn/keep")
    table = KeepTable(page, "keep-lesson")
    card = page.get_by_role("region", name="A keep and five pawns")
    expect(card).to_contain_text("in L1 or R1.", timeout=LONGEST_WAIT * 1000)
    expect(card.get_by_role("link")).to_have_count(0)
    page.get_by_role("button", name="Go to L1").click(position={"x": 7, "y": 7})
    table.primary_button.click()
    table.hurry()
    expect(card).to_contain_text("Your next roll is a 2")
    bar = page.get_by_role("region", name="Prompt")
    expect(bar.get_by_role("heading", name="Take your time.")).to_be_visible()
    expect(bar.get_by_role("button")).to_have_text(["Continue"])
    table.shot("step-1")
    table.primary_button.click()
    expect(page.get_by_text("Step 2 of 6")).to_be_visible()


def test_a_custom_board_is_read_from_a_file_or_refused_with_a_reason(
    served: Served, page: Page, tmp_path: Path
) -> None:
    page.goto(served.address)
    row = open_game(page, "DICE WAR")
    row.get_by_label("Bot", exact=True).select_option("Random")
    unfold(row)
    row.get_by_role("group", name="Board Ruling").get_by_role("radio", name="Your own").check()
    box = row.get_by_role("textbox", name="Board: your own")
    box.fill(OWN_BOARD.replace("L2>L3", "L2"))
    row.get_by_role("button", name="Play a bot").click()
    expect(row.get_by_role("alert")).to_contain_text("Zone L2 leads nowhere")
    TablePage(page, "keep-own-board").shot("refused")
    TablePage(page, "keep-own-board").check_accessible()
    file = tmp_path / "board.txt"
    file.write_text(OWN_BOARD, encoding="utf-8")
    row.get_by_label("Or from a file:").set_input_files(file)
    expect(box).to_have_value(OWN_BOARD)
    row.get_by_role("button", name="Play a bot").click()
    table = KeepTable(page, "keep-own-board")
    table.wait()
    expect(page.get_by_role("heading", name="L3", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="L4", exact=True)).to_have_count(0)


@pytest.mark.parametrize("height", cases([740, 640], [640]))
def test_the_whole_board_is_seen_on_a_phone_at_every_prompt(served: Served, phone: Page, height: int) -> None:
    phone.set_viewport_size({"width": 360, "height": height})
    for sample in ("place", "move", "crowd", "brick", "attack", "end") if effort.long else ("crowd", "attack"):
        phone.goto(f"{served.address.rstrip('/')}/pieces/keep-{sample}")
        expect(phone.get_by_role("region", name="Prompt")).to_be_visible()
        expect(phone.locator("main [data-piece$='.keep']")).to_have_count(2)
        TablePage(phone, f"keep-{sample}").come_to_rest()
        assert phone.evaluate(BELOW) <= SLACK, f"something is out of sight at {sample}"


@pytest.mark.torture
@pytest.mark.parametrize("window", cases(["page", "phone"], ["phone"]))
def test_the_keeps_do_not_move_with_the_first_player(
    served: Served, window: str, request: pytest.FixtureRequest
) -> None:
    view: Page = request.getfixturevalue(window)
    view.goto(f"{served.address.rstrip('/')}/pieces/keep-move")
    keeps = view.get_by_role("main").locator("[data-piece$='.keep']")
    expect(keeps).to_have_count(2)
    expect(view.get_by_role("main").get_by_text("first player")).to_have_count(1)
    TablePage(view, f"keep-first-{window}").come_to_rest()
    one, other = (keep.bounding_box() for keep in keeps.all())
    assert one
    assert other
    assert abs(one["x"] - other["x"]) <= SLACK


@pytest.mark.torture
@pytest.mark.parametrize("width", cases([360, 390], [360]))
def test_no_pawn_lies_over_a_keep_on_a_phone(served: Served, phone: Page, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 640})
    start_match(phone, served.address, "DICE WAR", "Play a friend here")
    TablePage(phone, "keep-off").wait()
    for side in ("mine", "theirs"):
        lying = phone.locator(f"[data-area={side}] .lies")
        expect(lying).to_have_count(6)
        keep, first = (each.bounding_box() for each in lying.all()[:2])
        assert keep
        assert first
        assert keep["x"] + keep["width"] <= first["x"] + SLACK, side


@pytest.mark.torture
def test_the_player_and_the_first_player_are_named_on_a_phone(served: Served, phone: Page) -> None:
    phone.goto(f"{served.address.rstrip('/')}/pieces/keep-crowd")
    company = phone.get_by_role("main").locator("[data-area=theirs] .company")
    expect(company).to_be_visible()
    company.evaluate("(words) => { words.innerText = 'beginner bot' }")
    head = phone.locator("[data-area=theirs] .head")
    expect(head).to_contain_text("first player")
    table = TablePage(phone, "keep-first-bot")
    table.come_to_rest()
    assert head.evaluate("(head) => head.scrollHeight <= head.clientHeight && head.scrollWidth <= head.clientWidth")
    table.shot("plate")


NAMES_COVERED = """() => [...document.querySelectorAll("main .zoned h2")].filter((each) => {
  const words = document.createRange()
  words.selectNodeContents(each)
  const name = words.getBoundingClientRect()
  return [...each.closest("section").querySelectorAll(".lies")].some((piece) => {
    const box = piece.getBoundingClientRect()
    return box.left < name.right && box.right > name.left && box.top < name.bottom && box.bottom > name.top
  })
}).map((each) => each.innerText)"""
"""Finds names of zones that a piece covers."""


@pytest.mark.torture
@pytest.mark.parametrize("window", cases(["page", "tablet", "phone"], ["phone"]))
def test_five_pawns_find_room_in_a_zone_and_leave_its_name_readable(
    served: Served, window: str, request: pytest.FixtureRequest
) -> None:
    view: Page = request.getfixturevalue("phone" if window == "phone" else "page")
    if window == "tablet":
        view.set_viewport_size({"width": 768, "height": 1024})
    view.goto(f"{served.address.rstrip('/')}/pieces/keep-crowd")
    table = TablePage(view, f"keep-crowd-{window}")
    table.come_to_rest()
    expect(view.get_by_role("main").locator("[data-area=L1] .lies")).to_have_count(5)
    assert becomes(view, lambda: view.evaluate(NAMES_COVERED) == [])
    Geometry(view, touch=window == "phone").look(table.asked)


GHOSTS_OVER_PIECES = """() => [...document.querySelectorAll(".comers .ghost > span")].flatMap((ghost) => {
  const over = ghost.getBoundingClientRect()
  return [...ghost.closest("section").querySelectorAll("[data-piece]")].map((piece) => piece.getBoundingClientRect())
    .filter((box) => Math.min(box.right, over.right) - Math.max(box.left, over.left) > 6)
}).length"""


@pytest.mark.torture
def test_the_preview_of_a_pawn_hides_no_pawn_in_the_zone_on_a_phone(served: Served, phone: Page) -> None:
    start_match(phone, served.address, "DICE WAR", "Play a friend here")
    table = TablePage(phone, "keep-ghosts")
    for _ in range(8):  # until a fourth pawn would join three in a zone
        assert table.wait()
        assert phone.evaluate(GHOSTS_OVER_PIECES) == 0
        phone.get_by_role("button", name=re.compile("^Go to")).first.click()
        phone.locator("[data-primary]").click()
