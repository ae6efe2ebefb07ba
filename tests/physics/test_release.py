"""Releases with unsteady hands: never too close to a board, and never inside another die (R8, B31, B40)."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests import effort
from tests.physics.scenes import EDGE, HIGH, LOW, drop, pose, throw
from warbones import Game, Position, Throw, load
from warbones.core.rules.throw import Launch, distance
from warbones.physics.hands import HANDS
from warbones.physics.model import METRE
from warbones.physics.release import keeps_away, launch_with_error, release
from warbones.physics.simulation import begin, run_throw
from warbones.physics.world import World

GAME: Game = load("indicesion")
SEEDS = 40 if effort.long else 8
HARD = (
    "turn 1 release_distance={} release_from={} | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1 | "
    "table: blue2=6@Beta blue3=6@Beta red2=6@Alpha"
)
CLOSE = 1e-6
"""The tolerance for rounding, in hundredths of a millimetre."""


def begun(players: int, **options: object) -> Position:
    """Return a position in which the first seat throws."""
    position = GAME.new(players=players, **options)
    for seat in range(players):
        position.act(seat, position.legal(seat)[0])
    return position


def nearest(due: Throw, hands: str, seed: int) -> float:
    """Return the distance from a release to the nearest board that counts, in hundredths of a millimetre."""
    assert due.launch
    assert due.away
    free = release(due.launch, HANDS[hands], np.random.default_rng(seed), 0.9 * EDGE / METRE, keeps_away(due))
    at = (free.place * METRE).tolist()
    boards = [board for board in due.surfaces if board.id in due.away.boards]
    return min(distance(board, at, due.edge, flat=due.away.flat) for board in boards)


@pytest.mark.rule("R8", "B31")
@pytest.mark.parametrize("release_from", ["targeted", "every"])
@pytest.mark.parametrize("release_distance", ["any_direction", "horizontal"])
@pytest.mark.parametrize("players", [2, 6])
def test_hands_never_stray_nearer_than_six_inches(players: int, release_distance: str, release_from: str) -> None:
    position = begun(players, release_distance=release_distance, release_from=release_from, gap_inches=6)
    assert GAME.ruleset.aims
    tried = [each.id for each in position.legal(0)]
    tried += GAME.ruleset.aims.variants(position.shown(), tried[0])
    for number in tried:
        twin = position.copy()
        twin.act(0, number)
        assert twin.throw
        for hands in HANDS:
            assert min(nearest(twin.throw, hands, seed) for seed in range(SEEDS)) >= 15_240 - CLOSE


@pytest.mark.rule("R8", "B31")
@pytest.mark.parametrize("release_from", ["targeted", "every"])
@pytest.mark.parametrize("release_distance", ["any_direction", "horizontal"])
def test_hard_throws_are_released_far_enough_from_their_target(release_distance: str, release_from: str) -> None:
    position = Position.start(GAME, GAME.read(HARD.format(release_distance, release_from)))
    shots, aims = GAME.ruleset.shots, GAME.ruleset.aims
    assert shots
    assert aims
    begin = shots.begin(position.shown(), 0)
    tried = [number for each in begin for number in shots.variants(position.shown(), each)]
    assert set(begin) <= set(tried)
    fast = 0
    for number in tried:
        twin, launch = position.copy(), aims.launch(position.shown(), number)
        twin.act(0, number)
        assert twin.throw
        assert launch
        assert min(nearest(twin.throw, "average", seed) for seed in range(SEEDS)) >= 15_240 - CLOSE
        fast += np.hypot(*launch.going[:2]) > 8000
    assert fast >= 4


@pytest.mark.rule("R8", "B31")
def test_a_shaky_bot_releases_far_enough_from_the_board() -> None:
    position, rng = begun(3, noise="novice"), Random(1)
    assert GAME.ruleset.aims
    for number in GAME.ruleset.aims.variants(position.shown(), position.legal(0)[0].id):
        launch = GAME.ruleset.aims.launch(position.shown(), number)
        assert launch
        meant = launch_with_error(launch, HANDS["novice"].times(3), np.random.default_rng(rng.getrandbits(32)))
        twin = position.copy()
        twin.act(0, GAME.ruleset.aims.aimed(position.shown(), number, meant))
        assert twin.throw
        assert min(nearest(twin.throw, "novice", seed) for seed in range(SEEDS)) >= 15_240 - CLOSE


@pytest.mark.rule("B40")
def test_a_hand_strays_as_widely_at_the_limit_as_elsewhere() -> None:
    at_limit = begun(2)
    at_limit.act(0, next(action for action in at_limit.legal(0) if action.text.endswith("at Alpha drop")))
    due = at_limit.throw
    assert due
    assert due.launch
    places = [
        release(due.launch, HANDS["average"], np.random.default_rng(seed), 0.0, keeps_away(due)).place
        for seed in range(300)
    ]
    astray = np.array(places) - np.array(due.launch.at) / METRE
    assert np.sqrt((astray**2).mean(axis=0)) == pytest.approx(HANDS["average"].place, rel=0.15)


def raised(
    dice: dict[str, tuple[float, float, float]],
    at: tuple[float, float, float],
    held: tuple[int, int, int, int] = (32_767, 0, 0, 0),
) -> float:
    """Return the height by which a die is raised when a hand that never strays lets it go among dice at rest."""
    lying = {name: pose(*where) for name, where in dice.items()}
    due = throw(lying, die="red1", launch=drop(*at, held=held), skill="none")
    names = [*sorted(lying), "red1"]
    world = World(due.surfaces, EDGE, 12, "soft")
    world.lay({slot: lying[name] for slot, name in enumerate(names[:-1])})
    begin(world, due, names, np.random.default_rng(1))
    return float(world.rows[len(lying)][2] * METRE - at[2])


def test_a_die_never_leaves_the_hand_inside_another_one_or_a_board() -> None:
    assert raised({}, (0, 0, EDGE)) == pytest.approx(0)
    on_edge = raised({}, (0, -22_860, EDGE), held=(30_273, 12_540, 0, 0))
    assert on_edge == pytest.approx(1270 + EDGE * 2**0.5 / 2 - EDGE, abs=150)
    assert raised({"blue1": (1000, 0, LOW)}, (0, 0, EDGE)) == pytest.approx(EDGE / 2, abs=150)
    tower = {"blue1": (0, 0, LOW), "blue2": (0, 0, LOW + EDGE - 60)}
    assert raised(tower, (0, 0, EDGE)) == pytest.approx(2 * EDGE + EDGE / 2 - EDGE, abs=250)
    beside = {"blue1": (EDGE + 200, 0, LOW), "pink1": (0, -22_860, HIGH)}
    assert raised(beside, (0, 0, EDGE)) == pytest.approx(0)


def test_a_die_let_go_inside_another_gains_no_energy() -> None:
    """A die that left the hand inside another one used to be flung out at several metres a second."""
    launch = Launch(at=(1500, 0, EDGE), going=(0, 0, 0), held=(32767, 0, 0, 0))
    outcome = run_throw(throw({"blue1": pose(0, 0, LOW)}, die="red1", launch=launch, skill="none"), 1)
    assert max(abs(track.rows[:, :2]).max() for track in outcome.tracks) < 0.1
