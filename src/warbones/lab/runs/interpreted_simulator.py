"""Simulation of a study's chunks under rules that are not compiled: one game at a time, recorded from outside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.lab.interpreted_batch import SEED_BITS
from warbones.lab.runs.compiled_simulator import SEATS, TICKS, PlayedGames, Simulator, together
from warbones.lab.runs.matchups import DRAWN, Matchup
from warbones.lab.runs.played_decisions import PlayedDecisions, joined
from warbones.physics import land
from warbones.players.bots import analyse, choose
from warbones.players.planner import release_action
from warbones.players.search.simple import BotKind
from warbones.players.search.studied_games import PHASES


class InterpretedSimulator(Simulator):
    """Simulator of a game without compiled rules, the counterpart of `CompiledSimulator`.

    It never rerolls chance, so no figure has its luck removed. Raises `UnknownOption` or `WarbonesError`.
    """

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        if len(game.names) != SEATS:
            raise WarbonesError(f"{game.title} is studied with two seats, not {len(game.names)}.")
        super().__init__(game, options)
        self.options = options

    def is_drawn(self, part: int) -> bool:
        """Return whether chance assigns a part, as it does those of the first group if any phase is drawn."""
        return bool(self.game.study.drawn) and self.parts[part] in self.groups[0].parts

    def play(self, matchup: Matchup, seed: int, first: int, games: int) -> PlayedGames:
        """Play games from number ``first`` of a matchup, and again with seats exchanged if its sides differ."""
        return together([game.play(seed, at) for game, at in self._games(matchup, first, games)])

    def play_with_decisions(
        self, matchup: Matchup, seed: int, first: int, games: int
    ) -> tuple[PlayedGames, PlayedDecisions]:
        """Play the same games as `play` and return their decisions as well."""
        found = [(game.play(seed, at), game.decisions()) for game, at in self._games(matchup, first, games)]
        return together([games for games, _ in found]), joined([decisions for _, decisions in found])

    def _games(self, matchup: Matchup, first: int, games: int) -> Iterator[tuple[GameRecorder, int]]:
        numbers = range(first, first + games)
        return ((GameRecorder(self, matchup, side), number) for side in range(1 + matchup.swap) for number in numbers)


@dataclass
class GameRecorder:
    """Plays and records one game of a matchup whose first bot has the seat ``side``."""

    simulator: InterpretedSimulator
    matchup: Matchup
    side: int

    def __post_init__(self) -> None:
        """Create the counters."""
        counts = (1, SEATS, max(1, len(self.simulator.parts)))
        self.used, self.offered, self.chosen = (np.zeros(counts, np.int16) for _ in range(3))
        self.curve, self.choices = np.full((1, TICKS), np.nan, np.float32), list[tuple[int, int, int]]()
        self.ticks, self.opener, self.shown = 0, -1, list[Any]()
        self.taken = list[
            tuple[int, float, str]
        ]()  # for each decision: the round, the evaluation for seat 0, the action
        studied = self.simulator.game.study
        self.random_phases = {*studied.random_phases, *(studied.drawn if self.matchup.family == DRAWN else ())}

    def play(self, seed: int, number: int) -> PlayedGames:
        """Play the game to its end."""
        (position, rng), decisions = self._begin(seed, number), 0
        while not position.over:
            self.note_round(position)
            seat = min(position.to_act)
            position.act(seat, self.decide(position, seat, rng))
            decisions += 1
        return PlayedGames(
            number=np.array([number]),
            side=np.array([self.side], np.int8),
            payoff=np.array([position.scores()[0]], np.int8),
            decisions=np.array([decisions], np.int32),
            ticks=np.array([self.ticks], np.int32),
            opener=np.array([self.opener], np.int8),
            curve=self.curve,
            used=self.used,
            offered=self.offered,
            chosen=self.chosen,
            luck=np.zeros((1, PHASES), np.float32),
            choices=np.array(self.choices, np.int16).reshape(-1, 3),
            gap=self._gap(),
        )

    def _gap(self) -> np.ndarray:
        """Return unknown margins: no bot here can tell by how much one choice beats another."""
        return np.full((len(self.choices), 2), -1, np.float32)

    def decisions(self) -> PlayedDecisions:
        """Return the decisions of a finished game; no two are simultaneous."""
        phase, seat, choices = np.array(self.choices).T
        rounds, outlooks, texts = zip(*self.taken, strict=True)
        return PlayedDecisions(
            phase=phase.astype(np.int16),
            seat=seat.astype(np.int8),
            choices=choices.astype(np.int32),
            gap=self._gap(),
            round=np.array(rounds, np.int32),
            moment=np.arange(len(phase), dtype=np.int32),
            outlook=np.array(outlooks, np.float32),
            action=np.array(texts, object),
        )

    def _begin(self, seed: int, number: int) -> tuple[Position, Random]:
        dice = Random(f"{self.matchup.seed(seed)}/{number}").getrandbits(SEED_BITS)  # noqa: S311  # a study hides nothing
        position = self.simulator.game.new(dice, **self.simulator.options)
        position.thrower = land
        return position, Random(dice)  # noqa: S311  # as above

    def note_round(self, position: Position) -> None:
        """Record the start of a round: the evaluation for the first seat, and the opener of the first round."""
        record, studied = position.record(), self.simulator.game.study
        now = [getattr(record, name) for name in studied.clock]
        if now == self.shown:
            return
        self.shown = now
        if self.ticks == 0 and studied.opener:
            self.opener = int(getattr(record, studied.opener))
        if self.ticks < TICKS:
            self.curve[0, self.ticks] = self.simulator.game.ruleset.advice.evaluate(record, 0)
        self.ticks += 1

    def decide(self, position: Position, seat: int, rng: Random) -> Action:
        """Return a bot's action and record the alternatives."""
        record, legal = position.record(), list(position.legal(seat))
        named = [self.part_of(record, seat, action) for action in legal]
        self.choices.append((int(record.phase), seat, len(legal)))
        allowed = [action for action, part in zip(legal, named, strict=True) if not self.barred(part, seat)] or legal
        action = self.pick(position, seat, allowed, len(allowed) < len(legal), rng)
        self.taken.append((self.ticks, self.simulator.game.ruleset.advice.evaluate(record, 0), action.text))
        part = self.part_of(record, seat, action)
        if len(legal) > 1:
            self.offered[0, seat, sorted({each for each in named if each >= 0})] += 1
        if part >= 0:
            self.used[0, seat, part] += 1
            self.chosen[0, seat, part] += len(legal) > 1
        return action

    def part_of(self, record: Any, seat: int, action: Action) -> int:
        """Return the number of the part that an action uses, or -1."""
        part = self.simulator.game.study.part_of(record, seat, action.id)
        return self.simulator.parts.index(part) if part in self.simulator.parts else -1

    def barred(self, part: int, seat: int) -> bool:
        """Return whether a seat may not use a part."""
        return part >= 0 and seat == self.side and self.simulator.parts[part] in self.matchup.barred

    def pick(self, position: Position, seat: int, allowed: Sequence[Action], fewer: bool, rng: Random) -> Action:
        """Return an allowed action: at random in drawn phases, otherwise the bot's choice."""
        bot, seed = self.simulator.bot(self.matchup.bots[seat ^ self.side]), rng.getrandbits(32)
        if len(allowed) == 1 or position.record().phase in self.random_phases or bot.kind == BotKind.RANDOM:
            return allowed[seed % len(allowed)]
        seen = position.seen_by(seat)
        if not fewer:
            return choose(seen, seat, bot, seed)
        record = position.record()
        ranked = [each.action for each in analyse(seen, seat, bot, seed)]
        best = next((each for each in ranked if not self.barred(self.part_of(record, seat, each), seat)), allowed[0])
        return release_action(seen, seat, best, bot, seed)
