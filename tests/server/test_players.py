"""Players: a key in a browser, a name and mark, ratings by consent, a history, and deletion."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from tests.server.host import serving
from tests.server.manual_time import HandTime
from tests.server.person import Person, decoded, problem
from tests.server.player import INVITED, Player, key, new_table, options, seats_of
from warbones.club.bots import bot_rating
from warbones.club.ratings import shown
from warbones.protocol.club_messages import PastMatch, PlayerCode, PlayerFile, You
from warbones.protocol.messages import Accepted, ClientSeed, NameChange, Refused, TableTicket
from warbones.rooms.rooms import Rooms
from warbones.rooms.storage.store import StoreFailed
from warbones.table.answers import Ended
from warbones.table.record import read_record


@pytest.fixture
def ada(own_host: str) -> Person:
    return Person(own_host, "Ada", "bell")


@pytest.fixture
def bert(own_host: str) -> Person:
    return Person(own_host, "Bert")


@pytest.fixture
def waiting(host: str) -> TableTicket:
    """A table that waits for a friend, so that a rated match can still be requested."""
    return new_table(host, INVITED)


@pytest.fixture
def rated(ada: Person, bert: Person, waiting: TableTicket) -> TableTicket:
    """A table at which both people want the match to be rated."""
    assert ada.sit(waiting, 0, rated=True).is_success
    assert bert.sit(waiting, 1, rated=True).is_success
    return waiting


def resigned(host: str, ticket: TableTicket, seat: int = 1) -> None:
    """Play a match in which a seat resigns."""
    with Player(host, ticket, 0) as one, Player(host, ticket, 1) as other:
        for each in (one, other):
            each.company(lambda company: company.may_resign)
        assert isinstance((one, other)[seat].wish("resign"), Accepted)


def when(true: Callable[[], object]) -> object:
    """Wait until ``true`` returns a true value, and return that."""
    for _ in range(400):
        if found := true():
            return found
        time.sleep(0.02)
    raise AssertionError("it never became true")


def past(person: Person) -> PastMatch:
    """Return a person's last match, once it is stored."""
    when(lambda: person.history().matches)
    return person.history().matches[0]


def test_a_player_begins_with_a_name_and_a_mark(ada: Person) -> None:
    assert (ada.you.name, ada.you.mark, ada.you.devices) == ("Ada", "bell", 1)
    assert ada.you.marks
    again = decoded(ada.post("player", name=" Ada  L ", key=ada.key), You)
    assert (again.name, again.mark) == ("Ada L", "bell")
    assert ada.look() == again


def test_names_and_marks_that_nobody_can_have(ada: Person) -> None:
    for name, mark, why in (
        ("", "", "at least one letter"),
        ("A\u202eda", "", "invisible characters"),
        ("P\u0430ul", "", "one alphabet"),
        ("Paul", "nothing", "There is no mark 'nothing'"),
        ("ada", "", "looks like it"),
        ("\u0410da", "", "one alphabet"),
    ):
        assert why in problem(ada.post("player", name=name, mark=mark, key="x" * 24)), name
        assert "no longer has your profile" in problem(Person(ada.host, key="x" * 24).get("player"), 403)


def test_a_code_moves_a_player_to_another_device(ada: Person) -> None:
    code = decoded(ada.post("player/code", key=ada.key), PlayerCode).code
    phone = Person(ada.host, key="p" * 24)
    typed = f" {code[:5].lower()}-{code[5:]} "
    assert decoded(phone.post("player/redeem", code=typed, key=phone.key), You).name == "Ada"
    assert "works once" in problem(phone.post("player/redeem", code=code, key="q" * 24))
    assert ada.look().devices == 2
    assert decoded(phone.post("player/alone", key=phone.key), You).devices == 1
    assert "no longer has your profile" in problem(ada.get("player"), 403)


def test_a_table_receives_name_mark_and_rating(host: str, ada: Person, bert: Person, waiting: TableTicket) -> None:
    ada.sit(waiting, 0)
    with Player(host, waiting, 0) as alpha:
        sitter = alpha.company().occupants[0]
        assert (sitter.chosen_name, sitter.mark, sitter.rating, sitter.wants_rated) == ("Ada", "bell", 1500, False)
        bert.sit(waiting, 1, rated=True)
        company = alpha.company(lambda company: bool(company.occupants[1].mark))
        assert company.occupants[1].wants_rated
        assert not company.rated
        alpha.send(NameChange(id="c", name="Somebody"))
        assert "under your profile's name" in alpha.refusal()


