"""Rule options as people write them: by name, or in a file."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from warbones import GAMES, UnknownOption
from warbones.terminal.commands.options import describe, read_options

BOARD = "L1+*>M2 R1+*>M2\nM2>L3&R3\nL3+* R3+*\n"


def test_an_option_can_be_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "hourglass.txt"
    file.write_text(BOARD, encoding="utf-8")
    assert read_options(GAMES["keep"], [f"board=@{file}", "round_limit=8"]) == {"board": BOARD, "round_limit": 8}


def test_a_missing_file_or_one_without_a_board_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnknownOption, match=r"There is no file '.* of text to read an option from\."):
        read_options(GAMES["keep"], [f"board=@{tmp_path / 'nowhere'}"])
    (tmp_path / "odd").write_text(BOARD.replace(">L3&R3", ">L3&R5"), encoding="utf-8")
    with pytest.raises(UnknownOption, match=r"Zone M2 cannot lead to R5: the next row has L3 and R3\."):
        read_options(GAMES["keep"], [f"board=@{tmp_path / 'odd'}"])


def test_the_list_explains_custom_values() -> None:
    console = Console(file=io.StringIO(), width=200)
    console.print(describe(GAMES["keep"]))
    assert "board=@FILE  A board of your own is a list of zones" in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_custom_number_within_its_bounds_is_written_as_it_is() -> None:
    battle = GAMES["battle"]
    assert battle.new(None, **read_options(battle, ["budget=33"])).options["budget"] == 33
    for written in ("1", "61", "x", "3.5", "-5", "9" * 5000):
        with pytest.raises(UnknownOption, match=r"Option budget must be a whole number from 2 to 60, not .{1,45}\.$"):
            read_options(battle, [f"budget={written}"])
    for value in (True, 33.0):
        with pytest.raises(UnknownOption, match="Option budget must be a whole number"):
            battle.new(None, budget=value)  # type: ignore[arg-type]  # a mistake of callers
    console = Console(file=io.StringIO(), width=200)
    console.print(describe(battle))
    assert "budget=NUMBER  As many points as you agree on, 2 to 60." in console.file.getvalue()  # type: ignore[attr-defined]
