"""Comparison with an earlier commit: its files are checked out and removed, and each side runs its own sources."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from bench.against import KINDS, MEASURES, games_a_second, sides
from bench.sides import ROOT, Side, checked_out

cloned = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a clone has earlier commits")


@cloned
@pytest.mark.torture  # writes all files of a commit, and makes its catalogue
def test_a_commit_is_checked_out_and_put_away_again() -> None:
    with checked_out("HEAD") as folder:
        assert (folder / "src/warbones/locales/made_en.py").is_file(), "what no commit holds is made"
        assert (folder / "src" / "warbones").is_dir()
    assert not folder.exists()


@cloned
def test_an_unknown_commit_is_refused_in_a_sentence() -> None:
    with pytest.raises(typer.BadParameter, match="knows no commit 'nothing'; name one"), checked_out("nothing"):
        pytest.fail("There is no such commit.")


def test_a_side_plays_by_the_sources_of_its_own_folder(tmp_path: Path) -> None:
    bench = tmp_path / "bench"
    bench.mkdir()
    (bench / "__init__.py").touch()
    (bench / "games.py").write_text(
        "def compiled(game, many): return 100.0 * many\n"
        "def interpreted(game, luck=None): ...\n"
        "def per_second(many, play): return 7.0 * many\n"
    )
    with Side(tmp_path, MEASURES) as there:
        assert games_a_second(there, "compiled", "keep", 3) == 300.0
        assert games_a_second(there, "interpreted", "keep", 3) == 21.0


def test_every_figure_is_measured_on_both_sides() -> None:
    with Side(ROOT, MEASURES) as here, Side(ROOT, MEASURES) as there:
        names = sides(here, there)
    assert {name.split()[0] for name in names} == set(KINDS)
    assert sorted(name.removesuffix(" here") for name in names if name.endswith(" here")) == sorted(
        name.removesuffix(" there") for name in names if name.endswith(" there")
    )
