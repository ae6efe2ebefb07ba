"""The catalogue: every message used exists, every message is used, and its errors are named."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import warbones
import words_build
from warbones.core.messages import Piece, Shown, msg
from warbones.core.record.data import DataOption
from warbones.core.view.options import option_key
from warbones.core.view.reader import Reader, english
from warbones.core.view.scene import Option, Said
from warbones.core.view.voice import Voice
from warbones.games import GAMES
from warbones.locales.english import ENGLISH
from warbones.table.phrases import PHRASES, phrase_message

SOURCES = Path(warbones.__file__).parent
KEY = re.compile(r'"([\w.-]+)(?=["{])')
NO_DATA = DataOption("none", "B1", ())


def constants() -> Iterator[str]:
    """Yield every string in the sources that looks like a key, or like its beginning before a variable."""
    for path in sorted(SOURCES.rglob("*.py")):
        if "tests" not in path.parts and not path.name.startswith("made_"):
            yield from KEY.findall(path.read_text("utf-8"))


def calls() -> Iterator[tuple[str, set[str], str]]:
    """Yield the key and the arguments of every message that is made in one piece."""
    for path in sorted(SOURCES.rglob("*.py")):
        source = path.read_text("utf-8")
        for node in ast.walk(ast.parse(source)) if "msg(" in source else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "msg" and node.args:
                key, names = node.args[0], [word.arg for word in node.keywords]
                if isinstance(key, ast.Constant) and None not in names:
                    yield key.value, {name for name in names if name and name != "rules"}, path.name


def test_every_message_that_is_made_has_its_words_and_its_arguments():
    arguments = ENGLISH.arguments
    found = list(calls())
    assert len(found) > 50
    wrong = [each for each in found if each[1] != set(arguments.get(each[0], ("no such message",)))]
    assert wrong == []


def option_keys() -> Iterator[str]:
    """Yield the keys of the messages of rule options and of their data's columns."""
    for game in GAMES.values():
        yield from (option_key(game.id, option) for option in game.ruleset.settings)
        yield from (f"{game.id}-column-{column.name}" for column in (game.ruleset.data or NO_DATA).columns)


def test_every_message_is_used():
    """A source names it, or begins its key and completes it with a variable, or another message refers to it."""
    written = set(constants())
    begun = tuple(text for text in written if text.endswith("-") and len(text) > len("table-"))
    referred = {
        node.id.name
        for _, entry in words_build.entries(words_build.FOLDER / "en")
        for node in words_build.walk(entry)
        if type(node).__name__ == "MessageReference"
    }
    unused = [
        key
        for key in ENGLISH.messages
        if "." not in key and key not in written | referred | set(option_keys()) and not key.startswith(begun)
    ]
    assert unused == []


def test_each_phrase_has_its_words():
    assert {key for key in ENGLISH.messages if key.startswith("phrase-")} == {
        phrase_message(phrase).key for phrase in PHRASES
    }


D20 = Piece(id="A.d20", label="d20", caption="d20", face="17", set=0)


def test_a_reader_says_you_to_its_own_seat_and_names_the_others():
    won = msg("dicewing-attack-won", seat=0, own=1048, other=25)
    names = ("Alpha", "Beta")
    assert Reader(Voice(0, names)).text(won) == "You win the attack, 1,048 to 25."
    assert Reader(Voice(1, names)).text(won) == Reader(Voice(None, names)).text(won)
    assert Reader(Voice(1, names)).text(won) == "Alpha wins the attack, 1,048 to 25."


NAMED = {
    "unit": lambda args, words: f"{words.text(args['kind'])} {args['letter']}",
    "unit.form": lambda args, words: words.call("FORM", args["kind"]),
    "archers": lambda args, words: "archers",
    "archers.form": lambda args, words: "many",
    "wyrm": lambda args, words: "the wyrm",
    "wyrm.short": lambda args, words: "wyrm",
}


