"""The winner of an attack, Collateral Damage and capture (R25 to R34, R44)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import BrokenPosition, IllegalAction
from warbones.games.dicewing.notation.writer import SEATS
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.state import Phase, Reason
from warbones.games.dicewing.tests.script import at, attack, face, log, moves, phase, play, powers, terms, victor, where

EVEN = ("A.d6=4 B.d8=6", "B.d6=4 A.d12=6")  # equal in Power, lowest dice and Initial Power

AIMED = """
    {phase} 2.1 first=Alpha {options}
    | Alpha: A.d4=1 A.d6=4 A.d10=1 B.d%=10 {alpha}
    | Beta: A.d8=5 B.d4=2 B.d6=4 B.d8=7 {beta}
    | trophies Alpha: B.d20=11 | trophies Beta: A.d%=40
"""


def aimed(options: str = "", **faces: str):
    """Return a stage-2 attack after which Beta has to lower one of Alpha's four dice."""
    text = AIMED.format(phase="collateral", options=options, alpha="(A.d12=9 A.d20=17)", beta="(B.d10=3 B.d12=8)")
    for die, shown in faces.items():
        text = text.replace(die, shown)
    return at(text)


@pytest.mark.rule("R25")
def test_the_greater_power_wins():
    position = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3")
    assert public_events(position, events.Victor)[0] == events.Victor(0, Reason.POWER, 48, 25)
    assert "Alpha wins the attack, 48 to 25." in log(position)
    assert "You win the attack, 48 to 25." in log(position, 0)


@pytest.mark.rule("R26", "D9")
def test_equal_power_goes_to_the_lower_lowest_die_which_also_damages():
    position = attack("A.d8=8 B.d6=4", "A.d20=10 B.d4=2")
    assert powers(position) == (12, 12)
    assert public_events(position, events.Victor)[0] == events.Victor(1, Reason.LOWEST_DIE, 4, 2)
    assert position.to_act == {1}
    assert "Power is equal. Beta's lowest die is lower, 2 against 4: Beta wins the attack." in log(position)


@pytest.mark.rule("R27", "D10")
def test_then_to_the_lower_initial_power_and_nobody_damages():
    position = attack("A.d6=2 A.d8=4", "B.d4=2 A.d12=8")
    assert powers(position) == (10, 10)
    assert public_events(position, events.Victor)[0] == events.Victor(0, Reason.LOWER_INITIAL, 6, 10)
    assert public_events(position, events.Lowered) == []
    assert (
        "Power and lowest dice are equal. Alpha's Initial Power is lower, 6 against 10: Alpha wins the attack."
        in log(position)
    )


@pytest.mark.rule("R28", "R34", "B17")
def test_then_nobody_wins_and_the_attack_still_counts():
    position = attack(*EVEN)
    assert victor(position) == -1
    assert {where(position, die) for die in ("A.d6", "B.d8", "B.d6", "A.d12")} == {("used", -1)}
    assert (position.record().attack, phase(position).name) == (2, "LAUNCH")
    assert "Power, lowest dice and Initial Power are all equal: nobody wins this attack." in log(position)


@pytest.mark.rule("R29", "B5")
@pytest.mark.parametrize(
    ("alpha", "beta", "damages"),
    [("A.d20=2 B.d12=9", "B.d8=5 A.d6=3", 0), ("A.d20=17 A.d12=9", "A.d4=4 B.d20=10", 1)],
)
def test_the_lowest_showing_value_damages_whichever_side_won(alpha, beta, damages):
    """Not the die with fewest sides: a d20 that shows 2 is lower than a d6 that shows 3."""
    position = attack(alpha, beta)
    assert (phase(position).name, position.to_act) == ("COLLATERAL", {damages})


