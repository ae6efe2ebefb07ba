"""The scenes that people read and see."""

from __future__ import annotations

import pytest

from warbones.core.messages import Shown
from warbones.core.view.choices import every_option
from warbones.games.keep.tests.script import GAME, area, at, log, play, play_last, settled

MOVING = (
    "move 2 turn=Alpha keep=18/17 | Alpha: A1=2@L1(D) A2=4@L1 A3=3@M4. A4=6@L1 A5=4@R5 "
    "| Beta: 1@L7(D) 4@R3. 3@M4. 5@R7 2@R7"
)


CHOOSING, BREACHES = "would then choose which of", "pawns to remove; any breaches would come after that."


def prompts(position):
    """Return the prompt as Alpha, Beta and a spectator read it: text and detail."""
    return [(each.text, each.detail) for each in (position.scene(reader).prompt for reader in (0, 1, None))]


def details(position):
    """Return the explanation of each option of the prompt."""
    (seat,) = position.to_act
    return {option.action: option.detail for option in position.scene(seat).prompt.options}


def test_a_die_is_asked_for_by_name():
    position = GAME.new()
    detail = "Enter its number, 1 to 6: that is how far it moves. In fights, low numbers win."
    assert prompts(position) == [("Roll your pawn A1.", detail), *[("Roll Alpha's pawn A1.", detail)] * 2]
    assert position.scene(0).prompt.sides == 6


def test_placing_says_where_the_pawn_would_go():
    position = play(GAME.new(), "roll A1=4")
    assert prompts(position) == [
        ("Place your 4 at home.", "It moves exactly four zones."),
        *[("Alpha is placing a 4 at home.", "It moves exactly four zones.")] * 2,
    ]
    assert [option.label for option in position.scene(0).prompt.options] == ["Place it in L1", "Place it in R1"]
    assert details(position)["place left"] == "From L1 it moves to L5 or R5."
    (rolled,) = (piece for piece in area(position, 0, "mine").pieces if piece.id == "A1")
    assert (rolled.face, rolled.chosen, rolled.caption) == ("4", True, "to place")


def test_moving_names_the_pawns_left():
    position = at(MOVING)
    assert prompts(position) == [
        (
            "Move or defend with one of your pawns.",
            "To defend, put it into the Defense slot of its zone. You have four pawns still to act; Beta has three.",
        ),
        ("Alpha is moving or defending.", "Alpha has four pawns still to act; you have three."),
        ("Alpha is moving or defending.", "Alpha has four pawns still to act; Beta has three."),
    ]


def test_a_pawn_shows_where_it_would_land_before_it_is_chosen():
    position = at(MOVING)
    labels = {piece.id: piece.label for zone in position.scene(1).areas for piece in zone.pieces if piece}
    assert labels["A2"] == "Alpha's pawn A2, showing 4, in L1, would move to L5 or R5"
    assert labels["A1"] == "Alpha's pawn A1, showing 2, in the Defense slot of L1, would move to L3"
    assert labels["A5"] == "Alpha's pawn A5, showing 4, in R5, would move off the board"
    assert labels["A3"] == "Alpha's pawn A3, showing 3, in M4, done"
    captions = {piece.id: piece.caption for zone in position.scene(0).areas for piece in zone.pieces if piece}
    assert [captions[name] for name in ("A1", "A2", "A3", "A5", "B4")] == [
        "to L3",
        "to L5 or R5",
        "done",
        "off",
        "to L2 or R2",
    ]


@pytest.mark.rule("R6", "R27")
def test_a_pawn_off_the_board_is_to_be_rolled_only_while_pawns_are_placed():
    def label(text: str) -> str:
        return next(piece.label for piece in area(at(text), 0, "mine").pieces if piece and piece.id == "A5")

    assert label("position 2 turn=Alpha | Alpha: A1=4 2@L1 | Beta: 4@L7") == "Your pawn A5, off the board, to be rolled"
    assert label("move 2 turn=Alpha | Alpha: 4@L1 | Beta: 4@L7") == "Your pawn A5, off the board"


def test_an_option_names_the_pawns_it_would_meet():
    said = details(at(MOVING))
    assert said["move A1 L3"] == "Its Advantage would remove Beta's 4 in R3."
    assert said["move A4 R7"] == "It meets Beta's 5 and 2 there. Beta's 1 in L7 has Advantage and would remove it."
    assert said["off A5"] == "It moves off the board, without penalty, and is rolled again next round."
    assert said["defend A5"] == "It must move next round."
    beta = at(MOVING.replace("turn=Alpha", "turn=Beta"))
    assert details(beta)["move B4 L2"] == ""
    assert details(beta)["move B5 R5"] == "It meets Alpha's 4 there."


