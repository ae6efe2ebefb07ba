"""Simulation of a study's chunks under compiled rules, and the records of the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, get_type_hints

import numpy as np

from warbones.compiled.layout import apart
from warbones.compiled.registry import STEP
from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.play.study_settings import QUICK, PartGroup
from warbones.core.record.options import Value
from warbones.lab.batch import packed
from warbones.lab.runs.matchups import DRAWN, Matchup
from warbones.lab.runs.played_decisions import PlayedDecisions, joined, new_decision_log, played_decisions
from warbones.players.bot_names import SEARCHING, Bot, bot_named
from warbones.players.learned.files import weights_of
from warbones.players.search.decision_log import DecisionLog
from warbones.players.search.simple import BotKind
from warbones.players.search.studied_games import (
    ACTIONS,
    BY_BITS,
    BY_NUMBER,
    PHASES,
    StudiedGames,
    StudyPlan,
    TurnPolicies,
    play_studied_games,
)
from warbones.players.workspaces import new_network, workspace_for

TICKS: Final = 64
"""The number of rounds of a game whose opening evaluation is recorded."""

SEATS: Final = 2
MOST_PARTS: Final = 62
ROOM: Final = 400
"""The number of decisions, for each game of a chunk, whose number of choices is recorded."""


@dataclass(frozen=True)
class PlayedGames:
    """Games of a matchup as columns, one row a game; ``side`` is the seat of the matchup's first bot."""

    number: np.ndarray
    side: np.ndarray
    payoff: np.ndarray  # seat 0's result
    decisions: np.ndarray
    ticks: np.ndarray
    opener: np.ndarray  # the seat that went first, or -1
    curve: np.ndarray  # (games, TICKS), NaN beyond the end
    used: np.ndarray  # (games, seats, parts)
    offered: np.ndarray
    chosen: np.ndarray
    luck: np.ndarray  # (games, PHASES)
    choices: np.ndarray  # (recorded decisions, 3): phase, seat, choices
    gap: np.ndarray  # (recorded decisions, 2)

    @property
    def first(self) -> np.ndarray:
        """The result of the matchup's first bot: 1, 0 or -1."""
        return np.where(self.side == 0, self.payoff, -self.payoff)

    def __len__(self) -> int:
        return len(self.number)


def together(parts: Sequence[PlayedGames]) -> PlayedGames:
    """Return several chunks as one."""
    return PlayedGames(*(np.concatenate([getattr(each, f.name) for each in parts]) for f in fields(PlayedGames)))


class Simulator:
    """A game with its options, its parts and its bots, as every study needs them."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        self.game = game
        self.groups: tuple[PartGroup, ...] = game.study.groups(game.ruleset.blank(options).options)
        self.parts = tuple(part for group in self.groups for part in group.parts)

    def bot(self, name: str) -> Bot:
        """Return a bot of the game. Raises `UnknownBot`."""
        return bot_named(name, self.game)

    def chunk(self, matchup: Matchup) -> int:
        """Return the number of games in a chunk of this matchup."""
        is_quick = all(self.bot(name).kind not in SEARCHING for name in matchup.bots)
        return self.game.study.chunk * (QUICK if is_quick else 1)


class CompiledSimulator(Simulator):
    """Simulator of a game with compiled rules. Raises `UnknownOption` or `WarbonesError`."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        if not game.ruleset.compiles or len(game.names) != SEATS:
            raise WarbonesError(
                f"{game.title} has no compiled rules for two seats: run `warbones study` for each rule set instead."
            )
        super().__init__(game, options)
        self.start, self.weights, record = packed(game, options), weights_of(game), game.ruleset.blank(options)
        assert len(self.parts) <= MOST_PARTS
        self.mode, self.part = np.zeros(PHASES, np.int8), np.full((SEATS, PHASES, ACTIONS), -1, np.int16)
        for seat in range(SEATS):
            self._name(game.study.by_number(record.options, seat), seat, BY_NUMBER)
            self._name(game.study.by_bits(record.options, seat), seat, BY_BITS)
        self.clock_at, self.clock_bits = clock(self.start.dtype, game.study.clock)
        opener = clock(self.start.dtype, [game.study.opener] if game.study.opener else [])
        self.opener = (int(opener[0][0]), int(opener[1][0])) if len(opener[0]) else (-1, 0)

    def _name(self, naming: Mapping[int, Mapping[int, str]], seat: int, mode: int) -> None:
        for phase, actions in naming.items():
            self.mode[phase] = mode
            for action, part in actions.items():
                self.part[seat, phase, action] = self.parts.index(part)

    def is_drawn(self, part: int) -> bool:
        """Return whether a part is assigned only by chance while parts are drawn, in every phase that names it."""
        phases = {int(phase) for phase in np.flatnonzero((self.part == part).any(axis=(0, 2)))}
        return phases <= {*self.game.study.drawn, *self.game.study.random_phases}

    def watch(self, matchup: Matchup, side: int) -> StudyPlan:
        """Return the recording settings for a matchup whose first bot has the seat ``side``."""
        drawn_phases, barred = np.zeros(PHASES, np.int8), np.zeros((SEATS, max(1, len(self.parts))), np.int8)
        drawn_phases[[*self.game.study.random_phases, *(self.game.study.drawn if matchup.family == DRAWN else ())]] = 1
        for part in matchup.barred:
            barred[side, self.parts.index(part)] = 1
        judge = new_network(self.game, self.weights) if self.weights else None
        return StudyPlan(
            self.clock_at, self.clock_bits, *self.opener, self.mode, self.part, drawn_phases, barred, judge
        )

    def play(self, matchup: Matchup, seed: int, first: int, games: int) -> PlayedGames:
        """Play games from number ``first`` of a matchup, and again with seats exchanged if its sides differ."""
        return together(
            [played(self._side(matchup, seed, first, games, side), first, side) for side in range(1 + matchup.swap)]
        )

    def play_with_decisions(
        self, matchup: Matchup, seed: int, first: int, games: int
    ) -> tuple[PlayedGames, PlayedDecisions]:
        """Play the same games as `play` and return their decisions as well. Raises `WarbonesError`."""
        found = [
            self._with_decisions(matchup, seed, first, games, side, games * ROOM) for side in range(1 + matchup.swap)
        ]
        return together([games for games, _ in found]), joined([decisions for _, decisions in found])

    def _with_decisions(
        self, matchup: Matchup, seed: int, first: int, games: int, side: int, room: int
    ) -> tuple[PlayedGames, PlayedDecisions]:
        noted = new_decision_log(self.start.dtype, room)
        seen = self._side(matchup, seed, first, games, side, noted)
        needed = int(seen.lengths.sum())
        if needed > room:  # play the same games again, with enough room
            return self._with_decisions(matchup, seed, first, games, side, needed)
        return played(seen, first, side), played_decisions(self.game, seen, noted)

    def _side(
        self, matchup: Matchup, seed: int, first: int, games: int, side: int, noted: DecisionLog | None = None
    ) -> StudiedGames:
        bots = [self.bot(matchup.bots[seat ^ side]) for seat in range(SEATS)]
        live, dice = apart(5, self.start.dtype), apart(2, STEP)
        live[0], dice["drawing"] = self.start[0], 1
        words = live.view(np.int64).reshape(5, -1)
        workspace = workspace_for(self.game, max(bot.nodes for bot in bots))
        kinds, efforts = np.array([_fair(bot.kind) for bot in bots]), np.array([bot.effort for bot in bots])
        noted = noted or new_decision_log(self.start.dtype, 0)
        seen = new_studied_games(games, max(1, len(self.parts)), max(games * ROOM, len(noted.states)))
        play_studied_games(
            workspace,
            live,
            words,
            dice,
            kinds,
            efforts,
            matchup.seed(seed),
            first,
            matchup.again,
            self.watch(matchup, side),
            seen,
            new_turn_policies(self.game.ruleset.most_actions),
            noted,
        )
        return seen


