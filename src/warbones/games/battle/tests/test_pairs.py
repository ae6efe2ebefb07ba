"""Every pair of the rulings' matrix: the interaction of two powers, or of a power and a rule."""

from __future__ import annotations

import pytest

from warbones.games.battle.tests.script import (
    after,
    asked,
    at,
    field,
    grid,
    marks,
    moves,
    phase,
    play,
    zone,
)

MINDBENDER = "mindbender@C[1,1,1/1,8,1/1,1,1]"
BASILISK = "basilisk@C[1,1/1,1/1,1/1,1]"
WYRM = "the-winged-wyrm@C[1,1,1/1,8,1/1,1,1]"
PRINCESS = "lich-princess@C[1,1,1/1,8,1/1,1,x]"
DRACOLICH = "dracolich@AB[1,1,1/1,8,1/1,1,1]"
FORMED = "lance-bearers@BB[3,1,4,2](formation)"


@pytest.mark.rule("P:carpet-bomb-x-zones", "R34")
def test_carpet_bomb_and_zones():
    beta = "critters@AB[1] critters@C[1] critters@BB[1]"
    home = field("rain-of-fire@AB[1,1/1,1] critters@BB[6]", beta)
    assert after(home, "act aA; carpet-bomb") == ["zone C", "zone BB"]
    play(home, "Alpha act aA; carpet-bomb; zone BB\nroll 2")
    assert (grid(home, "bC"), grid(home, "aB"), grid(home, "bA")) == ("[x]", "[6]", "[1]")
    assert after(field("rain-of-fire@C[1,1/1,1]", beta), "act aA; carpet-bomb") == ["zone AB", "zone BB"]


@pytest.mark.rule("P:carpet-bomb-x-formation")
def test_carpet_bomb_and_formation():
    position = play(
        field("rain-of-fire@AB[1,1/1,1]", FORMED), "Alpha act aA; carpet-bomb; zone BB\nBeta squares r1c2\nroll 2"
    )
    assert grid(position, "bA") == "[3,x,4,2]"


@pytest.mark.rule("P:carpet-bomb-x-flanking")
def test_carpet_bomb_and_flanking():
    alpha = "bone-tosser@C[1,1/1,1] mindbender@C[1,1,1/1,8,1/1,1,1]"
    position = field(alpha, "critters@BB[6]")
    play(position, "Alpha act aA; flanking; at aB")
    assert moves(position) == ["ranged"]


@pytest.mark.rule("P:carpet-bomb-x-siege-restriction")
@pytest.mark.parametrize("option", ["unit", "attack"])
def test_carpet_bomb_and_moves(option):
    position = field("rain-of-fire@AB[1,1/1,1]", "critters@C[6]", f"siege_restriction={option}")
    assert "carpet-bomb" not in after(position, "act aA; move C")
    play(position, "Alpha act aA; carpet-bomb; zone C\nroll 1")
    assert asked(position) == "Beta"


@pytest.mark.rule("P:evasion-x-flanking")
def test_evasion_and_flanking():
    evader = "dark-blades@C[1,1/1,1](evading)"
    far = field("fireborn-assassins@AB[1,1/1,1] archers@AB[1/1]", evader)
    assert "flanking" not in after(far, "act aA")
    near = field("fireborn-assassins@AB[1,1/1,1] archers@C[1/1]", evader)
    assert after(near, "act aA; flanking; at aB; ranged") == ["at bA"]


@pytest.mark.rule("P:evasion-x-hit-and-run")
def test_evasion_and_hit_and_run():
    position = field("dark-blades@C[1,1/1,1]", "critters@BB[6]")
    assert after(position, "act aA; evasion") == ["move AB", "move BB", "done"]
    ran = play(position.copy(), "Alpha act aA; move BB; critical; at bA; square r1c1\nroll 1 1\nAlpha move C")
    assert (zone(ran, "aA"), asked(ran)) == ("C", "Beta")
    evading = field("dark-blades@C[1,1/1,1](evading)", "archers@BB[6/6] critters@C[x]")
    play(evading, "Alpha act aA; snipe; at bA; square r1c1\nroll 1 1\nAlpha move AB")
    assert zone(evading, "aA") == "AB"