def test_the_button_names_the_pawn_only_where_pawns_look_alike():
    labels = {option.action: option.label for option in at(MOVING).scene(0).prompt.options}
    assert labels["move A1 L3"] == "Move 2 to L3"
    assert labels["off A5"] == "Move 4 off the board"
    assert labels["defend A5"] == "Defend R5 with 4"
    twins = at("move 1 turn=Alpha | Alpha: A1=2@L1 A2=2@L1 | Beta: 1@L7")
    assert twins.scene(0).prompt.options[0].label == "Move 2 (A1) to L3"
    assert twins.scene(0).prompt.options[0].pieces == ("A1",)


def test_defense_and_falling_pawns_are_marked():
    position = settled("2@L3 4@L3", "4@R3 5@R3 1@R3(D)", "advantage_hits=one")
    marks = {piece.id: piece.marks for piece in area(position, 0, "R3").pieces}
    assert marks == {"B1": (), "B2": (), "B3": ("shielded",)}
    position.moments = []
    play(position, "Beta remove B1")
    crossed = [piece.id for piece in area(position.moments[0], None, "R3").pieces if "crossed" in piece.marks]
    assert crossed == ["B1", "B2"]


def test_giving_up_a_pawn_says_why():
    position = settled("2@L3", "4@R3 5@R3", "advantage_hits=one")
    why = "Advantage removes one higher pawn beside it: its owner picks which."
    assert prompts(position) == [
        ("Beta is choosing a pawn to remove.", why),
        ("Remove one of your pawns.", why),
        ("Beta is choosing a pawn to remove.", why),
    ]
    position = settled("2@R3 5@R3", "1@R3 3@R3")
    assert [detail for _, detail in prompts(position)] == [
        "You lost the highest pawn in R3 and still have another there, so Beta loses one too.",
        "Alpha lost the highest pawn in R3 and still has another there, so you lose one too.",
        "Alpha lost the highest pawn in R3 and still has another there, so Beta loses one too.",
    ]
    assert [option.label for option in position.scene(1).prompt.options] == ["Remove 1 in R3", "Remove 3 in R3"]
    slots = settled("1@R3", "4@R3 4@R3(D)")
    assert prompts(slots)[1][1] == "Your highest pawns in R3 are tied."
    labels = [option.label for option in slots.scene(1).prompt.options]
    assert labels == ["Remove 4 in R3", "Remove 4 defending R3"]


def test_taking_off_is_one_choice_of_a_set():
    position = settled("2@L3 5@R2", "1@L7(D)")
    assert prompts(position)[0] == (
        "Take any pawns off the board?",
        "Pawns taken off are rolled again next round. The others keep their numbers, and any in Defense must move.",
    )
    prompt = position.scene(0).prompt
    options = {option.action: (option.label, option.pieces) for option in every_option(prompt)}
    assert options["stay"] == ("Leave all pawns", ())
    assert options["take off A1 A2"] == ("Take off two pawns: 2 in L3, 5 in R2", ("A1", "A2"))
    assert (len(prompt.options), prompt.several.labels) == (1, ("Take off one pawn", "Take off two pawns"))


def test_each_option_names_the_zone_where_its_pawn_would_lie():
    places = {option.action: option.place for option in at(MOVING).scene(0).prompt.options}
    assert places["move A1 L3"] == "L3"
    assert places["defend A5"] == "R5"
    assert places["off A5"] == "mine"
    placing = play(GAME.new(), "roll A1=4").scene(0).prompt.options
    assert [(option.pieces, option.place) for option in placing] == [(("A1",), "L1"), (("A1",), "R1")]


def test_zones_show_their_features_and_lanes_join_them():
    scene = at(MOVING).scene(0)
    signs = {zone.id: [(sign.icon, sign.word) for sign in zone.signs] for zone in scene.areas if zone.look == "zone"}
    assert signs["L1"] == [("home", "Your home"), ("slot", "Defense"), ("strike", "Advantage")]
    assert signs["M4"] == [("neutral", "Grey: must move")]
    assert signs["L3"] == [("slot", "Defense"), ("strike", "Advantage")]
    assert scene.wide.lanes == scene.narrow.lanes
    assert {("L1", "L2"), ("R3", "M4"), ("M4", "L5")} <= set(scene.wide.lanes)
    assert [piece and piece.id for piece in area(at(MOVING), 0, "L2").pieces] == [None]
    assert [piece and piece.id for piece in area(at(MOVING), 0, "L1").pieces] == ["A2", "A4", "A1"]


