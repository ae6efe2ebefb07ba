"""The address at which servers of one database reach each other, as an operator sets it."""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.host import RandomBots
from warbones.cli.app import app
from warbones.server.app import create_app
from warbones.server.cluster.address import listen_inside
from warbones.server.cluster.relay import OF_A_TABLE
from warbones.server.network.public import BadAddress


@pytest.mark.parametrize(
    ("asked", "host"),
    [("", "127.0.0.1"), ("127.0.0.1", "127.0.0.1"), ("localhost:0", "localhost"), ("127.0.0.0/8", "127.0.0.1")],
)
def test_other_servers_are_given_an_address_and_a_port(asked: str, host: str) -> None:
    listening, address = listen_inside(asked)
    with listening:
        assert address == f"{host}:{listening.getsockname()[1]}"


@pytest.mark.parametrize("asked", ["203.0.113.0/24", "10.0.0.0/99", "127.0.0.1:port", "nowhere.invalid", "203.0.113.7"])
def test_an_unusable_address_is_refused_with_advice(asked: str) -> None:
    with pytest.raises(BadAddress, match=r"such as 10\.0\.0\.5"):
        listen_inside(asked)


def test_all_that_only_a_table_s_owner_may_answer_is_handed_on(tmp_path: Path) -> None:
    served = {route.path for route in create_app(tmp_path, RandomBots()).app.routes}
    asked = {path.replace("{table:str}", "name") for path in served if path.startswith("/api/tables/{table:str}/")}
    answers = ("standing", "file", "replay", "story", "picture.png", "clip.gif", "continue")
    stored = {f"/api/tables/name/{each}" for each in answers}
    assert stored < asked
    assert {path for path in asked if OF_A_TABLE.fullmatch(path)} == asked - stored


def refused(*words: str, env: Mapping[str, str] | None = None) -> str:
    answer = CliRunner().invoke(app, ["serve", "--no-browser", *words], env=env)
    assert answer.exit_code == 2
    assert answer.stderr.count("\n") == 1
    return answer.stderr


def test_databases_that_cannot_be_are_refused_in_a_sentence(tmp_path: Path) -> None:
    assert "an address that begins with postgresql://" in refused("--database", "mysql://x")
    assert "name it with --database" in refused("--internal", "10.0.0.5")
    for place in ("postgresql://nobody@127.0.0.1:1/none", "postgresql://?nonsense=1"):
        assert "The database cannot be opened" in refused(env={"WARBONES_DATABASE": place})


def test_a_password_is_not_repeated() -> None:
    said = refused("--database", "postgresql://user:hunter2@127.0.0.1:1/none")
    assert "hunter2" not in said


def test_a_missing_library_is_named_with_the_way_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    bring = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.startswith(("psycopg", "warbones.server.cluster.cluster")):
            raise ModuleNotFoundError(f"No module named {name!r}", name="psycopg")
        return bring(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert 'pip install "warbones[postgres]"' in refused("--database", "postgresql://x")
