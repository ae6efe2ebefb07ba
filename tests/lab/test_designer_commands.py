"""The designers' commands: `warbones study` and `warbones compare`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from warbones.cli.app import app

QUICK = ("dicewing", "--bots", "random,greedy:1", "--threads", "1", "--chunks", "2")


def run(*words: str) -> Result:
    return CliRunner(charset="ascii").invoke(app, words)


def test_a_study_prints_its_verdicts_and_writes_its_page_and_state(tmp_path: Path) -> None:
    page = tmp_path / "dicewing.html"
    first = run("study", *QUICK, "--out", str(page))
    assert first.exit_code == 0, first.output
    assert "Alpha's seat scores" in first.stdout
    assert page.read_text().startswith("<!doctype html>")
    assert msgspec.json.decode(page.with_suffix(".json").read_bytes())["study"]["chunks"] == 2
    further = run("study", *QUICK[:-1], "3", "--out", str(page), "--resume", "--json")
    told = msgspec.json.decode(further.stdout)
    assert told["study"]["chunks"] == 3
    assert told["command"] == "warbones study dicewing --seed 1 --chunks 3 --bots random,greedy:1"


def test_a_comparison_is_printed_or_json() -> None:
    words = ("compare", *QUICK, "--option", "d_percent_sides=10", "--option", "d_percent_sides=100")
    printed = run(*words)
    assert printed.exit_code == 0, printed.output
    assert "B: d_percent_sides=100" in printed.stdout
    assert "B - A" in printed.stdout
    told = msgspec.json.decode(run(*words, "--json").stdout)
    assert [side["d_percent_sides"] for side in told["sides"]] == [10, 100]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["study", "dicewing", "--resume"], "name it with --out FILE.html"),
        (["study", "dicewing", "--out", "page.txt"], "ends in .html"),
        (["study", "dicewing", "--out", "nowhere/page.html"], "no folder 'nowhere'"),
        (["study", "dicewing", "--bots", "greedy"], "Two bots play"),
        (["study", "indicesion", "--option", "players=3"], "is studied with two seats, not 3"),
        (["study", "dicewing", "--rows", "rows.csv"], "Rows go into a file that ends in .parquet or .arrow"),
        (["study", "dicewing", "--decisions", "all.csv"], "Decisions go into a file that ends in .parquet or .arrow"),
        (["study", "dicewing", "--decisions", "nowhere/it.arrow"], "no folder 'nowhere' to write the decisions into"),
        (["study", "dicewing", "--rows", "a.arrow", "--decisions", "./a.arrow"], "Rows and decisions are two tables"),
        (
            ["compare", "keep", "--option", "round_limit=20", "--option", "round_limit=20"],
            "Both rule sets are the same",
        ),
        (["compare", "keep", *["--option", "round_limit=20"] * 3], "at most twice"),
    ],
)
def test_wrong_arguments_are_refused_in_a_sentence(words: list[str], sentence: str) -> None:
    refused = run(*words)
    assert refused.exit_code != 0
    assert sentence in " ".join(refused.stderr.split())
    assert "Traceback" not in refused.output


def test_all_games_are_written_as_a_table_that_polars_reads(tmp_path: Path) -> None:
    pl = pytest.importorskip("polars", reason="of the extra 'lab', which an older set-up has without it")
    for name, read in (("rows.parquet", pl.read_parquet), ("rows.arrow", pl.read_ipc)):
        found = run("study", *QUICK, "--rows", str(tmp_path / name))
        assert found.exit_code == 0, found.output
        rows = read(tmp_path / name)
        assert f"{len(rows)} games in" in found.stdout
        assert {*rows["leg"]} == {"even", "drawn"}
        assert {*rows["result"]} <= {-1, 0, 1}
        assert (rows["decisions"] > 0).all()
        drafted = rows.select(pl.sum_horizontal([each for each in rows.columns if each.startswith("Alpha: ")]))
        assert (drafted.to_series() >= 7).all(), "at least the dice of a squadron were used"


def test_all_decisions_are_written_as_a_table_of_either_kind(tmp_path: Path) -> None:
    pl = pytest.importorskip("polars", reason="of the extra 'lab', which an older set-up has without it")
    for name in ("it.parquet", "it.arrow"):
        found = run("study", *QUICK, "--decisions", str(tmp_path / name))
        assert found.exit_code == 0, found.output
    table = pl.read_ipc(tmp_path / "it.arrow", memory_map=False)
    assert len(table) > 1000
    assert table.equals(pl.read_parquet(tmp_path / "it.parquet"))
