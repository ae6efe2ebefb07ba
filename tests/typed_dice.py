"""Dice that tests type in."""

from __future__ import annotations

import random

from warbones.core.play.position import Die
from warbones.table.match import Match, Prepared
from warbones.table.real_dice import roller, rolling


def by_hand(match: Match, *faces: int, seat: int | None = None) -> Prepared:
    """Prepare ``faces`` of ``seat``; None: of whoever rolls the die that is everybody's, or Alpha where nobody does."""
    who = roller(match.position, None) or 0 if seat is None else seat
    return match.roll(who, match.typed(who), faces)


def all_dice(match: Match, rng: random.Random, seat: int) -> Prepared:
    """Prepare what ``seat`` rolls: one of its dice or more, as many as it is asked for at most."""
    dice = match.scene(seat).prompt.dice
    return by_hand(match, *(rng.randint(1, len(die.faces)) for die in dice[: rng.randint(1, len(dice))]), seat=seat)


def rollers(match: Match) -> list[int]:
    """Return the seats whose people are asked to roll."""
    due = any(isinstance(each, Die) for each in match.position.owed.values())
    return sorted(frozenset().union(*rolling(match.position, match.hands))) if due else []