def test_a_name_that_somebody_typed_gives_way_to_the_player_who_has_it(
    host: str, ada: Person, waiting: TableTicket
) -> None:
    with Player(host, waiting, 0) as alpha:
        alpha.send(NameChange(id="c", name="Ada"))
        assert isinstance(alpha.reply(), Accepted)
        ada.sit(waiting, 1)
        sitters = alpha.company(lambda company: bool(company.occupants[1].mark)).occupants
        assert [each.chosen_name for each in sitters] == ["", "Ada"]


def test_a_match_is_rated_if_both_want_it(host: str, ada: Person, bert: Person, rated: TableTicket) -> None:
    assert ada.players(rated).rated
    resigned(host, rated)
    match = past(bert)
    assert match.rated
    assert match.replayable
    assert [(each.name, each.you, each.score) for each in match.seats] == [("Ada", False, 1), ("Bert", True, -1)]
    (own,) = ada.look().ratings
    assert own.rating == match.seats[0].after
    assert own.rating > 1500 > bert.look().ratings[0].rating
    assert [each.name for each in ada.leaders().leaders if not each.bot] == ["Ada", "Bert"]


@pytest.mark.parametrize("wish", [(True, False), (False, True), (False, False)])
def test_a_match_is_not_rated_against_anybody_s_will(
    host: str, ada: Person, bert: Person, waiting: TableTicket, wish: tuple[bool, bool]
) -> None:
    ada.sit(waiting, 0, rated=wish[0])
    bert.sit(waiting, 1, rated=wish[1])
    resigned(host, waiting)
    assert not past(ada).rated
    assert ada.look().ratings == ()
    assert not [each for each in ada.leaders().leaders if each.name]


def test_a_rated_match_cannot_be_requested_once_play_has_begun(
    host: str, ada: Person, bert: Person, waiting: TableTicket
) -> None:
    ada.sit(waiting, 0, rated=True)
    with Player(host, waiting, 1) as beta:
        beta.company(lambda company: company.may_resign)
        assert "too late to decide whether it is rated" in problem(bert.sit(waiting, 1, rated=True))
        bert.sit(waiting, 1)
        ada.sit(waiting, 0, rated=False)
        players = ada.players(waiting)
        assert (players.rated, players.may_change) == (False, False)
        assert [each.wants_rated for each in players.players] == [True, False]


def test_in_a_rated_match_nobody_is_helped(host: str, rated: TableTicket) -> None:
    with Player(host, rated, 0) as alpha, Player(host, rated, 1) as beta:
        company = alpha.company(lambda company: company.may_resign)
        assert company.rated
        assert not company.may_hint
        assert not company.may_undo
        for what in ("hint", "bot"):
            assert isinstance(alpha.wish(what), Refused)
        beta.company(lambda company: company.may_resign)


def test_nobody_plays_against_themselves(ada: Person, waiting: TableTicket) -> None:
    ada.sit(waiting, 0, rated=True)
    assert "already have another seat" in problem(ada.sit(waiting, 1, rated=True))


def test_bots_are_rated_and_listed_among_people(host: str, ada: Person) -> None:
    known = bot_rating("dicewing", "random")
    assert known
    ticket = new_table(host, seats_of(bot=1), sends_client_seed=True)
    ada.sit(ticket, 0, rated=True)
    with Player(host, ticket, 0) as alpha:
        alpha.send(ClientSeed(id="s", seed="ab" * 32))
        company = alpha.company(lambda company: company.may_resign)
        assert company.rated
        assert company.occupants[1].rating == shown(known)
        alpha.wish("resign")
    assert past(ada).seats[1].bot == "random"
    (mine,) = ada.look().ratings
    assert mine.rating < 1500
    leaders = ada.leaders().leaders
    assert {each.bot: each.rating for each in leaders if each.bot}["random"] == shown(known)
    assert [each for each in leaders if each.name] == [leaders[-1]]
    assert leaders[-1].place == 0


def test_a_rematch_is_between_the_same_players(host: str, ada: Person, bert: Person, rated: TableTicket) -> None:
    with Player(host, rated, 0) as alpha, Player(host, rated, 1) as beta:
        beta.company(lambda company: company.may_resign)
        beta.wish("resign")
        assert isinstance(alpha.wish("rematch"), Accepted)
        assert isinstance(beta.consent(), Accepted)
        again = alpha.ticket()
    players = ada.players(again)
    assert [each.chosen_name for each in players.players] == ["Bert", "Ada"]
    assert players.rated


