"""Throws are repeatable and come to rest; red dice burn others on contact, and blue dice are put down."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import pytest

from tests.physics.scenes import BOARDS, EDGE, HIGH, LOW, drop, far, pose, throw
from warbones.core.rules.throw import Landing, Launch, up_face
from warbones.physics import land
from warbones.physics.flight import unpack
from warbones.physics.hands import HANDS
from warbones.physics.release import release
from warbones.physics.simulation import Flight, run_throw
from warbones.physics.world import NeverSettles, row, size_for

OVER_ALPHA = drop(0, -22860)
DICE = {f"blue{n}": pose(n * 5000 - 15000, -22860, HIGH) for n in range(1, 6)}
HELD = (32767, 0, 0, 0)


def named(landing):
    return {lie.die: lie for lie in landing.lies}


def test_the_same_throw_and_seed_give_the_same_bits_and_others_do_not():
    first = throw(DICE, die="red1", launch=OVER_ALPHA)
    outcomes = [run_throw(first, seed) for seed in (1, 2, 1)]
    run_throw(throw({}, die="red1", launch=drop(0, 0)), 5)
    again = run_throw(first, 1)
    assert outcomes[0].landing == outcomes[2].landing == again.landing != outcomes[1].landing
    assert outcomes[0].flight == outcomes[2].flight == again.flight


def test_threads_do_not_disturb_one_another():
    first = throw(DICE, die="red1", launch=OVER_ALPHA)
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(lambda seed: land(first, seed % 4), range(16))) == [land(first, n % 4) for n in range(16)]


def test_untouched_dice_keep_their_exact_place():
    landing = named(land(throw(DICE, die="red1", launch=drop(0, 60_000)), 3))
    for name, where in DICE.items():
        assert landing[name].pose == where


def test_a_throw_begins_where_the_last_one_ended():
    one = land(throw({}, die="red1", launch=OVER_ALPHA), 1)
    poses = {lie.die: lie.pose for lie in one.lies}
    two = named(land(throw(poses, die="blue1", launch=drop(0, 60_000)), 2))
    assert two["red1"].pose == poses["red1"]


@pytest.mark.parametrize("foam", ["soft", "springy"])
def test_a_die_let_go_close_above_a_board_shows_the_face_it_is_held_by(foam):
    hold = throw({}, die="red1", launch=drop(0, -22860, HIGH + 100, held=HELD), skill="none", foam=foam)
    lie = named(land(hold, 1))["red1"]
    assert (lie.face, lie.on) == (1, ("Alpha",))


def test_skilled_hands_stray_less():
    meant = Launch(at=(0, 0, 30_000), going=(0, 2000, 1000), spinning=(0, 4000, 0), held=HELD)
    spread = {}
    for skill in ("none", "expert", "average", "novice"):
        made = [release(meant, HANDS[skill], np.random.default_rng(seed), 0.0) for seed in range(200)]
        spread[skill] = np.std([[*each.place, *each.speed, *each.spin, *each.turn] for each in made], axis=0)
    assert (spread["none"] < 1e-9).all()
    for less, more in pairwise(spread.values()):
        assert (less < more).all()


def test_a_die_that_is_not_held_leaves_the_hand_any_way_up():
    loose = Launch(at=(0, 0, 30_000), going=(0, 0, 0))
    turns = [release(loose, HANDS["none"], np.random.default_rng(seed), 0.0).turn for seed in range(600)]
    faces = [up_face(turn.tolist()) for turn in turns]
    shares = [faces.count(face) / (600 - faces.count(0)) for face in range(1, 7)]
    assert max(shares) < 0.25
    assert min(shares) > 0.1


# Red

RED_BURNS_BLUE = (("red1", "blue1"),)


def test_a_die_burns_on_contact_and_the_red_one_flies_on():
    hit = throw({"blue1": pose(0, -22860, HIGH)}, die="red1", launch=OVER_ALPHA, removals=RED_BURNS_BLUE, skill="none")
    outcome = run_throw(hit, 1)
    assert outcome.landing.touches == (("blue1", "red1"),)
    assert set(named(outcome.landing)) == {"red1"}
    plain = throw({}, die="red1", launch=OVER_ALPHA, removals=RED_BURNS_BLUE, skill="none")
    assert run_throw(plain, 1).landing.touches == ()


def test_a_die_that_hits_a_red_one_burns_and_the_red_one_stays():
    hit = throw({"red1": pose(0, -22860, HIGH)}, die="blue1", launch=OVER_ALPHA, removals=RED_BURNS_BLUE, skill="none")
    landing = land(hit, 1)
    assert landing.touches == (("red1", "blue1"),)
    assert set(named(landing)) == {"red1"}


@pytest.mark.parametrize(("alike", "left"), [(True, set()), (False, {"red1", "red2"})])
def test_two_red_dice_burn_one_another_only_if_the_rules_say_so(alike, left):
    hit = throw(
        {"red1": pose(0, -22860, HIGH)},
        die="red2",
        launch=OVER_ALPHA,
        removals=(("red1", "red2"), ("red2", "red1")) if alike else (),
        skill="none",
    )
    assert set(named(land(hit, 1))) == left


def test_dice_on_a_burned_die_fall():
    tower = {"blue1": pose(0, -22860, HIGH), "pink1": pose(0, -22860, HIGH + EDGE - 60)}
    slide = throw(
        tower,
        die="red1",
        launch=Launch(at=(0, -22860 - 9000, HIGH + 200), going=(0, 2500, 0), held=HELD),
        removals=(("red1", "blue1"), ("red1", "pink1")),
        skill="none",
    )
    landing = land(slide, 1)
    assert ("blue1", "red1") in landing.touches
    assert named(landing).get("pink1") is None or named(landing)["pink1"].pose.at[2] < HIGH + EDGE // 2


# Dice that are put down or taken away


def test_a_blue_die_is_put_where_the_other_one_lay():
    spot = pose(3000, -17000, HIGH, 4, (0, 0, 30))
    outcome = run_throw(throw(DICE, die="blue9", spot=spot, face=4, board="Alpha"), 1)
    lie = named(outcome.landing)["blue9"]
    assert (lie.face, lie.on) == (4, ("Alpha",))
    assert far(lie.pose, spot) < 2


@pytest.mark.parametrize("face", range(1, 7))
def test_without_room_a_die_is_put_down_flat_on_a_free_spot(face):
    taken = pose(5000 * 3 - 15000, -22860, HIGH)
    lie = named(land(throw(DICE, die="blue9", spot=taken, face=face, board="Alpha"), 1))["blue9"]
    assert (lie.face, lie.on, lie.beneath) == (face, ("Alpha",), ())
    assert min(far(lie.pose, where) for where in DICE.values()) > EDGE / 100


def test_it_is_not_put_beside_a_red_one_or_in_mid_air():
    red = {"red1": pose(0, -22860, HIGH)}
    for spot in (pose(EDGE - 20, -22860, HIGH), pose(0, -22860 + 8000, HIGH + 2 * EDGE), None):
        landing = land(throw(red, die="blue9", spot=spot, face=3, board="Alpha", apart=("red1",)), 1)
        assert landing.touches == ()
        lie = named(landing)["blue9"]
        assert (lie.face, lie.on) == (3, ("Alpha",))


def test_the_top_of_a_tower_is_put_back():
    base = {"pink1": pose(0, -22860, HIGH)}
    spot = pose(0, -22860, HIGH + EDGE - 60)
    lie = named(land(throw(base, die="blue9", spot=spot, face=5, board="Alpha"), 1))["blue9"]
    assert (lie.face, lie.beneath) == (5, ("pink1",))


def test_dice_settle_after_one_is_taken_away():
    landing = named(land(throw({"pink1": pose(0, -22860, HIGH + EDGE)}), 1))
    assert landing["pink1"].on == ("Alpha",)
    assert landing["pink1"].pose.at[2] < HIGH + 100


def test_if_dice_never_settle_they_stay_as_they_were_and_a_throw_does_not_count(monkeypatch):
    def restless(self):
        raise NeverSettles("Dice have not come to rest.")

    monkeypatch.setattr(Flight, "fly", restless)
    landing = named(land(throw({"pink1": pose(0, -22860, HIGH + EDGE)}), 1))
    assert landing["pink1"].on == ("Alpha",)
    assert landing["pink1"].pose.at[2] == HIGH + EDGE
    assert land(throw(DICE, die="red1", launch=OVER_ALPHA), 1) == Landing(foul=True)


# Flights


def test_a_flight_is_packed_into_about_a_kilobyte_and_read_again():
    outcome = run_throw(throw(DICE, die="red1", launch=OVER_ALPHA), 4)
    flight = unpack(outcome.flight)
    assert len(outcome.flight) < 2500
    assert [track.die for track in flight] == [track.die for track in outcome.tracks]
    assert "red1" in [track.die for track in flight]
    for track, original in zip(flight, outcome.tracks, strict=True):
        assert track.begin == original.begin
        assert abs(track.rows[:, :3] - original.rows[:, :3]).max() < 1e-4
        turned = abs((track.rows[:, 3:] * original.rows[:, 3:]).sum(axis=1))
        assert turned.min() > 0.99999
    end = named(outcome.landing)["red1"].pose
    assert abs(next(track for track in flight if track.die == "red1").rows[-1][:3] - row(end)[:3]).max() < 1e-3


def test_only_dice_that_move_are_in_a_flight():
    outcome = run_throw(throw(DICE, die="red1", launch=drop(0, 60_000)), 3)
    assert [track.die for track in outcome.tracks] == ["red1"]


def test_the_face_up_agrees_with_the_stored_pose():
    for seed in range(12):
        for lie in land(throw(DICE, die="red1", launch=OVER_ALPHA), seed).lies:
            assert up_face(lie.pose.turn) == lie.face


def test_a_table_holds_36_dice():
    assert [size_for(dice) for dice in (1, 12, 13, 36)] == [12, 12, 24, 36]
    with pytest.raises(ValueError, match="at most 36"):
        size_for(37)


def test_boards_are_where_the_throw_says():
    for surface in BOARDS:
        aimed = throw({}, die="red1", launch=drop(*surface.middle, HIGH + 100, held=HELD), skill="none")
        assert named(land(aimed, 1))["red1"].on == (surface.id,)
    off = throw({}, die="red1", launch=drop(0, 0, LOW + 100, held=HELD), skill="none")
    assert named(land(off, 1))["red1"].on == ()


def test_a_die_that_is_put_down_lies_at_once():
    """The search for a free spot used to wake dice out of play, and the throw lasted until those had fallen."""
    spot = pose(3000, -17000, HIGH)
    assert run_throw(throw(DICE, die="blue9", spot=spot, face=1, board="Alpha"), 1).seconds < 1


@pytest.mark.parametrize("lean", [6.7, -6.7, 20.0])
def test_no_die_sleeps_in_balance_on_a_board_s_edge(lean):
    """With its centre a twentieth of a millimetre past the edge, a die falls, but at first as slowly as one at rest."""
    rise = EDGE / 2 / np.cos(np.radians(lean)) - 20
    poised = {"pink1": pose(0, -22860 + 12700 + 5, 1270 + rise, 1, (lean, 0, 0))}
    lie = named(land(throw(poised), 1))["pink1"]
    assert far(lie.pose, poised["pink1"]) > 5
