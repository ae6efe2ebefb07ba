"""Promises of every game about play: it ends, it can be repeated, and it can be written down at any moment."""

from __future__ import annotations

import random
from collections.abc import Mapping, MutableSequence, Sequence
from enum import IntEnum
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from tests import effort
from tests.contract.random_play import until_owed
from tests.effort import seeds
from warbones import BrokenPosition, Die, Game, IllegalAction, Position, UnknownOption, WrongRoll
from warbones.check.random_play import answer_owed, moments, random_game, random_options
from warbones.core.record.options import Value
from warbones.core.rules.engine import Interpreted, Outcome
from warbones.core.rules.step import NOBODY


def test_dice_that_are_taken_back_fall_the_same_again(game: Game) -> None:
    options, decisions = first_roll(game)
    position = begun(game, 7, options, decisions)
    seat, *_ = position.to_act
    action = position.legal(seat)[0]
    position.act(seat, action)
    rolled = position.to_dict()
    position.take_back()
    assert position.to_dict() != rolled
    position.act(seat, action)
    assert position.to_dict() == rolled


def test_a_refused_answer_leaves_what_can_be_taken_back(game: Game) -> None:
    position = game.new(seed=1)
    before, seat = position.to_dict(), min(position.to_act)
    position.act(seat, position.legal(seat)[0])
    for asked in sorted(position.to_act):
        with pytest.raises(IllegalAction):
            position.act(asked, "nonsense")
    position.take_back()
    assert position.to_dict() == before


def test_a_seed_rolls_the_same_dice_and_owes_none(game: Game) -> None:
    options, decisions = first_roll(game)
    one, other, third = (begun(game, seed, options, decisions) for seed in (7, 7, 8))
    assert not one.owed
    assert one.to_dict() == other.to_dict() != third.to_dict()


def first_roll(game: Game) -> tuple[dict[str, Value], int]:
    """Return options under which a die is rolled early, and the number of decisions that each seat makes before it."""
    drawn = (random_options(game, random.Random(seed)) for seed in count())
    return next((each, n) for each in drawn for n in range(9) if is_rolling(begun(game, None, each, n)))


def is_rolling(position: Position) -> bool:
    return any(isinstance(due, Die) for due in position.owed.values())


def begun(game: Game, seed: int | None, options: Mapping[str, Value], decisions: int) -> Position:
    """Return a game after the first ``decisions`` of each seat; with a ``seed``, it rolls for itself."""
    position = game.new(seed=seed, **options)
    for _ in range(decisions):
        for seat in sorted(position.to_act):
            position.act(seat, position.legal(seat)[0])
    return position


@pytest.mark.parametrize("seed", seeds(1, 6))
def test_a_copy_is_independent_at_every_step(game: Game, seed: int) -> None:
    for position in moments(random_game(game, seed)):
        before, told = position.to_dict(), position.events(None)
        assert same_next(position, position.copy())
        assert position.to_dict() == before
        assert position.events(None) == told


def same_next(one: Position, other: Position) -> bool:
    """Give the same answer in copies of both; return whether the copies are still equal."""
    one, other = one.copy(), other.copy()
    if one.over:
        return other.over
    for twin in (one, other):
        if twin.owed:
            answer_owed(twin, next(iter(twin.owed)), random.Random(1))
        else:
            seat = min(twin.to_act)
            twin.act(seat, twin.legal(seat)[-1])
    return one.to_dict() == other.to_dict()


def test_a_wrong_roll_says_what_is_due_and_changes_nothing(game: Game) -> None:
    position = until_owed(game)
    (seat, die), before = next(iter(position.owed.items())), position.to_dict()
    for face in (0, die.sides + 1, -1, 1.0, True, "1", None):
        with pytest.raises(WrongRoll, match=f"1 to {die.sides}"):
            position.roll(face, seat)  # type: ignore[arg-type]  # the refused answer
    with pytest.raises(WrongRoll, match="has no seat"):
        position.roll(1, 99)
    assert position.to_dict() == before


def test_nobody_acts_before_a_due_die_nor_after_the_end(game: Game) -> None:
    owing = until_owed(game)
    with pytest.raises(IllegalAction, match="a die must be rolled first"):
        owing.act(next(iter(owing.owed)) or 0, "anything")
    *_, last = random_game(game, 1)
    with pytest.raises(IllegalAction, match="the game is over"):
        last.act(0, "anything")
    with pytest.raises(IllegalAction):
        last.act(99, "anything")


def test_options_are_stored_and_wrong_ones_are_refused(game: Game) -> None:
    rng = random.Random(5)
    for _ in range(20):
        chosen = random_options(game, rng)
        assert game.new(**chosen).options == chosen
    with pytest.raises(UnknownOption, match="There is no option 'no_such_option'"):
        game.new(no_such_option=1)
    for option in game.ruleset.options:
        with pytest.raises(UnknownOption, match=option.name):
            game.new(**{option.name: "no such value"})


@pytest.mark.parametrize("written", [None, [], {}, {"game": "chess"}, "text", 7])
def test_malformed_positions_are_refused(game: Game, written: object) -> None:
    with pytest.raises(BrokenPosition):
        game.from_dict(written)


def test_every_field_that_is_missing_or_odd_is_named(game: Game) -> None:
    written = game.new(seed=1).to_dict()
    for name in written["state"]:
        for broken in (
            _without(written["state"], name),
            written["state"] | {name: "odd"},
            written["state"] | {name: None},
        ):
            with pytest.raises(BrokenPosition, match=name):
                game.from_dict(written | {"state": broken})


def _without(state: dict[str, object], name: str) -> dict[str, object]:
    return {key: value for key, value in state.items() if key != name}


@pytest.mark.parametrize(
    "waiting",
    [
        7,
        [7],
        [{}],
        [{"seat": 0, "action": "nonsense", "faces": []}],
        [{"seat": 9, "action": 0, "faces": []}],
        [{"seat": None, "action": None, "faces": "no"}],
    ],
)
def test_a_waiting_step_that_cannot_be_is_refused(game: Game, waiting: object) -> None:
    for position in (game.new(), game.new(seed=1)):
        with pytest.raises(BrokenPosition):
            game.from_dict(position.to_dict() | {"waiting": waiting})


def test_automatic_steps_can_be_viewed_and_ask_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, followed = 0, 0
    real = Interpreted.take

    def counting(engine: Interpreted, state: object, seat: int, action: int, faces: Sequence[int]) -> Outcome:
        nonlocal followed
        followed += seat == NOBODY
        return real(engine, state, seat, action, faces)

    monkeypatch.setattr(Interpreted, "take", counting)
    for position in random_game(game, 9):
        for moment in position.moments or ():
            kept += 1
            assert moment.is_moment
            for seat in (None, kept % len(moment.game.names)) if kept % 3 == 1 or effort.long else ():
                scene = moment.scene(seat)
                assert scene.moment
                assert scene.prompt.kind == "wait"
                assert scene.prompt.text
                assert not scene.prompt.options
        assert not position.is_moment
        position.moments = []
    assert kept or not followed


class Choice(IntEnum):
    """Names that a game's rules may give to actions."""

    ROLL = 1
    HOLD = 2


class Choosing:
    """Rules that write an enum's members as the legal actions."""

    def legal(self, _state: object, _seat: int, out: MutableSequence[int]) -> int:
        out[:] = Choice
        return len(out)


def test_enum_members_are_accepted_as_numbers() -> None:
    runs: Any = SimpleNamespace(rules=Choosing(), most_actions=len(Choice))
    found = Interpreted(runs).legal(None, 0)
    assert found == [1, 2]
    assert {type(action) for action in found} == {int}
