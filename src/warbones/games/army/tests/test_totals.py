"""Attack, defence and damage (R21 to R38)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.army.rules import events
from warbones.games.army.rules.state import Reason
from warbones.games.army.tests.script import health, reveal, totals, wins


@pytest.mark.rule("R22", "R25", "R31")
@pytest.mark.parametrize(
    ("alpha", "expected"),
    [
        ("3sw 2ax", (5, 0)),
        ("2sh 3ds h2", (0, 8)),
        ("sw attacker1=sw attacker2=ax attacker3=sa", (5, 0)),
        ("ax captain1=sw captain2=ax", (3, 0)),
        ("sh defender1=sh defender2=ds tank1=sh", (0, 5)),
    ],
)
def test_plain_faces(alpha, expected):
    assert totals(reveal(alpha, "sk h2"))[0] == expected


@pytest.mark.rule("R21", "R23", "R24")
def test_damage_is_attack_less_defence_of_the_other():
    position = reveal("6sw", "4ax ds")
    assert totals(position) == [(6, 0), (4, 2)]
    assert [(event.damage, event.health) for event in public_events(position, events.Hit)] == [(4, 6), (4, 6)]
    assert health(reveal("sw", "2ds")) == [10, 10]


@pytest.mark.rule("R26", "B15")
def test_captains_change_neither_triples_nor_scythes_nor_purify():
    alpha = "mercenary1=tr necromancer1=sc paladin1=pu captain1=sb captain2=ab h2 2sk"
    assert totals(reveal(alpha, "sw 3sk"))[0][0] == 3 + 2 + 3


@pytest.mark.rule("R27", "B16")
def test_betrayal_strikes_for_the_opponent():
    position = reveal("sw mercenary1=be sacrifice1=be", "ax sh captain1=sb captain2=ab")
    assert totals(position) == [(1, 0), (1 + 1 + 2, 1)]
    assert totals(reveal("sh mercenary1=be", "h2")) == [(0, 1), (1, 0)]
    assert health(reveal("sh mercenary1=be", "h2")) == [10, 10]


@pytest.mark.rule("R28", "R29", "R38", "B14", "X1", "D1", "D2")
@pytest.mark.parametrize(
    ("alpha", "attack"),
    [
        ("4sw captain1=sb captain2=sb", 12),
        ("4sw 2ax captain1=sb captain2=ab", 4 + 2 + 4 + 2),
        ("h2 attacker1=sa captain1=sb captain2=ab", 4),
        ("h2 attacker1=sa captain1=sb captain2=sb captain3=ab", 5),
        ("h2 captain1=sw captain2=sb", 2),
    ],
)
def test_captains_buff_every_sword_and_axe(alpha, attack):
    assert totals(reveal(alpha, "sk h2"))[0][0] == attack


@pytest.mark.rule("R30", "B11", "B12", "B13", "S5", "D3")
@pytest.mark.parametrize(
    ("enforcers", "options", "expected"),
    [
        ("captain1=en", "", (7, 5)),
        ("", "", (4, 8)),
        ("captain1=en captain2=en", "", (7, 5)),
        ("captain1=en captain2=en", "enforcer_stacks=true", (10, 5)),
    ],
)
def test_s5_enforcers(enforcers, options, expected):
    alpha = f"2sw ax mercenary1=be mercenary2=be sacrifice1=be {enforcers}"
    position = reveal(alpha, "5ax mercenary3=be", head=f"roll 1.1 {options}")
    assert tuple(attack for attack, _ in totals(position)) == expected


@pytest.mark.rule("B13")
def test_both_enforce_their_own():
    position = reveal("h2 captain1=en mercenary1=be", "h2 captain2=en mercenary2=be mercenary3=be")
    assert [attack for attack, _ in totals(position)] == [1, 2]


@pytest.mark.rule("D4", "R30")
def test_an_enforced_sacrifice_is_neither_a_skull_nor_a_defence():
    position = reveal("h2 captain1=en sacrifice1=be", "h2 paladin1=pu")
    assert totals(position) == [(1, 0), (0, 0)]


@pytest.mark.rule("S8", "R31", "R32", "R33", "B17", "B18", "R43", "D11")
def test_s8_tanks():
    alpha = "2sh ds tank1=s1 tank2=s2 tank3=sh defender1=ds sacrifice1=sd"
    position = reveal(alpha, "h2 paladin1=pu")
    assert totals(position) == [(0, 15), (1, 0)]
    assert public_events(position, events.Rested) == [events.Rested(0, 3)]


@pytest.mark.rule("R34", "X5", "D5", "B7", "B8")
@pytest.mark.parametrize(
    ("alpha", "attack"),
    [
        ("h2 3sk necromancer1=sc", 3),
        ("h2 3sk necromancer1=sc necromancer2=sc", 6),
        ("h2 3sk necromancer1=sc necromancer2=sc necromancer3=sc", 9),
        ("h2 3sk necromancer1=sc necromancer2=sc necromancer3=sk", 8),
        ("h2 necromancer1=sc", 0),
        ("h2 2sk necromancer1=sc sacrifice1=sd captain1=sk", 4),
    ],
)
def test_scythes_count_own_skulls(alpha, attack):
    assert totals(reveal(alpha, "2sk h2"))[0][0] == attack


@pytest.mark.rule("R35", "D6", "D7", "X2")
def test_purify_counts_the_other_side_s_skulls_healed_or_not():
    position = reveal("h2 paladin1=pu paladin2=pu", "2sk h2 mercenary1=sk sacrifice1=sd")
    assert totals(position)[0] == (8, 0)


@pytest.mark.rule("R36", "B9", "B10", "D8", "D9", "D20")
@pytest.mark.parametrize(
    ("alpha", "beta", "options", "expected"),
    [
        ("h2 3sk paladin1=cu", "sk h2 paladin2=cu", "", [6, 10]),
        ("h2 sk paladin1=cu", "2sk h2", "", [10, 8]),
        ("h2 sk paladin1=cu", "sk h2", "", [10, 10]),
        ("h2 paladin1=cu", "2sk 5ds", "", [10, 8]),
        ("h2 paladin1=cu", "2sk 5ds", "curse_blockable=true", [10, 10]),
        ("h2 paladin1=cu", "2sk h2", "curse_blockable=true", [10, 8]),
        ("2h2 sk paladin1=cu", "2h2", "curse_blockable=true", [8, 10]),
    ],
)
def test_curses(alpha, beta, options, expected):
    assert health(reveal(alpha, beta, head=f"roll 1.1 {options}")) == expected


@pytest.mark.rule("D8", "D9", "D18", "R7", "B37")
def test_a_curse_can_make_a_double_knockout():
    position = reveal("sk ax sh paladin1=cu", "5ds h2 ax", head="roll 1.3 health=2-1")
    assert public_events(position, events.Cursed) == [events.Cursed(0, 1, 1, 0, 2, 0)]
    position = reveal("sk 2ax paladin1=cu", "h2", head="roll 1.3 health=2-1")
    assert public_events(position, events.RoundOver)[0] == events.RoundOver(-1, Reason.BOTH_OUT, 1, 0, 0)
    assert wins(position) == [0, 0]
    assert health(position) == [15, 15]


@pytest.mark.rule("R36")
@pytest.mark.parametrize("head", ["roll 1.1", "roll 2.1 wins=1-0 health=5-2"])
def test_a_curse_names_its_dice_and_the_health_it_leaves_also_when_it_ends_the_match(head):
    position = reveal("h2 sk paladin1=cu", "3sk h2 paladin2=cu", head=head)
    line = next(line for line in position.scene_messages(0).log if line.rule == "R36")
    assert line.pieces == ("paladin1", "paladin2")
    assert [(counter.piece, counter.face) for counter in line.counters] == [("health-1", str(health_left(position)))]
    assert position.over == ("wins" in head)


def health_left(position):
    """Return the health that the last Curse left."""
    return public_events(position, events.Cursed)[-1].health


@pytest.mark.parametrize(
    ("alpha", "beta", "won"),
    [("3ax", "sh h2", 0), ("2ax sh", "2ax sh", None), ("ax", "3sh", None), ("h2 sk paladin1=cu", "2sk h2", 0)],
)
def test_whoever_loses_less_health_wins_the_exchange(alpha, beta, won):
    assert reveal(alpha, beta).scene(0).calculations[-1].won == won


@pytest.mark.rule("R37", "B19", "B20", "S9", "D10")
@pytest.mark.parametrize(
    ("alpha", "options", "defence"),
    [
        ("paladin1=dh", "", 5),
        ("paladin1=dh paladin2=dh", "", 9),
        ("paladin1=dh", "defensive_heal_unit=point", 10),
    ],
)
def test_s9_defensive_heals(alpha, options, defence):
    position = reveal(f"3h2 sh healer1=h3 {alpha}", "sk h2", head=f"roll 1.1 {options}")
    assert totals(position)[0] == (0, defence)
    assert len(public_events(position, events.Healed)) >= 6


@pytest.mark.rule("B20")
def test_defensive_heal_needs_no_dead_die_and_healers_do_not_rest():
    position = reveal("10h2 paladin1=dh", "sk h2")
    assert totals(position)[0] == (0, 10)
    assert 0 not in [event.seat for event in public_events(position, events.Rested)]


@pytest.mark.rule("B36", "D14")
def test_heals_give_no_health():
    assert health(reveal("2sw", "3h2")) == [10, 8]


@pytest.mark.rule("B6")
@pytest.mark.parametrize(("options", "attack"), [("", 3), ("healed_skulls_count=false", 1)])
def test_healed_skulls_may_not_count(options, attack):
    """Two heals for seven dead dice that differ only in where they lie: with the option, Alpha chooses."""
    position = reveal("h2 3sk necromancer1=sc", "sw", head=f"roll 1.1 {options}")
    if options:
        position.act(0, "heal A2 A3")
    assert totals(position)[0][0] == attack
