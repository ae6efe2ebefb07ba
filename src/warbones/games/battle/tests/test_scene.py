"""The scenes that players see: zones and units, prompts, attacks' numbers, blocked moves, and the log."""

from __future__ import annotations

from random import Random

import pytest

from tests.headline import HEADLINE
from warbones.core.messages import Shown
from warbones.core.view.reader import Reader
from warbones.core.view.scene import Note
from warbones.core.view.voice import Voice, spoken
from warbones.games.battle.notation.names import FACTION_CODES, NAMES
from warbones.games.battle.rules.drafts import drafting
from warbones.games.battle.rules.powers import ROWS as POWER_ROWS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.state import Phase
from warbones.games.battle.rules.units import ROWS
from warbones.games.battle.tests.script import GAME, at, field, log, play
from warbones.games.battle.view.armies import ARMIES
from warbones.games.battle.view.cards import EFFECTS
from warbones.games.battle.view.words import ATTACKS, FACTIONS, KINDS, OWNED, POWERS, SHORT
from warbones.locales.english import ENGLISH

FIELD = field(
    "lance-bearers@C[5,6,x,3](acted,formation) rain-of-fire@AB[1,1/1,1](flying) basilisk@AB[x,x/x,x/x,x/x,x]",
    "zombie-horde@C[4,2,5/3,6,1](acted,paralyzed) banshees@BB[1,1/1,1](evading) venom-spitters@C[x/x]",
)


def area(position, reader, name):
    return next(area for area in position.scene(reader).areas if area.id == name)


def piece(position, name, reader=0):
    pieces = [piece for area in position.scene(reader).areas for piece in area.pieces]
    return next(piece for piece in pieces if piece.id == name)


def signs(name):
    return [(sign.icon, sign.word) for sign in piece(FIELD, name).signs]


def prompt(position, seat=0):
    return position.scene(seat).prompt


def labels(position, seat=0):
    return [option.label for option in prompt(position, seat).options]


def test_zones_hold_both_sides_from_each_reader_s_seat():
    assert [each.title for each in FIELD.scene(0).areas[:3]] == ["Your base", "The center", "Beta's base"]
    assert [piece.id for piece in area(FIELD, 0, "c").pieces] == ["bA", "aA"]
    assert [(group.count, group.seat) for group in area(FIELD, 0, "c").groups] == [(1, 1), (1, 0)]
    assert [piece.id for piece in area(FIELD, 1, "c").pieces] == ["aA", "bA"]
    assert area(FIELD, 1, "bb").title == "Your base"
    assert area(FIELD, 0, "c").count == "2 units, 1 yours"
    assert FIELD.scene(0).wide.areas[0] == ("ab", "c", "bb")
    assert FIELD.scene(1).wide.areas[0] == ("bb", "c", "ab")
    assert FIELD.scene(1).narrow.areas[:3] == (("ab",), ("c",), ("bb",))
    assert FIELD.scene(None).areas == GAME.from_dict(FIELD.to_dict()).scene(None).areas


def test_a_unit_is_a_grid_of_dice_with_its_abilities():
    unit = piece(FIELD, "aA")
    assert (unit.face, unit.kind, unit.columns, unit.note) == ("A", "unit", 4, "Defensive Formation, Flanking")
    assert [(each.word, each.figure) for each in unit.ratings] == [("melee", "2"), ("critical", "2")]
    assert [part.face for part in unit.parts] == ["5", "6", "", "3"]
    assert [part.marks for part in unit.parts] == [(), (), ("crossed",), ()]
    assert unit.parts[2].label == "Lance Bearers A, column 3: crossed out"
    assert unit.label == "Your Lance Bearers A, 3 of 4 squares left, acted, in formation"
    assert "4 columns, 1 row, 4 points. Attacks: melee 2 and critical 2. Defensive Formation: " in unit.tip


def test_statuses_are_word_and_mark():
    assert signs("aA") == [("tick", "acted"), ("wall", "in formation")]
    assert piece(FIELD, "aA").marks == ("shielded",)
    assert signs("aB") == [("up", "flying")]
    assert signs("bA") == [("tick", "acted"), ("stop", "paralyzed")]
    assert piece(FIELD, "bA").marks == ("locked",)
    assert signs("bB") == [("wave", "evading")]
    assert piece(FIELD, "bB").tip.endswith("It cannot be attacked from other zones (R38).")
    assert [piece.id for piece in area(FIELD, 0, "defeated").pieces] == ["aC", "bC"]
    assert piece(FIELD, "bC").marks == ("crossed",)


def test_an_attack_shows_the_number_that_each_line_needs():
    position = play(field("dragon-warriors@C[5,6/3,3]", "zombie-horde@C[4,2,5/x,6,1]"), "Alpha act aA; melee; at bA")
    options = {option.action: option for option in prompt(position).options}
    assert options["column 3"].label == "Attack column 3"
    assert options["column 3"].detail == "Beat 6 with 2 dice: 58%."
    assert (options["column 3"].aside.figure, options["column 3"].aside.text) == ("6", "58%")
    (needed,) = position.scene(0).calculations
    assert (needed.title, needed.note) == ("If you attack", "Beta's Zombie Horde A")
    (theirs,) = position.scene(1).calculations
    assert (theirs.title, theirs.note) == ("If Alpha attacks", "your Zombie Horde A")
    assert prompt(position).detail.startswith("The target is Beta's Zombie Horde A.")
    assert prompt(position, 1).text == "Alpha is attacking your Zombie Horde A."
    assert [(term.name, term.value) for term in needed.sums[1].terms] == [
        ("Column 1", "4"),
        ("Column 2", "8"),
        ("Column 3", "6"),
        ("Row 1", "11"),
        ("Row 2", "7"),
    ]
    assert "83% to beat" in needed.sums[1].terms[0].why


