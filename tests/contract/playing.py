"""Random play over any game, and everything that a seat receives from a position."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from warbones import Game, Position, WarbonesError
from warbones.core.options import Value


def random_options(game: Game, luck: random.Random) -> dict[str, Value]:
    """Return a random value for each of the game's options."""
    return {option.name: luck.choice(list(option.values)) for option in game.options}


def answer_one(position: Position, luck: random.Random) -> None:
    """Answer one thing that is due: a die, or a decision of any seat."""
    dues: list[tuple[str, int | None]] = [("die", seat) for seat in position.owed]
    dues += [("decision", seat) for seat in sorted(position.to_act)]
    what, seat = luck.choice(dues)
    if what == "die":
        position.roll(luck.randint(1, position.owed[seat].sides), seat)
    else:
        assert seat is not None
        position.act(seat, luck.choice(position.legal(seat).ids))


def random_game(game: Game, seed: int, options: Mapping[str, Value] | None = None) -> Iterator[Position]:
    """Play a random game with random options (or those given); yield the live position before each answer."""
    luck = random.Random(seed)
    position = game.new(**(random_options(game, luck) if options is None else options))
    while not position.over:
        yield position
        answer_one(position, luck)
    yield position


def received(position: Position, seat: int | None) -> bytes:
    """Return, as bytes, all that ``seat`` may ever be sent from ``position``."""
    seen = position.seen_by(seat)
    parts: dict[str, Any] = {
        "scene": position.scene(seat),
        "events": [[event.kind, event.numbers] for event in position.events(seat)],
        "position": seen.to_dict(),
        "text": seen.text,
        "owed": [[each, die.sides] for each, die in seen.owed.items()],
        "to_act": sorted(seen.to_act),
        "scores": seen.scores(),
        "errors": errors(position, seat),
    }
    if seat is not None:
        parts["legal"] = [action.text for action in position.legal(seat)]
    return msgspec.json.encode(parts)


def errors(position: Position, seat: int | None) -> list[str]:
    """Return what the seat is told when it hands in nonsense."""
    if seat is None:
        return []
    return [problem(position.copy(), seat, action) for action in ("nonsense", -1)]


def problem(position: Position, seat: int, action: str | int) -> str:
    """Return the sentence with which an action is refused."""
    try:
        position.act(seat, action)
    except WarbonesError as error:
        return str(error)
    raise AssertionError(f"{action!r} was accepted")


def chooses_in_secret(position: Position, seat: int) -> bool:
    """Return whether a decision of ``seat`` is due in secret: its prompt says so, or others are due with it."""
    if seat not in position.to_act:
        return False
    return position.scene(seat).prompt.secret or len(position.to_act) > 1


def act_in_secret(position: Position, seat: int, luck: random.Random) -> Position:
    """Return a copy in which ``seat`` has answered, at random, all that it answers in secret before the reveal."""
    twin = position.copy()
    while chooses_in_secret(twin, seat) or seat in twin.owed:
        if seat in twin.owed:
            twin.roll(luck.randint(1, twin.owed[seat].sides), seat)
        else:
            twin.act(seat, luck.choice(twin.legal(seat).ids))
    return twin
