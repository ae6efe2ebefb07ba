"""The scenes that players read in every phase, as either seat and as a spectator."""

from __future__ import annotations

import msgspec
import pytest

from warbones.core.view.choices import every_option, option_of
from warbones.core.view.voice import spoken
from warbones.games.army.rules.dice import NAMES
from warbones.games.army.tests.script import GAME, area, at, log, moves, play, reveal, turn

ARMED = "roll 2.2 wins=1-0 | Alpha: captain1 mercenary1 | Beta: paladin1 sacrifice1 tank1"
ALPHA = "Alpha roll: be sb\nAlpha keep: 4sw 2ax sh ds sk h2\nAlpha reroll A7: sk\nAlpha stop"
BETA = "Beta roll: sd s1 pu\nBeta keep: 3sw ax 3sh ds sk h2\nBeta stop"


def prompts(position):
    """Return the prompt as Alpha, Beta and a spectator read it: text and detail."""
    return [(each.text, each.detail) for each in (position.scene(reader).prompt for reader in (0, 1, None))]


def captions(position, reader, name):
    return [piece.caption for piece in area(position, reader, name).pieces]


def labels(position, seat):
    return {option.action: option.label for option in every_option(position.scene(seat).prompt)}


def test_a_turn_begins_with_one_button():
    position = at(ARMED)
    assert position.scene(0).status == "Round 2, turn 2"
    assert prompts(position) == [
        ("Roll 2 bonus dice, then 10 troops.", "Nobody else sees what you roll."),
        ("Roll 3 bonus dice, then 10 troops.", "Nobody else sees what you roll."),
        ("Both players are rolling behind the divider.", "The divider is lifted when both players are ready."),
    ]
    assert [position.scene(reader).prompt.secret for reader in (0, 1, None)] == [True, True, False]


def test_a_die_is_asked_for_by_name_of_its_own_seat_only():
    position = at(ARMED)
    position.act(0, "roll")
    prompt = position.scene(0).prompt
    assert (prompt.kind, prompt.text, prompt.sides) == ("roll", "Roll your Mercenary 1.", 6)
    assert prompt.detail == (
        "Enter the number of the face that shows: "
        "1 = triple, 2 = triple, 3 = triple, 4 = betrayal, 5 = betrayal, 6 = skull."
    )
    assert position.scene(1).prompt.kind == "choose"
    assert position.scene(None).prompt.text == "Both players are rolling behind the divider."


def test_troops_still_to_roll_are_not_called_revived():
    position = at(ARMED)
    play(position, "Alpha roll: be sb")
    position.act(0, "keep")
    position.roll(1, 0)
    assert [group.text for group in area(position, 0, "my-troops").groups] == ["1 sword", "9 not rolled"]


def test_a_single_bonus_die_is_kept_as_one():
    position = at(ARMED.replace("captain1", ""))
    play(position, "Alpha roll: be")
    assert labels(position, 0)["keep"] == "Keep it, roll 10 troops"


def test_the_dice_that_may_be_rolled_again():
    position = at(ARMED)
    play(position, "Alpha roll: be sb")
    assert prompts(position)[0][0] == "Roll one bonus die again, or none."
    assert labels(position, 0) == {
        "keep": "Keep them, roll 10 troops",
        "reroll mercenary1": "Roll Mercenary 1 (betrayal) again",
        "reroll captain1": "Roll Captain 1 (sword buff) again",
    }
    play(position, "Alpha keep: 4sw 2ax sh ds sk h2")
    assert prompts(position)[0] == (
        "Choose any troops to roll again, or stop.",
        "Roll 1 of 3 is done. Skulls stay.",
    )
    words = labels(position, 0)
    assert words["reroll A1"] == "Roll 1 again: A1 sword"
    assert words["reroll A1 A7"] == "Roll 2 again: A1 sword, A7 shield"
    stop = position.scene(0).prompt.options[0]
    assert (stop.label, stop.aside.figure) == ("Stop", "10 and 3")
    groups = area(position, 0, "my-troops").groups
    assert [(group.text, group.strong) for group in groups] == [
        ("4 swords", True),
        ("2 axes", False),
        ("1 shield", False),
        ("1 double", False),
        ("1 heal", False),
        ("1 skull", False),
    ]
    assert area(position, 0, "my-troops").pieces[-1].marks == ("locked",)


