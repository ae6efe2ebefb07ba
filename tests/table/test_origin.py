"""Matches that continue another one begin at one of its frames, with new dice, and their records say so."""

from __future__ import annotations

from random import Random

import pytest

from tests.effort import cases
from tests.table.recorded import recorded
from tests.table.test_whole_turns import SECRET, play_on
from warbones import GAMES, load
from warbones.rooms.match.continuation import moment_at
from warbones.table.dice import HonestDice
from warbones.table.errors import UnknownFrame
from warbones.table.match import Match
from warbones.table.record import MatchRecord, read_record, record, write_record
from warbones.table.replay_frames import frames, position_at


def played(game: str, seed: int = 1) -> MatchRecord:
    rng = Random(seed)
    return recorded(Match(load(game), {}, HonestDice(SECRET)), SECRET, lambda match, _: play_on(match, rng))


@pytest.mark.parametrize("game", cases(sorted(GAMES), {"dicewing", "keep"}))
def test_a_match_continues_from_any_frame_of_another(game: str) -> None:
    first = played(game)
    last = len(frames(first)) - 1
    for n in (1, last // 2):
        found = moment_at(first, n)
        match = Match(load(game), found.options, HonestDice(bytes(32)), origin=found.origin)
        assert match.position.to_dict() == position_at(first, n).to_dict()
        turns, rng = [match.open()], Random(n)
        match.commit(turns[0])
        while not match.over:
            turns.append(play_on(match, rng))
            match.commit(turns[-1])
        written = record(match, [each.turn for each in turns], "there", bytes(32), origin=found.origin)
        again = read_record(write_record(written).splitlines())
        assert (again.heading.origin and again.heading.origin.n, again.heading.format) == (n, 5)
        assert frames(again)[-1].scene.over


def test_a_match_continues_neither_from_the_end_nor_from_a_missing_step() -> None:
    first = played("dicewing")
    last = len(frames(first)) - 1
    with pytest.raises(UnknownFrame, match="over at this step"):
        moment_at(first, last)
    with pytest.raises(UnknownFrame, match=f"no step {last + 1}: its last one is {last}"):
        moment_at(first, last + 1)
