"""Decisions of a chunk's games, recorded for tables with one row a decision."""

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
class PlayedDecisions:
    """Decisions of consecutive games as columns, one row a decision, in order of play."""

    phase: np.ndarray
    seat: np.ndarray
    choices: np.ndarray
    gap: np.ndarray  # (decisions, 2): the best action's margin over the second and over the mean; -1: unknown
    round: np.ndarray  # rounds started
    moment: np.ndarray  # earlier decisions of the game, without simultaneous ones
    outlook: np.ndarray  # evaluation for seat 0
    action: np.ndarray  # texts

    def __len__(self) -> int:
        return len(self.phase)


def joined(parts: Sequence[PlayedDecisions]) -> PlayedDecisions:
    """Return the decisions of several batches of games as one."""
    return PlayedDecisions(
        *(np.concatenate([getattr(each, f.name) for each in parts]) for f in fields(PlayedDecisions))
    )


def spelling_of(game: Game) -> Spelling:
    """Return the spelling of a game's actions. Raises `WarbonesError` if they have none."""
    if game.notation.spelling is None:
        raise WarbonesError(f"{game.title} has no notation for single actions, so decisions cannot be written.")
    return game.notation.spelling


def new_decision_log(record: np.dtype[Any], room: int) -> DecisionLog:
    """Return empty arrays for this number of decisions."""
    return DecisionLog(apart(room, record), *(apart(room, np.int64) for _ in range(3)))


def played_decisions(game: Game, seen: StudiedGames, noted: DecisionLog) -> PlayedDecisions:
    """Return the recorded decisions. Raises `WarbonesError`."""
    register_spelling(game.ruleset, spelling_of(game))
    rows = int(seen.rows[0])
    phase, seat, choices = seen.row[:rows].T
    words, outlooks = np.zeros((rows, MOST_WORDS), np.int16), np.zeros(rows)
    write_tokens(noted, np.ascontiguousarray(seat), words, outlooks)
    return PlayedDecisions(
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
    """Return actions in notation from the numbers of their words; equal strings are built once."""
    keys = spelled.view(f"V{spelled.itemsize * MOST_WORDS}").ravel().tolist()
    made = {key: " ".join(words[each - 1] for each in np.frombuffer(key, np.int16) if each) for key in {*keys}}
    return np.array([made[key] for key in keys], object)
