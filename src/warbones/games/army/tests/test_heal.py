"""Heals, the graveyard and rest (R39 to R43)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import effort
from tests.public_events import public_events
from warbones import IllegalAction
from warbones.games.army.rules import events
from warbones.games.army.rules.dice import NAMES, OWN, kind_of, own
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.flow import MOST_ACTIONS
from warbones.games.army.rules.heal import MOST_WAYS, candidate, legal_heals, may_heal
from warbones.games.army.rules.state import Phase, Place
from warbones.games.army.tests.script import GAME, at, lying, moves, phase, play, reveal, turn

HEALING = "6h2 sk mercenary1=sk"
"""Twelve heals and five dead dice, three in the graveyard: nothing to choose."""

CHOOSING = "h2 7sw sk sacrifice1=sd captain1=sk"
"""Two heals for four dead dice: a troop, another in the graveyard, a Sacrifice and a Captain."""


@pytest.mark.rule("R39", "B21", "B22")
def test_as_many_as_the_heals_allow_of_this_turn_and_the_graveyard():
    position = reveal(HEALING, "sw")
    assert [event.die for event in public_events(position, events.Healed)] == [6, 7, 8, 9, 25]
    assert public_events(position, events.Lost)[0] == events.Lost(0, 7)
    assert lying(position, 0, Place.GRAVEYARD) == []


@pytest.mark.rule("R39", "B22")
def test_the_player_chooses_where_there_are_fewer_heals_than_dead_dice():
    position = reveal(CHOOSING, "sw")
    assert phase(position) == Phase.HEAL
    assert sorted(moves(position, 0)) == [
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
def test_if_healed_skulls_do_not_count_the_choice_between_alike_dice_matters():
    position = reveal(CHOOSING, "sw", head="roll 1.1 healed_skulls_count=false")
    assert "heal A9 captain1" in moves(position, 0)
    assert "heal A10 captain1" in moves(position, 0)
    play(position, "Alpha heal A9 captain1")
    assert public_events(position, events.Total)


@pytest.mark.rule("R36", "B6", "B22b")
@pytest.mark.parametrize(("beta", "asked"), [("sw paladin1=cu", True), ("sw", False)])
def test_skull_or_graveyard_is_asked_only_if_skulls_count(beta, asked):
    position = reveal("h2 5sw 2sk", beta, head="roll 1.1 healed_skulls_count=false")
    assert (phase(position) == Phase.HEAL) == asked
    if asked:
        assert sorted(moves(position, 0)) == ["heal A7 A8", "heal A7 A9", "heal A9 A10"]
    else:
        assert [event.die for event in public_events(position, events.Healed)] == [6, 7]


@pytest.mark.rule("R39")
def test_alike_dice_leave_nothing_to_choose():
    position = reveal("h2 4sk 5ax", "sw")
    assert phase(position) == Phase.GAIN
    assert [(event.seat, event.die) for event in public_events(position, events.Healed)] == [(0, 1), (0, 2)]


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
    assert public_events(position, events.Buried)[0] == events.Buried(0, 4)
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
    assert public_events(position, events.Rested)[0] == events.Rested(0, 1)


@pytest.mark.rule("D13")
def test_four_skulls_and_their_heals():
    position = reveal("4sk 2h2 4sw", "sw")
    assert {event.category for event in public_events(position, events.Earned)} == {0, 2}
    play(position, "Alpha take necromancer1")
    assert len(lying(position, 0, Place.POOL)) == 11


THIRTEEN = (
    "heal 2.3 health=9-9 | Alpha: A1=h2 A2=h2 A3=h2 A4=h2 A5=h2 A6=h2 healer1=h1 | Alpha resting: A7 A8 A9 A10 "
    "| Alpha graveyard: attacker1 attacker2 mercenary1 mercenary2 captain1 captain2 defender1 defender2 sacrifice1 "
    "sacrifice2 necromancer1 necromancer2 paladin1 paladin2 "
    "| Beta: B1=sw B2=sw B3=sw B4=sw B5=sw B6=sw B7=sw B8=sw B9=sw B10=sw | heals: 13-0"
)
KINDS = ("attacker", "mercenary", "captain", "defender", "sacrifice", "necromancer", "paladin")
DEAD = [f"{kind}{number}" for kind in KINDS for number in range(1, 6)]
MANY = (
    "heal 1.1 | Alpha: A1=h2 A2=h2 A3=h2 A4=h2 healer1=h3 healer2=h3 healer3=h3 healer4=h3 healer5=h3 "
    f"| Alpha graveyard: A5 A6 A7 A8 A9 A10 {' '.join(DEAD)} "
    "| Beta: B1=sw B2=sw B3=sw B4=sw B5=sw B6=sw B7=sw B8=sw B9=sw B10=sw | heals: 23-0"
)
"""Twenty-three heals for forty-one dead dice of eight kinds: more ways than are listed."""


@pytest.mark.rule("B22", "B22a")
def test_thirteen_heals_are_one_answer():
    """Fourteen dead dice, two of each of seven kinds: the choice is the kind of the one that stays dead."""
    position = at(THIRTEEN)
    prompt = position.prompt(0)
    assert prompt.text == "Choose 13 dice to revive."
    assert (prompt.several.fewest, prompt.several.labels) == (13, ("Revive 13",))
    assert len(moves(position, 0)) == len(KINDS)
    assert {len(action.pieces) for action in position.legal(0)} == {13}
    with pytest.raises(IllegalAction, match="Your heals revive 13 dice, not 2: name 13"):
        position.act(0, "heal captain1 captain2")
    position.act(0, moves(position, 0)[0])
    assert phase(position) == Phase.GAIN
    assert len(public_events(position, events.Healed)) == 13


@pytest.mark.rule("B22a")
def test_of_more_ways_than_are_listed_any_may_be_taken():
    position, random = at(MANY), Random(1)
    legal = position.legal(0)
    assert len(set(legal.ids)) == MOST_WAYS
    assert all(may_heal(position.record(), 0, number) for number in legal.ids)
    for _ in range(20 if effort.long else 5):
        twin, dice = position.copy(), random.sample([*DEAD, "A5", "A6", "A7", "A8", "A9", "A10"], 23)
        number = legal.find(f"heal {' '.join(dice)}")
        revived = legal.text(number).split()[1:]
        assert sorted(name.rstrip("0123456789") for name in revived) == sorted(
            name.rstrip("0123456789") for name in dice
        )
        twin.act(0, number)
        assert sorted(NAMES[event.die] for event in public_events(twin, events.Healed)) == sorted(revived)


@pytest.mark.rule("B22a")
@pytest.mark.parametrize("change", ["", " A5 A6", " A6 A6", " A6 A1", " A6 tank1", " A6 B1", " A6 nonsense"])
def test_beyond_the_list_heals_are_as_many_dead_dice_of_the_own(change):
    position = at(MANY)
    with pytest.raises(IllegalAction):
        position.act(0, f"heal {' '.join(DEAD[:22])}{change}")
    for number in (-1, 0, 1 << 60, (1 << 55) - 1, 0b11 << 10):
        with pytest.raises(IllegalAction):
            position.act(0, number)
    position.act(0, f"heal {' '.join(DEAD[:22])} A6")


def every_way(s, seat):
    """Find by brute force every set of dice that spends the seat's heals; alike sets count once."""
    dice = [bit for bit in range(OWN) if candidate(s, seat, bit)]
    ways = {}
    for picked in combinations(dice, s.heals[seat]):
        sorts = sorted(
            (kind_of(own(seat, bit)), 0 if s.options.healed_skulls_count else s.place[own(seat, bit)]) for bit in picked
        )
        ways.setdefault(tuple(sorts), sum(1 << bit for bit in picked))
    return set(ways.values())