def test_formation_and_flank_show_in_the_needed_numbers():
    position = field("dragon-warriors@C[1,1/1,1] footsoldiers@C[1,1,1]", "lance-bearers@C[3,1,4,2](formation)")
    play(position, "Alpha act aA; flanking; at aB; melee; at bA")
    (needed,) = position.scene(0).calculations
    assert needed.sums[0].total == "3"
    assert needed.sums[0].terms[1].name == "Flanking"
    assert needed.sums[1].terms[0].why.startswith("3, and 3 for formation")


def test_the_last_attack_stays_on_the_table():
    position = play(
        field("footsoldiers@C[1,1,1]", "zombie-horde@C[4,2,5/3,6,1]"), "Alpha act aA; melee; at bA; row 1\nroll 6 4 2"
    )
    (last,) = position.scene(1).calculations
    assert (last.note, last.sums[0].total, last.conclusion) == (
        "your Zombie Horde A, 11 to beat",
        "12",
        "12 beats 11: crossed out.",
    )
    assert [term.why for term in last.sums[0].terms] == ["rolled", "rolled", "added for a 6"]
    assert (
        [term.value for term in last.sums[0].terms] == [piece.face for piece in last.sums[0].pieces] == ["6", "2", "4"]
    )


def detail(alpha, beta, choices=""):
    """Return the detail of the prompt to Alpha, after its unit A begins to act and makes some choices."""
    return prompt(play(field(alpha, beta), "; ".join(filter(None, ("Alpha act aA", choices))))).detail


@pytest.mark.parametrize(
    ("alpha", "beta", "choices", "why"),
    [
        (
            "footsoldiers@C[1,1,1]",
            "hulking-beast@C[1,1,1]",
            "",
            "closed while Beta has a melee unit in the center",
        ),
        ("footsoldiers@AB[1,1,1]", "critters@BB[1]", "", "No enemy is in reach of a melee attack."),
        (
            "rain-of-fire@AB[1,1/1,1]",
            "critters@C[1]",
            "",
            "Touch an enemy unit to besiege it, or a zone to move there.",
        ),
        ("rain-of-fire@AB[1,1/1,1]", "critters@C[1]", "move C", "A siege unit moves or attacks, not both."),
        ("lance-bearers@AB[1,1,1,1](formation)", "critters@C[1]", "", "Defensive Formation is already in effect."),
        ("mindbender@C[1,1,1/1,8,1/1,1,1](spent)", "critters@C[1]", "", "Assimilation is used up for this battle."),
        ("zombie-horde@AB[1,1,1/1,1,1]", "critters@C[1]", "", "Regenerate would do nothing here."),
        ("zombie-horde@AB[1,1,1/1,1,x]", "critters@C[1]", "move C", "Regenerate can no longer be used in this action."),
        (
            "lich-princess@AB[1,1,1/1,8,1/1,1,1]",
            "critters@C[1]",
            "move C",
            "Drain and Weaken can no longer be used in this action.",
        ),
        (
            "hybrid-elite@AB[1,1,1/1,1,1]",
            "critters@C[1]",
            "fly",
            "Defensive Formation would be a second power in this action.",
        ),
    ],
)
def test_blocked_choices_say_why(alpha, beta, choices, why):
    assert why in detail(alpha, beta, choices)


def test_the_exclusions_of_a_siege_attack_follow_the_option():
    """If only a siege attack cannot follow a move, a unit with two attacks may still shoot after it (B7)."""
    mindbender = "mindbender@AB[1,1,1/1,8,1/1,1,1]"
    position = field(mindbender, "critters@C[1] critters@BB[1]", "siege_restriction=attack")
    words = prompt(play(position, "Alpha act aA; move C")).detail
    assert words.startswith(
        "Touch a column of an enemy unit to attack it. A siege attack cannot be combined with a move."
    )


def test_a_touch_is_named_where_an_attack_can_begin_and_then_nobody_is_out_of_reach():
    for alpha, words in (
        ("archers@AB[1/1]", "Touch a column of an enemy unit to attack it, or a zone to move there."),
        ("footsoldiers@AB[1,1,1]", "Touch a zone to move there. No enemy is in reach of a melee attack."),
    ):
        assert detail(alpha, "critters@BB[1]") == words


@pytest.mark.parametrize(
    ("alpha", "beta", "choices", "words"),
    [
        (
            "spikers@C[1,1/1,1]",
            "critters@C[1] archers@AB[1/1]",
            "ranged; at bA; column 1",
            "Touch a zone to move there, or press Done.",
        ),
        ("lance-bearers@AB[1,1,1,1]", "critters@BB[1]", "move C", "Press Defensive Formation or Done. No enemy is in"),
        (
            "dark-blades@AB[1,1/1,1]",
            "critters@C[1] critters@BB[1]",
            "move C; critical; at bA; square r1c1",
            "Touch a zone to move there, or press Done. Evasion can no longer be used in this action.",
        ),
    ],
)
def test_open_actions_are_named_before_closed_ones(alpha, beta, choices, words):
    position = field(alpha, beta)
    for choice in f"act aA; {choices}".split("; "):
        position.act(0, choice)
    while position.owed:
        position.roll(4)
    assert prompt(position).detail.startswith(words)


