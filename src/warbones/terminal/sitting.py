"""One match at one screen: who sits at it, whom it shows the table to, and when it must be covered in between."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from warbones.core.errors import IllegalAction, WrongRoll
from warbones.core.position import Position
from warbones.core.scene import Prompt, Scene
from warbones.players.pool import Preparing
from warbones.terminal.throwing import let_fly

ASKS: Final = ("choose", "roll", "aim", "land")
"""The prompts that ask for something."""


class Bots(Protocol):
    """Whoever chooses for the bots without holding up the screen: `warbones.players.pool.BotPool`."""

    def prepare(self) -> None:
        """Start to get ready, in the background."""

    def preparing(self) -> Preparing:
        """Return how far that is."""

    async def choose(self, seen: Position, seat: int, bot: str) -> str:
        """Return the action of ``bot`` in notation for what its seat knows."""


@dataclass
class Sitting:
    """A match. ``bots`` names the bot of each seat that has one; people share the screen for the other seats."""

    position: Position
    bots: Mapping[int, str]
    viewer: int | None = None

    @property
    def people(self) -> list[int]:
        """The seats of people, in order."""
        return [seat for seat in range(len(self.position.game.names)) if seat not in self.bots]

    @property
    def bots_due(self) -> list[int]:
        """The bots' seats that owe a decision."""
        return sorted(self.position.to_act & self.bots.keys())

    @property
    def name(self) -> str:
        """The name of the seat at the screen."""
        return "" if self.viewer is None else self.position.game.names[self.viewer]

    def scene(self) -> Scene:
        """Return what the seat at the screen sees."""
        return self.position.scene(self.viewer)

    def due(self) -> int:
        """Return the person to show the table to: whoever is asked, and best the one at the screen already."""
        asked = [seat for seat in self.people if self._prompt(seat).kind in ASKS]
        here = self.people[0] if self.viewer is None else self.viewer
        return here if here in asked or not asked else asked[0]

    def _prompt(self, seat: int) -> Prompt:
        return self.position.scene(seat).prompt

    def must_cover(self, seat: int) -> bool:
        """Return whether the screen must be covered before it turns to ``seat``: a secret is, or will be, on it."""
        if seat == self.viewer or len(self.people) == 1:
            return False
        return self._prompt(seat).secret or any(self._has_secret(each) for each in self.people)

    def _has_secret(self, seat: int) -> bool:
        return self.position.seen_by(seat).to_dict() != self.position.seen_by(None).to_dict()

    def answer(self, words: str) -> None:
        """Answer what the seat at the screen is asked: an action in notation, an option's number, faces or facts.

        Raises `WarbonesError`, and then nothing has changed.
        """
        assert self.viewer is not None
        trial = self.position.copy()
        prompt = self._prompt(self.viewer)
        if prompt.kind == "roll":
            self._roll(trial, words)
        elif prompt.kind == "land":
            _land(trial, words)
        else:
            trial.act(self.viewer, _chosen(prompt, words))
        let_fly(trial)
        self.position = trial

    def act(self, seat: int, action: str) -> None:
        """Take an action of a seat that is not at the screen, a bot's. Raises `IllegalAction`."""
        self.position.act(seat, action)
        let_fly(self.position)

    def _roll(self, trial: Position, words: str) -> None:
        for word in words.split() or [""]:
            face = _whole(word)
            if face is None:
                raise WrongRoll(f"A face is a whole number such as 4, not {word!r:.40}.")
            trial.roll(face, self.viewer if self.viewer in trial.owed else None)


def _land(trial: Position, words: str) -> None:
    assert trial.game.throws is not None
    trial.land(trial.game.throws.read(trial.shown(), words))


def _chosen(prompt: Prompt, words: str) -> str:
    number = _whole(words)
    if number is None or not prompt.options:
        return words
    if 1 <= number <= len(prompt.options):
        return prompt.options[number - 1].action
    raise IllegalAction(f"The options are numbered from 1 to {len(prompt.options)}; there is no {number}.")


def _whole(word: str) -> int | None:
    return int(word) if word.isdecimal() and len(word) < 10 else None
