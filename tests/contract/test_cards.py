"""Each game's card is in words: whoever reads it sits at no table yet."""

from __future__ import annotations

from warbones import Game
from warbones.core.view.reader import part_in_words
from warbones.lobby.cards import game_cards


def test_the_pieces_on_a_game_s_card_are_in_words(game: Game) -> None:
    (card,) = game_cards([game]).games
    assert card.look
    assert all(part_in_words(piece, None, game.names) is piece for piece in card.look)