@pytest.mark.parametrize(
    ("alpha", "touched"),
    [
        ("footsoldiers@C[1,1,1]", "a row or column of an enemy unit to attack it"),
        ("archers@C[1/1]", "a column of an enemy unit to attack it"),
        ("dark-blades@C[1,1/1,1]", "a square of an enemy unit to attack it"),
        ("lance-bearers@C[1,1,1,1]", "a row, a column or a square of an enemy unit to attack it"),
        ("the-winged-wyrm@C[1,1,1/1,8,1/1,1,1]", "a row or column of an enemy unit to attack it"),
        ("rain-of-fire@AB[1,1/1,1]", "an enemy unit to besiege it"),
    ],
)
def test_only_the_targets_of_an_attack_are_named_to_touch(alpha, touched):
    assert detail(alpha, "critters@C[1]").startswith(f"Touch {touched}")


@pytest.mark.parametrize(
    ("alpha", "choices", "asked", "waiting"),
    [
        (
            "lance-bearers@C[1,1,1,1] footsoldiers@C[1,1,1] archers@C[1/1]",
            "flanking",
            "Lance Bearers A, Flanking: choose who attacks.",
            "Alpha is choosing who attacks.",
        ),
        (
            "broodkeeper@C[1,1,1/1,8,1/1,1,x] footsoldiers@C[1,1,x]",
            "healing",
            "Broodkeeper A, Healing: choose whom to heal.",
            "Alpha is choosing whom to heal.",
        ),
        (
            "lady-of-the-red-scales@C[1,1,1/1,8,1/1,1,x] footsoldiers@C[1,1,x]",
            "healing",
            "Lady A, Healing: choose whom to heal.",
            "Alpha is choosing whom to heal.",
        ),
        (
            "the-winged-wyrm@C[1,1,1/1,8,1/1,1,1] archers@C[1/1]",
            "swallow",
            "Winged Wyrm A, Swallow: choose a unit.",
            "Alpha is choosing a unit.",
        ),
        (
            "lich-princess@C[1,1,1/1,8,1/1,1,1]",
            "weaken",
            "Lich Princess A, Weaken: choose the target.",
            "Alpha is choosing the target.",
        ),
        (
            "footsoldiers@C[1,1,1]",
            "melee",
            "Footsoldiers A, melee: choose the target.",
            "Alpha is choosing the target.",
        ),
    ],
)
def test_only_an_enemy_is_called_a_target(alpha, choices, asked, waiting):
    position = field(alpha, "critters@C[1] critters@C[2] critters@C[3]", "swallow_targets=any")
    play(position, f"Alpha act aA; {choices}")
    assert (prompt(position).text, prompt(position, 1).text) == (asked, waiting)
    own = any(option.pieces[0].startswith("a") for option in prompt(position).options)
    assert own == ("target" not in asked)


FLYER = "rain-of-fire@C[1,1/1,1](flying,attacked)"
EVADER = "dark-blades@BB[1,1/1,1](evading)"


@pytest.mark.rule("R38")
@pytest.mark.rule("R40")
@pytest.mark.parametrize(
    ("alpha", "beta", "choices", "why"),
    [
        ("footsoldiers@C[1,1,1]", FLYER, "", "open to a melee attack: Beta's Rain of Fire A is flying."),
        ("rain-of-fire@AB[1,1/1,1]", EVADER, "", "open to a siege attack: Beta's Dark Blades A are evading."),
        ("mindbender@C[1,1,1/1,8,1/1,1,1]", EVADER, "", "Carpet Bomb has no target: Beta's Dark Blades A are evading."),
        (
            "dragon-warriors@C[1,1/1,1] footsoldiers@C[1,1,1]",
            FLYER,
            "",
            "Flanking has no target: Beta's Rain of Fire A is flying.",
        ),
        (
            "rain-of-fire@AB[1,1/1,1]",
            f"{FLYER} {EVADER}",
            "",
            "open to a siege attack: Beta's Rain of Fire A is flying and Beta's Dark Blades B are evading.",
        ),
        ("footsoldiers@AB[1,1,1]", FLYER, "", "No enemy is in reach of a melee attack."),
        ("lance-bearers@AB[1,1,1,1]", "critters@BB[1]", "", "No enemy is in reach of a melee or critical attack."),
        (
            "dragon-warriors@C[1,1/1,1] lance-bearers@C[1,1,1,1]",
            "critters@C[1]",
            "flanking; at aB",
            "be melee or ranged. Defensive Formation and Flanking cannot be combined with an attack through Flanking.",
        ),
    ],
)
def test_a_shielded_unit_in_reach_is_named_with_its_power(alpha, beta, choices, why):
    assert why in detail(alpha, beta, choices)


def test_placing_shows_dice_in_hand_and_the_square_that_is_next():
    position = play(field("dragon-warriors@C[1,x/x,2]", "critters@C[1]"), "Alpha act aA; regroup\nroll 3 5")
    assert [piece.face for piece in area(position, 0, "hand").pieces] == ["5", "3"]
    assert [part.chosen for part in piece(position, "aA").parts] == [True, False, False, False]
    assert prompt(position).text == "Place dice in Dragon Warriors A."
    assert labels(position)[:4] == ["Leave it crossed out", "Put a 3", "Put a 5", "Strongest in the middle"]
    assert prompt(position, 1).text == "Alpha regroups Dragon Warriors A: 3 and 5."
    position.act(0, "put 5")
    assert [each and each.face for each in area(position, 0, "hand").pieces] == [None, "3"]


@pytest.mark.parametrize("kind", ROWS, ids=lambda row: row.code)
def test_a_headline_holds_every_unit_s_name(kind):
    squares = [
        [8 if kind.hero and (row, column) == (1, 1) else 1 for column in range(kind.width)]
        for row in range(kind.height)
    ]
    written = "/".join(",".join(map(str, row)) for row in squares)
    position = play(field(f"{kind.code}@C[{written}]", "critters@C[1]"), "Alpha act aA")
    assert len(prompt(position).text.split()) <= HEADLINE - len(["next"])


