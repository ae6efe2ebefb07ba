"""Throws in a live match: their facts and flights are recorded, and replayed unchanged."""

from __future__ import annotations

from random import Random

import pytest

from warbones import Landing, WrongFacts, load
from warbones.check.random_landings import random_landing
from warbones.physics.flight import unpack
from warbones.physics.simulation import run_throw
from warbones.table.answers import Landed
from warbones.table.dice import HonestDice
from warbones.table.match import Match
from warbones.table.record import MatchRecord, read_record, record, write_record
from warbones.table.replay_frames import frames, positions

GAME = load("indicesion")


def played(players: int, **options: object) -> MatchRecord:
    """Return a whole match with random answers and random facts of throws."""
    rng, dice = Random(players), HonestDice(b"secret")
    match = Match(GAME, {"players": players, **options}, dice)  # type: ignore[dict-item]  # values of options
    turns = [match.open().turn]
    match.commit(match.open())
    while not match.position.over:
        if throw := match.position.throw:
            prepared = match.land(random_landing(throw, rng), b"flight")
        else:
            seat = min(match.position.to_act)
            prepared = match.answer(seat, match.number(seat), rng.choice(match.position.legal(seat)).text)
        turns.append(prepared.turn)
        match.commit(prepared)
    return record(match, turns, "", b"secret")


def test_a_match_with_throws_is_written_read_and_replayed() -> None:
    written = played(3, mode="drafting")
    again = read_record(write_record(written).splitlines())
    assert again == written
    assert again.heading.names == ("Alpha", "Beta", "Gamma")
    *_, (_, last) = positions(again)
    assert last.scores() == written.result.scores
    landed = [answer for turn in again.turns for answer in turn.answers if isinstance(answer, Landed)]
    assert [answer.number for answer in landed] == list(range(len(landed)))
    assert {answer.flight for answer in landed} == {b"flight"}


def test_a_replay_shows_a_throw_and_its_result_in_one_frame() -> None:
    made = frames(played(2))
    assert any("throws" in frame.label and "ends up" in frame.label for frame in made)


def test_a_throw_by_physics_is_stored_with_its_flight() -> None:
    match = Match(GAME, {}, HonestDice(b"secret"))
    match.commit(match.open())
    for seat, action in ((0, "choose red"), (1, "choose blue"), (0, "throw red at Alpha drop")):
        match.commit(match.answer(seat, match.number(seat), action))
    assert match.position.throw
    outcome = run_throw(match.position.throw, HonestDice(b"secret").seed(match.throws))
    prepared = match.land(outcome.landing, outcome.flight)
    match.commit(prepared)
    (kept,) = prepared.turn.answers
    assert isinstance(kept, Landed)
    assert [track.die for track in unpack(kept.flight)] == ["red1"]
    assert match.throws == 1
    assert not match.may_undo(0)


def test_impossible_facts_change_nothing() -> None:
    match = Match(GAME, {"throw_model": "referee"}, HonestDice(b"secret"))
    match.commit(match.open())
    with pytest.raises(WrongFacts, match="No throw is due"):
        match.land(Landing())
    for seat, action in ((0, "choose red"), (1, "choose blue"), (0, "throw red")):
        match.commit(match.answer(seat, match.number(seat), action))
    before = match.position.to_dict()
    with pytest.raises(WrongFacts):
        match.land(Landing())
    assert match.position.to_dict() == before


def test_each_throw_has_its_own_random_bits() -> None:
    dice = HonestDice(b"secret")
    seeds = {dice.seed(number) for number in range(100)}
    assert len(seeds) == 100
    assert max(seeds) < 1 << 64
    assert HonestDice(b"other").seed(0) not in seeds
