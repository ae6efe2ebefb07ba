"""Studies: the same figures on any number of threads and after an interruption; self-contained pages; comparisons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.lab.planted import GAME
from warbones.core.errors import BadSeed, UnknownOption, WarbonesError
from warbones.games import COMPILED, load
from warbones.lab.compare import compare
from warbones.lab.report.definitions import DEFINITIONS, written
from warbones.lab.report.page import as_html, as_json
from warbones.lab.report.sections import command
from warbones.lab.report.verdicts import verdicts
from warbones.lab.runs.compiled_simulator import CompiledSimulator, PlayedGames
from warbones.lab.runs.matchups import EVEN, LADDER, Matchup, matchups_of, schedule
from warbones.lab.runs.run import BrokenStudy, StudyRun, one_chunk_each
from warbones.lab.statistics.drama import changes, decided
from warbones.lab.statistics.intervals import games_for, rare
from warbones.lab.statistics.ladder import ladder, rated, unexplained
from warbones.lab.study import Study, new_run, study, study_of
from warbones.players.bot_names import UnknownBot

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"


@pytest.fixture(scope="module")
def first_look() -> Study:
    """One chunk of every matchup, and more of those with larger shares."""
    return study(GAME, {"swing": 100}, seed=2)


def same(one: Study, other: Study) -> bool:
    return replacement(one) == replacement(other)


def replacement(made: Study) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(made, seconds=0.0))


def test_every_matchup_is_played_in_proportion_to_its_share() -> None:
    matchups = matchups_of(GAME, CompiledSimulator(GAME, {}).groups, 1, None)
    chosen = list(islice(schedule(matchups), 400))
    played = [chosen.count(at) / matchup.share for at, matchup in enumerate(matchups)]
    assert max(played) - min(played) < 3
    assert set(chosen[: one_chunk_each(matchups)]) == set(range(len(matchups)))
    assert len({matchup.key for matchup in matchups}) == len(matchups)


def test_a_study_is_the_same_on_any_number_of_threads(first_look: Study) -> None:
    assert first_look.complete
    again = study(GAME, {"swing": 100}, seed=2, threads=3, chunks=first_look.chunks)
    assert same(first_look, again)
    assert not same(first_look, study(GAME, {"swing": 100}, seed=3, chunks=first_look.chunks))


def test_a_stopped_study_resumes_as_if_it_had_not_stopped(first_look: Study, tmp_path: Path) -> None:
    kept, last = tmp_path / "kept.npz", first_look.chunks
    interrupted = study(GAME, {"swing": 100}, seed=2, chunks=last // 2, keep=kept)
    assert interrupted.chunks == last // 2
    assert not interrupted.complete
    whole = study(GAME, {"swing": 100}, seed=2, chunks=last, keep=kept, go_on=True)
    assert same(first_look, whole)
    assert whole.seconds > interrupted.seconds


def test_ctrl_c_keeps_the_games_played_so_far(tmp_path: Path) -> None:
    kept = tmp_path / "kept.npz"

    def stop(run: StudyRun) -> None:
        if run.done == 5:
            raise KeyboardInterrupt

    stopped = study(GAME, minutes=60, threads=2, progress=stop, keep=kept)
    assert stopped.chunks == 5
    assert same(stopped, study(GAME, chunks=5))
    assert same(study(GAME, chunks=8, keep=kept, go_on=True), study(GAME, chunks=8))


def test_only_the_same_study_can_be_resumed(tmp_path: Path) -> None:
    kept = tmp_path / "kept.npz"
    study(GAME, chunks=1, keep=kept)
    for options, seed in (({"bias": 1}, 1), ({}, 2)):
        with pytest.raises(BrokenStudy, match="resume with the same"):
            study(GAME, options, seed=seed, chunks=2, keep=kept, go_on=True)
    with pytest.raises(BrokenStudy, match="leave out --resume"):
        study(GAME, chunks=2, keep=tmp_path / "none.npz", go_on=True)
    for broken in (b"", b"no study", kept.read_bytes()[:-100]):
        kept.write_bytes(broken)
        with pytest.raises(BrokenStudy, match="not a saved study"):
            study(GAME, chunks=2, keep=kept, go_on=True)


def test_unstudiable_games_are_refused() -> None:
    with pytest.raises(WarbonesError, match="inDICEsion is studied with two seats, not 3"):
        study("indicesion", {"players": 3}, chunks=1)
    with pytest.raises(WarbonesError, match="more than 0 minutes"):
        study(GAME, minutes=0)
    with pytest.raises(WarbonesError, match="number of chunks is 1 or more"):
        study(GAME, chunks=0)
    with pytest.raises(UnknownOption):
        study(GAME, {"sides": 3}, chunks=1)
    with pytest.raises(UnknownBot):
        study(GAME, bots=("random", "genius"), chunks=1)
    with pytest.raises(BadSeed):
        study(GAME, seed=-1, chunks=1)


def test_a_study_before_its_first_game_says_nothing_and_can_be_drawn() -> None:
    empty = study_of(new_run(GAME, {}, None, 1))
    assert empty.games == 0
    assert not any(verdicts(empty).values())
    assert "Too few games" in as_html(empty)


class Reader(HTMLParser):
    """Collects the resources, ids, links and tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.counts: dict[str, int] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        for name, value in attrs:
            if name in {"src", "srcset", "data"} or (name == "href" and not (value or "").startswith("#")):
                self.loads.append(f"{tag} {value}")
            if name == "id":
                self.ids.append(value or "")
            if name == "href":
                self.targets.append((value or "")[1:])


