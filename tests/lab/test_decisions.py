"""The table of decisions: one row each, from the very games in the table of games, however these are played."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.effort import cases
from tests.lab.planted import GAME as PLANTED
from warbones.compiled.layout import unpack
from warbones.core.errors import WarbonesError
from warbones.games import COMPILED, GAMES, load
from warbones.lab.runs import compiled_simulator, decision_rows
from warbones.lab.runs.compiled_simulator import CompiledSimulator, PlayedGames
from warbones.lab.runs.interpreted_simulator import InterpretedSimulator
from warbones.lab.runs.matchups import EVEN, LADDER, WITHOUT, Matchup
from warbones.lab.runs.played_decisions import PlayedDecisions, new_decision_log, played_decisions
from warbones.lab.runs.run import StudyRun
from warbones.lab.study import study

pl = pytest.importorskip("polars", reason="of the extra 'lab', which an older set-up has without it")

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"
WHOLE = load("dicewing")
SMALL = replace(WHOLE, study=replace(WHOLE.study, chunk=1, ladder=("random", "greedy:1", "search:9")))
"""DiceWing in chunks of twenty quick games, so that a few chunks include every kind of matchup."""

BOTS, CHUNKS, RANDOM = ("random", "greedy:1"), 24, ("random", "random")
GAME = ["leg", "first_bot", "second_bot", "without", "game", "first_bot_seat", "result"]


def written(folder: Path, chunks: int = CHUNKS, **given: Any) -> tuple[Any, Any]:
    study(SMALL, bots=BOTS, chunks=chunks, rows=folder / "rows.parquet", decisions=folder / "it.parquet", **given)
    return pl.read_parquet(folder / "rows.parquet"), pl.read_parquet(folder / "it.parquet")


def assert_they_are_of_the_same_games(rows: Any, found: Any) -> None:
    counted = found.group_by(GAME, maintain_order=True).agg(pl.len().cast(pl.Int32).alias("decisions"))
    assert counted.equals(rows.select(*GAME, "decisions"))


@pytest.fixture(scope="module", autouse=True)
def small_game() -> None:
    """Let the small game take the place of the whole one, until `no_games_of_other_modules` forgets it."""
    GAMES._games[WHOLE.id] = SMALL


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Any]:
    return written(tmp_path_factory.mktemp("whole"))


def test_a_game_has_as_many_rows_as_decisions_and_ends_as_its_row_says(whole: tuple[Any, Any]) -> None:
    rows, found = whole
    assert {*rows["leg"]} == {"even", "drawn", "ladder", "without"}
    assert_they_are_of_the_same_games(rows, found)
    of_each = found.group_by(GAME, maintain_order=True)
    assert all(each == [*range(1, len(each) + 1)] for each in of_each.agg("decision")["decision"].to_list())
    assert (of_each.last()["outlook_after"] == of_each.last()["result"]).all()
    assert of_each.agg(pl.col("round").max())["round"].to_list() == rows["rounds"].to_list()


def test_the_games_rows_count_the_dice_that_each_seat_took(whole: tuple[Any, Any]) -> None:
    rows, found = whole
    for seat, name in enumerate(SMALL.names):
        for die in ("d4", "d20", "d%"):
            taken = (pl.col("seat") == seat) & pl.col("action").str.contains(rf"^take [AB]\.{die}$")
            counts = found.group_by(GAME, maintain_order=True).agg(taken.sum())["seat"]
            assert counts.to_list() == rows[f"{name}: {die}"].to_list()


def test_simultaneous_decisions_form_one_moment_and_look_the_same(whole: tuple[Any, Any]) -> None:
    moments = whole[1].group_by(*GAME, "moment", maintain_order=True)
    sizes = moments.agg(pl.len(), pl.col("phase").first(), pl.col("decision").first(), pl.col("seat"))
    assert {*sizes.filter(pl.col("len") == 2)["phase"]} == {"launch"}
    assert {*sizes.filter(pl.col("phase") == "launch")["len"]} == {2}, "both launch in secret (R14)"
    assert (sizes["decision"] == sizes["moment"]).all()
    looks = moments.agg(pl.col("outlook", "outlook_after").n_unique())
    assert (looks["outlook"] == 1).all()
    assert (looks["outlook_after"] == 1).all()


def test_each_row_names_the_bot_that_sits_there_and_what_it_weighed(whole: tuple[Any, Any]) -> None:
    found = whole[1]
    first = pl.col("seat") == pl.col("first_bot_seat")
    assert found.select((pl.when(first).then("first_bot").otherwise("second_bot") == pl.col("bot")).all()).item()
    weighed = found.filter(pl.col("best_over_mean").is_not_null())
    assert {*weighed["bot"]} == {"greedy:1"}
    assert (weighed["choices"] > 1).all()
    assert (weighed["best_over_mean"] >= 0).all()


@pytest.mark.parametrize("game", cases(COMPILED, ["dicewing"]))  # each takes 15 seconds to compile
def test_a_row_has_the_action_and_the_outlook_that_interpreted_rules_give(game: str) -> None:
    table = CompiledSimulator(load(game), {})
    noted = new_decision_log(table.start.dtype, compiled_simulator.ROOM)
    seen = table._side(Matchup(EVEN, RANDOM), 1, 0, 1, 0, noted)
    rows, ruleset = played_decisions(table.game, seen, noted), table.game.ruleset
    assert len(rows) == seen.lengths[0]
    for at in range(0, len(rows), 3):
        record, seat = unpack(ruleset.state, noted.states[at]), int(rows.seat[at])
        assert rows.action[at] == table.game.notation.action_text(record, seat, int(noted.action[at]))
        assert rows.outlook[at] == pytest.approx(ruleset.advice.evaluate(record, 0), abs=1e-6)
        assert rows.phase[at] == record.phase


def same(one: PlayedGames | PlayedDecisions, other: PlayedGames | PlayedDecisions) -> bool:
    kinds = {f.name: getattr(one, f.name).dtype == object for f in fields(one)}
    pairs = {name: (getattr(one, name), getattr(other, name)) for name in kinds}
    return all(np.array_equal(*pairs[name], equal_nan=pairs[name][0].dtype.kind == "f") for name in pairs)


def test_recording_decisions_changes_no_game_and_has_room_for_long_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    table, matchup = CompiledSimulator(WHOLE, {}), Matchup(WITHOUT, ("greedy:1", "greedy:1"), "d20", again=1)
    games, all_of_them = table.play_with_decisions(matchup, 1, 3, 4)
    assert same(games, table.play(matchup, 1, 3, 4))
    monkeypatch.setattr(compiled_simulator, "ROOM", 2)
    short, again = table.play_with_decisions(matchup, 1, 3, 4)
    assert same(again, all_of_them)
    assert len(again) == games.decisions.sum() > len(short.choices) == 16
    assert same(short, table.play(matchup, 1, 3, 4))


def test_a_game_without_words_is_refused_before_anything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("warbones.lab.study.warm_up", lambda *_args, **_kwargs: pytest.fail("it is compiled"))
    with pytest.raises(WarbonesError, match="Planted has no notation for single actions"):
        study(PLANTED, chunks=1, decisions=tmp_path / "it.parquet")
    assert not [*tmp_path.iterdir()]


def test_thrown_games_are_noted_as_they_are_played() -> None:
    options = {"mode": "drafting", "throw_model": "table"}
    table = InterpretedSimulator(load("indicesion").seated(options), options)
    matchup = Matchup(LADDER, ("random", "novice:1"))
    games, rows = table.play_with_decisions(matchup, 1, 0, 1)
    assert same(games, table.play(matchup, 1, 0, 1))
    found = decision_rows.frame(matchup, games, rows, compiled_simulator.phase_names(table.game))
    assert found.group_by(GAME, maintain_order=True).len()["len"].to_list() == games.decisions.tolist()
    assert (found["moment"] == found["decision"]).all(), "one at a time"
    taken = found.filter(pl.col("phase") == "draft")["action"].str.extract(r"^take (\w+)$")
    colours = [int((taken == colour).sum()) for colour in table.parts[:6]]
    assert colours == games.used[:, :, :6].sum(axis=(0, 1)).tolist()


def test_any_number_of_threads_or_pieces_gives_the_same_table(
    whole: tuple[Any, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decision_rows, "AT_ONCE", 3000)
    assert written(tmp_path, threads=3)[1].equals(whole[1])
    assert {each.name for each in tmp_path.iterdir()} == {"rows.parquet", "it.parquet"}


def test_a_resumed_study_has_the_decisions_of_its_earlier_games_too(whole: tuple[Any, Any], tmp_path: Path) -> None:
    kept = tmp_path / "kept.npz"
    study(SMALL, bots=BOTS, chunks=CHUNKS // 2, keep=kept)
    assert written(tmp_path, keep=kept, go_on=True)[1].equals(whole[1])
    assert written(tmp_path, chunks=1, keep=kept, go_on=True)[1].equals(whole[1]), "nothing is left to play"


@pytest.mark.parametrize("where", ["between chunks", "as one is entered"])
def test_ctrl_c_writes_the_decisions_of_the_games_it_writes(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(run: StudyRun) -> None:
        if run.done == 5:
            raise KeyboardInterrupt

    if where == "as one is entered":
        enter = StudyRun.add
        monkeypatch.setattr(StudyRun, "add", lambda run, at, chunk: (stop(run), enter(run, at, chunk)))
    rows, found = written(tmp_path, progress=stop, threads=2)
    assert_they_are_of_the_same_games(rows, found)
    monkeypatch.undo()
    (tmp_path / "five").mkdir()
    assert found.equals(written(tmp_path / "five", chunks=5)[1])


def test_ctrl_c_before_anything_is_new_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, before = tmp_path / "kept.npz", written(tmp_path, chunks=2)[1]
    study(SMALL, bots=BOTS, chunks=3, keep=kept)
    played = kept.read_bytes()

    def stop(*_given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(decision_rows, "frame", stop)
    with pytest.raises(KeyboardInterrupt):
        written(tmp_path, keep=kept, go_on=True)
    assert pl.read_parquet(tmp_path / "it.parquet").equals(before)
    assert {each.name for each in tmp_path.iterdir()} == {"rows.parquet", "it.parquet", "kept.npz"}
    assert kept.read_bytes() == played


def test_a_study_without_games_writes_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(StudyRun, "add", stop)
    study(SMALL, bots=BOTS, chunks=2, rows=tmp_path / "rows.parquet", decisions=tmp_path / "it.arrow")
    assert not [*tmp_path.iterdir()]


def test_the_page_s_query_runs_and_its_table_names_every_column(
    whole: tuple[Any, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = DOCS.read_text("utf-8")
    for name, table in zip(("rows", "decisions"), whole, strict=True):
        table.write_parquet(tmp_path / f"{name}.parquet")
    (query,) = re.findall(r"```python\n(import polars.+?)```", page, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(compile(query, "docs/lab.md", "exec"), {})  # noqa: S102  # the example in our own docs
    assert "take A.d" in capsys.readouterr().out
    described = page.split("`--decisions FILE.parquet`")[1].split("\n\n")[1]
    named = [name for line in described.splitlines()[2:] for name in re.findall(r"`(\w+)`", line.split("|")[1])]
    assert named == whole[1].columns