def test_the_effect_of_an_attack_is_shown_on_request():
    position = at("move 1 turn=Alpha | Alpha: A1=2@L3. A2=6@R7. A3=1@L1 | Beta: 4@R3. 5@R6.")
    shown = position.scene(0).prompt.preview
    assert shown.text == "An attack now would remove Beta's 4 in R3, and let your 6 in R7 breach."
    assert shown.pieces == ("B1",)
    assert position.scene(1).prompt.preview.text.startswith("An attack now would remove your 4 in R3")
    calm = at("move 1 turn=Alpha | Alpha: A1=2@L1 | Beta: 5@R6.").scene(0).prompt.preview
    assert (calm.text, calm.pieces) == ("An attack now would remove no pawns.", ())
    fight = at("move 1 turn=Alpha | Alpha: A1=2@R3. A2=5@R3. A3=1@R1 | Beta: 1@R3. 3@R3.")
    assert fight.scene(1).prompt.preview.text.endswith(f"You {CHOOSING} your own {BREACHES}")
    assert settled("2@L3 5@R2", "1@L7(D)").scene(0).prompt.preview is None


def sums(position, reader=None):
    """Return the terms of each sum as they are read, with its total."""
    (calculation,) = position.scene(reader).calculations
    return [[*((term.name, term.value, term.rule) for term in one.terms), one.total] for one in calculation.sums]


def test_the_attack_is_added_up_with_its_reasons():
    position = settled("6@R7 6@R7 2@L3", "3@R7(D) 4@R3")
    assert sums(position) == [
        [("Before", "20", ""), ("6 in R7", "−1", "R20"), "19"],
        [("Before", "20", ""), ("4 in R3", "−1", "R17"), ("3 in R7", "0", "R21"), ("Breach", "−5", "R24"), "14"],
    ]
    (calculation,) = position.scene(1).calculations
    assert (calculation.title, calculation.note) == ("The attack", "round 1")
    assert [term.why for term in calculation.sums[1].terms] == [
        "the keep as the attack begins",
        "Alpha's 2 in L3 is lower and has Advantage",
        "Alpha lost the highest pawn there and still has another (no cost at home)",
        "Alpha's 6 is left in R7",
    ]
    assert position.scene(0).calculations[0].sums[1].terms[2].why.startswith("you lost the highest pawn there")
    assert (
        settled("3@M4", "3@M4").scene(0).calculations[0].sums[0].terms[1].why
        == "both sides have the highest number there"
    )


@pytest.mark.rule("R23", "R24")
@pytest.mark.parametrize(
    ("alpha", "beta", "won"),
    [("6@R7. 2@L3.", "4@R3.", (0, "keep-breached")), ("3@M4.", "4@M4.", (0, "keep-lowered")), ("3@M4.", "3@M4.", None)],
)
def test_whoever_s_keep_loses_less_wins_the_attack_once_all_losses_are_taken(alpha, beta, won):
    position = at(f"move 1 turn=Alpha | Alpha: {alpha} 6@L6(D) | Beta: {beta}")
    position.moments = []
    play_last(position)
    shown = [each.scene_messages(0) for each in (*position.moments, position)]
    decided = [scene for scene in shown if scene.calculations[-1].won is not None]
    first = (decided[0].calculations[-1].won, last_told(decided[0])) if decided else None
    assert first == won


def last_told(scene):
    """Return the message of the newest line of the log, without its reason."""
    (words,) = scene.log[-1].parts
    return dict(words.args)["what"].key if words.key == "table-because" else words.key


def test_while_pawns_move_the_table_forecasts_the_attack():
    position = at("move 1 turn=Alpha | Alpha: A1=2@L1 A2=6@R7. | Beta: 4@R3. 5@R6.")
    (calculation,) = position.scene(0).calculations
    assert (calculation.title, calculation.conclusion) == ("If the attack came now", "")
    assert sums(position) == [[("Before", "20", ""), "20"], [("Before", "20", ""), ("Breach", "−5", "R24"), "15"]]
    play(position, "Alpha move A1 L3")
    assert sums(position)[1][1:] == [("4 in R3", "−1", "R17"), ("Breach", "−5", "R24"), "14"]


