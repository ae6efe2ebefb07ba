"""Selection of puzzles from bots' games: ``python -m warbones.lab.puzzle_picker keep --games 40``.

A decision becomes a puzzle if every other action is an error by the standard of reviews, a weaker bot falls for one of
them (so the puzzle is hard), a search with `DEEPER` times the simulations and other dice agrees, and the table's own
figures say why. Simultaneous secret decisions are never puzzles: there the best play is mixed. ``--again`` first
re-checks the packaged puzzles and drops those that fail, since a stronger search may contradict a weaker one.
``--rules`` re-evaluates them after a change of the rules; each keeps its day.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import hypot
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from msgspec.structs import replace
from rich.progress import track

from warbones.compiled.sources import rules_digest
from warbones.concurrency.at_once import at_once
from warbones.core.errors import WarbonesError
from warbones.core.json_text import json_text
from warbones.core.play.game import Game
from warbones.core.play.position import Position
from warbones.core.view.text.plain import write_plainly
from warbones.games import COMPILED, load
from warbones.players.bot_names import Bot, bot_named
from warbones.players.bots import analyse, choose
from warbones.players.judges import judge_of
from warbones.players.scored_actions import ScoredAction
from warbones.puzzles import answers, calendar
from warbones.puzzles.puzzle import Puzzle, Puzzles, Weighed
from warbones.review.judge import Judge
from warbones.review.review import LEAST, label_for

DEEPER: Final = 10
"""Factor of simulations for the second check."""

CHOICES: Final = range(3, 25)
"""The number of actions in a puzzle: with fewer there is nothing to find, with more nobody looks at all of them."""

OTHER_DICE: Final = 1000
"""Added to the seed for the second check."""

SAME: Final = 2
"""The maximum number of puzzles with the same answer: beyond that, people know it without looking."""

WEAK: Final = "steady"
"""The level that must get a puzzle wrong."""


class NoLongerBest(WarbonesError):
    """A packaged puzzle whose answer is no longer clearly best."""


@dataclass
class Picker:
    """Picks puzzles of one game, with ``effort`` simulations for each action in the first check."""

    game: Game
    effort: int
    seed: int
    looked_at: int = 0
    promising: int = 0
    found: list[Puzzle] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Create the judges. Raises TypeError for a game whose rules are not compiled."""
        self._weak: Bot = bot_named(WEAK, self.game)
        self._strong: Bot = bot_named(f"search:{self.effort}", self.game)
        self._first = judge_of(self.game, self.effort, self.seed)
        self._second = judge_of(self.game, DEEPER * self.effort, self.seed + OTHER_DICE)

    def pick(self, seed: int) -> None:
        """Play a game between bots and keep its first puzzle, if any."""
        for seen, seat in decisions(self.game, self._weak, seed):
            puzzle = self.puzzle(seen, seat, seed)
            if puzzle and is_new(puzzle, self.found):
                self.found.append(puzzle)
                return

    def puzzle(self, seen: Position, seat: int, seed: int) -> Puzzle | None:
        """Return the decision of ``seat``, which knows ``seen``, as a puzzle, or None if it is not one."""
        self.looked_at += 1
        tempting = self._tempting(seen, seat, seed)
        if not is_hopeful(analyse(seen, seat, self._strong, seed), tempting):
            return None
        if not is_puzzle(weighed(self._first, seen, seat, self.effort), tempting):
            return None
        self.promising += 1
        return self._checked(seen, seat, seed, tempting)

    def _checked(self, seen: Position, seat: int, seed: int, tempting: str) -> Puzzle | None:
        choices = weighed(self._second, seen, seat, DEEPER * self.effort)
        if not is_puzzle(choices, tempting):
            return None
        return with_reason(seen, Puzzle(position=seen.text, seat=seat, choices=choices, tempting=tempting, seed=seed))

    def weigh_again(self, packaged: Puzzles) -> None:
        """Continue a list: take over its counts, and the puzzles that pass the second check today."""
        self.looked_at, self.promising = packaged.looked_at, packaged.promising
        for puzzle in track(packaged.puzzles, f"{self.game.title}, again"):
            seen = answers.position(self.game.id, puzzle)
            tempting = self._tempting(seen, puzzle.seat, puzzle.seed)
            again = self._checked(seen, puzzle.seat, puzzle.seed, tempting)
            if again and again.right.action == puzzle.right.action and is_new(again, self.found):
                self.found.append(again)

    def reweighed(self, puzzle: Puzzle) -> Puzzle:
        """Return a packaged puzzle with today's values. Raises `NoLongerBest`."""
        seen = answers.position(self.game.id, puzzle)
        choices = weighed(self._second, seen, puzzle.seat, DEEPER * self.effort)
        if choices[0].action != puzzle.right.action or not is_puzzle(choices, puzzle.tempting):
            raise NoLongerBest(f"“{puzzle.right.action}” is no longer clearly best: {puzzle.position}")
        return replace(puzzle, choices=choices)

    def _tempting(self, seen: Position, seat: int, seed: int) -> str:
        return analyse(seen, seat, self._weak, seed)[0].action.text

    def puzzles(self) -> Puzzles:
        """Return the puzzles found so far, with the counts."""
        return Puzzles(
            game=self.game.id,
            rules=rules_digest(self.game.ruleset.package),
            looked_at=self.looked_at,
            promising=self.promising,
            effort=DEEPER * self.effort,
            seed=self.seed,
            puzzles=tuple(self.found),
        )