def test_no_article_stands_after_an_owner():
    position = field("the-winged-wyrm@C[1,1,1/1,8,1/1,1,1]", "critters@C[1]")
    assert piece(position, "aA").label.startswith("Your Winged Wyrm A, ")
    play(position, "Alpha act aA; melee; at bA; row 1\nroll 1 1 1 1")
    assert log(position, 0)[0].startswith("Your Winged Wyrm A attacks row 1 of Beta's Critters A")
    assert log(position, 1)[0].startswith("Alpha's Winged Wyrm A attacks row 1 of your Critters A")


def test_buying_shows_cards_and_costs():
    position = at("buy 0 asked=Alpha factions=dragonfolk/horde")
    first = prompt(position).options[0]
    assert (first.label, first.aside.figure) == ("Buy Archers", "2")
    assert prompt(position).detail == "You have 20 points left."
    assert position.scene(0).seats[0].status == "20 points to spend"


def test_the_log_reads_the_same_whoever_owns_a_unit_later():
    position = field("mindbender@C[1,1,1/1,8,1/1,1,1]", "spikers@C[1,1/1,1] critters@BB[1]", turn="Beta")
    play(position, "Beta act bA; ranged; at aA; column 1\nroll 1 1\nBeta done")
    before = log(position, 0)
    play(position, "Alpha act aA; assimilation; at bA")
    assert log(position, 0)[: len(before)] == before
    assert log(position, 0)[len(before) :] == ["Your Mindbender A uses Assimilation", "Spikers A join you"]
    assert any(
        "Beta's Spikers A attack column 1 of your Mindbender A (ranged, 2 dice to beat 3)" in line for line in before
    )


@pytest.mark.parametrize(
    ("unit", "script", "rules"),
    [
        ("lich-princess@AB[x,1,1/1,8,1/1,1,1]", "drain; at bA; square r1c1\nroll 3", ["R36", "R36", "R36", "R36"]),
        ("zombie-horde@C[1,x,2/x,x,3]", "regenerate; square r1c2\nroll 5", ["R45", "R45", "R45"]),
        ("broodkeeper@AB[1,x,1/1,x,1/1,1,1]", "healing; at aA", ["R41", "R41", "R41"]),
    ],
)
def test_what_a_power_restores_cites_its_rule(unit, script, rules):
    position = play(field(unit, "spikers@BB[6,1/1,1] critters@BB[1]"), f"Alpha act aA; {script}")
    assert [line.rule for line in position.scene(0).log] == rules


def test_dice_join_the_line_they_are_rolled_for():
    position = play(
        field("footsoldiers@C[1,1,1]", "zombie-horde@C[4,2,5/3,6,1]"), "Alpha act aA; melee; at bA; row 2\nroll 6 4 1"
    )
    line = next(line for line in position.scene(0).log if line.kind == "roll")
    assert len(line.rolled) == 3
    assert log(position, 1)[0].startswith(
        "Alpha's Footsoldiers A attack row 2 of your Zombie Horde A (melee, 2 dice to beat 10)"
    )
    assert spoken(line.parts).endswith(
        ": 6 and 1, then 4 for the 6. The total of 11 beats 10 and crosses out 3 squares."
    )


def test_one_die_is_not_called_a_total():
    def line(alpha, beta, script):
        return spoken(play(field(alpha, beta), f"Alpha act aA; melee; at bA; {script}").scene(0).log[0].parts)

    start = "Your Critters A attack row 1 of Beta's Critters A (melee, 1 die to beat 5): a"
    assert line("critters@C[1]", "critters@C[5] critters@BB[1]", "row 1\nroll 5").endswith(
        f"{start} 5, which only equals 5 and misses."
    )
    assert line("critters@C[1]", "critters@C[5] critters@BB[1]", "row 1\nroll 3").endswith(
        "a 3, which does not beat 5."
    )
    assert line("critters@C[1]", "critters@C[4] critters@BB[1]", "row 1\nroll 5").endswith(
        "a 5, which beats 4 and crosses out 1 square."
    )
    two = "Your Footsoldiers A attack row 1 of Beta's Footsoldiers A (melee, 2 dice to beat 12): 4 and 4. "
    assert line("footsoldiers@C[1,1,1]", "footsoldiers@C[4,4,4]", "row 1\nroll 4 4") == (
        f"{two}The total of 8 does not beat 12."
    )


def test_a_frame_of_one_die_names_it_once():
    position = play(field("critters@C[1]", "critters@C[5] critters@BB[1]"), "Alpha act aA; melee; at bA")
    position.moments = []
    play(position, "Alpha row 1\nroll 5")
    assert position.moments[-1].scene(0).prompt.text == "A 5 only equals 5 and misses."


@pytest.mark.rule("R31")
def test_acid_hits_a_square_that_may_hold():
    script = "Alpha act aA; melee; at bA; column 1\nroll 1 1"
    position = play(field("footsoldiers@C[1,2,3]", "razor-fiend@C[1,x/x,x/x,1]"), script)
    asked = prompt(position)
    assert asked.text == "Choose where the acid hits."
    bleeds = "Beta's Razor Fiend A bleeds acid on your Footsoldiers A."
    assert asked.detail == f"{bleeds} One die is rolled against the square you choose."
    assert labels(position) == ["Acid on column 1", "Acid on column 2", "Acid on column 3"]
    assert prompt(position, 1).text == "Alpha is choosing where the acid hits."


