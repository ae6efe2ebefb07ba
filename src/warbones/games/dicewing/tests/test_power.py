"""Power (R17 to R24)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.dicewing.notation.writer import SEATS
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.tests.script import attack, moves, phase, play, powers, squadrons, terms

MANUAL = "manual_bonus_choice=true"
OTHER = "A.d12=8 B.d20=2"  # for the side that a test does not look at: Initial 10 and nothing else


@pytest.mark.rule("R17")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_announces_first_and_no_number_depends_on_it(first):
    position = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3", first=SEATS[first])
    assert [event.seat for event in public_events(position, events.Total)] == [first, 1 - first]
    assert powers(position) == (48, 25)


@pytest.mark.rule("R18", "D4")
def test_every_bonus_counts_once_and_reads_showing_values_only():
    """Twins that show the same odd number on both sides: each adds the other's dice, never the other's total."""
    position = attack("A.d6=5 B.d6=5", "A.d8=7 B.d8=7")
    assert terms(position, 0) == {"Initial": 10, "Model": 10, "Targeting": 7, "Synchronized": 14}
    assert terms(position, 1) == {"Initial": 14, "Model": 14, "Targeting": 5, "Synchronized": 10}
    assert powers(position) == (41, 43)


@pytest.mark.rule("R19")
def test_initial_is_the_sum_of_the_launch_dice():
    position = attack("A.d4=2 B.d%=90", OTHER)
    assert terms(position, 0) == {"Initial": 92}


@pytest.mark.rule("R20", "B3", "B18")
@pytest.mark.parametrize(
    ("pair", "training"), [("A.d6=2 A.d20=9", 9), ("B.d6=2 B.d20=9", 9), ("A.d6=6 A.d4=3", 6), ("A.d6=2 B.d12=9", None)]
)
def test_training_adds_the_higher_of_two_dice_of_one_set_of_either_player(pair, training):
    position = attack(pair, "A.d8=8 B.d8=2")
    assert terms(position, 0).get("Training") == training


@pytest.mark.rule("R21")
@pytest.mark.parametrize(("pair", "model"), [("A.d6=2 B.d6=5", 7), ("A.d6=2 B.d8=5", None), ("A.d10=2 B.d10=5", 7)])
def test_model_adds_both_again_if_their_sides_are_equal(pair, model):
    assert terms(attack(pair, OTHER), 0).get("Model") == model


@pytest.mark.rule("R21", "B2")
@pytest.mark.parametrize(("sides", "model"), [(10, 36), (100, None)])
def test_model_with_a_d10_and_a_d_percent_depends_on_the_option(sides, model):
    position = attack("A.d10=6 B.d%=30", OTHER, options=f"d_percent_sides={sides}")
    assert terms(position, 0).get("Model") == model


@pytest.mark.rule("R21", "B2")
@pytest.mark.parametrize("sides", [10, 100])
def test_two_d_percents_are_always_a_model_pair(sides):
    position = attack("A.d%=20 B.d%=30", OTHER, options=f"d_percent_sides={sides}")
    assert terms(position, 0)["Model"] == 50


@pytest.mark.rule("R22", "B4", "X2")
@pytest.mark.parametrize(
    ("pair", "targeting"),
    [("A.d4=1 B.d6=1", 8), ("A.d4=3 B.d20=19", 8), ("A.d4=1 B.d6=2", None), ("A.d4=2 B.d6=4", None)],
)
def test_targeting_adds_the_higher_opposing_die_if_both_own_are_odd(pair, targeting):
    assert terms(attack(pair, "A.d12=8 B.d8=2"), 0).get("Targeting") == targeting


@pytest.mark.rule("B14")
def test_a_d_percent_is_never_odd():
    assert "Targeting" not in terms(attack("A.d%=30 B.d6=3", OTHER), 0)


@pytest.mark.rule("R23", "B13")
@pytest.mark.parametrize(
    ("pair", "synchronized"),
    [("A.d6=4 B.d8=4", 8), ("A.d20=20 B.d%=20", 8), ("B.d12=10 B.d%=10", 8), ("A.d6=4 B.d8=5", None)],
)
def test_synchronized_adds_both_opposing_dice_where_both_own_show_the_same(pair, synchronized):
    assert terms(attack(pair, "A.d12=6 B.d20=2"), 0).get("Synchronized") == synchronized


@pytest.mark.rule("R24", "X3")
@pytest.mark.parametrize(
    ("d10", "percent", "matches"), [(10, 10, True), (10, 100, False), (2, 20, False), (3, 30, False)]
)
def test_a_d10_and_a_d_percent_match_as_ten_and_ten_only(d10, percent, matches):
    position = attack(f"A.d10={d10} B.d%={percent}", OTHER)
    assert ("Synchronized" in terms(position, 0)) == matches


@pytest.mark.rule("D1")
@pytest.mark.parametrize(("sides", "both"), [(10, True), (100, False)])
def test_training_and_model_together_need_a_d10_and_d_percent_of_one_set(sides, both):
    position = attack("B.d10=4 B.d%=20", OTHER, options=f"d_percent_sides={sides}")
    assert {"Training", "Model"} <= terms(position, 0).keys() or not both
    assert ("Model" in terms(position, 0)) == both


@pytest.mark.rule("D2")
@pytest.mark.parametrize(("face", "total"), [(4, 2 * 8 + 10), (5, 2 * 10 + 10 + 8)])
def test_twins_from_both_sets_showing_the_same(face, total):
    assert powers(attack(f"A.d6={face} B.d6={face}", OTHER))[0] == total


@pytest.mark.rule("D3")
def test_one_and_one_is_strong_against_a_d_percent():
    position = attack("A.d4=1 B.d6=1", "A.d%=100 B.d12=12")
    assert terms(position, 0) == {"Initial": 2, "Targeting": 100, "Synchronized": 112}


@pytest.mark.rule("B3", "B4")
def test_by_default_the_die_of_a_bonus_is_not_asked():
    position = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3")
    assert public_events(position, events.Called) == []
    assert (terms(position, 0)["Training"], terms(position, 0)["Targeting"]) == (17, 5)


@pytest.mark.rule("B3", "B4", "R17")
@pytest.mark.parametrize(("trained", "targeted", "total"), [("A.d20", "B.d8", 48), ("A.d12", "A.d6", 38)])
def test_with_manual_bonus_choice_each_calls_its_die_first_player_first(trained, targeted, total):
    position = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3", options=MANUAL)
    assert phase(position).name == "CALL"
    assert moves(position, 0) == ["train A.d12", "train A.d20"]
    play(position, f"Alpha train {trained}")
    assert moves(position, 0) == ["target A.d6", "target B.d8"]
    play(position, f"Alpha target {targeted}\nBeta target A.d20")
    assert powers(position) == (total, 25)
    called = [(event.seat, event.bonus.name) for event in public_events(position, events.Called)]
    assert called == [(0, "TRAINING"), (0, "TARGETING"), (1, "TARGETING")]


@pytest.mark.rule("B3", "B4")
def test_with_manual_bonus_choice_equal_dice_need_no_call():
    position = attack("A.d6=2 A.d8=2", OTHER, options=MANUAL)
    assert public_events(position, events.Called) == []
    assert terms(position, 0) == {"Initial": 4, "Training": 2, "Synchronized": 10}


@pytest.mark.rule("R18")
def test_the_closed_form_of_every_pair_against_every_pair():
    """Power from the rulings' formula, over many pairs of dice on both sides."""
    pairs = ["A.d4=1 A.d20=17", "B.d6=3 B.d20=3", "A.d10=10 A.d%=10", "B.d12=9 B.d%=90"]
    others = ["B.d4=1 A.d6=1", "A.d8=8 B.d8=8", "B.d10=7 A.d12=7"]
    for own in pairs:
        for other in others:
            assert powers(attack(own, other)) == (formula(own, other), formula(other, own))


def formula(own: str, other: str) -> int:
    (die_a, a), (die_b, b) = (word.split("=") for word in own.split())
    a, b, (c, d) = int(a), int(b), (int(word.split("=")[1]) for word in other.split())
    same_sides = die_a[2:].replace("%", "10") == die_b[2:].replace("%", "10")
    power = a + b + (max(a, b) if die_a[0] == die_b[0] else 0) + (a + b if same_sides else 0)
    return power + (max(c, d) if a % 2 and b % 2 else 0) + (c + d if a == b else 0)


def test_the_forecast_of_a_pair_names_the_certain_part():
    position = squadrons("A.d4=1 B.d4=3", "A.d%=40")
    options = {option.action: option for option in position.scene(0).prompt.options}
    assert options["launch A.d4 B.d4"].aside.figure == "8 + ?"
    assert options["launch A.d4 B.d4"].aside.text == "Beta's higher die (4 to 40)"
    assert options["launch A.d6 A.d8"].aside.figure == "12 + ?"
    assert options["launch A.d6 A.d8"].aside.text == "the sum of both of Beta's dice (8 to 80)"
    assert options["launch A.d4 A.d6"].detail == "Power 9 for sure: Initial 5 and Training 4."