def test_a_page_needs_nothing_else_and_has_a_table_beside_each_picture(first_look: Study) -> None:
    page = as_html(first_look)
    read = Reader(page)
    assert read.loads == []
    assert "url(" not in page
    assert "<script" not in page
    assert len(page.encode()) < 1_500_000
    assert len(read.ids) == len(set(read.ids))
    assert set(read.targets) <= set(read.ids)
    assert read.counts["figure"] >= 8
    assert read.counts["table"] == read.counts["figure"] + 1
    assert page.count('role="img"') == read.counts["figure"]
    assert page.count(f"<code>{command(first_look)}</code>") == read.counts["figure"]
    assert "nan" not in re.sub(r"<[^>]*>", " ", page).split()


def test_a_study_is_written_as_json(first_look: Study) -> None:
    told = msgspec.json.decode(as_json(first_look))
    assert told["command"] == "warbones study planted --seed 2 --chunks 15 --option swing=100".replace(
        "15", str(first_look.chunks)
    )
    assert told["study"]["games"] == sum(matchup["games"] for matchup in told["study"]["legs"])
    sentences = [sentence for section in told["verdicts"].values() for sentence in section]
    assert any(
        re.match(r"Alpha's seat scores \d+\.\d% \(\d+\.\d% to \d+\.\d%\) between \S+: no advantage", each)
        for each in sentences
    )
    assert all(sentence in as_html(first_look) or "'" in sentence for sentence in sentences)


def test_every_definition_is_on_the_docs_page() -> None:
    assert written() in DOCS.read_text("utf-8")
    assert all(each.meaning and each.source for each in DEFINITIONS.values())


def test_equal_rules_do_not_differ_and_a_planted_advantage_is_found() -> None:
    idle = compare(GAME, {}, {"unused": 2}, chunks=30)
    assert not idle.differing
    assert all(each.difference.value == 0 for each in idle.questions)
    given = compare(GAME, {}, {"bias": 1500}, chunks=30, threads=2)
    names = [each.name for each in given.differing]
    assert "Alpha's share of the points" in names
    assert not {"Decisions", "Draws", "Rounds"} & set(names)
    share = next(each for each in given.questions if each.name == "Alpha's share of the points")
    assert share.difference.value == pytest.approx(0.15, abs=0.03)
    assert share.difference.half_width < 0.7 * share.first.half_width, "the same seeds, so that less is left to chance"
    assert share.needed


def test_a_comparison_of_a_thing_with_itself_is_refused() -> None:
    with pytest.raises(WarbonesError, match="Both rule sets are the same"):
        compare(GAME, {}, {"bias": 0}, chunks=1)


