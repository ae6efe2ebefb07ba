"""The games in OpenSpiel: ``load_game("keep", round_limit=8)``.

Importing this module also registers them: ``pyspiel.load_game("warbones_keep(round_limit=8)")``.

Each game is a sequential Python game. Its parameters are the game's rule options and ``observations``
(`warbones.encoding.observations`). Each chance node is one die, and outcome ``n`` is face ``n + 1``. Actions are the
tokens of `warbones.encoding.tokens`.
"""

from __future__ import annotations

from warbones.core.extras import need

need("open-spiel")

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from warbones.adapters.compiled_states import CompiledState, StateKey
from warbones.adapters.open_spiel_types import (
    OBSERVATIONS,
    PREFIX,
    game_info,
    game_type,
    longest,
    options_of,
    parameter,
)
from warbones.core.errors import integer, integer_within
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.core.view.reader import english
from warbones.encoding.node import Node, initial_node
from warbones.encoding.observations import (
    FEATURES,
    RECORD,
    bounds,
    history_text,
    observation,
    observation_text,
    observed_record,
)
from warbones.encoding.tokens import encoded_game, encoded_games, token_text

MOST_NUMBER: Final = 2**31
"""Greater than any action or face, and the limit of OpenSpiel's own C++ integers."""

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def load_game(game: str | Game, *, observations: str = RECORD, **options: Value) -> Any:
    """Return the OpenSpiel game with this id and these rule options. Raises `UnknownGame` or `UnknownOption`.

    ``observations`` is "record" or "features". Raises `WarbonesError` for anything else.
    """
    found = encoded_game(game)
    register(found)
    observed_record(found, observations)
    initial_node(found, options)
    known = {option.name: option for option in found.ruleset.settings}
    params = {name: parameter(known[name], value) for name, value in options.items()}
    return pyspiel.load_game(PREFIX + found.id, params | {OBSERVATIONS: observations})


class WarbonesGame(pyspiel.Game):
    """A game with its rule options; each game has a subclass."""

    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        """Read rule options from OpenSpiel's parameters, in which commas are written as spaces. Raises
        `UnknownOption`.
        """
        words = {name: value.replace(",", " ") for name, value in (params or {}).items() if isinstance(value, str)}
        given = {**(params or {}), **words}
        options = options_of(self.game, given)
        super().__init__(game_type(self.game), game_info(self.game, options), given)
        self.__dict__["first"] = _first(self.game, options, _observations(given))

    @cached_property
    def first(self) -> CompiledState:
        """The start of the game, computed here only after unpickling."""
        params = self.get_parameters()
        return _first(self.game, options_of(self.game, params), _observations(params))

    def new_initial_state(self) -> WarbonesState:
        """Return the start of a game."""
        return WarbonesState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the largest number of dice in a game. A tie that could repeat forever counts a hundred times."""
        return longest(self.game, options_of(self.game, self.get_parameters())).dice

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> WarbonesObserver:
        """Return an observer of states."""
        return WarbonesObserver(self.game, _observations(self.get_parameters()), iig_obs_type, params)


def _first(game: Game, options: Mapping[str, Value], observations: str) -> CompiledState:
    observed_record(game, observations)
    return CompiledState(initial_node(game, options), StateKey(game.id, tuple(sorted(options.items())), observations))


def _observations(params: Mapping[str, Value]) -> str:
    return str(params.get(OBSERVATIONS, RECORD))


class WarbonesState(pyspiel.State):
    """A state: OpenSpiel's history, and its `CompiledState`, which clones share."""

    def __init__(self, game: WarbonesGame) -> None:
        """Begin; only `WarbonesGame.new_initial_state` calls this."""
        super().__init__(game)
        self.compiled: CompiledState = game.first

    @property
    def node(self) -> Node:
        """The node of this state."""
        return self.compiled.node

    def current_player(self) -> int:
        """Return the seat that is asked, or OpenSpiel's number for chance or for the end."""
        turn = self.compiled.turn
        if turn is not None:
            return turn
        return TERMINAL if self.compiled.over else CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.compiled.legal) if player == self.compiled.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every face of the pending die with its probability, numbered from 0."""
        return _chances(self.compiled.sides)

    def apply_action(self, action: int) -> None:
        """Choose a token, or roll a face, numbered from 0. Raises `IllegalAction` or `WrongRoll`."""
        number = integer_within(action, 0, MOST_NUMBER)
        if number is None:
            self.compiled.refuse(action)
        super().apply_action(number)

    def _apply_action(self, action: int) -> None:
        self.compiled = self.compiled.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"rolls {action + 1}" if player == pyspiel.PlayerId.CHANCE else token_text(self.node.game, action)

    def _seat(self, player: object) -> int:
        """Return a player as an integer. Raises `UnknownSeat` outside of OpenSpiel's range; inside it, OpenSpiel
        refuses bad ones itself.
        """
        number = integer_within(player, -MOST_NUMBER, MOST_NUMBER - 1)
        return self.compiled.node.game.must_have_seat(player) if number is None else number

    def legal_actions(self, player: int | None = None) -> Any:
        """Return the legal tokens of this or the current player; at a chance node, the faces. Raises `UnknownSeat`."""
        number = integer(player)
        if player is None or number == CHANCE:
            return super().legal_actions()
        return super().legal_actions(number if number == TERMINAL else self._seat(player))

    def legal_actions_mask(self, player: int | None = None) -> Any:
        """Return the legal actions as a mask of zeros and ones. Raises `UnknownSeat`."""
        number = integer(player)
        if player is None or number == CHANCE:
            return super().legal_actions_mask()
        return super().legal_actions_mask(number if number == TERMINAL else self._seat(player))

    def observation_tensor(self, player: int | None = None) -> Any:
        """Return the observation of this or the current player as numbers. Raises `UnknownSeat`."""
        return super().observation_tensor(*(() if player is None else (self._seat(player),)))

    def observation_string(self, player: int | None = None) -> Any:
        """Return the observation of this or the current player as text. Raises `UnknownSeat`."""
        return super().observation_string(*(() if player is None else (self._seat(player),)))

    def information_state_string(self, player: int | None = None) -> Any:
        """Return the observation with the whole history of events and tokens. Raises `UnknownSeat`."""
        return super().information_state_string(*(() if player is None else (self._seat(player),)))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.compiled.over

    def returns(self) -> list[float]:
        """Return every seat's result: zeros until the game is over."""
        return list(self.compiled.scores)

    def __str__(self) -> str:
        """Return the whole position in notation, secrets and partial actions included: for debugging only."""
        partial = [" ".join(token_text(self.node.game, number) for number in each) for each in self.node.prefixes]
        return " | ".join([self.node.snapshot.position.text, *(f"said: {each}" for each in partial if each)])