def test_ten_troops_are_one_choice_and_not_a_thousand_options():
    position = turn_of_ten()
    prompt = position.scene(0).prompt
    assert len(prompt.options) == 1
    assert prompt.several.pieces == tuple(f"A{number}" for number in range(1, 11))
    assert prompt.several.labels[0::9] == ("Roll 1 again", "Roll 10 again")
    assert len(list(every_option(prompt))) == len(position.legal(0)) == 1024
    assert len(msgspec.json.encode(position.scene(0))) < 20_000


def turn_of_ten():
    """Return a position in which Alpha may roll ten troops again."""
    position = GAME.new()
    play(position, "Alpha roll: 4sw 6ax")
    return position


def test_the_other_tray_is_behind_the_divider():
    position = play(at(ARMED), ALPHA)
    assert prompts(position)[0] == (
        "Beta is rolling behind the divider.",
        "You are ready. The divider is lifted when both players are ready.",
    )
    assert prompts(position)[2][1] == "Alpha is ready. The divider is lifted when both players are ready."
    play(position, "Beta roll: sd s1 pu")
    assert [area(position, 1, name).look for name in ("their-troops", "my-troops")] == ["screen", "tray"]
    for piece in area(position, 1, "their-troops").pieces + area(position, 1, "their-bonus").pieces:
        assert (piece.hidden, piece.face) == (True, "")
    assert log(position, 1)[-2:] == ["Alpha is ready", "You roll: [sacrificial defense][shield buff][purify]"]
    assert log(position)[-1] == "Alpha is ready"


def test_after_the_reveal_each_line_names_its_dice():
    position = play(at(ARMED), f"{ALPHA}\n{BETA}")
    (calculation,) = position.scene(0).calculations
    assert (
        calculation.conclusion
        == "Beta hits you for 5 (7 attack against 2 defence). Beta's defence holds (10 attack against 11 defence)."
    )
    assert [(one.name, one.total) for one in calculation.sums] == [
        ("Your attack", "10"),
        ("Beta's defence", "11"),
        ("Beta's attack", "7"),
        ("Your defence", "2"),
    ]
    lines = {term.name: (term.why, term.value, term.rule) for one in calculation.sums for term in one.terms}
    assert lines["4 swords"] == ("1 each, from four troops", "+4", "R22")
    assert lines["Sword buff"] == ("+1 for each of 4 swords, from a Captain", "+4", "R28")
    assert lines["Shield buff"] == ("+1 for each of 3 shields, from a Tank", "+3", "R32")
    assert lines["1 sacrificial defense"] == ("from a Sacrifice", "+3", "R33")
    assert lines["1 purify"] == ("for 2 skulls on the other side, from a Paladin", "+2", "R35")
    assert lines["1 betrayal"] == ("from a Mercenary on the other side", "+1", "R27")
    assert position.scene(1).calculations[0].sums[0].name == "Your attack"
    conclusion = position.scene(None).calculations[0].conclusion
    assert conclusion.startswith("Beta hits Alpha for 5 (7 attack against 2 defence).")


def test_curses_are_logged():
    position = reveal("h2 3sk paladin1=cu", "sk h2 paladin2=cu")
    assert position.scene(0).calculations[0].conclusion.endswith("2 curses hit you for 4.")
    why = "3 skulls against 1, ignoring defence, 6 health left"
    assert f"2 curses hit you for 4: {why}" in log(position, 0)
    assert f"2 curses hit Alpha for 4: {why}" in log(position, 1)
    assert "A curse does nothing: each side has 1 skull" in log(reveal("h2 sk paladin1=cu", "sk h2"))
    adding = reveal("h2 paladin1=cu", "2sk 5ds", head="roll 1.1 curse_blockable=true")
    assert "A curse adds 2 to your attack: 0 skulls against 2" in log(adding, 0)


