"""Mirroring turns one seat's features and tokens into the other's: the same game from the other end."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tests.adapters.random_walks import walk
from tests.effort import seeds
from warbones import Game, load
from warbones.core.play.position import Position
from warbones.encoding.mirror import mirror_of
from warbones.encoding.observations import FEATURES, Floats, bounds, encode_record, features

KEEP = load("keep")


LAST = 8 - 2
"""The last round to compare: its mirror is one round later, and must not be the last round of a short game."""


def from_across(position: Position) -> Position:
    """Return the position with the seats exchanged, one round later, when the other seat goes first."""
    where, *sides = re.sub(r"\b[A-Z]\d\b", lambda found: KEEP.notation.across(found[0]), position.text).split(" | ")
    phase, number, turn, keep, *more = where.split()
    turn = {"turn=Alpha": "turn=Beta", "turn=Beta": "turn=Alpha"}[turn]
    mine, yours = keep.removeprefix("keep=").split("/")
    first, second = (side.split(":", 1)[1] for side in sides)
    where = " ".join([phase, str(int(number) + 1), turn, f"keep={yours}/{mine}", *more])
    return KEEP.at(f"{where} | Alpha:{second} | Beta:{first}")


def shown(position: Position, seat: int) -> Floats:
    """Return the features with the round set to 1."""
    found = features(position, seat)
    found.game_round = 1
    return encode_record(found)


def said(position: Position, seat: int) -> set[str]:
    return {action.text for action in position.legal(seat)}


def after(position: Position, seat: int, text: str) -> Floats:
    """Return the features after an action of the seat."""
    following = position.copy()
    following.act(seat, text)
    return shown(following, seat)


@pytest.mark.parametrize("seed", seeds(1, 8))
def test_dice_war_from_the_other_end_is_the_same_game(seed: int) -> None:
    met = set()
    for node in walk(KEEP, seed):
        here = node.snapshot.position
        phase, number, *_ = here.text.split()
        if node.due or node.turn is None or phase not in ("position", "move", "take-off") or int(number) > LAST:
            continue
        met.add(phase)
        there, seat = from_across(here), node.turn
        assert np.array_equal(shown(here, seat), shown(there, 1 - seat))
        turned_over = {text: " ".join(map(KEEP.notation.across, text.split())) for text in said(here, seat)}
        assert set(turned_over.values()) == said(there, 1 - seat)
        for text, from_there in turned_over.items():
            assert np.array_equal(after(here, seat, text), after(there, 1 - seat, from_there))
    assert len(met) >= 2


def test_mirroring_twice_changes_nothing(game: Game) -> None:
    found, width = mirror_of(game), len(bounds(game, FEATURES)[0])
    for order, many in ((found.columns, width), (found.words, 1 + len(game.notation.words))):
        assert [order[each] for each in order] == list(range(many))
    assert (list(found.words) != sorted(found.words)) == (game is KEEP)


def test_partial_actions_are_mirrored_too() -> None:
    found = mirror_of(KEEP)
    told = ["done", *KEEP.notation.words]
    assert [told[found.words[told.index(word)]] for word in ("move", "A1", "L2", "M4", "left")] == [
        "move", "B1", "R6", "M4", "right",
    ]  # fmt: skip
    said = found.looks + 3
    assert all(found.columns[said + number] == said + found.words[number] for number in range(1, len(told)))
    assert found.columns[found.looks] == found.looks - 1