def reweigh_all(packaged: Puzzles) -> Puzzles:
    """Return a list re-evaluated by today's rules, with its own effort and seed. Raises `NoLongerBest`."""
    picker = Picker(load(packaged.game), packaged.effort // DEEPER, packaged.seed)
    puzzles = tuple(map(picker.reweighed, track(packaged.puzzles, f"{picker.game.title}, by today's rules")))
    return replace(packaged, rules=picker.puzzles().rules, puzzles=puzzles)


def decisions(game: Game, bot: Bot, seed: int) -> Iterator[tuple[Position, int]]:
    """Yield the decisions that one seat makes alone in a bot's game against itself, as that seat sees them."""
    position, number = game.new(seed=seed), 0
    while not position.over:
        seat, number = min(position.to_act), number + 1
        seen = position.seen_by(seat)
        if len(seen.to_act) == 1 and len(seen.legal(seat)) in CHOICES:
            yield seen, seat
        position.act(seat, choose(seen, seat, bot, seed * 10_007 + number).text)


def weighed(judge: Judge, seen: Position, seat: int, effort: int) -> tuple[Weighed, ...]:
    """Return the value of each action of ``seat``, best first."""
    legal = seen.legal(seat)
    means = [(action, at_once(judge.worth(seen, seat, action, effort))) for action in legal.ids]
    found = [Weighed(action=legal.text(each), value=mean.value, error=mean.variance**0.5) for each, mean in means]
    return tuple(sorted(found, key=lambda each: -each.value))


def is_hopeful(found: Sequence[ScoredAction], tempting: str) -> bool:
    """Return whether a search disagrees with the weak bot and values no other action nearly as much. A cheap filter.

    A search pulls values together and revisits what it values, so half of the final margin is enough here.
    """
    sought, *others = found
    nearest = max((each.value for each in others), default=-1.0)
    return sought.action.text != tempting and sought.value - nearest > LEAST["mistake"]


def is_puzzle(choices: tuple[Weighed, ...], tempting: str) -> bool:
    """Return whether every action but the best is clearly a mistake, including the tempting one."""
    best, *others = choices
    return tempting in {other.action for other in others} and all(is_error(best, other) for other in others)


def is_error(best: Weighed, other: Weighed) -> bool:
    """Return whether reviews would call the other action a mistake or worse."""
    label = label_for(best.value - other.value, hypot(best.error, other.error))
    return label != "" and LEAST[label] >= LEAST["mistake"]


def with_reason(seen: Position, puzzle: Puzzle) -> Puzzle | None:
    """Return the puzzle with the action that its explanation compares, or None if no figure speaks for the answer."""
    other = answers.compared_with(seen, puzzle)
    return replace(puzzle, compared=other) if other else None


def is_new(puzzle: Puzzle, found: Sequence[Puzzle]) -> bool:
    """Return whether no similar puzzle has been found, nor `SAME` puzzles with the same answer."""
    answers = [answer_kind(other) for other in found]
    return not any(alike(puzzle, other) for other in found) and answers.count(answer_kind(puzzle)) < SAME


def answer_kind(puzzle: Puzzle) -> str:
    """Return the right action without the owners of the pieces it names."""
    return re.sub(r"\b[A-Z]\.", "", puzzle.right.action)


def alike(one: Puzzle, other: Puzzle) -> bool:
    """Return whether two puzzles offer the same actions and have the same answer."""
    return one.right.action == other.right.action and actions(one) == actions(other)


def actions(puzzle: Puzzle) -> set[str]:
    """Return all legal actions of a puzzle."""
    return {each.action for each in puzzle.choices}


def main() -> None:
    """Pick puzzles of one game and write its list."""
    write_plainly(sys.stdout, sys.stderr)
    parser = argparse.ArgumentParser(prog="python -m warbones.lab.puzzle_picker", description=__doc__)
    parser.add_argument("game", choices=COMPILED)
    parser.add_argument("--games", type=int, default=40, help="Games that bots play; each gives one position at most.")
    parser.add_argument("--effort", type=int, default=1000, help="Simulations for each action at the first look.")
    parser.add_argument("--seed", type=int, default=1, help="Seed of the first game; each game has the next one.")
    parser.add_argument("--minutes", type=float, default=60, help="Start no game after this time.")
    parser.add_argument(
        "--again", action="store_true", help="Re-check the packaged puzzles first; keep those that pass."
    )
    parser.add_argument("--rules", action="store_true", help="Only re-evaluate the packaged puzzles by today's rules.")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.effort, arguments.minutes) <= 0:
        parser.error("The numbers of games, simulations and minutes must be above 0.")
    if arguments.rules:
        weigh_by_rules(parser, arguments.game)
        return
    picker = Picker(load(arguments.game), arguments.effort, arguments.seed)
    if arguments.again:
        picker.weigh_again(calendar.puzzles_of(arguments.game))
    pick_from_games(
        picker, range(arguments.seed, arguments.seed + arguments.games), monotonic() + 60 * arguments.minutes
    )
    found = picker.puzzles()
    if not found.puzzles:
        parser.exit(1, f"No puzzle passed the checks, among {found.looked_at} decisions: play more --games.\n")
    print(f"{summary(found)}: {written(found).name}")  # noqa: T201  # a script prints


