"""OpenSpiel's description of the games: types, sizes and parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from warbones.core.errors import integer
from warbones.core.notation.longest import Longest
from warbones.core.play.game import Game
from warbones.core.record.options import RuleOption, Value
from warbones.encoding.observations import RECORD, token_count

PREFIX: Final = "warbones_"
OBSERVATIONS: Final = "observations"
"""The parameter for the kind of observations; all others are rule options."""


def game_type(game: Game) -> Any:
    """Return OpenSpiel's description of the game, with its rule options and `OBSERVATIONS` as parameters."""
    seats, known = len(game.names), pyspiel.GameType.Information
    options = {option.name: parameter(option, option.default) for option in game.ruleset.settings}
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if game.ruleset.secrets else known.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=options | {OBSERVATIONS: RECORD},
    )


def _mixed(option: RuleOption) -> bool:
    return len({type(value) for value in option.values}) > 1


def parameter(option: RuleOption, value: Value) -> Value:
    """Return a value for OpenSpiel, whose parameters have one type each: a number among words gets a ``_``."""
    if isinstance(value, str):
        return value
    number = value if isinstance(value, bool) else integer(value)
    return f"_{number}" if _mixed(option) else value if number is None else number


def options_of(game: Game, params: Mapping[str, Value]) -> dict[str, Value]:
    """Return the rule options among parameters."""
    written = {
        option.name: {parameter(option, value): value for value in option.values} for option in game.ruleset.settings
    }
    return {name: written.get(name, {}).get(value, value) for name, value in params.items() if name != OBSERVATIONS}


def longest(game: Game, options: Mapping[str, Value]) -> Longest:
    """Return bounds on the length of a game with these rule options. Raises `UnknownOption`."""
    assert game.notation.longest
    return game.notation.longest(game.ruleset.blank(options).options)


def game_info(game: Game, options: Mapping[str, Value]) -> Any:
    """Return the sizes, as OpenSpiel wants them, of a game with these rule options. Raises `UnknownOption`."""
    most = len(game.names) - 1
    return pyspiel.GameInfo(
        num_distinct_actions=token_count(game),
        max_chance_outcomes=game.ruleset.most_sides,
        num_players=len(game.names),
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=longest(game, options).words,
    )
