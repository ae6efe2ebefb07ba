"""Studies: typed figures, with intervals, for a designer's questions about a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from warbones.core.errors import WarbonesError, quoted
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.games import load
from warbones.lab.batch import check_seed
from warbones.lab.runs.compiled_simulator import CompiledSimulator, PlayedGames, phase_names
from warbones.lab.runs.decision_rows import decision_writer
from warbones.lab.runs.game_rows import check_paths, write_rows
from warbones.lab.runs.matchups import DRAWN, EVEN, LADDER, WITHOUT, Matchup, matchups_of
from warbones.lab.runs.played_decisions import spelling_of
from warbones.lab.runs.run import StudyRun, play, resume
from warbones.lab.runs.workers import simulator_for
from warbones.lab.statistics.drama import Drama, drama, forecasts
from warbones.lab.statistics.ladder import Ladder, ladder
from warbones.lab.statistics.length import Choices, Length, choices, length
from warbones.lab.statistics.part_values import GroupValues, StrengthGames, group_values
from warbones.lab.statistics.seats import Seats, seats
from warbones.lab.statistics.variance_reduction import lucky_share, without_luck

AGAIN: Final = 8
"""Rerolls of each roll."""

IDLE: Final = "random"
"""A bot that every game has."""

SECONDS: Final = 8.0
"""Assumed duration of a decision with a choice at a table."""


class MatchupPlayed(msgspec.Struct, frozen=True):
    """The number of games of a matchup."""

    leg: str
    games: int


class Study(msgspec.Struct, frozen=True):
    """Result of a study: figures for the weaker and for the stronger bot, as far as each has played."""

    game: str
    title: str
    rules_version: str
    options: dict[str, Value]
    chosen_options: dict[str, Value]
    seed: int
    chunks: int
    complete: bool
    seconds: float
    games: int
    bots: tuple[str, ...]
    chosen_bots: bool
    legs: tuple[MatchupPlayed, ...]
    seats: tuple[Seats, ...]
    dice: float | None
    ladder: Ladder | None
    length: tuple[Length, ...]
    choices: Choices | None
    drama: tuple[Drama, ...]
    worths: tuple[GroupValues, ...]


def study(
    game: str | Game,
    options: Mapping[str, Value] | None = None,
    *,
    bots: tuple[str, str] | None = None,
    minutes: float | None = None,
    chunks: int | None = None,
    seed: int = 1,
    threads: int = 1,
    seconds: float = SECONDS,
    progress: Callable[[StudyRun], None] = lambda _run: None,
    keep: Path | None = None,
    go_on: bool = False,
    rows: Path | None = None,
    decisions: Path | None = None,
    ray: str | None = None,
) -> Study:
    """Study a game for some ``minutes`` or up to a number of ``chunks``; with neither, play one chunk of each matchup.

    ``bots`` are a weaker and a stronger one; ``seconds`` is the assumed duration of a decision. ``keep`` names a file
    for the games played, and ``go_on`` resumes from it. ``rows`` names a file for a table of all games
    (`runs.game_rows`), ``decisions`` one for a table of all decisions (`runs.decision_rows`); a resumed study replays
    its earlier games for that. ``ray`` is the address of a Ray cluster that plays, or "local". On Ctrl+C the study
    reports the games played so far. The same seed and chunks give the same figures on any workers.
    """
    run = new_run(game, options or {}, bots, seed)
    if minutes is not None and not minutes > 0:
        raise WarbonesError(f"A study takes more than 0 minutes, not {quoted(minutes)}.")
    for name, number in (("chunks", chunks), ("threads", threads)):
        if number is not None and (type(number) is not int or number < 1):
            raise WarbonesError(f"The number of {name} is 1 or more, not {quoted(number)}.")
    check_paths(rows, decisions)
    if decisions and isinstance(run.simulator, CompiledSimulator):
        spelling_of(run.simulator.game)  # refuse before compiling
    if go_on and keep:
        resume(run, keep)
    warm_up(run, with_decisions=decisions is not None)
    with decision_writer(decisions, run) as writer:
        play(run, minutes, chunks, threads, progress, keep, ray, writer)
    if rows:
        write_rows(run, rows)
    return study_of(run, seconds)


def new_run(game: str | Game, options: Mapping[str, Value], bots: tuple[str, str] | None, seed: int) -> StudyRun:
    """Return a run without games. Raises `WarbonesError`."""
    seed = check_seed(seed)
    simulator = simulator_for(load(game), options)
    for name in bots or ():
        simulator.bot(name)
    return StudyRun(simulator, options, matchups_of(simulator.game, simulator.groups, AGAIN, bots), seed)


def warm_up(run: StudyRun, *, with_decisions: bool) -> None:
    """Compile, or load compiled code from disk, so that the minutes are minutes of play."""
    if isinstance(run.simulator, CompiledSimulator):
        play = run.simulator.play_with_decisions if with_decisions else run.simulator.play
        play(Matchup(EVEN, (IDLE, IDLE), again=1), run.seed, 0, 1)


def study_of(run: StudyRun, seconds: float = SECONDS) -> Study:
    """Return the figures of a run's games so far."""
    game = run.simulator.game
    even = {matchup.bots[0]: played for matchup, played in of_family(run, EVEN)}
    names = tuple(dict.fromkeys(matchup.bots[0] for matchup in run.matchups if matchup.family == EVEN))
    known = {bot: forecasts(played) for bot, played in even.items()}
    slope = next((each.slope for bot, each in known.items() if each and bot.startswith("greedy")), None)
    longest = max(even.values(), key=len, default=None)
    return Study(
        game=game.id,
        title=game.title,
        rules_version=game.rules_version,
        options=game.ruleset.options_of(game.ruleset.blank(run.options)),
        chosen_options=unusual(game, run.options),
        seed=run.seed,
        chunks=run.done,
        complete=len(run.chunks) == len(run.matchups),
        seconds=run.seconds,
        games=run.games,
        bots=names,
        chosen_bots=names != game.study.bots,
        legs=tuple(
            MatchupPlayed(matchup.key, len(played)) for matchup in run.matchups if (played := run.played(matchup))
        ),
        seats=tuple(seats(played, bot, game.names[0]) for bot, played in even.items()),
        dice=lucky_share(longest.payoff.astype(float), without_luck(longest.payoff, longest.luck))
        if longest is not None
        else None,
        ladder=ladder(game.study.ladder, {matchup.bots: played for matchup, played in of_family(run, LADDER)}),
        length=tuple(length(played, bot, seconds) for bot, played in even.items()),
        choices=chosen(run, even, slope),
        drama=tuple(
            made
            for bot, played in even.items()
            if (forecast := known[bot]) and (made := drama(played, forecast, bot, game.study.tick))
        ),
        worths=weighed(run, even, names),
    )


