"""Each decision of a chunk's games, as far as somebody wants a table with a row each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from warbones.compiled.layout import apart
from warbones.compiled.registry import register_spelling
from warbones.core.errors import WarbonesError
from warbones.core.notation.spelling import Spelling
from warbones.core.play.game import Game
from warbones.players.search.decision_log import MOST_WORDS, DecisionLog, write_tokens
from warbones.players.search.studied_games import StudiedGames


@dataclass(frozen=True)
class Decided:
    """What was decided in games one after another, a row each, in the order of play."""

    phase: np.ndarray
    seat: np.ndarray
    choices: np.ndarray
    gap: np.ndarray  # (decisions, 2): what the best is worth more than the second, and than the mean; -1: not weighed
    round: np.ndarray  # rounds that had begun
    moment: np.ndarray  # decisions of the game before those that were due at once with it
    outlook: np.ndarray  # how good the position looked for seat 0
    action: np.ndarray  # of texts

    def __len__(self) -> int:
        return len(self.phase)


def joined(parts: Sequence[Decided]) -> Decided:
    """Return the decisions of several runs of games as one."""
    return Decided(*(np.concatenate([getattr(each, f.name) for each in parts]) for f in fields(Decided)))


def spelling_of(game: Game) -> Spelling:
    """Return how a compiled game's actions are spelled. Raises `WarbonesError` where they are not made of words."""
    if game.notation.spelling is None:
        raise WarbonesError(f"{game.title} has no words for its actions, so that single decisions cannot be written.")
    return game.notation.spelling


def new_noted(record: np.dtype[Any], room: int) -> DecisionLog:
    """Return room for so many decisions."""
    return DecisionLog(apart(room, record), *(apart(room, np.int64) for _ in range(3)))


def decided(game: Game, seen: StudiedGames, noted: DecisionLog) -> Decided:
    """Return the decisions that were noted. Raises `WarbonesError`."""
    register_spelling(game.ruleset, spelling_of(game))
    rows = int(seen.rows[0])
    phase, seat, choices = seen.row[:rows].T
    words, outlooks = np.zeros((rows, MOST_WORDS), np.int16), np.zeros(rows)
    write_tokens(noted, np.ascontiguousarray(seat), words, outlooks)
    return Decided(
        phase.astype(np.int16),
        seat.astype(np.int8),
        choices.astype(np.int32),
        seen.gap[:rows].astype(np.float32),
        noted.tick[:rows].astype(np.int32),
        noted.moment[:rows].astype(np.int32),
        outlooks.astype(np.float32),
        texts(words, game.notation.words),
    )


def texts(spelled: np.ndarray, words: Sequence[str]) -> np.ndarray:
    """Return actions in notation, of the numbers of their words; each text is made once."""
    keys = spelled.view(f"V{spelled.itemsize * MOST_WORDS}").ravel().tolist()
    made = {key: " ".join(words[each - 1] for each in np.frombuffer(key, np.int16) if each) for key in {*keys}}
    return np.array([made[key] for key in keys], object)
