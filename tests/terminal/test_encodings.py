"""Every command prints plain characters if the output's encoding lacks the usual ones."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import TextIO

import pytest
import typer

from tests.review.matches import random_match as match_given_up
from tests.terminal.matches import write_match
from warbones.cli.app import app
from warbones.core.view.text.plain import plain
from warbones.table.record import write_record

LINES = "table\nlog\nodds\nrules\nb\u00e9\n\u0394\nquit\n"
"""Answers, two of them with characters that ASCII lacks."""

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "play": ("play dicewing --bot random --seed 1 --lines", "play keep --bot random --seed 1 --lines --mix"),
    "replay": ("replay {match}", "replay {match}.\u03b4"),
    "review": ("review {missing}",),
    "picture": ("picture {missing}",),
    "daily": ("daily", "daily keep --day 2026-11-24"),
    "verify": ("verify {match}",),
    "simulate": ("simulate keep --games 4 --seed 1", "simulate keep --position \u2192"),
    "rules": ("rules dicewing", "rules battle R1"),
    "games": ("games", "games --json"),
    "data": ("data battle",),
    "new-game": ("new-game \u2713",),
    "dev": ("dev \u2713:GAME",),
    "check": ("check keep --games 1", "check \u2713:GAME"),
    "prepare": ("prepare indicesion",),
    "migrate": ("migrate {folder} {folder}",),
    "admin": ("admin tables --data {folder}", "admin close \u2713 --data {folder}"),
    "study": ("study keep --bots \u00d7",),
    "compare": ("compare keep --option \u00d7=1",),
    "tune": ("tune keep --goal \u00d7",),
    "exploit": ("exploit keep --bot \u00d7",),
    "site": ("site {folder} \u00d7",),
    "serve": ("serve --database \u00d7",),
}
SLOW_COMMANDS = (
    "review {short}",
    "review {short} --json",
    "study dicewing --bots random,greedy:1 --threads 1 --chunks 1",
    "compare dicewing --bots random,greedy:1 --chunks 1 --option trophy_strike=all --option trophy_strike=pair",
    "exploit keep --scope games --games 2 --bot random --responder random",
)
ANY_CODE = (0, 1, 2)
"""Exit codes: 0 for success, 1 for an early end or a fault that was found, 2 for a refusal."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("files")
    (folder / "short.jsonl").write_bytes(write_record(match_given_up("dicewing", 2)))
    (folder / "kept").mkdir()
    known = {"match": str(write_match(folder)), "short": str(folder / "short.jsonl"), "folder": str(folder / "kept")}
    return {**known, "missing": str(folder / "\N{SNOWMAN}")}


def run(command: str, encoding: str, files: Mapping[str, str]) -> tuple[int, bytes, bytes]:
    """Run a command in this process, with standard streams of an encoding; return its exit code and its output."""
    with pytest.MonkeyPatch.context() as streams:
        streams.setattr(sys, "argv", ["warbones", *(word.format(**files) for word in command.split())])
        streams.setattr(sys, "stdin", TextIOWrapper(BytesIO(LINES.encode()), encoding))
        for name in ("stdout", "stderr"):
            streams.setattr(sys, name, TextIOWrapper(BytesIO(), encoding))
        with pytest.raises(SystemExit) as ended:
            app()
        out, err = written(sys.stdout), written(sys.stderr)
    return int(ended.value.code or 0), out, err


def written(stream: TextIO) -> bytes:
    """Return the content of a stream in memory."""
    stream.flush()
    return stream.buffer.getvalue()  # type: ignore[attr-defined]  # it is a `BytesIO`


def run_alone(command: str, files: Mapping[str, str], **env: str) -> tuple[int, bytes, bytes]:
    """Run a command in a new process, with the streams that Python sets up there."""
    words = [sys.executable, "-m", "warbones", *(word.format(**files) for word in command.split())]
    done = subprocess.run(
        words, input=LINES.encode(), capture_output=True, timeout=280, env={**os.environ, **env}, check=False
    )
    return done.returncode, done.stdout, done.stderr


