"""Private dice: nothing that another seat receives depends on their stream."""

from __future__ import annotations

import random

import pytest

from tests import effort
from warbones import Game, Position
from warbones.table.dice import SealedDice
from warbones.table.match import Match, Prepared

SECRETS = [bytes([number]) * 32 for number in range(6 if effort.long else 3)]
MOST = 300 if effort.long else 100
SHARES = ("1f" * 32, "2f" * 32)


class OneStreamChanged(SealedDice):
    """The same dice, except that one seat's stream has a key from another secret."""

    def __init__(self, changed: int, secret: bytes) -> None:
        super().__init__(bytes(32), SHARES)
        self._changed, self._other = changed, SealedDice(secret, SHARES)

    def face(self, stream: int | None, number: int, sides: int) -> int:
        return (self._other if stream == self._changed else super()).face(stream, number, sides)


def received(prepared: Prepared, seat: int | None) -> object:
    """Return everything that a turn shows a seat or a spectator."""
    position = prepared.position
    return (
        position.scene(seat),
        position.scene_messages(seat),
        position.events(seat),
        prepared.turn.told[-1 if seat is None else seat],
    )


def check_private_dice(game: Game) -> int:
    """Assert that only a seat itself sees its own dice until the reveal; return the number of turns with such dice."""
    match, rng, looked_at = Match(game, {}, SealedDice(bytes(32), SHARES)), random.Random(1), 0
    match.commit(match.open())
    while not match.over and not match.throw and len(match.answers) < MOST:
        acting = sorted(match.to_act)
        seat = rng.choice(acting)
        action = rng.choice(match.position.legal(seat)).text
        dice = match.dice
        turns = []
        for secret in SECRETS:
            match.dice = OneStreamChanged(seat, secret)
            turns.append(match.answer(seat, match.number(seat), action))
        hidden = [other for other in acting if other != seat]  # they still choose before anything is revealed
        for reader in (None, *hidden) if hidden else ():
            assert all(received(turn, reader) == received(turns[0], reader) for turn in turns)
        looked_at += bool(hidden) and any(received(turn, seat) != received(turns[0], seat) for turn in turns)
        match.dice = dice
        match.commit(match.answer(seat, match.number(seat), action))
    return looked_at


def test_no_seat_receives_anything_of_another_seat_s_own_stream(game: Game) -> None:
    looked_at = check_private_dice(game)
    assert looked_at > 0 or game.id != "army"


def test_a_planted_leak_of_own_dice_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    if game.id == "army":
        monkeypatch.setattr(Position, "events", lambda self, seat: tuple(self._events))
        with pytest.raises(AssertionError):
            check_private_dice(game)
