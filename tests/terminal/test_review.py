"""A review in the terminal: a curve of characters, tables that read well, and JSON for programs."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console
from typer.testing import CliRunner

from tests.review.matches import random_match, random_review
from warbones.cli.app import app
from warbones.core.view.reader import english, in_words
from warbones.review import inquiry
from warbones.review.review import Review
from warbones.table.record import write_record
from warbones.table.replay_frames import frames
from warbones.terminal.drawing.curve import HEIGHT, curve_lines
from warbones.terminal.review import review_parts


def test_a_curve_is_drawn_from_its_first_value_to_its_last() -> None:
    *rows, marks = curve_lines([0.5, 0.5, 1.0, 0.0], {2: "1"}, 80)
    assert len(rows) == HEIGHT
    assert rows[0].startswith("100% ")
    assert rows[HEIGHT // 2].startswith(" 50% ─")
    assert rows[-1].startswith("  0% ")
    assert rows[-1].endswith("─")
    assert marks.strip() == "1"
    place = marks.index("1")
    assert rows[0][place] in "─╭╮", "the mark stands below its moment"


@pytest.mark.parametrize("width", [20, 60, 200])
def test_a_curve_fits_whatever_its_length(width: int) -> None:
    for count in (2, 40, 900):
        shares = [at % 7 / 6 for at in range(count)]
        lines = curve_lines(shares, dict.fromkeys(range(0, count, 5), "12"), width)
        assert all(len(line) <= max(width, 8) + 3 for line in lines)


def test_a_review_reads_well() -> None:
    match, review = random_review("dicewing")
    console = Console(width=100, record=True, file=StringIO())
    for part in review_parts(in_words(review, None, review.names), frames(match), 100):
        console.print(part)
    shown = console.export_text()
    assert "DiceWing, a review: " in shown
    assert "What made the result, in points of the chance to win" in " ".join(shown.split())
    assert "Ended by people" not in shown
    judged = r"(played|had|could have played) .+: \d+ decisions? cost "
    assert all(re.search(f"{name} {judged}", shown) for name in review.names)


@pytest.mark.parametrize(("count", "told"), [(0, "twenty times as long. Estimated"), (3, "Another 3 decisions looked")])
def test_a_review_counts_the_mistakes_that_no_long_search_checked(count: int, told: str) -> None:
    match, review = random_review("dicewing")
    worded = replace(in_words(review, None, review.names), unchecked=count)
    shown = " ".join(part for part in review_parts(worded, frames(match), 100) if isinstance(part, str))
    assert told in shown


def test_a_file_is_reviewed_for_people_and_for_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inquiry, "SEARCHES", 0.1)
    file = tmp_path / "match.jsonl"
    file.write_bytes(write_record(random_match("dicewing", 6)))
    shown = CliRunner(charset="ascii").invoke(app, ["review", str(file)])
    assert shown.exit_code == 0, shown.output
    assert "Ended by people" in shown.stdout
    assert "when the players ended the match" in english(
        random_review("dicewing", 9)[1].points[-1].told, None, ("Alpha", "Beta")
    )
    told = CliRunner(charset="ascii").invoke(app, ["review", str(file), "--json"])
    review = msgspec.json.decode(told.stdout, type=Review)
    assert len(review.points) == 8


def test_a_match_of_throws_has_its_story_instead(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(write_record(random_match("indicesion", 0)))
    shown = CliRunner(charset="ascii").invoke(app, ["review", str(file)])
    assert shown.exit_code == 0, shown.output
    assert "inDICEsion has no reviews" in shown.stdout
    assert "lead, as the points and dice stood:" in shown.stdout
    asked = CliRunner(charset="ascii").invoke(app, ["review", str(file), "--json"])
    assert asked.exit_code == 2
    assert "inDICEsion has no reviews" in asked.stderr