def test_gaining_shows_the_faces_of_each_die():
    position = play(at(ARMED), f"{ALPHA}\n{BETA}")
    assert prompts(position) == [
        ("Take one Attack die.", "What you take is yours for good. You roll it from the next turn on."),
        ("Take one Defense die.", "What you take is yours for good. You roll it from the next turn on."),
        ("Both players are choosing a bonus die.", "Both choices are revealed together."),
    ]
    captain = position.scene(0).prompt.options[-1]
    assert (captain.label, captain.detail) == (
        "Take a Captain",
        "Captain: sword buff, axe buff, sword, axe, enforcer, skull",
    )
    assert captain.aside.figure == "4"
    card = position.scene(0).prompt.cards[-1]
    assert (card.piece, card.title, card.note) == ("captain2", "Captain", "4 left")
    assert [face.face for face in card.faces] == ["sword-buff", "axe-buff", "sword", "axe", "enforcer", "skull"]
    assert [(area(position, 0, f"{end}-health").aside.figure) for end in ("my", "their")] == ["−5", "0"]
    assert area(position, 0, "their-resting").note == "4 dice come here after this turn"
    play(position, "Alpha take captain2")
    assert log(position, 0)[-1] == "You choose to take a [not rolled (strengthens swords or axes)]"
    assert log(position, 1)[-1] == "Alpha is ready"
    play(position, "Beta decline")
    assert "Alpha takes a [not rolled (strengthens swords or axes)]" in log(position, 1)
    assert "You take no bonus die" in log(position, 1)


def test_dice_keep_their_faces_up_until_the_reader_rolls():
    position = turn(GAME.new(), "2sh 3sk 3sw 2ax", "3sw 3ax 2h2 2sh")
    assert position.record().turn == 2
    assert captions(position, 0, "their-troops") == ["sword"] * 3 + ["axe"] * 3 + ["heal 2"] * 2
    assert captions(position, 0, "my-resting") == ["shield", "shield"]
    assert captions(position, 0, "my-graveyard") == ["skull"] * 3
    assert area(position, 0, "their-troops").note == "As last revealed"
    assert [group.text for group in area(position, 0, "their-troops").groups] == ["3 swords", "3 axes", "2 heals"]
    assert area(position, 0, "my-health").aside.text == "6 attack against 2 defence"
    play(position, "Alpha roll: 5sw")
    assert all(piece.hidden for piece in area(position, 0, "their-troops").pieces)
    assert not area(position, 0, "their-troops").groups
    assert area(position, 0, "my-health").aside is None
    assert not any(piece.hidden for piece in area(position, 1, "their-troops").pieces)


@pytest.mark.parametrize(
    ("heals", "spare"), [("6h2 sk mercenary1=sk", "seven dice"), ("h2 sk 8sw", "one die"), ("h2 9sw", "two dice")]
)
def test_surplus_heals_are_counted_in_dice(heals, spare):
    """Six heals of 2 could revive twelve."""
    position = reveal(heals, "sw")
    for seat, who in enumerate(("You have", "Alpha has")):
        assert f"{who} heals left for {spare}, but no dead dice to revive" in log(position, seat)


@pytest.mark.parametrize(
    ("mine", "theirs", "cost"),
    [
        ("5sw", "2sh", ("−3", "5 attack against 2 defence")),
        ("2sw", "5sh", ("0", "5 defence stops 2 attack")),
        ("sk", "5sh", ("0", "no attack")),
    ],
)
def test_a_hit_is_a_figure_beside_words_without_a_figure(mine, theirs, cost):
    hurt = area(reveal(mine, theirs), 0, "their-health").aside
    assert (hurt.figure, hurt.text) == cost


@pytest.mark.rule("B22a")
def test_dice_in_a_graveyard_differ_by_kind():
    grave = area(at("roll 1.2 | Alpha graveyard: A10 mercenary1 captain1 captain2"), 0, "my-graveyard").pieces
    assert [(piece.face, piece.crest) for piece in grave] == [
        ("skull", ""),
        ("", "triple"),
        ("", "sword-buff"),
        ("", "sword-buff"),
    ]
    assert grave[1].label == "Your Mercenary 1, skull"


