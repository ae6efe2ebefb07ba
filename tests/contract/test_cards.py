"""A game's card in the lobby is written for readers without a seat."""

from __future__ import annotations

from warbones import Game
from warbones.core.messages import Msg
from warbones.core.view.reader import in_words
from warbones.lobby.cards import game_cards


def test_a_game_s_card_is_in_words(game: Game) -> None:
    (card,) = game_cards([game]).games
    said = in_words(card, None, game.names)
    assert said.look
    assert all(
        isinstance(text, str) and text for text in (said.tagline, said.facts, *(each.label for each in said.look))
    )
    assert isinstance(card.tagline, Msg)
