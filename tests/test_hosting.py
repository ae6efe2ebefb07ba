"""The commands in docs/hosting.md, the Dockerfile and compose.yaml fit the program's options."""

from __future__ import annotations

import configparser
import importlib.util
import json
import os
import re
import shlex
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.testing import CliRunner

from tests.server.host import serving
from warbones.cli.app import app
from warbones.server.run import ServeOptions

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/hosting.md").read_text("utf-8")
IMAGE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def _loaded(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pins = _loaded(ROOT / "deploy/pins.py")


def asked(monkeypatch: pytest.MonkeyPatch, words: Sequence[str]) -> ServeOptions:
    """Return the options that ``warbones serve`` reads from a command line."""
    heard: list[ServeOptions] = []
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
    assert "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in COMPOSE["services"]["caddy"]["volumes"]
    assert "dynamic a table 8017" in (ROOT / "deploy/Caddyfile").read_text("utf-8")
    user, name = re.search(r"//(\w+):.*@database/(\w+)$", table["environment"]["WARBONES_DATABASE"]).groups()  # type: ignore[union-attr]  # there is one
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
    assert all([*ROOT.glob(name)] for name in allowed)
    needed = {"pyproject.toml", "hatch_build.py", "words_build.py", "src", "web", "docs/protocol.schema.json"}
    assert needed | {"README.md", "LICENSE", "deploy/*.txt"} == allowed


# The contents and permissions of the image


def test_every_image_is_pinned_and_says_what_it_is() -> None:
    images = re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)
    images += [service["image"] for service in COMPOSE["services"].values() if "image" in service]
    assert len(images) == 4
    assert all(pins.PINNED.fullmatch(image) for image in images), images
    assert images[0] == images[1], "what is built runs where it was built"
    assert images[0].startswith(f"python:{pins.PYTHON}-")


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_no_container_may_do_more_than_it_needs(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "caddy" else [])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert not service.keys() & {"privileged", "pid", "ipc", "network_mode", "devices", "userns_mode", "configs"}
    assert service["deploy"]["resources"]["limits"].keys() == {"cpus", "memory", "pids"}
    assert service["logging"]["options"].keys() == {"max-size", "max-file"}
    assert all("size=" in each for each in service["tmpfs"]), "memory that is a disk counts, too"
    own = [each for each in service["volumes"] if not each.endswith(":ro")]
    assert [each.partition(":")[0] in COMPOSE["volumes"] for each in own] == [True]


def pinned(name: str) -> dict[str, str]:
    """Return the versions in a file of hashes, by package; each must have hashes, and the file nothing else."""
    text = (ROOT / "deploy" / name).read_text("utf-8")
    assert "//" not in text, "no address of a registry"
    found = re.findall(
        r"^([\w.-]+)==(\S+)(?: ; [^\\\n]+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", text, re.MULTILINE
    )
    assert sum(len(hashes.splitlines()) + 1 for _, _, hashes in found) == len(text.splitlines())
    return {canonicalize_name(package): version for package, version, _ in found}


def fits(needed: Sequence[str], versions: dict[str, str]) -> None:
    for each in map(Requirement, needed):
        if not each.marker or each.marker.evaluate({"python_version": pins.PYTHON, "sys_platform": "linux"}):
            version = versions.get(canonicalize_name(each.name))
            assert version is not None, f"{each} is not pinned: make pins"
            assert version in each.specifier, f"{each} is pinned to {version}: make pins"


def test_the_image_installs_what_the_project_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = pins.needed(project["project"], pins.IMAGE)
    assert {"litestar", "mujoco", "numba", "psycopg"} <= {Requirement(each).name for each in needed}
    fits(needed, pinned("image.txt"))
    fits(project["build-system"]["requires"], pinned("build.txt"))


def test_the_image_installs_nothing_whose_hash_was_not_checked() -> None:
    commands = re.findall(r"pip (?:--python \S+ )?(?:install|wheel) [^\n]*", IMAGE)
    assert len(commands) == 4
    for command in commands:
        if "--no-index" not in command:
            assert "--require-hashes" in command or "--no-deps --wheel-dir /wheels ." in command
        assert "--no-build-isolation" in command or "wheel " not in command, "an isolated build fetches by name"
        for file in re.findall(r"--requirement (\S+)", command):
            assert (ROOT / file).is_file()


def test_digests_are_renewed_by_what_docker_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    today = f"sha256:{'4' * 64}"
    docker = tmp_path / "docker"
    docker.write_text(f"#!/bin/sh\n[ $1$2$3 = buildximagetoolsinspect ] && echo {today}\n")
    docker.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    files = [tmp_path / name for name in ("Dockerfile", "compose.yaml")]
    for file in files:
        file.write_text((ROOT / file.name).read_text("utf-8"), "utf-8")
    pins.renew_digests(files)
    for file, before in zip(files, (IMAGE, (ROOT / "compose.yaml").read_text("utf-8")), strict=True):
        after = file.read_text("utf-8")
        assert after == re.sub(r"sha256:[0-9a-f]{64}", today, before)
    docker.write_text("#!/bin/sh\necho tea\n")
    with pytest.raises(ValueError, match="no digest for python"):
        pins.renew_digests(files)
    assert all(today in file.read_text("utf-8") for file in files), "all of them, or none"


def test_the_guide_says_how_pins_are_renewed() -> None:
    assert "\nmake pins\n" in GUIDE
    assert "deploy/pins.py" in (ROOT / "Makefile").read_text("utf-8")
