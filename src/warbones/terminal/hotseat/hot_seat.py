"""A match on a shared screen: seats, the current viewer, and when to cover the screen."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final, Protocol

from msgspec.structs import replace

from warbones.core.errors import WarbonesError, WrongRoll
from warbones.core.play.game import Game
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.core.view.choices import chosen, whole
from warbones.core.view.scene import Odds, Prompt, Scene
from warbones.physics import engine
from warbones.rooms.bots import STAND_IN, Misplayed, Progress
from warbones.table.answers import Decision, Turn
from warbones.table.dice import SECRET, SealedDice
from warbones.table.match import Match, Prepared
from warbones.table.record import MatchRecord, record
from warbones.terminal.hotseat.clocks import ScreenClocks
from warbones.terminal.hotseat.throws import flown

ASKS: Final = ("choose", "roll", "aim", "land")
"""The prompts that ask for something."""


NOTHING: Final[Mapping[int, str]] = {}


class OutOfTime(WarbonesError):
    """An answer after time ran out."""


class BotChooser(Protocol):
    """Chooses for bots without blocking the screen: `warbones.players.pool.BotPool`."""

    def prepare(self) -> None:
        """Start preparing in the background."""

    def preparing(self) -> Progress:
        """Return the progress of `prepare`."""

    async def choose(self, seen: Position, seat: int, bot: str) -> str:
        """Return the action of ``bot`` in notation for what its seat knows. Raises `Misplayed`."""


class HotSeat:
    """A match. ``bots`` names each bot by seat; people share the screen for the other seats."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        bots: Mapping[int, str],
        secret: bytes | None,
        shares: Mapping[int, str] = NOTHING,
        clocks: ScreenClocks | None = None,
        stand_in: str = "",
    ) -> None:
        """Begin a match whose dice follow from ``secret``, or are rolled by hand by the people (None).

        ``shares`` are the people's client seeds, by seat. ``clocks`` count their time; ``stand_in`` is the bot that
        plays on for a person who is out of time; "" if running out of time loses. Raises `UnknownOption`.
        """
        self.bots = dict(bots)
        self.clocks, self._stand_in = clocks, stand_in
        self._viewer: int | None = None
        self.turns: list[Turn] = []
        self._by_hand = secret is None
        self._secret = secrets.token_bytes(SECRET) if secret is None else secret  # for the dice of bots
        self._shares = tuple(shares.get(seat, "") for seat in range(len(game.seated(options).names)))
        self._match = Match(game, options, SealedDice(self._secret, self._shares))
        if self._by_hand:
            self._match.hands = frozenset(self.people)
        self._play(self._match.open())

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self._match.position

    @property
    def over(self) -> bool:
        """Whether the match is over, by its rules or because somebody ran out of time."""
        return self._match.over

    @property
    def viewer(self) -> int | None:
        """The seat at the screen; None while the screen shows no seat's view."""
        return self._viewer

    @viewer.setter
    def viewer(self, seat: int | None) -> None:
        self._viewer = seat
        self._run()

    @property
    def people(self) -> list[int]:
        """The seats of people, in order."""
        return [seat for seat in range(len(self.position.game.names)) if seat not in self.bots]

    @property
    def bots_due(self) -> list[int]:
        """The bots' seats that owe a decision."""
        return sorted(self._match.to_act & self.bots.keys())

    @property
    def name(self) -> str:
        """The name of the seat at the screen."""
        return "" if self.viewer is None else self.position.game.names[self.viewer]

    def scene(self) -> Scene:
        """Return the scene of the seat at the screen."""
        return self._match.scene(self.viewer)

    def due(self) -> int:
        """Return the person to show the table to: one who is asked, preferably the one at the screen already."""
        asked = [seat for seat in self.people if self._prompt(seat).kind in ASKS]
        here = min(self.people, default=0) if self.viewer is None else self.viewer
        return here if here in asked or not asked else asked[0]

    def _prompt(self, seat: int) -> Prompt:
        return self._match.scene(seat).prompt

    def must_cover(self, seat: int) -> bool:
        """Return whether the screen must be covered before it turns to ``seat``: a secret is, or will be, on it."""
        if seat == self.viewer or len(self.people) <= 1:
            return False
        return self._prompt(seat).secret or any(self._has_secret(each) for each in self.people)

    def _has_secret(self, seat: int) -> bool:
        return self.position.seen_by(seat).to_dict() != self.position.seen_by(None).to_dict()

    def odds(self, words: str = "") -> Odds:
        """Return the chances of the roll that an action of the seat at the screen leads to; "": the first action's.

        Raises `WarbonesError`.
        """
        assert self.viewer is not None
        action = chosen(self._prompt(self.viewer), words) if words else None
        return self.position.odds(self.viewer, action)

    def answer(self, words: str) -> None:
        """Answer for the seat at the screen: with an action in notation, an option's number, faces or facts.

        Raises `WarbonesError`, leaving everything unchanged.
        """
        assert self.viewer is not None
        self._must_have_time()
        prompt = self._prompt(self.viewer)
        if prompt.kind == "roll":
            self._roll(words)
        elif prompt.kind == "land":
            self._play(self._match.referee(self.viewer, self._match.throws, words))
        else:
            self.act(self.viewer, chosen(prompt, words))

    def act(self, seat: int, action: str) -> None:
        """Take an action of a seat, a person's or a bot's. Raises `IllegalAction`."""
        prepared = self._match.answer(seat, self._match.number(seat), action)
        if self.clocks and seat not in self.bots:
            self.clocks.decided(seat)
        self._play(prepared)

    def stand_in(self, seat: int, wrong: Misplayed) -> str:
        """Replace a failed bot with another; return the notice about it."""
        self.bots[seat] = STAND_IN
        return f"{wrong} {STAND_IN.capitalize()} plays on for {self.position.game.names[seat]}."

    def _roll(self, words: str) -> None:
        """Answer with the faces of all pending dice, or of the first few."""
        assert self.viewer is not None
        faces = [_face(word) for word in words.split() or [""]]
        self._play(self._match.roll(self.viewer, self._match.typed(self.viewer), faces))

    def _play(self, prepared: Prepared | None) -> None:
        """Play a turn, and simulate the throws that it leads to."""
        while prepared:
            self._match.commit(prepared)
            self._run()
            clock = self.clocks.reading() if self.clocks else None
            self.turns.append(replace(prepared.turn, clock=clock))
            prepared = None if self.over else flown(self._match)

    # Time

    def _run(self) -> None:
        """Run the clock of the person at the screen, if they are asked something."""
        if self.clocks is None:
            return
        seat = self._viewer
        kind = "" if seat is None or seat in self.bots or self.over else self._prompt(seat).kind
        asked = seat if kind in ASKS else None
        self.clocks.ask(asked, rolls=kind in ("roll", "land") and seat not in self.position.owed)

    def _must_have_time(self) -> None:
        if self.run_out():
            raise OutOfTime("Your time had run out.")

    @property
    def may_need_bots(self) -> bool:
        """Whether a bot plays on for a person who runs out of time."""
        return bool(self._stand_in)

    def run_out(self) -> bool:
        """Return whether somebody's time has just run out; they lose the match, or a bot takes the seat."""
        seat = self.clocks.out() if self.clocks else None
        if seat is None or self.over:
            return False
        if self._stand_in:
            self.bots[seat] = self._stand_in
            self._match.hands = frozenset(self._match.hands) - {seat}
            self._run()
            if self._match.rolls_on:
                self._play(self._match.open())
        else:
            self._play(self._match.end(seat, out=True))
        return True

    def plate(self, seat: int) -> str:
        """Return a seat's clock as text, or "" without clocks and for bots."""
        return self.clocks.shown(seat) if self.clocks and seat not in self.bots else ""

    def undo(self) -> None:
        """Undo the last decision of the seat at the screen, or of the seat before it. Raises `NothingToUndo`."""
        assert self.viewer is not None
        self._must_have_time()
        last = next((each.seat for each in reversed(self._match.answers) if isinstance(each, Decision)), self.viewer)
        may = not self._match.may_undo(self.viewer) and last in self.people and not self.must_cover(last)
        self._play(self._match.undo(last if may else self.viewer))

    def record(self) -> MatchRecord:
        """Return the match, to be kept as a file. Raises `NotOver`."""
        control = self.clocks.control if self.clocks else None
        given = self._secret, self._shares, control
        return record(self._match, self.turns, "", *given, by_hand=self._by_hand, physics=engine())


def _face(word: str) -> int:
    """Parse a face. Raises `WrongRoll`."""
    face = whole(word)
    if face is None:
        raise WrongRoll(f"A face must be a whole number such as 4, not {word!r:.40}.")
    return face
