"""The named parts of `python -m bench`."""

from __future__ import annotations

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from bench import answers
from bench.__main__ import Line, Measured, main

BENCH = typer.Typer()
BENCH.command()(main)


def test_a_part_is_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        answers, "one_game", lambda _game, seed: {"roll": 1 + seed, "act": 20 + seed, "scene": 300 + seed, "words": 9}
    )
    ran = CliRunner().invoke(BENCH, ["--of", "table", "--rounds", "5", "--json"])
    assert ran.exit_code == 0, ran.output
    lines = msgspec.json.decode(ran.stdout, type=list[Line])
    medians = {"A die answered": 3, "An action answered": 22, "A scene drawn": 302, "A scene worded": 9}
    assert [(line.what, line.figure, line.unit) for line in lines] == [
        (f"{what}, {engine}", figure, "µs")
        for what, figure in medians.items()
        for engine in ("interpreted", "compiled")
    ]


@pytest.mark.parametrize(
    ("arguments", "told"), [(["--of", "everything"], [*Measured]), (["--rounds", "4"], ["greater than or equal to 5"])]
)
def test_an_unknown_measurement_is_refused_with_the_known_ones(arguments: list[str], told: list[str]) -> None:
    ran = CliRunner().invoke(BENCH, arguments)
    assert ran.exit_code == 2
    assert all(each in ran.stderr for each in told)
