"""The scenes that players read in every phase, as either seat and as a spectator."""

from __future__ import annotations

from random import Random

import pytest

from warbones.check.random_play import answer_one
from warbones.games.dicewing.rules.state import Phase
from warbones.games.dicewing.tests.script import GAME, all_rolls, at, attack, log, phase, play, squadrons

MANUAL = "manual_bonus_choice=true"


def prompts(position):
    """Return the prompt as Alpha, Beta and a spectator read it: text and detail."""
    return [(each.text, each.detail) for each in (position.scene(reader).prompt for reader in (0, 1, None))]


def area(position, reader, name):
    return next(area for area in position.scene(reader).areas if area.id == name)


def test_a_die_is_asked_for_by_name():
    position = GAME.new()
    assert position.scene(0).status == "Set-up"
    assert prompts(position)[0] == ("Roll your d4.", "Enter the number it shows, 1 to 4.")
    assert prompts(position)[2][0] == "Roll Alpha's d4."
    for _ in range(3):
        position.roll(1)
    assert prompts(position)[1] == ("Roll Alpha's d10.", "Enter the number it shows, 1 to 9, or 10 for a 0.")
    position.roll(10)
    assert prompts(position)[1] == ("Roll Alpha's d%.", "Enter its tens digit, 1 to 9, or 10 for 00.")
    assert position.scene(0).prompt.sides == 10


def test_the_draft_shows_its_progress_and_the_next_seat():
    position = play(GAME.new(), all_rolls("A.d20=2"))
    assert prompts(position) == [
        ("Take one die from the pool.", "Pick 1 of 14. The die keeps its face. Beta takes the next two."),
        ("Alpha is taking a die from the pool.", "Pick 1 of 14. The die keeps its face. You take the next two."),
        ("Alpha is taking a die from the pool.", "Pick 1 of 14. The die keeps its face. Beta takes the next two."),
    ]
    position.act(0, "take A.d4")
    assert prompts(position)[1][1] == "Pick 2 of 14. The die keeps its face. You take the next one too."
    position.act(1, "take B.d4")
    assert prompts(position)[1][1] == "Pick 3 of 14. The die keeps its face. Alpha takes the next one."
    assert area(position, 1, "mine").count == "1 of 7"
    assert area(position, 1, "pool").count == "12 dice left"
    while position.record().picks < 13:
        (seat,) = position.to_act
        position.act(seat, position.legal(seat)[0])
    assert prompts(position)[0][1] == "Pick 14 of 14. The die keeps its face. The attacks come next."
    assert area(position, None, "pool").count == "1 die left"
    position.act(0, position.legal(0)[0])
    assert log(position, 0)[-1] == "Stage 1, attack 1"


def test_the_button_names_the_set_only_where_dice_look_alike():
    position = play(GAME.new(), all_rolls("A.d20=2 A.d12=9"))
    labels = {option.action: option.label for option in position.scene(0).prompt.options}
    assert labels["take A.d12"] == "Take d12, showing 9"
    assert labels["take A.d6"] == "Take d6 of your set, showing 1"
    launching = squadrons("A.d4=1 B.d4=3 A.d6=3", "B.d6=5")
    labels = {option.action: option.label for option in launching.scene(0).prompt.options}
    assert labels["launch A.d6 B.d4"] == "Launch 3 and 3"
    assert labels["launch A.d4 A.d6"] == "Launch 1 (d4) and 3 (d6)"


def test_launching_names_the_seat_waited_for():
    position = squadrons("A.d4=1 A.d20=3", "B.d4=3")
    assert prompts(position) == [
        ("Launch two dice in secret.", "Beta is choosing too; both bays open together."),
        ("Launch two dice in secret.", "Alpha is choosing too; both bays open together."),
        ("Both players are choosing two dice in secret.", "Both bays open together."),
    ]
    play(position, "Beta launch B.d4 B.d6")
    assert prompts(position) == [
        ("Launch two dice in secret.", "Beta has chosen and is waiting; both bays open together."),
        ("Alpha is choosing two dice in secret.", "You have chosen; both bays open together."),
        ("Alpha is choosing two dice in secret.", "Beta has chosen and is waiting; both bays open together."),
    ]
    assert position.scene(0).prompt.secret
    assert area(position, 0, "theirs").note == "Squadron, as last seen. Two of these seven are launched."
    notes = [
        area(position, reader, name).note for reader, name in ((0, "their-bay"), (1, "my-bay"), (None, "their-bay"))
    ]
    assert notes == ["Sealed until you are ready", "Only you see it", "Sealed until Alpha is ready"]
    assert area(position, 1, "my-bay").aside.figure == "11"
    assert log(position, 1)[-1] == "You launch [d4 3] and [d6 4] in secret"
    assert log(position, 0)[-1] == log(position)[-1] == "Beta is ready"