def test_a_player_can_download_everything_that_is_stored_about_them(host: str, ada: Person, rated: TableTicket) -> None:
    resigned(host, rated)
    past(ada)
    answer = ada.get("player/file")
    assert "warbones-player.json" in answer.headers["content-disposition"]
    file = decoded(answer, PlayerFile)
    assert (file.name, len(file.matches), len(file.ratings)) == ("Ada", 1, 1)


def test_deletion_leaves_a_player_without_a_name(
    host: str, data: Path, ada: Person, bert: Person, rated: TableTicket
) -> None:
    resigned(host, rated)
    past(bert)
    assert ada.delete().status_code == 204
    assert "no longer has your profile" in problem(ada.get("player"), 403)
    assert [each.name for each in bert.history().matches[0].seats] == ["", "Bert"]
    assert [each.chosen_name for each in bert.players(rated).players] == ["a player", "Bert"]
    assert [each.name for each in bert.leaders().leaders if not each.bot] == ["Bert"]
    replay = bert.get(f"tables/{rated.table}/replay").text
    assert '"a player"' in replay
    assert "Ada" not in replay
    assert Person(host, "Ada").you.name == "Ada"


def test_a_match_counts_for_the_opponent_of_a_player_who_is_deleted_during_it(
    host: str, ada: Person, bert: Person, rated: TableTicket
) -> None:
    with Player(host, rated, 0) as alpha, Player(host, rated, 1) as beta:
        beta.company(lambda company: company.may_resign)
        assert ada.delete().status_code == 204
        assert bert.players(rated).rated
        alpha.company(lambda company: company.may_resign)
        assert isinstance(alpha.wish("resign"), Accepted)
    match = past(bert)
    assert match.rated
    assert [(each.name, each.before) for each in match.seats] == [("", None), ("Bert", 1500)]
    assert bert.look().ratings[0].rating > 1500
    assert [each.name for each in bert.leaders().leaders if not each.bot] == ["Bert"]


def test_a_deleted_player_is_not_rated_in_a_match_that_has_not_begun(
    host: str, ada: Person, bert: Person, rated: TableTicket
) -> None:
    assert ada.delete().status_code == 204
    assert not bert.players(rated).rated


