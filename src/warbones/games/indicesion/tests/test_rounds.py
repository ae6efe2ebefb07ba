"""The end of rounds and of the game, and the start of the next round (R3, R17, R18, R35, R36)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.indicesion.rules import events
from warbones.games.indicesion.tests.script import at, lands, phase, play, roll, turn

LAST = "start=Alpha turn=Beta asked=Beta"


def ended(facts: str, head: str = "", course: str = LAST, **wins: int):
    """Return the position after Beta's blue6, the last throw of a Classic round with three players."""
    seats = {"Alpha": "colour=red turns=6", "Beta": "colour=blue blue6", "Gamma": "colour=pink turns=6"}
    drawn = " | ".join(f"{name}: {words} wins={wins.get(name, 0)}" for name, words in seats.items())
    position = at(f"turn {wins.get('round', 1)} players=3 {head} | {course} | {drawn} | table: red1=1")
    position.act(1, "throw blue")
    lands(position, f"blue6=1 {facts}")
    return position


@pytest.mark.rule("R17", "S13")
def test_s13_a_tie_for_most_is_nobody_s_round():
    position = ended("red1=6@Alpha red2=6@Beta pink1=1@Gamma")
    assert public_events(position, events.Scored)[0] == events.Scored(0, 6)
    assert public_events(position, events.RoundWon) == [events.RoundWon(1, -1)]
    assert list(position.shown().wins)[:3] == [0, 0, 0]


@pytest.mark.rule("R17", "R18")
def test_most_points_win_the_round_and_start_the_next():
    position = ended("red1=6@Gamma red2=2@Alpha")
    assert list(position.shown().wins)[:3] == [0, 0, 1]
    assert turn(position) == "Gamma"
    assert position.shown().game_round == 2


@pytest.mark.rule("B28", "S13")
def test_s13_after_a_tied_classic_round_the_last_winner_or_the_first_starter_starts():
    assert turn(ended("red1=6@Alpha red2=6@Beta")) == "Alpha"
    won = ended("red1=6@Alpha red2=6@Beta", course=f"{LAST} last=Gamma", Gamma=1, round=2)
    assert turn(won) == "Gamma"
    rolling = ended("red1=6@Alpha red2=6@Beta", head="classic_tie_start=roll_off")
    for face in (1, 5, 3):
        roll(rolling, face)
    assert turn(rolling) == "Beta"


@pytest.mark.rule("R3", "R18", "S13")
def test_s13_two_round_wins_end_the_game():
    position = ended("red1=6@Beta", Beta=1, round=3)
    assert position.over
    assert position.scores() == (-1, 2, -1)
    assert "Beta wins the game" in position.scene(0).prompt.detail


@pytest.mark.rule("R35", "B36", "S15")
def test_s15_the_least_negative_board_wins_but_not_in_a_tie():
    text = (
        "turn 1 mode=drafting players=3 | start=Alpha turn=Gamma asked=Gamma | Alpha: turns=6 | Beta: turns=6 "
        "| Gamma: pink1 | table: green1=3@Alpha green2=5@Beta green3={}@Gamma orange1=6 yellow1=x@Beta"
    )
    for face, winner in ((3, -1), (2, 2)):
        position = play(at(text.format(face)), "Gamma throw pink\nlands pink1=1")
        assert public_events(position, events.RoundWon)[0].seat == winner


@pytest.mark.rule("R34", "R36")
def test_after_a_drafting_round_the_winner_picks_first_from_all_dice():
    text = (
        "turn 1 mode=drafting | start=Alpha turn=Beta asked=Beta | Alpha: turns=6 | Beta: pink1 | table: red1={}@Beta "
        "green1=1@Alpha"
    )
    position = play(at(text.format(4)), "Beta throw pink\nlands pink1=1")
    assert (phase(position).name, turn(position)) == ("DRAFT", "Beta")
    assert len([1 for place in position.shown().place if place == 1]) == 12
    tied = text.replace("red1={}@Beta green1=1@Alpha", "red1=1@Beta blue1=1@Alpha")
    position = play(at(tied), "Beta throw pink\nlands pink1=1\nroll 2 5")
    assert (phase(position).name, turn(position)) == ("DRAFT", "Beta")


@pytest.mark.rule("B38")
@pytest.mark.parametrize(("wins", "scores"), [({"Gamma": 1}, (-1, -1, 2)), ({}, (0, 0, 0))])
def test_after_twenty_rounds_more_wins_decide(wins, scores):
    position = ended("red1=6@Alpha red2=6@Beta", round=20, **wins)
    assert position.over
    assert position.scores() == scores
    assert ("draw" in position.scene(None).prompt.text) == (scores == (0, 0, 0))
