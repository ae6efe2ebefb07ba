"""Goal files for tuning, in TOML: the goals, and the changes allowed to reach them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, product
from typing import Final

import msgspec

from warbones.core.errors import UnknownOption, WarbonesError, quoted
from warbones.core.play.game import Game
from warbones.core.record.data import NAME, Column, DataOption
from warbones.core.record.options import Value
from warbones.core.view.options import cells_told, row_title
from warbones.core.view.reader import english
from warbones.locales.plain import PLAIN

MOST_CANDIDATES: Final = 10_000
"""The maximum number of rule sets considered; those left out make more changes."""


class BadGoals(WarbonesError):
    """Goals that cannot be read, or that the game cannot be tuned to."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure (`tuning.figures`) and the range it must reach; shares are in percent."""

    figure: str
    between: tuple[float, float]


class AllowedChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that tuning may make: of an ``option``, or of a ``row`` of the rule data such as ``archers.cost``.

    ``values`` lists the new values; for a row of integers ``by`` is the largest step up or down, for a row of words
    ``one_of`` lists words for any one cell. ``weight`` is the cost of such a change.
    """

    option: str = ""
    row: str = ""
    values: tuple[Value | tuple[str, ...], ...] = ()
    by: int = 0
    one_of: tuple[str, ...] = ()
    weight: float = 1.0


class Goals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal file. ``options`` are the rules to start from; a proposal makes at most ``most_changes`` changes."""

    goals: tuple[Goal, ...]
    may_change: tuple[AllowedChange, ...]
    game: str = ""
    options: dict[str, Value] = {}
    bots: tuple[str, str] | None = None
    most_changes: int = 3


def read_goals(text: str, game: Game) -> Goals:
    """Return the goals in ``text`` for ``game``. Raises `BadGoals`."""
    try:
        found = msgspec.convert(tomllib.loads(text), Goals)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadGoals(f"This is not a goal file: {error}.") from None
    if found.game not in {"", game.id}:
        raise BadGoals(f"These are goals for {quoted(found.game)}, not for {quoted(game.id)}.")
    if not (found.goals and found.may_change) or found.most_changes < 1:
        raise BadGoals("Write at least one [[goals]] and one [[may_change]], and most_changes of 1 or more.")
    for goal in found.goals:
        if not goal.between[0] < goal.between[1]:
            raise BadGoals(f"Goal {quoted(goal.figure)} needs a range with the smaller number first: [48, 52].")
    return found


@dataclass(frozen=True)
class KnobSetting:
    """A setting of a knob: its text, the size of the step (0 to 1), and its offset (-1 to 1).

    It sets an ``option``, or ``cells`` of the rule data by their index.
    """

    text: str
    size: float
    offset: float
    option: tuple[str, Value] | None = None
    cells: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Knob:
    """One thing that may change."""

    name: str
    weight: float
    choices: tuple[KnobSetting, ...]


@dataclass(frozen=True)
class Candidate:
    """A rule set: each knob's setting, or -1 for unchanged; its options; the number of changes and their cost."""

    settings: tuple[int, ...]
    options: Mapping[str, Value]
    changes: int
    cost: float


def knobs_of(game: Game, goals: Goals) -> tuple[Knob, ...]:
    """Return the knobs for the allowed changes. Raises `BadGoals` or `UnknownOption`."""
    found = tuple(_knob(game, goals, each) for each in goals.may_change)
    if len({knob.name for knob in found}) < len(found):
        raise BadGoals("Each option and each row may be named once under [[may_change]].")
    return found


def _knob(game: Game, goals: Goals, may: AllowedChange) -> Knob:
    if bool(may.option) == bool(may.row):
        raise BadGoals('Each [[may_change]] names an option or a row: option = "round_limit", or row = "archers.cost".')
    choices = tuple(_of_option(game, goals, may) if may.option else _of_row(game, goals, may))
    if not choices:
        raise BadGoals(f"{may.option or may.row} has no other value: give it values, by or one_of.")
    return Knob(may.option or may.row, may.weight, choices)


def _of_option(game: Game, goals: Goals, may: AllowedChange) -> Iterator[KnobSetting]:
    option = next((each for each in game.ruleset.options if each.name == may.option), None)
    if option is None:
        raise BadGoals(f"{game.title} has no option {quoted(may.option)} to change.")
    now = goals.options.get(option.name, option.default)
    others = [value for value in may.values or tuple(option.values) if value != now]
    numbers = [each for each in (now, *others) if type(each) is int]
    far = max((abs(each - now) for each in numbers), default=1) if type(now) is int else 1
    for value in others:
        if isinstance(value, tuple):
            raise BadGoals(f"Option {option.name} takes no lists.")
        option.stored(value)
        step = (value - now) / far if type(value) is int and type(now) is int else 1.0
        yield KnobSetting(f"{option.name} {value} instead of {now}", abs(step), step, option=(option.name, value))


