"""Seats' keys stay with the people who sit there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from tests.server.host import killable
from tests.server.player import INVITED, Player, new_table, play_and_resign
from warbones.protocol.messages import NameChange, Refused
from warbones.rooms.seats.keys import WrongToken, digest, new_token, seat_of

NAME = "Rosalind"


@pytest.fixture(scope="module")
def left_behind(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], dict[str, bytes]]:
    """The tokens of a table, and everything that its server wrote while people played: files and output."""
    folder = tmp_path_factory.mktemp("secrecy")
    with killable(folder / "data", folder / "output", monitored=True) as (host, _):
        ticket = new_table(host)
        tokens = [seat.token for seat in ticket.seats]
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            play_and_resign(alpha, beta)
            alpha.send(NameChange(id="call", name=NAME))
            for text in (json.dumps({"type": "join", "token": tokens[0], "x": 1}), tokens[1]):
                alpha.socket.send(text)
                while not isinstance(reply := alpha.reply(), Refused):
                    pass
                refusal = reply.problem
                assert not [token for token in tokens if token in refusal]
            for player in (alpha, beta):
                player.wish("rematch")
            tokens += [each.token for player in (alpha, beta) for each in player.ticket().seats]
        httpx.get(f"http://{host}/api/tables/{ticket.table}/replay?view=open", timeout=60)
        open_table = new_table(host, INVITED, listed=True).table
        sat = httpx.post(f"http://{host}/api/tables/{open_table}/sit", json={"seat": 1}).json()
        tokens.append(sat["seats"][0]["token"])
        with Player(host, new_table(host), token=tokens[0]) as stranger:
            assert tokens[0] not in stranger.refusal()
        (folder / "metrics").write_bytes(httpx.get(f"http://{host}/metrics").content)
        (folder / "log").write_bytes((folder / "output").read_bytes())  # without Python's message about the kill
    return tokens, {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_no_token_is_written_anywhere(left_behind: tuple[list[str], dict[str, bytes]]) -> None:
    tokens, files = left_behind
    assert {"output", "metrics", "matches.sqlite"} <= files.keys()
    assert not [name for name, content in files.items() for token in tokens if token.encode() in content]


def test_metrics_name_no_table_person_or_address(
    left_behind: tuple[list[str], dict[str, bytes]],
) -> None:
    _, files = left_behind
    tables = re.findall(rb'"table":"([^"]+)"', files["output"])
    assert NAME.encode() in files["matches.sqlite"] + files.get("matches.sqlite-wal", b"")
    assert b'warbones_answer_seconds_count{kind="act",outcome="accepted"}' in files["metrics"]
    assert [word for word in (*tables, NAME.encode(), b"127.0.0.1", b"Alpha") if word in files["metrics"]] == []


def test_every_line_of_the_log_is_json_and_tells_no_secret_of_the_dice(
    left_behind: tuple[list[str], dict[str, bytes]],
) -> None:
    _, files = left_behind
    lines = [json.loads(line) for line in files["log"].splitlines()]
    assert "A table was set up" in [line["message"] for line in lines]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    kept = b"".join(content for name, content in files.items() if name.startswith("matches.sqlite"))
    secrets = set(re.findall(rb'"secret":"([^"]+)"', kept))
    assert secrets
    assert not [secret for secret in secrets if secret in files["output"] + files["metrics"]]
    assert NAME.encode() not in files["output"]


def test_the_search_would_find_one(left_behind: tuple[list[str], dict[str, bytes]]) -> None:
    tokens, files = left_behind
    assert all(any(digest(token).encode() in content for content in files.values()) for token in tokens)


def test_a_key_opens_its_own_seat_only() -> None:
    tokens = [new_token() for _ in range(3)]
    keys = [digest(tokens[0]), "", digest(tokens[1])]
    assert [seat_of(token, keys) for token in tokens[:2]] == [0, 2]
    for wrong in (tokens[2], "", "None", keys[0]):
        with pytest.raises(WrongToken):
            seat_of(str(wrong), keys)


def test_the_data_folder_holds_one_store(data: Path, host: str) -> None:
    assert {path.name for path in data.iterdir()} <= {"matches.sqlite", "matches.sqlite-wal", "uptime.json"}
