"""What docs/hosting.md, the Dockerfile and compose.yaml say of the command is what it takes."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from typer.testing import CliRunner

from tests.server.host import serving
from warbones.cli import app
from warbones.server.run import Asked

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/hosting.md").read_text("utf-8")
IMAGE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def asked(monkeypatch: pytest.MonkeyPatch, words: Sequence[str]) -> Asked:
    """Return what ``warbones serve`` understands of its words."""
    heard: list[Asked] = []
    monkeypatch.setattr("warbones.server.run.serve", heard.append)
    assert words[0].rpartition("/")[2] == "warbones"
    result = CliRunner().invoke(app, list(words[1:]))
    assert result.exit_code == 0, result.output
    return heard[0]


def in_image(instruction: str) -> list[str]:
    """Return the words of one of the Dockerfile's instructions."""
    found = re.search(rf"{instruction}.*?(\[.*\])", IMAGE, re.DOTALL if instruction == "HEALTHCHECK" else 0)
    assert found
    words: list[str] = json.loads(found[1].split("\n")[0])
    return words


def test_the_container_serves_its_volume_to_its_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    table = COMPOSE["services"]["table"]
    network = COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    command = [re.sub(r"\$\{WARBONES_NAME.*?\}", "play.example.org", word) for word in table["command"]]
    monkeypatch.setenv("WARBONES_DATABASE", table["environment"]["WARBONES_DATABASE"])
    served = asked(monkeypatch, in_image("ENTRYPOINT") + command)
    assert served.database == table["environment"]["WARBONES_DATABASE"]
    assert (served.host, served.port, str(served.data)) == ("0.0.0.0", 8017, "/data")  # noqa: S104  # the container's
    assert served.public
    assert (served.public.origin, served.proxies) == ("https://play.example.org", (network,))
    assert served.internal == network
    assert table["volumes"] == ["matches:/data"]
    assert "dynamic a table 8017" in COMPOSE["configs"]["caddyfile"]["content"]
    user, name = re.search(r"//(\w+):.*@database/(\w+)$", table["environment"]["WARBONES_DATABASE"]).groups()  # type: ignore[union-attr]  # it is there
    database = COMPOSE["services"]["database"]
    assert {user, name} == {database["environment"]["POSTGRES_USER"]}
    assert database["volumes"] == ["database:/var/lib/postgresql"]


def test_the_image_s_user_owns_its_volume_and_has_no_rights() -> None:
    uid = re.search(r"useradd --uid (\d+)", IMAGE)
    assert uid
    assert f"USER {uid[1]}:{uid[1]}" in IMAGE
    assert IMAGE.count("VOLUME") == 1
    assert "XDG_CACHE_HOME=/data/" in IMAGE


def test_the_health_check_asks_what_the_server_answers(tmp_path: Path) -> None:
    script = in_image("HEALTHCHECK")[2]
    with serving(tmp_path) as host:
        exec(script.replace("127.0.0.1:8017", host), {})  # noqa: S102  # our own Dockerfile's
        with pytest.raises(OSError, match="404"):
            exec(script.replace("127.0.0.1:8017/api/health", f"{host}/api/wealth"), {})  # noqa: S102  # the same
        assert httpx.get(f"http://{host}/api/health").status_code == 200


def test_the_service_serves_behind_a_proxy_at_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    found = re.search(r"```ini\n(.*?)```", GUIDE, re.DOTALL)
    assert found
    unit.read_string(found[1])
    service = unit["Service"]
    served = asked(monkeypatch, shlex.split(service["execstart"]))
    assert (served.host, served.port, served.open_browser) == ("127.0.0.1", 8017, False)
    assert served.proxies == ("127.0.0.1",)
    assert str(served.data) == f"/var/lib/{service['statedirectory']}"
    assert service["user"] in GUIDE


def test_every_command_of_the_guide_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = re.findall(r"`(warbones serve[^`]*)`", GUIDE)
    assert lines
    for line in lines:
        asked(monkeypatch, shlex.split(" ".join(line.split())))
    options = set(re.findall(r"`?(--[a-z-]+)", "".join(re.findall(r"`--[^`]*`", GUIDE))))
    assert {"--public-url", "--trusted-proxy", "--host"} <= options


def test_nothing_but_the_sources_goes_into_the_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split("\n")
    allowed = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    assert ignored[1] == "*"
    assert all((ROOT / name).exists() for name in allowed)
    assert {"pyproject.toml", "hatch_build.py", "src", "web", "README.md", "LICENSE"} == allowed
