"""Matches with committed dice, played at random, and their files."""

from __future__ import annotations

import random
from functools import cache
from hashlib import sha256

from warbones import load
from warbones.check.random_landings import random_landing
from warbones.core.record.options import Value
from warbones.physics import engine, simulate_throw
from warbones.table.answers import Turn
from warbones.table.dice import SealedDice
from warbones.table.match import Match
from warbones.table.record import MatchRecord, record, write_record


def bytes_of(name: str) -> bytes:
    """Return 32 bytes, always the same for a name."""
    return sha256(name.encode()).digest()


@cache
def played(game: str, seed: int = 1, *, brought: int = 1, **options: Value) -> MatchRecord:
    """Return a random match to which the first ``brought`` seats sent client seeds; throws have flights."""
    rng, secret = random.Random(seed), bytes_of(f"secret {seed}")
    names = load(game).seated(options).names
    shares = tuple(bytes_of(f"share {seat}").hex() if seat < brought else "" for seat in range(len(names)))
    match, turns = Match(load(game), options, SealedDice(secret, shares)), list[Turn]()
    prepared = match.open()
    while True:
        match.commit(prepared)
        turns.append(prepared.turn)
        if match.over:
            return record(match, turns, "table", secret, shares, physics=engine())
        if throw := match.throw:
            facts = (random_landing(throw, rng),) if throw.refereed else simulate_throw(throw, match.throw_seed())
            prepared = match.land(*facts)
        else:
            seat = rng.choice(sorted(match.to_act))
            if match.may_undo(seat) and rng.random() < 0.1:
                prepared = match.undo(seat)
            else:
                prepared = match.answer(seat, match.number(seat), rng.choice(match.position.legal(seat)).text)


def written(game: str, seed: int = 1, *, brought: int = 1, **options: Value) -> str:
    """Return the file of `played`."""
    return write_record(played(game, seed, brought=brought, **options)).decode()