def _of_row(game: Game, goals: Goals, may: AllowedChange) -> Iterator[KnobSetting]:
    data, (name, _, of_row) = game.ruleset.data, may.row.partition(".")
    if data is None:
        raise BadGoals(f"The data of {game.title} cannot be changed, only its options.")
    places = {(data.rows[row], column.name): (row, column, at) for row, column, at in data.places()}
    if (name, of_row) not in places:
        raise BadGoals(f"There is no row {quoted(may.row)}: write one such as {data.sample_of.partition(':')[0]}.")
    row, column, at = places[name, of_row]
    now = tuple(data.stored(goals.options.get(NAME, data.default)))[at]
    others = [new for new in dict.fromkeys(_others(column, now, may)) if new != now]
    far = max((abs(new[0] - now[0]) for new in others), default=1)
    for new in others:
        moved = sum(a != b for a, b in zip(new, now, strict=True)) / len(now)
        step = moved if column.words or column.cells > 1 else (new[0] - now[0]) / far
        become, was = (english(cells_told(column, each)) for each in (new, now))
        text = f"{english(row_title(data, row))}: {column.name} {become} instead of {was}"
        yield KnobSetting(text, abs(step), step, cells=tuple(enumerate(new, at.start)))


def _others(column: Column, now: Sequence[int], may: AllowedChange) -> Iterator[tuple[int, ...]]:
    """Yield the allowed values of a column."""
    for value in may.values:
        numbers = [column.number(word) for word in (value if isinstance(value, tuple) else (value,))]
        if None in numbers or len(numbers) != column.cells:
            raise BadGoals(f"{may.row} has {column.cells} of: {PLAIN.text(column.allowed)}; not {quoted(value)}.")
        yield tuple(number for number in numbers if number is not None)
    if may.by:
        yield from ((each,) for each in range(now[0] - may.by, now[0] + may.by + 1) if each in column.among)
    for word in may.one_of:
        number = column.number(word)
        if number is None:
            raise BadGoals(f"{may.row} is {PLAIN.text(column.allowed)}, not {quoted(word)}.")
        yield from (tuple(number if at == cell else was for at, was in enumerate(now)) for cell in range(len(now)))


def candidates(game: Game, goals: Goals, knobs: Sequence[Knob]) -> list[Candidate]:
    """Return the rule sets within a few changes, cheapest first: the first is unchanged."""
    made = islice(_made(game, goals, knobs), MOST_CANDIDATES)
    return sorted(made, key=lambda each: each.cost)


def _made(game: Game, goals: Goals, knobs: Sequence[Knob]) -> Iterator[Candidate]:
    for changes in range(min(goals.most_changes, len(knobs)) + 1):
        for turned in combinations(range(len(knobs)), changes):
            for choice in product(*(range(len(knobs[at].choices)) for at in turned)):
                settings = [-1] * len(knobs)
                for at, chosen in zip(turned, choice, strict=True):
                    settings[at] = chosen
                if (options := options_of(game, goals, knobs, settings)) is not None:
                    yield Candidate(tuple(settings), options, changes, _cost(knobs, settings))


def _cost(knobs: Sequence[Knob], settings: Sequence[int]) -> float:
    """Return the cost of the changes: fewer beats smaller, unless weights say otherwise."""
    sizes = [(knob.weight, knob.choices[at].size) for knob, at in zip(knobs, settings, strict=True) if at >= 0]
    return sum(weight * (1 + size / (1 + len(knobs))) for weight, size in sizes)


def options_of(game: Game, goals: Goals, knobs: Sequence[Knob], settings: Sequence[int]) -> dict[str, Value] | None:
    """Return the options of a rule set, or None if its data are inconsistent."""
    chosen = [knob.choices[at] for knob, at in zip(knobs, settings, strict=True) if at >= 0]
    options = {**goals.options, **dict(each.option for each in chosen if each.option)}
    cells = [cell for each in chosen for cell in each.cells]
    try:
        if cells and game.ruleset.data:
            options[NAME] = _data(game.ruleset.data, options, cells)
        game.ruleset.blank(options)
    except UnknownOption:
        return None
    return options


def _data(data: DataOption, options: Mapping[str, Value], cells: Sequence[tuple[int, int]]) -> Value:
    """Return the rule data of ``options`` with some cells changed. Raises `UnknownOption`."""
    table = list(data.stored(options.get(NAME, data.default)))[: len(data.published)]
    for place, number in cells:
        table[place] = number
    return data.value(data.grid(data.checked(table)))


def text(knobs: Sequence[Knob], candidate: Candidate) -> list[str]:
    """Return a rule set's changes as sentences."""
    return [knob.choices[at].text for knob, at in zip(knobs, candidate.settings, strict=True) if at >= 0]
