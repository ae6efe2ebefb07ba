"""Lockstep: the number of steps reveals nothing, and separate answers are merged."""

from __future__ import annotations

import random

import pytest

from tests import effort
from tests.adapters.random_walks import short
from tests.effort import seeds
from warbones import Game, load
from warbones.adapters import lockstep
from warbones.adapters.lockstep import Lockstep
from warbones.adapters.streams import DiceStreams
from warbones.encoding.node import initial_node
from warbones.encoding.observations import history_text, observation
from warbones.games.army.rules.options import OPTIONS


def begun(game: Game, seed: int, **options: object) -> Lockstep:
    """Return a table in lockstep."""
    rng = DiceStreams(seed)
    return Lockstep(initial_node(game, options or short(game)), rng)


def step(table: Lockstep, rngs: list[random.Random]) -> None:
    """Give a random token for every seat that is asked."""
    for seat, allowed in [(seat, table.legal_tokens(seat)) for seat in range(len(rngs))]:
        if allowed:
            table.apply_token(seat, rngs[seat].choice(allowed))
    table.end_step()


def given_to(table: Lockstep, seat: int) -> tuple[bytes, str, tuple[int, ...]]:
    node = table.known_to(seat)
    return observation(node, seat).tobytes(), history_text(node, seat), table.legal_tokens(seat)


@pytest.mark.parametrize("seed", seeds(1, 2))
def test_games_in_lockstep_end(game: Game, seed: int) -> None:
    table, rngs = begun(game, seed), [random.Random(seed), random.Random(seed + 1)]
    while not table.node.over:
        assert any(table.legal_tokens(seat) for seat in range(2)) or game.notation.secret_words
        step(table, rngs)
    assert sum(table.node.scores) == 0


def stretches(game: Game, seed: int) -> list[tuple[int, list[int]]]:
    """Return, for each secret of a random game, the number of its steps and of each seat's tokens."""
    table, rngs = begun(game, seed), [random.Random(seed), random.Random(seed + 1)]
    found: list[tuple[int, list[int]]] = []
    while not table.node.over:
        secret, said, steps = bool(table._secrets), [0, 0], 0
        before = table.node
        while table.node is before and not table.node.over:
            said = [words + bool(table.legal_tokens(seat)) for seat, words in enumerate(said)]
            step(table, rngs)
            steps += 1
        if secret:
            found.append((steps, said))
    return found


def test_every_secret_lasts_equally_long_whatever_is_chosen(game_with_secrets: Game) -> None:
    game = game_with_secrets
    found = [stretch for seed in range(4 if effort.long else 1) for stretch in stretches(game, seed)]
    assert {steps for steps, _ in found} <= {game.notation.secret_words}, "GAME.notation.secret_words is too small"
    assert found
    if game.notation.secret_words > 1:
        assert len({tuple(said) for _, said in found}) > 1


def test_no_secret_needs_more_words_than_its_game_says() -> None:
    """The longest secret: in Dice Wars, a late reroll of a bonus die, and two rerolls of all troops, token by token."""
    game = load("army")
    late = next(option.name for option in OPTIONS if option.name == "late_bonus_reroll")
    longest = 0
    for seed in range(6):
        table, rngs = begun(game, seed, **{late: True, "most_turns": 10}), [random.Random(seed), random.Random(seed)]
        while not table.node.over and table.node.snapshot.position.record().battle < 2:
            words = most_words(table, rngs)
            longest = max(longest, words)
    assert 20 < longest <= game.notation.secret_words


def most_words(table: Lockstep, rngs: list[random.Random]) -> int:
    """Play until the node changes, with as many tokens of seat 0 as possible; return their number."""
    before, said = table.node, 0
    while table.node is before and not table.node.over:
        if allowed := table.legal_tokens(0):
            names = {table.node.game.notation.words[number - 1]: number for number in allowed if number}
            table.apply_token(0, names.get("reroll", min((number for number in allowed if number), default=0)))
            said += 1
        if allowed := table.legal_tokens(1):
            table.apply_token(1, rngs[1].choice(allowed))
        table.end_step()
    return said


def test_secrets_of_a_seat_change_no_step_of_another(game_with_secrets: Game) -> None:
    """Two tables with the same dice and different choices of seat 0: until the reveal, seat 1 receives the same."""
    game, differed = game_with_secrets, list[bool]()
    for seed in range(3):
        one = begun(game, seed)
        rngs = [random.Random(seed), random.Random(seed)]
        for _ in range(400):
            if one.node.over:
                break
            if len(one._secrets) == 2 and len(differed) < 8 * (seed + 1) and rngs[0].random() < 0.3:
                differed.append(compare(game, one, seed))
            step(one, rngs)
    assert any(differed)


def compare(game: Game, table: Lockstep, seed: int) -> bool:
    """Play the current secret twice, with different tokens of seat 0; return whether the positions then differ."""
    streams, tables = [], []
    for other in (1, 7):  # seeds whose first draws differ, even between two tokens
        twin = Lockstep.__new__(Lockstep)
        twin._streams, twin._steps = DiceStreams(seed), table._steps
        twin.node = table.node
        twin._secrets = {
            seat: lockstep.SecretPhase(secret.node, secret.answers[:]) for seat, secret in table._secrets.items()
        }
        rngs, given = [random.Random(other), random.Random(9)], []
        while twin.node is table.node:
            given.append(given_to(twin, 1))
            step(twin, rngs)
        streams.append(given)
        tables.append(twin)
    assert streams[0] == streams[1]
    return tables[0].node.snapshot.position.to_dict() != tables[1].node.snapshot.position.to_dict()


def test_a_planted_leak_in_the_number_of_steps_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("army")
    monkeypatch.setattr(Lockstep, "end_step", _as_soon_as_done)
    with pytest.raises(AssertionError):
        test_secrets_of_a_seat_change_no_step_of_another(game)


def _as_soon_as_done(self: Lockstep) -> None:
    if not self._secrets or all(map(self._is_done, self._secrets)):
        self._begin(self._streams.roll(self._joined()))
