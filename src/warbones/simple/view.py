"""The scene of a simple game, drawn from its record."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cached_property
from typing import Any, Final

from warbones.core.messages import Text, msg
from warbones.core.play.position import Position
from warbones.core.rules.throw import Throw
from warbones.core.view.log import Log
from warbones.core.view.prompts import Prompts, plain_faces
from warbones.core.view.scene import Counted, Layout, Option, Prompt, Scene, Seat, cells
from warbones.core.view.voice import Voice, ending_of, headline, moment
from warbones.simple.areas import areas, words_of
from warbones.simple.log import log_of

MARKS: Final = ("chevron", "ring", "bar", "cross", "dot", "wave")


class SimpleView:
    """Draws a game from its record."""

    def __init__(
        self, names: tuple[str, ...], moves: type[IntEnum], score: Callable[[Any, int], int], scored: str, question: str
    ) -> None:
        """Take the parts of a game, as `warbones.simple.simple_game` does."""
        self._names, self._moves, self._score, self._scored, self._question = names, moves, score, scored, question

    def draw(self, seen: Position, seat: int | None) -> Scene:
        """Return the scene as a seat sees it, or as a spectator does."""
        s, seats = seen.shown(), range(len(self._names))
        found = areas(s, seat or 0, seat, self._names)
        layout = Layout(areas=cells(*(area.id for area in found)), rows=(1,) * len(found))
        return Scene(
            game=seen.game.id,
            title=seen.game.title,
            status=self.status(s),
            seat=seat,
            seats=tuple(self._seat(seen, s, each, seat) for each in seats),
            areas=found,
            wide=layout,
            narrow=layout,
            prompt=self.prompt(seen, seat),
            log=self._log(seen).of(seen, s, Voice(seat, self._names)),
            over=seen.over,
            moment=seen.is_moment,
            ending=ending_of(seen, "", self.counts(s)) if seen.over else None,
        )

    def prompt(self, seen: Position, seat: int | None) -> Prompt:
        """Return the prompt that the scene of ``seat`` shows."""
        return self._prompts.prompt(seen, seen.shown(), Voice(seat, self._names), None)

    def status(self, s: Any) -> Text:
        """Return the phase as words."""
        return words_of(s.phase.name).capitalize() if isinstance(s.phase, IntEnum) else ""

    def counts(self, s: Any) -> tuple[Counted, ...]:
        """Return the scores."""
        return (Counted(what=self._scored, points=tuple(self._score(s, seat) for seat in range(len(self._names)))),)

    def _seat(self, seen: Position, s: Any, seat: int, reader: int | None) -> Seat:
        return Seat(
            seat=seat,
            name=self._names[seat],
            mark=MARKS[seat],
            you=seat == reader,
            acting=seat in seen.to_act,
            notes=(f"{self._score(s, seat)} {self._scored}",),
        )

    @cached_property
    def _prompts(self) -> Prompts[Position, Any, None]:
        return Prompts(lambda _s, _voice: "", self._roll, self._frame, self._answer)

    def _roll(self, seen: Position, _s: Any, _voice: Voice, _found: None) -> Prompt | None:
        rolled = next(((seat, die) for seat, die in seen.owed.items() if not isinstance(die, Throw)), None)
        if rolled is None:
            return None
        seat, die = rolled
        faces = plain_faces(msg("simple-die", sides=die.sides), die.sides, seat=seat)
        return Prompt(kind="roll", text=msg("simple-roll", sides=die.sides), sides=die.sides, roller=seat, dice=faces)

    def _frame(self, seen: Position, s: Any, voice: Voice, _found: None) -> Prompt:
        log = self._log(seen).of(seen, s, voice)
        return moment(*headline(log[-1].parts if log else (msg("simple-goes-on"),)))

    def _answer(self, seen: Position, _s: Any, voice: Voice, _found: None) -> Prompt:
        if voice.seat not in seen.to_act:
            return Prompt(kind="wait", text=msg("simple-choosing", seat=min(seen.to_act)))
        options = tuple(
            Option(action=action.text, label=words_of(self._moves(action.id).name).capitalize())
            for action in seen.legal(voice.seat)
        )
        return Prompt(kind="choose", text=self._question or msg("simple-choose"), options=options, brief=True)

    def _log(self, seen: Position) -> Log[Any]:
        return log_of(tuple(seen.game.ruleset.events.classes), self._names)