def test_a_preview_stops_where_somebody_would_choose():
    position = at("move 1 turn=Alpha advantage_hits=one | Alpha: A1=2@L3. A2=1@R1 | Beta: 4@R3. 5@R3.")
    assert position.scene(0).calculations == ()  # nothing is certain yet
    fight = at("move 1 turn=Alpha | Alpha: A1=2@R3. A2=5@R3. A3=1@R1 | Beta: 1@R3. 3@R3.")
    assert fight.scene(1).calculations[0].conclusion == f"You {CHOOSING} your own {BREACHES}"
    assert fight.scene(0).calculations[0].conclusion == f"Beta {CHOOSING} their own {BREACHES}"


def test_the_attack_plays_out_step_by_step():
    position = at("move 1 turn=Alpha | Alpha: 2@L3. 6@R7. A3=6@L6(D) | Beta: 4@R3. 3@R7(D).")
    position.moments = []
    position.act(0, "off A3")
    prompts = [moment.scene(0).prompt for moment in position.moments]
    assert [prompt.text for prompt in prompts] == [
        "Round 1: attack.",
        "Beta loses the 4 in R3.",
        "Beta loses the 4 in R3.",
        "You lose the 6 in R7.",
        "Beta's keep falls from 20 to 19.",
    ]
    assert prompts[1].detail == "Your 2 in L3 is lower and has Advantage."
    assert [part.piece.face for part in prompts[1].head if isinstance(part, Shown)] == ["4"]


@pytest.mark.parametrize(("reader", "order"), [(0, "L1 L2 L3 M4 L5 L6 L7"), (1, "R7 R6 R5 M4 R3 R2 R1")])
def test_the_board_is_turned_so_that_the_own_home_is_near(reader, order):
    scene = GAME.new().scene(reader)
    assert scene.wide.areas[1] == tuple(order.split())
    assert scene.wide.areas[0][0] == "theirs"
    assert scene.narrow.areas[-1] == ("mine", "mine")
    assert scene.narrow.areas[-2] == (("L1", "R1") if reader == 0 else ("R7", "L7"))
    assert scene.narrow.areas[4] == ("M4", "M4")


def test_rows_of_three_and_two_share_a_layout():
    scene = GAME.new(board="brick7").scene(0)
    assert scene.narrow.areas[2] == ("L6", "L6", "C6", "C6", "R6", "R6")
    assert scene.narrow.areas[1] == ("L7", "L7", "L7", "R7", "R7", "R7")
    assert len(scene.wide.areas) == 8


@pytest.mark.parametrize(
    ("reader", "words"),
    [
        (0, "You win the game: Beta's keep has fallen, and yours still shows 4."),
        (1, "Alpha wins the game: your keep has fallen, and Alpha's still shows 4."),
        (None, "Alpha wins the game: Beta's keep has fallen, and Alpha's still shows 4."),
    ],
)
def test_the_end_names_the_winner_and_stays_when_read_again(reader, words):
    position = at("over 9 turn=Alpha keep=4/0 | Alpha: 1@L2 | Beta: ")
    scene = position.scene(reader)
    assert (scene.over, scene.status, scene.prompt.kind) == (True, "Game over", "over")
    assert scene.prompt.detail == words


def test_the_log_reads_as_it_is_spoken():
    position = settled("1@L1(D)", "6@R1")
    assert log(position, 0)[-2:] == [
        "Beta loses [6] in R1: your [1] in L1 is lower and has Advantage",
        "Beta's keep falls from 20 to 19: one pawn lost away from home",
    ]
    assert log(position, 1)[-1] == "Your keep falls from 20 to 19: one pawn lost away from home"
    play(position, "Alpha take off A1")
    assert log(position, 0)[-3:-1] == ["You take [1] in L1 off the board", "You leave no pawns on the board"]
    assert log(position)[-1] == "Round 2: Beta goes first"
    breach = settled("6@L7", "")
    assert log(breach, 0)[-2] == "You breach L7 with [6]: Beta's keep falls from 20 to 15"
    last = settled("6@L7 5@R7", "", "keep=9/5")
    assert log(last, 0)[-3:-1] == [
        "You breach L7 with [6]: Beta's keep falls from 5 to 0",
        "You breach R7 with [5]: Beta's keep has already fallen",
    ]
    assert [piece.tip for piece in area(last, 0, "theirs").pieces[:1]] == ["Beta's keep has fallen to 0 (R28)."]
    assert [piece.tip for piece in area(last, 1, "mine").pieces[:1]] == ["Your keep has fallen to 0 (R28)."]
    home = settled("3@L1(D)", "2@L1")
    assert "You lose [3] in L1 (no cost at home): it is the highest there" in log(home, 0)