@pytest.mark.rule("R30", "B11")
def test_one_die_of_the_opposing_squadron_loses_one_step():
    position = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3")
    with pytest.raises(IllegalAction, match="is not legal here"):
        position.act(1, "lower A.d20")  # in the launch bay
    with pytest.raises(IllegalAction, match="is not legal here"):
        position.act(1, "lower B.d20")  # Beta's own
    play(position, "Beta lower A.d8")
    assert face(position, "A.d8") == 3
    assert "Beta lowers your [d8 4]: it now shows 3" in log(position, 0)


@pytest.mark.rule("R30", "R31", "X4", "B7")
@pytest.mark.parametrize(
    ("die", "before", "after"),
    [
        ("A.d10", 1, 1),
        ("B.d%", 20, 10),
        ("B.d%", 10, 10),
        ("A.d10", 10, 9),
        ("B.d%", 100, 90),
        ("A.d4", 1, 1),
        ("A.d6", 4, 3),
    ],
)
def test_no_die_goes_below_its_lowest_face(die, before, after):
    shown = {"A.d10": "A.d10=1", "B.d%": "B.d%=10", "A.d4": "A.d4=1", "A.d6": "A.d6=4"}[die]
    position = play(aimed(**{shown: f"{die}={before}"}), f"Beta lower {die}")
    assert face(position, die) == after
    lowered = public_events(position, events.Lowered)[0]
    assert (lowered.before, lowered.after) == (before, after)


@pytest.mark.rule("R32")
def test_damage_leaves_the_resolved_attack_alone():
    position = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3")
    before = (powers(position), victor(position), terms(position, 0))
    play(position, "Beta lower A.d8")
    assert (powers(position), victor(position), terms(position, 0)) == before


@pytest.mark.rule("B7")
def test_damage_may_be_put_on_a_lowest_face():
    assert moves(aimed(), 1) == ["lower A.d4", "lower A.d6", "lower A.d10", "lower B.d%"]


@pytest.mark.rule("B7")
def test_with_collateral_must_reduce_it_must_lower_a_die():
    position = aimed("collateral_must_reduce=true")
    assert moves(position, 1) == ["lower A.d6"]
    with pytest.raises(IllegalAction):
        position.act(1, "lower A.d4")


LAUNCHING = AIMED.format(phase="launch", options="{options}", alpha="A.d12=9 A.d20=17", beta="B.d10=3 B.d12=8").replace(
    "A.d6=4", "A.d6={face}"
)


@pytest.mark.rule("B7", "B12", "R31")
@pytest.mark.parametrize("option", ["true", "false"])
@pytest.mark.parametrize(("face", "asked"), [(1, False), (2, True)])
def test_nobody_is_asked_where_no_die_can_go_lower(option, face, asked):
    position = at(LAUNCHING.format(options=f"collateral_must_reduce={option}", face=face))
    play(position, "Alpha launch A.d12 A.d20\nBeta launch B.d10 B.d12")
    assert (phase(position) == Phase.COLLATERAL) == asked
    spared = "No Collateral Damage: every die in the opposing squadron already shows its lowest face"
    assert any(spared in line for line in log(position)) != asked
    with pytest.raises(BrokenPosition):
        aimed(**{"A.d6=4": "A.d6=1"})


@pytest.mark.rule("D5")
@pytest.mark.parametrize(("before", "odd"), [(5, False), (4, True)])
def test_damage_makes_and_breaks_parity(before, odd):
    position = play(
        aimed(**{"A.d6=4": f"A.d6={before}"}), "Beta lower A.d6\nAlpha launch A.d4 A.d6\nBeta launch A.d8 B.d4"
    )
    assert ("Targeting" in terms(position, 0)) == odd


@pytest.mark.rule("B6")
def test_by_default_equal_lowest_dice_damage_nobody():
    position = attack("A.d6=4 B.d8=6", "B.d6=4 A.d12=8")
    assert public_events(position, events.Lowered) == []
    assert "No Collateral Damage: the lowest dice are equal" in log(position)
    assert phase(position).name == "LAUNCH"