@pytest.mark.rule("P:evasion-x-same-zone-powers", "D3")
def test_evasion_and_powers_in_the_same_zone():
    evader = "dark-blades@C[1,1/1,1](evading) critters@BB[1]"
    assert after(field(BASILISK, evader), "act aA; paralyze") == ["at bA"]
    assert after(field(MINDBENDER, evader), "act aA; assimilation") == ["at bA"]
    small = "dark-blades@C[1,x/x,x](evading) critters@BB[1]"
    assert after(field(WYRM, small, "size_basis=remaining"), "act aA; swallow") == ["at bA"]
    assert "at bA" in after(field("lich-princess@AB[1,1,1/1,8,1/1,1,1]", evader), "act aA; weaken")


@pytest.mark.rule("P:fly-x-same-zone-powers", "D9")
def test_fly_and_powers_without_an_attack():
    flyer = "rain-of-fire@C[6,6/6,6](flying,attacked) critters@BB[1]"
    assert after(field(BASILISK, flyer), "act aA; paralyze") == ["at bA"]
    assert after(field(MINDBENDER, flyer), "act aA; assimilation") == ["at bA"]
    fresh = flyer.replace(",attacked", "")
    for choices in ("drain; at bA; square r1c1", "weaken; at bA; and bB"):
        position = play(field(PRINCESS.replace("x", "1"), fresh), f"Alpha act aA; {choices}")
        assert marks(position, "bA") == {"flying"}
    swallowed = field(WYRM, "rain-of-fire@C[6,x/x,x](flying,attacked) critters@BB[1]", "size_basis=remaining")
    assert after(swallowed, "act aA; swallow") == ["at bA"]


@pytest.mark.rule("P:fly-x-formation", "B29")
def test_fly_and_formation():
    position = field("hybrid-elite@AB[1,1,1/1,1,1]", "critters@C[6]")
    assert after(position, "act aA; fly") == ["move C", "done"]
    assert after(position, "act aA; defensive-formation") == ["move C", "done"]


@pytest.mark.rule("P:fly-x-regenerate")
def test_fly_and_regenerate():
    position = field("vampire-lord@AB[1,x/1,1/1,1/1,1]", "critters@C[6]")
    assert after(position, "act aA; fly") == ["move C", "snipe", "done"]
    play(position, "Alpha act aA; regenerate\nroll 2")
    assert moves(position) == ["regroup", "done"]


@pytest.mark.rule("P:fly-x-r19")
def test_fly_and_a_guarded_base():
    assert "move BB" not in after(field("hybrid-elite@C[1,1,1/1,1,1]", "critters@C[6]"), "act aA; fly")


@pytest.mark.rule("P:flanking-x-assassins")
def test_the_range_of_assassins():
    enemies = "critters@AB[1] critters@C[1] critters@BB[1]"
    position = field("fireborn-assassins@AB[1,1/1,1] archers@C[1/1]", enemies)
    assert after(position, "act aA; flanking; at aB; ranged") == ["at bA", "at bB"]


@pytest.mark.rule("P:flanking-x-own-zone")
@pytest.mark.parametrize(
    "flanker", ["lance-bearers@AB[1,1,1,1]", "dragon-warriors@AB[1,1/1,1]", "crimson-snake@AB[1/1/1/1/1]"]
)
def test_the_range_of_melee_units(flanker):
    position = field(f"{flanker} archers@C[1/1]", "critters@AB[1] critters@C[1] critters@BB[1]")
    assert after(position, "act aA; flanking; at aB; ranged") == ["at bA"]


@pytest.mark.rule("D24", "B22")
def test_the_range_of_a_bone_tosser():
    position = field("bone-tosser@AB[1,1/1,1] venom-spitters@C[1/1]", "critters@AB[1] critters@C[1] critters@BB[1]")
    assert after(position, "act aA; flanking; at aB; ranged") == ["at bB", "at bC"]


@pytest.mark.rule("P:flanking-x-paralyze", "D23")
def test_flanking_for_a_paralyzed_unit():
    alpha = "dragon-warriors@C[1,1/1,1] footsoldiers@C[1,1,1](acted,paralyzed)"
    assert "flanking" not in after(field(alpha, f"critters@C[1] {BASILISK}(acted)"), "act aA")


@pytest.mark.rule("P:flanking-x-flanking")
def test_flanks_do_not_add_up():
    alpha = "dragon-warriors@C[1,1/1,1] dragon-warriors@C[1,1/1,1] footsoldiers@C[1,1,1]"
    position = field(alpha, "critters@C[1] critters@C[6]")
    play(position, "Alpha act aA; flanking; at aC; melee; at bB; row 1\nroll 1 1 1\nBeta act bA; done")
    assert "flanking" not in after(position, "act aB")
    other = field(alpha, "critters@C[1]")
    assert after(other, "act aA; flanking; at aB") == ["melee"]


