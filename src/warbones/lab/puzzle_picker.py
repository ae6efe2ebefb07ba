"""Picks positions to solve out of bots' games: ``python -m warbones.lab.puzzle_picker keep --games 40``.

A decision is kept where every other action is an error by the measure of reviews, and a weaker bot makes one, so that
it is hard to see; and where a search of `DEEPER` times the simulations, on other dice, says the same. What several
choose in secret at once is never kept: there a mix is right. With ``--again`` the packaged positions are weighed first,
and those that no longer stand are left out: a stronger search may think otherwise of what a weaker one was sure of.
With ``--rules`` they are weighed by rules that have changed, and each keeps its day.
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
from warbones.puzzles import answering, days
from warbones.puzzles.shapes import Puzzle, Puzzles, Weighed
from warbones.review.judging import Judge
from warbones.review.shapes import LEAST, label_for

DEEPER: Final = 10
"""How much more the search looks before a position is kept."""

CHOICES: Final = range(3, 25)
"""How many actions a position may have: with fewer there is nothing to find, with more nobody looks at all."""

OTHER_DICE: Final = 1000
"""What the seed of the second look is beyond that of the first."""

SAME: Final = 2
"""How many positions may have the same answer: whoever saw more knows it without looking."""

WEAK: Final = "steady"
"""The level that has to go wrong."""


class Fallen(WarbonesError):
    """A packaged position whose answer is no longer clearly best."""


@dataclass
class Picker:
    """Picks out of one game, with ``effort`` simulations for each action at first."""

    game: Game
    effort: int
    seed: int
    looked_at: int = 0
    promising: int = 0
    found: list[Puzzle] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Lay out the judges. Raises TypeError for a game whose rules only run interpreted."""
        self._weak: Bot = bot_named(WEAK, self.game)
        self._strong: Bot = bot_named(f"search:{self.effort}", self.game)
        self._first = judge_of(self.game, self.effort, self.seed)
        self._second = judge_of(self.game, DEEPER * self.effort, self.seed + OTHER_DICE)

    def pick(self, seed: int) -> None:
        """Play a game between bots, and keep its first position to solve, if it has one."""
        for seen, seat in decisions(self.game, self._weak, seed):
            puzzle = self.puzzle(seen, seat, seed)
            if puzzle and is_new(puzzle, self.found):
                self.found.append(puzzle)
                return

    def puzzle(self, seen: Position, seat: int, seed: int) -> Puzzle | None:
        """Return the decision of ``seat``, which knows ``seen``, as one to solve, or None."""
        self.looked_at += 1
        tempting = self._tempting(seen, seat, seed)
        if not is_hopeful(analyse(seen, seat, self._strong, seed), tempting):
            return None
        if not stands(weighed(self._first, seen, seat, self.effort), tempting):
            return None
        self.promising += 1
        return self._checked(seen, seat, seed, tempting)

    def _checked(self, seen: Position, seat: int, seed: int, tempting: str) -> Puzzle | None:
        choices = weighed(self._second, seen, seat, DEEPER * self.effort)
        if not stands(choices, tempting):
            return None
        return Puzzle(position=seen.text, seat=seat, choices=choices, tempting=tempting, seed=seed)

    def weigh_again(self, kept: Puzzles) -> None:
        """Keep those of a list that stand the check today, and count what was looked at for it."""
        self.looked_at, self.promising = kept.looked_at, kept.promising
        for puzzle in track(kept.puzzles, f"{self.game.title}, again"):
            seen = answering.position(self.game.id, puzzle)
            tempting = self._tempting(seen, puzzle.seat, puzzle.seed)
            again = self._checked(seen, puzzle.seat, puzzle.seed, tempting)
            if again and again.right.action == puzzle.right.action and is_new(again, self.found):
                self.found.append(again)

    def in_its_place(self, puzzle: Puzzle) -> Puzzle:
        """Return a packaged position with the values of today. Raises `Fallen`."""
        seen = answering.position(self.game.id, puzzle)
        choices = weighed(self._second, seen, puzzle.seat, DEEPER * self.effort)
        if choices[0].action != puzzle.right.action or not stands(choices, puzzle.tempting):
            raise Fallen(f"“{puzzle.right.action}” is no longer clearly best: {puzzle.position}")
        return replace(puzzle, choices=choices)

    def _tempting(self, seen: Position, seat: int, seed: int) -> str:
        return analyse(seen, seat, self._weak, seed)[0].action.text

    def puzzles(self) -> Puzzles:
        """Return what was found, with its figures."""
        return Puzzles(
            game=self.game.id,
            rules=rules_digest(self.game.ruleset.package),
            looked_at=self.looked_at,
            promising=self.promising,
            effort=DEEPER * self.effort,
            seed=self.seed,
            puzzles=tuple(self.found),
        )