@pytest.mark.rule("R12", "R16", "R17", "R39")
def test_a_unit_s_tip_names_the_zones_that_it_can_still_attack():
    position = field("footsoldiers@AB[1,2,3] archers@C[6/6](acted) bone-tosser@AB[1,1/1,1]", "critters@C[6]")

    def reach(name: str) -> str:
        return piece(position, name).tip.partition("Its attacks can reach enemies in ")[2]

    assert reach("aA") == "your base; with a move, also in the center."
    assert reach("aB") == ""
    assert reach("aC") == "the center and Beta's base."
    play(position, "Alpha act aA; move C")
    assert reach("aA") == "the center."
    position = play(
        field("bone-tosser@AB[1,1/1,1] footsoldiers@C[1,2,3]", "critters@C[6]"), "Alpha act aA; flanking; at aB"
    )
    assert (reach("aA"), reach("aB")) == ("", "the center.")


def test_a_unit_of_either_side_is_named_with_its_owner():
    both = field("the-winged-wyrm@C[1,1,1/1,8,1/1,1,1] archers@C[1/1]", "archers@C[1/1]", "swallow_targets=any")
    assert labels(play(both, "Alpha act aA; swallow")) == ["Your Archers B", "Beta's Archers A"]
    pair = field("lich-princess@C[1,1,1/1,8,1/1,1,1]", "critters@C[1] critters@BB[3] critters@BB[4]")
    assert labels(play(pair, "Alpha act aA; weaken; at bB")) == ["And Beta's Critters A", "And Beta's Critters C"]
    drained = play(field("lich-princess@C[1,1,1/1,8,1/1,1,x]", "archers@C[3/4]"), "Alpha act aA; drain; at bA")
    assert (prompt(drained).text, prompt(drained).detail) == ("Lower which square?", "The target is Beta's Archers A.")
    aimed = play(field("dark-blades@C[1,1/1,1]", "archers@C[3/4]"), "Alpha act aA; critical; at bA")
    assert prompt(aimed).text == "Attack which square?"
    assert prompt(aimed).detail.startswith("The target is Beta's Archers A.")


@pytest.mark.rule("R51")
@pytest.mark.parametrize(
    ("alpha", "beta", "head", "words"),
    [
        ("critters@C[1]", "critters@C[1](acted)", "points=1/0", "you win the battle by 1 victory point to 0."),
        (
            "critters@C[1]",
            "archers@C[1/x](acted)",
            "",
            "because Beta's remaining units cost more.",
        ),
        ("critters@C[1]", "critters@C[1](acted)", "", "the remaining units cost the same, so the battle is a draw."),
    ],
)
def test_the_end_after_the_last_round_names_the_round(alpha, beta, head, words):
    position = field(alpha, beta, "round_limit=10", head=head, number=10)
    assert position.scene(0).status == "Round 10 of 10"
    play(position, "Alpha act aA; done")
    assert prompt(position).detail.startswith("Round 10 was the last")
    assert prompt(position).detail.endswith(words)
    assert field(alpha, beta, "round_limit=10", number=9).scene(0).status == "Round 9, first to five points"


def test_reactions_are_asked_of_the_right_seat():
    position = play(field("rain-of-fire@AB[1,1/1,1]", "zombie-horde@BB[1,2,3/x,5,6]"), "Alpha act aA; siege; at bA")
    assert prompt(position, 1).text == "Name three squares of Zombie Horde A."
    assert prompt(position, 0).text == "Beta is naming squares for a siege."
    assert prompt(position, 0).kind == "wait"


def test_a_pending_die_states_its_purpose():
    position = field("footsoldiers@C[1,1,1]", "critters@C[4]")
    for choice in ("act aA", "melee", "at bA", "row 1"):
        position.act(0, choice)
    scene = position.scene(0)
    assert (scene.prompt.kind, scene.prompt.sides) == ("roll", 6)
    assert "Footsoldiers A attack row 1 of Beta's Critters A" in scene.prompt.detail


@pytest.mark.rule("R21")
def test_a_die_that_a_six_adds_is_not_counted_among_the_dice_of_the_attack():
    position = field("footsoldiers@C[1,1,1]", "critters@C[4]")
    for choice in ("act aA", "melee", "at bA", "row 1"):
        position.act(0, choice)
    asked = []
    for face in (6, 6, 2, 1):
        asked.append(prompt(position).detail.rpartition(": ")[2])
        position.roll(face)
    assert asked == ["die 1 of 2.", "one more die for a 6.", "one more die for a 6.", "die 2 of 2."]


def test_the_end_is_in_the_log():
    position = play(field("footsoldiers@C[1,1,1]", "critters@C[1]"), "Alpha act aA; melee; at bA; row 1\nroll 1 1")
    assert prompt(position, 0).detail == "You win the battle: Beta's last unit is gone."
    assert prompt(position, 1).detail == "Alpha wins the battle: your last unit is gone."
    assert position.scene(0).log[-1].kind == "result"


def test_a_line_is_chosen_at_its_tab_and_a_zone_by_itself():
    position = play(field("dragon-warriors@AB[5,6/3,3]", "zombie-horde@C[4,2,5/x,6,1]"), "Alpha act aA")
    assert {option.place for option in prompt(position).options} == {"c", ""}
    play(position, "Alpha move C; melee; at bA")
    tabs = {option.action: (option.tab.piece, option.tab.column, option.tab.row) for option in prompt(position).options}
    assert tabs["column 3"] == ("bA", 3, 0)
    assert tabs["row 2"] == ("bA", 0, 2)
    assert prompt(position).areas == ("c",)


