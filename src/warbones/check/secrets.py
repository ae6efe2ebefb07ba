"""Promises about hidden information: changing what is hidden from a seat changes nothing that it receives."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from warbones.check.random_play import moments, random_game
from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.play.position import Position


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


def secret_twins(game: Game, seed: int) -> Iterator[tuple[int | None, int, Position, Position]]:
    """Yield (viewer, other, one, two): two positions that differ in what ``other`` did in secret.

    The viewer still has to make its own secret choice, so nothing is revealed yet; a spectator (None) is always a
    viewer, too.
    """
    rng = random.Random(seed)
    for position in moments(random_game(game, seed), 40):
        choosing = [seat for seat in range(len(game.names)) if chooses_in_secret(position, seat)]
        if len(choosing) < 2:
            continue
        for other in choosing:
            one, two = (act_in_secret(position, other, rng) for _ in range(2))
            if one.to_dict() != two.to_dict():
                for viewer in (None, *(seat for seat in choosing if seat != other)):
                    yield viewer, other, one, two


def hides(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if a seat or a spectator receives anything that depends on another's secret choice."""
    for viewer, other, one, two in secret_twins(game, seed):
        who = "A spectator" if viewer is None else f"Seat {viewer}"
        if received(one, viewer) != received(two, viewer):
            yield f"{who} can tell what seat {other} chose in secret, at {one.seen_by(viewer).text}."
        if received(one, other) == received(two, other):
            yield f"Seat {other} is not told its own secret choice, at {one.seen_by(other).text}."


def says_whether_it_hides(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if a game that declares no secrets has some."""
    for position in () if game.ruleset.secrets else moments(random_game(game, seed)):
        if len(position.to_act) > 1:
            yield "Seats decide at the same time, so their choices are secret: the game needs `redact`."
            return
        if any(position.events(seat) != position.events(None) for seat in range(len(position.game.names))):
            yield "An event is told to one seat alone, but the game declares no secrets."
            return
