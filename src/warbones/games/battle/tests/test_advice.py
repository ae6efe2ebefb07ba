"""War Dice's advice: small choices valued by the whole action; armies bought and dice placed well."""

from __future__ import annotations

import pytest

from warbones import Position
from warbones.games.battle import advice
from warbones.games.battle.advice.action_values import MOST_DICE, NUMBERS, likely
from warbones.games.battle.advice.evaluation import evaluate
from warbones.games.battle.advice.unit_values import MEASURED, unit_value
from warbones.games.battle.notation.names import NAMES
from warbones.games.battle.rules.attacks.odds import chance
from warbones.games.battle.rules.state import Phase
from warbones.games.battle.rules.units import ROWS
from warbones.games.battle.tests.script import GAME, asked, at, field, moves, phase, play

HERO = "dracolich@BB[1,1,1/1,8,1/1,1,1]"


def advised(position: Position, most: int = 8) -> list[str]:
    """Return the shortlist of the seat that is asked, in notation."""
    (seat,) = position.to_act
    out = [0] * GAME.ruleset.most_actions
    count = advice.shortlist(position.record(), seat, out, most)
    return [GAME.notation.action_text(position.record(), seat, action) for action in out[:count]]


def followed(position: Position) -> list[str]:
    """Take the best of the shortlist until a die is rolled or another seat is asked; return the choices."""
    done, (seat,) = [], position.to_act
    while not position.owed and position.to_act == {seat}:
        done.append(advised(position)[0])
        position.act(seat, done[-1])
    return done


@pytest.mark.rule("R21", "R22")
def test_chances_are_those_shown_at_the_table_to_a_percent():
    for dice in range(1, MOST_DICE + 1):
        for needed in range(NUMBERS):
            assert likely(dice, needed) == pytest.approx(chance(dice, needed), abs=0.0051)
    assert likely(MOST_DICE + 1, NUMBERS + 5) == likely(MOST_DICE, NUMBERS - 1)


@pytest.mark.rule("R23")
def test_an_action_is_planned_as_a_whole():
    position = field("lance-bearers@C[4,4,4,4]", "dragon-warriors@C[6,6/1,1] basilisk@C[6,6/6,6/6,6/6,6]")
    assert followed(position) == ["act aA", "melee", "at bA", "row 2"]


@pytest.mark.rule("R16")
def test_a_unit_moves_to_where_it_can_strike():
    position = field("lance-bearers@AB[4,4,4,4]", f"footsoldiers@C[1,1,1] {HERO}")
    assert followed(position) == ["act aA", "move C", "melee", "at bA", "row 1"]


@pytest.mark.rule("R50")
def test_a_base_without_guard_is_entered():
    position = field("archers@C[3/3]", "archers@C[6/6]")
    assert advised(play(position, "Alpha act aA"))[0] == "move BB"


@pytest.mark.rule("R47")
def test_a_legal_swallow_is_taken():
    position = field("the-winged-wyrm@C[1,1,1/1,8,1/1,1,1]", f"hulking-beast@C[6,6,6] {HERO}")
    assert followed(position) == ["act aA", "swallow", "at bA"]


@pytest.mark.rule("R27")
def test_the_most_resistant_squares_are_named_in_a_siege():
    position = field("bone-tosser@AB[1,1/1,1]", "undead-mastodon@BB[1,6,2/5,3,4/1,1,1]")
    play(position, "Alpha act aA; siege; at bA")
    assert (asked(position), advised(position)[0]) == ("Beta", "squares r1c2 r2c1 r2c3")


@pytest.mark.rule("R31", "B10")
@pytest.mark.parametrize(("option", "who", "square"), [("", "Alpha", "r1c1"), ("acid_choice=defender", "Beta", "r1c3")])
def test_acid_burns_the_square_that_suits_the_chooser(option, who, square):
    position = field("footsoldiers@C[6,3,1]", "razor-fiend@C[1,1/1,1/1,1]", option)
    play(position, "Alpha act aA; melee; at bA; row 1\nroll 5 5")
    assert (asked(position), advised(position)[0]) == (who, f"square {square}")


def test_few_choices_are_tried_all_near_the_best():
    position = field("lance-bearers@C[4,4,4,4]", "critters@C[1] basilisk@C[6,6/6,6/6,6/6,6]")
    play(position, "Alpha act aA")
    assert "done" in moves(position)
    assert not {"done", "regroup", "move AB"} & set(advised(position))