def test_units_for_sale_show_their_powers_and_why_they_are_too_dear():
    position = at(
        "buy 0 asked=Alpha factions=dragonfolk/horde spent=15/1 "
        "| Alpha: the-winged-wyrm@AB[1,1,1/1,8,1/1,1,1] | Beta: critters@BB[1]"
    )
    shop = area(position, 0, "shop")
    lady = piece(position, "shop.lady-of-the-red-scales")
    assert [part.face for part in lady.parts] == ["", "", "", "", "8", "", "", "", ""]
    assert (lady.shape, lady.note) == ("lady-of-the-red-scales", "Hero: Evasion, Healing")
    assert shop.aside == Note(figure="5", text="points left")
    assert shop.note.startswith("The last humans have bowed to tyrant dragons")
    wyrm, lances = piece(position, "shop.the-winged-wyrm"), piece(position, "shop.lance-bearers")
    assert [sign.word for sign in wyrm.signs] == ["already bought"]
    assert (lances.price, lances.signs, lances.columns) == (4, (), 4)
    assert "count 3 more" in lances.tip
    assert prompt(position).options[0].pieces == ("shop.archers",)
    assert [sign.word for sign in piece(position, "shop.hybrid-elite").signs] == ["3 points short"]


@pytest.mark.parametrize("faction", range(len(FACTIONS)))
def test_ready_made_armies_can_be_bought_whole(faction):
    position = GAME.new()
    position.act(0, f"faction {FACTION_CODES[faction]}")
    position.act(1, "faction horde")
    lists = prompt(position).lists
    costs = {entry.action.removeprefix("buy "): entry.cost for entry in lists.entries}
    sums = [sum(costs[unit] for unit in army.units) for army in ARMIES[faction]]
    assert sums == [10, 20, 20, 20]
    assert [f"{total} points" for total in sums] == [ready.note for ready in lists.ready]
    legal = {action.text for action in position.legal(0)}
    assert {entry.action for entry in lists.entries} == legal
    heroes = {entry.action.removeprefix("buy ") for entry in lists.entries if entry.most is not None}
    assert all(army.units.count(unit) == 1 for army in ARMIES[faction] for unit in army.units if unit in heroes)


@pytest.mark.rule("R9")
@pytest.mark.rule("R10")
@pytest.mark.parametrize(("faction", "burrows"), [(0, False), (1, True), (2, False)])
def test_a_ready_army_leaves_only_the_total_reroll_and_burrowing_to_decide(faction, burrows):
    position, rng = GAME.new(), Random(faction)
    plans = [list(prompt(position).lists.ready[faction].actions) for _ in range(2)]
    asked = []
    while position.record().phase != Phase.FREE_MOVE:
        if position.owed:
            position.roll(rng.randint(1, 6))
            continue
        (seat,) = position.to_act
        shown = prompt(position, seat)
        answer = plans[seat].pop(0) if shown.lists and plans[seat] else shown.follow
        asked += [] if answer else [position.record().phase]
        position.act(seat, answer or position.legal(seat)[0].text)
    assert asked == [Phase.REROLL] * 2 + [Phase.BURROW] * 2 * burrows


def test_an_army_is_written_as_a_list():
    position = at(
        "buy 0 asked=Alpha factions=dragonfolk/horde spent=7/1 "
        "| Alpha: archers@AB[1/1] dragon-warriors@AB[1,1/1,1] archers@AB[1/1] | Beta: critters@BB[1]"
    )
    lists = prompt(position).lists
    assert (lists.text, lists.left, lists.ready) == ("2 Archers, Dragon Warriors", 13, ())
    assert prompt(position, 1).lists is None


@pytest.mark.parametrize(
    ("script", "drafts"),
    [
        ("", False),
        ("Alpha act aA", True),
        ("Alpha act aA; move C", True),
        ("Alpha act aA; move C; melee", True),
        ("Alpha act aA; move C; done", False),
    ],
)
def test_an_action_is_drafted_until_it_is_over(script, drafts):
    position = play(field("dragon-warriors@AB[5,6/3,3]", "zombie-horde@C[4,2,5/x,6,1]"), script)
    assert drafting(position.record(), 0) == drafts
    assert not drafting(position.record(), 1)


def test_dice_that_are_placed_one_by_one_are_stepped_back_through():
    position = play(field("dragon-warriors@C[1,3/x,2]", "critters@C[1]"), "Alpha act aA; regroup\nroll 3 5 5")
    assert not drafting(position.record(), 0)
    position.act(0, "put 5")
    assert drafting(position.record(), 0)


def test_the_plates_count_points_and_units():
    seat = FIELD.scene(0).seats[1]
    assert (seat.tally.points, seat.tally.of) == (0, 5)
    assert at("buy 0 asked=Alpha factions=dragonfolk/horde").scene(0).seats[0].tally is None


def arrows(position, seat=0):
    return [(arrow.start, arrow.end, arrow.text) for arrow in position.scene(seat).arrows]


def test_an_arrow_leads_from_attacker_to_target_until_something_else_happens():
    position = field("footsoldiers@C[1,1,1] critters@AB[1]", "zombie-horde@C[4,2,5/3,6,1]")
    play(position, "Alpha act aA; melee")
    assert arrows(position) == []
    play(position, "Alpha at bA")
    assert arrows(position) == arrows(position, 1) == [("aA", "bA", "2 dice")]
    play(position, "Alpha row 1\nroll 6 4 2")
    assert arrows(position, 1) == [("aA", "bA", "12 beats 11")]
    play(position, "Alpha done\nBeta act bA; done")
    assert arrows(position) == []


def test_a_missed_attack_and_a_flank_have_their_words():
    position = field("dragon-warriors@C[1,1/1,1] footsoldiers@C[1,1,1]", "lance-bearers@C[6,6,6,6]")
    play(position, "Alpha act aA; flanking; at aB; melee; at bA")
    assert arrows(position) == [("aA", "aB", "flanks"), ("aB", "bA", "3 dice")]
    play(position, "Alpha row 1\nroll 1 2 3")
    assert arrows(position) == [("aB", "bA", "6 misses 24")]