def unusual(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options that differ from their defaults."""
    usual = {option.name: option.default for option in game.ruleset.settings}
    full = game.ruleset.options_of(game.ruleset.blank(options))
    return {name: value for name, value in full.items() if value != usual[name]}


def of_family(run: StudyRun, family: str) -> list[tuple[Matchup, PlayedGames]]:
    """Return the matchups of a family that have games."""
    return [
        (matchup, played)
        for matchup in run.matchups
        if matchup.family == family and (played := run.played(matchup)) is not None
    ]


def chosen(run: StudyRun, even: Mapping[str, PlayedGames], slope: float | None) -> Choices | None:
    """Return the figures on choices, from greedy if it played, since greedy values every choice."""
    if not even:
        return None
    bot = next((each for each in even if each.startswith("greedy")), next(iter(even)))
    return choices(even[bot], bot, phase_names(run.simulator.game), slope or 0.5)


def weighed(run: StudyRun, even: Mapping[str, PlayedGames], names: Sequence[str]) -> tuple[GroupValues, ...]:
    """Return the values of each group's parts for each strength of bot."""
    drawn = {matchup.bots[0]: played for matchup, played in of_family(run, DRAWN)}
    without = of_family(run, WITHOUT)
    strengths = [
        StrengthGames(
            bot,
            even.get(bot),
            drawn.get(bot),
            {matchup.part: played for matchup, played in without if matchup.bots[0] == bot},
        )
        for bot in names
    ]
    if not even and not drawn:
        return ()
    made, first = [], 0
    for group in run.simulator.groups:
        places = range(first, first + len(group.parts))
        is_random = all(run.simulator.is_drawn(place) for place in places)
        made.append(
            group_values(group, places, strengths if is_random else [replace(each, drawn=None) for each in strengths])
        )
        first += len(group.parts)
    return tuple(made)
