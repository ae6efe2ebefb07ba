"""The command ``warbones games``."""

from __future__ import annotations

from rich.console import Console

from warbones.core.view.reader import in_words
from warbones.games import GAMES
from warbones.terminal.commands.arguments import AsJson
from warbones.terminal.commands.options import describe
from warbones.terminal.commands.output import say_json


def games(as_json: AsJson = False) -> None:
    """List the games with their rule options."""
    if as_json:
        from warbones.lobby.cards import game_cards  # noqa: PLC0415  # imports the table's messages
        from warbones.protocol.messages import Games  # noqa: PLC0415  # as above

        cards = game_cards(GAMES.values()).games
        say_json(Games(games=tuple(in_words(card, None, card.seats) for card in cards)))
    else:
        Console(highlight=False).print(*map(describe, GAMES.values()))