@settings(max_examples=40 if effort.long else 15)
@given(st.integers(0, 2**32 - 1), st.booleans())
def test_the_list_has_every_way(seed, count):
    """The list for random dead dice in both places and a random number of heals equals a plain enumeration."""
    random, s = Random(seed), GAME.new(healed_skulls_count=count).copy().record().copy()
    for die in random.sample(range(20, 65), 6):
        s.owner[die] = 0
        s.place[die] = Place.GRAVEYARD
    for die in random.sample(range(10), random.randint(0, 6)):
        s.place[die], s.face[die] = random.choice([(Place.TRAY, Face.SKULL), (Place.GRAVEYARD, Face.BLANK)])
    s.phase, s.heals[0] = Phase.HEAL, random.randint(1, 5)
    out = [0] * MOST_ACTIONS
    listed = out[: legal_heals(s, 0, out)]
    assert len(set(listed)) == len(listed)
    assert set(listed) == every_way(s, 0)


@pytest.mark.rule("B22b", "B26a")
@pytest.mark.parametrize(
    ("head", "asked"),
    [
        ("roll 2.4 wins=1-0 health=15-3 round_reset=none", False),  # the match is decided
        ("roll 1.4 health=10-3 round_reset=none", True),
        ("roll 1.4 health=10-3 round_reset=troops_only", True),
        ("roll 1.4 health=10-3", False),  # all dice come back in the next round
        ("roll 1.10 health=10-10 most_turns=10", False),  # at the turn limit, too
        ("roll 1.10 health=10-10 most_turns=10 round_reset=none", True),
        ("roll 3.10 health=20-20 most_turns=10 round_reset=none match_length=three_rounds_strict", False),
        ("roll 1.9 health=10-10 most_turns=10", True),
        ("roll 2.4 wins=1-0 health=15-3 round_reset=none healed_skulls_count=false", False),
        ("roll 1.4 health=10-3 round_reset=none healed_skulls_count=false", True),
        ("roll 1.4 health=10-3 healed_skulls_count=false", False),
        ("roll 1.10 health=10-10 most_turns=10 healed_skulls_count=false", False),
    ],
)
def test_heals_that_can_change_nothing_are_not_asked(head, asked):
    """Alpha attacks with 7, and has two heals for two troops, a Sacrifice and a Captain."""
    position = reveal(CHOOSING, "sw", head=head)
    assert (0 in position.to_act and "heal" in moves(position, 0)[0]) == asked


