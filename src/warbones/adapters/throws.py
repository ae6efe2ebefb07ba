"""Games of throws for agents: a choice among listed actions, and adjustments of a throw.

An action is a Dict of ``choice``, the number of a listed action (masked), and ``throw``, a Box of `SIZE` numbers from
-1 to 1 that adjust a listed throw: its release point (3, by `REACH`), speed (3, by `SPEED`) and spin (3, by `SPIN`),
and the orientation of the die (a quaternion; near zero: as listed). A throw that would break a rule becomes the nearest
legal one. If the choice is not a throw, ``throw`` is ignored.
"""

from __future__ import annotations

from math import hypot
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from warbones.core.errors import IllegalAction, UnknownGame, integer, quoted
from warbones.core.play.game import Game
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.core.rules.throw import MILLIMETRE, UNIT, Launch
from warbones.encoding.observations import encode_record, layout, seat_flags
from warbones.encoding.tokens import GAME_OVER
from warbones.games import GAMES, load
from warbones.physics import land

REACH: Final = 300.0 * MILLIMETRE
SPEED: Final = 2000.0
SPIN: Final = 20_000.0
"""The adjustments for 1: in units of length, in millimetres a second, and in milliradians a second."""

SEED: Final = 2**62
"""The seeds of games are below this."""

SIZE: Final = 13
HELD: Final = 0.1
"""A shorter quaternion leaves the die's orientation alone."""

ThrowAction = dict[str, Any]
ThrowObservation = dict[str, NDArray[Any]]
"""A seat's input: ``observation`` (float32) and ``choices`` (int8, 1: legal)."""


def throwing_games() -> tuple[str, ...]:
    """Return the ids of the games of throws."""
    return tuple(name for name, game in GAMES.items() if game.ruleset.aims)


def throwing_game(game: str | Game) -> Game:
    """Return a game, as `warbones.load` does. Raises `UnknownGame`, even for a game that exists but has no throws."""
    found = load(game)
    if not found.ruleset.aims:
        raise UnknownGame(f"No dice are thrown in {found.id}; they are in {', '.join(throwing_games())}.")
    return found


def new_game(game: Game, seed: int, options: dict[str, Value]) -> Position:
    """Return the start of a game whose seed decides its dice and throws. Raises `UnknownOption`."""
    position = game.new(seed, **options)
    position.thrower = land
    return position


def observation_space(game: Game) -> spaces.Dict:
    """Return the space of `observe`."""
    where, seats = layout(game.ruleset.state), np.ones(2 * len(game.names), np.float32)
    low, high = np.concatenate([where.low, 0 * seats]), np.concatenate([where.high, seats])
    return spaces.Dict({
        "observation": spaces.Box(low, high, dtype=np.float32),
        "choices": spaces.Box(0, 1, (game.ruleset.most_actions,), np.int8),
    })  # fmt: skip


def action_space(game: Game) -> spaces.Dict:
    """Return the space of actions."""
    throw = spaces.Box(-1, 1, (SIZE,), np.float32)
    return spaces.Dict({"choice": spaces.Discrete(game.ruleset.most_actions), "throw": throw})


def choice_mask(position: Position, seat: int) -> NDArray[np.int8]:
    """Return the legal listed actions of the seat as ones; all zeros unless it is asked."""
    allowed = np.zeros(position.game.ruleset.most_actions, np.int8)
    if seat in position.to_act:
        allowed[position.seen_by(seat).legal(seat).ids] = 1
    return allowed


def action_mask(position: Position, seat: int) -> dict[str, Any]:
    """Return a mask for sampling legal actions from the action space."""
    return {"choice": choice_mask(position, seat), "throw": None}


def observe(position: Position, seat: int) -> ThrowObservation:
    """Return the seat's view (record, looking seat, seats that owe a decision), and its legal choices."""
    known = position.seen_by(seat)
    numbers = np.concatenate([encode_record(known.shown()), seat_flags(known, seat)])
    return {"observation": numbers, "choices": choice_mask(position, seat)}


def apply_action(position: Position, seat: int, action: ThrowAction | None) -> None:
    """Take the seat's action. Raises `IllegalAction`, leaving everything unchanged."""
    seat = position.game.must_have_seat(seat, IllegalAction)
    asked, throw = _parts(action)
    choice, legal = integer(asked), position.seen_by(seat).legal(seat)
    if choice is None or choice not in legal.ids:
        if position.over:
            raise IllegalAction(GAME_OVER)
        if not legal:
            raise IllegalAction(f"{position.game.names[seat]} is not asked for anything now.")
        few = ", ".join(f"{number} ({legal.text(number)})" for number in legal.ids[:6])
        raise IllegalAction(
            f"{quoted(asked)} is not a choice of {position.game.names[seat]}'s here; choose from {few}."
        )
    if throw.shape != (SIZE,) or not np.isfinite(throw).all() or np.abs(throw).max() > 1:
        raise IllegalAction(f"A throw is {SIZE} numbers from -1 to 1.")
    position.act(seat, _adjusted(position, choice, throw))


def _parts(action: Any) -> tuple[object, NDArray[np.float64]]:
    """Return the choice and the throw of an action, unchecked. Raises `IllegalAction`."""
    try:
        return action["choice"], np.asarray(action["throw"], np.float64)
    except (TypeError, ValueError, LookupError, OverflowError):
        raise IllegalAction(f"An action is a 'choice' and a 'throw' of {SIZE} numbers, not {quoted(action)}.") from None


def _adjusted(position: Position, choice: int, throw: NDArray[np.float64]) -> int:
    """Return a listed throw with an action's adjustments; other choices, and throws without any, unchanged."""
    aims, state = position.game.ruleset.aims, position.shown()
    launch = aims.launch(state, choice) if aims else None
    if aims is None or launch is None or not throw.any():
        return choice
    long = hypot(*throw[9:])
    return aims.aimed(
        state,
        choice,
        Launch(
            at=_shifted(launch.at, throw[:3] * REACH),
            going=_shifted(launch.going, throw[3:6] * SPEED),
            spinning=_shifted(launch.spinning, throw[6:9] * SPIN),
            held=_shifted((0, 0, 0, 0), throw[9:] * (UNIT / long)) if long > HELD else launch.held,
        ),
    )


def _shifted(numbers: tuple[int, ...], by: NDArray[np.float64]) -> Any:
    return tuple(int(number + more) for number, more in zip(numbers, by.round(), strict=True))
