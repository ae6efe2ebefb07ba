"""Client seeds that people type in after they have seen the commitment (`docs/dice.md`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import TextIO

from warbones.core.play.game import Game
from warbones.table.dice import commitment


def ask_client_seeds(
    game: Game, people: Iterable[int], secret: bytes, lines: TextIO, say: Callable[[str], None]
) -> dict[int, str]:
    """Return the client seeds of people who typed a line, by seat: its SHA-256 digest in hexadecimal.

    The commitment is printed first, so that no line can have been known when the secret was made.
    """
    names: Sequence[str] = game.names
    say(f"The dice are sealed: {commitment(secret)}. Note it, for warbones verify FILE --commitment.")
    shares: dict[int, str] = {}
    for seat in people:
        say(f"{names[seat]}, type anything to be mixed into the dice, then Enter; nothing brings nothing.")
        words = lines.readline().strip()
        share = sha256(words.encode()).hexdigest()
        if share in shares.values():
            say("Somebody typed that before: this brings nothing.")
        elif words:
            shares[seat] = share
            say(f"{names[seat]} brings {shares[seat]}.")
    return shares
