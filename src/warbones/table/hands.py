"""Dice that people roll by hand and type in: whose are due, how many of them at once, and what everybody sees of that.

The seats' people roll their own dice; those of a bot's seat are rolled by the table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import Final

from msgspec.structs import replace

from warbones.core.errors import UnknownOption, WrongRoll, integer, quoted
from warbones.core.messages import Text, msg
from warbones.core.play.game import Game
from warbones.core.play.position import Die, Position
from warbones.core.record.options import Value
from warbones.core.view.scene import Due, Prompt, Scene

Hands = Collection[int]
"""The seats whose people roll by hand."""

MOST: Final = 32
"""Dice that can be typed in at once."""


def agreed(game: Game, options: Mapping[str, Value], *, by_hand: bool) -> tuple[dict[str, Value], bool]:
    """Return the options of a match, and whether its dice are real: where dice are thrown too, both or none are.

    Raises `UnknownOption` where only the options say otherwise.
    """
    throws = game.ruleset.throws
    if throws is None:
        return dict(options), by_hand
    real = throws.by_hand
    if by_hand and (other := next((name for name in real if options.get(name, real[name]) != real[name]), "")):
        raise UnknownOption.saying(
            "refused-real-dice-not", option=other, real=quoted(real[other]), asked=quoted(options[other])
        )
    chosen = {**options, **real} if by_hand else dict(options)
    return chosen, by_hand or all(chosen.get(name) == value for name, value in real.items())


def roller(position: Position, stream: int | None) -> int | None:
    """Return the seat that rolls the die that is due of ``stream``; None where it is nobody's."""
    return position.asks(None).roller if stream is None else stream


def by_hand(position: Position, stream: int | None, hands: Hands) -> bool:
    """Return whether the die that is due of ``stream`` is typed in; one that is nobody's is, if any is."""
    who = roller(position, stream) if hands else None
    return bool(hands) if who is None else who in hands


def rolling(position: Position, hands: Hands) -> tuple[frozenset[int], frozenset[int]]:
    """Return the seats whose people roll by hand now: dice of their own stream, unseen, and dice before everybody.

    What came of a throw, and a die that is nobody's, anybody may type in.
    """
    owed = position.owed if hands else {}
    own = frozenset(seat for seat in owed if seat is not None and seat in hands)
    if None not in owed:
        return own, frozenset()
    who = roller(position, None)
    return own, frozenset(hands) if who is None else frozenset({who}.intersection(hands))


def rolled_here(position: Position, hands: Hands) -> tuple[int | None, Die] | None:
    """Return a die that is due and that the table rolls, with its stream; None where there is none."""
    dice = ((stream, due) for stream, due in position.owed.items() if isinstance(due, Die))
    return next(((stream, die) for stream, die in dice if not by_hand(position, stream, hands)), None)


def stream_of(position: Position, seat: int, hands: Hands) -> int | None:
    """Return the stream of the die that is due of the person on ``seat``: its own, or everybody's.

    Raises `WrongRoll`, without a word on what others roll in secret.
    """
    if seat not in hands:
        raise WrongRoll.saying("refused-table-rolls-dice-nothing")
    names, owed = position.game.names, position.owed
    if isinstance(owed.get(seat), Die):
        return seat
    if isinstance(owed.get(None), Die):
        who = roller(position, None)
        if who in (None, seat):
            return None
        raise WrongRoll.saying("refused-die-due-roll-who", who=names[who])
    raise WrongRoll.saying("refused-no-die-due-now", who=names[seat])


def roll(position: Position, seat: int, stream: int | None, faces: Sequence[int]) -> list[int]:
    """Roll ``faces``, one after the other, as the dice of ``seat`` are due; return them. Raises `WrongRoll`."""
    if not isinstance(faces, list | tuple) or not faces:
        raise WrongRoll.saying("refused-face-does-die-show")
    numbers = [face if (number := integer(face)) is None else number for face in faces]
    for count, face in enumerate(numbers):
        if not _goes_on(position, seat, stream):
            raise WrongRoll.saying(
                "refused-due-now-faces-typed", dice=count, who=position.game.names[seat], faces=len(faces)
            )
        position.roll(face, stream)
    return numbers


def _goes_on(position: Position, seat: int, stream: int | None) -> bool:
    """Return whether a die of ``stream`` is due that ``seat`` rolls."""
    return isinstance(position.owed.get(stream), Die) and roller(position, stream) in (None, seat)


def asked(scene: Scene, position: Position) -> Scene:
    """Return the scene with all the dice that its seat may type in at once; who does not roll waits."""
    prompt, seat = scene.prompt, scene.seat
    if prompt.kind != "roll":
        return scene
    if seat is not None and prompt.roller in (None, seat):
        return replace(scene, prompt=_together(prompt, _upcoming(position, seat)))
    die = prompt.dice[0].name
    text = (
        msg("table-somebody-rolls", die=die)
        if prompt.roller is None
        else msg("table-rolls-by-hand", seat=prompt.roller, die=die)
    )
    seats = tuple(replace(plate, acting=plate.seat == prompt.roller) for plate in scene.seats)
    return replace(scene, seats=seats, prompt=Prompt(kind="wait", text=text))


def _together(prompt: Prompt, dice: tuple[Due, ...]) -> Prompt:
    """Return the prompt for all of ``dice``."""
    if len(dice) <= 1:
        return prompt
    detail: Text = msg("table-in-this-order", dice=[die.name for die in dice])
    if prompt.detail:
        detail = msg("table-sentences", first=detail, rest=prompt.detail)
    return replace(prompt, text=msg("table-roll-dice", dice=len(dice)), detail=detail, dice=dice)


def _upcoming(position: Position, seat: int) -> tuple[Due, ...]:
    """Return the dice that are due of ``seat`` one after the other, as far as that holds whatever they show."""
    stream = seat if seat in position.owed else None
    dice: list[Due] = []
    signs: list[tuple[int, int]] = []
    for each in _after(position, seat, stream, (1,)):
        dice += each.asks(seat).dice
        signs.append(_sign(each, stream))
    most = max(sides for sides, _ in signs)
    for faces in ((1, most), *((face,) for face in range(2, most + 1))):
        found = [_sign(each, stream) for each in islice(_after(position, seat, stream, faces), len(signs))]
        same = (one == other for one, other in zip(signs, found, strict=False))
        signs = signs[: next((at for at, equal in enumerate(same) if not equal), len(found))]
    return tuple(dice[: len(signs)])


def _after(position: Position, seat: int, stream: int | None, faces: Sequence[int]) -> Iterator[Position]:
    """Yield the position at each die of ``seat`` that is due while dice show ``faces`` in turn, or their highest."""
    trial = position.copy()
    for face in islice(cycle(faces), MOST):
        if not _goes_on(trial, seat, stream):
            return
        yield trial
        trial.roll(min(face, _sides(trial, stream)), stream)


def _sign(position: Position, stream: int | None) -> tuple[int, int]:
    """Return what tells a die that is due from others: its sides, and how much was told before."""
    return _sides(position, stream), len(position.events(stream))


def _sides(position: Position, stream: int | None) -> int:
    return position.owed[stream].sides
