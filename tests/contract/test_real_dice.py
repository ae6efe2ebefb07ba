"""Real dice in every game: people type theirs in, the table rolls for bots, and secret rolls reach nobody else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import effort
from tests.effort import cases, seeds
from tests.typed_dice import all_dice, by_hand, rollers
from tests.verify.command import verified
from warbones import GAMES, Game, Position, WrongRoll, load
from warbones.check.random_landings import random_landing
from warbones.check.random_play import random_options
from warbones.table import real_dice
from warbones.table.answers import Face, Turn
from warbones.table.dice import SealedDice
from warbones.table.match import Match, Prepared
from warbones.table.real_dice import with_real_dice
from warbones.table.record import read_record, record, write_record
from warbones.table.replay_frames import OPEN, frames

SECRET, MOST = bytes(range(32)), 400 if effort.long else 150


def begun(game: Game, rng: random.Random, bots: tuple[int, ...] = ()) -> tuple[Match, list[Turn]]:
    """Return a match with real dice, and its turns so far. The table rolls the dice of the seats in ``bots``."""
    chosen = random_options(game, rng)
    real = game.ruleset.throws.by_hand if game.ruleset.throws else {}
    options, is_real = with_real_dice(game, chosen | dict(real), by_hand=True)
    assert is_real
    seats = len(game.seated(options).names)
    match = Match(game, options, SealedDice(SECRET, ("",) * seats))
    match.hands = frozenset(range(seats)) - {*bots}
    turns: list[Turn] = []
    play(match, turns, match.open())
    return match, turns


def play(match: Match, turns: list[Turn], prepared: Prepared) -> None:
    match.commit(prepared)
    turns.append(prepared.turn)


def game_by_hand(
    match: Match, turns: list[Turn], rng: random.Random, most: int = MOST
) -> Iterator[tuple[int, int, Position]]:
    """Play at random; yield each seat that typed dice in, the number it was asked for, and the position before."""
    while not match.over and len(turns) < most:
        if rolling := rollers(match):
            seat = rng.choice(rolling)
            asked, before = len(match.scene(seat).prompt.dice), match.position.copy()
            play(match, turns, all_dice(match, rng, seat))
            yield seat, asked, before
        elif match.throw:
            landing = random_landing(match.throw, rng)
            play(match, turns, match.land(landing))
        else:
            seat = rng.choice(sorted(match.to_act))
            action = rng.choice(match.position.legal(seat)).text
            play(match, turns, match.answer(seat, match.number(seat), action))
    if not match.over:
        play(match, turns, match.end(0) if len(match.game.names) == 2 else match.end(None))


@pytest.mark.parametrize("game", cases(sorted(GAMES), {"army", "dicewing", "indicesion"}), indirect=True)
@pytest.mark.parametrize("seed", seeds(1, 12))
@pytest.mark.parametrize("bots", cases([(), (1,)], [(1,)]), ids=lambda bots: "a bot" if bots else "people")
def test_a_game_is_played_with_the_dice_of_its_people(
    game: Game, seed: int, bots: tuple[int, ...], tmp_path: Path
) -> None:
    rng = random.Random(seed)
    match, turns = begun(game, rng, bots)
    typed = list(game_by_hand(match, turns, rng))
    faces = [answer for turn in turns for answer in turn.answers if isinstance(answer, Face)]
    mine = [face for face in faces if face.by is not None]
    assert all((face.by not in bots) and not face.sides for face in mine)
    assert all(face.sides for face in faces if face.by is None)
    assert all(face.seat in (None, face.by) for face in mine)
    assert {seat for seat, *_ in typed} >= ({face.by for face in mine})
    if game.id in ("army", "battle", "dicewing"):
        assert max(asked for _, asked, _ in typed) > 1 or len(typed) < 6
        assert bool(bots) == any(face.sides for face in faces)
    made = record(match, turns, "", SECRET, ("",) * len(match.game.names), by_hand=True)
    assert read_record(write_record(made).splitlines()) == made
    assert made.heading.by_hand
    assert frames(made, OPEN)[-1].scene.over
    file = tmp_path / "match.jsonl"
    file.write_bytes(write_record(made))
    code, unchecked = verified(file)
    assert code == 2
    assert any("rolled by hand and typed in: nobody can check" in line for line in unchecked)


@pytest.mark.parametrize("seed", seeds(1, 6))
def test_a_slip_is_taken_back_until_somebody_goes_on(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    match, turns = begun(game, rng)
    back = 0
    for seat, _, before in game_by_hand(match, turns, rng, 120 if effort.long else 50):
        if not match.may_undo(seat) or rng.random() < 0.5:
            continue
        assert not match.may_step_back(seat)
        play(match, turns, match.undo(seat))
        assert match.position.to_dict() == before.to_dict()
        again = Match(match.game, match.position.options, None)
        for turn in turns:
            again.fold(turn)
        assert again.position.to_dict() == before.to_dict()
        play(match, turns, all_dice(match, rng, seat))
        back += 1
    assert back or game.id == "indicesion"


def test_no_more_dice_are_asked_for_than_are_due_whichever_face_shows() -> None:
    """A Sacrifice can be rolled again, before the troops, if it shows a betrayal, and not if it shows another face."""
    position = load("army").at(
        "roll 1.4 health=9-9 | Alpha: A1 A2 A3 A5 A6 A7 A8 A9 A10 sacrifice1 | Alpha resting: A4 | Beta: B2=h2 B5=sh "
        "necromancer1=sk | Beta resting: B4 B8 B10 | Beta graveyard: B1 B3 B6 B7 B9 | trays: Alpha=unrolled Beta=second"
    )
    position.act(0, position.legal(0)[0])
    due = [die.name for die in real_dice.with_dice_prompt(position.scene(0), position).prompt.dice]
    assert due == ["your Sacrifice 1"]
    position.roll(1, 0)
    assert len(real_dice.with_dice_prompt(position.scene(0), position).prompt.dice) == 9


def received(match: Match, prepared: Prepared, seat: int | None) -> object:
    """Return everything that a turn shows or sends to a seat or a spectator."""
    told = prepared.turn.told[-1 if seat is None else seat]
    return match.drawn(prepared.position, seat), prepared.position.events(seat), told


@pytest.mark.parametrize("seed", seeds(1, 8))
def test_a_roll_in_secret_is_seen_at_its_seat_s_screen_alone(game: Game, seed: int) -> None:
    assert looked_at(game, seed) > 0 or game.id != "army"


def looked_at(game: Game, seed: int) -> int:
    """Assert that every secret roll of a game is seen only by its seat; return the number of rolls checked."""
    rng, seen = random.Random(seed), 0
    match, turns = begun(game, rng)
    while not match.over and len(turns) < (150 if effort.long else 50):
        for seat in rollers(match):
            if seat not in match.position.owed:
                continue
            number, dice = match.typed(seat), len(match.scene(seat).prompt.dice)
            before = [(match.scene(other), match.typed(other), match.may_undo(other)) for other in others(match, seat)]
            rolls = [match.roll(seat, number, [rng.randint(1, 6) for _ in range(dice)]) for _ in range(4)]
            waits = [other for other in others(match, seat) if other in match.to_act or other in match.position.owed]
            for reader in (None, *waits) if waits else ():
                assert all(received(match, each, reader) == received(match, rolls[0], reader) for each in rolls)
            for other in others(match, seat):
                with pytest.raises(WrongRoll) as refused:
                    match.roll(other, match.typed(other), (1,)) if other not in match.position.owed else no_die()
                assert match.game.names[seat] not in str(refused.value)
            if waits:
                partly = rolls[0] if dice == 1 else match.roll(seat, number, (1,))
                play(match, turns, partly)
                now = [(match.scene(other), match.typed(other), match.may_undo(other)) for other in others(match, seat)]
                if seat in match.position.owed:
                    assert now == before
                    seen += 1
        next(game_by_hand(match, turns, rng), None)
    return seen


def no_die() -> None:
    raise WrongRoll("It has dice of its own to roll.")


def others(match: Match, seat: int) -> list[int]:
    return [other for other in range(len(match.game.names)) if other != seat]


BAD: dict[str, tuple[Any, str]] = {
    "a face that the die lacks": (lambda match, seat, n: match.roll(seat, n, (99,)), "shows 1 to"),
    "no face": (lambda match, seat, n: match.roll(seat, n, (0,)), "shows 1 to"),
    "nothing": (lambda match, seat, n: match.roll(seat, n, ()), "Type in what"),
    "too many dice": (
        lambda match, seat, n: match.roll(seat, n, (1,) * (len(match.scene(seat).prompt.dice) + 60)),
        "were typed in",
    ),
    "another seat's roll": (lambda match, seat, n: match.roll(1 - seat, n, (1,)), "must roll|no die to roll now"),
    "twice": (lambda match, seat, n: match.roll(seat, n - 1, (1,)), "already been typed in"),
    "too early": (lambda match, seat, n: match.roll(seat, n + 1, (1,)), "next entry"),
    "of nobody at the table": (lambda match, seat, n: match.roll(9, n, (1,)), "seat"),
}


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_roll_is_explained_and_changes_nothing(game: Game, bad: str) -> None:
    if game.id == "indicesion":
        options = {"mode": "drafting", **(game.ruleset.throws.by_hand if game.ruleset.throws else {})}
        match = Match(game, options, None)
        match.commit(match.open())
    else:
        rng = random.Random(4)
        match, turns = begun(game, rng)
        while not rollers(match) or match.over:
            seat = rng.choice(sorted(match.to_act))
            play(match, turns, match.answer(seat, match.number(seat), rng.choice(match.position.legal(seat)).text))
    seat = rollers(match)[0]
    match.commit(by_hand(match, 1, seat=seat))
    if bad != "twice" and not rollers(match):
        return
    seat = rollers(match)[0] if rollers(match) else seat
    before = match.position.to_dict(), len(match.answers)
    do, why = BAD[bad]
    if bad == "another seat's roll" and match.position.owed.keys() >= {0, 1}:
        return
    number = max(1, match.typed(seat))
    with pytest.raises(ValueError, match=why) as refused:
        do(match, seat, number if bad == "twice" else match.typed(seat))
    assert str(refused.value).count(". ") <= 1
    assert (match.position.to_dict(), len(match.answers)) == before
