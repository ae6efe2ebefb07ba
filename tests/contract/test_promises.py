"""Every game keeps the promises of `warbones.check`, and a broken one is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest

from tests import effort
from warbones import Game, load
from warbones.check.promises import Promise
from warbones.check.suite import PROMISES
from warbones.core.play.position import Position

GAMES_PLAYED: Final = range(40 if effort.long else 1)

BY_NAME: Final = {promise.check.__name__: promise for promise in PROMISES}


@pytest.mark.parametrize("promise", PROMISES, ids=BY_NAME)
def test_every_game_keeps_it(game: Game, promise: Promise) -> None:
    assert promise.problems(game, GAMES_PLAYED) == []


def with_rules(game: Game, **changed: Any) -> Game:
    """Return a game with some of its rules replaced."""
    rules = game.ruleset.rules
    every = {name: getattr(rules, name) for name in dir(rules) if name[0] != "_"}
    return replace(game, ruleset=replace(game.ruleset, rules=SimpleNamespace(**every | changed)))


def everybody_wins(game: Game) -> Game:
    return with_rules(game, payoff=lambda _s, _seat: 1)


def listed_twice(game: Game) -> Game:
    def legal(s: Any, seat: int, out: Any) -> int:
        found = game.ruleset.rules.legal(s, seat, out)
        if found:
            out[found] = out[0]
        return found + bool(found)

    return with_rules(game, legal=legal)


def half_written(game: Game) -> Game:
    return replace(game, notation=replace(game.notation, written=lambda s: s.phase.name.lower()))


def open_handed(game: Game) -> Game:
    return with_rules(game, redact=lambda _s, _seat: None)


def undeclared(game: Game) -> Game:
    return replace(game, ruleset=replace(game.ruleset, secrets=False))


def drifting(game: Game) -> Game:
    """Rules whose set-up differs from one game to the next."""
    games, advance = count(), game.ruleset.rules.advance

    def begin(s: Any, t: Any) -> None:
        first = s.phase == 0
        advance(s, t)
        if first:
            s.keep[0] -= next(games) % 5

    return with_rules(game, advance=begin)


def undeclared_keep(game: Game) -> Game:
    """Rules that set a keep higher than its field declares."""
    advance = game.ruleset.rules.advance

    def begin(s: Any, t: Any) -> None:
        first = s.phase == 0
        advance(s, t)
        if first:
            s.keep[0] = 99

    return with_rules(game, advance=begin)


def labelled_alike(game: Game) -> Game:
    def draw(seen: Position, seat: int | None) -> Any:
        scene = game.view.draw(seen, seat)
        options = tuple(msgspec.structs.replace(each, label="Go") for each in scene.prompt.options)
        return msgspec.structs.replace(scene, prompt=msgspec.structs.replace(scene.prompt, options=options))

    return replace(game, view=replace(game.view, draw=draw))


def without_layout(game: Game) -> Game:
    def draw(seen: Position, seat: int | None) -> Any:
        scene = game.view.draw(seen, seat)
        return msgspec.structs.replace(scene, areas=scene.areas[1:])

    return replace(game, view=replace(game.view, draw=draw))


def without_lesson(game: Game) -> Game:
    return replace(game, view=replace(game.view, lesson=()))


def endless(game: Game) -> Game:
    return with_rules(game, over=lambda _s: False, payoff=lambda _s, _seat: 0)


def speechless(game: Game) -> Game:
    return with_rules(game, legal=lambda _s, _seat, _out: 0)


def with_small_dice(game: Game) -> Game:
    return replace(game, ruleset=replace(game.ruleset, most_sides=4))


FAULTS: Final[list[tuple[str, str, Callable[[Game], Game], str]]] = [
    ("ends", "keep", everybody_wins, "results are (1, 1): they must sum to zero"),
    ("ends", "keep", endless, "DICE WAR takes 10,000 automatic steps in a row"),
    ("ends", "keep", speechless, "must decide and has no legal action"),
    ("ends", "keep", with_small_dice, "A die has 6 sides, but `most_sides` is 4"),
    ("lists_what_is_legal", "keep", listed_twice, "Two legal actions have one number or one text"),
    ("survives_as_text", "keep", half_written, "BrokenPosition: "),
    ("repeats", "keep", drifting, "The same answers gave two different games"),
    ("fits_its_declarations", "keep", undeclared_keep, "'keep"),
    ("hides", "dicewing", open_handed, "can tell what seat"),
    ("says_whether_it_hides", "dicewing", undeclared, "An event is told to one seat alone"),
    ("offers_what_is_legal", "keep", labelled_alike, "Two options have one label"),
    ("can_be_shown", "keep", without_layout, "A layout has the areas"),
    ("has_words", "keep", without_lesson, "There is no lesson"),
]
"""A promise, a game, a fault planted in it, and the beginning of what is said about it."""


@pytest.mark.parametrize(("check", "name", "plant", "told"), FAULTS, ids=lambda each: getattr(each, "__name__", each))
def test_a_broken_promise_is_found(check: str, name: str, plant: Callable[[Game], Game], told: str) -> None:
    found = BY_NAME[check].problems(plant(load(name)), range(3))
    assert found
    assert told in found[0]


def test_what_a_game_raises_is_told_with_the_line_in_its_own_files() -> None:
    game = with_rules(load("keep"), over=lambda s: s.no_such_field)
    (told, *_) = BY_NAME["ends"].problems(game, range(1))
    assert "AttributeError: 'State' object has no attribute 'no_such_field'" in told
