"""Each power: its effect, its conditions, and cases just inside and just outside its limits (R29 to R48)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.effort import rows
from warbones import BrokenPosition, IllegalAction, Position
from warbones.games.battle.rules.units import ROWS
from warbones.games.battle.tests.script import (
    GAME,
    after,
    asked,
    at,
    field,
    grid,
    log,
    marks,
    moves,
    owner,
    phase,
    play,
    zone,
)

FIEND = "razor-fiend@C[5,6/5,6/5,6]"


@pytest.mark.rule("R31", "B10", "B12", "D12", "D16")
def test_acid_burns_a_square_of_the_attacker_s_choice():
    position = play(
        field("the-winged-wyrm@C[1,2,3/4,8,5/6,x,1]", FIEND), "Alpha act aA; melee; at bA; row 1\nroll 6 6 1 1 1 1"
    )
    assert grid(position, "bA") == "[x,x/5,6/5,6]"
    assert asked(position) == "Alpha"
    assert len(moves(position)) == 8
    offered = play(position.copy(), "Alpha square r2c2\nroll 6 3")
    assert grid(offered, "aA") == "[1,2,3/4,x,5/6,x,1]"
    equal = play(position.copy(), "Alpha square r2c2\nroll 6 2")
    assert "8" in grid(equal, "aA")
    play(position, "Alpha square r1c1\nroll 1")
    assert grid(position, "aA").startswith("[1,")
    assert "attacked" not in marks(position, "aA")


@pytest.mark.rule("B10")
def test_by_option_the_other_player_picks():
    position = field("footsoldiers@C[1,2,3]", "razor-fiend@C[1,x/x,x/x,1]", "acid_choice=defender")
    play(position, "Alpha act aA; melee; at bA; column 1\nroll 1 1")
    assert asked(position) == "Beta"
    play(position, "Beta square r1c3\nroll 4")
    assert grid(position, "aA") == "[1,2,x]"


@pytest.mark.rule("R31", "B12")
def test_acid_answers_melee_that_injures_and_nothing_else():
    missed = play(field("footsoldiers@C[1,2,3]", FIEND), "Alpha act aA; melee; at bA; row 1\nroll 1 1")
    assert phase(missed).name != "ACID"
    shot = play(
        field("archers@C[1/1]", "razor-fiend@C[1,1/x,x/x,x]"), "Alpha act aA; ranged; at bA; column 1\nroll 1 1"
    )
    assert phase(shot).name != "ACID"
    stabbed = field("lance-bearers@C[1,1,1,1]", "razor-fiend@C[1,1/x,x/x,x]")
    play(stabbed, "Alpha act aA; critical; at bA; square r1c1\nroll 1 1")
    assert phase(stabbed).name != "ACID"


@pytest.mark.rule("B11", "D11")
def test_acid_of_a_destroyed_unit():
    dying = "razor-fiend@C[1,x/x,x/x,x] critters@BB[1]"
    position = play(field("footsoldiers@C[x,2,3]", dying), "Alpha act aA; melee; at bA; row 1\nroll 1 1")
    assert phase(position).name == "ACID"
    play(position, "Alpha square r1c2\nroll 3")
    assert grid(position, "aA") == "[x,x,3]"
    off = field("footsoldiers@C[x,2,3]", dying, "acid_when_destroyed=false")
    play(off, "Alpha act aA; melee; at bA; row 1\nroll 1 1")
    assert phase(off).name == "DEED"


@pytest.mark.rule("S15", "R32", "B19", "B9", "D4", "D6")
def test_s15_assimilation():
    mindbender = "mindbender@C[1,1,1/1,8,1/1,1,1]"
    banshees = "banshees@C[1,x/2,3](evading) zombie-horde@C[x,x,x/x,1,1] archers@BB[1/1]"
    position = field(mindbender, banshees)
    assert after(position, "act aA; assimilation") == ["at bA"]
    play(position, "Alpha act aA; assimilation; at bA")
    assert (owner(position, "bA"), zone(position, "bA"), grid(position, "bA")) == ("Alpha", "C", "[1,x/2,3]")
    assert marks(position, "bA") == {"evading"}
    play(position, "Beta act bB; done")
    assert moves(position) == ["act bA"]
    play(position, "Alpha act bA; move BB\nAlpha done")
    wounded = field(mindbender, banshees, "size_basis=remaining")
    assert after(wounded, "act aA; assimilation") == ["at bA", "at bB"]


@pytest.mark.rule("S15", "R32", "B50")
def test_s15_a_second_use_is_illegal():
    again = field("mindbender@C[1,1,1/1,8,1/1,1,1](spent)", "banshees@C[1,x/2,3] archers@BB[1/1]")
    assert "assimilation" not in after(again, "act aA")


@pytest.mark.rule("R32")
@pytest.mark.parametrize(
    ("target", "legal"),
    [
        ("critters@C[1]", True),
        ("spikers@C[1,1/1,1]", True),
        ("crimson-snake@C[1/1/1/1/1]", False),
        ("spikers@BB[1,1/1,1]", False),
        ("spikers@C[x,x/x,x]", False),
    ],
)
def test_assimilation_takes_one_to_four_squares_in_its_zone(target, legal):
    position = field("mindbender@C[1,1,1/1,8,1/1,1,1]", f"{target} archers@BB[1/1]")
    assert ("assimilation" in after(position, "act aA")) == legal


@pytest.mark.rule("R34", "B27", "B28", "B42")
def test_carpet_bomb_hits_every_enemy_in_one_other_zone():
    beta = "archers@C[4/2] critters@C[6] banshees@C[1,1/1,1](evading) critters@BB[1]"
    position = field("mindbender@AB[1,1,1/1,8,1/1,1,1] footsoldiers@C[1,1,1]", beta)
    assert after(position, "act aA; carpet-bomb") == ["zone C", "zone BB"]
    play(position, "Alpha act aA; carpet-bomb; zone C")
    assert (asked(position), moves(position)) == ("Beta", ["squares r2c1", "squares r1c1"])
    play(position, "Beta squares r2c1\nroll 3 6 1")
    assert [grid(position, name) for name in ("bA", "bB", "bC", "aB")] == ["[4/x]", "[x]", "[1,1/1,1]", "[1,1,1]"]
    assert marks(position, "bB") == {"attacked"}
    assert marks(position, "bC") == {"evading"}
    home = field("mindbender@C[1,1,1/1,8,1/1,1,1]", "archers@C[4/2]")
    assert "carpet-bomb" not in after(home, "act aA")


@pytest.mark.rule("R35", "D27", "R30")
def test_defensive_formation_lasts_for_the_round_and_goes_with_a_move():
    position = field("lance-bearers@AB[1,1,1,1]", "critters@C[1]")
    assert after(position, "act aA; defensive-formation") == ["move C", "done"]
    assert after(position, "act aA; move C") == ["melee", "critical", "defensive-formation", "done"]
    play(position, "Alpha act aA; defensive-formation; move C")
    assert asked(position) == "Beta"
    assert marks(position, "aA") == {"acted", "formation"}
    play(position, "Beta act bA; done")
    assert marks(position, "aA") == set()


@pytest.mark.rule("S18", "R36", "R6", "B14", "B13")
def test_s18_drain_lowers_a_square_and_restores_one():
    princess = "lich-princess@AB[x,1,1/1,8,1/1,1,x]"
    position = field(princess, "spikers@BB[6,1/1,1]")
    play(position, "Alpha act aA; drain; at bA; square r1c1")
    assert moves(position) == ["square r1c1", "square r3c3"]
    assert grid(position, "bA") == "[6,1/1,1]"
    play(position, "Alpha square r3c3\nroll 3")
    assert grid(position, "bA") == "[1,1/1,1]"
    assert grid(position, "aA") == "[x,1,1/1,8,1/1,1,3]"
    near = field(princess, "spikers@BB[6,1/1,1]", "unranged_powers=same_zone")
    assert "drain" not in after(near, "act aA")


@pytest.mark.rule("B15", "R36", "R6", "D15")
def test_drain_does_what_it_can_and_spares_centers():
    whole = field("lich-princess@AB[1,1,1/1,8,1/1,1,1]", "the-winged-wyrm@BB[x,x,x/x,8,x/x,1,5]")
    assert after(whole, "act aA; drain; at bA") == ["square r3c2", "square r3c3"]
    play(whole, "Alpha act aA; drain; at bA; square r3c2")
    assert asked(whole) == "Beta"
    center = field("lich-princess@AB[1,1,1/1,x,1/1,1,1]", "critters@BB[6]")
    play(center, "Alpha act aA; drain; at bA; square r1c1")
    assert grid(center, "aA") == "[1,1,1/1,8,1/1,1,1]"
    assert grid(center, "bA") == "[1]"
    bare = field("lich-princess@AB[1,1,1/1,8,1/1,1,1]", "the-winged-wyrm@BB[x,x,x/x,8,x/x,x,x]")
    assert "drain" not in after(bare, "act aA")


@pytest.mark.rule("R38", "D2", "D3")
def test_evasion_closes_other_zones_for_good():
    position = field("dark-blades@AB[1,1/1,1]", "archers@C[1/1] bone-tosser@BB[1,1/1,1] dark-blades@C[1,1/1,1]")
    play(position, "Alpha act aA; evasion")
    assert moves(position) == ["move C", "done"]
    play(position, "Alpha done")
    assert moves(position) == ["act bA", "act bB", "act bC"]
    assert "ranged" not in after(position, "act bA")
    assert not {"siege", "snipe"} & set(after(position, "act bB") + after(position, "act bC"))
    assert "ranged" in after(position, "act bA; move AB")
    play(position, "Beta act bA; done\nBeta act bB; done\nBeta act bC; done")
    assert marks(position, "aA") == {"evading"}
    assert "evasion" not in after(position, "act aA")


WARRIORS = "dragon-warriors@C[1,1/1,1]"
HORDE = "zombie-horde@C[4,2,5/3,6,1]"


@pytest.mark.rule("S8", "R39", "B23", "B47")
def test_s8_flanking_adds_a_die_and_uses_both():
    position = field(f"{WARRIORS} footsoldiers@C[1,1,1] archers@AB[1/1]", HORDE)
    assert after(position, "act aA; flanking") == ["at aB", "at aC"]
    shot = position.copy()
    play(position, "Alpha act aA; flanking; at aB")
    assert moves(position) == ["melee"]
    play(position, "Alpha melee; at bA; column 1\nroll 2 3 4")
    assert grid(position, "bA") == "[x,2,5/x,6,1]"
    assert marks(position, "aA") == marks(position, "aB") == {"acted"}
    assert moves(position) == ["act bA"]
    play(shot, "Alpha act aA; flanking; at aC; ranged; at bA; column 1\nroll 6 1 1 1")
    assert grid(shot, "bA") == "[x,2,5/x,6,1]"


@pytest.mark.rule("B23", "R39")
@pytest.mark.parametrize(
    "alpha",
    [
        f"{WARRIORS} footsoldiers@C[1,1,1](acted)",
        f"{WARRIORS} footsoldiers@AB[1,1,1]",
        f"{WARRIORS} footsoldiers@C[x,x,x]",
        f"{WARRIORS} fireborn-assassins@AB[1,1/1,1]",
    ],
)
def test_flanking_needs_a_friend_who_can_attack(alpha):
    assert "flanking" not in after(field(alpha, HORDE), "act aA")


@pytest.mark.rule("R39", "B22")
def test_only_enemies_in_the_flanking_unit_s_range_count():
    position = field(f"{WARRIORS} archers@C[1/1]", f"{HORDE} critters@BB[1]")
    assert after(position, "act aA; flanking; at aB; ranged") == ["at bA"]
    away = field("dragon-warriors@AB[1,1/1,1] archers@C[1/1]", HORDE)
    assert "flanking" not in after(away, "act aA")


@pytest.mark.rule("B22", "D1", "P:flanking-x-fly")
def test_by_option_the_flanking_unit_must_be_able_to_attack():
    flyer = "vampire-lord@C[1,1/1,1/1,1/1,1](flying,attacked)"
    position = field(f"{WARRIORS} archers@AB[1/1] footsoldiers@C[1,1,1]", flyer)
    assert after(position, "act aA; flanking") == ["at aB"]
    strict = field(f"{WARRIORS} archers@AB[1/1]", flyer, "flank_strict=true")
    assert "flanking" not in after(strict, "act aA")
    ready = field(f"{WARRIORS} archers@AB[1/1]", flyer.replace(",attacked", ""), "flank_strict=true")
    assert after(ready, "act aA; flanking") == ["at aB"]


@pytest.mark.rule("B21")
def test_by_option_the_friend_may_move_first():
    alpha = f"{WARRIORS} footsoldiers@AB[1,1,1]"
    assert "flanking" not in after(field(alpha, HORDE), "act aA")
    position = field(alpha, HORDE, "flank_move=true")
    play(position, "Alpha act aA; flanking; at aB")
    assert moves(position) == ["move C"]
    play(position, "Alpha move C")
    assert moves(position) == ["melee"]
    play(position, "Alpha melee; at bA; row 1\nroll 5 4 3")
    assert grid(position, "bA") == "[x,x,x/3,6,1]"
    here = field(f"{WARRIORS} footsoldiers@C[1,1,1]", f"{HORDE} critters@AB[1]", "flank_move=true")
    assert after(here, "act aA; flanking; at aB") == ["melee"]


@pytest.mark.rule("B24", "R46", "P:flanking-x-shapeshifting")
def test_a_flanked_for_unit_may_shift_its_shape():
    alpha = "crimson-snake@C[1/1/1/1/1] doppelgangers@C[1,x,x/x,x,2] "
    position = field(alpha, "footsoldiers@C[1,x,x] critters@BB[1]")
    assert after(position, "act aA; flanking; at aB") == ["melee", "regroup"]
    regrouped = play(position.copy(), "Alpha act aA; flanking; at aB; regroup\nroll 6 6\nAlpha arrange rows")
    assert moves(regrouped) == ["melee"]
    play(position, "Alpha act aA; flanking; at aB; melee; at bA; row 1\nroll 1 1 1 1")
    assert moves(position) == ["regroup", "done"]


@pytest.mark.rule("B21", "B24", "R39", "R46")
def test_a_flanked_for_unit_regroups_first_only_if_it_can_then_attack():
    alpha = "crimson-snake@C[1/1/1/1/1] doppelgangers@{}[1,1,1/1,1,1]"
    away = field(alpha.format("AB"), "critters@C[6]", "flank_move=true")
    assert after(away, "act aA; flanking; at aB") == ["move C"]
    assert after(away, "act aA; flanking; at aB; move C") == ["melee"]
    near = field(alpha.format("C"), "critters@C[6]", "flank_move=true")
    assert after(near, "act aA; flanking; at aB") == ["melee", "regroup"]
    evader = "dark-blades@C[6,6/6,6](evading)"
    hero = "crimson-snake@C[1/1/1/1/1] broodkeeper@AB[1,1,1/1,8,1/1,1,1]"
    assert after(field(hero, evader, "flank_move=true"), "act aA; flanking; at aB") == ["move C"]


FLANKERS = ("crimson-snake@C[1/1/1/1/1]", "bone-tosser@AB[1,1/1,1]", "fireborn-assassins@C[1,1/1,1]")
TARGETS = "critters@C[1] dark-blades@BB[1,1/1,1](evading) rain-of-fire@AB[1,1/1,1](flying,attacked)"
OPTIONS = [
    f"flank_move=true flank_strict={strict} siege_restriction={siege}"
    for strict in ("false", "true")
    for siege in ("unit", "attack")
]


@pytest.mark.rule("R39", "B21", "B22", "B23", "B24")
@pytest.mark.parametrize(
    ("flanker", "options"), rows([*product(FLANKERS, OPTIONS)], [*zip(FLANKERS, OPTIONS[1:], strict=True)])
)
def test_a_flanked_for_unit_always_attacks(flanker, options):
    tried = 0
    for row in ROWS:
        grid = "/".join([",".join(["1"] * row.width)] * row.height)
        grid = "1,1,1/1,8,1/1,1,1" if row.hero else grid
        for home in ("AB", "C", "BB"):
            position = field(f"{flanker} {row.code}@{home}[{grid}]", TARGETS, options)
            if "flanking" in after(position, "act aA"):
                play(position, "Alpha act aA; flanking; at aB")
                tried += ends_by_attacking(position)
    assert tried > len(ROWS)


def ends_by_attacking(position: Position) -> int:
    """Follow every choice until dice are rolled for an attack; return the number of paths."""
    choices, ways = moves(position), 0
    assert choices
    for choice in choices:
        assert choice.split()[0] in ("move", "melee", "ranged", "regroup"), choice
        twin = position.copy()
        twin.act(0, choice)
        while twin.owed:
            twin.roll(1)
        assert moves(twin)
        ways += 1 if choice in ("melee", "ranged") else ends_by_attacking(twin)
    return ways


@pytest.mark.rule("B24", "P:flanking-x-hit-and-run")
def test_a_flanked_for_unit_uses_no_other_power():
    alpha = "crimson-snake@C[1/1/1/1/1] spikers@C[1,1/1,1] dark-blades@C[1,1/1,1] "
    position = field(alpha, "footsoldiers@C[1,1,1]")
    assert after(position, "act aA; flanking") == ["at aB"]
    play(position, "Alpha act aA; flanking; at aB; ranged; at bA; column 1\nroll 1 1 1")
    assert asked(position) == "Beta"


LORD = "vampire-lord@C[1,1/1,1/1,1/1,1]"


@pytest.mark.rule("S9", "R40", "B25", "B26", "D20")
def test_s9_a_flyer_can_be_struck_once():
    position = field(LORD, "footsoldiers@C[6,6,6] footsoldiers@C[1,1,1] archers@C[1/1] lance-bearers@C[1,1,1,1]")
    play(position, "Alpha act aA; melee; at bA; column 1\nroll 1 1 1\nAlpha fly")
    assert marks(position, "aA") == {"acted", "flying"}
    assert "melee" in after(position, "act bA")
    play(position, "Beta act bA; melee; at aA; row 1\nroll 1 1\nBeta done")
    assert marks(position, "aA") == {"acted", "flying", "attacked"}
    assert "melee" not in after(position, "act bB")
    assert not {"melee", "critical"} & set(after(position, "act bD"))
    assert "ranged" in after(position, "act bC")
    play(position, "Beta act bB; done\nBeta act bC; done\nBeta act bD; done")
    assert marks(position, "aA") == set()
    play(position, "Alpha act aA; done")
    assert "melee" in after(position, "act bB")


@pytest.mark.rule("S9", "R40")
def test_s9_flying_after_being_attacked_works_at_once():
    position = field(LORD.replace("]", "](attacked)", 1), "footsoldiers@BB[1,1,1] rain-of-fire@BB[1,1/1,1]")
    play(position, "Alpha act aA; move BB; fly")
    assert asked(position) == "Beta"
    assert "melee" not in after(position, "act bA")
    assert "siege" not in after(position, "act bB; move C")


@pytest.mark.rule("R40", "B29")
def test_fly_goes_with_a_move_or_an_attack_not_both():
    position = field("the-winged-wyrm@AB[1,1,1/1,8,1/1,1,1]", "critters@C[1] critters@BB[1]")
    assert after(position, "act aA; fly") == ["move C", "ranged", "done"]
    flown = play(position.copy(), "Alpha act aA; fly; move C")
    assert asked(flown) == "Beta"
    both = play(position.copy(), "Alpha act aA; ranged; at bA; column 1\nroll 1 1")
    assert moves(both) == ["move C", "fly", "done"]
    play(both, "Alpha move C")
    assert asked(both) == "Beta"


@pytest.mark.rule("D25", "R17", "R40")
def test_a_flying_siege_unit():
    position = field("rain-of-fire@AB[1,1/1,1]", "critters@C[6] critters@BB[1]")
    assert after(position, "act aA; fly") == ["move C", "siege", "done"]
    play(position, "Alpha act aA; siege; at bA\nroll 1")
    assert moves(position) == ["fly", "done"]


@pytest.mark.rule("S18", "R41", "B16", "R6", "D7")
def test_s18_healing_writes_fives_and_an_eight():
    position = field("broodkeeper@AB[1,x,1/1,x,1/1,1,1] critters@BB[x]", "archers@BB[1/1]")
    assert after(position, "act aA; healing") == ["at aA"]
    play(position, "Alpha act aA; healing; at aA")
    assert grid(position, "aA") == "[1,5,1/1,8,1/1,1,1]"
    assert asked(position) == "Beta"


@pytest.mark.rule("R41", "B16", "B13")
def test_healing_mends_two_squares_of_one_unit():
    alpha = "broodkeeper@AB[1,1,1/1,8,1/1,1,1] footsoldiers@C[x,4,4] footsoldiers@C[x,x,4] dragon-warriors@AB[x,x/x,1]"
    position = field(alpha, "archers@BB[1/1]")
    assert after(position, "act aA; healing") == ["at aB", "at aC", "at aD"]
    one = play(position.copy(), "Alpha act aA; healing; at aB")
    assert grid(one, "aB") == "[5,4,4]"
    play(position, "Alpha act aA; healing; at aD")
    assert len(moves(position)) == 3
    play(position, "Alpha squares r1c1 r2c1")
    assert grid(position, "aD") == "[5,x/5,1]"
    near = field(alpha, "archers@BB[1/1]", "unranged_powers=same_zone")
    assert after(near, "act aA; healing") == ["at aD"]


@pytest.mark.rule("R42", "B30", "D19")
def test_hit_and_run():
    position = field("spikers@AB[1,1/1,1]", "archers@BB[1/1] critters@C[x]")
    play(position, "Alpha act aA; move C")
    assert moves(position) == ["ranged", "done"]
    assert "A second move comes only after an attack." in position.scene(0).prompt.detail
    with pytest.raises(IllegalAction, match=r"A second move comes only after an attack \(B30\)\."):
        position.act(0, "move BB")
    play(position, "Alpha ranged; at bA; column 1\nroll 1 1")
    assert moves(position) == ["move AB", "move BB", "done"]
    play(position, "Alpha move AB")
    assert asked(position) == "Beta"
    first = field("spikers@C[1,1/1,1]", "archers@C[1/1]")
    play(first, "Alpha act aA; ranged; at bA; column 1\nroll 1 1\nAlpha move AB")
    assert asked(first) == "Beta"


@pytest.mark.rule("B30")
def test_by_option_hit_and_run_leaves_out_the_attack():
    position = field("spikers@AB[1,1/1,1]", "archers@BB[1/1] critters@C[x]", "hit_and_run=any_parts")
    play(position, "Alpha act aA; move C")
    assert moves(position) == ["move AB", "move BB", "ranged", "done"]
    assert "second move" not in position.scene(0).prompt.detail
    play(position, "Alpha move BB")
    assert (zone(position, "aA"), asked(position)) == ("BB", "Beta")


@pytest.mark.rule("B30")
def test_a_move_without_anybody_to_attack_is_the_whole_action():
    position = field("spikers@AB[1,1/1,1]", "dark-blades@BB[1,1/1,1](evading)")
    play(position, "Alpha act aA; move C")
    assert asked(position) == "Beta"


@pytest.mark.rule("B30", "R16")
def test_no_position_waits_after_the_last_move_of_an_action():
    position = play(field("spikers@AB[1,1/1,1]", "archers@BB[1/1]"), "Alpha act aA; move C")
    written = position.text.replace("done=moved", "done=moved,retreated")
    assert written != position.text
    with pytest.raises(BrokenPosition, match="does nothing more in it"):
        GAME.at(written)


@pytest.mark.rule("B30", "D19", "R19")
def test_hit_and_run_checks_the_way_at_each_move():
    position = field("dark-blades@C[1,1/1,1]", "hulking-beast@C[x,1,x] archers@BB[1/1]")
    assert "move BB" not in after(position, "act aA")
    play(position, "Alpha act aA; critical; at bA; square r1c2\nroll 1 1\nAlpha move BB")
    assert zone(position, "aA") == "BB"


@pytest.mark.rule("S17", "R43", "B17", "B18")
def test_s17_paralyze_marks_two_small_units_or_a_large_one():
    lich = "venom-spitters@C[1/1] skeleton-warriors@C[1,1,1] bone-tosser@C[1,1/1,1] lich-princess@C[1,1,1/1,8,1/1,1,1]"
    position = field("basilisk@C[1,1/1,1/1,1/1,1]", f"{lich} skeleton-warriors@BB[1,1,1] venom-spitters@C[1/1](acted)")
    assert after(position, "act aA; paralyze") == ["at bA", "at bB", "at bC"]
    large = play(position.copy(), "Alpha act aA; paralyze; at bC")
    assert marks(large, "bC") == {"acted", "paralyzed"}
    assert asked(large) == "Beta"
    play(position, "Alpha act aA; paralyze; at bA")
    assert moves(position) == ["and bB"]
    play(position, "Alpha and bB")
    assert marks(position, "bA") == marks(position, "bB") == {"acted", "paralyzed"}
    assert moves(position) == ["act bC", "act bD", "act bE"]


@pytest.mark.rule("B9", "R43")
def test_by_option_size_is_the_remaining_squares():
    position = field(
        "basilisk@C[1,1/1,1/1,1/1,1]", "zombie-horde@C[1,x,x/x,x,x] archers@C[1/1]", "size_basis=remaining"
    )
    assert after(position, "act aA; paralyze; at bA") == ["and bB"]


DEAD = " ".join(["critters@BB[x]"] * 4)


@pytest.mark.rule("S11", "R44", "B20", "B51", "D7")
def test_s11_two_points_for_every_defeated_unit():
    alpha = "dracolich@AB[1,1,1/1,8,1/1,1,1] skeleton-warriors@C[x,x,x] skeleton-warriors@C[x,x,x]"
    position = field(alpha, f"{DEAD} critters@BB[1]", "budget=40")
    play(position, "Alpha act aA; raise-undead")
    assert "raise lich-princess" not in moves(position)
    assert "raise vampire-lord" in moves(position)
    play(position, "Alpha raise vampire-lord\nroll 1 1 1 1 1 1 1 1")
    assert moves(position) == ["raise skeleton-warriors", "raise venom-spitters", "stop"]
    play(position, "Alpha raise skeleton-warriors\nroll 2 2 2\nBeta act bE; done")
    assert (zone(position, "aD"), zone(position, "aE")) == ("AB", "AB")
    assert moves(position) == ["act aD", "act aE"]
    assert marks(position, "aA") == {"acted", "spent"}


@pytest.mark.rule("S11", "R44", "R6")
def test_s11_eight_defeated_units_can_bring_a_hero():
    alpha = "dracolich@AB[1,1,1/1,8,1/1,1,1] " + " ".join(["skeleton-warriors@C[x,x,x]"] * 4)
    position = field(alpha, f"{DEAD} critters@BB[1]", "budget=40")
    assert "raise lich-princess" in after(position, "act aA; raise-undead")
    bought = field(f"{alpha} lich-princess@C[x,x,x/x,x,x/x,x,x]", f"{DEAD} critters@BB[1]", "budget=40")
    assert "raise lich-princess" not in after(bought, "act aA; raise-undead")
    assert "raise dracolich" not in after(bought, "act aA; raise-undead")


@pytest.mark.rule("B20", "R44", "B50")
def test_raised_units_by_option():
    alpha = "dracolich@C[1,1,1/1,8,1/1,1,1] skeleton-warriors@C[x,x,x]"
    options = "raised_act=false raised_zone=unit"
    position = field(alpha, "critters@BB[x] critters@BB[1]", options)
    play(position, "Alpha act aA; raise-undead; raise dire-crawlers\nroll 1 1 1 1")
    assert zone(position, "aC") == "C"
    assert marks(position, "aC") == {"acted"}
    play(position, "Beta act bB; done\nAlpha act aA")
    assert "raise-undead" not in moves(position)


@pytest.mark.rule("B20", "R44")
def test_raising_can_stop_and_needs_somebody_defeated():
    alpha = "dracolich@C[1,1,1/1,8,1/1,1,1] skeleton-warriors@C[x,x,x]"
    position = field(alpha, "critters@BB[x] critters@BB[1]")
    nothing = play(position.copy(), "Alpha act aA; raise-undead; stop")
    assert asked(nothing) == "Beta"
    assert marks(nothing, "aA") == {"acted", "spent"}
    play(position, "Alpha act aA; raise-undead; raise skeleton-warriors\nroll 1 1 1\nAlpha stop")
    assert asked(position) == "Beta"
    assert position.record().raising == 0
    assert "raise-undead" not in after(field("dracolich@C[1,1,1/1,8,1/1,1,1]", "critters@BB[1]"), "act aA")


@pytest.mark.rule("S12", "R45", "B32", "R15")
def test_s12_regenerate_and_regroup():
    position = field("zombie-horde@C[1,x,2/x,x,3]", "critters@BB[1]")
    play(position, "Alpha act aA; regenerate; square r1c2\nroll 5")
    assert grid(position, "aA") == "[1,5,2/x,x,3]"
    assert moves(position) == ["regroup", "done"]
    play(position, "Alpha regroup\nroll 6 5 4 4\nAlpha cross; put 6; cross; put 5")
    assert grid(position, "aA") == "[x,6,x/5,4,4]"
    assert asked(position) == "Beta"
    other = field("zombie-horde@C[1,x,2/x,x,3]", "critters@BB[1]")
    play(other, "Alpha act aA; regroup\nroll 6 6 6\nAlpha arrange rows")
    assert moves(other) == ["regenerate", "done"]
    play(other, "Alpha regenerate; square r2c1\nroll 2")
    assert grid(other, "aA") == "[6,6,6/2,x,x]"


@pytest.mark.rule("R45")
def test_regenerate_needs_a_crossed_out_square():
    assert "regenerate" not in after(field("zombie-horde@C[1,1,2/1,1,3]", "critters@BB[1]"), "act aA")
    one = play(field("zombie-horde@C[1,x,2/1,1,3]", "critters@BB[1]"), "Alpha act aA; regenerate\nroll 6\nAlpha done")
    assert grid(one, "aA") == "[1,6,2/1,1,3]"


@pytest.mark.rule("R46", "B31", "P:shapeshifting-x-move-and-attack")
def test_shapeshifting_goes_with_a_move_or_an_attack():
    position = field("doppelgangers@AB[1,x,2/x,x,3]", "critters@C[6] critters@BB[1]")
    moved = play(position.copy(), "Alpha act aA; move C")
    assert moves(moved) == ["melee", "regroup", "done"]
    regrouped = play(moved.copy(), "Alpha regroup\nroll 1 1 1\nAlpha arrange rows")
    assert asked(regrouped) == "Beta"
    play(moved, "Alpha melee; at bA; row 1\nroll 1 1 1")
    assert asked(moved) == "Beta"
    play(position, "Alpha act aA; regroup\nroll 1 1 1\nAlpha arrange rows")
    assert moves(position) == ["move C", "done"]
    play(position, "Alpha move C")
    assert asked(position) == "Beta"


@pytest.mark.rule("R47", "D9", "B34")
@pytest.mark.parametrize(
    ("target", "legal"),
    [
        ("critters@C[6]", True),
        ("hulking-beast@C[6,6,6]", True),
        ("spikers@C[x,x/x,1]", False),
        ("hulking-beast@AB[6,6,6]", False),
    ],
)
def test_swallow_takes_one_to_three_squares_in_its_zone(target, legal):
    position = field("the-winged-wyrm@C[1,1,1/1,8,1/1,1,1] archers@C[1/1]", f"{target} critters@BB[1]")
    assert ("swallow" in after(position, "act aA")) == legal
    if legal:
        assert after(position, "act aA; swallow") == ["at bA"]
        play(position, "Alpha act aA; swallow; at bA")
        assert "x" in grid(position, "bA")
        assert asked(position) == "Beta"


@pytest.mark.rule("B34")
def test_by_option_own_units_can_be_swallowed():
    position = field("the-winged-wyrm@C[1,1,1/1,8,1/1,1,1] archers@C[1/1]", "critters@C[1]", "swallow_targets=any")
    assert after(position, "act aA; swallow") == ["at aB", "at bA"]


@pytest.mark.rule("B9", "R47", "D4")
def test_by_option_a_wounded_hero_can_be_swallowed():
    enemies = "broodkeeper@C[x,x,x/x,8,x/x,1,1] critters@BB[1]"
    position = field("the-winged-wyrm@C[1,1,1/1,8,1/1,1,1]", enemies, "size_basis=remaining")
    assert "at bA" in after(position, "act aA; swallow")
    assert "swallow" not in after(field("the-winged-wyrm@C[1,1,1/1,8,1/1,1,1]", enemies), "act aA")


@pytest.mark.rule("R48", "B17", "D14", "D15", "B13")
def test_weaken_lowers_two_units_to_one_at_least():
    princess = "lich-princess@AB[1,1,1/1,8,1/1,1,1]"
    position = field(princess, "spikers@BB[1,2/3,x] the-winged-wyrm@C[6,5,4/3,8,2/1,x,6] critters@BB[6]")
    play(position, "Alpha act aA; weaken; at bB")
    assert moves(position) == ["and bA", "and bC"]
    play(position, "Alpha and bA")
    assert grid(position, "bA") == "[1,1/1,x]"
    assert grid(position, "bB") == "[4,3,2/1,8,1/1,x,4]"
    assert grid(position, "bC") == "[6]"
    single = play(field(princess, "critters@BB[6]"), "Alpha act aA; weaken; at bA")
    assert grid(single, "bA") == "[4]"
    near = field(princess, "critters@BB[6]", "unranged_powers=same_zone")
    assert "weaken" not in after(near, "act aA")


@pytest.mark.rule("R30", "R29")
@pytest.mark.parametrize(
    ("alpha", "beta", "choices"),
    [
        ("lich-princess@C[1,1,1/1,8,1/1,1,1]", "critters@C[6]", "drain; at bA; square r1c1"),
        ("broodkeeper@C[1,1,1/1,8,1/1,1,x]", "critters@C[6]", "healing; at aA"),
        ("basilisk@C[1,1/1,1/1,1/1,1]", "critters@C[6] critters@C[1](acted)", "paralyze; at bA"),
        ("lich-princess@C[1,1,1/1,8,1/1,1,1]", "critters@C[6]", "weaken; at bA"),
        ("the-winged-wyrm@C[1,1,1/1,8,1/1,1,1]", "critters@C[6] critters@C[5]", "swallow; at bA"),
        ("mindbender@C[1,1,1/1,8,1/1,1,1]", "critters@C[6] critters@BB[5]", "assimilation; at bA"),
    ],
)
def test_a_power_is_the_whole_action(alpha, beta, choices):
    position = field(f"{alpha} critters@AB[1]", beta)
    play(position, f"Alpha act aA; {choices}")
    assert "acted" in marks(position, "aA")
    moved = field(f"{alpha} critters@AB[1]", beta)
    assert choices.split(";", maxsplit=1)[0] not in after(moved, "act aA; move AB")


def test_the_log_names_powers():
    position = play(field("lich-princess@C[1,1,1/1,8,1/1,1,1]", "critters@C[6]"), "Alpha act aA; weaken; at bA")
    assert any("Weaken" in line for line in log(position))


@pytest.mark.rule("D4", "B9", "R43", "R32")
def test_by_option_a_wounded_hero_is_small_but_never_paralyzed():
    wounded = "broodkeeper@C[x,x,x/x,8,x/x,1,1] critters@BB[1]"
    basilisk = field("basilisk@C[1,1/1,1/1,1/1,1]", wounded, "size_basis=remaining")
    assert "paralyze" not in after(basilisk, "act aA")
    mindbender = field("mindbender@C[1,1,1/1,8,1/1,1,1]", wounded, "size_basis=remaining")
    assert after(mindbender, "act aA; assimilation") == ["at bA"]
    assert "assimilation" not in after(field("mindbender@C[1,1,1/1,8,1/1,1,1]", wounded), "act aA")


@pytest.mark.rule("B1", "B20", "B50")
def test_an_assimilated_raiser_raises_from_its_own_list_for_its_new_owner():
    position = at(
        "unit 1 asked=Beta turn=Beta hero_unique=player size_basis=remaining factions=lich-queen/horde "
        "| units: aA=dracolich@C[x,x,x/x,8,x/x,x,1]>Beta aB=critters@AB[1] bA=critters@BB[x] bB=critters@BB[x]"
    )
    play(position, "Beta act aA; raise-undead; raise dire-crawlers\nroll 1 1 1 1")
    assert (owner(position, "bC"), zone(position, "bC")) == ("Beta", "BB")