def test_a_siege_has_an_arrow_before_and_after_the_roll_but_not_to_defeated_units():
    position = field("rain-of-fire@AB[1,1/1,1]", "critters@C[1] spikers@C[1,4/5,6]")
    play(position, "Alpha act aA; siege; at bB")
    assert arrows(position, 1) == [("aA", "bB", "siege, 3 dice")]
    position.act(1, next(option.action for option in prompt(position, 1).options))
    for _ in range(3):
        position.roll(5)
    ((start, end, text),) = arrows(position)
    assert (start, end) == ("aA", "bB")
    assert text.endswith("of 3 hit")
    gone = play(field("footsoldiers@C[1,1,1] critters@AB[1]", "critters@C[1] critters@BB[1]"), "Alpha act aA; melee")
    play(gone, "Alpha at bA; column 1\nroll 4 4")
    assert arrows(gone) == []


@pytest.mark.parametrize(
    ("alpha", "beta", "choices", "unit", "why"),
    [
        ("footsoldiers@C[1,1,1]", "hulking-beast@C[1,1,1]", "", "bA", "guards Beta's base"),
        ("archers@AB[1/1]", "critters@BB[1]", "", "aA", "no ranged target without moving"),
        (
            "archers@AB[1/1]",
            "dark-blades@C[1,1/1,1](evading)",
            "",
            "aA",
            "no ranged target without moving (Beta's Dark Blades A are evading)",
        ),
        ("footsoldiers@C[1,1,1]", "critters@C[1] critters@BB[1]", "melee", "bB", "too far"),
        ("dark-blades@AB[1,1/1,1]", "critters@C[1] critters@AB[1]", "snipe", "bB", "too near"),
        ("archers@AB[1/1]", "critters@C[1] dark-blades@C[1,1/1,1](evading)", "ranged", "bB", "out of reach"),
        (
            "footsoldiers@C[1,1,1]",
            "critters@C[1] rain-of-fire@C[1,1/1,1](flying,attacked)",
            "melee",
            "bB",
            "out of reach",
        ),
        (
            "mindbender@C[1,1,1/1,8,1/1,1,1]",
            "critters@C[1] zombie-horde@C[1,1,1/1,1,1]",
            "assimilation",
            "bB",
            "too large",
        ),
        ("basilisk@C[1,1/1,1/1,1/1,1]", "critters@C[1] critters@BB[1]", "paralyze", "bB", "too far"),
    ],
)
def test_units_in_the_way_or_out_of_reach_give_the_reason(alpha, beta, choices, unit, why):
    position = field(alpha, beta)
    play(position, f"Alpha act aA{f'; {choices}' if choices else ''}")
    barred = [sign.word for sign in piece(position, unit).signs if sign.icon == "barred"]
    assert barred == [why]
    assert why in piece(position, unit).label
    assert not [sign for sign in piece(position, unit, reader=1).signs if sign.icon == "barred"]


def test_a_frame_names_the_rolled_dice():
    position = play(field("footsoldiers@C[1,1,1]", "zombie-horde@C[4,2,5/3,6,1]"), "Alpha act aA; melee; at bA")
    position.moments = []
    play(position, "Alpha column 1\nroll 4 5")
    prompt = position.moments[-1].scene(0).prompt
    assert prompt.text == "4 and 5: 9 beats 7 and crosses out 2 squares."
    assert [part.piece.face for part in prompt.head if isinstance(part, Shown)] == ["4", "5"]
    assert prompt.detail.endswith("column 1 of Beta's Zombie Horde A (melee, 2 dice to beat 7).")


def test_an_equal_total_is_called_equal_in_its_frame_and_on_its_arrow():
    position = play(field("footsoldiers@C[1,1,1]", "zombie-horde@C[4,2,5/3,6,1]"), "Alpha act aA; melee; at bA")
    position.moments = []
    play(position, "Alpha column 1\nroll 4 3")
    assert position.moments[-1].scene(0).prompt.text == "4 and 3: 7 only equals 7 and misses."
    assert arrows(position) == [("aA", "bA", "7 only equals 7")]


def test_the_dice_of_an_attack_lie_beside_its_arrow_while_it_is_looked_at():
    position = field("footsoldiers@C[1,1,1] critters@AB[1]", "zombie-horde@C[4,2,5/3,6,1]")
    play(position, "Alpha act aA; melee; at bA")
    position.moments = []
    play(position, "Alpha row 1\nroll 6 4 2")
    scene = position.moments[0].scene(1)
    rolled = next(line.rolled for line in scene.log if line.rolled)
    (arrow,) = scene.arrows
    assert (arrow.start, arrow.end) == ("aA", "bA")
    assert [die.face for die in arrow.dice] == ["6", "4", "2"]
    assert tuple(die.id for die in arrow.dice) == rolled
    assert not any(arrow.dice for arrow in position.scene(1).arrows)


REGROUPING = ("footsoldiers@AB[4,2,x]", "banshees@BB[1,1/1,1]")


def test_dice_of_a_regrouping_are_logged_once_and_briefly():
    position = play(field(*REGROUPING), "Alpha act aA")
    position.act(0, "regroup")
    assert prompt(position).detail == "You regroup Footsoldiers A: die 1 of 2."
    position.roll(5)
    assert prompt(position).detail == "You regroup Footsoldiers A: die 2 of 2."
    position.roll(3)
    assert prompt(position, 1).text == "Alpha regroups Footsoldiers A: 5 and 3."
    assert [part.piece.face for part in prompt(position, 1).head if isinstance(part, Shown)] == ["5", "3"]
    assert spoken(position.scene(0).log[-1].parts) == "You regroup Footsoldiers A: 5 and 3."


