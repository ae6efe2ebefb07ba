"""Titles of rule options, and explanations of their values: messages named after the game and the option.

``GAME-option-NAME`` is an option's title. Its attributes explain the values: each by name, ``.yes`` and ``.no``, or
``.number`` for integers; ``.own`` describes the notation of a custom value. Without such messages, a game shows the
names themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.record.data import PUBLISHED, Column, DataOption
from warbones.core.record.options import RuleOption, Value
from warbones.locales.english import ENGLISH

LISTED: Final = 8
"""The number of changes of the rule data that are listed."""


def option_title(game: str, option: RuleOption) -> Text:
    """Return the title of an option."""
    return _said(option_key(game, option), option.numbers, option.name)


def option_value(game: str, option: RuleOption, value: Value) -> Text:
    """Return the explanation of a value."""
    if isinstance(option, DataOption) and value != PUBLISHED:
        return _changes(game, option, value)
    if value not in option.values and not option.most:
        return msg("option-own")
    args = {"value": value} if type(value) is int else {}
    return _said(f"{option_key(game, option)}.{_name(value)}", {**args, **option.numbers}, str(value))


def option_help(game: str, option: RuleOption) -> Text:
    """Return the description of custom values, or "" if there are none."""
    if not option.own:
        return ""
    limits = {"least": option.least, "most": option.most} if option.most else {}
    return _said(f"{option_key(game, option)}.own", limits, option.name)


def option_chosen(game: str, option: RuleOption, value: Value) -> Msg:
    """Return an option with its value."""
    return msg("option-chosen", title=option_title(game, option), value=option_value(game, option, value))


def row_title(option: DataOption, row: int) -> Text:
    """Return the title of a row of the rule data."""
    return _said(option.keys[row], {}, option.rows[row]) if option.keys else option.rows[row]


def column_title(game: str, column: Column) -> Text:
    """Return the title of a column of the rule data."""
    return _said(f"{game}-column-{column.name}", {}, column.name)


def cells_told(column: Column, numbers: Sequence[int]) -> Text:
    """Return the cells of a column in words."""
    first, *rest = [
        _said(column.keys[each], {}, column.word(each)) if column.keys else column.word(each) for each in numbers
    ]
    for each in rest:
        first = msg("list-more", first=first, rest=each)
    return first


def option_key(game: str, option: RuleOption) -> str:
    """Return the key of an option's title."""
    return f"{game}-option-{_slug(option.name)}"


def _changes(game: str, option: DataOption, value: Value) -> Text:
    """Return the differences of a table from the published one."""
    cells = tuple(option.stored(value))[: len(option.published)]
    changes = list(option.changed(cells))
    texts: list[Text] = [
        msg(
            "option-data-change",
            row=row_title(option, row),
            column=column_title(game, column),
            now=cells_told(column, cells[at]),
            published=cells_told(column, option.published[at]),
        )
        for row, column, at in changes[:LISTED]
    ]
    texts += [msg("option-data-others", count=len(changes) - LISTED)] if len(changes) > LISTED else []
    first, *rest = texts
    for each in rest:
        first = msg("option-data-more", first=first, rest=each)
    return msg("table-sentence", text=first)


def _said(key: str, args: Mapping[str, Value], otherwise: str) -> Text:
    known = ENGLISH.arguments.get(key)
    return otherwise if known is None else msg(key, (), **{name: args[name] for name in known})


def _name(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "number" if isinstance(value, int) else _slug(value)


def _slug(name: str) -> str:
    return name.lower().replace("_", "-")
