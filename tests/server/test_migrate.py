"""Copying matches from one store to another with ``warbones migrate``."""

from __future__ import annotations

import asyncio
from pathlib import Path
from shutil import copytree

import psycopg
import pytest
from typer.testing import CliRunner, Result

from tests.server.host import serving, with_store
from tests.server.player import Player, new_table, play_and_resign
from tests.server.test_admin import admin
from tests.server.test_store_contract import MATCH, ON, OPENING, InDatabase, InFile, created
from warbones.cli.app import app
from warbones.rooms.storage.store import Store
from warbones.server.store import migration
from warbones.server.store.key_file import KeyFile
from warbones.server.store.postgres.leases import BEAT
from warbones.server.store.postgres.postgres_store import PostgresStore
from warbones.server.store.postgres.push_key import DatabaseKey
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.server.store.uptime import Uptime, read_last_run


def migrate(*places: object) -> Result:
    return CliRunner().invoke(app, ["migrate", *map(str, places)])


def kept(place: object) -> list[migration.MatchRows]:
    with migration._place(str(place)) as found:
        return [found.read(table) for table in found.tables()]


@pytest.fixture(scope="module")
def once_played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one finished match, and one that was set up forty days ago."""
    folder = tmp_path_factory.mktemp("played")
    with serving(folder) as host:
        done = new_table(host)
        with Player(host, done, 0) as alpha, Player(host, done, 1) as beta:
            play_and_resign(alpha, beta)

    async def more(store: SqliteStore) -> None:
        await store.create("old", MATCH, OPENING, ON)
        await InFile(folder).age(store, "old", hours=960)

    with_store(folder, more)
    return folder


@pytest.fixture
def played(once_played: Path, data: Path) -> Path:
    """A copy of that folder, which a test may change."""
    return copytree(once_played, data)


def test_matches_survive_a_round_trip(played: Path, database: str, tmp_path: Path) -> None:
    before = kept(played)
    there = migrate(played, database)
    turns = sum(len(each.turns) for each in before)
    assert (there.exit_code, there.stdout) == (0, f"2 matches with {turns} turns copied, and read again as written.\n")
    assert kept(database) == before == kept(played)
    assert migrate(database, tmp_path / "back").exit_code == 0
    assert kept(tmp_path / "back") == before


def test_push_key_and_last_run_are_copied(played: Path, database: str, tmp_path: Path) -> None:
    """The key of push subscriptions is copied, and so is the last run, so that no clock runs during the move."""
    key, at = KeyFile(played).pem(lambda: b"a key"), Uptime(played).now()
    assert migrate(played, database).exit_code == 0
    assert DatabaseKey(database).pem(lambda: b"another") == key
    with migration._place(database) as there:
        assert there.server_state().ran == read_last_run(played)
    assert migrate(database, tmp_path / "back").exit_code == 0
    assert KeyFile(tmp_path / "back").pem(lambda: b"another") == key
    assert read_last_run(tmp_path / "back") == read_last_run(played)
    assert Uptime(tmp_path / "back").down(at) > 0


def test_copied_matches_can_be_continued(played: Path, database: str) -> None:
    migrate(played, database)

    async def play(store: Store) -> int:
        await store.hold("old")
        await store.append("old", 1, OPENING, ON)
        return len((await store.load("old"))[1])

    assert InDatabase(database).use(play) == 2


@pytest.mark.parametrize("again", [True, False])
def test_a_target_with_the_same_matches_is_refused_and_left_alone(
    played: Path, database: str, data: Path, again: bool
) -> None:
    places = (played, database) if again else (database, played)
    migrate(played, database)
    before = kept(places[1])
    refused = migrate(*places)
    assert refused.exit_code == 2
    assert "holds 2 of the same matches already, as " in refused.stderr
    assert kept(places[1]) == before


def test_existing_matches_are_not_overwritten(played: Path, database: str) -> None:
    InDatabase(database).use(lambda store: created(store, "other"))
    assert migrate(played, database).exit_code == 0
    assert len(kept(database)) == 3


def test_a_match_that_was_copied_wrongly_is_found_and_nothing_is_stored(
    played: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = migration.PostgresArchive.write

    def wrongly(self: migration.PostgresArchive, rows: migration.MatchRows) -> None:
        write(self, rows._replace(turns=rows.turns[:-1]))

    with monkeypatch.context() as planted:
        planted.setattr(migration.PostgresArchive, "write", wrongly)
        refused = migrate(played, database)
    assert refused.exit_code == 2
    assert "was not written as it is" in refused.stderr
    assert kept(database) == []


def test_impossible_places_are_refused_with_one_line(played: Path, database: str, tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/none"
    for places, words in {
        (tmp_path / "nothing", database): "There are no matches in",
        (played, nowhere): "The database cannot be opened",
        (played, played): "the two must differ",
    }.items():
        refused = migrate(*places)
        assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
        assert words in refused.stderr
    with serving(played):
        assert migrate(played, database).exit_code == 2
    assert kept(database) == []


def test_a_database_in_use_is_refused(played: Path, database: str, tmp_path: Path) -> None:
    async def beating(store: PostgresStore) -> None:
        while True:
            await store.leases.beat()
            await asyncio.sleep(BEAT)

    async def meanwhile(store: PostgresStore) -> list[Result]:
        await store.leases.beat()
        async with asyncio.TaskGroup() as tasks:
            heart = tasks.create_task(beating(store))
            refused = [
                await asyncio.to_thread(migrate, database, tmp_path / "to"),
                await asyncio.to_thread(admin, "clean", "--older-than", "0", database=database),
            ]
            heart.cancel()
        return refused

    for refused in InDatabase(database).use(meanwhile):
        assert refused.exit_code == 2
        assert "A server uses the database" in refused.stderr


def test_admin_commands_work_on_a_database_too(played: Path, database: str) -> None:
    migrate(played, database)
    assert "2 tables." in admin("tables", database=database).stdout
    assert admin("clean", "--older-than", "30", database=database).stdout.endswith("1 table removed.\n")
    (one,) = kept(database)
    assert admin("close", "--", one.table, database=database).exit_code == 0
    with psycopg.connect(database) as db:
        left = "SELECT (SELECT count(*) FROM matches) + (SELECT count(*) FROM tables) + (SELECT count(*) FROM turns)"
        assert db.execute(left).fetchone() == (0,)
