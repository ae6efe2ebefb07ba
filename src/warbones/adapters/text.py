"""The games in plain text, for a language model: a prompt of what a seat sees and may do, and a parser of answers.

position = warbones.load("keep").new(seed=7)
answer = model(prompt(position, seat))
position.act(seat, read_answer(position, seat, answer))
"""

from __future__ import annotations

import re
from typing import Final

from warbones.core.errors import IllegalAction, WarbonesError, integer_within, quoted
from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.core.view.choices import chosen
from warbones.core.view.text.scenes import asked, calculations, news, options, table
from warbones.encoding.tokens import illegal_token
from warbones.games.rulebook import rulebook

MOST_NUMBER: Final = 10**9

LOG_LINES: Final = 30
"""Default number of log lines in a prompt."""

HOW: Final = (
    "You may think first. End with one line such as 'ANSWER: 3' (an option's number) or 'ANSWER: ' and an action as "
    "it stands in [brackets]."
)

MARK: Final = re.compile(r"^\W*(?:final\s+)?answer\W*?:\s*(.*)$", re.IGNORECASE)
"""The line that holds the answer; other lines may explain it."""


def system_prompt(position: Position) -> str:
    """Return the constant part of the prompts of a game: the rules, and the form of an answer."""
    game = position.game
    odd = "; ".join(f"{name} = {str(value).lower()}" for name, value in position.options.items())
    greeting = f"You play {game.title}. You are told what you see and asked what you do."
    return "\n\n".join([greeting, rulebook(game).strip(), f"Rule options of this match: {odd}.", HOW])


def prompt(position: Position, seat: int, log_lines: int = LOG_LINES) -> str:
    """Return the view and options of ``seat`` as text: the newest lines of the log, sums, table and options.

    Raises `UnknownSeat`.
    """
    seat = position.game.must_have_seat(seat)
    lines = integer_within(log_lines, 0, MOST_NUMBER)
    if lines is None:
        raise WarbonesError(f"The number of lines of the log is an integer of at least 0, not {quoted(log_lines)}.")
    scene = position.scene(seat)
    parts = [
        [f"You are {position.game.names[seat]}."],
        [line.plain for line in news(scene, max(len(scene.log) - lines, 0))],
        [line.plain for line in calculations(scene)],
        [line.plain for line in table(scene)],
        [asked(scene.prompt).plain, *(line.plain for line in options(scene.prompt))],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def read_answer(position: Position, seat: int, answer: str | int) -> Action:
    """Return the action that an answer names, by number or notation, after "ANSWER:" or in its last line.

    Raises `IllegalAction`, which says what would be legal and reveals nothing that the seat does not know.
    """
    seat = position.game.must_have_seat(seat, IllegalAction)
    words = _answer(answer) if isinstance(answer, str) else _numbered(answer)
    if not words:
        raise IllegalAction("There is no answer: end with one line such as 'ANSWER: ' and an action, or its number.")
    seen, listed = position.seen_by(seat), position.scene(seat).prompt
    words, legal = chosen(listed, words), seen.legal(seat)
    if not legal:
        raise illegal_token(position.game, seat, words, ())
    return legal.action(legal.find(words))


def _numbered(answer: object) -> str:
    """Return an option's number, given as an integer, as text; "" for anything else."""
    number = integer_within(answer, -MOST_NUMBER, MOST_NUMBER)
    return "" if number is None else str(number)


def _answer(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    marked = [found[1] for line in lines if (found := MARK.match(line))]
    return (marked or lines or [""])[-1].strip(" \t`*'\".[](){}<>")
