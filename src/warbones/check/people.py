"""Promises to people: whatever is legal is offered under a label of its own, and all of it is on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from warbones.check.random_play import moments, random_game
from warbones.core.play.game import Game
from warbones.core.view.choices import every_option
from warbones.core.view.scene import Scene
from warbones.games.rulebook import numbers

ABREAST: Final = 3
"""The maximum number of buttons that fit beside a question in a small window."""


def offers_what_is_legal(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem if a prompt offers another set of actions than the legal ones, or two under one label."""
    for position in moments(random_game(game, seed)):
        for seat in sorted(position.to_act):
            scene = position.scene(seat)
            if scene.prompt.kind not in ("choose", "aim"):
                continue
            offered = list(every_option(scene.prompt))
            legal = {action.text for action in position.legal(seat)}
            if odd := {option.action for option in offered} ^ legal:
                yield f"The prompt and the rules differ in {', '.join(sorted(odd)[:3])}, at {position.text}."
            if len({option.label for option in offered}) < len(offered):
                yield f"Two options have one label, at {position.text}."
            if len(plain_buttons(scene)) > ABREAST:
                yield f"More than {ABREAST} buttons have neither a detail nor pieces, at {position.text}."


def plain_buttons(scene: Scene) -> list[str]:
    """Return the labels of options that are one-line buttons beside the question."""
    if scene.prompt.brief:  # its buttons fold away
        return []
    return [
        str(each.label)
        for each in scene.prompt.options
        if not (each.pieces or each.place or each.tab or each.detail or each.picture)
    ]


def can_be_shown(game: Game, seed: int) -> Iterator[str]:
    """Yield a problem with the scene of a seat or a spectator."""
    for position in moments(random_game(game, seed)):
        for reader in (None, *range(len(position.game.names))):
            scene = position.scene(reader)
            if (scene.prompt.kind in ("choose", "aim")) != (reader in position.to_act):
                yield f"Reader {reader} decides, but has the prompt {scene.prompt.kind!r}, or the reverse."
            if (scene.ending is not None) != scene.over:
                yield "A scene has an ending if the game is over, and only then."
            yield from table_problems(scene)


def table_problems(scene: Scene) -> Iterator[str]:
    """Yield a problem if a piece lies in two places, or a layout has other areas than the scene."""
    pieces = Counter(piece.id for area in scene.areas for piece in area.pieces if piece and piece.id)
    if twice := [each for each, count in pieces.items() if count > 1]:
        yield f"The piece {twice[0]} lies in two places."
    for layout in (scene.wide, scene.narrow):
        cells = [*layout.over, *dict.fromkeys(cell for row in layout.areas for cell in row if cell)]
        if sorted(cells) != sorted(area.id for area in scene.areas):
            yield f"A layout has the areas {', '.join(cells)}, and the scene others."
        if len({len(row) for row in layout.areas}) > 1:
            yield "The rows of a layout have different lengths."


def has_words(game: Game, _seed: int) -> Iterator[str]:
    """Yield a problem if the game lacks rules with numbers, a line for the lobby, a lesson or final counts."""
    if not numbers(game):
        yield "The rulebook has no numbered rules, such as **R1.**"
    if not game.lobby.line:
        yield "The lobby has no line about the game."
    if not game.view.lesson:
        yield "There is no lesson."
    for step in game.view.lesson:
        game.at(step.position)
    *_, last = random_game(game, 0)
    if not game.view.counts(last.shown()):
        yield "There is nothing to count at the end."