def by_todays_rules(kept: Puzzles) -> Puzzles:
    """Return a list as it is, weighed by the rules of today with its own effort and seed. Raises `Fallen`."""
    picker = Picker(load(kept.game), kept.effort // DEEPER, kept.seed)
    weighed_anew = tuple(map(picker.in_its_place, track(kept.puzzles, f"{picker.game.title}, by today's rules")))
    return replace(kept, rules=picker.puzzles().rules, puzzles=weighed_anew)


def decisions(game: Game, bot: Bot, seed: int) -> Iterator[tuple[Position, int]]:
    """Yield the decisions of a game between two such bots that one seat takes alone, as that seat knows the table."""
    position, number = game.new(seed=seed), 0
    while not position.over:
        seat, number = min(position.to_act), number + 1
        seen = position.seen_by(seat)
        if len(seen.to_act) == 1 and len(seen.legal(seat)) in CHOICES:
            yield seen, seat
        position.act(seat, choose(seen, seat, bot, seed * 10_007 + number).text)


def weighed(judge: Judge, seen: Position, seat: int, effort: int) -> tuple[Weighed, ...]:
    """Return what each action of ``seat`` is worth, the best first."""
    legal = seen.legal(seat)
    means = [(action, judge.worth(seen, seat, action, effort)) for action in legal.ids]
    found = [Weighed(action=legal.text(each), value=mean.value, error=mean.variance**0.5) for each, mean in means]
    return tuple(sorted(found, key=lambda each: -each.value))


def is_hopeful(found: Sequence[ScoredAction], tempting: str) -> bool:
    """Return whether a search would do otherwise, and values nothing else nearly as much: what is in doubt costs least.

    A search pulls values together, and tries again what it values much: so half of what stands in the end will do.
    """
    sought, *others = found
    nearest = max((each.value for each in others), default=-1.0)
    return sought.action.text != tempting and sought.value - nearest > LEAST["error"]


def stands(choices: tuple[Weighed, ...], tempting: str) -> bool:
    """Return whether each action but the best is surely an error, and the tempting one is among them."""
    best, *others = choices
    return tempting in {other.action for other in others} and all(is_error(best, other) for other in others)


def is_error(best: Weighed, other: Weighed) -> bool:
    """Return whether reviews call the other action an error, or worse."""
    label = label_for(best.value - other.value, hypot(best.error, other.error))
    return label != "" and LEAST[label] >= LEAST["error"]


def is_new(puzzle: Puzzle, found: Sequence[Puzzle]) -> bool:
    """Return whether nothing alike was found, and the same answer not `SAME` times."""
    answers = [answer_kind(other) for other in found]
    return not any(alike(puzzle, other) for other in found) and answers.count(answer_kind(puzzle)) < SAME


def answer_kind(puzzle: Puzzle) -> str:
    """Return the right action, whosever pieces it names."""
    return re.sub(r"\b[A-Z]\.", "", puzzle.right.action)


def alike(one: Puzzle, other: Puzzle) -> bool:
    """Return whether two ask the same: what may be done, and what is right."""
    return one.right.action == other.right.action and actions(one) == actions(other)


def actions(puzzle: Puzzle) -> set[str]:
    """Return all that may be done there."""
    return {each.action for each in puzzle.choices}


def main() -> None:
    """Pick positions of one game, and write its list."""
    write_plainly(sys.stdout, sys.stderr)
    parser = argparse.ArgumentParser(prog="python -m warbones.lab.puzzle_picker", description=__doc__)
    parser.add_argument("game", choices=COMPILED)
    parser.add_argument("--games", type=int, default=40, help="Games that bots play; each gives one position at most.")
    parser.add_argument("--effort", type=int, default=1000, help="Simulations for each action at the first look.")
    parser.add_argument("--seed", type=int, default=1, help="That of the first game; the next has the next.")
    parser.add_argument("--minutes", type=float, default=60, help="After these, no further game is begun.")
    parser.add_argument("--again", action="store_true", help="Weigh the packaged positions first; keep what stands.")
    parser.add_argument("--rules", action="store_true", help="Only weigh the packaged positions by today's rules.")
    asked = parser.parse_args()
    if min(asked.games, asked.effort, asked.minutes) <= 0:
        parser.error("The numbers of games and simulations and the minutes are above 0.")
    if asked.rules:
        weigh_by_rules(parser, asked.game)
        return
    picker = Picker(load(asked.game), asked.effort, asked.seed)
    if asked.again:
        picker.weigh_again(days.kept(asked.game))
    picked(picker, range(asked.seed, asked.seed + asked.games), monotonic() + 60 * asked.minutes)
    found = picker.puzzles()
    if not found.puzzles:
        parser.exit(1, f"No position stood the check, among {found.looked_at} decisions: let them play more --games.\n")
    print(f"{said(found)}: {written(found).name}")  # noqa: T201  # its only way to speak


def weigh_by_rules(parser: argparse.ArgumentParser, game: str) -> None:
    """Write a game's list by the rules of today; where an answer fell, say so and write nothing."""
    try:
        found = by_todays_rules(days.kept(game))
    except Fallen as fallen:
        parser.exit(1, f"{fallen}\nWith --again it is left out, and the days after it move up.\n")
    print(f"{len(found.puzzles)} stand by today's rules: {written(found).name}")  # noqa: T201  # its only way to speak


def picked(picker: Picker, seeds: Sequence[int], end: float) -> None:
    """Pick out of the game of each seed, and show how far it is; past ``end`` no further one is begun."""
    for seed in track(seeds, picker.game.title):
        if monotonic() >= end:
            return
        picker.pick(seed)


def said(found: Puzzles) -> str:
    """Return how many were found, of how many."""
    kept = f"{len(found.puzzles)} kept of {found.promising} that looked promising"
    return f"{kept}, among {found.looked_at} decisions"


def written(found: Puzzles) -> Path:
    """Write a game's list among those of the program; return where."""
    target = Path(days.__file__).parent / days.FOLDER / f"{found.game}.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json_text(msgspec.to_builtins(found)) + "\n", "utf-8")
    return target


if __name__ == "__main__":
    main()
