"""Random play of any game, and everything that a seat receives from a position."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, Final

import msgspec

from tests import effort
from tests.random_landings import random_landing
from warbones import Die, Game, Landing, Position, Throw, WarbonesError
from warbones.core.record.options import Value

YOUNG: Final = 40 if effort.long else 24
"""After this many answers a game is checked only now and then, except by the tests of secrets."""

ASKED: Final = 3
"""The number of other seats' actions, and of random ones, that `refusals` tries."""


def random_options(game: Game, rng: random.Random) -> dict[str, Value]:
    """Return a random value for each of the game's options."""
    return {option.name: rng.choice(list(option.values)) for option in game.ruleset.options}


def answer_one(position: Position, rng: random.Random) -> None:
    """Answer one pending die or decision of any seat."""
    dues: list[tuple[str, int | None]] = [("die", seat) for seat in position.owed]
    dues += [("decision", seat) for seat in sorted(position.to_act)]
    what, seat = rng.choice(dues)
    if what == "die":
        answer_owed(position, seat, rng)
    else:
        assert seat is not None
        position.act(seat, rng.choice(position.legal(seat).ids))


def answer_owed(position: Position, seat: int | None, rng: random.Random) -> int | Landing:
    """Answer a pending die or throw, and return the answer."""
    due = position.owed[seat]
    if isinstance(due, Throw):
        landing = random_landing(due, rng)
        position.land(landing)
        return landing
    face = rng.randint(1, due.sides)
    position.roll(face, seat)
    return face


def random_game(game: Game, seed: int, options: Mapping[str, Value] | None = None) -> Iterator[Position]:
    """Play a random game with random options (or those given); yield the live position before each answer."""
    rng = random.Random(seed)
    position = game.new(**(random_options(game, rng) if options is None else options))
    while not position.over:
        yield position
        answer_one(position, rng)
    yield position


def looked_at(answers: int, young: int = YOUNG) -> bool:
    """Return whether to check a game after a number of answers: always early on, later now and then."""
    return answers < young or answers % 53 == 0


def moments(positions: Iterator[Position], young: int = YOUNG) -> Iterator[Position]:
    """Yield the positions of a game that are `looked_at`, and its last."""
    for answers, position in enumerate(positions):
        if position.over or looked_at(answers, young):
            yield position


def until_owed(game: Game) -> Position:
    """Return the first position that owes a die, in the first random game that has one."""
    games = (random_game(game, seed) for seed in count())
    return next(each for played in games for each in played if any(isinstance(due, Die) for due in each.owed.values()))


def received(position: Position, seat: int | None) -> bytes:
    """Return, as bytes, everything that ``seat`` may be sent from ``position``."""
    seen = position.seen_by(seat)
    parts: dict[str, Any] = {
        "scene": position.scene(seat),
        "facts": position.scene_messages(seat),
        "events": [repr(event) for event in position.events(seat)],
        "position": seen.to_dict(),
        "text": seen.text,
        "owed": [[each, due] for each, due in seen.owed.items()],
        "to_act": sorted(seen.to_act),
        "scores": seen.scores(),
        "errors": errors(position, seat),
    }
    if seat is not None:
        parts["legal"] = [action.text for action in position.legal(seat)]
    return msgspec.json.encode(parts)


def errors(position: Position, seat: int | None) -> list[str]:
    """Return the refusals that the seat gets for nonsense."""
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
    """Return whether ``seat`` has to decide in secret: its prompt says so, or others decide at the same time."""
    if seat not in position.to_act:
        return False
    return len(position.to_act) > 1 or position.scene(seat).prompt.secret


def act_in_secret(position: Position, seat: int, rng: random.Random) -> Position:
    """Return a copy in which ``seat`` has made all its secret decisions up to the reveal, at random."""
    twin = position.copy()
    answer_in_secret(twin, seat, rng)
    return twin


def answer_in_secret(position: Position, seat: int, rng: random.Random) -> list[tuple[str, int]]:
    """Make all secret decisions of ``seat`` up to the reveal, at random; return them."""
    answers: list[tuple[str, int]] = []
    while seat in position.owed or chooses_in_secret(position, seat):
        if seat in position.owed:
            answers.append(("roll", rng.randint(1, position.owed[seat].sides)))
        else:
            answers.append(("act", rng.choice(position.legal(seat).ids)))
        give(position, seat, *answers[-1])
    return answers


def give(position: Position, seat: int, kind: str, answer: int) -> None:
    """Give one answer for ``seat``: the face of its own die, or its action."""
    if kind == "roll":
        position.roll(answer, seat)
    else:
        position.act(seat, answer)


def refusals(position: Position) -> Iterator[str]:
    """Yield the refusals of nonsense, of an illegal action, and of an action in another's turn."""
    game, rng = position.game, random.Random(len(position.text))
    for seat in range(len(game.names)):
        others = [action.text for other in sorted(position.to_act - {seat}) for action in position.legal(other)]
        words = (
            [" ".join(rng.sample(game.notation.words, 2)) for _ in range(ASKED)] if len(game.notation.words) > 1 else []
        )
        for action in ("nonsense", -1, *others[:ASKED], *words):
            yield _answered(position.copy(), seat, action)


def _answered(position: Position, seat: int, action: str | int) -> str:
    try:
        position.act(seat, action)
    except WarbonesError as refusal:
        return str(refusal)
    return "accepted"
