"""A club evening over HTTP: entrants, pairings, tables and results."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.host import RandomBots, serving
from tests.server.manual_time import HandTime
from tests.server.person import Person, decoded, problem
from tests.server.player import Player, options
from tests.server.test_players import when
from warbones.protocol.club_messages import EventCard, EventPage
from warbones.protocol.messages import Accepted, ClientSeed, TableTicket


class Club:
    """An organiser and a tournament."""

    def __init__(self, host: str, kind: str = "swiss", **more: object) -> None:
        self.host, self.organiser = host, Person(host, key="o" * 24)
        body = {"key": self.organiser.key, "title": "Friday", "kind": kind, "game": "dicewing"} | more
        self.event = decoded(self.organiser.post("tournaments", **body), EventCard).event

    def enter(self, *people: Person) -> None:
        for each in people:
            assert each.post(f"tournaments/{self.event}/enter", key=each.key).is_success

    def by_hand(self, name: str) -> str:
        answer = self.organiser.post(f"tournaments/{self.event}/enter", key=self.organiser.key, name=name)
        return "" if answer.is_success else problem(answer)

    def page(self, person: Person | None = None) -> EventPage:
        return (person or self.organiser).event(self.event)

    def do(self, what: str, **more: object) -> EventPage:
        return decoded(self.organiser.change(self.event, what, **more), EventPage)

    def seat(self, person: Person, table: str) -> TableTicket:
        secret = f"secret-of-{person.name}".ljust(24, "-")
        return decoded(person.post(f"tables/{table}/come", key=person.key, secret=secret), TableTicket)


@pytest.fixture
def people(host: str) -> list[Person]:
    return [Person(host, name) for name in ("Ada", "Bert", "Carol", "Dan")]


def test_people_enter_with_their_players_and_others_by_hand(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people[:2])
    assert club.by_hand("Eve") == ""
    assert "something very similar" in club.by_hand("ada")
    assert "invisible characters" in club.by_hand("E\u200bve")
    page = club.page(people[1])
    assert [each.name for each in page.entrants] == ["Ada", "Bert", "Eve"]
    assert [each.player for each in page.entrants] == [True, True, False]
    assert (page.you, page.is_organiser) == (1, False)
    assert club.page().is_organiser
    assert [each.title for each in people[0].look().events] == ["Friday"]


def test_a_round_is_played_at_tables_of_this_server(host: str, people: list[Person]) -> None:
    club = Club(host, rated=True)
    club.enter(*people)
    ((first, second),) = club.do("pair").rounds
    assert first.table
    assert second.table
    one, other = (people[number] for number in (first.first, first.second or 0))
    tickets = [club.seat(person, first.table) for person in (one, other)]
    assert [ticket.seats[0].seat for ticket in tickets] == [0, 1]
    with Player(host, tickets[0], 0) as alpha, Player(host, tickets[1], 1) as beta:
        for each in (alpha, beta):
            company = each.company(lambda company: company.dice is not None)
            assert company.dice
        assert [each.chosen_name for each in alpha.company().occupants] == [one.name, other.name]
        assert one.players(tickets[0]).rated
        for each, share in ((alpha, "ab"), (beta, "cd")):
            each.send(ClientSeed(id="share", seed=share * 32))
        beta.company(lambda company: company.may_resign)
        assert isinstance(beta.wish("resign"), Accepted)
    when(lambda: club.page().rounds[0][0].result)
    assert club.page().rounds[0][0].result == "first"
    assert one.look().ratings[0].rating > 1500
    assert not club.page().may_pair
    page = club.do("result", round=0, pairing=1, result="draw")
    assert page.may_pair
    assert [each.points for each in page.standings] == [2, 1, 1, 0]


def test_a_seat_can_be_taken_again_elsewhere_and_by_nobody_else(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people[:2])
    ((pairing,),) = club.do("pair").rounds
    first = people[pairing.first]
    old = club.seat(first, pairing.table)
    answer = first.post(f"tables/{pairing.table}/come", key=first.key, secret="z" * 24)
    new = decoded(answer, TableTicket)
    assert new.seats[0].seat == old.seats[0].seat
    with Player(host, old, 0) as gone:
        assert "moved to another device" in gone.refusal()
    stranger = people[2].post(f"tables/{pairing.table}/come", key=people[2].key, secret="s" * 24)
    assert "No seat at this table is yours" in problem(stranger, 403)


def test_nobody_s_secret_opens_a_second_seat(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people[:2])
    ((pairing,),) = club.do("pair").rounds
    one, other = people[pairing.first], people[pairing.second or 0]
    held = club.seat(one, pairing.table).seats[0]
    twice = other.post(f"tables/{pairing.table}/come", key=other.key, secret=held.token)
    assert "make a new one for each seat" in problem(twice)
    again = decoded(one.post(f"tables/{pairing.table}/come", key=one.key, secret=held.token), TableTicket)
    assert again.seats == (held,), "a browser that heard no answer asks again"
    one.post(f"tables/{pairing.table}/come", key=one.key, secret="z" * 24)
    back = one.post(f"tables/{pairing.table}/come", key=one.key, secret=held.token)
    assert "make a new one for each seat" in problem(back), "which opens nothing since it was carried away"
    assert club.seat(other, pairing.table).seats[0].seat != held.seat


def test_only_the_organiser_leads(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people)
    for what in ("pair", "result", "back", "end", "longer"):
        assert "Only whoever set up this tournament" in problem(people[0].change(club.event, what), 403)
    by_hand = people[0].post(f"tournaments/{club.event}/enter", key=people[0].key, name="Mallory")
    assert "Only whoever set up" in problem(by_hand, 403)
    assert people[0].change(club.event, "leave", entrant=1).is_success
    assert [each.withdrawn for each in club.page().entrants] == [True, False, False, False]
    club.enter(people[0])
    assert not club.page().entrants[0].withdrawn
    stranger = Person(host, "Eve")
    assert "aren't in this tournament" in problem(stranger.change(club.event, "leave"), 403)


def test_a_draw_in_a_knock_out_gets_another_table(host: str, people: list[Person]) -> None:
    club = Club(host, "knockout")
    club.enter(*people[:2])
    ((before,),) = club.do("pair").rounds
    ((after,),) = club.do("result", result="draw").rounds
    assert (after.first, after.second) == (before.second, before.first)
    assert after.table not in ("", before.table)
    assert club.do("result", result="first").done
    assert club.do("end").over
    assert "is over" in problem(club.organiser.change(club.event, "pair"))


def test_an_evening_of_people_without_browsers(host: str) -> None:
    club = Club(host, "robin", game="keep")
    for name in ("Ada", "Bert", "Carol"):
        club.by_hand(name)
    while (page := club.page()).may_pair:
        page = club.do("pair")
        at = len(page.rounds) - 1
        for number, each in enumerate(page.rounds[at]):
            assert not each.table
            if each.second is not None:
                club.do("result", round=at, pairing=number, result="first")
    assert page.done
    assert len(page.rounds) == 3
    assert club.do("end").over


def test_a_double_round_robin_says_so_and_is_played_twice(host: str) -> None:
    club = Club(host, "robin", game="keep", meetings=2)
    for name in ("Ada", "Bert"):
        club.by_hand(name)
    for _ in range(2):
        club.do("pair")
        page = club.do("result", round=len(club.page().rounds) - 1, result="first")
    assert (page.meetings, page.done) == (2, True)
    ((one,), (two,)) = page.rounds
    assert (one.first, one.second) == (two.second, two.first)


def test_a_swiss_has_as_many_rounds_as_it_takes_and_more_on_request(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people)
    page = club.do("pair")
    assert page.planned_rounds == 2
    assert club.do("longer").planned_rounds == 3


def test_impossible_tournaments_are_refused(host: str) -> None:
    person = Person(host, key="o" * 24)
    body = {"key": person.key, "title": "Friday", "kind": "swiss", "game": "dicewing"}
    assert "A title can have at most 40" in problem(person.post("tournaments", **body | {"title": "x" * 41}))
    problem(person.post("tournaments", **body | {"game": "chess"}), 404)
    assert "nothing" in problem(person.post("tournaments", **body | {"options": {"nothing": 1}}))
    assert "no such tournament" in problem(person.get("tournaments/nothing"), 404)
    assert Club(host, game="indicesion").page().seats == ("Alpha", "Beta")
    ada = Person(host, "Ada")
    assert "belong to a tournament" in problem(ada.post("tables/x/come", key=ada.key, secret="s" * 24), 403)


def test_a_bot_fills_in_and_plays(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people[:3])
    answer = club.organiser.post(f"tournaments/{club.event}/enter", key=club.organiser.key, bot="random")
    assert answer.is_success, answer.text
    rounds = club.do("pair").rounds
    assert all(each.second is not None for each in rounds[0])
    at, pairing = next((at, each) for at, each in enumerate(rounds[0]) if 3 in (each.first, each.second))
    person = people[pairing.first if pairing.second == 3 else pairing.second or 0]
    ticket = club.seat(person, pairing.table)
    with Player(host, ticket, ticket.seats[0].seat) as player:
        player.company(lambda company: company.dice is not None)
        player.send(ClientSeed(id="share", seed="ab" * 32))
        player.company(lambda company: company.may_resign)
        assert isinstance(player.wish("resign"), Accepted)
    when(lambda: club.page().rounds[0][at].result)
    found = club.page().rounds[0][at]
    assert (found.result, found.walkover) == ("second" if pairing.second == 3 else "first", False)
    assert club.page().entrants[3].bot == "random"
    stranger = people[0].post(f"tournaments/{club.event}/enter", key=people[0].key, bot="random")
    assert "Only whoever set up" in problem(stranger, 403)


class Imports:
    """Records the threads that import NetworkX."""

    def __init__(self) -> None:
        self.threads: list[str] = []

    def find_spec(self, name: str, *_: object) -> None:
        if name == "networkx":
            self.threads.append(threading.current_thread().name)


@pytest.mark.usefixtures("own_host")
def test_no_table_waits_until_a_server_can_pair(
    host: str, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [each for each in sys.modules if each.partition(".")[0] == "networkx"]:
        monkeypatch.delitem(sys.modules, name)
    imports = Imports()
    monkeypatch.setattr(sys, "meta_path", [imports, *sys.meta_path])
    club = Club(host)
    club.enter(*people)
    club.do("pair")
    assert len(imports.threads) == 1
    assert "writer" not in imports.threads[0], "the thread in which every table's moves are stored"


def test_results_are_files(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people)
    club.do("pair")
    for name, kind, begins in (("csv", "text/csv", "place,name"), ("trf", "text/plain", "012 Friday")):
        answer = people[0].get(f"tournaments/{club.event}/results.{name}")
        assert answer.is_success
        assert answer.headers["content-type"].startswith(kind)
        assert answer.text.startswith(begins)
        assert people[0].name in answer.text


# Clocks

BANK = {"kind": "bank", "time": 300, "increment": 5}
LATE = 5 * 60 + 1


@pytest.fixture
def time() -> HandTime:
    return HandTime()


@pytest.fixture
def timed(data: Path, bots: RandomBots, time: HandTime) -> Iterator[Club]:
    """A rated tournament with clocks, on a server whose time is moved by hand."""
    with serving(data, bots, timepiece=time) as host:
        yield Club(host, rated=True, clock=BANK)


def came(club: Club, *names: str) -> list[Person]:
    people = [Person(club.host, name) for name in names]
    club.enter(*people)
    return people


def test_clocks_of_a_tournament(host: str) -> None:
    body = {"key": "o" * 24, "title": "Friday", "kind": "swiss", "game": "dicewing"}
    person = Person(host, key="o" * 24)
    assert "A clock can start with" in problem(person.post("tournaments", **body, clock=BANK | {"time": 1}))
    assert "no bot plays on" in problem(person.post("tournaments", **body, clock=BANK | {"out": "bot"}))
    assert Club(host).page().clock is None


def test_a_no_show_loses_on_time(timed: Club, time: HandTime) -> None:
    people = came(timed, "Ada", "Bert")
    ((pairing,),) = timed.do("pair").rounds
    assert pairing.starts_at == time.now() + 300_000
    page = timed.page()
    assert page.clock
    assert (page.clock.time, page.clock.increment) == (300, 5)
    here = people[pairing.first]
    with Player(timed.host, timed.seat(here, pairing.table), 0) as player:
        assert player.company(lambda company: company.dice is not None).starts_at == pairing.starts_at
        player.send(ClientSeed(id="share", seed="ab" * 32))
        assert isinstance(player.reply(), Accepted)
        time.go(LATE)
        player.clock(lambda clocks: bool(clocks.running))
        while options(view := player.newest()):
            player.act(options(view)[0], view.number)
        told = player.clock(lambda clocks: clocks.running == (1,))
        time.go(told.delay / 1000 + 302)
        while not player.newest().scene.over:
            player.view()
    when(lambda: timed.page().rounds[0][0].result)
    told_ = timed.page().rounds[0][0]
    assert (told_.result, told_.walkover) == ("first", True)
    assert not here.history().matches[0].rated


def test_a_latecomer_plays_with_less_time_and_is_rated(timed: Club, time: HandTime) -> None:
    people = came(timed, "Ada", "Bert")
    ((pairing,),) = timed.do("pair").rounds
    pair = [people[entrant] for entrant in (pairing.first, pairing.second or 0)]
    ticket = timed.seat(pair[0], pairing.table)
    with Player(timed.host, ticket, 0) as alpha:
        time.go(LATE)
        assert not alpha.company(lambda company: not company.starts_at and company.may_resign).rated
        with Player(timed.host, timed.seat(pair[1], pairing.table), 1) as beta:
            company = alpha.company(lambda company: company.rated)
            assert [each.chosen_name for each in company.occupants] == [each.name for each in pair]
            assert beta.clock(lambda clocks: bool(clocks.running))
            beta.wish("resign")
    when(lambda: timed.page().rounds[0][0].result)
    assert (timed.page().rounds[0][0].result, timed.page().rounds[0][0].walkover) == ("first", False)
    when(lambda: pair[0].history().matches)
    assert pair[0].history().matches[0].rated
    assert pair[0].look().ratings[0].speed == "steady"


def test_without_players_neither_wins(timed: Club, time: HandTime) -> None:
    came(timed, "Ada", "Bert")
    timed.do("pair")

    def done() -> bool:
        time.go(60)
        return timed.page().done

    when(done)
    assert [(each.result, each.walkover) for each in timed.page().rounds[0]] == [("neither", True)]
