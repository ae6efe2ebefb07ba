"""The command ``warbones serve``, which a bare ``warbones`` runs too."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from warbones.cli.server_options import database_url, mail_options
from warbones.core.errors import WarbonesError
from warbones.games import load
from warbones.terminal.commands.options import data_of_games


class LogFormat(StrEnum):
    """Format of the server's log."""

    TEXT = "text"
    JSON = "json"


def serve(
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; 0 picks any free one. [default: the first free from 8017]"),
    ] = None,
    data: Annotated[Path | None, typer.Option(file_okay=False, help="The folder for the matches.")] = None,
    host: Annotated[str, typer.Option(help="The address to serve at.")] = "127.0.0.1",
    lan: Annotated[
        bool, typer.Option("--lan", help="Let the devices of your home network open the table too.")
    ] = False,
    public_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="The address that others open, if a proxy serves it, as in https://play.example."
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy trusted to report its clients' addresses; may be repeated."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="WARBONES_DATABASE",
            metavar="URL",
            help="A PostgreSQL database for the matches, as postgresql://USER@HOST/NAME; servers may share it.",
        ),
    ] = None,
    internal: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="The address at which other servers of the database reach this one, or its network. "
            "[default: at this machine]",
        ),
    ] = "",
    keep_days: Annotated[
        float | None,
        typer.Option(
            min=1, metavar="DAYS", help="Remove matches that nobody has played for this long. [default: none]"
        ),
    ] = None,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Serve metrics for Prometheus at /metrics, to direct requests only.")
    ] = False,
    game: Annotated[
        list[str] | None,
        typer.Option(metavar="MODULE:NAME", help="A game of your own; may be repeated (docs/new-game.md)."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="file:POLICY", help="A trained policy to play against; may be repeated (docs/agents.md)."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="A limit, as in sockets=500; docs/hosting.md lists them."),
    ] = None,
    rule_data: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE", help="Rule data for new tables of its game; may be repeated."),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            envvar="WARBONES_SMTP",
            metavar="URL",
            help="A mail server for notifications by email, as smtp+starttls://USER@HOST:587; "
            "the password is in WARBONES_SMTP_PASSWORD. [default: no emails]",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(envvar="WARBONES_MAIL_FROM", metavar="ADDRESS", help="The sender's address of these emails."),
    ] = None,
    smtp_password_file: Annotated[
        Path | None,
        typer.Option(dir_okay=False, metavar="FILE", help="A file with the mail server's password instead."),
    ] = None,
    operator_token_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="A file with the token that opens the operator's page, /operator. "
            "[default: WARBONES_OPERATOR_TOKEN in the environment; without either there is no such page]",
        ),
    ] = None,
    log: Annotated[LogFormat, typer.Option(help="Format of the errors on standard error.")] = LogFormat.TEXT,
    browser: Annotated[bool, typer.Option(help="Open the table in the browser.")] = True,
) -> None:
    """Serve the table on this machine, or to others."""
    from warbones.server import run, visitor_limits  # noqa: PLC0415  # imports the web framework
    from warbones.server.network import public  # noqa: PLC0415  # as above
    from warbones.server.operator import token  # noqa: PLC0415  # as above

    for each in game or ():
        load(each)
    outside = public.public_url(public_url) if public_url is not None else None
    believed = public.proxies(trusted_proxy or ())
    database_address = database_url(database)
    if internal and database_address is None:
        raise WarbonesError("--internal is for servers that share a database: name it with --database.")
    mail = mail_options(smtp, mail_from, smtp_password_file)
    if mail and outside is None:
        raise WarbonesError("--smtp needs --public-url: the links in emails begin with it.")
    run.serve(
        run.ServeOptions(
            host,
            port,
            data,
            browser,
            lan,
            outside,
            believed,
            metrics,
            log is LogFormat.JSON,
            visitor_limits.limits(limit or ()),
            database_address,
            internal,
            keep_days,
            data_of_games(rule_data or ()),
            tuple(bot or ()),
            mail,
            token.operator_token(operator_token_file, os.environ),
        )
    )
