"""The contract of stores of players and tournaments, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from tests.server.host import using
from tests.server.test_store_contract import MATCH, ON, OPENING
from warbones.club.ratings import Rating
from warbones.club.tournaments.tournament import Entrant, NotAllowed, Tournament, TournamentKind, entered
from warbones.rooms.storage.stored_match import DELETED_NAME
from warbones.server.store.club.club_store import MatchResult, NameTaken, NoPlayer, Profile, UnknownEvent
from warbones.server.store.club.ledger import Ledger
from warbones.server.store.club.tables import NAMES
from warbones.server.store.migration import migrate
from warbones.server.store.postgres.postgres_store import PostgresStore
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.server.store.transactions import Row

T = TypeVar("T")
Store = SqliteStore | PostgresStore
Use = Callable[[Callable[[Ledger], Awaitable[T]]], T]

ADA, BERT = Profile("a", "Ada", "sword", 1), Profile("b", "Bert", "axe", 2)
OUTCOME = MatchResult("t", "keep", "any", (1, -1), (None, None), {}, rated=True, at=10)


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, data: Path) -> Callable[[], Store]:
    if request.param == "sqlite":
        return lambda: SqliteStore(data)
    url = request.getfixturevalue("database")
    return lambda: PostgresStore(url)


@pytest.fixture
def use(opened: Callable[[], Store]) -> Use[T]:
    """Open the store, use its ledger, and close it."""
    return lambda job: using(opened, lambda store: job(Ledger(store.runner)))


async def two(ledger: Ledger) -> None:
    await ledger.enrol(ADA, "key a")
    await ledger.enrol(BERT, "key b")


async def both_sit(ledger: Ledger, table: str = "t") -> None:
    assert await ledger.sit(table, 0, "a", 5)
    assert await ledger.sit(table, 1, "b", 5)


def test_a_player_is_found_by_key_alone(use: Use[object]) -> None:
    use(two)
    assert use(lambda ledger: ledger.player("key a")) == ADA
    assert use(lambda ledger: ledger.player("a")) is None


def test_players_of_before_keep_their_names_though_they_look_the_same_now(use: Use[object]) -> None:
    async def resumed(ledger: Ledger) -> None:
        for number, (player, name) in enumerate((("z", "Виктор"), ("a", "ВИКТОР"), ("b", "Bert"))):
            statement = "INSERT INTO club_players (id, name, alike, mark, made) VALUES (?, ?, ?, ?, ?)"
            await ledger._run(statement, player, name, f"as of before {number}", "axe", number)
            await ledger._run("INSERT INTO club_keys (key, player) VALUES (?, ?)", f"key {player}", player)
        for _ in range(2):
            await ledger.keep_missing_looks()
        await ledger.rename("a", "ВИКТОР", "bell")
        for taken in ("виктор", "BERT"):
            with pytest.raises(NameTaken):
                await ledger.enrol(Profile("c", taken, "axe", 9), "key c")
        await ledger.rename("z", "Fritz", "axe")
        await ledger.enrol(Profile("c", "виктор", "axe", 9), "key c")

    use(resumed)
    assert use(lambda ledger: ledger.player("key a")) == Profile("a", "ВИКТОР", "bell", 1)


@pytest.mark.parametrize("name", ["Ada", "ADA", "\u0410da", "A da"])
def test_names_that_look_alike_belong_to_one_player(use: Use[object], name: str) -> None:
    async def taken(ledger: Ledger) -> None:
        await two(ledger)
        with pytest.raises(NameTaken):
            await ledger.enrol(Profile("c", name, "axe", 3), "key c")
        with pytest.raises(NameTaken):
            await ledger.rename("b", name, "axe")
        assert await ledger.player("key c") is None
        await ledger.rename("a", name, "bell")

    use(taken)
    assert use(lambda ledger: ledger.player("key b")) == BERT
    assert use(lambda ledger: ledger.player("key a")) == replace(ADA, name=name, mark="bell")


def test_a_code_adds_one_device_once_and_in_time(use: Use[object]) -> None:
    async def carried(ledger: Ledger) -> None:
        await two(ledger)
        await ledger.add_code("a", "old", 100)
        await ledger.add_code("a", "code", 100)
        assert await ledger.redeem("old", "key c", range(50, 201)) is None
        assert await ledger.redeem("code", "key c", range(100, 201)) == ADA
        assert await ledger.redeem("code", "key d", range(50, 201)) is None
        await ledger.add_code("a", "late", 100)
        assert await ledger.redeem("late", "key d", range(101, 201)) is None
        await ledger.add_code("a", "early", 100)  # the clock was set back since
        assert await ledger.redeem("early", "key d", range(20, 81)) is None
        await ledger.add_code("a", "own", 100)
        assert await ledger.redeem("own", "key b", range(50, 201)) is None
        assert await ledger.keys("a") == 2
        await ledger.only("a", "key c")
        assert (await ledger.player("key a"), await ledger.player("key c")) == (None, ADA)

    use(carried)


def test_a_player_has_one_seat_at_a_table(use: Use[object]) -> None:
    async def sit(ledger: Ledger) -> None:
        await two(ledger)
        assert await ledger.sit("t", 0, "a", 5)
        assert await ledger.sit("t", 0, "a", 6)
        assert not await ledger.sit("t", 1, "a", 6)
        assert await ledger.seated("t") == {0: "a"}
        assert await ledger.unsettled(4) == ["t"]
        assert await ledger.unsettled(5) == []

    use(sit)


def test_a_match_is_rated_once(use: Use[object]) -> None:
    async def settled(ledger: Ledger) -> None:
        await two(ledger)
        await both_sit(ledger)
        new = await ledger.settle(OUTCOME)
        assert new[0].mu > Rating().mu > new[1].mu
        assert await ledger.settle(OUTCOME) == {}
        assert [each.rating for each in await ledger.ratings("a")] == [new[0]]
        assert [each.name for each in await ledger.leaders("keep", "any", 9)] == ["Ada", "Bert"]
        assert await ledger.leaders("keep", "any", 1) != await ledger.leaders("keep", "any", 2)
        assert await ledger.leaders("army", "any", 9) == []
        assert await ledger.unsettled(0) == []
        (past,) = await ledger.history("b", 11, 9)
        assert [(each.name, each.own, each.score) for each in past.seats] == [("Ada", False, 1), ("Bert", True, -1)]
        assert past.rated
        assert past.seats[0].before == 1500
        assert past.seats[0].after
        assert await ledger.history("b", 10, 9) == []

    use(settled)


@pytest.mark.parametrize(
    "outcome",
    [
        replace(OUTCOME, rated=False),
        replace(OUTCOME, scores=(1, -1, -1), bots=(None, None, None)),
        replace(OUTCOME, scores=(1, -1, -1), bots=(None, None, "search")),
    ],
)
def test_unrated_matches_are_in_the_history(use: Use[object], outcome: MatchResult) -> None:
    async def settled(ledger: Ledger) -> None:
        await two(ledger)
        await both_sit(ledger)
        assert await ledger.settle(outcome) == {}
        assert await ledger.settle(replace(outcome, scores=tuple(-each for each in outcome.scores))) == {}
        assert await ledger.ratings("a") == []
        (past,) = await ledger.history("a", 11, 9)
        assert not past.rated
        assert past.seats[0].score == -1

    use(settled)


def test_a_bot_keeps_its_rating(use: Use[object]) -> None:
    async def settled(ledger: Ledger) -> None:
        await two(ledger)
        await ledger.sit("t", 0, "a", 5)
        known = {1: Rating(40.0, 1.0, 400)}
        assert (await ledger.settle(replace(OUTCOME, bots=(None, "search"), known=known))).keys() == {0}
        (past,) = await ledger.history("a", 11, 9)
        assert (past.seats[1].bot, past.seats[1].after) == ("search", None)

    use(settled)


def test_a_table_without_players_is_nobodys_history(use: Use[object]) -> None:
    async def settled(ledger: Ledger) -> None:
        assert await ledger.settle(OUTCOME) == {}

    use(settled)


def test_deleting_a_player_leaves_nothing_of_them(use: Use[object], opened: Callable[[], Store]) -> None:
    async def forgotten(ledger: Ledger) -> None:
        await two(ledger)
        await both_sit(ledger)
        await ledger.sit("alone", 1, "a", 5)
        await ledger.settle(OUTCOME)
        await ledger.settle(replace(OUTCOME, table="alone", bots=("search", None)))
        await ledger.add_code("a", "code", 100)
        await ledger.begin_event("e", Tournament("Club", TournamentKind.SWISS, "keep"), "organiser", 1)
        for profile in (ADA, BERT):
            new = Entrant(profile.name, profile.mark, 1600)
            await ledger.change_event("e", lambda event, new=new: entered(event, new), profile.id)
        assert sorted(await ledger.forget("a")) == [("alone", 1), ("t", 0)]
        (past,) = await ledger.history("b", 11, 9)
        assert [each.name for each in past.seats] == ["", "Bert"]
        kept = await ledger.event("e")
        assert kept.event.entrants == (Entrant(DELETED_NAME), Entrant("Bert", "axe", 1600))
        assert kept.players == {1: "b"}

    use(forgotten)

    async def look(store: Store) -> str:
        statements = [f"SELECT * FROM {name}" for name in NAMES]  # noqa: S608  # our own
        return repr([await store.runner.do(lambda db, each=each: db.run(each)) for each in statements])

    left = using(opened, look)
    assert "'b'" in left
    assert not [each for each in ("'a'", "Ada", "key a", "code", "alone") if each in left]


def test_a_deleted_player_s_rating_is_stored_until_their_match_is_settled(
    use: Use[object], opened: Callable[[], Store]
) -> None:
    async def departed(store: Store) -> list[Row]:
        return await store.runner.do(lambda db: db.run("SELECT id, seat FROM club_departed"))

    async def left(ledger: Ledger) -> None:
        await two(ledger)
        await both_sit(ledger, "before")
        await ledger.settle(replace(OUTCOME, table="before", at=9))
        await both_sit(ledger)
        await ledger.depart("a", ("t", 0), "keep", "any")
        await ledger.forget("a")

    async def settled(ledger: Ledger) -> None:
        (before,) = await ledger.ratings("b")
        new = await ledger.settle(OUTCOME)
        assert new.keys() == {1}
        assert (new[1].games, new[1].mu < before.rating.mu) == (2, True)
        (past, _) = await ledger.history("b", 11, 9)
        assert (past.rated, past.seats[0].before, past.seats[0].after) == (True, None, None)

    using(opened, lambda store: store.create("t", MATCH, OPENING, ON))
    use(left)
    assert using(opened, departed) == [("t", 0)]
    use(settled)
    assert using(opened, departed) == []


def test_nothing_is_stored_about_a_deleted_player_whose_opponent_is_deleted_too(
    use: Use[object], opened: Callable[[], Store]
) -> None:
    async def left(ledger: Ledger) -> None:
        await two(ledger)
        await both_sit(ledger)
        for player, seat in (("a", 0), ("b", 1)):
            await ledger.depart(player, ("t", seat), "keep", "any")
            await ledger.forget(player)

    using(opened, lambda store: store.create("t", MATCH, OPENING, ON))
    use(left)
    assert using(opened, lambda store: store.runner.do(lambda db: db.run("SELECT * FROM club_departed"))) == []


def test_a_tournament_changes_as_a_whole_or_not_at_all(use: Use[object]) -> None:
    begun = Tournament("Club", TournamentKind.ROBIN, "keep")

    async def changed(ledger: Ledger) -> None:
        await two(ledger)
        await ledger.begin_event("e", begun, "organiser", 1)
        names = ["one", "two", "three", "four"]
        await asyncio.gather(
            *(ledger.change_event("e", lambda event, name=name: entered(event, Entrant(name))) for name in names)
        )
        with pytest.raises(NotAllowed):
            await ledger.change_event("e", lambda event: entered(event, Entrant("one")), "a")
        await ledger.change_event("e", lambda event: entered(event, Entrant("Ada")), "a")
        kept = await ledger.event("e")
        assert sorted(each.name for each in kept.event.entrants[:4]) == sorted(names)
        assert (kept.players, kept.organiser) == ({4: "a"}, "organiser")
        assert [name for name, _ in await ledger.events("a")] == ["e"]
        await ledger.event_table("t", "e", 0, 1)
        assert await ledger.event_of("t") == ("e", 0, 1)
        assert await ledger.event_of("other") is None
        for unknown in (ledger.event("x"), ledger.change_event("x", lambda event: event)):
            with pytest.raises(UnknownEvent):
                await unknown

    use(changed)


def test_an_error_in_one_job_affects_no_other(use: Use[object]) -> None:
    async def broken(ledger: Ledger) -> None:
        await two(ledger)
        await ledger.begin_event("e", Tournament("Club", TournamentKind.ROBIN, "keep"), "organiser", 1)

        def fails(_: Tournament) -> Tournament:
            raise ZeroDivisionError

        done = await asyncio.gather(
            ledger.rename("a", "Ada L", "axe"),
            ledger.change_event("e", fails),
            ledger.rename("b", "Berta", "axe"),
            return_exceptions=True,
        )
        assert [type(each) for each in done] == [type(None), ZeroDivisionError, type(None)]
        assert [(await ledger.player(key)).name for key in ("key a", "key b")] == ["Ada L", "Berta"]

    use(broken)


def test_history_knows_which_matches_can_be_seen_again(use: Use[object], opened: Callable[[], Store]) -> None:
    async def played(ledger: Ledger) -> None:
        await two(ledger)
        for table in ("t", "gone"):
            await both_sit(ledger, table)
            await ledger.settle(replace(OUTCOME, table=table))

    using(opened, lambda store: store.create("t", MATCH, OPENING, ON))
    use(played)
    past = use(lambda ledger: ledger.history("a", 11, 9))
    assert {each.table: each.kept for each in past} == {"t": True, "gone": False}


def test_players_come_along_where_matches_move(data: Path, tmp_path: Path, database: str) -> None:
    async def played(store: Store) -> None:
        ledger = Ledger(store.runner)
        await two(ledger)
        await both_sit(ledger)
        await ledger.settle(OUTCOME)

    using(lambda: SqliteStore(data), played)
    migrate(str(data), database, lambda _: None, lambda: None)
    migrate(database, str(tmp_path / "back"), lambda _: None, lambda: None)
    for opened in (lambda: PostgresStore(database), lambda: SqliteStore(tmp_path / "back")):
        assert using(opened, lambda store: Ledger(store.runner).player("key a")) == ADA
        assert len(using(opened, lambda store: Ledger(store.runner).history("a", 11, 9))) == 1


def test_a_browser_without_a_player_is_told_what_to_do() -> None:
    assert "bring your profile over" in str(NoPlayer())
