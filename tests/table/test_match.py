"""A live match: preparing, committing and applying answers."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.table.toy_game import GAME as TOY
from tests.typed_dice import by_hand
from warbones import IllegalAction, UnknownOption, WrongRoll, load
from warbones.core.play.game import Game
from warbones.table.answers import Decision, Face, Turn
from warbones.table.dice import HonestDice
from warbones.table.errors import EarlyAnswer, LateAnswer
from warbones.table.match import Match
from warbones.table.real_dice import roller

DICEWING = load("dicewing")


def begun(game: Game = DICEWING, secret: bytes = b"secret") -> Match:
    """Return a match after its first rolls."""
    match = Match(game, {}, HonestDice(secret))
    match.commit(match.open())
    return match


def play(match: Match, seat: int, action: str | None = None, intent: str = "") -> Turn:
    """Play an action of a seat, by default its first legal one."""
    prepared = match.answer(seat, match.number(seat), action or match.position.legal(seat)[0].text, intent)
    match.commit(prepared)
    return prepared.turn


def random_turns(match: Match, seed: int) -> Iterator[Turn]:
    """Play a match at random to its end; yield its turns."""
    rng = random.Random(seed)
    opening = match.open()
    match.commit(opening)
    yield opening.turn
    while not match.position.over:
        seat = rng.choice(sorted(match.position.to_act))
        yield play(match, seat, rng.choice(list(match.position.legal(seat))).text, f"intent {seat}")


def looks(match: Match) -> object:
    """Return the position, events, answers and numbers of a match."""
    events = [match.position.events(viewer) for viewer in (None, 0, 1)]
    return match.position.to_dict(), events, list(match.answers), [match.number(seat) for seat in range(2)]


@pytest.mark.parametrize("game", [DICEWING, TOY], ids=["dicewing", "toy"])
def test_stored_turns_give_the_same_match_at_every_point(game: Game) -> None:
    match, again = (Match(game, {}, HonestDice(b"secret")) for _ in range(2))
    for turn in random_turns(match, seed=4):
        again.fold(msgspec.json.decode(msgspec.json.encode(turn), type=Turn))
        assert looks(again) == looks(match)


def test_turns_hold_every_event_known_to_each_seat() -> None:
    match = Match(TOY, {}, HonestDice(b"secret"))
    turns = list(random_turns(match, seed=4))
    for place, viewer in enumerate((0, 1, None)):
        told = tuple(event for turn in turns for event in turn.told[place])
        assert told == match.position.events(viewer)
    assert not any(turn.told[2] for turn in turns), "in this game a spectator is told nothing"


def test_preparing_changes_nothing() -> None:
    match = begun()
    before = looks(match)
    seat = min(match.position.to_act)
    prepared = match.answer(seat, 0, match.position.legal(seat)[0].text)
    assert looks(match) == before
    match.commit(prepared)
    assert looks(match) != before


def test_a_roll_that_was_not_stored_rolls_the_same_again() -> None:
    match = begun(TOY)
    for _ in range(3):
        one, two = (match.answer(0, match.number(0), "roll") for _ in range(2))
        assert one.turn == two.turn
        assert len(one.turn.answers) > 1
        match.commit(two)


def test_only_one_of_two_prepared_turns_can_be_played() -> None:
    match = begun()
    seat = min(match.position.to_act)
    one, two = (match.answer(seat, 0, match.position.legal(seat)[place].text) for place in range(2))
    match.commit(one)
    before = looks(match)
    with pytest.raises(RuntimeError, match="has passed"):
        match.commit(two)
    assert looks(match) == before


def test_actions_are_recorded_in_notation_however_they_were_written() -> None:
    match = begun()
    seat = min(match.position.to_act)
    text = match.position.legal(seat)[0].text
    shouted = " ".join(reversed(text.upper().split()))
    assert play(match, seat, shouted, "mine").answers == (Decision(seat, 0, text, "mine"),)


@pytest.mark.parametrize(("number", "error"), [(0, LateAnswer), (2, EarlyAnswer)])
def test_an_answer_with_a_wrong_number_is_refused(number: int, error: type[Exception]) -> None:
    match = begun(TOY)
    play(match, 0, "roll")
    before = looks(match)
    with pytest.raises(error, match="number 1"):
        match.answer(0, number, "roll")
    assert looks(match) == before


def test_illegal_answers_change_nothing() -> None:
    match = begun()
    waiting = 1 - min(match.position.to_act)
    before = looks(match)
    for seat, action in ((1 - waiting, "take the lot"), (waiting, "take A.d20"), (1 - waiting, "")):
        with pytest.raises(IllegalAction):
            match.answer(seat, 0, action)
    assert looks(match) == before


def test_a_repeated_intention_is_recognised() -> None:
    match = begun(TOY)
    play(match, 0, "roll", "mine")
    assert match.is_repeat(0, 0, "mine")
    for seat, number, intent in ((1, 0, "mine"), (0, 1, "mine"), (0, 0, "another"), (0, 0, "")):
        assert not match.is_repeat(seat, number, intent)


def test_an_answer_without_an_intention_is_never_a_repeat() -> None:
    match = begun(TOY)
    play(match, 0, "roll", "")
    assert not match.is_repeat(0, 0, "")


def test_secret_rolls_count_for_their_seat_alone() -> None:
    quiet, busy = begun(TOY), begun(TOY)
    for _ in range(7):
        play(busy, 0, "roll")
    for _ in range(3):
        assert play(quiet, 1, "roll").answers == play(busy, 1, "roll").answers
    assert quiet.number(1) == busy.number(1) == 3
    assert quiet.position.events(1) == busy.position.events(1)
    assert quiet.position.events(None) == busy.position.events(None) == ()


def test_a_spectator_decides_nothing() -> None:
    match = begun(TOY)
    play(match, 0, "roll")
    assert match.number(None) == 0


def test_dice_typed_in_by_hand() -> None:
    match = Match(DICEWING, {}, None)
    match.commit(match.open())
    assert match.answers == []
    typed = 0
    while match.position.owed:
        with pytest.raises(WrongRoll):
            by_hand(match, 101)
        face, who = match.position.owed[None].sides - typed % 2, roller(match.position, None)
        prepared = by_hand(match, face)
        assert prepared.turn.answers == (Face(None, typed, face, by=who),)
        match.commit(prepared)
        typed += 1
    assert typed >= 14
    assert match.position.to_act


def test_private_dice_typed_in_by_hand() -> None:
    match = Match(TOY, {}, None)
    match.commit(match.open())
    for seat in range(2):
        match.commit(match.answer(seat, 0, "roll"))
    match.commit(by_hand(match, 6, seat=1))
    match.commit(by_hand(match, 2, seat=0))
    match.commit(by_hand(match, 3, seat=1))
    assert match.answers[2:] == [Face(1, 0, 6, by=1), Face(0, 0, 2, by=0), Face(1, 1, 3, by=1)]
    assert not match.position.owed


def test_an_option_named_like_the_seed_cannot_choose_the_dice() -> None:
    with pytest.raises(UnknownOption):
        Match(DICEWING, {"seed": 7}, None)


def test_options_are_played_by() -> None:
    assert Match(DICEWING, {"d_percent_sides": 100}, None).position.options["d_percent_sides"] == 100
