"""Promises about rules and notation: games end, can be repeated and written down, and refuse what is illegal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final

from warbones.check.random_play import answer_one, answer_owed, moments, random_game
from warbones.core.errors import IllegalAction, quoted
from warbones.core.notation.validity import misfits
from warbones.core.play.game import Game
from warbones.core.play.position import Die, Position

MOST_ANSWERS: Final = 5_000

NONSENSE: Final = ("", "nonsense", "take", "\N{SKULL}" * 200)
"""Actions that no game has."""


def ends(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if a game does not end, waits for nothing it can get, or has results that do not sum to zero."""
    for answers, position in enumerate(random_game(game, seed)):
        if answers == MOST_ANSWERS:
            yield f"After {MOST_ANSWERS:,} answers the game still goes on, at {position.text}: add a limit of rounds."
            return
        if stuck := [seat for seat in sorted(position.to_act) if not position.legal(seat)]:
            yield f"Seat {stuck[0]} must decide and has no legal action, at {position.text}."
            return
        sides = [due.sides for due in position.owed.values() if isinstance(due, Die)]
        if most := max((each for each in sides if each > game.ruleset.most_sides), default=0):
            yield f"A die has {most} sides, but `most_sides` is {game.ruleset.most_sides}."
            return
        if not position.over and any(position.scores()):
            yield f"The game goes on, but has the results {position.scores()} already."
            return
        if not (position.over or position.owed or position.to_act):
            yield f"Nobody decides and no die is due, but the game is not over: {position.text}."
            return
    if sum(position.scores()):
        yield f"At the end the results are {position.scores()}: they must sum to zero."
    if position.to_act or position.owed:
        yield "The game is over, but somebody still decides or a die is due."


def repeats(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if the same answers give another position or other events."""
    for one, other in zip(moments(random_game(game, seed)), moments(random_game(game, seed)), strict=True):
        if one.to_dict() != other.to_dict() or one.events(0) != other.events(0):
            yield f"The same answers gave two different games, at {one.text}."
            return


def takes_back(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if an answer that is taken back leaves a trace."""
    rng = Random(seed)
    for position in moments(random_game(game, seed)):
        if not position.over:
            before, told = position.to_dict(), position.events(0)
            answer_one(position, rng)
            position.take_back()
            if (position.to_dict(), position.events(0)) != (before, told):
                yield f"An answer was taken back and left a trace, at {position.text}."
            with suppress(IllegalAction):
                position.take_back()
                yield f"An answer was taken back twice, at {position.text}."


def lists_what_is_legal(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if an action is listed twice, or is listed and refused, or a refusal changes anything."""
    rng = Random(seed)
    for position in moments(random_game(game, seed)):
        for seat in range(len(position.game.names)):
            listed = position.legal(seat)
            if bool(listed) != (seat in position.to_act):
                yield f"Seat {seat} has {len(listed)} legal actions, and decides: {seat in position.to_act}."
            if len({each.id for each in listed}) < len(listed) or len({each.text for each in listed}) < len(listed):
                yield f"Two legal actions have one number or one text: {', '.join(each.text for each in listed)}."
            for action in rng.sample(list(listed), min(len(listed), 12)):
                for given in (action, action.id, action.text, action.text.upper()):
                    position.copy().act(seat, given)
            numbers = {-2, -1, 0, 1, 3, 1 << 20, *(each ^ 1 for each in listed.ids)} - {*listed.ids}
            yield from _refused(position, seat, (*NONSENSE, *sorted(numbers)))


def _refused(position: Position, seat: int, actions: tuple[int | str, ...]) -> Iterator[str]:
    before = position.to_dict()
    for action in actions:
        try:
            position.act(seat, action)
            yield f"The action {quoted(action)} was accepted."
        except IllegalAction:
            if position.to_dict() != before:
                yield f"The refusal of {quoted(action)} changed the position."


def survives_as_json(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if a stored position does not go on like the original, or is stored as another for a reader."""
    for position in moments(random_game(game, seed)):
        read = game.from_dict(json.loads(json.dumps(position.to_dict())))
        due = [(each.owed, each.to_act, each.over) for each in (read, position)]
        if due[0] != due[1] or _next(read) != _next(position):
            yield f"The stored position goes on in another way: {position.text}."
        for known in _as_known(position):
            if game.from_dict(known.to_dict()).to_dict() != known.to_dict():
                yield f"This position is stored as another: {known.text}."


def _next(position: Position) -> dict[str, Any]:
    """Return the position after one answer in a copy."""
    twin = position.copy()
    if twin.owed:
        answer_owed(twin, next(iter(twin.owed)), Random(1))
    elif twin.to_act:
        seat = min(twin.to_act)
        twin.act(seat, twin.legal(seat)[-1])
    return twin.to_dict()


def _as_known(position: Position) -> Iterator[Position]:
    """Yield the position itself, and as a spectator and each seat know it."""
    yield position
    for reader in (None, *range(len(position.game.names))):
        yield position.seen_by(reader)


def survives_as_text(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if a position in notation, as it is or as somebody knows it, is read as another one."""
    for position in moments(random_game(game, seed)):
        for known in _as_known(position):
            if not known.owed and game.read(known.text) != known.record():
                yield f"This position is read as another: {known.text}."


def fits_its_declarations(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if a field holds what it does not declare while the game waits."""
    for position in moments(random_game(game, seed)):
        for known in _as_known(position) if position.record().phase else ():
            yield from misfits(known.record())
