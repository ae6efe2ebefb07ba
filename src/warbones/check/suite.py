"""All promises."""

from __future__ import annotations

from typing import Final

from warbones.check import people, rules, secrets
from warbones.check.promises import Level, Promise

FIRST: Final = Promise(Level.RULES, "Games end, and their results sum to zero.", rules.ends)
"""The promise without which no other can be checked."""

PROMISES: Final = (
    FIRST,
    Promise(Level.RULES, "The same answers give the same game.", rules.repeats),
    Promise(Level.RULES, "An answer can be taken back.", rules.takes_back),
    Promise(Level.RULES, "Legal actions are accepted, others refused without a trace.", rules.lists_what_is_legal),
    Promise(Level.RULES, "Stored positions go on like the original.", rules.survives_as_json),
    Promise(Level.RULES, "Positions in notation are read as they were written.", rules.survives_as_text),
    Promise(Level.RULES, "Fields hold what they declare.", rules.fits_its_declarations),
    Promise(Level.RULES, "A game without declared secrets has none.", secrets.says_whether_it_hides),
    Promise(Level.RULES, "Nothing that a seat receives depends on another's secret choice.", secrets.hides),
    Promise(Level.PEOPLE, "A prompt offers what is legal, under different labels.", people.offers_what_is_legal),
    Promise(Level.PEOPLE, "Every position can be shown to every seat and to spectators.", people.can_be_shown),
    Promise(Level.PEOPLE, "There are rules, a lesson and words for the lobby.", people.has_words, once=True),
)
"""What every game promises, in the order in which it is best mended."""