def test_the_number_of_games_needed_is_that_of_the_textbook() -> None:
    """A difference of 1 point between two shares of a half, with 80% power: 7.85 * 0.25 / 0.0001 in each."""
    assert games_for(0.01, 0.5) == pytest.approx(19_623, abs=3)


def counts(*pairs: tuple[int, int, int]) -> np.ndarray:
    return np.array(pairs)


def test_luck_is_0_if_the_better_always_wins_and_1_if_nobody_is_better() -> None:
    assert unexplained(counts((0, 0, 5000), (0, 0, 5000))) == pytest.approx(0)
    assert unexplained(counts((2500, 0, 2500), (2500, 0, 2500))) == pytest.approx(1, abs=0.001)
    assert unexplained(counts((1250, 0, 3750))) == pytest.approx(0.75, abs=0.001)


def test_ratings_follow_from_odds() -> None:
    """Odds of three are one rung, 191 Elo points; two rungs are odds of nine."""
    ratings, rungs = rated(
        ["a", "b", "c"], {("a", "b"): (250, 0, 750), ("b", "c"): (250, 0, 750), ("a", "c"): (100, 0, 900)}
    )
    assert [each.elo.value for each in ratings] == pytest.approx([0, 190.8, 381.7], abs=1)
    assert rungs.low < 2 < rungs.high
    assert rungs.value == pytest.approx(2, abs=0.01)


def test_a_disconnected_ladder_gives_no_ratings() -> None:
    games = CompiledSimulator(GAME, {}).play(Matchup(LADDER, ("random", "greedy:1")), 1, 0, 10)
    assert ladder(["random", "greedy:1", "greedy:9"], {("random", "greedy:1"): games}) is None


def test_leads_and_decisions_are_counted_as_defined() -> None:
    chance = np.array([[0.5, 0.6, 0.4, 0.51, 0.7], [0.5, 0.95, 0.95, np.nan, np.nan], [0.5, 0.95, 0.8, 0.95, 0.95]])
    assert changes(chance).tolist() == [2, 0, 0]
    assert decided(chance, np.array([5, 3, 5])) == pytest.approx([1, 1 / 3, 3 / 5])


def test_a_frequency_of_zero_has_an_interval() -> None:
    assert rare(0, 0).high == 1
    assert 0 < rare(0, 100).high < 0.03
    assert rare(100, 100).low > 0.97


def test_played_games_are_stored_compactly() -> None:
    games: PlayedGames = CompiledSimulator(GAME, {}).play(Matchup(EVEN, ("random", "random")), 1, 0, 10)
    assert {len(getattr(games, f.name)) for f in fields(PlayedGames)} == {10, 20}
    assert replace(games, payoff=-games.payoff).first.tolist() == (-games.payoff).tolist()


def sentences(made: Study) -> Iterator[str]:
    for each in verdicts(made).values():
        yield from each


@pytest.mark.parametrize(
    ("game", "part", "lots"), [("keep", "placed left", True), ("keep", "to M4", False), ("army", "Tank", True)]
)
def test_random_worth_is_stated_only_for_randomly_assigned_parts(game: str, part: str, lots: bool) -> None:
    table = CompiledSimulator(load(game), {})
    assert table.is_drawn(table.parts.index(part)) == lots


@pytest.mark.parametrize("game", COMPILED)
def test_a_game_s_study_settings_are_consistent(game: str) -> None:
    """Some action of either seat uses each part, every bot exists, and the arrays hold every phase."""
    table, studied = CompiledSimulator(load(game), {}), load(game).study
    for seat in range(2):
        assert set(table.part[seat].ravel().tolist()) == {-1, *range(len(table.parts))}
    assert len(set(table.parts)) == len(table.parts)
    assert all(len(group.costs) in {0, len(group.parts)} for group in table.groups)
    assert [table.bot(name).name for name in (*studied.bots, *studied.ladder)]
    assert len(table.clock_at) >= 1


def test_verdicts_name_what_was_planted() -> None:
    """Alpha wins ten points more often; greedy always takes the best part, and nobody else prefers another."""
    told = list(sentences(study(GAME, {"bias": 1000}, chunks=60)))
    assert any(each.startswith("Alpha's seat scores") and ": an advantage." in each for each in told)
    assert "Parts: where four can be chosen, it nearly always is." in told