@pytest.mark.rule("B6")
@pytest.mark.parametrize(("beta", "damages"), [("B.d6=4 A.d12=8", {0}), ("B.d6=4 A.d12=6", set())])
def test_with_lower_initial_the_lower_initial_power_damages(beta, damages):
    position = attack("A.d6=4 B.d8=6", beta, options="collateral_tie=lower_initial")
    if damages:
        assert (phase(position).name, position.to_act) == ("COLLATERAL", damages)
        assert "your Initial Power is lower" in position.scene(0).prompt.detail
    else:
        assert phase(position).name == "LAUNCH"


@pytest.mark.rule("B6")
@pytest.mark.parametrize("one", [0, 1])
def test_with_both_each_picks_in_secret_and_both_are_lowered_together(one):
    position = attack("A.d6=4 B.d8=6", "B.d6=4 A.d12=8", options="collateral_tie=both")
    assert (phase(position).name, position.to_act) == ("COLLATERAL", {0, 1})
    other = 1 - one
    before = position.scene(other)
    targets = [moves(position, seat)[0] for seat in range(2)]
    position.act(one, targets[one])
    assert position.to_act == {other}
    for reader in (other, None):
        assert position.seen_by(reader).record().target[one] == -1
        assert events.Aimed not in [type(event) for event in position.events(reader)]
    assert [area.pieces for area in position.scene(other).areas] == [area.pieces for area in before.areas]
    assert position.scene(other).prompt.secret
    assert any(piece.chosen for area in position.scene(one).areas for piece in area.pieces if piece)
    assert public_events(position, events.Lowered) == []
    position.act(other, targets[other])
    assert [event.seat for event in public_events(position, events.Lowered)] == [0, 1]


@pytest.mark.rule("B6", "B12")
def test_with_both_a_seat_whose_targets_show_their_lowest_faces_has_nothing_to_pick():
    position = at(
        LAUNCHING.format(options="collateral_tie=both", face=1).replace("B.d10=3 B.d12=8", "B.d10=9 B.d12=10")
    )
    play(position, "Alpha launch A.d12 A.d20\nBeta launch B.d10 B.d12")
    assert position.to_act == {0}
    assert not position.scene(0).prompt.secret
    play(position, "Alpha lower A.d8")
    assert len(public_events(position, events.Lowered)) == 1


def last_of_thirteen(options: str = "", lowest: str = "A.d6=4"):
    return at(f"""
        launch 2.3 first=Alpha {options}
        | Alpha: {lowest} A.d8=6 | Beta: B.d6=4 B.d8=7 B.d4=3
        | used: A.d4=1 A.d10=1 A.d%=10 A.d12=1 B.d10=1 B.d%=10 B.d12=1 B.d20=1 | trophies Beta: A.d20=5
    """)


@pytest.mark.rule("B12", "R29")
def test_an_empty_squadron_is_spared():
    """Beta used the lowest die of the last attack, and Alpha has no die left."""
    position = last_of_thirteen()
    play(position, "Alpha launch A.d6 A.d8\nBeta launch B.d4 B.d8")
    assert public_events(position, events.Lowered) == []
    assert "No Collateral Damage: no die is left in the opposing squadron" in log(position)
    assert position.over


@pytest.mark.rule("B12", "R45")
@pytest.mark.parametrize("options", ["", "collateral_tie=both", "collateral_must_reduce=true"])
def test_nobody_is_asked_in_the_last_attack(options):
    """Alpha used the lowest die, but Beta's remaining dice count for nothing."""
    position = last_of_thirteen(options, "A.d6=2")
    play(position, "Alpha launch A.d6 A.d8\nBeta launch B.d6 B.d8")
    assert position.over
    assert public_events(position, events.Lowered) == []
    spared = "No Collateral Damage: this is the last attack, and the remaining dice count for nothing"
    assert any(spared in line for line in log(position))


