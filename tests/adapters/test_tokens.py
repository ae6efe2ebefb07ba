"""Every action has exactly one sequence of tokens, of bounded length."""

from __future__ import annotations

import random

import pytest

from warbones import GAMES, Game, IllegalAction, UnknownGame, load
from warbones.check.random_play import moments, random_game
from warbones.core.play.position import Position
from warbones.encoding import tokens
from warbones.encoding.tokens import DONE, EncodedActions, encoded_game, encoded_games, token_text


def ways(encoded: EncodedActions, chosen: tokens.Tokens = ()) -> dict[int, list[tokens.Tokens]]:
    """Return, by action, every sequence of tokens that completes it after ``chosen``."""
    found: dict[int, list[tokens.Tokens]] = {}
    for number in encoded.next_tokens(chosen):
        parts = {encoded.actions[chosen]: [chosen]} if number == DONE else ways(encoded, (*chosen, number))
        for action, each in parts.items():
            found.setdefault(action, []).extend(each)
    return found


WORDLESS = {"indicesion": "a throw is not made of words"}


def test_every_table_top_game_has_words() -> None:
    assert {"army", "battle", "dicewing", "keep"} <= set(encoded_games())
    missing = [name for name, game in GAMES.items() if not game.notation.words and name not in WORDLESS]
    assert missing == [], "agents cannot play these: give their GAME its words"


def test_words_are_few_and_each_occurs_once(game: Game) -> None:
    assert len(set(game.notation.words)) == len(game.notation.words) < 640
    assert [token_text(game, number) for number in (0, 1, len(game.notation.words))] == [
        "done",
        game.notation.words[0],
        game.notation.words[-1],
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_action_has_exactly_one_spelling(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for position in moments(random_game(game, seed)):
        for seat in sorted(position.to_act):
            legal = position.legal(seat)
            encoded = EncodedActions(legal)
            assert sorted(encoded.actions.values()) == sorted(legal.ids)
            if len(legal) < 300 or rng.random() < 0.05:
                found = ways(encoded)
                assert sorted(found) == sorted(legal.ids)
                assert all(len(each) == 1 for each in found.values())


def launching() -> Position:
    """Return a position of DiceWing where both seats launch."""
    position = load("dicewing").new(seed=1)
    while len(position.to_act) < 2:
        (seat,) = position.to_act
        position.act(seat, position.legal(seat)[0])
    return position


def test_a_set_is_spelled_piece_by_piece_in_the_notation_s_order() -> None:
    position = launching()
    encoded, names = (
        EncodedActions(position.legal(0)),
        dict.fromkeys(piece for pair in position.legal(0) for piece in pair.pieces),
    )
    verb = encoded.with_forced(())
    assert [token_text(position.game, number) for number in verb] == ["launch"]
    first, *rest = names
    following = [token_text(position.game, number) for number in encoded.next_tokens(verb)]
    assert following == [first, *rest[:-1]]
    one = encoded.next_tokens((*verb, encoded.next_tokens(verb)[0]))
    assert [token_text(position.game, number) for number in one] == rest


def test_a_forced_token_need_not_be_given() -> None:
    encoded = EncodedActions(launching().legal(0))
    last_but_one = encoded.next_tokens(encoded.with_forced(()))[-1]
    assert encoded.with_forced((*encoded.with_forced(()), last_but_one)) in encoded.actions


def test_a_set_that_may_be_smaller_or_larger_ends_with_done() -> None:
    position = load("army").new(seed=1)
    while max((len(action.pieces) for action in position.legal(0)), default=0) < 3:
        seat = min(position.to_act)
        position.act(seat, position.legal(seat)[0])
    encoded = EncodedActions(position.legal(0))
    one = next(said for said in encoded.actions if len(said) == 2)
    assert DONE in encoded.next_tokens(one)
    assert len(encoded.next_tokens(one)) > 1


def test_a_wrong_word_is_refused_in_a_sentence(game: Game) -> None:
    assert str(tokens.illegal_token(game, 0, 99, (0, 1))) == (
        f"99 is not possible here; {game.names[0]} may answer 0 (done), 1 ({game.notation.words[0]})."
    )
    many = range(min(30, len(game.notation.words) + 1))
    assert (f" and {len(many) - 12} more." in str(tokens.illegal_token(game, 0, 99, many))) == (len(many) > 12)
    assert isinstance(tokens.illegal_token(game, 0, 99, ()), IllegalAction)
    assert str(tokens.illegal_token(game, 1, 99, ())) == f"{game.names[1]} is not asked for anything now."


def test_games_that_agents_cannot_play_are_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        encoded_game("chess")


@pytest.mark.parametrize("game", WORDLESS)
def test_a_game_without_words_is_refused(game: str) -> None:
    with pytest.raises(UnknownGame, match=f"cannot play {game} yet; they can play army, battle, dicewing, keep"):
        encoded_game(game)