def test_healing_says_how_many():
    position = reveal("h2 7sw sk sacrifice1=sd captain1=sk", "sw")
    assert prompts(position)[0] == (
        "Choose 2 dice to revive.",
        "Your heals revive 2 of your 4 dead dice. You roll them from the next turn on.",
    )
    assert prompts(position)[1][0] == "Alpha is choosing dice to revive."
    assert labels(position, 0)["heal A9 captain1"] == "Revive 2: troop A9, Captain 1"
    several = position.scene(0).prompt.several
    assert several.alike == (("A9", "A10"),)
    assert option_of(several, ["captain1", "A10"]).action == "heal A9 captain1"
    assert option_of(several, ["A9"]) is None


def test_every_bonus_die_has_a_tip_about_its_faces():
    position = play(at(ARMED), f"{ALPHA}\n{BETA}")
    for reader in (0, 1, None):
        for each in position.scene(reader).areas:
            for piece in each.pieces:
                assert piece.label
                assert piece.tip
                if piece.id in NAMES:
                    assert "Faces" in piece.tip
    tank = next(piece for piece in area(position, 0, "their-bonus").pieces if piece.id == "tank1")
    assert (tank.shape, tank.face, tank.caption) == ("defence", "single-buff", "Tank: shield buff")
    assert tank.tip == (
        "Shield buff: each single shield on its side is worth 1 more. Tank: strengthens shields. "
        "Faces: 2 × shield buff, double shield buff, 3 × shield (R32)."
    )


@pytest.mark.parametrize(("reader", "name"), [(0, "You win"), (1, "Alpha wins"), (None, "Alpha wins")])
def test_the_end_names_the_winner(reader, name):
    position = reveal("6sw", "sw", head="roll 2.4 wins=1-0 health=10-3")
    scene = position.scene(reader)
    assert (scene.over, scene.status) == (True, "Match over")
    assert (scene.prompt.kind, scene.prompt.text) == ("over", f"{name}.")
    assert log(position, reader)[-1] == scene.prompt.detail == f"{name} the match, two rounds to none."
    assert GAME.from_dict(position.to_dict()).scene(reader).prompt == scene.prompt
    assert moves(position, 0) == []


@pytest.mark.parametrize(
    ("head", "alpha", "beta", "line"),
    [
        ("roll 1.2 health=2-2", "3sw", "3sw", "Round 1 is tied: both players are down to 0 health"),
        ("roll 1.10 health=9-9 most_turns=10", "sw", "sw", "Round 1 is tied: it was undecided after 10 turns"),
        (
            "roll 1.2 health=9-8 late_bonus_reroll=true stuck_round=higher_health",
            "sk tank1=sh",
            "sk tank2=s1",
            "Alpha wins round 1 by health, 9 to 8: nothing can change any more",
        ),
        ("roll 1.2 health=9-2", "4sw", "sw", "Alpha wins round 1: Beta has no health left"),
        (
            "roll 9.2 health=1-1",
            "sw",
            "sw",
            "The match is a draw: nobody has won a round.",
        ),
    ],
)
def test_rounds_end_in_words(head, alpha, beta, line):
    position = reveal(alpha, beta, head=head)
    for seat in sorted(position.to_act):
        if "decline" in moves(position, seat):
            position.act(seat, "decline")
    assert line in log(position)


def test_a_die_of_the_reader_is_yours_and_to_others_its_players():
    position = at(ARMED)
    heard = [area(position, reader, name).pieces[0].label for reader, name in ((0, "my-bonus"), (1, "their-bonus"))]
    assert [label.partition(",")[0] for label in heard] == ["Your Mercenary 1", "Alpha's Mercenary 1"]


def test_a_reader_of_both_trays_sees_both_seats_rolling():
    position = GAME.new()
    for seat in (0, 1):
        position.act(seat, "roll")
    open_scene = position.open_scene()
    assert open_scene.prompt.text == "Both players are rolling behind the divider."
    position.roll(1, 1)
    open_scene = position.open_scene()
    assert spoken(open_scene.log[-1].parts) == "Rolled: a sword."