@pytest.mark.rule("B12", "R45")
def test_nobody_picks_one_of_the_dice_that_count_for_nobody():
    """After the last attack of a stage with eleven dice, one player has one left and the other two."""
    position = at("""
        launch 2.2 first=Alpha | Alpha: A.d6=2 A.d8=6 B.d20=9 | Beta: B.d6=4 B.d8=7 B.d4=3 B.d10=9
        | used: A.d4=1 A.d10=1 B.d12=1 B.d%=10 | trophies Beta: A.d20=5 A.d12=3 A.d%=20
    """)
    play(position, "Alpha launch A.d6 A.d8\nBeta launch B.d6 B.d8")
    assert position.over


@pytest.mark.rule("R33")
def test_the_victor_of_stage_1_takes_the_die_with_most_sides_as_it_lies():
    position = play(attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3"), "Beta lower A.d8")
    assert where(position, "B.d8") == ("trophies", 0)
    assert face(position, "B.d8") == 5
    won, taken = "the attack, 48 to 25, and", "the die with more sides, the d8."
    assert position.scene(0).calculations[0].conclusion == f"You win {won} take {taken}"
    assert position.scene(1).calculations[0].conclusion == f"Alpha wins {won} takes {taken}"


@pytest.mark.rule("R34")
def test_the_other_three_launch_dice_are_used():
    position = play(attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3"), "Beta lower A.d8")
    assert {where(position, die) for die in ("A.d20", "A.d12", "A.d6")} == {("used", -1)}


@pytest.mark.rule("B8")
@pytest.mark.parametrize("choice", ["A.d4", "B.d4"])
def test_of_equal_sides_the_victor_chooses(choice):
    position = play(attack("A.d%=100 B.d20=2", "A.d4=1 B.d4=4"), "Beta lower A.d12")
    assert (phase(position).name, position.to_act) == ("CAPTURE", {0})
    assert moves(position, 0) == ["capture A.d4", "capture B.d4"]
    play(position, f"Alpha capture {choice}")
    other = {"A.d4": "B.d4", "B.d4": "A.d4"}[choice]
    assert (where(position, choice), where(position, other)) == (("trophies", 0), ("used", -1))


@pytest.mark.rule("B8", "B2", "D8")
@pytest.mark.parametrize(("sides", "chooses"), [(10, True), (100, False)])
def test_a_d10_beside_a_d_percent_depends_on_the_option(sides, chooses):
    position = attack("A.d20=20 A.d12=12", "B.d10=2 A.d%=10", options=f"d_percent_sides={sides}")
    play(position, "Beta lower A.d8")
    assert (phase(position).name == "CAPTURE") == chooses
    if not chooses:
        assert where(position, "A.d%") == ("trophies", 0)


@pytest.mark.rule("B19")
def test_damage_comes_before_capture():
    position = play(attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3"), "Beta lower A.d8")
    kinds = [type(event) for event in position.events(None)]
    assert kinds.index(events.Victor) < kinds.index(events.Lowered) < kinds.index(events.Captured)


@pytest.mark.rule("R44")
@pytest.mark.parametrize("victory", [0, 1])
def test_the_victor_of_stage_2_takes_both(victory):
    pairs = ("A.d20=17 A.d12=9", "B.d4=3 A.d4=2")
    position = attack(*(pairs if victory == 0 else pairs[::-1]), stage=2)
    lost = ("B.d4", "A.d4")
    play(position, f"{SEATS[1 - victory]} lower {moves(position, 1 - victory)[0].split()[1]}")
    assert {where(position, die) for die in lost} == {("trophies", victory)}
    assert {where(position, die) for die in ("A.d20", "A.d12")} == {("used", -1)}
    assert position.scene(victory).calculations[0].conclusion == "You win the attack, 46 to 10, and take both dice."


@pytest.mark.rule("B23")
def test_a_die_of_the_own_set_is_captured_like_any_other():
    position = play(attack("A.d20=17 A.d12=9", "A.d8=5 B.d6=3"), "Beta lower A.d6")
    assert where(position, "A.d8") == ("trophies", 0)
