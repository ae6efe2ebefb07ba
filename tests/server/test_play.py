"""Playing over real sockets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest

from tests.effort import seeds
from tests.server.host import serving
from tests.server.player import Player, new_table, options, play_out
from warbones import Position
from warbones.protocol.messages import Accepted, Presence, Refused, TableTicket, View


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as host:
        yield host


def deciding(*players: Player) -> Player:
    """Return the player whose turn it is."""
    for player in players:
        player.newest()
    return next(player for player in players if options(player.views[-1]))


@pytest.mark.parametrize("seed", seeds(1, 2))
def test_a_whole_game_of_two_people(alpha: Player, beta: Player, seed: int) -> None:
    play_out([alpha, beta], random.Random(seed))
    for player in (alpha, beta):
        player.newest()
        assert player.views[-1].scene.over
        assert [view.v for view in player.views] == list(range(1, len(player.views) + 1))
        assert all(one.scene != two.scene for one, two in pairwise(player.views))
    assert alpha.views[-1].scene.status == beta.views[-1].scene.status


def test_a_seat_s_first_view_comes_at_once(alpha: Player) -> None:
    view = alpha.view()
    assert (view.v, view.number, view.scene.seat) == (1, 0, 0)


def test_an_answer_reaches_every_seat(alpha: Player, beta: Player) -> None:
    player = deciding(alpha, beta)
    before = {each: each.views[-1].v for each in (alpha, beta)}
    player.act(options(player.views[-1])[0], 0)
    for each in (alpha, beta):
        assert each.newest().v == before[each] + 1
    assert player.views[-1].number == 1


def test_one_seat_cannot_act_for_another(alpha: Player, beta: Player) -> None:
    player = deciding(alpha, beta)
    other = beta if player is alpha else alpha
    reply = other.ask(options(player.views[-1])[0])
    assert isinstance(reply, Refused)
    assert "must decide first" in reply.problem
    assert player.newest().v == 1


def test_an_illegal_action_changes_nothing(alpha: Player, beta: Player) -> None:
    player = deciding(alpha, beta)
    reply = player.ask("take the lot")
    assert isinstance(reply, Refused)
    assert "not legal" in reply.problem
    assert player.newest().v == 1


def test_an_intention_sent_twice_is_done_once(alpha: Player, beta: Player) -> None:
    player = deciding(alpha, beta)
    action = options(player.views[-1])[0]
    assert player.ask(action, name="once") == Accepted(id="once")
    assert player.ask(action, name="once") == Accepted(id="once", repeated=True)
    assert player.newest().number == 1


def test_a_late_answer_is_refused_as_late(alpha: Player, beta: Player) -> None:
    player = deciding(alpha, beta)
    action = options(player.views[-1])[0]
    player.act(action, 0)
    reply = player.ask(action, 0)
    assert isinstance(reply, Refused)
    assert "already been answered" in reply.problem
    assert "number 1" in reply.problem


def test_an_early_answer_is_refused_as_early(alpha: Player, beta: Player) -> None:
    player = deciding(alpha, beta)
    reply = player.ask(options(player.views[-1])[0], 1)
    assert isinstance(reply, Refused)
    assert "number 0" in reply.problem


def test_after_an_absence_only_new_views_arrive(host: str, ticket: TableTicket, alpha: Player, beta: Player) -> None:
    play_out([alpha, beta], random.Random(5))
    alpha.newest()
    for since in (1, len(alpha.views) // 2, len(alpha.views) - 1):
        with Player(host, ticket, 0, since=since, known=alpha.views) as back:
            back.newest()
            assert back.views == alpha.views[since:]


def test_a_client_that_missed_nothing_gets_nothing(host: str, ticket: TableTicket, alpha: Player) -> None:
    alpha.view()
    with Player(host, ticket, 0, since=1) as back:
        assert isinstance(back.ask("what is new?", 9), Refused)
        assert back.views == []


@pytest.mark.parametrize("since", [0, 99])
def test_a_new_client_gets_the_newest_view(
    host: str, ticket: TableTicket, alpha: Player, beta: Player, since: int
) -> None:
    player = deciding(alpha, beta)
    player.act(options(player.views[-1])[0], 0)
    with Player(host, ticket, 0, since=since) as back:
        assert back.newest() == alpha.newest()
        assert len(back.views) == 1


def test_two_sockets_of_one_seat_see_the_same(host: str, ticket: TableTicket, alpha: Player, beta: Player) -> None:
    with Player(host, ticket, 0) as twin:
        twin.view()
        player = deciding(alpha, beta)
        player.act(options(player.views[-1])[0], 0)
        assert twin.newest() == alpha.newest()


def test_options_are_played_by(host: str) -> None:
    ticket = new_table(host, options={"d_percent_sides": 100})
    with Player(host, ticket) as player:
        assert player.view().scene.title == "DiceWing"


def launching(alpha: Player, beta: Player) -> None:
    """Play the draft."""
    while alpha.newest().scene.prompt.secret is False:
        player = deciding(alpha, beta)
        player.act(options(player.views[-1])[0], player.views[-1].number)
    beta.newest()


def hidden_launch(host: str, choice: int) -> list[object]:
    """Return everything that Beta and spectators receive before Alpha's launch of pair ``choice`` is revealed."""
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta, Player(host, ticket, None) as watching:
        watching.view()
        launching(alpha, beta)
        alpha.act(options(alpha.views[-1])[choice], alpha.views[-1].number)
        beta.newest()
        beta.ask("launch everything", beta.views[-1].number)
        watching.newest()
        return [beta.received, watching.received, beta.company(settled), watching.company(settled)]


def settled(company: Presence) -> bool:
    """Return whether everybody has joined, and Beta's action before Alpha's launch cannot be undone any more."""
    return company.spectators == 1 and all(sitter.connected for sitter in company.occupants) and not company.may_undo


def test_a_secret_launch_does_not_show_to_the_other_seat(host: str, first: int) -> None:
    one, two = (hidden_launch(host, choice) for choice in (0, 7))
    assert one == two


def test_a_planted_leak_would_be_found(host: str, first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "scene_messages", lambda self, seat: self.game.view.draw(self, seat))
    one, two = (hidden_launch(host, choice) for choice in (0, 7))
    assert one[0] != two[0]
    assert one[1] != two[1]


def test_secret_actions_are_not_counted(alpha: Player, beta: Player) -> None:
    launching(alpha, beta)
    before = beta.newest()
    alpha.act(options(alpha.views[-1])[0], alpha.views[-1].number)
    after = beta.newest()
    assert after.number == before.number
    assert after.v - before.v == 1  # that Alpha is ready is public
    assert after.scene.seats[0].status == "ready"


def test_views_are_written_without_their_defaults(alpha: Player) -> None:
    alpha.view()
    raw = msgspec.json.decode(alpha.received[0])
    assert raw["type"] == "view"
    assert raw.keys() == {"type", "v", "number", "scene"}
    assert isinstance(msgspec.convert(raw, View), View)
