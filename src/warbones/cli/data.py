"""The command ``warbones data``."""

from __future__ import annotations

from warbones.core.record.data import PUBLISHED
from warbones.games import load
from warbones.terminal.commands.arguments import GameId, OwnData
from warbones.terminal.commands.options import read_data
from warbones.terminal.commands.output import say


def write_data(
    game: GameId,
    data: OwnData = None,
) -> None:
    """Write a game's rule data as TOML, to be changed and given to --data: what units cost, which faces dice have."""
    chosen = load(game)
    options = read_data(chosen, data or PUBLISHED)
    known = chosen.ruleset.data
    assert known
    say(known.as_file(tuple(known.stored(options[known.name])), chosen.id), end="")
