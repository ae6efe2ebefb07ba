"""What a bots' process does: prepare a game's machine code, and think."""

from __future__ import annotations

from typing import Any

from warbones.games import load
from warbones.players.bots import bot_named, thoughts
from warbones.players.bots import choose as chosen


def prepare(game: str) -> None:
    """Compile the game's bots, or find them compiled, by a first thought, where they are compiled."""
    position = load(game).new(seed=0)
    if not position.game.compiles:
        return
    seat = min(position.to_act)
    chosen(position.seen_by(seat), seat, bot_named("search:1"), seed=0)


def choose(game: str, written: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """Return what ``bot`` does for ``seat``, which knows the ``written`` position and nothing else."""
    return chosen(load(game).from_dict(written), seat, bot_named(bot), seed).text


def weigh(game: str, written: dict[str, Any], seat: int, bot: str, seed: int) -> list[tuple[str, float, float]]:
    """Return action, share and value of each choice that ``bot`` sees for ``seat``, as `choose` does, best first."""
    found = thoughts(load(game).from_dict(written), seat, bot_named(bot), seed)
    return [(thought.action.text, thought.weight, thought.value) for thought in found]