def weigh_by_rules(parser: argparse.ArgumentParser, game: str) -> None:
    """Rewrite a game's list by today's rules; if an answer no longer holds, report it and write nothing."""
    try:
        found = reweigh_all(calendar.puzzles_of(game))
    except NoLongerBest as fallen:
        parser.exit(1, f"{fallen}\nWith --again it is dropped, and the puzzles after it move up a day.\n")
    print(f"{len(found.puzzles)} hold by today's rules: {written(found).name}")  # noqa: T201  # a script prints


def pick_from_games(picker: Picker, seeds: Sequence[int], end: float) -> None:
    """Pick from the game of each seed, with a progress bar; after ``end`` no game is started."""
    for seed in track(seeds, picker.game.title):
        if monotonic() >= end:
            return
        picker.pick(seed)


def summary(found: Puzzles) -> str:
    """Return a sentence with the numbers of puzzles and candidates."""
    counts = f"{len(found.puzzles)} kept of {found.promising} that looked promising"
    return f"{counts}, among {found.looked_at} decisions"


def written(found: Puzzles) -> Path:
    """Write a game's list into the package; return the path."""
    target = Path(calendar.__file__).parent / calendar.FOLDER / f"{found.game}.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json_text(msgspec.to_builtins(found)) + "\n", "utf-8")
    return target


if __name__ == "__main__":
    main()
