"""The cursor of a replay, and its viewer."""

from __future__ import annotations

import pytest

from tests.table.test_throws import played
from tests.terminal.matches import random_match
from warbones.table.errors import UnknownView
from warbones.table.replay_frames import frames
from warbones.terminal.replay_cursor import ReplayCursor, UnknownDecision


def test_it_begins_at_the_start_with_everything_open() -> None:
    stepping = ReplayCursor(random_match())
    assert stepping.frame == frames(random_match(), "open")[0]
    assert stepping.where == f"Draft · 0 of {stepping.last} · everything open"


def test_steps_stop_at_both_ends() -> None:
    stepping = ReplayCursor(random_match())
    stepping.step(-1)
    assert stepping.at == 0
    stepping.step(1)
    assert stepping.at == 1
    stepping.go(10_000)
    stepping.step(1)
    assert stepping.frame.scene.over


def test_rounds_are_where_the_heading_changes() -> None:
    stepping = ReplayCursor(random_match())
    visited = [stepping.at]
    while stepping.at != stepping.last:
        stepping.round(1)
        visited.append(stepping.at)
    shown = stepping.frames
    assert visited == [0, *(frame.n for frame in shown[1:] if frame.round != shown[frame.n - 1].round), stepping.last]
    back = [stepping.at]
    while stepping.at:
        stepping.round(-1)
        back.append(stepping.at)
    assert back == visited[::-1]


def test_back_from_the_middle_of_a_round_goes_to_its_start() -> None:
    stepping = ReplayCursor(random_match(), at=5)
    stepping.round(-1)
    assert stepping.at == 0


def test_views_rotate_and_the_frame_stays() -> None:
    stepping = ReplayCursor(random_match(), at=17)
    seen = []
    for _ in range(4):
        seen.append((stepping.view, stepping.viewer, stepping.frame.scene.seat))
        stepping.next_view()
    assert seen == [
        ("open", "everything open", None),
        ("0", "seen by Alpha", 0),
        ("1", "seen by Beta", 1),
        ("watch", "seen by a spectator", None),
    ]
    assert (stepping.view, stepping.at) == ("open", 17)


def test_an_unknown_step_or_view_is_refused() -> None:
    last = ReplayCursor(random_match()).last
    assert ReplayCursor(random_match(), at=last).at == last
    with pytest.raises(UnknownDecision, match=f"numbered from 0 to {last}; there is no {last + 1}"):
        ReplayCursor(random_match(), at=last + 1)
    with pytest.raises(UnknownView):
        ReplayCursor(random_match(), "2")


def test_only_views_of_seats_that_played_rotate() -> None:
    stepping, viewers = ReplayCursor(played(2)), []
    for _ in range(4):
        stepping.next_view()
        viewers.append(stepping.viewer)
    assert viewers == ["seen by Alpha", "seen by Beta", "seen by a spectator", "everything open"]
