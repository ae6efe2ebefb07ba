"""Better moves are told as whole deeds, in words and on the board, and only those that a long search held."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from tests.review.matches import random_match
from warbones import load
from warbones.concurrency.at_once import at_once
from warbones.core.play.lines import steps
from warbones.core.play.position import Position
from warbones.core.play.reasons import reasons
from warbones.core.view.reader import english
from warbones.core.view.reasons import Line
from warbones.review.deeds import deed
from warbones.review.inquiry import MOST_AGAIN, Inquiry, JudgeRequest, Verdict
from warbones.review.judge import Judge
from warbones.review.reviewer import review_match
from warbones.review.sampler import Mean
from warbones.table.answers import Decision

FIELD: Final = """unit 1 asked=Alpha first=Alpha factions=lich-queen/dragonfolk spent=6/3
    | units: aA=skeleton-warriors@AB[6,5,4] aB=bone-tosser@AB[3,2/1,1] bA=dragon-warriors@C[1,1/1,1]"""

CHARGE: Final = ("act aA", "move C", "melee", "at bA", "column 1")

ALONE: Final = f"{FIELD}(acted)"
"""Beta has no unit left to act in this round, so Alpha's next one follows at once."""

ADVANCE: Final = ("act aA", "move C", "done")
ONWARDS: Final = (*ADVANCE, "act aB", "move C", "done")


@pytest.mark.parametrize("line", [CHARGE, (*CHARGE[:3], "column 1")], ids=["whole", "forced left out"])
def test_a_unit_s_whole_deed_is_named_and_drawn_from_it_to_its_target(line: tuple[str, ...]) -> None:
    found = deed(load("battle").at(FIELD), 0, line)
    name = english(found.name, 0, ("Alpha", "Beta"))
    assert name.startswith("Skeleton Warriors A: move to the center and attack column 1 of Beta's Dragon Warriors A (")
    assert found.pieces == ("aA", "bA")
    assert found.ends == ("c", "bA")


def test_a_step_is_taken_by_the_piece_that_the_question_is_about() -> None:
    seen = load("keep").at("position 2 turn=Alpha keep=19/20 | Alpha: A1=4@R1 A2=2 | Beta: B1=6@R7 B2=3@M4")
    assert deed(seen, 0, ("place left",))[1:] == (("A2",), ("L1",))


def test_a_deed_ends_with_its_unit_s_action_even_if_another_unit_of_the_seat_acts_next() -> None:
    seen = load("battle").at(ALONE)
    found = deed(seen, 0, ONWARDS)
    assert (found.pieces, found.ends) == (("aA",), ("c",))
    assert reasons(seen, 0, ONWARDS, CHARGE) == reasons(seen, 0, ADVANCE, CHARGE)
    assert found.name == deed(seen, 0, ADVANCE).name


def test_what_a_seat_did_after_a_unit_s_action_is_no_part_of_it() -> None:
    inquiry = Inquiry(random_match("battle"))
    own = {n: moment.turn.answers[0] for n, moment in enumerate(inquiry.moments) if moment.turn.answers}
    begins = [n for n, each in own.items() if isinstance(each, Decision) and each.action.startswith("act ")]
    assert any(n + 2 in begins and own[n].seat == own[n + 2].seat for n in begins), "two units of a seat in a row"
    assert not [each for n in begins for each in inquiry.followed(n, own[n].seat) if each.startswith("act ")]


class Charging:
    """A sampler that knows only one line of play, and finds each of its actions best."""

    def __init__(self, line: Line) -> None:
        self.line = line

    def lay(self, position: Position) -> int:
        self.legal = position.legal(0)
        return 8

    def play(self, _: int, actions: list[int]) -> None:
        self.chosen = self.legal.text(actions[0])

    async def tried(self, *_: int) -> list[int]:
        return sorted(self.legal.ids, key=lambda number: self.legal.text(number) not in self.line)

    async def measured(self, *_: int) -> Mean:
        return Mean(float(self.chosen in self.line), 0.0)


@pytest.mark.parametrize(("field", "whole"), [(FIELD, CHARGE), (ALONE, ADVANCE)], ids=["attack", "advance"])
def test_the_judge_finds_what_the_unit_does_after_its_first_word(field: str, whole: Line) -> None:
    seen = load("battle").at(field)
    sampler: Any = Charging(whole)
    found = at_once(Judge(sampler).verdict_again(seen, 0, seen.legal(0).find("act aB")))
    line = (seen.legal(0).text(found.best), *found.then)
    assert found.held
    assert line == tuple(action.text for _, action in steps(seen, 0, whole))


def mistaken(asked: JudgeRequest) -> Verdict:
    """Answer that every decision was a mistake; at `again` that it was none if its seat is Beta."""
    if asked.seat is None:
        return Verdict(-1, 0.0, 0.0, 0.0)
    best = load(asked.game).from_dict(asked.written).legal(asked.seat).ids[0]
    found = Verdict(best, 0.0, 0.5, 0.0)
    return replace(found, held=True, cost=0.5 * (asked.seat == 0)) if asked.again else found


def test_only_mistakes_that_a_long_search_held_are_told_and_the_others_counted() -> None:
    review = review_match(random_match("keep"), mistaken)
    judged = [point.judged for point in review.points if point.judged]
    held = [each for each in judged if each.held]
    assert review.unchecked == len(judged) - MOST_AGAIN > 0
    assert 0 < len(held) < MOST_AGAIN
    assert [each for each in judged if each.label] == held
    assert all(
        point.judged and point.judged.held
        for point in review.points
        if "Better" in english(point.told, None, review.names)
    )
