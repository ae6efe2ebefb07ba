"""Actions as sequences of tokens: a small, fixed set of integers in which every action of a game can be spelled.

A token stands for a word of the game's notation: ``launch A.d20 B.d4`` takes three. So a set of dice is chosen one die
at a time, in the order of the notation. A token that is the only one possible is left out. Token 0 ends an action that
could go on; token 1 is the first of the game's `notation.words`, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from warbones.core.errors import IllegalAction, UnknownGame, quoted
from warbones.core.play.game import Game
from warbones.core.play.legal import Legal
from warbones.core.play.parts import Parts
from warbones.games import GAMES, load

DONE: Final = 0
"""Ends an action that could go on."""

Tokens = tuple[int, ...]


def encoded_games() -> tuple[str, ...]:
    """Return the ids of the games whose actions have tokens."""
    return tuple(name for name, game in GAMES.items() if game.notation.words)


def encoded_game(game: str | Game) -> Game:
    """Return a game, as `warbones.load` does. Raises `UnknownGame`, even if the game exists but has no tokens."""
    found = load(game)
    if not found.notation.words:
        raise UnknownGame(f"Agents cannot play {found.id} yet; they can play {', '.join(encoded_games())}.")
    return found


@cache
def token_ids(game: Game) -> Mapping[str, int]:
    """Return the token of each word."""
    return {word: number for number, word in enumerate(game.notation.words, DONE + 1)}


def token_text(game: Parts, number: int) -> str:
    """Return the word of a token; "done" for `DONE`."""
    return "done" if number == DONE else game.notation.words[number - DONE - 1]


class EncodedActions:
    """The legal actions of one seat as tokens, and the tokens that may follow a prefix."""

    def __init__(self, legal: Legal) -> None:
        """Encode the legal actions."""
        known = token_ids(legal.game)
        texts = ((number, legal.text(number)) for number in legal.ids)
        self.actions: dict[Tokens, int] = {tuple(known[part] for part in text.split()): n for n, text in texts}
        self._next: dict[Tokens, tuple[int, ...]] = {}

    def with_forced(self, prefix: Tokens) -> Tokens:
        """Return a prefix extended by the tokens that are the only ones possible."""
        while len(next_tokens := self.next_tokens(prefix)) == 1 and next_tokens[0] != DONE:
            prefix = (*prefix, next_tokens[0])
        return prefix

    def next_tokens(self, prefix: Tokens) -> tuple[int, ...]:
        """Return the tokens that may follow a prefix, `DONE` included, in ascending order; none after an illegal
        prefix.
        """
        if prefix not in self._next:
            self._next[prefix] = self._find(prefix)
        return self._next[prefix]

    def _find(self, prefix: Tokens) -> tuple[int, ...]:
        at = len(prefix)
        found = {(each[at] if len(each) > at else DONE) for each in self.actions if each[:at] == prefix}
        return tuple(sorted(found))


GAME_OVER: Final = "The game is over: nothing more can be done in it."


def illegal_token(
    game: Parts, seat: int, number: object, next_tokens: Sequence[int], *, over: bool = False
) -> IllegalAction:
    """Return the error for a token that is not legal now, or for any token once the game is ``over``."""
    if over:
        return IllegalAction(GAME_OVER)
    may = ", ".join(f"{each} ({token_text(game, each)})" for each in next_tokens[:12])
    more = f" and {len(next_tokens) - 12} more" if len(next_tokens) > 12 else ""
    if not may:
        return IllegalAction(f"{game.names[seat]} is not asked for anything now.")
    return IllegalAction(f"{quoted(number)} is not possible here; {game.names[seat]} may answer {may}{more}.")
