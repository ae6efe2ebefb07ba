"""Tuning undoes planted imbalances with few changes and few games, and confirms it on fresh games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tests.lab.planted import GAME, PARTS
from warbones import GAMES, Game, WarbonesError
from warbones.cli.app import app
from warbones.lab.tuning.goals import candidates, knobs_of, read_goals
from warbones.lab.tuning.tune import TuningProposal, begin_file, new_race, resume, tune

SEAT = """
bots = ["random", "random"]
[options]
bias = 600
[[goals]]
figure = "seat"
between = [48, 52]
[[may_change]]
option = "bias"
values = [0, 300, 800]
[[may_change]]
option = "swing"
values = [0, 200, 400]
"""
"""Alpha has an advantage of six games in a hundred: only removing all of it reaches the goal."""

PART = """
bots = ["random", "random"]
most_changes = 2
[options]
rule_data = "dud.worth:16,one.worth:16,two.worth:16,three.worth:16,four.worth:64"
[[goals]]
figure = "worth of Parts"
between = [-2.5, 2.5]
""" + "".join(f'[[may_change]]\nrow = "{part}.worth"\nvalues = [0, 16, 32, 48, 64, 80]\n' for part in PARTS)
"""Each part adds four points, but the last sixteen: setting it to four makes all equally good."""


def tuned(goals: str, seed: int, games: int) -> TuningProposal:
    return tune(new_race(GAME, read_goals(goals, GAME), seed=seed), games=games)


@pytest.mark.torture
def test_tuning_removes_a_seat_s_advantage() -> None:
    found = [tuned(SEAT, seed, 60_000) for seed in range(10)]
    undone = [each for each in found if each.options["bias"] == 0 and len(each.changes) == 1 and each.reached]
    assert len(undone) >= 0.9 * len(found)
    for each in undone:
        (seat,) = each.figures
        assert seat.before.low > 0.52
        assert not seat.after.clear_of(0.5) or abs(seat.after.value - 0.5) < 0.02


@pytest.mark.torture
def test_parts_are_made_equal_with_a_tenth_of_a_grid_s_games() -> None:
    found = [tuned(PART, seed, 200_000) for seed in range(10)]
    undone = [each for each in found if each.options.get("rule_data", "").endswith("/" + EVEN) and each.reached]  # type: ignore[union-attr]
    assert len(undone) >= 9
    assert all(each.games <= each.grid / 10 for each in undone)


EVEN = "dud.worth:16,one.worth:16,two.worth:16,three.worth:16,four.worth:16".replace("two.worth:16,", "")
"""The third part is left out, since four points are its published value."""


def test_rule_sets_are_ordered_by_the_number_and_size_of_changes() -> None:
    goals = read_goals(PART, GAME)
    weighed = candidates(GAME, goals, knobs_of(GAME, goals))
    assert len(weighed) == 1 + 5 * 5 + 10 * 5 * 5
    assert [each.changes for each in weighed] == sorted(each.changes for each in weighed)
    assert weighed[0].options == goals.options
    assert len({str(each.options) for each in weighed}) == len(weighed)


def test_a_run_resumes_even_after_a_cut_last_line(tmp_path: Path) -> None:
    kept, goals = tmp_path / "kept.jsonl", read_goals(SEAT, GAME)
    first = new_race(GAME, goals)
    begin_file(first, kept)
    tune(first, games=2000, keep=kept)
    with kept.open("ab") as file:
        file.write(b'{"candidate":0,"ga')
    again = new_race(GAME, goals)
    resume(again, kept)
    assert (again.games, again.chunks) == (first.games, first.chunks)
    assert all((again.totals[at]["seat"]["seat"] == total["seat"]["seat"]).all() for at, total in first.totals.items())
    further = tune(again, games=4000, keep=kept)
    assert further.games > first.games
    with pytest.raises(WarbonesError, match="other goals, bots, seed or rules"):
        resume(new_race(GAME, goals, seed=2), kept)
    with pytest.raises(WarbonesError, match="no tuning"):
        resume(new_race(GAME, goals), tmp_path / "nowhere")


def test_threads_change_nothing_but_the_time() -> None:
    goals = read_goals(SEAT, GAME)
    one, two = (new_race(GAME, goals) for _ in range(2))
    for race, threads in ((one, 1), (two, 2)):
        tune(race, games=3000, threads=threads)
    assert one.chunks == two.chunks


ROUNDS = """
[[goals]]
figure = "rounds"
between = [8, 10]
[[may_change]]
row = "pawn.sides"
"""


@pytest.mark.parametrize(
    ("game", "goals", "sentence"),
    [
        (GAME, "goals = 3", "This is not a goal file"),
        (GAME, 'game = "keep"\n' + SEAT, "These are goals for 'keep', not for 'planted'"),
        (GAME, SEAT.replace('"seat"', '"luck"'), "There is no figure 'luck'; choose from seat, first player"),
        (GAME, SEAT.replace("[48, 52]", "[52, 48]"), "the smaller number first"),
        (GAME, SEAT.replace("[0, 300, 800]", "[600]"), "bias has no other value"),
        (GAME, SEAT.replace('option = "swing"', 'option = "swang"'), "has no option 'swang'"),
        (GAME, SEAT.replace('option = "swing"', 'row = "swing"'), "There is no row 'swing'"),
        (GAME, SEAT.replace('option = "swing"\n', ""), "names an option or a row"),
        (GAME, SEAT.replace('"seat"', '"worth of Dice"'), "There is no group 'Dice'; choose from Parts"),
        (GAME, PART.replace("values = [0,", "values = [100,"), "dud.worth has 1 of: a whole number from 0 to 99"),
        (GAMES["keep"], ROUNDS, "The data of DICE WAR cannot be changed"),
    ],
)
def test_impossible_goals_are_refused_in_a_sentence(game: Game, goals: str, sentence: str) -> None:
    with pytest.raises(WarbonesError, match=sentence):
        new_race(game, read_goals(goals, game))


def run(*words: str) -> Result:
    return CliRunner(charset="ascii").invoke(app, words)


def test_a_proposal_is_printed_and_written(tmp_path: Path) -> None:
    goals, out = tmp_path / "goals.toml", tmp_path / "proposal.json"
    goals.write_text(
        'bots = ["random", "random"]\n[[goals]]\nfigure = "decisions"\nbetween = [39, 41]\n'
        '[[may_change]]\noption = "d_percent_sides"\nvalues = [100]\n'
    )
    found = run("tune", "dicewing", "--goal", str(goals), "--out", str(out), "--threads", "1", "--minutes", "0.01")
    assert found.exit_code == 0, found.output
    assert "rule sets in" in found.stdout
    assert msgspec.json.decode(out.read_bytes(), type=TuningProposal).game == "dicewing"
    assert out.with_suffix(".games.jsonl").read_text().startswith('["dicewing"')
    again = run("tune", "dicewing", "--goal", str(goals), "--resume")
    assert again.exit_code != 0
    assert "name it with --out" in " ".join(again.stderr.split())


@pytest.mark.parametrize("file", sorted((Path(__file__).parents[2] / "docs/studies").glob("*-goals.toml")), ids=str)
def test_the_goals_in_the_docs_can_be_tuned_to(file: Path) -> None:
    game = GAMES[file.name.partition("-")[0]]
    race = new_race(game, read_goals(file.read_text("utf-8"), game))
    assert len(race.weighed) > 1
    assert [figure.name for figure in race.simulator(0)[1]] == [goal.figure for goal in race.goals.goals]