def test_a_deletion_that_failed_halfway_can_be_repeated(
    host: str, ada: Person, waiting: TableTicket, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a table still has the name, its player can be deleted."""
    tables = [waiting, *(new_table(host, INVITED) for _ in range(2))]
    for each in tables:
        ada.sit(each, 0)
    delete, seen = Rooms.delete_player_data, list[str]()

    async def failing(rooms: Rooms, table: str, seat: int) -> None:
        seen.append(table)
        if len(seen) == 2:
            raise StoreFailed
        await delete(rooms, table, seat)

    with monkeypatch.context() as broken:
        broken.setattr(Rooms, "delete_player_data", failing)
        assert "couldn't be saved" in problem(ada.delete(), 503)
    assert {ada.players(each).players[0].chosen_name for each in tables} == {"Ada", "a player"}
    assert ada.delete().status_code == 204
    assert {ada.players(each).players[0].chosen_name for each in tables} == {"a player"}
    assert "no longer has your profile" in problem(ada.get("player"), 403)


def test_others_learn_nothing_about_who_is_playing(host: str, data: Path, ada: Person, rated: TableTicket) -> None:
    """After a change of name, nothing that others receive may reveal who sat down as Ada."""
    received: list[str] = []
    with Player(host, rated, 0) as alpha, Player(host, rated, 1) as beta, Player(host, rated, None) as watching:
        for each in (beta, watching):
            each.company()
        decoded(ada.post("player", name="Grace", mark="fish", key=ada.key), You)
        alpha.company(lambda company: company.may_resign)
        alpha.wish("resign")
        for each in (beta, watching):
            each.company(lambda company: not company.may_resign)
            received += each.received
            received += [repr(company) for company in each.companies]
    past(ada)
    stranger = Person(host, key="s" * 24)
    for path in (
        "tables",
        f"tables/{rated.table}/players",
        f"tables/{rated.table}/file",
        f"tables/{rated.table}/replay",
    ):
        received.append(stranger.get(path).text)
    secret = [ada.key, sha256(ada.key.encode()).hexdigest(), "Grace", "fish"]
    assert not [each for each in secret for text in received if each in text]
    for path in ("player", "player/history", "player/file"):
        problem(stranger.get(path), 403)
    stored = b"".join(each.read_bytes() for each in data.iterdir())
    assert ada.key.encode() not in stored


def test_a_seat_s_token_opens_no_player_and_a_player_s_key_no_seat(ada: Person, waiting: TableTicket) -> None:
    problem(Person(ada.host, key=key(waiting, 0)).get("player"), 403)
    problem(ada.post(f"tables/{waiting.table}/player", token=ada.key, key=ada.key), 403)
    problem(ada.post(f"tables/{waiting.table}/player", token=key(waiting, 0), key="n" * 24), 403)


def test_a_result_that_a_killed_server_did_not_store_is_stored_by_the_next(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.MonkeyPatch.context() as away:

        async def nothing(*_: object) -> None:
            raise ConnectionError

        away.setattr("warbones.server.clubhouse.players.Players.settle", nothing)
        with serving(data) as host:
            ada, bert = Person(host, "Ada"), Person(host, "Bert")
            ticket = new_table(host, INVITED)
            ada.sit(ticket, 0, rated=True)
            bert.sit(ticket, 1, rated=True)
            resigned(host, ticket)
            assert not ada.history().matches
    with serving(data) as host:
        ada.host = host
        assert past(ada).rated


def test_requests_without_a_key_are_refused(host: str) -> None:
    for headers in ({}, {"authorization": "Bearer a b"}, {"authorization": "Basic x"}):
        answer = httpx.get(f"http://{host}/api/player", headers=headers)
        assert "no longer has your profile" in problem(answer, 403)
    assert "There is no speed" in problem(httpx.get(f"http://{host}/api/leaders?game=keep&speed=sideways"))
    problem(httpx.get(f"http://{host}/api/leaders?game=chess"), 404)


# Somebody who has gone


Left = tuple[HandTime, Person, Person, Player]


def until_the_other_is_asked(alpha: Player, beta: Player) -> None:
    """Play until one player waits for the other."""
    alpha.company(lambda company: company.may_resign)
    while options(alpha.newest()) or not options(beta.newest()):
        player = alpha if options(alpha.newest()) else beta
        if options(view := player.newest()):
            player.act(options(view)[0], view.number)


@pytest.fixture
def left(data: Path) -> Iterator[Left]:
    """A rated match that one player has left: the time, the one who waits, the one who left, and the waiting seat."""
    time = HandTime()
    with serving(data, timepiece=time) as host:
        ada, bert, ticket = Person(host, "Ada"), Person(host, "Bert"), new_table(host, INVITED)
        ada.sit(ticket, 0, rated=True)
        bert.sit(ticket, 1, rated=True)
        with Player(host, ticket, 0) as alpha, ExitStack() as away:
            beta = away.enter_context(Player(host, ticket, 1))
            until_the_other_is_asked(alpha, beta)
            away.close()
            alpha.company(lambda company: not company.occupants[1].connected)
            yield time, ada, bert, alpha


def test_waiting_long_enough_allows_a_claim_of_the_win(left: Left) -> None:
    time, waits, _, player = left
    assert "has been away for 10 minutes" in player.wish("claim").problem  # type: ignore[union-attr]
    time.go(9 * 60)
    assert isinstance(player.wish("call_off"), Refused)
    time.go(61)
    player.company(lambda company: company.may_claim)
    assert isinstance(player.wish("claim"), Accepted)
    match = past(waits)
    assert match.rated
    assert [each.you for each in match.seats if each.score > 0] == [True]
    file = read_record(waits.get(f"tables/{match.table}/file").content.splitlines())
    assert (file.heading.format, file.turns[-1].answers[0]) == (4, Ended(1, left=True))
    assert waits.get(f"tables/{match.table}/replay").is_success
    while not player.newest().scene.over:
        player.view()
    assert "away too long: " in player.views[-1].scene.prompt.text


def test_a_cancelled_match_counts_for_nobody(left: Left) -> None:
    time, waits, gone, player = left
    time.go(601)
    player.company(lambda company: company.may_claim)
    assert isinstance(player.wish("call_off"), Accepted)
    assert not past(waits).rated
    assert waits.look().ratings == gone.look().ratings == ()


def test_uncertain_ratings_are_listed_last(host: str, ada: Person) -> None:
    leaders = ada.leaders("keep")
    assert [each.bot for each in leaders.leaders] == ["master", "strong", "steady", "casual", "beginner", "random"]
    assert json.loads(ada.get("leaders", game="keep").text)["title"] == leaders.title