@pytest.mark.rule("R6", "B37")
def test_a_hit_for_more_than_the_health_left_takes_only_that():
    position = GAME.new()
    for left in (4, 0):
        turn(position, "3sw 3ax 2sk 2h2", "3sk 3h2 3sw ax")
        assert f"Beta is hit for 6: 6 attack against 0 defence, {left or 'no'} health left" in log(position, 0)
        cost = area(position, 0, "their-health").aside
        assert (cost.figure, cost.text) == (("−6", "6 attack against 0 defence") if left else ("−4", "of a hit for 6"))
    assert position.scene(0).calculations[0].conclusion.endswith("You hit Beta for 6 (6 attack against 0 defence).")
    curse = reveal("h2 sk paladin1=cu", "h2 2sk", head="roll 1.4 health=9-1")
    assert "A curse hits Beta for 2: 2 skulls against 1, ignoring defence, no health left" in log(curse, 0)


@pytest.mark.rule("R39", "R41", "B22b")
def test_heals_that_are_dropped_at_the_end_of_a_round_say_so():
    over = log(reveal("3sw 2sk h2", "2sk", head="roll 1.2 health=9-2"), 0)
    assert "You lose two dice to the graveyard: the round is over, so heals no longer count" in over
    assert "Beta loses two dice to the graveyard" in over
    assert "You lose one die to the graveyard" in log(reveal("3sw 3sk h2", "2sk", head="roll 1.2 health=9-9"), 0)


@pytest.mark.rule("R13", "R15", "R16")
def test_each_roll_names_only_the_dice_that_were_rolled():
    rolls = ["You roll: [betrayal][sword buff]", "You roll: [sword][sword][axe][axe]"]
    resting = ARMED.replace("mercenary1", "mercenary1 | Alpha graveyard: A5 A6 A7 A8 A9 A10")
    kept = play(at(resting), "Alpha roll: be sb\nAlpha keep: 2sw 2ax")
    assert log(kept, 0)[-2:] == rolls
    again = play(at(resting), "Alpha roll: be sb\nAlpha reroll captain1: sk 2sw 2ax")
    assert log(again, 0)[-4:] == [rolls[0], "Reroll: 1 bonus die", "You roll a [skull]", rolls[1]]


@pytest.mark.rule("R45")
@pytest.mark.parametrize(
    ("head", "alpha", "choice", "line"),
    [
        ("", "4sw 4sk", "take captain1", "Alpha takes a Captain, but no Special die."),
        ("bonus_per=foursome", "8sw", "take captain1", "Alpha takes a Captain, but no second Attack die."),
        ("", "4sw 4sk", "take captain1 healer1", "Alpha takes a Captain and a Healer."),
    ],
)
def test_a_bonus_die_that_was_earned_and_not_taken_is_named(head, alpha, choice, line):
    position = reveal(alpha, "5ds", head=f"roll 1.2 {head}".strip())
    position.act(0, choice)
    position.act(1, "decline")
    assert line in [spoken(each.parts) for each in position.scene(1).log]


@pytest.mark.rule("R10", "B2")
@pytest.mark.parametrize(
    ("reset", "line"),
    [
        ("all", "Round 2, 15 health each, all dice back"),
        ("troops_only", "Round 2, 15 health each, all troops back"),
        ("none", "Round 2, 15 health each"),
    ],
)
def test_a_new_round_says_which_dice_are_back(reset, line):
    position = reveal("2sw sh ds sk", "sw", head=f"roll 1.3 health=9-1 round_reset={reset}")
    assert "Alpha rests two dice for a turn" in log(position)
    assert line in log(position)
    assert log(GAME.new())[0] == "Round 1, 10 health each"


def test_an_empty_area_gets_dice_and_a_filled_one_more():
    position = reveal("4sw 2sh sk", "sk", head="roll 1.2")
    assert area(position, 0, "my-resting").note == "2 dice come here after this turn"
    assert area(position, 0, "my-graveyard").note == "1 more comes here after this turn"
    bare = play(GAME.new(), "Alpha roll: 4sw 5sh sk\nAlpha stop\nBeta roll: 5sh 5ds\nBeta stop")
    assert area(bare, 0, "my-graveyard").note == "1 die comes here after this turn"
