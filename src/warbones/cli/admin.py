"""The commands ``warbones admin``: upkeep of stored tables while no server runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Column, Table

from warbones.cli.server_options import database_url
from warbones.terminal.commands.arguments import AsJson
from warbones.terminal.commands.output import say, say_json
from warbones.terminal.commands.sentences import Sentences

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from warbones.server.store.maintenance import Maintenance, StoredTable

admin = typer.Typer(cls=Sentences, help="Maintain stored tables while no server runs.")

Data = Annotated[Path | None, typer.Option(file_okay=False, help="The folder of the matches.")]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="WARBONES_DATABASE",
        metavar="URL",
        help="A PostgreSQL database instead of a folder, as postgresql://USER@HOST/NAME.",
    ),
]
Days = Annotated[
    float,
    typer.Option("--older-than", min=0, metavar="DAYS", help="Only tables that nobody has played for this many days."),
]
Over = Annotated[bool, typer.Option("--over", help="Only those whose match is over.")]


@admin.command("tables")
def list_tables(
    data: Data = None, database: Database = None, older_than: Days = 0, over: Over = False, as_json: AsJson = False
) -> None:
    """List the tables, the last played first."""
    with _upkeep(data, database) as store:
        _print(store.tables(older_than, over=over), "table", as_json=as_json)


@admin.command("close")
def close_table(
    table: Annotated[
        str,
        typer.Argument(
            metavar="TABLE", help="As listed by `warbones admin tables`; write -- before one that starts with -."
        ),
    ],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Remove a table and everything stored for it: nobody can open it afterwards."""
    with _upkeep(data, database) as store:
        _print([store.close(table)], "table removed", as_json=as_json)


@admin.command("clean")
def clean_tables(
    older_than: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Only tables that nobody has played for this many days.")
    ],
    data: Data = None,
    database: Database = None,
    over: Over = False,
    as_json: AsJson = False,
) -> None:
    """Remove old tables: those that `warbones admin tables` lists for the same options."""
    with _upkeep(data, database) as store:
        _print(store.clean(older_than, over=over), "table removed", as_json=as_json)


def _upkeep(data: Path | None, database: str | None) -> AbstractContextManager[Maintenance]:
    from warbones.server.run import data_folder  # noqa: PLC0415  # imports the web framework
    from warbones.server.store.maintenance import maintenance  # noqa: PLC0415  # as above

    return maintenance(database_url(database) or data_folder(data))


def _print(tables: Sequence[StoredTable], what: str, *, as_json: bool) -> None:
    if as_json:
        say_json(tables)
        return
    shown = Table(
        Column("Table", overflow="fold"),
        "Game",
        Column("Days", justify="right"),
        Column("Turns", justify="right"),
        "Match",
    )
    for each in tables:
        shown.add_row(each.table, each.game, f"{each.days:.1f}", str(each.turns), "over" if each.over else "in play")
    if tables:
        Console().print(shown)
    noun = what if len(tables) == 1 else what.replace("table", "tables", 1)
    say(f"{len(tables)} {noun}.")