@pytest.mark.parametrize(
    ("kind", "form", "named"),
    [("archers", "many", "Archers A"), ("wyrm", "one", "The wyrm A"), ("wyrm.short", "one", "Wyrm A")],
)
def test_a_name_has_a_form_that_verbs_follow_and_a_capital_where_it_opens_a_sentence(kind, form, named):
    reader = Reader(Voice(0, ("Alpha", "Beta")), words=ENGLISH._replace(messages=NAMED))
    unit = msg("unit", kind=msg(kind), letter="A")
    assert (reader.call("FORM", unit), reader.call("TITLE", unit)) == (form, named)


def test_a_piece_is_drawn_in_a_sentence_and_named_in_a_text():
    took = msg("dicewing-took", seat=1, die=D20)
    reader = Reader(Voice(0, ("Alpha", "Beta")))
    assert reader.text(took) == "Beta takes the d20 showing 17"
    assert reader.sentence((took,)) == (Said(text="Beta takes "), Shown(piece=D20, said="the d20 showing 17"))


def test_a_text_that_is_worded_while_a_sentence_is_has_no_drawn_pieces():
    """The same happens if another thread uses the reader."""
    reader, took = Reader(Voice(0, ("Alpha", "Beta"))), msg("dicewing-took", seat=1, die=D20)
    texts = []
    reader.words = ENGLISH._replace(
        messages={**ENGLISH.messages, "meanwhile": lambda args, _: texts.append(reader.text(took)) or ""}
    )
    assert reader.sentence((msg("meanwhile"),)) == ()
    assert texts == ["Beta takes the d20 showing 17"]


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        (("sword", "sword", "helm"), "You roll: 2 × sword and helm"),
        (("3", "3"), "You roll: 3 and 3"),
        (("sword",), "You roll: sword"),
    ],
)
def test_equal_pieces_are_counted_and_numbers_are_not(dice, words):
    pieces = [Piece(id=str(at), label=name, caption=name) for at, name in enumerate(dice)]
    reader = Reader(Voice(0, ("Alpha", "Beta")))
    assert reader.text(msg("dicewing-rolled", seat=0, dice=pieces)) == words
    assert reader.text(msg("dicewing-power-depends", parts=["3", "sword", "sword"])) == "3, sword and sword"


def test_a_list_is_joined_by_and_or_by_or():
    reader = Reader(Voice(0, ("Alpha", "Beta")))
    zones = ["L1", "M4", "R7"]
    joined = [reader.call("EITHER", zones[:size]) for size in (1, 2, 3)]
    assert joined == ["L1", "L1 or M4", "L1, M4 or R7"]
    assert reader.call("LIST", zones) == "L1, M4 and R7"


def test_a_sentence_keeps_text_that_is_not_a_message():
    reader = Reader(Voice(0, ("Alpha", "Beta")))
    option = Option(action="take", label="Take it")
    assert reader.worded(option) is option


def test_the_rules_of_a_reason_stand_before_its_stop():
    reason = msg("dicewing-launch-two-different", ("R15", "B2"))
    assert english(reason, 0, ("Alpha", "Beta")) == "Launch two different dice together (R15, B2)."


def test_a_tip_cites_its_rules_itself():
    die = Piece(id="A.d20", label=msg("dicewing-used"), tip=msg("dicewing-range-tens", ("R5",)))
    worded = Reader(Voice(0, ("Alpha", "Beta"))).worded(die)
    assert (worded.label, worded.tip) == ("Used", "Its faces are the tens from 10 to 100: the 00 counts as 100 (R5).")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("a = { b }", "a: there is no message b."),
        ("a = { SHOUT($x) }", "a: there is no function SHOUT; choose from CITED, EITHER"),
        ("a = one\na = two", "a is in odd.ftl already."),
        ("a = { $x ->\n    [one] one\n}", "odd.ftl: "),
        ("a = { b }\nb = { a }", "refers to itself."),
    ],
)
def test_errors_in_a_catalogue_are_named(tmp_path, words, problem):
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "odd.ftl").write_text(words, "utf-8")
    with pytest.raises(words_build.WrongMessage) as wrong:
        words_build.compiled(tmp_path / "xx")
    assert problem in str(wrong.value)
