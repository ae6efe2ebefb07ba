"""Scoring, both ways of winning, sudden death and the round limits (R49 to R51)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.battle.rules import events
from warbones.games.battle.rules.state import Reason
from warbones.games.battle.tests.script import at, field, marks, moves, play


def reason(position):
    return Reason(position.record().decided_by)


def points(position):
    return list(position.record().points)


@pytest.mark.rule("R49", "B38")
def test_wiping_out_wins_at_once():
    position = field("footsoldiers@C[1,1,1] archers@AB[1/1]", "critters@C[1] critters@BB[x]")
    play(position, "Alpha act aA; melee; at bA; row 1\nroll 1 1")
    assert position.over
    assert position.scores() == (1, -1)
    assert reason(position) == Reason.WIPED_OUT


@pytest.mark.rule("B37", "S20", "R31", "B11", "D11")
def test_s20_both_wiped_out_is_a_draw():
    position = field("critters@C[1]", "razor-fiend@C[1,x/x,x/x,x]")
    play(position, "Alpha act aA; melee; at bA; row 1\nroll 2\nroll 2")
    assert position.scores() == (0, 0)
    assert reason(position) == Reason.BOTH_WIPED_OUT
    killed = field("critters@C[1]", "razor-fiend@C[1,x/x,x/x,1]")
    play(killed, "Alpha act aA; melee; at bA; row 1\nroll 2\nroll 2")
    assert killed.scores() == (-1, 1)


def last_action(alpha, beta, head="", number=1):
    """Return the position after the round's last action, in which Alpha's first unit does nothing."""
    return play(field(alpha, beta, head=head, number=number), "Alpha act aA; done")


@pytest.mark.rule("S14", "R50", "B44", "R37")
@pytest.mark.parametrize(
    ("alpha", "beta", "scored"),
    [
        ("critters@BB[1] critters@BB[1](acted)", "critters@C[1](acted)", [1, 0]),
        ("banshees@BB[1,1/1,1]", "critters@C[1](acted)", [0, 0]),
        ("critters@BB[1] ", "critters@BB[1](acted)", [1, 0]),
        ("critters@BB[1] ", "critters@AB[1](acted)", [1, 1]),
        ("critters@C[1] critters@BB[x]", "critters@C[1](acted)", [0, 0]),
    ],
)
def test_s14_one_point_for_being_there(alpha, beta, scored):
    assert points(last_action(alpha, beta)) == scored


@pytest.mark.rule("R50")
@pytest.mark.parametrize(("before", "after"), [("points=3/4", False), ("points=4/0", True), ("points=4/3", True)])
def test_five_points_win(before, after):
    position = last_action("critters@BB[1]", "critters@C[1](acted)", before, 5)
    assert position.over == after
    if after:
        assert position.scores() == (1, -1)
        assert reason(position) == Reason.POINTS


@pytest.mark.rule("R51")
def test_five_points_for_both_are_sudden_death():
    position = last_action("critters@BB[1]", "critters@AB[1](acted)", "points=4/4", 5)
    assert not position.over
    assert position.record().sudden == 5
    assert public_events(position, events.SuddenDeath)
    play(position, "Alpha act aA; done\nBeta act bA; done")
    assert points(position) == [5, 5]


SUDDEN = "unit 9 asked=Alpha sudden=8 points=5/5"


@pytest.mark.rule("R51", "B36")
def test_the_side_whose_base_is_free_first_wins():
    text = f"{SUDDEN} | Alpha: critters@BB[1] footsoldiers@AB[1,1,1] | Beta: critters@AB[1] archers@C[1/1]"
    position = play(at(text), "Alpha act aB; melee; at bA; row 1\nroll 1 1\nAlpha done")
    assert position.scores() == (1, -1)
    assert reason(position) == Reason.CLEANSED
    left = play(at(text), "Alpha act aA; move C; done")
    assert left.scores() == (-1, 1)


@pytest.mark.rule("B39", "R51", "R42")
def test_freeing_both_bases_at_once_wins():
    text = f"{SUDDEN} | Alpha: spikers@BB[1,1/1,1] | Beta: critters@AB[1] critters@BB[1] critters@C[x]"
    position = play(at(text), "Alpha act aA; move C; ranged; at bA; column 1\nroll 1 1\nAlpha done")
    assert position.scores() == (1, -1)


@pytest.mark.rule("R51")
def test_sudden_death_lasts_twenty_rounds():
    text = "unit {} asked=Alpha sudden=8 points=5/5 | Alpha: critters@BB[1] | Beta: archers@AB[1/1](acted)"
    going = play(at(text.format(27)), "Alpha act aA; done")
    assert not going.over
    ended = play(at(text.format(28)), "Alpha act aA; done")
    assert ended.over
    assert reason(ended) == Reason.LIMIT_VALUE
    assert ended.scores() == (-1, 1)


@pytest.mark.rule("R51")
@pytest.mark.parametrize("limit", [30, 20, 10])
@pytest.mark.parametrize(
    ("alpha", "beta", "head", "scores", "why"),
    [
        ("critters@C[1]", "critters@C[1](acted)", "points=1/0", (1, -1), Reason.LIMIT_POINTS),
        ("critters@C[1]", "archers@C[1/x](acted)", "", (-1, 1), Reason.LIMIT_VALUE),
        ("critters@C[1] archers@C[x/x]", "critters@C[1](acted)", "", (0, 0), Reason.LEVEL),
    ],
)
def test_the_round_limit(limit, alpha, beta, head, scores, why):
    def in_round(number):
        return at(f"unit {number} asked=Alpha {head} round_limit={limit} | Alpha: {alpha} | Beta: {beta}")

    assert not play(in_round(limit - 1), "Alpha act aA; done").over
    position = play(in_round(limit), "Alpha act aA; done")
    assert position.over
    assert position.scores() == scores
    assert reason(position) == why


@pytest.mark.rule("R51")
def test_sudden_death_may_begin_in_the_last_round():
    text = "unit 30 asked=Alpha points=4/4 | Alpha: critters@BB[1] | Beta: archers@AB[1/1](acted)"
    position = play(at(text), "Alpha act aA; done")
    assert not position.over
    assert position.record().game_round == 31


@pytest.mark.rule("R13")
def test_marks_go_at_the_round_s_end_but_for_what_lasts():
    alpha = "critters@C[1] basilisk@AB[1,1/1,1/1,1/1,1](acted)"
    position = last_action(alpha, "dark-blades@C[1,1/1,1](acted,attacked,evading,paralyzed)")
    assert marks(position, "bA") == {"evading"}
    assert moves(position) == ["act aA", "act aB"]