@pytest.mark.rule("P:shapeshifting-x-healing")
def test_healing_does_not_go_with_regrouping():
    position = field("broodkeeper@AB[1,x,1/1,8,1/1,1,1]", "critters@C[6]")
    assert "healing" not in after(position, "act aA; move C")
    play(position, "Alpha act aA; healing; at aA")
    assert asked(position) == "Beta"


@pytest.mark.rule("P:shapeshifting-x-acid-blood", "D13")
def test_acid_comes_before_the_regrouping_that_follows():
    position = field("doppelgangers@C[1,x,2/x,x,3]", "razor-fiend@C[1,1/x,x/1,1]")
    play(position, "Alpha act aA; melee; at bA; row 1\nroll 1 1 1\nAlpha square r1c1\nroll 2")
    assert moves(position) == ["move AB", "regroup", "done"]
    play(position, "Alpha regroup\nroll 6 6\nAlpha arrange rows")
    assert grid(position, "aA") == "[6,6,x/x,x,x]"


@pytest.mark.rule("D13")
def test_regrouping_undoes_weakness():
    position = field("doppelgangers@C[1,1,1/1,x,x]", "critters@C[1] critters@BB[1]")
    play(position, "Alpha act aA; melee; at bA; row 1\nroll 1 1 1\nAlpha regroup\nroll 6 6 6 6\nAlpha arrange rows")
    assert grid(position, "aA") == "[6,6,6/6,x,x]"


@pytest.mark.rule("P:acid-blood-x-the-rest-of-the-action", "D11")
def test_a_unit_killed_by_acid_does_not_go_on():
    position = field("critters@C[1] archers@AB[1/1]", "razor-fiend@C[1,1/1,1/1,1]")
    play(position, "Alpha act aA; melee; at bA; row 1\nroll 3\nroll 2")
    assert grid(position, "aA") == "[x]"
    assert asked(position) == "Beta"
    living = field("vampire-lord@C[1,1/1,1/1,1/1,1]", "razor-fiend@C[1,1/1,1/1,1]")
    play(living, "Alpha act aA; melee; at bA; row 1\nroll 1 1 1\nAlpha square r1c1\nroll 2")
    assert moves(living) == ["move AB", "fly", "done"]


@pytest.mark.rule("D11")
def test_two_razor_fiends_do_not_chain():
    position = field("razor-fiend@C[1,1/1,1/1,1]", "razor-fiend@C[1,1/1,1/1,1]")
    play(position, "Alpha act aA; melee; at bA; row 1\nroll 1 1 1\nAlpha square r1c1\nroll 2")
    assert grid(position, "aA") == "[x,1/1,1/1,1]"
    assert phase(position).name == "DEED"


@pytest.mark.rule("P:acid-blood-x-formation")
def test_acid_ignores_the_attacker_s_formation():
    bearers = "lance-bearers@C[3,1,4,2](formation)"
    position = play(field(bearers, "razor-fiend@C[1,1/x,x/x,1]"), "Alpha act aA; melee; at bA; row 1\nroll 1 2")
    play(position, "Alpha square r1c2\nroll 2")
    assert grid(position, "aA") == "[3,x,4,2]"


@pytest.mark.rule("P:acid-blood-x-regenerate")
def test_a_razor_fiend_regenerates():
    position = field("razor-fiend@C[x,1/1,1/1,1]", "critters@BB[1]")
    play(position, "Alpha act aA; regenerate\nroll 6\nAlpha done")
    assert grid(position, "aA") == "[6,1/1,1/1,1]"


@pytest.mark.rule("P:drain-and-weaken-x-formation", "D14")
def test_weakened_in_formation():
    weak = play(
        field(PRINCESS.replace("x", "1"), FORMED.replace("BB", "C")), "Alpha act aA; weaken; at bA\nBeta act bA; done"
    )
    assert grid(weak, "bA") == "[1,1,2,1]"
    formed = field("footsoldiers@C[1,1,1]", "lance-bearers@C[1,1,2,1](formation)")
    missed = play(formed.copy(), "Alpha act aA; melee; at bA; column 1\nroll 2 2")
    assert grid(missed, "bA") == "[1,1,2,1]"
    play(formed, "Alpha act aA; melee; at bA; column 1\nroll 2 3")
    assert grid(formed, "bA") == "[x,1,2,1]"


@pytest.mark.rule("P:drain-and-weaken-x-regroup")
def test_regrouping_erases_lowered_values():
    position = field("footsoldiers@AB[1,1,1]", "critters@BB[1]")
    play(position, "Alpha act aA; regroup\nroll 6 6 6")
    assert grid(position, "aA") == "[6,6,6]"