@pytest.mark.rule("B6", "B22b")
@pytest.mark.parametrize(
    ("beta", "health", "asked"), [("paladin1=cu", 1, True), ("paladin1=cu", 20, False), ("", 1, False)]
)
def test_heals_before_the_totals_are_asked_while_a_curse_hangs_on_them(beta, health, asked):
    """Alpha's attack of 7 ends the match, unless Beta's curse takes Alpha's last health: that depends on skulls."""
    head = f"roll 3.4 wins=1-1 health={health}-3 healed_skulls_count=false"
    position = reveal("h2 6sw 2sk captain1=sw", beta, head=head)
    assert (phase(position) == Phase.HEAL) == asked


@pytest.mark.rule("B27")
def test_heals_are_chosen_in_secret_where_both_choose():
    position = reveal(CHOOSING, "h2 7sw sk sacrifice2=sd captain2=sk")
    assert position.to_act == {0, 1}
    play(position, "Alpha heal A9 captain1")
    assert position.seen_by(1).record().pick[0] == -1
    assert position.scene(1).seats[0].status == "ready"
    assert public_events(position, events.Healed) == []
    play(position, "Beta heal B9 B10")
    healed = [(event.seat, event.die) for event in public_events(position, events.Healed)]
    assert healed == [(0, 8), (0, 30), (1, 18), (1, 19)]