def printed(command: str, encoding: str, files: Mapping[str, str]) -> str:
    """Return the output of a command; assert that it ended normally and printed in this encoding."""
    code, out, err = run(command, encoding, files)
    assert code in ANY_CODE
    assert b"Traceback" not in err, err.decode(errors="replace")
    shown = (out + err).decode(encoding)
    assert shown.strip()
    return shown


def test_no_command_is_left_out() -> None:
    assert set(typer.main.get_command(app).commands) == set(COMMANDS)  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", [command for each in COMMANDS.values() for command in each])
def test_a_command_prints_in_ascii(command: str, files: dict[str, str]) -> None:
    printed(command, "ascii", files)


@pytest.mark.torture
@pytest.mark.parametrize("command", SLOW_COMMANDS)
def test_a_command_that_plays_and_thinks_prints_in_ascii(command: str, files: dict[str, str]) -> None:
    assert run(command, "ascii", files)[0] == 0
    printed(command, "ascii", files)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_ascii(command: str, files: dict[str, str]) -> None:
    assert printed(f"{command} --help", "ascii", files).startswith("Usage: ")


@pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "cp437"])
@pytest.mark.parametrize("command", ["replay {match}", "daily keep --day 2026-11-24"])
def test_characters_that_other_encodings_lack_are_plain_too(command: str, encoding: str, files: dict[str, str]) -> None:
    shown = printed(command, encoding, files)
    assert " \u00b7 " in shown, "characters of the encoding stay"
    assert not set("\u25cb\u2503\u2014") & set(shown)


def test_without_any_locale_a_match_is_replayed(files: dict[str, str]) -> None:
    bare = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    code, out, err = run_alone("replay {match}", files, PYTHONIOENCODING="", **bare)
    assert (code, err) == (0, b"")
    assert b" - everything open" in out or b"everything open" in out
    assert out.isascii()


def test_replacement_characters_read_well(files: dict[str, str]) -> None:
    code, out, _ = run_alone("play dicewing --bot random --seed 1 --lines", files, PYTHONIOENCODING="ascii")
    assert code in ANY_CODE
    shown = out.decode("ascii")
    assert "DiceWing - Draft" in shown
    assert "\n- Draft (R9) -\n" in shown
    assert "[3^ d4]" in shown
    assert "[2o d4]" in shown
    assert "\n'b" in shown, "an answer that is unreadable in this encoding is refused like any other"


def test_json_is_json_in_any_encoding(files: dict[str, str]) -> None:
    codes = {encoding: run("games --json", encoding, files)[1].decode(encoding) for encoding in ("ascii", "utf-8")}
    told = json.loads(codes["ascii"])
    assert told == json.loads(codes["utf-8"])


@pytest.mark.parametrize(
    ("text", "in_ascii"),
    [
        ("\u22123 \u00d7 \u201cx\u201d \u2026", '-3 x "x" ...'),
        ("A \u00b7 B \u00b7\u00b7", "A - B .."),
        ("\u256d\u2500\u256e \u2502 \u2554\u2550\u2557", "+-+ | ###"),
        ("Z\u00e9ro e\u0301 \u00bd", "Zero e ?"),
        ("\u0412\u0438 \N{SKULL} \u6f22", "?? ?? ??"),
        ("\udcff", "?"),
    ],
)
def test_a_missing_character_becomes_a_plain_one(text: str, in_ascii: str) -> None:
    assert plain(text, "ascii") == in_ascii
    if "\udcff" not in text:
        assert plain(text, "utf-8") == text


def test_a_server_prints_its_address_in_ascii(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "warbones", "serve", "--no-browser", "--data", str(tmp_path / "d\u00e9")]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as server:
        assert server.stdout
        assert b"The table is open at http://" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=60)
    assert server.returncode == 0, err
    assert (out + err).isascii()