@pytest.mark.rule("P:weaken-twice")
def test_weaken_twice_adds_up():
    position = field(
        f"{PRINCESS.replace('x', '1')} lich-princess@C[1,1,1/1,8,1/1,1,1]", "spikers@BB[6,5/3,x]", "hero_unique=player"
    )
    play(position, "Alpha act aA; weaken; at bA\nBeta act bA; done\nAlpha act aB; weaken; at bA")
    assert grid(position, "bA") == "[2,1/1,x]"


@pytest.mark.rule("P:restoring-x-hero-center", "B16")
def test_a_restored_center_is_eight():
    broken = "broodkeeper@AB[1,1,1/1,x,1/1,1,1]"
    position = play(field(broken, "critters@BB[1]"), "Alpha act aA; healing; at aA")
    assert grid(position, "aA") == "[1,1,1/1,8,1/1,1,1]"


@pytest.mark.rule("P:assimilation-x-status", "B19")
@pytest.mark.parametrize(
    ("unit", "power"),
    [
        ("lance-bearers@C[1,1,1,1]", "formation"),
        ("rain-of-fire@C[1,1/1,1]", "flying"),
        ("dark-blades@C[1,1/1,1]", "evading"),
    ],
)
def test_marks_travel_with_the_unit(unit, power):
    held = {"acted", "attacked", "paralyzed", power}
    position = field(f"{MINDBENDER} {BASILISK}", f"{unit}({','.join(held)}) critters@BB[1]")
    play(position, "Alpha act aA; assimilation; at bA")
    assert marks(position, "bA") == held
    play(position, "Beta act bB; done\nAlpha act aB; done")
    assert marks(position, "bA") == held & {"evading"}


@pytest.mark.rule("P:assimilation-x-ethereal", "D6")
def test_an_assimilated_banshee_scores_nothing():
    stolen = at(
        "unit 1 asked=Alpha | units: aA=critters@AB[1] bA=banshees@BB[1,1/1,1](acted)>Alpha bB=critters@C[1](acted)"
    )
    play(stolen, "Alpha act aA; done")
    assert list(stolen.record().points) == [0, 0]
    home = at(
        "unit 1 asked=Alpha | units: aA=critters@AB[1] bA=spikers@BB[1,1/1,1](acted)>Alpha bB=critters@C[1](acted)"
    )
    play(home, "Alpha act aA; done")
    assert list(home.record().points) == [1, 0]


@pytest.mark.rule("P:assimilation-x-r19", "B19")
def test_an_assimilated_unit_guards_against_its_former_owner():
    text = "unit 1 asked=Beta turn=Beta | units: aA=critters@AB[1] bA=banshees@C[1,1/1,1]>Alpha bB=archers@C[1/1]"
    position = at(text)
    assert "move AB" not in after(position, "act bB")
    assert "move BB" in after(position, "act bB")


@pytest.mark.rule("P:raise-undead-x-burrow")
def test_raised_crawlers_start_in_the_base():
    position = field(f"{DRACOLICH} critters@C[x]", "critters@BB[x] critters@BB[1]")
    play(position, "Alpha act aA; raise-undead; raise dire-crawlers\nroll 1 1 1 1")
    assert zone(position, "aC") == "AB"


@pytest.mark.rule("P:raise-undead-x-r9")
def test_raised_units_are_not_rerolled():
    position = field(f"{DRACOLICH} critters@C[x]", "critters@BB[1]")
    play(position, "Alpha act aA; raise-undead; raise venom-spitters\nroll 1 2\nAlpha put 1")
    assert asked(position) == "Beta"
    assert phase(position).name == "UNIT"


@pytest.mark.rule("P:raise-undead-x-swallow-and-acid", "D7")
def test_swallowed_and_burnt_units_count_as_defeated():
    alpha = f"{WYRM} {DRACOLICH} critters@C[1]"
    position = field(alpha, "hulking-beast@C[1,1,1] razor-fiend@C[6,1/6,6/6,6]", "hero_unique=player")
    play(position, "Alpha act aA; swallow; at bA\nBeta act bB; done")
    play(position, "Alpha act aC; melee; at bB; row 1\nroll 6 2\nroll 1")
    play(position, "Alpha done\nAlpha act aB")
    assert after(position, "raise-undead") == ["raise skeleton-warriors", "raise venom-spitters", "stop"]


