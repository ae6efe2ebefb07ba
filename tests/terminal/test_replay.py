"""``warbones replay`` as text, and its refusals."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.terminal.matches import random_match, write_match
from warbones.cli.app import app
from warbones.core.view.text.scenes import table
from warbones.table.record import write_record
from warbones.table.replay_frames import ReplayFrame, frames
from warbones.terminal import replay


def run(file: Path, *options: str) -> Result:
    return CliRunner().invoke(app, ["replay", str(file), *options])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write_match(tmp_path)


@pytest.mark.parametrize("view", ["open", "watch", "0", "1"])
def test_a_pipe_gets_every_decision_and_the_final_table(file: Path, view: str) -> None:
    written = run(file, "--view", view).stdout
    shown = frames(random_match(), view)
    assert [line for line in written.splitlines() if line in _numbered(shown)] == _numbered(shown)
    assert "\n".join(line.plain for line in table(shown[-1].scene)) in written
    assert "Stage 1, attack 2\n" in written


def _numbered(shown: list[ReplayFrame]) -> list[str]:
    return [f"{frame.n:>4}  {frame.label}" for frame in shown]


def test_it_says_if_the_rules_or_the_program_have_another_version(file: Path) -> None:
    assert "Played with" not in run(file).stdout
    rules = re.sub(rb'"rules_version":"\d+"', b'"rules_version":"0"', MATCH, count=1)
    file.write_bytes(rules)
    assert run(file).stdout.splitlines()[1].startswith("Played with version 0 of the rules, here ")
    both = re.sub(rb'"warbones":"[^"]+"', rb'"warbones":"\\u001b[2J"', rules, count=1)
    file.write_bytes(both)
    second = run(file).stdout.splitlines()[1]
    assert re.fullmatch(
        r"Played with version 0 of the rules, here \d+, and version '\\x1b\[2J' of Warbones, here \S+\.", second
    )
    for broken in (
        both.replace(b'"scores":[', b'"scores":[7,'),
        both.replace(b'"names":["Alpha"', b'"names":["Ada"'),
        both.replace(b'"options":{', b'"options":{"later":1,'),
    ):
        assert broken != both
        file.write_bytes(broken)
        refused(run(file), "This match was played under version 0 of the rules of DiceWing, but this program plays ")


def test_it_ends_at_the_requested_decision(file: Path) -> None:
    written = run(file, "--at", "5", "--view", "watch").stdout
    shown = frames(random_match(), "watch")
    assert shown[5].label in written
    assert shown[6].label not in written
    assert table(shown[5].scene)[-1].plain in written
    assert run(file, "--at", "0").stdout.splitlines()[3].startswith("   0  Alpha rolls")


def test_a_seat_s_view_shows_only_what_it_knew(file: Path) -> None:
    launch = next(f for f in frames(random_match(), "open") if f.label.startswith("Beta launches"))
    assert launch.label in run(file, "--at", str(launch.n)).stdout
    for view in ("0", "watch"):
        assert "Beta launches" not in run(file, "--view", view).stdout


def test_the_command_writes_plain_text_into_a_pipe(file: Path) -> None:
    command = [sys.executable, "-m", "warbones", "replay", str(file)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=60)
    assert done.stdout == run(file).stdout
    assert "\x1b" not in done.stdout


def test_a_file_saved_by_an_editor_is_read(file: Path) -> None:
    plain = run(file).stdout
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n") + b"\r\n")
    assert run(file).stdout == plain


MATCH = write_record(random_match())
BROKEN: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "This file is empty"),
    "foreign": (b"my diary\n", "Line 1 is not the heading of a Warbones match: "),
    "a picture": (b"\x89PNG\r\n\x1a\n\xff\xd8", "is no match: it is not text.\n"),
    "zeros": (b"\0" * 4000, "Line 1 is not the heading of a Warbones match: "),
    "half of it": (MATCH[: len(MATCH) // 2], "it was cut short.\n"),
    "another game": (MATCH.replace(b'"dicewing"', b'"chess"', 1), "There is no game 'chess'"),
    "another result": (MATCH.replace(b'"scores":[', b'"scores":[7,'), "does not end with its result"),
    "a newer format": (
        MATCH.replace(b'"format":2', b'"format":9', 1),
        "is written in format 9, but this program",
    ),
    "depth": (b'{"format":' + b"[" * 99_999, "Line 1 is not the heading of a Warbones match: "),
    "a deep turn": (MATCH.replace(b'"answers":[', b'"answers":' + b"[" * 99_999, 1), "is not a turn of a match: "),
    "NaN": (MATCH.replace(b'"format":2', b'"format":NaN', 1), "Line 1 is not the heading of a Warbones match: "),
    "a huge number": (MATCH.replace(b'"format":2', b'"format":' + b"2" * 9999, 1), "Line 1 is not the heading"),
    "a huge seat": (MATCH.replace(b'"decision","seat":0', b'"decision","seat":' + b"9" * 18, 1), "not at the table"),
    "a type in lists": (MATCH.replace(b'"type":"decision"', b'"type":[[]]', 1), "is not a turn of a match: "),
    "half a surrogate pair": (MATCH.replace(b'"action":"', b'"action":"\\ud800', 1), "is not a turn of a match: "),
    "an option in lists": (MATCH.replace(b'"options":{', b'"options":{"x":[[]],', 1), "Line 1 is not the heading"),
    "a name of 99999 letters": (MATCH.replace(b'"dicewing"', b'"' + b"x" * 99_999 + b'"', 1), "There is no game 'xxx"),
    "a control sequence": (
        MATCH.replace(b'{"format"', b'{"\\u001b[2J\\n":1,"format"', 1),
        "unknown field `\\x1b[2J\\n`",
    ),
}


@pytest.mark.parametrize(("content", "why"), BROKEN.values(), ids=BROKEN)
def test_a_file_without_a_match_gets_one_sentence(tmp_path: Path, content: bytes, why: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(content)
    refused(run(file), why)
    assert file.read_bytes() == content


def refused(result: Result, why: str) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert why in result.stderr
    assert result.stderr.count("\n") == 1
    assert "\x1b" not in result.stderr


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (lambda folder: folder / "none.jsonl", "none.jsonl can't be read: No such file or directory.\n"),
        (lambda folder: folder, " can't be read: Is a directory.\n"),
    ],
)
def test_a_missing_file_gets_one_sentence(tmp_path: Path, place: Callable[[Path], Path], why: str) -> None:
    refused(run(place(tmp_path)), why)


def test_a_file_that_is_far_too_long_gets_one_sentence(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "LONGEST", len(MATCH))
    assert run(file).exit_code == 0
    monkeypatch.setattr(replay, "LONGEST", len(MATCH.decode()) - 1)
    refused(run(file), "is far longer than any match.\n")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--view", "2"], "There is no view '2'; choose watch, open or a seat: 0 (Alpha) or 1 (Beta).\n"),
        (["--at", "999"], "The decisions of this match are numbered from 0 to "),
        (["--at", "-1"], "Invalid value for '--at': "),
        (["--at", "noon"], "Invalid value for '--at': "),
    ],
)
def test_a_wrong_option_gets_one_sentence(file: Path, options: list[str], why: str) -> None:
    refused(run(file, *options), why)