REROLL = "reroll 0 asked=Alpha | Alpha: archers@AB[1/2] footsoldiers@AB[1,1,2] | Beta: venom-spitters@BB[6/6]"


def test_a_total_reroll_is_logged_once_and_then_each_unit_with_its_dice():
    position = play(at(REROLL), "Alpha reroll\nroll 5 6\nAlpha arrange middle\nroll 4 4 1")
    assert [spoken(line.parts) for line in position.scene(0).log] == [
        "You reroll all your units.",
        "You reroll Archers A: 5 and 6.",
        "You reroll Footsoldiers B: 4, 4 and 1.",
    ]


def test_a_unit_being_rolled_for_is_not_counted_as_defeated():
    position = at(REROLL)
    position.act(0, "reroll")
    assert position.owed
    assert position.scene(0).seats[0].notes[-1] == "2 units"
    assert not area(position, 0, "defeated").pieces


def test_squares_being_rolled_for_are_empty_and_not_crossed_out():
    position = play(field(*REGROUPING), "Alpha act aA")
    position.act(0, "regroup")
    regrouped = piece(position, "aA")
    assert "0 of 3 squares filled" in regrouped.label
    assert all(square.label.endswith("empty") and not square.marks for square in regrouped.parts)


def test_squares_of_a_new_hero_are_empty_too_while_they_are_rolled_for():
    position = at("buy 0 asked=Alpha factions=dragonfolk/horde")
    position.act(0, "buy the-winged-wyrm")
    bought = piece(position, "aA")
    assert bought.label == "Your Winged Wyrm A, 1 of 9 squares filled"
    assert {square.marks for square in bought.parts} == {(), ("fixed",)}


def test_only_the_whole_of_a_unit_is_empty_while_dice_are_rolled_for_it():
    """A power that restores one square leaves the others crossed out (R45)."""
    position = play(field("zombie-horde@C[1,x,2/x,6,3]", "critters@BB[1]"), "Alpha act aA; regenerate")
    position.act(0, "square r1c2")
    assert position.owed
    assert [part.marks for part in piece(position, "aA").parts].count(("crossed",)) == 2


@pytest.mark.rule("R15", "B8")
@pytest.mark.parametrize(
    ("grid", "options", "words"),
    [
        ("1,1,1/1,8,1/1,1,x", "", "Reroll its 7 remaining squares around the middle one and"),
        ("1,1,1/1,x,1/1,1,1", "", "Reroll its 8 remaining squares and"),
        ("x,x,x/x,8,x/x,x,x", "", "No die is rolled"),
        ("1,1,1/1,8,1/1,1,x", "hero_center_regroup=free", "Reroll its 8 remaining squares and"),
    ],
)
def test_regrouping_states_how_many_dice_are_rolled(grid, options, words):
    position = play(field(f"mindbender@AB[{grid}]", "critters@BB[1]", options), "Alpha act aA")
    assert next(each.detail for each in prompt(position).options if each.action == "regroup").startswith(words)


def test_a_defeating_attack_is_headed_by_its_dice_and_their_result():
    position = play(
        field("footsoldiers@C[4,2,1]", "banshees@C[1,x/x,x] banshees@BB[1,1/1,1]"),
        "Alpha act aA; melee; at bA",
    )
    position.act(0, "column 1")
    position.moments = []
    play(position, "roll 2 3")
    heads = [moment.scene(0).prompt.text for moment in position.moments]
    assert "2 and 3: 5 beats 1 and defeats Banshees A." in heads


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("lich-princess@C[1,1,1/1,8,1/1,1,1]", "Your Lich Princess A moves to the center"),
        ("rain-of-fire@C[1,1/1,1]", "Your Rain of Fire A moves to the center"),
        ("archers@C[1/1]", "Your Archers A move to the center"),
    ],
)
def test_a_verb_follows_the_name_of_its_unit(kind, says):
    position = play(field(kind.replace("@C", "@AB"), "critters@C[1]"), "Alpha act aA; move C")
    assert log(position, 0)[-1] == says


def test_every_name_is_a_message_of_the_catalogue():
    named = {message.key for message in (*KINDS, *SHORT, *OWNED, *FACTIONS, *POWERS.values(), *ATTACKS.values())}
    assert named <= set(ENGLISH.messages)
    assert {key for key in ENGLISH.messages if key.startswith("battle-kind-")} <= {
        *named,
        *(f"{message.key}.form" for message in KINDS),
    }
    assert set(EFFECTS) == set(Power)


def test_units_and_powers_have_the_same_names_in_lists_and_positions():
    says = Reader(Voice(0, NAMES)).text
    assert [says(name) for name in KINDS] == [row.name for row in ROWS]
    assert [says(name) for name in POWERS.values()] == [row.name for row in POWER_ROWS.values()]


def test_a_unit_is_filled_in_any_order():
    """All squares except a hero's center are offered, and each die with the answer that places it (R4, R6)."""
    position = at("buy 0 asked=Alpha factions=dragonfolk/horde")
    filling = prompt(play(position, "Alpha buy the-winged-wyrm\nroll 1 2 3 4 5 6 6 1")).filling
    squares = [part.id for part in piece(position, "aA").parts]
    assert [spot.piece for spot in filling.spots] == [*squares[:4], *squares[5:]]
    assert [(supply.action, supply.count) for supply in filling.supplies] == [
        ("put 6", 2), ("put 5", 1), ("put 4", 1), ("put 3", 1), ("put 2", 1), ("put 1", 2),
    ]  # fmt: skip
    assert prompt(position, 1).filling is None
