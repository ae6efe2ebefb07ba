"""The scenes of a match that has not begun and of one that people have ended themselves.

Both are derived from the scene that a seat sees anyway, and so reveal nothing.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from warbones.core.messages import Msg, msg
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.view.scene import Ending, Line, Prompt, Scene, Seat
from warbones.table.answers import Ended
from warbones.table.errors import CannotEnd

TWO: Final = 2

OVER: Final = msg("table-game-over")
NOT_BEGUN: Final = msg("table-not-begun")
OF_CHOICE: Final = frozenset({"list", "shelf"})
"""The ``look`` of areas that show offers."""


def waiting(scene: Scene) -> Scene:
    """Return the scene of a table that waits for people."""
    prompt = Prompt(kind="wait", text=msg("table-waiting"), detail=msg("table-nothing-yet"))
    return replace(scene, status=NOT_BEGUN, prompt=prompt, seats=_idle(scene.seats), moment=False)


def closed(scene: Scene, ended: Ended, seen: Position) -> Scene:
    """Return the scene of a match after its end; ``seen`` is the position as the reader knows it.

    Offers, calculations and arrows belong to play, and are removed.
    """
    game = seen.game
    text, winners = outcome(ended), winners_of(ended, game)
    return replace(
        scene,
        status=OVER,
        seats=_idle(scene.seats),
        prompt=Prompt(kind="over", text=text),
        areas=tuple(area for area in scene.areas if area.look not in OF_CHOICE),
        calculations=(),
        arrows=(),
        log=(*scene.log, Line(parts=(text,), seat=ended.seat, kind="result")),
        over=True,
        moment=False,
        ending=Ending(
            winners=winners,
            text=text,
            counted=tuple(game.view.counts(seen.shown())),
        ),
    )


def _idle(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats without activity."""
    return tuple(replace(seat, acting=False, status="") for seat in seats)


def outcome(ended: Ended) -> Msg:
    """Return the outcome with its reason: resignation, timeout, abandonment or an agreed draw."""
    if ended.called_off:
        return msg("table-called-off")
    if ended.seat is None:
        return msg("table-out-of-time-all" if ended.out else "table-draw-agreed")
    key = "table-out-of-time" if ended.out else "table-stayed-away" if ended.left else "table-resigned"
    return msg(key, seat=ended.seat, foe=1 - ended.seat)


def winners_of(ended: Ended, game: Parts) -> tuple[int, ...]:
    """Return the seats that won: none in a draw."""
    return () if ended.seat is None else tuple(seat for seat in range(len(game.names)) if seat != ended.seat)


def scores(ended: Ended, game: Parts) -> tuple[int, ...]:
    """Return each seat's result, as `Position.scores` does."""
    winners = winners_of(ended, game)
    return tuple(0 if not winners else 1 if seat in winners else -1 for seat in range(len(game.names)))


def must_end(ended: Ended, game: Parts) -> None:
    """Raise `CannotEnd` if a match of this game cannot end as in ``ended``."""
    if ended.seat is None and not (game.draws or ended.out or ended.left):
        raise CannotEnd.saying("refused-draw-unknown", game=game.title)
    if ended.seat is not None and len(game.names) > TWO:
        raise CannotEnd.saying("refused-resignation-many")
