"""One table of cases for the two programs that word the catalogue: Python here, the page in `cases.test.ts`."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import msgspec
import pytest

import words_build
from warbones.core.frozen import Frozen
from warbones.core.messages import Msg
from warbones.core.view.reader import Reader
from warbones.core.view.scene import Sentence
from warbones.core.view.voice import Voice
from warbones.locales.catalogue import Catalogue


class Case(Frozen):
    """A message and the seat that reads it, with the expected text, and the sentence with its pieces drawn."""

    message: Msg
    text: str
    parts: Sentence
    seat: int | None = None


class Table(Frozen):
    """The names of the seats, the messages in Fluent, and the cases."""

    names: tuple[str, ...]
    source: tuple[str, ...]
    cases: tuple[Case, ...]


TABLE = msgspec.json.decode(Path(__file__).with_name("wording.json").read_bytes(), type=Table)


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    folder = tmp_path_factory.mktemp("words")
    (folder / "cases.ftl").write_text("\n".join(TABLE.source), "utf-8")
    (folder / "table.ftl").write_text((words_build.FOLDER / "en" / "table.ftl").read_text("utf-8"), "utf-8")
    (folder / "made_cases.py").write_text(words_build.compiled(folder), "utf-8")
    made = run_path(str(folder / "made_cases.py"))
    return Catalogue(made["MESSAGES"], made["ARGUMENTS"])


@pytest.mark.parametrize("case", TABLE.cases, ids=lambda case: case.text)
def test_a_message_is_worded_as_the_page_words_it(case: Case, words: Catalogue) -> None:
    reader = Reader(Voice(case.seat, TABLE.names), words)
    assert reader.text(case.message) == case.text
    assert msgspec.json.encode(reader.sentence((case.message,))) == msgspec.json.encode(_named(reader, case.parts))


def _named(reader: Reader, parts: Sentence) -> Sentence:
    """Return the expected sentence with the names of its pieces in words; a piece's other fields never change."""
    return tuple(reader.worded(part) for part in parts)
