"""A game from its record, its rules and a few words; the rest follows from these declarations.

    GAME = simple_game(__name__, "Pig", State, Move, score=lambda s, seat: s.banked[seat])

The module has the functions of `warbones.core.rules.engine.Rules`: two seats need no ``payoff``, open games no
``redact``. It may also advise bots (`SearchAdvice` there). Its
docstring is the rulebook, and those of its events are the lines of the log. ``examples/pig`` is a whole game.

Notation, table, log and bots are plain. An author who cares replaces them one by one, with `dataclasses.replace`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from typing import Any

from warbones.core.errors import WarbonesError
from warbones.core.messages import Piece, Text, msg
from warbones.core.notation.notation import Notation
from warbones.core.notation.validity import Check
from warbones.core.play.game import Game
from warbones.core.play.parts import BotSettings, GameView, Lobby
from warbones.core.record.options import RuleOption
from warbones.core.record.records import OPTIONS, Record, field_of, fields
from warbones.core.rules.ruleset import Ruleset
from warbones.core.view.lesson import ScriptedStep
from warbones.simple.events import events_of, tell
from warbones.simple.notation import SimpleNotation
from warbones.simple.rules import completed
from warbones.simple.view import SimpleView

__all__ = ["simple_game", "tell"]


def simple_game(
    module: str,
    title: str,
    state: type[Record],
    moves: type[IntEnum],
    score: Callable[[Any, int], int],
    *,
    scored: str = "points",
    names: tuple[str, ...] = ("Alpha", "Beta"),
    options: tuple[RuleOption, ...] = (),
    question: str = "",
    bots: BotSettings | None = None,
    checks: tuple[Check, ...] = (),
    most_sides: int = 6,
) -> Game:
    """Return the game in ``module``, which is the module's ``__name__``.

    ``moves`` are the actions by number; ``score`` returns a seat's ``scored`` points so far. ``names`` are those of the
    seats, ``question`` is asked at each decision, and ``most_sides`` is the number of sides of the largest die.
    ``checks`` take a record and yield sentences about what is impossible in it. Raises `WarbonesError`.
    """
    declared, held = {option.name for option in options}, {each.name for each in fields(_options_of(state))}
    if odd := sorted(declared ^ held):
        raise WarbonesError(
            f"The record Options and `options` of {title} differ in {odd[0]!r}: both name each rule option."
        )
    holder = sys.modules[module]
    rules, advice = completed(holder, score, len(names))
    notation = SimpleNotation(state, rules, moves, options, len(names), checks)
    view = SimpleView(names, moves, score, scored, question)
    line, *_ = (holder.__doc__ or title).strip().split("\n")
    made = Game(
        id=module.rpartition(".")[2].lower(),
        title=title,
        names=names,
        rules_version="1",
        ruleset=Ruleset(
            state=state,
            events=events_of(holder),
            options=options,
            rules=rules,
            advice=advice,
            most_actions=len(moves),
            package=module,
            most_sides=most_sides,
            secrets=hasattr(holder, "redact"),
            compiles=False,
        ),
        notation=Notation(
            action_text=notation.action_text,
            action_pieces=lambda _s, _seat, _action: (),
            written=notation.written,
            reader=notation.read,
            problem=notation.problem,
        ),
        view=GameView(draw=view.draw, prompt=view.prompt, status=view.status, counts=view.counts),
        lobby=Lobby(line=line, facts=_facts(names), look=(Piece(id="look", label="", shape="d6", face="6", set=0),)),
        bots=bots or BotSettings(),
        draws=True,
    )
    first = ScriptedStep(title=title, text=line, position=made.new().text)
    return replace(made, view=replace(made.view, lesson=(first,)))


def _options_of(state: type[Record]) -> type[Record]:
    return field_of(state, OPTIONS).kind


def _facts(names: tuple[str, ...]) -> Text:
    return msg("simple-facts", players=len(names))
