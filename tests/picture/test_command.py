"""The command ``warbones picture``."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.terminal.matches import write_match
from warbones.cli.app import app


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_match(tmp_path_factory.mktemp("match"))


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["picture", *map(str, words)])


def test_a_moment_is_drawn_in_every_kind(match: Path, tmp_path: Path) -> None:
    for name, begins in (("one.svg", b"<svg "), ("one.png", b"\x89PNG"), ("one.gif", b"GIF89a")):
        done = run(match, "--moment", 3, "--out", tmp_path / name)
        assert done.exit_code == 0, done.output
        assert "3 of" in done.output
        assert (tmp_path / name).read_bytes().startswith(begins)


def test_moments_and_sizes_differ(match: Path, tmp_path: Path) -> None:
    made = set()
    for words in (("--moment", 0), ("--moment", 5), (), ("--size", "square"), ("--dark",)):
        assert run(match, "--out", tmp_path / "x.svg", *words).exit_code == 0
        made.add((tmp_path / "x.svg").read_bytes())
    assert len(made) == 5


def test_what_cannot_be_drawn_gets_a_sentence(match: Path, tmp_path: Path) -> None:
    for words, sentence in (
        ((match, "--moment", 100_000, "--out", tmp_path / "x.svg"), "there is no 100000"),
        ((match, "--out", tmp_path / "x.jpg"), "ends in .svg, .png or .gif, not 'x.jpg'"),
        ((match, "--out", tmp_path / "nowhere" / "x.svg"), "can't be written: No such file"),
        ((tmp_path / "none.jsonl", "--out", tmp_path / "x.svg"), "can't be read"),
    ):
        done = run(*words)
        assert done.exit_code != 0
        assert sentence in done.output.replace("\n", " "), done.output
        assert "Traceback" not in done.output
