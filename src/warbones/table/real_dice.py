"""Real dice, which people roll and type in: the dice that are due, and the prompts for them.

People roll the dice of their own seats. The table rolls for bots.
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
"""The seats whose people roll real dice."""

MOST: Final = 32
"""The maximum number of dice typed in together."""


def with_real_dice(game: Game, options: Mapping[str, Value], *, by_hand: bool) -> tuple[dict[str, Value], bool]:
    """Return the options of a match, and whether its dice are real: either all rolled and thrown dice are, or none.

    Raises `UnknownOption` if the options contradict ``by_hand``.
    """
    throws = game.ruleset.throws
    if throws is None:
        return dict(options), by_hand
    real = throws.by_hand
    if by_hand and (other := next((name for name in real if options.get(name, real[name]) != real[name]), "")):
        raise UnknownOption.saying(
            "refused-real-dice-option", option=other, real=quoted(real[other]), asked=quoted(options[other])
        )
    chosen = {**options, **real} if by_hand else dict(options)
    return chosen, by_hand or all(chosen.get(name) == value for name, value in real.items())


def roller(position: Position, stream: int | None) -> int | None:
    """Return the seat that rolls the next die of ``stream``, or None for anybody."""
    return position.prompt_messages(None).roller if stream is None else stream


def by_hand(position: Position, stream: int | None, hands: Hands) -> bool:
    """Return whether the next die of ``stream`` is typed in. Anybody may type in a die that has no roller."""
    who = roller(position, stream) if hands else None
    return bool(hands) if who is None else who in hands


def rolling(position: Position, hands: Hands) -> tuple[frozenset[int], frozenset[int]]:
    """Return the seats that roll real dice now: those in secret, from their own streams, and those in public.

    Anybody may type in the landing of a throw, or a die that has no roller.
    """
    owed = position.owed if hands else {}
    own = frozenset(seat for seat in owed if seat is not None and seat in hands)
    if None not in owed:
        return own, frozenset()
    who = roller(position, None)
    return own, frozenset(hands) if who is None else frozenset({who}.intersection(hands))


def rolled_here(position: Position, hands: Hands) -> tuple[int | None, Die] | None:
    """Return the next die that the table rolls, with its stream, if any."""
    dice = ((stream, due) for stream, due in position.owed.items() if isinstance(due, Die))
    return next(((stream, die) for stream, die in dice if not by_hand(position, stream, hands)), None)


def stream_of(position: Position, seat: int, hands: Hands) -> int | None:
    """Return the stream of the next die for ``seat`` to roll: its own, or the public one.

    Raises `WrongRoll`, without revealing others' secret rolls.
    """
    if seat not in hands:
        raise WrongRoll.saying("refused-real-dice-off")
    names, owed = position.game.names, position.owed
    if isinstance(owed.get(seat), Die):
        return seat
    if isinstance(owed.get(None), Die):
        who = roller(position, None)
        if who in (None, seat):
            return None
        raise WrongRoll.saying("refused-die-of-another", who=names[who])
    raise WrongRoll.saying("refused-die-not-due", who=names[seat])


def roll(position: Position, seat: int, stream: int | None, faces: Sequence[int]) -> list[int]:
    """Roll ``faces`` in order as the dice that ``seat`` is to roll, and return them. Raises `WrongRoll`."""
    if not isinstance(faces, list | tuple) or not faces:
        raise WrongRoll.saying("refused-faces-missing")
    numbers = [face if (number := integer(face)) is None else number for face in faces]
    for count, face in enumerate(numbers):
        if not _goes_on(position, seat, stream):
            raise WrongRoll.saying(
                "refused-faces-too-many", dice=count, who=position.game.names[seat], faces=len(faces)
            )
        position.roll(face, stream)
    return numbers


def _goes_on(position: Position, seat: int, stream: int | None) -> bool:
    """Return whether ``seat`` is to roll a die of ``stream``."""
    return isinstance(position.owed.get(stream), Die) and roller(position, stream) in (None, seat)


def with_dice_prompt(scene: Scene, position: Position) -> Scene:
    """Return the scene with all the dice that its seat may type in together. Other seats get a waiting prompt."""
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
    """Return the next dice of ``seat``, up to the first that depends on the faces before it."""
    stream = seat if seat in position.owed else None
    dice: list[Due] = []
    signs: list[tuple[int, int]] = []
    for each in _after(position, seat, stream, (1,)):
        dice += each.prompt_messages(seat).dice
        signs.append(_sign(each, stream))
    most = max(sides for sides, _ in signs)
    for faces in ((1, most), *((face,) for face in range(2, most + 1))):
        found = [_sign(each, stream) for each in islice(_after(position, seat, stream, faces), len(signs))]
        same = (one == other for one, other in zip(signs, found, strict=False))
        signs = signs[: next((at for at, equal in enumerate(same) if not equal), len(found))]
    return tuple(dice[: len(signs)])


def _after(position: Position, seat: int, stream: int | None, faces: Sequence[int]) -> Iterator[Position]:
    """Yield the position before each next die of ``seat``, if dice show ``faces`` in turn, capped at their sides."""
    trial = position.copy()
    for face in islice(cycle(faces), MOST):
        if not _goes_on(trial, seat, stream):
            return
        yield trial
        trial.roll(min(face, _sides(trial, stream)), stream)


def _sign(position: Position, stream: int | None) -> tuple[int, int]:
    """Return the facts that identify the next die: its sides, and the number of events before it."""
    return _sides(position, stream), len(position.events(stream))


def _sides(position: Position, stream: int | None) -> int:
    return position.owed[stream].sides
