"""Golden play-throughs: the beginning of a random game as an OpenSpiel agent meets it, written down to stay so.

``python -m tests.adapters.golden`` writes them again, and with the id of a game behind it that one alone.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests.adapters.walking import short
from warbones import Game, load
from warbones.adapters import open_spiel
from warbones.spoken.words import spoken_games

FOLDER: Final = Path(__file__).parent / "golden"
STATES: Final = 121
SHOWN_EVERY: Final = 20


def loaded(game: Game) -> Any:
    """Return the OpenSpiel game with the options of a short game."""
    return open_spiel.load_game(game.id, **short(game))


def play_through(game: Game, seed: int = 1) -> str:
    """Return the play-through of a random game, which follows from ``seed``."""
    return "\n".join(_lines(loaded(game), random.Random(seed))) + "\n"


def _lines(game: Any, luck: random.Random) -> Iterator[str]:
    yield f"game: {game}"
    yield f"NumDistinctActions() = {game.num_distinct_actions()}"
    yield f"ObservationTensorSize() = {game.observation_tensor_size()}"
    state = game.new_initial_state()
    for number in range(STATES):
        if state.is_terminal():
            break
        if number % SHOWN_EVERY == 0:
            yield from _shown(state, number)
        action = luck.choice(state.legal_actions())
        yield f"{state.current_player()}: {action} {state.action_to_string(state.current_player(), action)}"
        state.apply_action(action)
    yield f"Returns() = {state.returns()}"


def _shown(state: Any, number: int) -> Iterator[str]:
    yield f"\n# State {number}: {state}"
    for player in range(state.num_players()):
        numbers = [f"{at}:{value:g}" for at, value in enumerate(state.observation_tensor(player)) if value]
        yield f"ObservationString({player}) = {state.observation_string(player)}"
        yield f"ObservationTensor({player}) = {' '.join(numbers)}"
    yield f"InformationStateString(0) = {state.information_state_string(0)}"
    yield f"LegalActions() = {state.legal_actions()}"


def path(game: Game) -> Path:
    """Return where the game's play-through is kept."""
    return FOLDER / f"{game.id}.txt"


if __name__ == "__main__":
    for each in sys.argv[1:] or spoken_games():
        path(load(each)).write_text(play_through(load(each)), encoding="utf-8")
