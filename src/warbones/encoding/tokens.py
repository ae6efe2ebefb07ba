"""Actions word by word: a small and fixed set of numbers in which every action of a game can be said.

An action is said as its notation is written, ``launch A.d20 B.d4`` as three words, so that a set of dice is chosen
one die after another, in the notation's order. A word that alone can follow is left out. Number 0 ends an action
where more words could follow; number 1 is the first of the game's `Game.words`, and so on.
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
"""Ends an action where more words could follow."""

Tokens = tuple[int, ...]


def encoded_games() -> tuple[str, ...]:
    """Return the ids of the games whose actions can be said in words."""
    return tuple(name for name, game in GAMES.items() if game.notation.words)


def encoded_game(game: str) -> Game:
    """Return the game with this id. Raises `UnknownGame` also where its actions cannot be said in words."""
    found = load(game)
    if not found.notation.words:
        raise UnknownGame(f"Agents cannot play {game} yet; they can play {', '.join(encoded_games())}.")
    return found


@cache
def token_ids(game: Game) -> Mapping[str, int]:
    """Return each word's number."""
    return {word: number for number, word in enumerate(game.notation.words, DONE + 1)}


def token_text(game: Parts, number: int) -> str:
    """Return the word with a number, "done" for `DONE`."""
    return "done" if number == DONE else game.notation.words[number - DONE - 1]


class EncodedActions:
    """The legal actions of a seat as words, and what may be said next."""

    def __init__(self, legal: Legal) -> None:
        """List the actions of one seat."""
        known = token_ids(legal.game)
        texts = ((number, legal.text(number)) for number in legal.ids)
        self.actions: dict[Tokens, int] = {tuple(known[part] for part in text.split()): n for n, text in texts}
        self._next: dict[Tokens, tuple[int, ...]] = {}

    def ahead(self, said: Tokens) -> Tokens:
        """Return what is said once the words that alone can follow have been added."""
        while len(following := self.following(said)) == 1 and following[0] != DONE:
            said = (*said, following[0])
        return said

    def following(self, said: Tokens) -> tuple[int, ...]:
        """Return the words that may come next, `DONE` included, in order of number; none after a wrong word."""
        if said not in self._next:
            self._next[said] = self._find(said)
        return self._next[said]

    def _find(self, said: Tokens) -> tuple[int, ...]:
        at = len(said)
        found = {(each[at] if len(each) > at else DONE) for each in self.actions if each[:at] == said}
        return tuple(sorted(found))


GAME_OVER: Final = "The game is over: nothing more can be done in it."


def illegal_token(
    game: Parts, seat: int, number: object, following: Sequence[int], *, over: bool = False
) -> IllegalAction:
    """Return the error for a number that may not be said now, or no more where the game is ``over``."""
    if over:
        return IllegalAction(GAME_OVER)
    may = ", ".join(f"{each} ({token_text(game, each)})" for each in following[:12])
    more = f" and {len(following) - 12} more" if len(following) > 12 else ""
    if not may:
        return IllegalAction(f"{game.names[seat]} is not asked for anything now.")
    return IllegalAction(f"{quoted(number)} is no answer here; {game.names[seat]}'s may be {may}{more}.")