def buying() -> Position:
    """Return a position in which Alpha buys for the Horde."""
    return play(GAME.new(), "Alpha faction horde\nBeta faction lich-queen")


@pytest.mark.rule("R5")
def test_an_army_is_bought_by_value_per_cost_until_nothing_is_affordable():
    position, bought = buying(), []
    while phase(position) in (Phase.BUY, Phase.PLACE):
        if position.owed:
            position.roll(3)
        elif phase(position) == Phase.PLACE:
            position.act(NAMES.index(asked(position)), advised(position)[0])
        else:
            bought.append((asked(position), advised(position)[0]))
            position.act(NAMES.index(asked(position)), bought[-1][1])
    assert list(position.record().spent) == [20, 20]
    assert {what for who, what in bought if who == "Alpha"} == {"buy hulking-beast"}
    assert {what for who, what in bought if who == "Beta"} == {"buy skeleton-warriors"}


def test_units_that_are_the_same_but_for_their_name_are_worth_the_same():
    value = {row.code: unit_value(kind) for kind, row in enumerate(ROWS)}
    assert value["footsoldiers"] == value["skeleton-warriors"] == value["hulking-beast"]
    assert value["archers"] == value["venom-spitters"] < value["footsoldiers"]


@pytest.mark.rule("R4", "B3")
def test_values_are_placed_so_that_no_line_is_weak():
    position = buying()
    position.act(0, "buy spikers")
    for face in (6, 5, 1, 2):
        position.roll(face)
    assert advised(position)[0] == "arrange spread"
    spread, rows = (evaluate(play(position.copy(), f"Alpha arrange {way}").record(), 0) for way in ("spread", "rows"))
    half = evaluate(play(position.copy(), "Alpha put 1").record(), 0)
    assert half < rows < spread


@pytest.mark.rule("R5")
def test_the_simple_bot_prefers_a_good_purchase_to_stopping():
    army = "spikers@{}[3,3/3,3]"
    drawn = f"Alpha: {army.format('AB')} | Beta: {army.format('BB')}"
    position = at(f"buy 0 asked=Alpha factions=horde/horde spent=3/3 | {drawn}")
    stopped = evaluate(play(position.copy(), "Alpha stop").record(), 0)
    position.act(0, "buy hulking-beast")
    for _ in range(3):
        position.roll(3)
    assert stopped < evaluate(position.record(), 0)


@pytest.mark.rule("R49", "R50")
def test_no_position_looks_better_than_a_battle_won():
    swarm = " ".join(["footsoldiers@BB[6,6,6]"] * 10)
    position = field(swarm, "critters@C[1]", head="points=4/0", number=5)
    assert 0.8 < evaluate(position.record(), 0) < 1
    assert evaluate(position.record(), 1) == pytest.approx(-evaluate(position.record(), 0))


def test_a_loss_counts_more_in_a_smaller_army():
    def lead(mine: int, yours: int) -> float:
        armies = (" ".join(["footsoldiers@C[3,3,3]"] * number) for number in (mine, yours))
        return evaluate(field(*armies).record(), 0)

    assert lead(6, 6) == 0
    assert lead(6, 5) < lead(3, 2)


@pytest.mark.rule("R9")
@pytest.mark.parametrize(("values", "choice"), [("6,6/5,6", "keep"), ("1,2/1,1", "reroll")])
def test_an_army_with_low_dice_is_rerolled(values, choice):
    drawn = f"Alpha: spikers@AB[{values}] | Beta: hulking-beast@BB[1,1,1]"
    position = at(f"reroll 0 asked=Alpha factions=horde/horde spent=3/2 | {drawn}")
    assert advised(position)[0] == choice


def test_a_simulation_may_end_where_dice_have_decided_or_a_round_is_over():
    assert [each for each in Phase if quiet_in(each)] == [Phase.RESOLVED, Phase.ROUND_END]


def quiet_in(each: Phase) -> bool:
    """Return whether a phase is quiet."""
    s = GAME.ruleset.blank({})
    s.phase = each
    return advice.quiet(s)


def test_every_unit_was_measured_and_is_worth_something():
    assert set(MEASURED) == {row.code for row in ROWS}
    for kind, row in enumerate(ROWS):
        assert 0.4 * row.cost <= unit_value(kind) + 1e-9
