"""Listing and removing stored matches with ``warbones admin``."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tests.server.host import serving
from tests.server.player import Player, key, new_table, play_and_resign
from warbones.cli.app import app
from warbones.protocol.messages import TableTicket
from warbones.server.store.sqlite.sqlite_store import FILE


def admin(*words: str, data: Path | None = None, database: str = "") -> Result:
    place = ["--data", str(data)] if data else ["--database", database]
    return CliRunner().invoke(app, ["admin", words[0], *place, *words[1:]], terminal_width=200)


def listed(data: Path, *more: str) -> list[dict[str, Any]]:
    return json.loads(admin("tables", "--json", *more, data=data).stdout)


@pytest.fixture
def kept(data: Path) -> tuple[TableTicket, TableTicket]:
    """Two tables: one played to its end and forty days old, one just set up."""
    with serving(data) as host:
        done, fresh = new_table(host), new_table(host)
        with Player(host, done, 0) as alpha, Player(host, done, 1) as beta:
            play_and_resign(alpha, beta)
    with closing(sqlite3.connect(data / FILE)) as db, db:
        db.execute("UPDATE matches SET played = datetime('now', '-40 days') WHERE id = ?", (done.table,))
    return done, fresh


def test_tables_are_listed_without_anything_that_opens_them(data: Path, kept: tuple[TableTicket, TableTicket]) -> None:
    done, fresh = kept
    first, second = listed(data)
    assert [first["table"], second["table"]] == [fresh.table, done.table]
    assert (first["game"], first["over"], first["turns"]) == ("dicewing", False, 1)
    assert (second["over"], round(second["days"])) == (True, 40)
    assert second["turns"] > 10
    shown = admin("tables", data=data).stdout
    assert "2 tables." in shown
    with closing(sqlite3.connect(data / FILE)) as db:
        hidden = re.findall(
            r'"(?:secret|key)":"([^"]+)"', "".join(match for (match,) in db.execute("SELECT setup FROM matches"))
        )
    hidden += [key(ticket, seat) for ticket in kept for seat in range(2)]
    assert len(hidden) >= 6
    assert not [each for each in hidden if each in shown + json.dumps([first, second])]


def test_old_matches_are_deleted_completely(data: Path, kept: tuple[TableTicket, TableTicket]) -> None:
    done, fresh = kept
    assert [each["table"] for each in listed(data, "--older-than", "30")] == [done.table]
    assert admin("clean", "--older-than", "30", data=data).stdout.endswith("1 table removed.\n")
    assert [each["table"] for each in listed(data)] == [fresh.table]
    assert done.table.encode() not in b"".join(path.read_bytes() for path in data.iterdir())
    assert admin("clean", "--older-than", "30", data=data).stdout == "0 tables removed.\n"


def test_matches_in_play_can_be_spared(data: Path, kept: tuple[TableTicket, TableTicket]) -> None:
    done, fresh = kept
    assert [each["table"] for each in listed(data, "--over")] == [done.table]
    admin("clean", "--older-than", "0", "--over", data=data)
    assert [each["table"] for each in listed(data)] == [fresh.table]


def test_a_closed_table_opens_for_nobody_and_the_others_go_on(
    data: Path, kept: tuple[TableTicket, TableTicket]
) -> None:
    done, fresh = kept
    (removed,) = json.loads(admin("close", "--json", "--", fresh.table, data=data).stdout)
    assert removed["table"] == fresh.table
    with serving(data) as host:
        with Player(host, fresh, 0) as player:
            assert player.refusal() == "There is no such table."
        with Player(host, done, 0) as player:
            assert player.view().scene.over


def test_no_folder_is_made_and_no_other_table_is_hit(data: Path, kept: tuple[TableTicket, TableTicket]) -> None:
    nowhere = data / "nowhere"
    answer = admin("tables", data=nowhere)
    assert (answer.exit_code, nowhere.exists()) == (2, False)
    assert "There are no matches in" in answer.stderr
    answer = admin("close", "nothing", data=data)
    assert answer.exit_code == 2
    assert answer.stderr == "There is no table 'nothing' here; `warbones admin tables` lists all.\n"
    assert len(listed(data)) == 2


def test_a_running_server_keeps_its_tables_to_itself(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        for words in (["tables"], ["close", "--", ticket.table], ["clean", "--older-than", "0"]):
            answer = admin(*words, data=data)
            assert answer.exit_code == 2
            assert answer.stderr == f"A server holds the matches in {data}: stop it, then do this again.\n"
        with Player(host, ticket, 0) as player:
            player.view()
