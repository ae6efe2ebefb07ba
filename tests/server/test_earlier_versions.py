"""This version reads everything that the first version stored.

`earlier.jsonl` has rows that it wrote, one a line, and under "answers" what that version itself read from each.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest

from tests.server.host import serving, using, with_store
from tests.server.player import Player
from warbones.core.errors import WarbonesError
from warbones.core.messages import msg
from warbones.games import load
from warbones.protocol.messages import Claim, TableTicket
from warbones.protocol.version_3 import earlier
from warbones.rooms.dice.client_seeds import dice_commitment
from warbones.rooms.match.setup import match_of, rematch_of
from warbones.rooms.seats.assignment import seat_of_key, seat_of_link
from warbones.rooms.seats.rated import is_rated, may_hint
from warbones.rooms.storage.codec import decode_match, decode_turn
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.store import StoreUnusable
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.visitors.occupants import occupants
from warbones.server.store.postgres.postgres_store import PostgresStore
from warbones.server.store.sqlite import sqlite_store
from warbones.server.store.sqlite.sqlite_store import FILE, SqliteStore
from warbones.server.store.versions import VERSION, upgraded

ROWS = [json.loads(line) for line in Path(__file__).with_name("earlier.jsonl").read_text("utf-8").splitlines()]
OF = {row["id"]: row for row in ROWS}

ADA, BERT = "key-21".ljust(32, "."), "bert".ljust(24, ".")

SQLITE = """
CREATE TABLE matches (
    id TEXT PRIMARY KEY, match TEXT NOT NULL, bots INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0,
    played TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;
CREATE TABLE turns (
    id TEXT NOT NULL REFERENCES matches, number INTEGER NOT NULL, turn TEXT NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE standings (id TEXT PRIMARY KEY REFERENCES matches, stands TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX listed ON matches (played) WHERE json_extract(match, '$.listed');
"""
POSTGRES = """
CREATE TABLE warbones (version int NOT NULL, key bytea NOT NULL);
INSERT INTO warbones VALUES (1, '0123');
CREATE TABLE servers (
    id text PRIMARY KEY, address text NOT NULL, expires timestamptz NOT NULL,
    since timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE TABLE matches (id text PRIMARY KEY, match text NOT NULL, bots int NOT NULL, listed boolean NOT NULL);
CREATE TABLE tables (
    id text PRIMARY KEY REFERENCES matches ON DELETE CASCADE, played timestamptz NOT NULL DEFAULT now(),
    over boolean NOT NULL DEFAULT false, stands text, owner text, epoch bigint NOT NULL DEFAULT 0
);
CREATE TABLE turns (id text NOT NULL, number int NOT NULL, turn text NOT NULL, PRIMARY KEY (id, number));
"""
OLD_CREATE = "INSERT INTO matches (id, match, bots) VALUES ('new', '{}', 0)"


def text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


@pytest.fixture
def folder(data: Path) -> Path:
    """A folder written by the first version."""
    data.mkdir()
    with closing(sqlite3.connect(data / FILE)) as db, db:
        db.executescript(SQLITE)
        for row in ROWS:
            db.execute(
                "INSERT INTO matches (id, match, bots) VALUES (?, ?, ?)", (row["id"], text(row["match"]), row["bots"])
            )
            for number, turn in enumerate(row["turns"]):
                db.execute("INSERT INTO turns VALUES (?, ?, ?)", (row["id"], number, text(turn)))
            if row["stands"]:
                db.execute("INSERT INTO standings VALUES (?, ?)", (row["id"], text(row["stands"])))
    return data


@pytest.fixture
def old_database(database: str) -> str:
    """A database written by the first version."""
    with psycopg.connect(database) as db:
        db.execute(POSTGRES)
        for row in ROWS:
            match, stands = row["match"], row["stands"] and text(row["stands"])
            given = (row["id"], text(match), row["bots"], match.get("listed", False))
            db.execute("INSERT INTO matches VALUES (%s, %s, %s, %s)", given)
            db.execute("INSERT INTO tables (id, stands) VALUES (%s, %s)", (row["id"], stands))
            for number, turn in enumerate(row["turns"]):
                db.execute("INSERT INTO turns VALUES (%s, %s, %s)", (row["id"], number, text(turn)))
    return database


def read(table: str) -> StoredMatch:
    return decode_match(upgraded(text(OF[table]["match"]), 1))


def attempt(asked: Callable[[], int]) -> int | str:
    try:
        return asked()
    except WarbonesError as error:
        return type(error).__name__


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def answers(match: StoredMatch) -> Iterator[tuple[str, Any]]:
    """Yield facts about the occupants of seats, in the first version's words."""
    names = load(match.game).seated(match.options).names
    again, tokens = rematch_of(match)
    yield "sitters", [earlier(each) for each in occupants(match, names, (0,))]
    yield "free", match.free
    yield "awaited", match.owes_shares
    yield "people", sorted(match.people)
    yield "hands", sorted(match.hands)
    yield "plays", match.bots
    yield "rated", is_rated(match)
    yield "may_hint", may_hint(match)
    yield "seal", [seal and earlier(seal) for seal in (dice_commitment(match, open_=open_) for open_ in (True, False))]
    yield (
        "again",
        {
            "sitters": [earlier(each) for each in occupants(again, names, ())],
            "free": again.free,
            "awaited": again.owes_shares,
            "waits": again.waits,
            "plays": again.bots,
            "opened": [token is not None for token in tokens],
        },
    )


@pytest.mark.parametrize("table", OF)
def test_seats_have_the_same_occupants_as_before(table: str) -> None:
    match, expected = read(table), OF[table]["answers"]
    found = {name: plain(answer) for name, answer in answers(match)}
    assert found == {name: expected[name] for name in found}
    secret = "mine".ljust(24, ".")
    opens = {
        token: [
            attempt(lambda token=token: seat_of_key(match, token)),
            attempt(lambda token=token: seat_of_link(match, Claim(token=token, secret=secret))),
        ]
        for token in {token for row in ROWS for token in row["answers"]["opens"]}
    }
    assert {token: seats for token, seats in opens.items() if seats != ["WrongToken"] * 2} == expected["opens"]


def test_each_seat_has_what_belonged_to_it() -> None:
    carried, out, failed, rated = (read(table).seats for table in ("carried", "out", "failed", "players"))
    assert [len(each) for each in (carried[1].keys.spent, carried[1].keys.left)] == [3, 1]
    assert [target.endpoint for target in carried[1].pushes] == ["https://one.example/x", "https://two.example/x"]
    assert (carried[0].share, carried[1].share) == ("a1" * 32, "b2" * 32)
    assert [(seat.player, seat.stand_in and seat.stand_in.out) for seat in out] == [
        ("random", True),
        ("", None),
        ("greedy", False),
    ]
    assert failed[1].stand_in
    assert (failed[1].bot, failed[1].player) == ("random", "greedy")
    assert failed[1].stand_in.failed == "p.onnx answered with scores that are no numbers."
    assert [(seat.person.called, seat.person.rating) for seat in rated] == [("Ada", 1544), ("Bert", 1499)]


@pytest.mark.parametrize("table", OF)
def test_facts_of_the_match_are_as_before(table: str) -> None:
    match, before = plain(read(table)), OF[table]["match"]
    kept = ("game", "rules_version", "options", "secret", "listed", "waits", "hints", "clock", "by_hand", "begins")
    assert [match.get(name) or None for name in kept] == [before.get(name) or None for name in kept]
    assert (match.get("clocks") is None) == (before.get("clocks") is None)


def test_a_folder_is_rewritten_once_and_its_matches_go_on(folder: Path) -> None:
    async def look(store: SqliteStore) -> None:
        for row in ROWS:
            match, turns = await store.load(row["id"])
            assert (match, turns) == (read(row["id"]), [decode_turn(text(turn)) for turn in row["turns"]])
            again = match_of(match)
            for turn in turns:
                again.fold(turn)
            assert again.position.text == row["answers"]["position"]
        assert {*await store.listed(2, 40)} == {"out", "listed"}
        assert {*await store.unfinished(2)} == {"by-hand", "failed", "oldest", "out"}

    for _ in range(2):
        with_store(folder, look)
    with closing(sqlite3.connect(folder / FILE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
        kept = [match for (match,) in db.execute("SELECT setup FROM matches")]
        assert all("seats" in json.loads(match) and "stand_ins" not in match for match in kept)
        with pytest.raises(sqlite3.OperationalError, match="no column named match"):
            db.execute(OLD_CREATE)


def test_people_play_on_where_they_were(folder: Path) -> None:
    ticket = TableTicket(table="players", game="keep", title="", seats=())
    with serving(folder) as host:
        with Player(host, ticket, token=ADA) as ada, Player(host, ticket, token=BERT) as bert:
            assert [(sitter.chosen_name, sitter.mark) for sitter in bert.company().occupants] == [
                ("Ada", "bell"),
                ("Bert", "anchor"),
            ]
            asked = next(each for each in (ada, bert) if each.newest().scene.prompt.options)
            view = asked.newest()
            asked.act(view.scene.prompt.options[0].action, view.number)  # refused if the match stood differently
        claim = {"token": "key-12".ljust(32, "."), "secret": "third-device".ljust(24, ".")}
        refused = httpx.post(f"http://{host}/api/tables/carried/claim", json=claim)
        assert refused.status_code == 403


def test_a_match_that_nobody_can_read_keeps_no_other_from_being_read(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute("UPDATE matches SET match = ? WHERE id = 'waits'", ('{"game": "dicewing"}',))
        db.execute("UPDATE matches SET match = ? WHERE id = 'typed'", ("[]",))
    with caplog.at_level(logging.WARNING):
        assert with_store(folder, lambda store: store.load("carried"))[0] == read("carried")
    assert [record.message.split(",")[0] for record in caplog.records] == ["A stored match cannot be read"] * 2
    with closing(sqlite3.connect(folder / FILE)) as db:
        assert db.execute("SELECT setup FROM matches WHERE id = 'typed'").fetchone() == ("[]",)


def test_a_folder_of_a_later_version_is_refused(data: Path) -> None:
    with_store(data, lambda store: store.check())
    with closing(sqlite3.connect(data / FILE)) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    with pytest.raises(StoreUnusable, match=r"A later Warbones wrote .* update this one"):
        SqliteStore(data)


def test_a_store_with_messages_opens_after_one_with_sentences_and_is_refused_by_its_program(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second version stored a status as a sentence, and could read nothing else."""
    setup = json.loads(upgraded(text(OF["failed"]["match"]), 1))
    failure = next(seat["stand_in"]["failed"] for seat in setup["seats"] if seat.get("stand_in"))
    with_store(data, lambda store: store.check())
    with closing(sqlite3.connect(data / FILE)) as db, db:
        db.execute("INSERT INTO matches (id, setup, bots) VALUES ('second', ?, 1)", (text(setup),))
        db.execute("INSERT INTO standings VALUES ('second', ?)", (text({"status": "Round 3"}),))
        db.execute("PRAGMA user_version = 2")

    async def look(store: SqliteStore) -> None:
        match, status = await store.load_status("second")
        assert status == MatchStatus("Round 3")
        assert [seat.stand_in.failed for seat in match.seats if seat.stand_in] == [failure]
        message = MatchStatus(msg("table-game-over"), over=True)
        await store.append("second", 0, decode_turn(text(OF["failed"]["turns"][0])), message)
        assert (await store.load_status("second"))[1] == message

    with_store(data, look)
    monkeypatch.setattr(sqlite_store, "VERSION", 2)
    with pytest.raises(StoreUnusable, match=r"A later Warbones wrote .* \(version 3\): update this one"):
        SqliteStore(data)


def test_a_database_is_rewritten_once_and_its_matches_go_on(old_database: str) -> None:
    async def look(store: PostgresStore) -> None:
        for row in ROWS:
            expected = (read(row["id"]), [decode_turn(text(turn)) for turn in row["turns"]])
            assert await store.load(row["id"]) == expected
        assert {*await store.listed(2, 40)} == {"out", "listed"}

    for _ in range(2):
        using(lambda: PostgresStore(old_database), look)
    with psycopg.connect(old_database) as db:
        assert db.execute("SELECT version, key FROM warbones").fetchall() == [(VERSION, b"0123")]
        with pytest.raises(psycopg.errors.UndefinedColumn):
            db.execute(OLD_CREATE)


def test_a_database_that_earlier_servers_use_is_left_to_them(old_database: str) -> None:
    with psycopg.connect(old_database) as db:
        db.execute("INSERT INTO servers (id, address, expires) VALUES ('old', '', now() + interval '1 s')")
    with pytest.raises(StoreUnusable, match="stop them all"):
        PostgresStore(old_database)
    with psycopg.connect(old_database) as db:
        assert db.execute("SELECT match FROM matches WHERE id = 'waits'").fetchone() == (text(OF["waits"]["match"]),)
        assert db.execute("SELECT version FROM warbones").fetchone() == (1,)
        db.execute("UPDATE servers SET expires = now() - interval '1 s'")
    using(lambda: PostgresStore(old_database), lambda store: store.load("waits"))
