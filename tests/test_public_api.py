"""The public API beyond any one game: seeds, seats, actions of one position, and refusals."""

from __future__ import annotations

import pytest

from tests.table.toy_game import GAME as TOY
from warbones import (
    GAMES,
    Action,
    BrokenPosition,
    IllegalAction,
    NoOdds,
    UnknownGame,
    UnknownOption,
    WarbonesError,
    WrongFacts,
    WrongRoll,
    load,
)
from warbones.core.errors import BadSeed, UnknownSeat, quoted
from warbones.lab.batch import simulate


def test_an_action_of_another_position_is_refused_and_the_legal_ones_are_listed() -> None:
    army = load("army")
    position = army.new(seed=3)
    (roll,) = position.legal(0)
    assert roll.text == "roll"
    position.act(0, roll)
    before = position.to_dict()
    with pytest.raises(IllegalAction, match=r"'roll' is not legal here\. .*Alpha can choose: reroll"):
        position.act(0, roll)
    assert position.to_dict() == before


def test_an_action_of_another_position_is_refused_even_if_its_text_is_legal_here() -> None:
    units = "footsoldiers@C[1,1,1]"
    one = load("battle").at(f"unit 1 asked=Alpha | Alpha: {units} {units} | Beta: critters@C[1]")
    other = load("battle").at(f"unit 1 asked=Alpha | Alpha: {units} | Beta: critters@C[1] | Alpha: {units}")
    (action,) = (each for each in one.legal(0) if each.text == "act aB")
    before = other.to_dict()
    with pytest.raises(IllegalAction) as refused:
        other.act(0, action)
    assert str(refused.value) == (
        "Action 'act aB' belongs to another position: here its number is 2, not 1. Take it from the legal actions of "
        "this position, or ask for it by its text."
    )
    assert other.to_dict() == before
    other.act(0, action.text)


@pytest.mark.parametrize("odd", [True, False, Action(True, "stop", ()), Action(0, "nothing", ())])
def test_lookalikes_of_action_numbers_are_refused(odd: Action | int) -> None:
    position = load("army").new(seed=3)
    with pytest.raises(IllegalAction):
        position.act(0, odd)


@pytest.mark.parametrize("seed", [-1, 2**64, 2**70, True, 1.0, "x", b"7", [7]])
def test_a_seed_that_would_act_like_another_is_refused(seed: int) -> None:
    with pytest.raises(BadSeed, match="integer from 0 to 18446744073709551615"):
        load("dicewing").new(seed=seed)
    with pytest.raises(BadSeed):
        load("dicewing").at("setup", seed)


def test_the_largest_seed_is_not_truncated() -> None:
    one, other = (load("dicewing").new(seed).text for seed in (2**64 - 1, 2**63 - 1))
    assert one != other


@pytest.mark.parametrize("seed", [-1, 2**63, True, "x"])
def test_a_batch_s_seed_has_63_bits(seed: int) -> None:
    with pytest.raises(BadSeed, match="63 bits"):
        simulate("dicewing", 1, ("random", "random"), seed)


@pytest.mark.parametrize("seat", [-1, 2, 99, True, False, "0", 0.0, None])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    position = load("keep").new(seed=1)
    with pytest.raises(IllegalAction, match=r"DICE WAR has no seat .*; choose from 0 \(Alpha\), 1 \(Beta\)\."):
        position.act(seat, "place left")
    with pytest.raises(UnknownSeat):
        position.legal(seat)
    if seat is not None:
        with pytest.raises(WrongRoll, match="has no seat"):
            load("keep").new().roll(3, seat)
        for method in (position.scene, position.events, position.seen_by, position.odds):
            with pytest.raises(UnknownSeat):
                method(seat)


def test_a_die_that_nobody_owes_is_refused_in_words() -> None:
    position = load("keep").new(seed=1)
    with pytest.raises(WrongRoll, match="No shared die is due now"):
        position.roll(3)
    owing = load("keep").new()
    with pytest.raises(WrongRoll, match="Alpha has no die to roll now: the die that is due is shared"):
        owing.roll(3, 0)


def test_an_error_reveals_nothing_about_another_seat_s_secret_rolls() -> None:
    errors = []
    for rolls in (False, True):
        position = TOY.new()
        if rolls:
            position.act(1, "roll")
        with pytest.raises(WrongRoll) as refused:
            position.roll(3, 0)
        errors.append(str(refused.value))
    assert errors[0] == errors[1]


