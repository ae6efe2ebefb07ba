"""Clocks at a table: which one runs, what a move costs, and what happens when time runs out."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Semaphore
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.frames import Frame

from tests.effort import cases
from tests.server.host import RandomBots, serving
from tests.server.manual_time import HandTime
from tests.server.player import PATIENCE, Player, key, new_table, options
from tests.verify.command import NO_CLOCKS, verified
from warbones import GAMES
from warbones.cli.app import app
from warbones.core.view.scene import Scene
from warbones.protocol.messages import Accepted, Act, ClockStates, Refused, TableTicket
from warbones.rooms.steady_clock import PAUSE
from warbones.server.sockets.websocket_protocol import TolerantProtocol
from warbones.server.store.uptime import Uptime

MOVE = {"kind": "move", "time": 30}
BANK = {"kind": "bank", "time": 60, "increment": 5}
OUT = 32
"""Seconds after which a seat that had thirty has none left, lag included."""


@pytest.fixture
def time() -> HandTime:
    return HandTime()


@pytest.fixture
def host(data: Path, bots: RandomBots, time: HandTime) -> Iterator[str]:
    with serving(data, bots, timepiece=time) as host:
        yield host


def until_over(player: Player) -> Scene:
    """Wait for the scene in which a match is over, and return it."""
    while not (player.views and player.views[-1].scene.over):
        player.view()
    return player.views[-1].scene


def asked(*players: Player) -> Player:
    """Return the first of these players with a decision."""
    return next(player for player in players if options(player.newest()))


def begun(time: HandTime, alpha: Player, beta: Player) -> tuple[int, Player]:
    """Return the first player with a decision, and their seat, after the opening dice were shown."""
    mover = asked(alpha, beta)
    seat = (alpha, beta).index(mover)
    time.go(mover.clock(lambda clocks: seat in clocks.running).delay / 1000)
    return seat, mover


def standing(host: str, ticket: TableTicket, seat: int) -> dict[str, Any]:
    shown = {"Authorization": f"Bearer {key(ticket, seat)}"}
    answer: dict[str, Any] = httpx.get(f"http://{host}/api/tables/{ticket.table}/standing", headers=shown).json()
    return answer


@pytest.mark.parametrize(
    ("clock", "problem"),
    [
        ({"kind": "move", "time": 0}, "A clock can give 5 to 86,400 seconds for each move, not 0."),
        ({"kind": "days", "time": 400}, "A clock can give 1 to 30 days for each move, not 400."),
        ({"kind": "move", "time": "soon"}, "The request cannot be read. clock.time: Expected `int`, got `str`."),
        ({"kind": "blitz", "time": 60}, "The request cannot be read. clock.kind: Invalid enum value 'blitz'."),
        ({"kind": "bank", "time": 60, "out": "bot", "bot": "nobody"}, "There is no bot 'nobody'; choose from "),
    ],
)
def test_a_clock_that_nobody_could_play_by_is_refused(host: str, clock: dict[str, Any], problem: str) -> None:
    asked = {"game": "keep", "seats": [{"kind": "person"}] * 2, "clock": clock}
    answer = httpx.post(f"http://{host}/api/tables", json=asked)
    assert answer.status_code == 400
    assert answer.json()["problem"].startswith(problem)


def test_a_table_without_clocks_tells_of_none(host: str) -> None:
    with Player(host, new_table(host), 0) as alpha:
        alpha.newest()
        assert alpha.clocks == []


@pytest.mark.parametrize("game", cases(GAMES, ["dicewing", "indicesion"]))
def test_running_out_of_time_loses_in_every_game(host: str, time: HandTime, game: str) -> None:
    ticket = new_table(host, game=game, clock=MOVE)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        told = alpha.clock(lambda clocks: bool(clocks.running))
        time.go(OUT)
        ending = until_over(alpha).ending
        assert ending
        if len(told.running) == 2:
            assert (ending.text, ending.winners) == ("Everyone who had to move ran out of time: nobody wins.", ())
        else:
            (seat,) = told.running
            assert ending.winners == (1 - seat,)
            assert (alpha, beta)[seat].clock(lambda clocks: not clocks.running).left[seat] == 0
            words = until_over((alpha, beta)[seat]).prompt.text
            assert words.startswith("You ran out of time: ")
        assert until_over(beta).ending


@pytest.mark.parametrize("game", cases(GAMES, ["army", "keep"]))
def test_a_bot_plays_on_for_whose_time_runs_out_in_every_game(host: str, time: HandTime, game: str) -> None:
    ticket = new_table(host, game=game, clock=MOVE | {"out": "bot"})
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        running = alpha.clock(lambda clocks: bool(clocks.running)).running
        time.go(OUT)
        for player in (alpha, beta):
            sitters = player.company(lambda company: any(sitter.timed_out for sitter in company.occupants)).occupants
            assert {sitter.seat for sitter in sitters if sitter.timed_out and sitter.stand_in} == {*running}
        for seat in running:
            assert "bot is playing for you" in (alpha, beta)[seat].ask("anything").problem  # type: ignore[union-attr]
            assert (alpha, beta)[seat].wish("seat") == Accepted(id="wish")


def test_a_bank_that_is_spent_stays_with_the_bot(host: str, time: HandTime) -> None:
    ticket = new_table(host, clock=BANK | {"out": "bot", "bot": "random"})
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        late = asked(alpha, beta)
        time.go(62)
        late.company(lambda company: any(sitter.timed_out for sitter in company.occupants))
        assert "time for this match has run out" in late.wish("seat").problem  # type: ignore[union-attr]


def test_with_three_at_the_table_nobody_loses_by_the_clock(host: str, time: HandTime) -> None:
    three = {"game": "indicesion", "seats": [{"kind": "person"}] * 3, "options": {"players": 3}}
    answer = httpx.post(f"http://{host}/api/tables", json=three | {"clock": MOVE})
    assert "let a bot play on instead" in answer.json()["problem"]
    ticket = new_table(host, clock=MOVE | {"out": "bot"}, **three)  # type: ignore[arg-type]
    with Player(host, ticket, 0) as alpha:
        alpha.clock(lambda clocks: bool(clocks.running))
        time.go(OUT)
        alpha.company(lambda company: any(sitter.timed_out for sitter in company.occupants))


# What time costs


def test_a_move_costs_its_time_and_adds_its_increment(host: str, time: HandTime) -> None:
    ticket = new_table(host, clock=BANK)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        seat, mover = begun(time, alpha, beta)
        assert mover.clock().left == (60_000, 60_000)
        time.go(9)
        mover.act(options(mover.views[-1])[0], 0)
        told = beta.clock(lambda clocks: clocks.running == (1 - seat,))
        assert (told.left[seat], told.left[1 - seat]) == (56_000, 60_000)
        assert standing(host, ticket, 1 - seat)["left"] == 60_000 + told.delay
        time.go(told.delay / 1000 + 2)
        assert standing(host, ticket, 1 - seat)["left"] == 58_000
        assert "left" not in standing(host, ticket, seat)


@pytest.mark.parametrize(("round_trip", "back"), [(0, 0), (250, 250), (2000, 600)])
def test_network_delay_is_given_back_as_far_as_pings_show_it(
    host: str, time: HandTime, monkeypatch: pytest.MonkeyPatch, round_trip: int, back: int
) -> None:
    monkeypatch.setattr(TolerantProtocol, "round_trip", round_trip)
    assert left_after_a_move(host, time) == 51_000 + back


def left_after_a_move(host: str, time: HandTime, ready: Callable[[], object] = bool) -> int:
    """Return the milliseconds left of sixty seconds after a move that took nine, 0.6 of them reported as delay.

    ``ready()`` returns when the move may be made.
    """
    ticket = new_table(host, clock={"kind": "bank", "time": 60})
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        seat, mover = begun(time, alpha, beta)
        ready()
        time.go(9)
        mover.send(Act(id="mine", number=0, action=options(mover.views[-1])[0], thinking_time=8_400))
        assert mover.reply() == Accepted(id="mine")
        return mover.clock(lambda clocks: clocks.running == (1 - seat,)).left[seat]


def test_a_slow_line_is_found_by_the_first_ping(host: str, time: HandTime, monkeypatch: pytest.MonkeyPatch) -> None:
    measured, pong = Semaphore(0), TolerantProtocol.handle_pong

    def late(protocol: TolerantProtocol, event: Frame) -> None:
        protocol.loop.call_later(0.3, lambda: (pong(protocol, event), measured.release()))

    monkeypatch.setattr(TolerantProtocol, "handle_pong", late)
    assert left_after_a_move(host, time, lambda: [measured.acquire(timeout=PATIENCE) for _ in range(2)]) >= 51_300


def test_an_answer_after_the_time_is_refused_in_words(host: str, time: HandTime) -> None:
    ticket = new_table(host, clock=MOVE)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        _, mover = begun(time, alpha, beta)
        action = options(mover.views[-1])[0]
        time.go(30.5)
        mover.send(Act(id="late", number=0, action=action, thinking_time=31_400))
        assert "Your time has run out." in mover.refusal()
        time.go(1)
        assert until_over(mover).ending


def test_bots_have_no_clock_and_a_seat_that_is_left_to_one_none_that_runs(host: str, time: HandTime) -> None:
    ticket = new_table(host, clock=BANK)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        seat, mover = begun(time, alpha, beta)
        time.go(10)
        assert mover.wish("bot", bot="random") == Accepted(id="wish")
        told = beta.clock(lambda clocks: seat not in clocks.running)
        assert told.left[seat] == 50_000
        time.go(600 if told.running == () else 5)
        assert alpha.clock(lambda clocks: seat not in clocks.running).left[seat] == 50_000


def test_undoing_a_move_removes_its_increment(host: str, time: HandTime) -> None:
    ticket = new_table(host, clock=BANK)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        seat, mover = begun(time, alpha, beta)
        other = (alpha, beta)[1 - seat]
        time.go(9)
        mover.act(options(mover.views[-1])[0], 0)
        told = other.clock(lambda clocks: clocks.running == (1 - seat,))
        time.go(told.delay / 1000 + 20)
        mover.wish("undo")
        other.consent()
        told = other.clock(lambda clocks: clocks.running == (seat,))
        assert (told.left[seat], told.left[1 - seat]) == (51_000, 40_000)


# Secrets


@pytest.mark.parametrize("game", ["army", "battle"])
def test_secret_decisions_change_no_visible_clock(host: str, time: HandTime, game: str) -> None:
    ticket = new_table(host, game=game, clock=MOVE)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        seat, mover = begun(time, alpha, beta)
        other = (alpha, beta)[1 - seat]
        other.clock(lambda clocks: seat in clocks.running)
        other.newest()
        clocks, views, decided = list(other.clocks), len(other.views), 0
        while options(mover.newest()) and decided < 6:
            view = mover.views[-1]
            time.go(1)
            mover.act(options(view)[-1], view.number)
            decided += 1
            other.newest()
            if len(other.views) > views:
                break  # others may read off a clock what they see anyway
            assert other.clocks == clocks
        assert decided


def test_a_seat_that_answered_in_secret_wins_when_the_other_s_time_runs_out(host: str, time: HandTime) -> None:
    ticket = new_table(host, game="army", clock={"kind": "move", "time": 120})
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        alpha.newest()
        assert alpha.clock(lambda clocks: bool(clocks.running)).running == (0, 1)
        rng = random.Random(1)
        while options(alpha.newest()):
            view = alpha.views[-1]
            alpha.act(rng.choice(options(view)), view.number)
        assert alpha.clock(lambda clocks: clocks.running == (1,))
        assert beta.clock(lambda clocks: clocks.running == (1,))
        time.go(122)
        ending = until_over(beta).ending
        assert ending
        assert ending.winners == (0,)


# Real dice


def test_dice_rolled_before_everybody_cost_nobody_a_minute_and_then_the_roller(host: str, time: HandTime) -> None:
    ticket = new_table(host, by_hand=True, clock=MOVE)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        rolls = next(seat for seat, each in enumerate((alpha, beta)) if each.newest().scene.prompt.kind == "roll")
        told = alpha.clock(lambda clocks: bool(clocks.running))
        assert (told.running, told.delay) == ((rolls,), 60_000)
        time.go(61)
        roller, other = (alpha, beta)[rolls], (alpha, beta)[1 - rolls]
        assert isinstance(roller.roll(1), Accepted)  # the first of seven dice, which does not begin another minute
        told = other.clock(lambda clocks: clocks.left[rolls] < 30_000)
        assert (told.running, told.left[rolls]) == ((rolls,), 29_000)
        time.go(told.delay / 1000 + 31)
        assert until_over(other).ending.winners == (1 - rolls,)  # type: ignore[union-attr]
        assert isinstance(roller.roll(1), Refused)


def test_a_minute_that_dice_did_not_take_is_nobody_s_to_think(host: str, time: HandTime) -> None:
    ticket = new_table(host, game="keep", by_hand=True, clock=BANK)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        players = (alpha, beta)
        while not any(options(player.newest()) for player in players):
            roller = next(player for player in players if player.newest().scene.prompt.kind == "roll")
            roller.roll(*(1 for _ in roller.views[-1].scene.prompt.dice))
        told = alpha.clock(lambda clocks: bool(clocks.running) and clocks.delay < 16_000)
        time.go(told.delay / 1000 + 10)
        assert standing(host, ticket, told.running[0])["left"] == 50_000


def test_dice_rolled_in_secret_move_no_clock(host: str, time: HandTime) -> None:
    """A clock that stands still must not reveal how often somebody rolls behind the divider."""
    ticket = new_table(host, game="army", by_hand=True, clock={"kind": "bank", "time": 600})
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        beta.clock(lambda clocks: clocks.running == (0, 1))
        beta.newest()
        clocks, views, rolled = list(beta.clocks), len(beta.views), 0
        for _ in range(6):
            view = alpha.newest()
            prompt = view.scene.prompt
            time.go(3)
            rolled += prompt.kind == "roll"
            if prompt.kind == "roll":
                alpha.roll(*(1 for _ in prompt.dice))
            elif prompt.several:
                alpha.act(" ".join((prompt.several.action, *prompt.several.pieces[:1])), view.number)
            elif options(view):
                alpha.act(options(view)[0], view.number)
            else:
                break
            beta.newest()
            if len(beta.views) > views:
                break  # others may read off a clock what they see anyway
            assert beta.clocks == clocks
        assert rolled
        assert standing(host, ticket, 1)["left"] <= 600_000 - 3_000 * rolled


# Restarts


def test_clocks_go_on_after_a_restart_and_being_down_costs_nobody(data: Path, time: HandTime) -> None:
    with serving(data, timepiece=time) as host:
        ticket = new_table(host, clock=BANK)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            seat, _ = begun(time, alpha, beta)
            time.go(10)
    time.be_down(3600)
    with serving(data, timepiece=time) as host:
        assert standing(host, ticket, seat)["left"] == 50_000
        with Player(host, ticket, seat) as mover:
            assert mover.clock().left[seat] == 50_000
            time.go(7)
        with Player(host, ticket, seat) as mover:
            assert mover.clock().left[seat] == 43_000


def test_used_time_stays_used_if_the_system_clock_goes_back(data: Path) -> None:
    machine = Machine()
    with serving(data, timepiece=machine.up(data)) as host:
        ticket = new_table(host, clock={"kind": "bank", "time": 600})
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            mover = asked(alpha, beta)
            seat = (alpha, beta).index(mover)
            machine.go(300)
            used = standing(host, ticket, seat)["left"]
            assert used < 305_000
    machine.go(5)
    machine.wall -= 10 * 86_400
    with serving(data, timepiece=machine.up(data)) as host, Player(host, ticket, seat) as mover:
        assert used - 3_000 <= mover.clock().left[seat] <= used
        machine.go(100)
        assert used - 103_000 <= standing(host, ticket, seat)["left"] <= used - 100_000


def test_time_runs_out_at_a_table_that_nobody_opens(data: Path, time: HandTime) -> None:
    with serving(data, timepiece=time) as host:
        ticket = new_table(host, clock={"kind": "days", "time": 2})
    with serving(data, timepiece=time) as host:
        assert not any(standing(host, ticket, seat).get("over") for seat in range(2))
        time.go(2 * 24 * 3600 + 2)
        with Player(host, ticket, None) as watcher:
            until_over(watcher)


def test_a_seat_whose_time_ran_out_is_a_bot_s_after_a_restart(data: Path, time: HandTime) -> None:
    class Asleep(RandomBots):
        async def plan(self, *_: object) -> Sequence[str]:
            raise RuntimeError("asleep")

    with serving(data, Asleep(), timepiece=time) as host:
        ticket = new_table(host, clock=BANK | {"out": "bot"})
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            seat, _ = begun(time, alpha, beta)
            time.go(62)
            alpha.company(lambda company: company.occupants[seat].timed_out)
    with serving(data, timepiece=time) as host, Player(host, ticket, 1 - seat) as other:
        told = other.clock(lambda clocks: clocks.running == (1 - seat,))
        assert told.left[seat] == 0
        assert other.company().occupants[seat].timed_out


# Afterwards


def test_a_file_has_the_time_that_was_used_and_is_verified(host: str, time: HandTime, tmp_path: Path) -> None:
    ticket = new_table(host, clock=BANK, sends_client_seed=False)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        _, mover = begun(time, alpha, beta)
        time.go(3)
        mover.act(options(mover.views[-1])[0], 0)
        alpha.wish("resign")
    content = httpx.get(f"http://{host}/api/tables/{ticket.table}/file", timeout=60).content
    heading = json.loads(content.splitlines()[0])
    assert heading["format"] == 4
    assert heading["clock"].items() >= BANK.items()
    file = tmp_path / "match.jsonl"
    file.write_bytes(content)
    assert verified(file) == (2, [NO_CLOCKS])
    replay = httpx.get(f"http://{host}/api/tables/{ticket.table}/replay", timeout=60).json()
    assert replay["clock"].items() >= BANK.items()
    spent = [frame.get("spent", 0) for frame in replay["frames"]]
    assert 3000 in spent
    assert sorted(replay["frames"][spent.index(3000)]["left"]) == [60_000, 62_000]
    again = httpx.post(f"http://{host}/api/replay", content=content, timeout=60).json()
    assert again["frames"][-1]["left"] == replay["frames"][-1]["left"]


def test_a_match_that_ended_by_the_clock_can_be_seen_again(host: str, time: HandTime, tmp_path: Path) -> None:
    ticket = new_table(host, clock=MOVE)
    with Player(host, ticket, 0) as alpha:
        alpha.clock(lambda clocks: bool(clocks.running))
        time.go(OUT)
        text = until_over(alpha).prompt.text
    file = tmp_path / "match.jsonl"
    file.write_bytes(httpx.get(f"http://{host}/api/tables/{ticket.table}/file", timeout=60).content)
    code, (result, clocks) = verified(file)
    assert (code, clocks) == (2, NO_CLOCKS)
    assert re.fullmatch(
        r"The result was not checked\. \w+ ran out of time: .* So the table says, by its own clock\.", result
    )
    said = CliRunner().invoke(app, ["replay", str(file), "--lines"]).output
    assert "out of time" in said
    assert "out of time" in text


def test_a_rematch_has_the_same_clock_full_again(host: str, time: HandTime) -> None:
    ticket = new_table(host, clock=BANK)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        alpha.clock()
        time.go(10)
        alpha.wish("resign")
        alpha.wish("rematch")
        beta.wish("rematch")
        again = alpha.ticket()
        with Player(host, again, None, token="") as watcher:
            told = watcher.clock()
            assert isinstance(told, ClockStates)
            assert told.left == (60_000, 60_000)


# The server's own time


class Machine:
    """A machine's two clocks."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_700_000_000.0, 50.0

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def up(self, folder: Path) -> Uptime:
        return Uptime(folder, lambda: self.wall, lambda: self.steady)


