"""The diagram in ARCHITECTURE.md, drawn from the import contracts in ``pyproject.toml``.

``python -m tests.architecture_diagram`` draws it again.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "ARCHITECTURE.md"
DRAWN: Final = re.compile(r"(?<=```mermaid\n).*?(?=```)", re.DOTALL)

LAYERS: Final = "Imports go one way"
HIDDEN: Final = ("(__main__)", "(spoken)")
"""Modules left out of the diagram: the entry point, and the old name of a package."""

PORTABLE: Final = "Tables need no compiled code, no threads, no disk and no network: they run in a page as well"


def contract(name: str) -> dict[str, Any]:
    """Return the contract with this name."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    return next(each for each in settings["contracts"] if each["name"] == name)


def layers() -> list[list[str]]:
    """Return the packages of each layer, the highest first."""
    return [re.findall(r"\w+", layer) for layer in contract(LAYERS)["layers"] if layer not in HIDDEN]


def row(number: int) -> str:
    """Return the name of a layer in the picture: its only package, or else `layer` with its number."""
    packages = layers()[number]
    return packages[0] if len(packages) == 1 else f"layer{number}"


def lines() -> Iterator[str]:
    """Yield the lines of the picture."""
    portable = [module.removeprefix("warbones.") for module in contract(PORTABLE)["source_modules"]]
    yield "flowchart TB"
    for number, packages in enumerate(layers()):
        if len(packages) > 1:
            yield f'  subgraph {row(number)}[" "]'
            yield "    direction LR"
            yield f"    {' ~~~ '.join(packages)}"
            yield "  end"
    yield "  " + " --> ".join(row(number) for number in range(len(layers())))
    yield "  classDef portable fill:#2d4a3e,color:#fff,stroke:#8fbfa5"
    yield f"  class {','.join(portable)} portable"


def picture() -> str:
    """Return the picture as Mermaid source."""
    return "".join(f"{line}\n" for line in lines())


def main() -> None:
    """Draw the picture into the page."""
    PAGE.write_text(DRAWN.sub(lambda _: picture(), PAGE.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    main()
