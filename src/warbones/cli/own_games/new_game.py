"""The command ``warbones new-game``."""

from __future__ import annotations

from importlib.resources import files
from keyword import iskeyword
from pathlib import Path
from string import Template
from typing import Annotated

import typer

from warbones import simple
from warbones.core.errors import WarbonesError, quoted
from warbones.games import GAMES
from warbones.terminal.commands.output import say


def new_game(
    name: Annotated[str, typer.Argument(help="The game's id: letters, digits and underscores, such as three_towers.")],
) -> None:
    """Write a small game of your own, which plays at once, as NAME.py in the working directory."""
    if not (name.isidentifier() and name.isascii() and name == name.lower()) or iskeyword(name):
        raise WarbonesError(f"A game's id is a word in small letters, such as three_towers, not {quoted(name)}.")
    if name in GAMES:
        raise WarbonesError(f"There is a game {name} already: choose another id.")
    written, title = Path(f"{name}.py"), name.replace("_", " ").title()
    template = Template((files(simple) / "new_game.txt").read_text("utf-8"))
    try:
        with written.open("x", encoding="utf-8") as file:
            file.write(template.substitute(title=title))
    except FileExistsError:
        raise WarbonesError(f"{written} exists already: choose another id, or move it away.") from None
    say(f"{title} is in {written}. Try it, and change it:")
    say(f"  warbones play {name}:GAME                # in the terminal, against a bot")
    say(f"  warbones serve --game {name}:GAME        # in the browser")
    say(f"  warbones dev {name}:GAME                 # in the browser, loaded again whenever you save it")
    say(f"  warbones check {name}:GAME               # against the promises of every game")
    say(f"  warbones simulate {name}:GAME --seats search:30,random --games 20")