def test_time_between_two_servers_does_not_count(tmp_path: Path) -> None:
    machine = Machine()
    first = machine.up(tmp_path)
    since = first.now()
    for _ in range(30):
        machine.go(1)
        first.beat()
    machine.go(1)  # and killed
    machine.go(3600)
    second = machine.up(tmp_path)
    assert second.now() - since == 3_631_000
    assert 3_601_000 <= second.down(since) <= 3_603_000
    assert second.lost == 0
    machine.go(10)
    second.close()
    machine.go(100)
    third = machine.up(tmp_path)
    assert third.down(since) == second.down(since) + 100_000
    assert third.down(third.now() - 40_000) == 40_000


def test_a_pause_of_the_server_and_a_jump_of_its_clock_cost_nobody(tmp_path: Path) -> None:
    machine = Machine()
    uptime = machine.up(tmp_path)
    since = uptime.now()
    machine.go(1)
    uptime.beat()
    machine.go(PAUSE / 1000 + 20)  # suspended and resumed
    uptime.beat()
    assert uptime.down(since) == uptime.lost == PAUSE + 20_000
    machine.wall += 86_400  # somebody sets the clock
    assert uptime.now() - since == PAUSE + 21_000


def test_heartbeats_that_cannot_be_read_or_stored_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "uptime.json").write_text("{")
    assert Machine().up(tmp_path).down(0) == 0
    assert Machine().up(tmp_path / "nowhere").down(0) == 0


def test_a_clock_that_was_set_back_makes_no_outage(tmp_path: Path) -> None:
    machine = Machine()
    machine.up(tmp_path).close()
    machine.wall -= 500
    assert machine.up(tmp_path).down(0) == 0
