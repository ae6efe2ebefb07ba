"""The games that a policy file fits."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from warbones.core.play.game import Game
from warbones.games import load_known
from warbones.players.policies.file_names import PREFIX, BadPolicy, path_of
from warbones.players.policies.policy import Policy


def games_of(path: Path, games: Sequence[str]) -> tuple[str, ...]:
    """Return the ids of the games that a policy fits. Raises `BadPolicy` if it fits none."""
    problems = {game: problem for game in games if (problem := _problem(path, load_known(game)))}
    if len(problems) < len(games):
        return tuple(game for game in games if game not in problems)
    raise BadPolicy(next(iter(problems.values())))


def _problem(path: Path, game: Game) -> str:
    try:
        Policy(path, game)
    except BadPolicy as wrong:
        return str(wrong)
    return ""


def must_fit(bot: str, game: Game) -> str:
    """Return a bot's name with its whole path. Raises `BadPolicy` unless its file is a policy for the game."""
    if not game.notation.words:
        raise BadPolicy(f"{game.title} has no tokens, so no policy from a file can play it.")
    path = path_of(bot).absolute()
    Policy(path, game)
    return f"{PREFIX}{path}"
