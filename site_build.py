"""Writes the serverless table as static files, for ``warbones site`` and ``make site``.

The page and its worker are built from ``web/``. With them come Python for the browser (Pyodide), an archive of the
parts of this program that run there, the bots' searches as WebAssembly (for the games named, or all), and answers
that can be read while Python starts.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import hatch_build

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
PACKAGE: Final = ROOT / "src/warbones"

PYODIDE: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm")
"""Pyodide's large files, which are gzipped here, as some hosts don't compress them."""

STEPS: Final = 5
"""The steps of a build, besides one for each game's bots."""

PARTS: Final = (
    *("club", "concurrency", "core", "games", "lobby", "locales", "page", "players", "protocol", "puzzles", "review"),
    *("physics", "rooms", "table"),
)
"""The packages that run in a page."""

LEFT_OUT: Final = frozenset({"tests", "__pycache__", "weights", "en"})
"""Folders of these packages that a page never reads."""

TARGET: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
LIBRARIES: Final = ("msgspec", "icepool")


class Progress:
    """Prints a line for each step of a build."""

    def __init__(self, steps: int) -> None:
        """Set the number of steps to expect."""
        self._steps, self._done = steps, 0

    def begin(self, step: str) -> None:
        """Print the step that begins."""
        self._done += 1
        print(f"[{self._done}/{self._steps}] {step}", flush=True)


def main(out: Path, games: Sequence[str], data: Sequence[str] = ()) -> None:
    """Write the site into ``out``, an empty or new folder, with the bots' searches for ``games``, or for all.

    New tables use the rule data in the files ``data``. Raises `hatch_build.WebBuildError`.
    """
    if out.is_dir() and any(out.iterdir()):
        raise hatch_build.WebBuildError(f"{out} is not empty: name a new folder.")
    hatch_build.compile_words(ROOT)
    built = games or searching_games()
    progress = Progress(STEPS + len(built))
    progress.begin("Building the page")
    for folder in (WEB, WEB / "site"):
        hatch_build.install(folder)
    hatch_build.npm(WEB, "run", "build:site")
    shutil.copytree(WEB / "made/site", out, dirs_exist_ok=True)
    copy_pyodide(WEB / "site/node_modules/pyodide", out / "pyodide")
    progress.begin("Fetching libraries for the browser")
    pack(WEB / "made/program.zip")
    progress.begin("Compiling the program for the browser")
    hatch_build.run_node(WEB / "site/compile.mjs", WEB / "site/node_modules/pyodide", WEB / "made/program.zip", out)
    progress.begin("Writing rules and lessons")
    asyncio.run(write_answers(out / "answers"))
    write_options(out / "options.json", data)
    write_searches(out / "bots", built, progress)
    progress.begin("Listing the files for offline use")
    finish(out)


def copy_pyodide(source: Path, target: Path) -> None:
    """Copy Python for the browser, without the list of the libraries that it offers."""
    target.mkdir()
    shutil.copy(source / "pyodide.mjs", target)
    for name in PYODIDE:
        pack_alone(source / name, target)
    offered = json.loads((source / "pyodide-lock.json").read_bytes())
    (target / "pyodide-lock.json").write_text(json.dumps(offered | {"packages": {}}), "utf-8")


def write_options(file: Path, data: Sequence[str]) -> None:
    """Write the rule data that new tables use, by game."""
    from warbones.terminal.commands.options import data_of_games  # noqa: PLC0415  # its texts are compiled only now

    file.write_text(json.dumps(data_of_games(data)), "utf-8")


def searching_games() -> Sequence[str]:
    """Return the games whose bots search."""
    from warbones.games import COMPILED  # noqa: PLC0415  # as above

    return COMPILED