@pytest.mark.rule("P:raise-undead-x-r49")
def test_a_side_without_units_raises_nothing():
    position = field("critters@C[1]", f"{DRACOLICH.replace('AB[1,1,1/1,8,1/1,1,1]', 'C[x,x,x/x,8,x/x,x,x]')}")
    play(position, "Alpha act aA; melee; at bA; row 2\nroll 6 3")
    assert position.over
    assert position.scores() == (1, -1)


@pytest.mark.rule("P:paralyze-x-r13", "R13")
def test_paralyzed_units_count_as_having_acted():
    position = field(f"{BASILISK} archers@AB[1/1]", "critters@C[1] critters@C[1]")
    play(position, "Alpha act aA; paralyze; at bA; and bB")
    assert asked(position) == "Alpha"
    play(position, "Alpha act aB; done")
    assert position.record().game_round == 2


@pytest.mark.rule("D23")
def test_a_paralyzed_unit_guards_and_scores():
    position = field(f"footsoldiers@C[1,1,1] {BASILISK}", "critters@C[1](acted,paralyzed)")
    assert "move BB" not in after(position, "act aA")
    scoring = field("critters@BB[1](acted,paralyzed) critters@C[1]", f"critters@AB[1](acted) {BASILISK}(acted)")
    play(scoring, "Alpha act aB; done")
    assert list(scoring.record().points) == [1, 1]


@pytest.mark.rule("P:ethereal-x-r51", "D17", "B36")
def test_ethereal_units_must_be_cleansed_too():
    position = at(
        "unit 9 asked=Alpha sudden=8 points=5/5 | Alpha: critters@BB[1] critters@AB[1] "
        "| Beta: banshees@AB[1,x/x,x] archers@AB[x/1] archers@C[1/1]"
    )
    play(position, "Alpha act aB; melee; at bB; row 2\nroll 2\nAlpha done")
    assert not position.over


@pytest.mark.rule("D5")
def test_assimilating_the_last_enemy_wipes_out():
    position = play(field(MINDBENDER, "critters@C[1]"), "Alpha act aA; assimilation; at bA")
    assert position.over
    assert position.scores() == (1, -1)


@pytest.mark.rule("D8", "B33", "R41")
def test_defeated_units_are_not_restored():
    position = field("broodkeeper@AB[1,1,1/1,8,1/1,1,1] critters@AB[x]", "critters@BB[1]")
    assert "healing" not in after(position, "act aA")


@pytest.mark.rule("D21", "B25", "B27")
def test_a_bomb_is_a_flyer_s_first_attack():
    flyer = "rain-of-fire@C[1,x/x,x](flying) critters@C[6]"
    position = field("mindbender@AB[1,1,1/1,8,1/1,1,1] rain-of-fire@AB[1,1/1,1]", flyer)
    play(position, "Alpha act aA; carpet-bomb; zone C\nroll 1 1\nBeta act bA; done\n")
    assert "attacked" in marks(position, "bA")
    play(position, "Alpha act aB; carpet-bomb; zone C\nroll 1\nBeta act bB; done")
    assert grid(position, "bA") == "[1,x/x,x]"


@pytest.mark.rule("D22")
def test_acid_hits_the_attacker_not_the_flanker():
    position = field("crimson-snake@C[1/1/1/1/1] critters@C[1]", "razor-fiend@C[1,x/x,x/x,1]")
    play(position, "Alpha act aA; flanking; at aB; melee; at bA; row 1\nroll 1 1\nroll 2")
    assert grid(position, "aB") == "[x]"
    assert grid(position, "aA") == "[1/1/1/1/1]"


@pytest.mark.rule("D15")
def test_the_center_counts_eight_in_sums():
    target = "the-winged-wyrm@C[1,2,1/1,8,1/1,1,1]"
    missed = play(field("hybrid-elite@C[1,1,1/1,1,1]", target), "Alpha act aA; melee; at bA; column 2\nroll 5 5 1")
    assert grid(missed, "bA") == "[1,2,1/1,8,1/1,1,1]"
    hit = play(field("hybrid-elite@C[1,1,1/1,1,1]", target), "Alpha act aA; melee; at bA; column 2\nroll 5 5 2")
    assert grid(hit, "bA") == "[1,x,1/1,x,1/1,x,1]"


@pytest.mark.rule("D1")
def test_flanking_is_not_an_attack():
    position = field("dragon-warriors@C[1,1/1,1] archers@C[1/1]", "vampire-lord@C[1,1/1,1/1,1/1,1](flying)")
    play(position, "Alpha act aA; flanking; at aB")
    assert marks(position, "bA") == {"flying"}