def phase_names(game: Game) -> dict[int, str]:
    """Return the names of a game's phases by number."""
    phases = get_type_hints(game.ruleset.state).get("phase")
    return {int(each): each.name.lower().replace("_", " ") for each in phases} if phases else {}


def _fair(kind: BotKind) -> BotKind:
    """Return the kind of bot for studies: a network favours the rules it was trained on, so the plain search plays."""
    return BotKind.PLAIN if kind == BotKind.SEARCH else kind


def clock(record: np.dtype[Any], names: Sequence[str]) -> tuple[np.ndarray, np.ndarray]:
    """Return the indices of a record's words that hold these fields, and the fields' bits."""
    full = np.zeros(1, record)
    for name in names:
        full[name] = -1
    words = full.view(np.int64)
    at = np.flatnonzero(words)
    return at, words[at]


def new_studied_games(games: int, parts: int, room: int) -> StudiedGames:
    """Return empty arrays for these numbers of games and decisions."""
    counts = (games, SEATS, parts)
    return StudiedGames(
        results=apart((games, SEATS), np.int64),
        lengths=apart(games, np.int64),
        ticks=apart(games, np.int64),
        opener=np.full(games, -1),
        curve=np.full((games, TICKS), np.nan),
        used=apart(counts, np.int64),
        offered=apart(counts, np.int64),
        chosen=apart(counts, np.int64),
        luck=apart((games, PHASES), np.float64),
        rows=apart(1, np.int64),
        row=apart((room, 3), np.int64),
        gap=apart((room, 2), np.float64),
    )


def new_turn_policies(most_actions: int) -> TurnPolicies:
    """Return empty arrays for both seats' considered actions."""
    return TurnPolicies(
        count=apart(SEATS, np.int64),
        picked=apart(SEATS, np.int64),
        mixed=apart(SEATS, np.bool_),
        actions=apart((SEATS, most_actions), np.int64),
        weights=apart((SEATS, most_actions), np.float64),
    )


def played(seen: StudiedGames, first: int, side: int) -> PlayedGames:
    """Return the recorded games in compact types."""
    games = len(seen.results)
    rows = min(seen.rows[0], games * ROOM)
    return PlayedGames(
        number=np.arange(first, first + games),
        side=np.full(games, side, np.int8),
        payoff=seen.results[:, 0].astype(np.int8),
        decisions=seen.lengths.astype(np.int32),
        ticks=seen.ticks.astype(np.int32),
        opener=seen.opener.astype(np.int8),
        curve=seen.curve.astype(np.float32),
        used=seen.used.astype(np.int16),
        offered=seen.offered.astype(np.int16),
        chosen=seen.chosen.astype(np.int16),
        luck=seen.luck.astype(np.float32),
        choices=seen.row[:rows].astype(np.int16),
        gap=seen.gap[:rows].astype(np.float32),
    )