def finish(out: Path) -> None:
    """Tell the page how much it fetches, and its service worker which files to store for use without a network."""
    fetched = [out / "library.bin", out / "program.bin", *((out / "pyodide").iterdir())]
    size = f'<meta name="warbones-bytes" content="{sum(file.stat().st_size for file in fetched)}" />'
    edit(out / "index.html", "</head>", f"  {size}\n  </head>")
    edit(out / "manifest.webmanifest", '"/', '"./')
    shutil.rmtree(out / "cards")
    (out / "sw.js").unlink()
    files = sorted(file.relative_to(out).as_posix() for file in out.rglob("*") if file.is_file())
    shutil.copy(WEB / "site/sw.js", out / "sw.js")
    name = hatch_build.digest(out, (out / file for file in files))[:16]
    edit(out / "sw.js", 'const NAME = ""', f"const NAME = {json.dumps(f'warbones {name}')}")
    edit(out / "sw.js", "const FILES = []", f"const FILES = {json.dumps(['./', *files])}")


def edit(file: Path, old: str, new: str) -> None:
    """Replace a string in a file."""
    text = file.read_text("utf-8")
    if old not in text:
        raise hatch_build.WebBuildError(f"{file.name} has no {old}.")
    file.write_text(text.replace(old, new), "utf-8")


def pack(archive: Path) -> None:
    """Write the archive of the program and of the libraries that it needs, for Python in the browser."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sources():
            packed.write(file, Path("warbones") / file.relative_to(PACKAGE))
        for wheel in wheels():
            with zipfile.ZipFile(wheel) as library:
                for each in library.infolist():
                    if not each.is_dir():
                        packed.writestr(each.filename, library.read(each))


def sources() -> Iterator[Path]:
    """Yield the files of the program that a page needs."""
    yield from sorted(PACKAGE.glob("*.py"))
    for part in PARTS:
        for file in sorted((PACKAGE / part).rglob("*")):
            if file.is_file() and not LEFT_OUT & set(file.relative_to(PACKAGE).parts):
                yield file


def wheels() -> list[Path]:
    """Return the wheels of the libraries, fetched as ``pip`` is configured. Raises `hatch_build.WebBuildError`."""
    folder = Path(tempfile.mkdtemp())
    fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    done = subprocess.run(
        [*fetch, "--dest", folder, "--only-binary=:all:", *TARGET, *LIBRARIES],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise hatch_build.WebBuildError(f"The libraries for the browser could not be fetched:\n{done.stderr}")
    return sorted(folder.glob("*.whl"))


def write_searches(folder: Path, games: Sequence[str], progress: Progress) -> None:
    """Build the searches of the table's bots, about two minutes a game. Raises `hatch_build.WebBuildError`."""
    from warbones.games import GAMES  # noqa: PLC0415  # its texts are compiled only now

    folder.mkdir()
    for game in games:
        progress.begin(f"Building the bots of {GAMES[game].title}")
        command = [sys.executable, "-m", "warbones.wasm", str(folder), game]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            raise hatch_build.WebBuildError(f"The bots of {game} could not be built:\n{done.stderr}")
    for file in [*folder.glob("*.wasm"), *folder.glob("*.bin")]:
        pack_alone(file, folder)
        file.unlink()
    (folder / "games.json").write_text(json.dumps([*games]), "utf-8")


def pack_alone(file: Path, folder: Path) -> None:
    """Write a file gzipped into ``folder``: some hosts compress nothing, or no WebAssembly."""
    (folder / f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


async def write_answers(folder: Path) -> None:
    """Write what does not change: the games, their rules and their lessons."""
    from warbones.games import GAMES  # noqa: PLC0415  # its texts are compiled only now
    from warbones.page.bots import PageBots  # noqa: PLC0415  # as above
    from warbones.page.host import Host  # noqa: PLC0415  # as above
    from warbones.page.shelf import MemoryShelf  # noqa: PLC0415  # as above
    from warbones.rooms.steady_clock import SteadyClock  # noqa: PLC0415  # as above

    host = Host(MemoryShelf(), PageBots(), SteadyClock(0, (), lambda: 0.0))
    offered = [game.id for game in GAMES.values() if game.lobby.offered]
    for path in ("games", *(f"games/{game}/{part}" for game in offered for part in ("rules", "lesson"))):
        answer = await host.answer("GET", f"/api/{path}")
        file = folder / f"{path}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(answer.content)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--data", action="append", default=[])
    asked = parser.parse_args()
    try:
        main(asked.out.resolve(), asked.games, asked.data)
    except hatch_build.WebBuildError as error:
        sys.exit(str(error))
