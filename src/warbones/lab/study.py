"""A study: all that a designer asks of a game, as typed figures with their intervals."""

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
from warbones.lab.runs.compiled_simulator import Played, Table, phase_names
from warbones.lab.runs.decision_rows import written_to
from warbones.lab.runs.game_rows import must_be_tables, write_rows
from warbones.lab.runs.matchups import DRAWN, EVEN, LADDER, WITHOUT, Leg, legs_of
from warbones.lab.runs.played_decisions import spelling_of
from warbones.lab.runs.run import Course, play, resume
from warbones.lab.runs.workers import table_of
from warbones.lab.statistics.drama import Drama, drama, forecasts
from warbones.lab.statistics.ladder import Ladder, ladder
from warbones.lab.statistics.length import Choices, Length, choices, length
from warbones.lab.statistics.part_values import Strength, Worths, worths
from warbones.lab.statistics.seats import Seats, seats
from warbones.lab.statistics.variance_reduction import lucky_share, without_luck

AGAIN: Final = 8
"""How often each roll is rolled again."""

IDLE: Final = "random"
"""A bot that every game has."""

SECONDS: Final = 8.0
"""What a decision with a choice is taken to last at a table."""


class LegPlayed(msgspec.Struct, frozen=True):
    """What was played of a leg."""

    leg: str
    games: int


class Study(msgspec.Struct, frozen=True):
    """What a study found: figures for the weaker and the stronger bot, as far as each has played."""

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
    legs: tuple[LegPlayed, ...]
    seats: tuple[Seats, ...]
    dice: float | None
    ladder: Ladder | None
    length: tuple[Length, ...]
    choices: Choices | None
    drama: tuple[Drama, ...]
    worths: tuple[Worths, ...]


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
    progress: Callable[[Course], None] = lambda _course: None,
    keep: Path | None = None,
    go_on: bool = False,
    rows: Path | None = None,
    decisions: Path | None = None,
    ray: str | None = None,
) -> Study:
    """Study a game for so many ``minutes`` or up to so many ``chunks``; with neither, one chunk of every leg.

    ``bots`` are a weaker and a stronger one; ``seconds`` is what a decision is taken to last. ``keep`` names a file
    that what was played is kept in, and with ``go_on`` it goes on from there; ``rows`` is a file for a table of all
    games (`lab.rows`), ``decisions`` one for a table of all their decisions (`lab.decisions`): a study that goes on
    plays its earlier games once more for that. ``ray`` is the address of a Ray cluster that plays, or "local". What has
    been played when Ctrl+C comes is what the study says. The same seed and chunks give the same figures, whoever plays.
    """
    course = begun(game, options or {}, bots, seed)
    if minutes is not None and not minutes > 0:
        raise WarbonesError(f"A study lasts more than 0 minutes, not {quoted(minutes)}.")
    for name, number in (("chunks", chunks), ("threads", threads)):
        if number is not None and (type(number) is not int or number < 1):
            raise WarbonesError(f"The number of {name} is 1 or more, not {quoted(number)}.")
    must_be_tables(rows, decisions)
    if decisions and isinstance(course.table, Table):
        spelling_of(course.table.game)  # before anything is compiled
    if go_on and keep:
        resume(course, keep)
    warm_up(course, noting=decisions is not None)
    with written_to(decisions, course) as notes:
        play(course, minutes, chunks, threads, progress, keep, ray, notes)
    if rows:
        write_rows(course, rows)
    return found(course, seconds)


def begun(game: str | Game, options: Mapping[str, Value], bots: tuple[str, str] | None, seed: int) -> Course:
    """Return a course of which nothing has been played. Raises `WarbonesError`."""
    seed = check_seed(seed)
    table = table_of(load(game) if isinstance(game, str) else game, options)
    for name in bots or ():
        table.bot(name)
    return Course(table, options, legs_of(table.game, table.groups, AGAIN, bots), seed)


def warm_up(course: Course, *, noting: bool) -> None:
    """Compile, or load what was compiled before, so that the minutes are minutes of play."""
    if isinstance(course.table, Table):
        play = course.table.note if noting else course.table.play
        play(Leg(EVEN, (IDLE, IDLE), again=1), course.seed, 0, 1)


def found(course: Course, seconds: float = SECONDS) -> Study:
    """Return what a course's games say so far."""
    game = course.table.game
    even = {leg.bots[0]: played for leg, played in of_family(course, EVEN)}
    names = tuple(dict.fromkeys(leg.bots[0] for leg in course.legs if leg.family == EVEN))
    known = {bot: forecasts(played) for bot, played in even.items()}
    slope = next((each.slope for bot, each in known.items() if each and bot.startswith("greedy")), None)
    longest = max(even.values(), key=len, default=None)
    return Study(
        game=game.id,
        title=game.title,
        rules_version=game.rules_version,
        options=game.ruleset.options_of(game.ruleset.blank(course.options)),
        chosen_options=unusual(game, course.options),
        seed=course.seed,
        chunks=course.done,
        complete=len(course.chunks) == len(course.legs),
        seconds=course.seconds,
        games=course.games,
        bots=names,
        chosen_bots=names != game.studied.bots,
        legs=tuple(LegPlayed(leg.key, len(played)) for leg in course.legs if (played := course.played(leg))),
        seats=tuple(seats(played, bot, game.names[0]) for bot, played in even.items()),
        dice=lucky_share(longest.payoff.astype(float), without_luck(longest.payoff, longest.luck))
        if longest is not None
        else None,
        ladder=ladder(game.studied.ladder, {leg.bots: played for leg, played in of_family(course, LADDER)}),
        length=tuple(length(played, bot, seconds) for bot, played in even.items()),
        choices=chosen(course, even, slope),
        drama=tuple(
            made
            for bot, played in even.items()
            if (forecast := known[bot]) and (made := drama(played, forecast, bot, game.studied.tick))
        ),
        worths=weighed(course, even, names),
    )


def unusual(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options that are not at their default."""
    usual = {option.name: option.default for option in game.ruleset.settings}
    full = game.ruleset.options_of(game.ruleset.blank(options))
    return {name: value for name, value in full.items() if value != usual[name]}


def of_family(course: Course, family: str) -> list[tuple[Leg, Played]]:
    """Return the legs of a family that have been played."""
    return [(leg, played) for leg in course.legs if leg.family == family and (played := course.played(leg)) is not None]


def chosen(course: Course, even: Mapping[str, Played], slope: float | None) -> Choices | None:
    """Return what choices there were: of greedy where it played, as it weighs all of them."""
    if not even:
        return None
    bot = next((each for each in even if each.startswith("greedy")), next(iter(even)))
    return choices(even[bot], bot, phase_names(course.table.game), slope or 0.5)


def weighed(course: Course, even: Mapping[str, Played], names: Sequence[str]) -> tuple[Worths, ...]:
    """Return what each group's parts are worth, by each strength of bot."""
    drawn = {leg.bots[0]: played for leg, played in of_family(course, DRAWN)}
    without = of_family(course, WITHOUT)
    strengths = [
        Strength(
            bot, even.get(bot), drawn.get(bot), {leg.part: played for leg, played in without if leg.bots[0] == bot}
        )
        for bot in names
    ]
    if not even and not drawn:
        return ()
    made, first = [], 0
    for group in course.table.groups:
        places = range(first, first + len(group.parts))
        lots = all(course.table.by_lot(place) for place in places)
        made.append(worths(group, places, strengths if lots else [replace(each, drawn=None) for each in strengths]))
        first += len(group.parts)
    return tuple(made)