def test_a_game_without_odds_says_so() -> None:
    with pytest.raises(NoOdds, match="DiceWing gives no odds"):
        load("dicewing").new(seed=1).odds(0)
    with pytest.raises(NoOdds, match="leads straight to a roll"):
        load("keep").at("move 2 | Alpha: A1=3@L3 | Beta: B1=4@R6").odds(0)


def test_errors_quote_only_the_beginning_of_a_long_text() -> None:
    long = "x" * 1_000_000
    position = load("dicewing").new(seed=1)
    for error, call in (
        (UnknownGame, lambda: load(long)),
        (UnknownOption, lambda: load("dicewing").new(**{long: 1})),
        (UnknownOption, lambda: load("dicewing").new(d_percent_sides=long)),
        (UnknownOption, lambda: load("keep").new(board=long)),
        (BrokenPosition, lambda: load("dicewing").at(long)),
        (IllegalAction, lambda: position.act(min(position.to_act), long)),
    ):
        with pytest.raises(error) as refused:
            call()
        assert len(str(refused.value)) < 700


@pytest.mark.parametrize("name", sorted(GAMES))
def test_unknown_keys_of_a_written_position_are_refused(name: str) -> None:
    written = GAMES[name].new(seed=1).to_dict()
    with pytest.raises(BrokenPosition, match="not 'odd'"):
        GAMES[name].from_dict(written | {"odd": 1})
    for odd in ("odd", "options"):
        with pytest.raises(BrokenPosition, match=odd):
            GAMES[name].from_dict(written | {"state": written["state"] | {odd: {}}})
    with pytest.raises(UnknownOption, match="odd"):
        GAMES[name].from_dict(written | {"options": written["options"] | {"odd": 1}})


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_position_is_set_up_from_its_notation_and_goes_on(name: str) -> None:
    game = GAMES[name]
    position = game.new(seed=5)
    position.act(min(position.to_act), position.legal(min(position.to_act))[0])
    assert game.at(position.text).to_dict() == position.to_dict()
    assert game.at(game.new(seed=5).text, seed=1).to_act


def test_a_value_that_cannot_be_written_is_quoted_all_the_same() -> None:
    assert quoted(10**6000) == "a number of 19932 bits"
    assert len(quoted("x" * 1_000_000)) <= 40
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert quoted(deep) == "[[[...]]]"


def test_a_referee_s_text_lands_a_throw() -> None:
    line = "turn 1 throw_model=referee | start=Alpha turn=Alpha asked=Alpha | Alpha: blue1 | Beta: red1"
    position = load("indicesion").at(line)
    with pytest.raises(WrongFacts, match="No throw is due"):
        position.land("blue1=4@Alpha")
    position.act(0, "throw blue")
    with pytest.raises(WarbonesError):
        position.land("blue1=9@Alpha")
    position.land("blue1=4@Alpha")
    assert position.to_act == {1}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_position_is_printed_as_the_table_that_a_spectator_sees(name: str) -> None:
    position = load(name).new(seed=3)
    scene = position.scene(None)
    lines = repr(position).split("\n")
    assert lines[0] == f"{scene.title} · {scene.status}"
    assert all(any(seat.name in line for line in lines) for seat in scene.seats)
    assert scene.prompt.text in lines


def test_hidden_facts_are_not_printed() -> None:
    one, other = (load("dicewing").new(seed=3) for _ in range(2))
    while not one.scene(min(one.to_act)).prompt.secret:
        for position in (one, other):
            seat = min(position.to_act)
            position.act(seat, position.legal(seat)[0])
    seat = min(one.to_act)
    one.act(seat, one.legal(seat)[0])
    other.act(seat, other.legal(seat)[-1])
    assert one.text != other.text
    assert repr(one) == repr(other)


def test_legal_actions_are_printed_in_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    assert repr(load("army").new(seed=3).legal(0)) == "Legal(['roll'])"
    position = load("keep").new(seed=3)
    legal = position.legal(min(position.to_act))
    assert len(legal) > 1
    monkeypatch.setattr("warbones.core.play.legal.SHOWN", 1)
    assert repr(legal) == f"Legal([{legal[0].text!r}, ... {len(legal) - 1} more])"
