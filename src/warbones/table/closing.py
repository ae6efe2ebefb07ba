"""A match at its edges: before everybody has come, and once people have ended it themselves.

Both are drawn over what a seat sees anyway, so they tell nothing of the game.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.view.reader import part_in_words
from warbones.core.view.scene import Ending, Line, Prompt, Said, Scene, Seat
from warbones.core.view.words import Voice
from warbones.table.answers import Ended
from warbones.table.errors import CannotEnd

TWO: Final = 2

OVER: Final = "Game over"
NOT_BEGUN: Final = "Not begun"
WAITING: Final = "Play begins once everybody has come."
OF_CHOICE: Final = frozenset({"list", "shelf"})
"""Looks of areas that show what can be had."""

NOTHING_YET: Final = "Nothing is rolled before that, and nobody decides."


def waiting(scene: Scene) -> Scene:
    """Return the scene of a table that somebody has still to come to."""
    prompt = Prompt(kind="wait", text=WAITING, detail=NOTHING_YET)
    return replace(scene, status=NOT_BEGUN, prompt=prompt, seats=_idle(scene.seats), moment=False)


def closed(scene: Scene, ended: Ended, seen: Position) -> Scene:
    """Return the scene of a match that ended so; ``seen`` is what its reader knows of the position.

    What could be had, and what is or would be added up, belongs to play: none of it is left.
    """
    game = seen.game
    text, winners = in_words(ended, Voice(scene.seat, game.names)), winners_of(ended, game)
    return replace(
        scene,
        status=OVER,
        seats=_idle(scene.seats),
        prompt=Prompt(kind="over", text=text),
        areas=tuple(area for area in scene.areas if area.look not in OF_CHOICE),
        calculations=(),
        arrows=(),
        log=(*scene.log, Line(parts=(Said(text=text),), seat=ended.seat, kind="result")),
        over=True,
        moment=False,
        ending=Ending(
            winners=winners,
            text=text,
            counted=tuple([part_in_words(each, scene.seat, game.names) for each in game.view.counts(seen.shown())]),
        ),
    )


def _idle(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats with nothing that they are about to do."""
    return tuple(replace(seat, acting=False, status="") for seat in seats)


def in_words(ended: Ended, voice: Voice) -> str:
    """Return who won, and whether it was by giving up, by the clock, or since somebody stayed away."""
    if ended.out and ended.seat is None:
        return "Everybody who was asked ran out of time: nobody wins."
    if ended.out and ended.seat is not None:
        return f"{voice.does(ended.seat, 'run')} out of time: {voice.then(1 - ended.seat, 'win')} the game."
    if ended.called_off:
        return "Called off, since somebody had gone: it counts for nobody."
    if ended.left and ended.seat is not None:
        return f"{voice.does(ended.seat, 'stay')} away: {voice.then(1 - ended.seat, 'win')} the game."
    if ended.seat is None:
        return "You agreed to a draw." if voice.seat is not None else "The game is a draw by agreement."
    return f"{voice.does(ended.seat, 'resign')}: {voice.then(1 - ended.seat, 'win')} the game."


def winners_of(ended: Ended, game: Parts) -> tuple[int, ...]:
    """Return the seats that won: none in a draw."""
    return () if ended.seat is None else tuple(seat for seat in range(len(game.names)) if seat != ended.seat)


def scores(ended: Ended, game: Parts) -> tuple[int, ...]:
    """Return each seat's result, as `Position.scores` does."""
    winners = winners_of(ended, game)
    return tuple(0 if not winners else 1 if seat in winners else -1 for seat in range(len(game.names)))


def must_end(ended: Ended, game: Parts) -> None:
    """Raise `CannotEnd` where a match of this game cannot end so."""
    if ended.seat is None and not (game.draws or ended.out or ended.left):
        raise CannotEnd(f"The rules of {game.title} know no draw, so none can be agreed.")
    if ended.seat is not None and len(game.names) > TWO:
        raise CannotEnd("With more than two at the table nobody resigns: let a bot play for you instead.")