@cache
def _chances(sides: int) -> list[tuple[int, float]]:
    return [(face, 1 / sides) for face in range(sides)]


_observed: Final = lru_cache(maxsize=4)(observation)
"""OpenSpiel asks for each tensor twice, and nodes are immutable."""


class WarbonesObserver:
    """Observes a state as one seat knows it, or without private information as a spectator does.

    Perfect recall offers a string only: a tensor of the whole history has no fixed size. In a game without
    secrets, the private part by itself is empty.
    """

    def __init__(self, game: Game, observations: str, kind: Any, params: Mapping[str, Any] | None) -> None:
        """Allocate the tensor."""
        if params:
            raise ValueError(f"Warbones has no observation parameters, not {params}.")
        if kind and kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Warbones has no observation that knows the secrets of all players.")
        self._recalls, self._observations = bool(kind and kind.perfect_recall), observations
        self._watches = bool(kind and kind.private_info == pyspiel.PrivateInfoType.NONE)
        if self._watches and not self._recalls and observations == FEATURES:
            raise ValueError("Features are of a seat: observe without private information with observations=record.")
        self._empty = bool(kind and not kind.public_info and not game.ruleset.secrets)
        self.tensor = None if self._recalls else np.zeros(len(bounds(game, observations)[0]), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: WarbonesState, player: int) -> None:
        """Write what ``player`` knows into the tensor."""
        if self.tensor is None or self._empty:
            return
        if self._watches or not state.compiled.write(player, self.tensor):
            self.tensor[:] = _observed(state.node, None if self._watches else player, self._observations)

    def string_from(self, state: WarbonesState, player: int) -> str:
        """Return the view of ``player``, and with perfect recall its whole history."""
        if self._empty:
            return ""
        return (history_text if self._recalls else observation_text)(state.node, None if self._watches else player)


def register(game: Game) -> None:
    """Register a game, if it is new, as a subclass of `WarbonesGame` in this module, so that it can be pickled."""
    name = f"{game.id.title()}Game"
    if name in globals():
        return
    doc = english(game.lobby.line)
    globals()[name] = type(name, (WarbonesGame,), {"game": game, "__doc__": doc, "__module__": __name__})
    pyspiel.register_game(game_type(game), globals()[name])


for _each in encoded_games():
    register(encoded_game(_each))