def test_calling_names_the_dice_and_the_reason():
    position = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3", options=MANUAL)
    assert position.scene(0).calculations == ()
    assert prompts(position) == [
        ("Choose which of your two dice Training adds.", "Both of your dice come from the same set."),
        ("Alpha is choosing which die Training adds.", "Both of Alpha's dice come from the same set."),
        ("Alpha is choosing which die Training adds.", "Both of Alpha's dice come from the same set."),
    ]
    assert [option.label for option in position.scene(0).prompt.options] == [
        "Add d12, showing 9",
        "Add d20, showing 17",
    ]
    play(position, "Alpha train A.d12")
    assert prompts(position)[0] == ("Choose which of Beta's two dice Targeting adds.", "Both of your dice are odd.")
    assert log(position, 0)[-1] == "You choose [d12 9] for Training"
    play(position, "Alpha target A.d6\nBeta target A.d20")
    (calculation,) = position.scene(0).calculations
    whys = [term.why for one in calculation.sums for term in one.terms]
    assert whys == [
        "9 + 17",
        "both from your set, so the lower counts again",
        "both odd, so Beta's lower die is added",
        "3 + 5",
        "both odd, so your higher die is added",
    ]


def test_the_calculation_reads_as_it_is_spoken():
    position = play(attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3"), "Beta lower A.d8")
    (calculation,) = position.scene(0).calculations
    assert calculation.title == "Power calculation"
    you, beta = calculation.sums
    assert [(term.name, term.why, term.value) for term in you.terms] == [
        ("Initial", "9 + 17", "26"),
        ("Training", "both from your set, so the higher counts again", "+17"),
        ("Targeting", "both odd, so Beta's higher die is added", "+5"),
    ]
    assert (you.total, beta.total) == ("48", "25")
    assert beta.terms[-1].why == "both odd, so your higher die is added"
    assert position.scene(None).calculations[0].sums[1].terms[-1].why == "both odd, so Alpha's higher die is added"
    twins = attack("A.d6=5 B.d6=5", "A.d8=7 B.d8=7").scene(1).calculations[0]
    assert [term.why for term in twins.sums[0].terms] == [
        "5 + 5",
        "the same number of sides, so both count again",
        "both odd, so one of your dice is added (they are equal)",
        "equal numbers, so both of your dice are added",
    ]


def test_the_calculation_names_its_attack():
    position = attack("A.d6=4 B.d8=6", "B.d6=4 A.d12=6")
    play(position, "Alpha launch A.d8 A.d10\nBeta launch B.d10 B.d12\nAlpha launch A.d4 A.d20")
    assert position.record().attack == 3
    assert position.scene(0).calculations[0].note == "stage 1, attack 2"


def test_damage_says_why():
    position = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3")
    assert prompts(position) == [
        ("Beta is lowering one of your dice.", "Beta used the lowest die in this attack, the 3."),
        ("Lower one die in Alpha's squadron.", "You used the lowest die in this attack, the 3."),
        ("Beta is lowering one of Alpha's dice.", "Beta used the lowest die in this attack, the 3."),
    ]
    assert area(position, 0, "my-bay").aside.figure == "48"
    assert position.scene(1).calculations[0].conclusion == "Alpha wins the attack, 48 to 25."


def test_secret_damage_is_announced_and_revealed_afterwards():
    position = attack("A.d6=4 B.d8=6", "B.d6=4 A.d12=8", options="collateral_tie=both")
    together = "the lowest dice are equal, so each player lowers a die"
    assert prompts(position) == [
        ("Lower one die in Beta's squadron, in secret.", f"Beta is choosing too; {together}."),
        ("Lower one die in Alpha's squadron, in secret.", f"Alpha is choosing too; {together}."),
        ("Both players are lowering a die in secret.", f"{together[0].upper()}{together[1:]}."),
    ]
    play(position, "Alpha lower B.d12")
    assert prompts(position)[0][0] == "Beta is secretly lowering one of your dice."
    assert prompts(position)[0][1] == f"You have chosen; {together}."
    assert log(position, 0)[-1] == "You pick [d12 4] in secret"
    assert log(position, 1)[-1] == "Alpha is ready"
    play(position, "Beta lower A.d4")
    lines = log(position, 1)
    assert "Alpha lowers your [d12 4]: it now shows 3" in lines
    assert lines.index("You lower Alpha's [d4 4]: it now shows 3") > lines.index(
        "Alpha lowers your [d12 4]: it now shows 3"
    )


def test_capture_says_why_there_is_a_choice():
    position = play(attack("A.d20=12 B.d20=2", "A.d4=1 B.d4=4"), "Beta lower A.d12")
    assert prompts(position) == [
        ("Capture one of Beta's two dice.", "Both dice have the same number of sides."),
        ("Alpha is capturing one of your two dice.", "Both dice have the same number of sides."),
        ("Alpha is capturing one of Beta's two dice.", "Both dice have the same number of sides."),
    ]
    play(position, "Alpha capture B.d4")
    conclusion = "You win the attack, 28 to 10, and choose the d4 showing 4."
    assert position.scene(0).calculations[0].conclusion == conclusion


@pytest.mark.parametrize("reader", [0, 1, None])
def test_the_end_names_the_winner_and_stays_when_read_again(reader):
    text = """
        over 2.3 first=Alpha | Alpha: A.d20=20 | Beta: A.d4=1 | used: A.d8=1 A.d10=1 A.d%=10 B.d4=1 B.d10=1 B.d%=10
        B.d12=1 A.d6=1 B.d8=1 B.d6=1 | trophies Alpha: A.d12=3 B.d20=1
    """
    scene = at(text).scene(reader)
    assert scene.over
    assert scene.status == "Game over"
    name = "You win" if reader == 0 else "Alpha wins"
    assert (scene.prompt.kind, scene.prompt.detail) == ("over", f"{name} the game, two trophies to none.")


def test_a_position_that_was_set_up_goes_on_without_its_past():
    position = squadrons("A.d20=17 A.d12=9", "B.d8=5 A.d6=3")
    assert position.scene(0).log == position.scene(0).calculations == ()
    play(position, "Alpha launch A.d20 A.d12\nBeta launch B.d8 A.d6")
    assert position.scene(0).calculations[0].note == ""
    assert phase(position).name == "COLLATERAL"
    written = GAME.from_dict(position.to_dict())
    assert written.scene(0).calculations == ()


def places(position, reader, name):
    """Return the ids of an area's pieces, "" for a gap."""
    return [piece.id if piece else "" for piece in area(position, reader, name).pieces]


@pytest.mark.rule("R9", "R10")
def test_a_die_that_is_taken_leaves_its_place_and_the_squadron_fills_in_the_order_of_the_picks():
    position = play(GAME.new(), all_rolls("A.d20=2"))
    pool = places(position, 0, "pool")
    assert places(position, 0, "mine") == [""] * 7
    for action in ("Alpha take B.d4", "Beta take A.d20", "Beta take A.d4"):
        position = play(position, action)
    assert places(position, 0, "pool") == ["" if die in ("B.d4", "A.d20", "A.d4") else die for die in pool]
    assert places(position, 1, "mine") == ["A.d20", "A.d4", *[""] * 5]
    assert {area(position, 1, name).room for name in ("mine", "theirs")} == {7}


def test_launched_dice_leave_gaps_and_used_and_captured_ones_lie_in_the_order_in_which_they_came():
    position, rng = GAME.new(), Random(0)
    before: dict[str, list[str]] = {}
    while not position.over:
        answer_one(position, rng)
        if position.owed or position.shown().phase in (Phase.DRAFT, Phase.SETUP):
            before = {}
            continue
        now = {each.id: [piece.id if piece else "" for piece in each.pieces] for each in position.scene(0).areas}
        for name in before:
            kept = now[name][: len(before[name])]
            assert kept == before[name] or (name == "mine" and all(map(is_same_or_gap, kept, before[name])))
        before = {name: now[name] for name in ("mine", "used", "my-trophies")}
    assert before["used"]


def is_same_or_gap(die, before):
    """Return whether a place still holds the same die, or none."""
    return die in (before, "")


def test_a_die_of_the_readers_set_is_yours_and_to_others_its_players():
    position = play(GAME.new(), all_rolls("A.d20=2 A.d12=9"))
    pool = {seat: next(area for area in position.scene(seat).areas if area.id == "pool") for seat in (0, 1, None)}
    labels = {seat: pool[seat].pieces[0].label for seat in pool}
    assert labels[0] == "d4 of your set, showing 1"
    assert labels[1] == labels[None] == "d4 of Alpha's set, showing 1"
