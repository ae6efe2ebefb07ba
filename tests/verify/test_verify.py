"""`warbones verify`: honest files pass, and every change to a file is found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from tests import effort
from tests.effort import rows
from tests.verify.sample import bytes_of, played, written
from warbones import GAMES
from warbones.cli.app import app
from warbones.table.dice import SealedDice, commitment
from warbones.table.record import READS, write_record
from warbones.verify import dice, replay

OPTIONS: dict[str, dict[str, Any]] = {"battle": {"budget": 10}}
EARLIER = Path(__file__).parents[1] / "table" / "earlier"

Lines = list[dict[str, Any]]


def found(text: str, **noted: str) -> list[dice.Finding]:
    """Return the command's findings in a file."""
    file = dice.read(text)
    return [*dice.check(file, **noted), *replay.check(file, text)]


def is_good(text: str, **noted: str) -> bool:
    return dice.exit_code(found(text, **noted)) == 0


def unchecked(text: str) -> list[str]:
    """Return the findings about parts that cannot be checked; assert that nothing else is wrong with the file."""
    findings = found(text)
    assert dice.exit_code(findings) == 2, findings
    return [finding.text for finding in findings if finding.good is None]


def changed(text: str, change: Callable[[Lines], object]) -> str:
    """Return a file after a change to its lines."""
    lines = [json.loads(line) for line in text.splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def faces(lines: Lines, seat: int | None = None) -> list[dict[str, Any]]:
    """Return the faces of a stream."""
    answers = (answer for line in lines[1:-1] for answer in line["answers"])
    return [answer for answer in answers if answer["type"] == "face" and answer["seat"] == seat]


def landed(lines: Lines) -> list[dict[str, Any]]:
    return [answer for line in lines[1:-1] for answer in line["answers"] if answer["type"] == "landed"]


@pytest.mark.parametrize(("game", "brought"), [("keep", 0), ("keep", 2), *((game, 1) for game in GAMES)])
def test_an_honest_file_is_sound_and_names_each_client_seed(game: str, brought: int) -> None:
    record = played(game, brought=brought, **OPTIONS.get(game, {}))
    findings = found(written(game, brought=brought, **OPTIONS.get(game, {})))
    assert dice.exit_code(findings) == 0, findings
    said = " ".join(finding.text for finding in findings)
    for name, share in zip(record.heading.names, record.heading.shares, strict=True):
        assert (f"{name} sent the client seed {share}." if share else f"{name} sent no client seed.") in said
    assert "Replayed by version" in said


def test_both_implementations_agree_on_every_stream_and_die() -> None:
    secret, shares = bytes_of("one"), (bytes_of("two").hex(), "")
    heading = {"format": 3, "names": ["A", "B"], "commitment": commitment(secret), "shares": list(shares)}
    file = dice.DiceRecord(heading, (), {"scores": [0, 0], "secret": secret.hex()})
    key, sealed = dice.key_of_match(file), SealedDice(secret, shares)
    for sides in (1, 2, 4, 6, 8, 10, 12, 20, 100, 3 << 30):
        for stream in (None, 0, 1):
            own = dice.stream_key(key, "table" if stream is None else str(stream))
            for number in range(60):
                assert dice.face_of(own, number, sides) == sealed.face(stream, number, sides)
    assert [dice.throw_seed(key, number) for number in range(9)] == [sealed.seed(number) for number in range(9)]


def swap(one: dict[str, Any], other: dict[str, Any], *names: str) -> None:
    for name in names:
        one[name], other[name] = other[name], one[name]


def apart(found: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return two faces that show different numbers."""
    return found[0], next(face for face in found if face["face"] != found[0]["face"])


def streams_swapped(lines: Lines) -> None:
    for line in lines[1:-1]:
        for answer in line["answers"]:
            if answer["type"] == "face":
                answer["seat"] = 1 - answer["seat"]


def face_to_the_other(lines: Lines) -> None:
    faces(lines, 0)[3]["seat"] = 1


def typed_in(lines: Lines) -> None:
    lines[0].update(commitment="", shares=[])
    lines[-1]["secret"] = ""
    for seat in (None, 0, 1):
        for face in faces(lines, seat):
            face.pop("sides")


def regrind(lines: Lines) -> None:
    """Choose another secret after the rolls, and commit to it."""
    secret = bytes_of("a better one")
    lines[0]["commitment"], lines[-1]["secret"] = commitment(secret), secret.hex()


def turns_exchanged(lines: Lines) -> None:
    """Exchange two turns of one seat."""
    made = [(at, line["answers"][0]) for at, line in enumerate(lines[1:-1], 1) if line["answers"]]
    first, seat = next((at, answer["seat"]) for at, answer in made if answer["type"] == "decision")
    other = next(at for at, answer in made if at > first and (answer["type"], answer["seat"]) == ("decision", seat))
    lines[first], lines[other] = lines[other], lines[first]


STREAM = {"keep": None, "dicewing": None, "battle": None, "army": 0}

OF_DICE: dict[str, Callable[[Lines, int | None], object]] = {
    "a face": lambda ls, s: faces(ls, s)[-1].update(face=faces(ls, s)[-1]["face"] % faces(ls, s)[-1]["sides"] + 1),
    "the first face": lambda ls, s: faces(ls, s)[0].update(face=faces(ls, s)[0]["face"] % faces(ls, s)[0]["sides"] + 1),
    "a face that no die has": lambda ls, s: faces(ls, s)[2].update(face=0),
    "a face that is not a number": lambda ls, s: faces(ls, s)[2].update(face="4"),
    "another die": lambda ls, s: faces(ls, s)[1].update(sides=faces(ls, s)[1]["sides"] + 2),
    "no die": lambda ls, s: faces(ls, s)[1].pop("sides"),
    "two faces exchanged": lambda ls, s: swap(*apart(faces(ls, s)), "face"),
    "two places exchanged": lambda ls, s: swap(*apart(faces(ls, s)), "number"),
    "a place left out": lambda ls, s: [face.update(number=face["number"] + 1) for face in faces(ls, s)[4:]],
    "a face twice": lambda ls, s: next(
        line["answers"].append(dict(line["answers"][-1]))
        for line in ls[1:-1]
        if line["answers"] and line["answers"][-1]["type"] == "face"
    ),
    "a face of a stranger": lambda ls, s: faces(ls, s)[0].update(seat=7),
    "a face of nonsense": lambda ls, s: faces(ls, s)[0].update(seat=[0]),
    "a face hidden": lambda ls, s: faces(ls, s)[-1].update(type="remark", seat=0, phrase="gg"),
    "a face hidden as nothing": lambda ls, s: faces(ls, s)[-1].update(type="nothing"),
}

OF_ALL: dict[str, Callable[[Lines], object]] = {
    "a commitment": lambda ls: ls[0].update(commitment="0" * 64),
    "no commitment": lambda ls: ls[0].pop("commitment"),
    "a secret": lambda ls: ls[-1].update(secret=bytes_of("another").hex()),
    "a malformed secret": lambda ls: ls[-1].update(secret="4" * 63),
    "a secret in other letters": lambda ls: ls[-1].update(secret=ls[-1]["secret"].upper()),
    "a reveal withheld": lambda ls: ls[-1].update(secret=""),
    "no reveal": lambda ls: ls[-1].pop("secret"),
    "secret and commitment": regrind,
    "a client seed": lambda ls: ls[0]["shares"].__setitem__(0, bytes_of("x").hex()),
    "a client seed removed": lambda ls: ls[0]["shares"].__setitem__(0, ""),
    "a client seed added": lambda ls: ls[0]["shares"].__setitem__(1, bytes_of("x").hex()),
    "a malformed client seed": lambda ls: ls[0]["shares"].__setitem__(1, "ff"),
    "one client seed for both": lambda ls: ls[0].update(shares=[ls[0]["shares"][0]] * 2),
    "client seeds exchanged": lambda ls: ls[0]["shares"].reverse(),
    "one client seed too many": lambda ls: ls[0]["shares"].append(""),
    "no client seeds": lambda ls: ls[0].pop("shares"),
    "called unsealed": lambda ls: ls[0].update(format=2),
    "called typed in": typed_in,
    "the result": lambda ls: ls[-1].update(scores=ls[-1]["scores"][::-1] if any(ls[-1]["scores"]) else [1, -1]),
    "a turn taken out": lambda ls: ls.pop(len(ls) // 2),
    "two turns exchanged": turns_exchanged,
}


ONCE = {"a face", "two places exchanged", "a place left out"}
"""What is also done, in every run, to a seat's own stream; the shared one has it all."""


@pytest.mark.parametrize(
    ("what", "game"), rows(product(OF_DICE, STREAM), {*product(OF_DICE, ["keep"]), *product(ONCE, ["army"])})
)
def test_a_tampered_die_is_found(what: str, game: str) -> None:
    text = written(game, **OPTIONS.get(game, {}))
    tampered = changed(text, lambda lines: OF_DICE[what](lines, STREAM[game]))
    assert tampered != changed(text, lambda _: None)
    assert not is_good(tampered)


@pytest.mark.parametrize(
    ("what", "game"),
    rows(product(OF_ALL, [*STREAM, "indicesion"]), {*product(OF_ALL, ["keep"]), ("a client seed", "indicesion")}),
)
def test_a_tampered_file_is_found(what: str, game: str) -> None:
    text = written(game, **OPTIONS.get(game, {}))
    tampered = changed(text, OF_ALL[what])
    assert tampered != changed(text, lambda _: None)
    assert not is_good(tampered)


@pytest.mark.parametrize("change", [streams_swapped, face_to_the_other], ids=["streams", "one face"])
def test_a_swapped_stream_is_found(change: Callable[[Lines], object]) -> None:
    assert not is_good(changed(written("army"), change))


THROWS: dict[str, Callable[[Lines], object]] = {
    "a throw's number": lambda ls: landed(ls)[2].update(number=9),
    "two throws exchanged": lambda ls: swap(landed(ls)[1], landed(ls)[2], "landing", "flight"),
    "a flight": lambda ls: landed(ls)[1].update(flight=landed(ls)[2]["flight"]),
    "a flight taken away": lambda ls: landed(ls)[1].pop("flight"),
    "where a die lies": lambda ls: landed(ls)[-1]["landing"]["lies"][0].update(nudged(ls)),
    "another secret and another commitment": regrind,
}


def nudged(lines: Lines) -> dict[str, Any]:
    """Return the pose of the first die after the last throw, moved by one unit."""
    lie = landed(lines)[-1]["landing"]["lies"][0]
    x, *others = lie["pose"]["at"]
    return {"pose": lie["pose"] | {"at": [x + 1, *others]}}


@pytest.mark.parametrize("what", THROWS)
def test_a_tampered_throw_is_found(what: str) -> None:
    text = written("indicesion")
    tampered = changed(text, THROWS[what])
    assert tampered != changed(text, lambda _: None)
    assert not is_good(tampered)


def test_throws_made_by_people_are_reported_as_such() -> None:
    (said,) = unchecked(written("indicesion", throw_model="referee"))
    assert "made by hand" in said


def test_throws_of_other_physics_are_not_simulated_again() -> None:
    other = changed(written("indicesion"), lambda lines: lines[0].update(physics="mujoco 0.1 abacus"))
    (said,) = unchecked(other)
    assert "not simulated again: this program has mujoco" in said


def older(lines: Lines) -> None:
    lines[0]["rules_version"] = "0"


def told_otherwise(lines: Lines) -> None:
    lines[3]["told"] = [[], [], []]


def won_otherwise(lines: Lines) -> None:
    lines[-1]["scores"] = lines[-1]["scores"][::-1]


def decided_otherwise(lines: Lines) -> None:
    made = next(answer for line in lines[9:-1] for answer in line["answers"] if answer["type"] == "decision")
    made["action"] = "something else"


OTHERWISE: dict[str, Callable[[Lines], None]] = {
    "the log": told_otherwise,
    "the winner": won_otherwise,
    "a decision": decided_otherwise,
    "the options": lambda lines: lines[0].update(options={"of a later version": 1}),
    "the seats": lambda lines: lines[0].update(names=["Ada", "Bert"]),
}


@pytest.mark.parametrize("what", OTHERWISE)
def test_inconsistent_files_are_wrong_and_other_rules_unchecked(what: str) -> None:
    change = OTHERWISE[what]
    assert dice.exit_code(found(changed(written("keep"), change))) == 1
    (said,) = unchecked(changed(written("keep"), lambda lines: (older(lines), change(lines))))
    assert re.match("Not replayed, so its decisions, its log and its result are not checked.*under version 0 of", said)


def test_a_match_played_under_older_rules_is_not_fully_checked() -> None:
    (said,) = unchecked(changed(written("keep"), older))
    assert "played under version 0" in said
    assert "whether from its own was not checked" in said


def test_a_match_of_an_unknown_game_is_unchecked() -> None:
    (said,) = unchecked(changed(written("keep"), lambda lines: lines[0].update(game="chess")))
    assert "There is no game 'chess'" in said


def test_a_rules_version_of_any_length_is_shortened() -> None:
    (said,) = unchecked(changed(written("keep"), lambda lines: lines[0].update(rules_version="9" * 99_999)))
    assert len(said) < 400


def test_results_that_only_the_table_measured_are_named() -> None:
    def cut(lines: Lines, **how: Any) -> None:
        lines[5:-1] = [{"answers": [{"type": "ended", "seat": 0, **how}], "told": [[], [], []]}]
        lines[-1]["scores"] = [-1, 1]

    text = written("keep")
    assert is_good(changed(text, cut))
    (said,) = unchecked(changed(text, lambda lines: cut(lines, out=True)))
    assert said.startswith("The result was not checked. Alpha ran out of time: Beta wins")
    (said,) = unchecked(changed(text, lambda lines: cut(lines, left=True)))
    assert said.startswith("The result was not checked. Alpha was away too long: Beta wins")
    (said,) = unchecked(changed(text, lambda lines: lines[0].update(format=4, clock={"kind": "move", "time": 60})))
    assert said.startswith("The times on the clocks were not checked")


def test_a_player_s_notes_are_compared() -> None:
    text, record = written("keep"), played("keep")
    noted = {"commitment": record.heading.commitment, "share": record.heading.shares[0]}
    assert is_good(text, **noted)
    assert is_good(text, commitment=f" {noted['commitment'].upper()}\n")
    assert not is_good(text, commitment="0" * 64)
    assert not is_good(text, share=bytes_of("mine").hex())


HEAD, TURN, END = '{"format": 3, "names": ["A", "B"]}', '{"answers": []}', '{"scores": [0, 0]}'
NO_MATCH: dict[str, tuple[str, str]] = {
    "nothing": ("", "it is empty"),
    "blank lines": ("\n \n", "it is empty"),
    "a heading alone": (HEAD, "it ends after its heading"),
    "an empty object": ("{}", "line 1 is not a heading"),
    "lists": ("[]\n[]\n[]", "line 1 is not a JSON object"),
    "nulls": ("null\n" * 3, "line 1 is not a JSON object"),
    "depth": ("[" * 99_999, "line 1 is not a JSON object"),
    "a deep turn": (f"{HEAD}\n" + '{"answers":' * 99_999, "line 2 is not a JSON object|ends after"),
    "NaN": (f'{HEAD}\n{TURN}\n{{"scores": [NaN, 0]}}', "line 3 is not a JSON object"),
    "a number of 5000 digits": (f'{{"format": 3, "names": {"9" * 5000}}}', "line 1 is not a JSON object"),
    "a format of text": ('{"format": "3", "names": ["A"]}\n' + END, "line 1 is not a heading"),
    "a format of true": ('{"format": true, "names": ["A"]}\n' + END, "line 1 is not a heading"),
    "a fraction of a format": ('{"format": 3.5, "names": ["A"]}\n' + END, "line 1 is not a heading"),
    "a format below one": ('{"format": -3, "names": ["A"]}\n' + END, "line 1 is not a heading"),
    "nobody": ('{"format": 3, "names": []}\n' + END, "does not name the seats"),
    "names in lists": ('{"format": 3, "names": [["A"]]}\n' + END, "does not name the seats"),
    "a name that steers terminals": ('{"format": 3, "names": ["A\\u001b[2J"]}\n' + END, "does not name the seats"),
    "half a sign": ('{"format": 3, "names": ["A\\ud800"]}\n' + END, "does not name the seats"),
    "shares in an object": ('{"format": 3, "names": ["A"], "shares": {}}\n' + END, "shares in the heading"),
    "shares of numbers": ('{"format": 3, "names": ["A"], "shares": [1]}\n' + END, "shares in the heading"),
    "a commitment in a list": ('{"format": 3, "names": ["A"], "commitment": []}\n' + END, "of the wrong kind"),
    "by hand in text": ('{"format": 3, "names": ["A"], "by_hand": "yes"}\n' + END, "of the wrong kind"),
    "no answers": (f"{HEAD}\n{{}}\n{END}", "line 2 is not a turn"),
    "answers in an object": (f'{HEAD}\n{{"answers": {{}}}}\n{END}', "line 2 is not a turn"),
    "an answer of null": (f'{HEAD}\n{{"answers": [null]}}\n{END}', "line 2 is not a turn"),
    "an answer of no type": (f'{HEAD}\n{{"answers": [{{}}]}}\n{END}', "line 2 is not a turn"),
    "a type in lists": (f'{HEAD}\n{{"answers": [{{"type": [[]]}}]}}\n{END}', "line 2 is not a turn"),
    "a type of true": (f'{HEAD}\n{{"answers": [{{"type": true}}]}}\n{END}', "line 2 is not a turn"),
    "cut short": (f"{HEAD}\n{TURN}\n{TURN}", "line 3, its last, is not the result"),
    "half a line": (f"{HEAD}\n{TURN}\n{END[:-4]}", "line 3 is not a JSON object"),
    "scores in text": (f'{HEAD}\n{TURN}\n{{"scores": "0 0"}}', "line 3, its last, is not the result"),
    "a secret in a list": (f'{HEAD}\n{TURN}\n{{"scores": [], "secret": []}}', "line 3, its last, is not the result"),
}


@pytest.mark.parametrize("what", NO_MATCH)
def test_a_file_without_a_match_is_refused_with_that_reason(what: str, tmp_path: Path) -> None:
    text, why = NO_MATCH[what]
    with pytest.raises(dice.NotAMatch, match=f"This is no whole match: .*({why})"):
        dice.read(text)
    file = tmp_path / "x"
    file.write_text(text)
    code, said, complaint = run(file)
    assert (code, said, complaint.count("\n")) == (2, "", 1)


def refusal_of(text: str) -> str:
    try:
        dice.read(text)
    except (dice.NotAMatch, dice.NewerFormat) as error:
        return str(error)
    return ""


@settings(max_examples=150 if effort.long else 40, derandomize=True)
@given(st.data())
def test_every_changed_field_gives_a_sentence_or_a_finding(data: st.DataObject) -> None:
    lines = [json.loads(line) for line in written("keep").splitlines()]
    kept = [lines[0], *lines[3:6], lines[-1]]
    part = data.draw(st.sampled_from([each for line in kept for each in _parts(line)]))
    part[data.draw(st.sampled_from([*part] if isinstance(part, dict) else range(len(part))))] = data.draw(JUNK)
    text = "".join(json.dumps(line) + "\n" for line in kept)
    assert not refusal_of(text) or len(refusal_of(text)) < 400
    assert refusal_of(text) or dice.exit_code(found(text)) in {1, 2}


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.sampled_from([-1, 0, 1, 7, 2**31, 2**63, 2**64, 10**400, 0.5, 1e308, "", "0", "\0", "\u2028", "x" * 5000]),
    lambda junk: st.lists(junk, max_size=2) | st.dictionaries(st.sampled_from(["", "type", "seat"]), junk, max_size=2),
    max_leaves=4,
)


def _parts(value: Any) -> list[Any]:
    """Return all lists and objects in a value that are not empty."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [*([value] if inner else []), *(part for each in inner for part in _parts(each))]


def test_a_newer_format_is_not_reported_as_a_forged_die(tmp_path: Path) -> None:
    file = tmp_path / "newer.jsonl"
    file.write_text(changed(written("keep"), lambda lines: (lines[0].update(format=6), lines[1].update(answers=7))))
    code, said, complaint = run(file)
    assert (code, said) == (2, "")
    assert "written in format 6, but this program reads formats up to 5" in complaint
    assert READS[-1] == dice.LATEST


def test_the_check_imports_nothing_from_the_program() -> None:
    source = Path(dice.__file__).read_text(encoding="utf-8")
    imported = set(re.findall(r"^(?:from|import) ([\w.]+)", source, re.MULTILINE))
    assert imported == {"__future__", "hashlib", "hmac", "json", "collections.abc", "dataclasses", "typing"}


def run(file: Path, *more: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["verify", str(file), *more])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_says_what_was_checked(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(write_record(played("keep")))
    code, said, _ = run(file, "--commitment", played("keep").heading.commitment)
    assert (code, said.splitlines()[-1]) == (
        0,
        "Everything is checked: the dice, the decisions, the log and the result.",
    )
    assert all(line.startswith("ok ") for line in said.splitlines()[:-1])


def test_the_command_fails_where_something_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(changed(written("keep"), lambda lines: OF_DICE["a face"](lines, None)))
    code, said, complaint = run(file)
    assert (code, complaint.strip()) == (1, "Something in this file is wrong: look at the lines marked WRONG.")
    assert re.search(r"^WRONG +Everybody's dice, face \d+: it shows \d+ but should show \d+\.$", said, re.MULTILINE)
    assert "Everything is checked" not in said


def test_the_command_fails_where_not_all_could_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(changed(written("keep"), lambda lines: (older(lines), won_otherwise(lines))))
    code, said, complaint = run(file)
    assert (code, complaint.strip()) == (
        2,
        'Not all of this file could be checked: look at the lines marked "not checked".',
    )
    assert said.splitlines()[-1].startswith("not checked Not replayed, so its decisions, its log and its result")


def test_a_match_without_a_commitment_cannot_be_checked(tmp_path: Path) -> None:
    before = tmp_path / "before.jsonl"
    before.write_text(changed(written("keep"), lambda lines: lines[0].update(format=2)))
    code, said, _ = run(before)
    assert code == 2
    assert (
        "not checked This match is from before dice were sealed: nothing was published to check them against.\n" in said
    )
    typed = tmp_path / "typed.jsonl"
    typed.write_text(changed(written("keep"), typed_in))
    code, said, _ = run(typed)
    assert code == 2
    assert "rolled by hand" in said
    typed.write_text(changed(written("keep"), lambda lines: (typed_in(lines), won_otherwise(lines))))
    assert run(typed)[0] == 1


def test_files_without_a_match_are_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("hello")
    code, _, complaint = run(file)
    assert code == 2
    assert "This is no whole match" in complaint
