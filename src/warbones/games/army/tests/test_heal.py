"""Heals, the graveyard and rest (R39 to R43)."""

from __future__ import annotations

import pytest

from tests.told import told
from warbones import IllegalAction
from warbones.games.army.notation.reading import read
from warbones.games.army.rules import events
from warbones.games.army.rules.flow import MOST_ACTIONS
from warbones.games.army.rules.heal import MOST_WAYS, legal_heals
from warbones.games.army.rules.state import Phase, Place
from warbones.games.army.tests.script import GAME, at, lying, moves, phase, play, reveal, turn

HEALING = "6h2 sk mercenary1=sk"
"""Twelve heals and four dead dice, three in the graveyard: nothing to choose."""

CHOOSING = "h2 7sw sk sacrifice1=sd captain1=sk"
"""Two heals for a dead troop, another in the graveyard, a Sacrifice and a Captain."""


@pytest.mark.rule("R39", "B21", "B22")
def test_as_many_as_the_heals_allow_of_this_turn_and_the_graveyard():
    position = reveal(HEALING, "sw")
    assert [event.die for event in told(position, events.Healed)] == [6, 7, 8, 9, 25]
    assert told(position, events.Lost)[0] == events.Lost(0, 7)
    assert lying(position, 0, Place.GRAVEYARD) == []


@pytest.mark.rule("R39", "B22")
def test_the_player_chooses_where_there_are_fewer_heals_than_dead_dice():
    position = reveal(CHOOSING, "sw")
    assert phase(position) == Phase.HEAL
    assert moves(position, 0) == [
        "heal A9 A10",
        "heal A9 captain1",
        "heal A9 sacrifice1",
        "heal captain1 sacrifice1",
    ]
    for wrong in ("heal A9", "heal A9 A10 captain1", "heal A1 A9"):
        with pytest.raises(IllegalAction):
            position.act(0, wrong)
    play(position, "Alpha heal captain1 sacrifice1\nAlpha decline")
    assert lying(position, 0, Place.GRAVEYARD) == ["A9", "A10"]
    assert {"captain1", "sacrifice1"} <= set(lying(position, 0, Place.POOL))


@pytest.mark.rule("R39", "B6")
def test_where_healed_skulls_do_not_count_it_matters_which_of_two_alike_is_healed():
    position = reveal(CHOOSING, "sw", head="roll 1.1 healed_skulls_count=false")
    assert "heal A9 captain1" in moves(position, 0)
    assert "heal A10 captain1" in moves(position, 0)
    play(position, "Alpha heal A9 captain1")
    assert told(position, events.Total)


@pytest.mark.rule("R39")
def test_alike_dice_leave_nothing_to_choose():
    position = reveal("h2 4sk 5ax", "sw")
    assert phase(position) == Phase.GAIN
    assert [(event.seat, event.die) for event in told(position, events.Healed)] == [(0, 1), (0, 2)]


@pytest.mark.rule("R40", "B34")
def test_revived_dice_are_rolled_from_the_next_turn_on():
    position = turn(GAME.new(), "2sk h2 7sh", "10sw")
    play(position, "Alpha decline\nBeta decline")
    assert position.record().turn == 2
    assert lying(position, 0, Place.POOL) == ["A1", "A2", "A3"]


@pytest.mark.rule("R41", "D17")
def test_skulls_go_to_the_graveyard_and_stay_owned():
    position = reveal("3sk 3sw captain1=sk", "sw")
    assert lying(position, 0, Place.GRAVEYARD)[-1] == "captain1"
    assert told(position, events.Buried)[0] == events.Buried(0, 4)
    assert position.record().owner[30] == 0
    other = reveal("3sw", "h2 captain1=sw", more="| Alpha graveyard: captain2")
    assert phase(other) == Phase.ROLL
    assert lying(other, 0, Place.GRAVEYARD)[-1] == "captain2"


@pytest.mark.rule("R43", "S15")
def test_s15_bonus_dice_never_rest():
    position = at("roll 1.1 | Alpha: defender1")
    for _ in range(3):
        turn(position, f"ds {'ds 9sk' if position.record().turn == 1 else ''}", "sw 9ax")
        for seat in sorted(position.to_act):
            if "decline" in moves(position, seat):
                position.act(seat, "decline")
        if position.record().turn == 2:
            assert lying(position, 0, Place.RESTING) == ["A1"]
    assert told(position, events.Rested)[0] == events.Rested(0, 1)


@pytest.mark.rule("D13")
def test_four_skulls_and_their_heals():
    position = reveal("4sk 2h2 4sw", "sw")
    assert {event.category for event in told(position, events.Earned)} == {0, 2}
    play(position, "Alpha take necromancer1")
    assert len(lying(position, 0, Place.POOL)) == 11


@pytest.mark.rule("B22")
def test_too_many_ways_are_chosen_in_parts():
    """Nine kinds of dead dice, five each: fewer are chosen first, and then the rest."""
    kinds = ("attacker", "mercenary", "captain", "defender", "sacrifice", "necromancer", "paladin")
    dead = " ".join(f"{kind}{i}" for kind in kinds for i in range(1, 6))
    s = read(f"""
        heal 1.1 | Alpha: A1=h2 A2=h2 A3=h2 A4=h2 | Alpha graveyard: A5 A6 A7 A8 A9 A10 {dead}
        | Beta: B1=sw B2=sw B3=sw B4=sw B5=sw B6=sw B7=sw B8=sw B9=sw B10=sw | heals: 8-0
    """)
    out = [0] * MOST_ACTIONS
    count = legal_heals(s, 0, out)
    assert 100 < count <= MOST_WAYS
    position = at(GAME.notation.written(s))
    revived = 0
    while phase(position) == Phase.HEAL:
        revived += len(position.legal(0)[-1].pieces)
        position.act(0, position.legal(0)[-1])
    assert revived == 8
    assert len(told(position, events.Healed)) == 8


@pytest.mark.rule("B27")
def test_heals_are_chosen_in_secret_where_both_choose():
    position = reveal(CHOOSING, "h2 7sw sk sacrifice2=sd captain2=sk")
    assert position.to_act == {0, 1}
    play(position, "Alpha heal A9 captain1")
    assert position.seen_by(1).record().pick[0] == -1
    assert position.scene(1).seats[0].status == "ready"
    assert told(position, events.Healed) == []
    play(position, "Beta heal B9 B10")
    healed = [(event.seat, event.die) for event in told(position, events.Healed)]
    assert healed == [(0, 8), (0, 30), (1, 18), (1, 19)]
