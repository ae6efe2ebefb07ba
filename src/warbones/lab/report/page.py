"""A study as one self-contained page of HTML, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import msgspec
from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from warbones.lab.report.definitions import DEFINITIONS
from warbones.lab.report.sections import Section, command, sections
from warbones.lab.report.verdicts import verdicts
from warbones.lab.study import Study

TEMPLATE: Final = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True).from_string(
    files(__package__).joinpath("page.html.jinja").read_text("utf-8")
)


class StudyReport(msgspec.Struct, frozen=True):
    """A study with its verdicts and the command that reproduces it."""

    command: str
    verdicts: dict[str, list[str]]
    study: Study


def as_json(study: Study) -> bytes:
    """Return a study as JSON with the fields of its types; an unknown figure is null."""
    return msgspec.json.format(msgspec.json.encode(StudyReport(command(study), verdicts(study), study)), indent=1)


def as_html(study: Study) -> str:
    """Return a study as a page."""
    minutes = study.seconds / 60
    options = ", ".join(f"{name}={value}" for name, value in study.chosen_options.items())
    return TEMPLATE.render(
        title=f"{study.title}: a study",
        about=(
            f"{study.games:,} games between bots ({' and '.join(study.bots)}) in {minutes:.1f} minutes, "
            f"seed {study.seed}, rules version {study.rules_version}. Options: {options or 'the usual'}."
        ),
        notes=list(notes(study)),
        sections=[drawn(section) for section in sections(study)],
        seed=study.seed,
        command=command(study),
        definitions=DEFINITIONS,
        matchups=study.legs,
    )


def notes(study: Study) -> Iterator[str]:
    """Yield the caveats for the whole study."""
    yield "Bots play, not people: what they cannot see in a game, these figures cannot show."
    yield "Intervals hold 95 times in 100 for one figure; of many, some miss."
    if not study.complete:
        yield "The study ended before every matchup was played: some figures are missing."


def drawn(section: Section) -> dict[str, Any]:
    """Return a section for the template, with its charts marked as safe."""
    figures = [{**vars(figure), "svg": Markup(figure.svg)} for figure in section.figures]  # noqa: S704  # our own SVG
    return {**vars(section), "figures": figures}
