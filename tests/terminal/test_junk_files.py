"""A command names the problem with a file in one sentence, whatever the file contains."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.effort import rows
from tests.terminal.matches import random_match
from warbones.cli.app import app
from warbones.table.record import write_record

MATCH = write_record(random_match())

JUNK: dict[str, bytes] = {
    "nothing": b"",
    "a BOM": b"\xef\xbb\xbf",
    "zeros": b"\0" * 4000,
    "UTF-16": "hello".encode("utf-16"),
    "Latin-1": b"caf\xe9",
    "lists": b"[[[[]]]]",
    "deep lists": b"[" * 99_999,
    "deep objects": b'{"a":' * 99_999,
    "deep TOML": b"a=" + b"[" * 9_999,
    "NaN": b"NaN",
    "digits": b"9" * 9_999,
    "a TOML number of many digits": b"a=" + b"9" * 9_999,
    "an exponent": b"1e999999",
    "true": b"true",
    "a text": b'"x"',
    "half a sign": b'{"format":3,"names":["\\ud800"]}',
    "half a match": MATCH[: len(MATCH) // 2],
    "a game of lists": b"game=[[]]\n",
    "a date": b"game=2026-01-01\n",
    "infinity": b"[archers]\ncost=inf\n",
    "a control sequence": b"\x1b[2J",
}

COMMANDS: dict[str, tuple[str, ...]] = {
    "verify": ("verify", "FILE"),
    "replay": ("replay", "FILE"),
    "review": ("review", "FILE"),
    "data": ("play", "battle", "--lines", "--data", "FILE"),
    "option": ("play", "keep", "--lines", "--option", "lanes=@FILE"),
    "positions": ("simulate", "keep", "--games", "1", "--position", "@FILE"),
    "policy": ("play", "keep", "--lines", "--bot", "file:FILE"),
}


SHORT = {"zeros", "Latin-1", "deep lists", "half a match", "a control sequence"}
"""What every command is given in every run; two of them, of lines and of TOML, are given all of it."""


@pytest.mark.parametrize(
    ("what", "command"), rows(product(JUNK, COMMANDS), {*product(SHORT, COMMANDS), *product(JUNK, ["verify", "data"])})
)
def test_junk_gets_one_sentence(what: str, command: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(JUNK[what])
    result = CliRunner().invoke(app, [each.replace("FILE", str(file)) for each in COMMANDS[command]], input="")
    if command == "data" and what in {"nothing", "a BOM"}:
        assert "The input ended before the game was over." in result.stderr  # such a file is valid: it changes nothing
        return
    assert isinstance(result.exception, SystemExit)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert "\x1b" not in result.stderr
    assert len(result.stderr) < 2_000
    assert file.read_bytes() == JUNK[what]
