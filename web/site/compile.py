"""Compiles this program and Python's library with the same Python that runs them in the browser (``compile.mjs``).

Both are cut down to the modules that a page can reach: those loaded while every game is shown and played, and those
that any loaded module of the program imports, at its top or inside a function.
"""

import ast
import asyncio
import importlib
import json
import marshal
import pkgutil
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

import warbones.page.worker  # noqa: F401  # the entry point of a page's worker
from warbones.games import GAMES
from warbones.page.bots import PageBots
from warbones.page.host import Host
from warbones.page.shelf import MemoryShelf
from warbones.rooms.steady_clock import SteadyClock

PROGRAM = "/lib/python3.14/site-packages/"
LIBRARY = "python314.zip/"

HEADER = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""The header of bytecode that is never compared with its source."""

LATER = ("_pylong", "_strptime", "linecache", "traceback", "zipimport")
"""Modules that the library loads only in rare cases."""

TURNS = 40
"""The number of a view after which a game is abandoned, if it is not over by then."""


async def main() -> None:
    """Write ``/program.bin`` and ``/library.bin``, two uncompressed archives."""
    await exercise()
    follow_imports()
    for name in LATER:
        attempt(name)
    write("/program.zip", "/program.bin", PROGRAM)
    write("/library.zip", "/library.bin", LIBRARY)


async def exercise() -> None:
    """Play every game against a bot, and request everything that a page shows of it."""
    host = Host(MemoryShelf(), PageBots(), SteadyClock(0, (), lambda: 0.0))
    for game in GAMES:
        import_all(f"warbones.games.{game}")
        await visit(host, game)


async def visit(host: Host, game: str) -> None:
    """Request a game's lesson, play some turns, and request their file, replay, story and review."""
    await host.answer("GET", f"/api/games/{game}/lesson")
    asked = {"game": game, "seats": [{"kind": "person"}, {"kind": "bot", "bot": "beginner"}]}
    ticket = json.loads((await host.answer("POST", "/api/tables", body=json.dumps(asked).encode())).content)
    table = ticket["table"]
    await play(host, table, ticket["seats"][0]["token"])
    for method, path in (("GET", "file"), ("GET", "replay"), ("GET", "story"), ("POST", "review")):
        await host.answer(method, f"/api/tables/{table}/{path}")


async def play(host: Host, table: str, token: str) -> None:
    """Play at a table by always choosing the first option, until the game is over or abandoned."""
    heard = asyncio.Queue[str]()
    line = host.connect(table, heard.put_nowait, lambda _: None)
    line.hand(json.dumps({"type": "join", "token": token, "since": 0, "visible": True, "words": "none"}))
    done = -1
    while done < TURNS:
        view = json.loads(await asyncio.wait_for(heard.get(), 30))
        scene = view.get("scene", {})
        if scene.get("over"):
            return
        if (options := scene.get("prompt", {}).get("options")) and view["number"] > done:
            done = view["number"]
            action = options[0]["action"]
            line.hand(json.dumps({"type": "act", "id": f"act {done}", "number": done, "action": action}))


def import_all(package: str) -> None:
    """Load every module of a package."""
    for each in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        attempt(each.name)


def follow_imports() -> None:
    """Load everything that the program's loaded modules import, until there is nothing new."""
    seen = set[str]()
    while new := [name for name in sys.modules if name.startswith("warbones") and name not in seen]:
        for name in new:
            seen.add(name)
            for each in imports(name):
                attempt(each)


def imports(name: str) -> Iterator[str]:
    """Yield the modules that a module imports, except those for type checkers only."""
    source = Path(sys.modules[name].__file__ or "")
    if source.suffix != ".py":
        return
    todo = [ast.parse(source.read_bytes())]
    while todo:
        node = todo.pop()
        match node:
            case ast.If(test=ast.Name("TYPE_CHECKING")):
                continue
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{each.name}" for each in names)
        todo += ast.iter_child_nodes(node)


def attempt(name: str) -> None:
    """Load a module, if it can be loaded here."""
    try:
        importlib.import_module(name)
    except ImportError:
        return


def write(source: str, target: str, place: str) -> None:
    """Copy an archive: the modules that are loaded from ``place``, compiled, and everything that is not a module."""
    loaded = {file.partition(place)[2] for each in [*sys.modules.values()] if (file := getattr(each, "__file__", None))}
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for each in sorted(old.infolist(), key=lambda each: each.filename):
            name, content = each.filename, old.read(each)
            if each.is_dir() or left_out(name) or (name.endswith((".py", ".so")) and name not in loaded):
                continue
            if name.endswith(".py"):
                name, content = f"{name}c", compiled(name, content)
            new.writestr(zipfile.ZipInfo(name), content)


def left_out(name: str) -> bool:
    """Return whether a file is for type checkers, package managers or people."""
    return name.endswith((".pyi", "py.typed", ".ini", ".bat", ".md", ".txt", "README.ctypes")) or ".dist-info/" in name


def compiled(name: str, content: bytes) -> bytes:
    """Return a module as bytecode, without docstrings and line numbers."""
    code = compile(content, name, "exec", dont_inherit=True, optimize=2)
    return HEADER + marshal.dumps(without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """Return code without its line table, which makes up a third of the gzipped size."""
    constants = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=constants, co_linetable=b"")
