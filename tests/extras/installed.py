"""The modules that come with an extra, and a Python without any others."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

ALONE = """
import json, runpy, sys

REFUSED = frozenset(json.loads(sys.argv.pop(1)))

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in REFUSED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

for name in [name for name in sys.modules if name.partition(".")[0] in REFUSED]:
    del sys.modules[name]
sys.meta_path.insert(0, Refusing())
kind, what = sys.argv[1:3]
del sys.argv[1:3]
if kind == "-m":
    sys.argv[0] = what
    runpy.run_module(what, run_name="__main__", alter_sys=True)
elif kind == "-c":
    exec(what)
else:
    sys.argv[0] = what
    runpy.run_path(what, run_name="__main__")
"""


def pins() -> Any:
    spec = importlib.util.spec_from_file_location("pins", ROOT / "deploy/pins.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def lines(extra: str) -> tuple[str, ...]:
    """Return the requirements of an extra, including those of the extras that it names."""
    found: list[str] = pins().needed(PROJECT, f"warbones[{extra}]") if extra else PROJECT["dependencies"]
    return tuple(found)


@cache
def distributions(extra: str) -> frozenset[str]:
    """Return the names of all packages that an extra installs, including their dependencies."""
    found, left = set[str](), [(Requirement(line), "") for line in lines(extra)]
    while left:
        requirement, chosen = left.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": chosen}):
            continue
        name = canonicalize_name(requirement.name)
        if name in found and not requirement.extras:
            continue
        found.add(name)
        try:
            needed = requires(name) or []
        except ModuleNotFoundError:  # for another platform, or not installed here
            continue
        for each in ("", *requirement.extras):
            left += [(inner, each) for inner in map(Requirement, needed) if f"{inner}" != f"{requirement}"]
    return frozenset(found)


@cache
def homes() -> dict[str, set[str]]:
    """Return the packages that provide each module installed here."""
    return {module: {canonicalize_name(name) for name in names} for module, names in packages_distributions().items()}


@cache
def refused(extra: str) -> frozenset[str]:
    """Return the modules that are installed here but do not come with an extra."""
    here = distributions(extra)
    return frozenset(
        module
        for module, names in homes().items()
        if module != "warbones" and module.isidentifier() and not here & names
    )


def alone(extra: str, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with an extra and nothing else: a script, ``-m`` a module or ``-c`` code."""
    kind, what, *rest = words if words[0] in ("-m", "-c") else ("-f", *words)
    return run([sys.executable, "-c", ALONE, json.dumps(sorted(refused(extra))), kind, what, *rest], given)


def run(words: Sequence[str], given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, input=given, capture_output=True, text=True, timeout=280, check=False, cwd=ROOT)
