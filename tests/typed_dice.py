"""Dice that tests type in."""

from __future__ import annotations

import random

from warbones.core.play.position import Die
from warbones.table.match import Match, Prepared
from warbones.table.real_dice import roller, rolling


def by_hand(match: Match, *faces: int, seat: int | None = None) -> Prepared:
    """Prepare ``faces`` for ``seat``; None: for the seat that rolls the common die, or Alpha if none does."""
    who = roller(match.position, None) or 0 if seat is None else seat
    return match.roll(who, match.typed(who), faces)


def all_dice(match: Match, rng: random.Random, seat: int) -> Prepared:
    """Prepare random faces for ``seat``, for one or more of the dice that it is asked for."""
    dice = match.scene(seat).prompt.dice
    return by_hand(match, *(rng.randint(1, len(die.faces)) for die in dice[: rng.randint(1, len(dice))]), seat=seat)


def rollers(match: Match) -> list[int]:
    """Return the seats whose people are asked to roll."""
    due = any(isinstance(each, Die) for each in match.position.owed.values())
    return sorted(frozenset().union(*rolling(match.position, match.hands))) if due else []
