"""The command ``warbones verify``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from warbones.core.errors import WarbonesError
from warbones.terminal.commands.output import say
from warbones.terminal.commands.sentences import complain, in_one_line
from warbones.terminal.replay import read_text

VERDICTS: Final = {True: "ok", False: "WRONG", None: "not checked"}
VERIFIED: Final = "Everything is checked: the dice, the decisions, the log and the result."
UNVERIFIED: Final = {
    1: "Something in this file is wrong: look at the lines marked WRONG.",
    2: 'Not all of this file could be checked: look at the lines marked "not checked".',
}


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A downloaded match.")],
    commitment: Annotated[str, typer.Option(help="The commitment that you copied from the table's menu.")] = "",
    client_seed: Annotated[
        str,
        typer.Option("--client-seed", "--share", help="Your browser's contribution to the dice, as the menu shows it."),
    ] = "",
) -> None:
    """Check a match: its dice by the formula in docs/dice.md, all else by its rules.

    Exit code 1: something is wrong. 2: something could not be checked, and the output names it.
    """
    from warbones.verify import dice, replay  # noqa: PLC0415  # one of them imports the physics

    text = read_text(file)
    try:
        read = dice.read(text)
    except (dice.NotAMatch, dice.NewerFormat) as error:
        raise WarbonesError(f"{file}: {error}") from None
    findings = [*dice.check(read, commitment, client_seed), *replay.check(read, text)]
    for finding in findings:
        say(in_one_line(f"{VERDICTS[finding.good]:12}{finding.text}"))
    code = dice.exit_code(findings)
    say(VERIFIED) if code == 0 else complain(UNVERIFIED[code])
    raise typer.Exit(code)
