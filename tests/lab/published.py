"""The studies in ``docs/studies``, drawn again from what was found: ``python -m tests.lab.published``.

A study is not played again for a sentence that is put otherwise: its JSON holds all figures.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from warbones.lab import page
from warbones.lab.study import Study

FOLDER = Path(__file__).parents[2] / "docs/studies"


def names() -> list[str]:
    """Return the studies that are published."""
    return sorted(found.stem for found in FOLDER.glob("*.json"))


def drawn(name: str) -> Iterator[tuple[Path, bytes]]:
    """Yield a study's files and what they hold as studies are told today."""
    found = FOLDER / f"{name}.json"
    study = msgspec.convert(json.loads(found.read_bytes())["study"], Study)
    yield found, page.as_json(study)
    yield found.with_suffix(".html"), page.as_html(study).encode()


if __name__ == "__main__":
    for each in names():
        for file, text in list(drawn(each)):
            file.write_bytes(text)
