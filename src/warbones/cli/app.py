"""The command ``warbones``. Each command imports its slow modules only when it runs, so help appears immediately."""

from __future__ import annotations

import typer

from warbones.cli.admin import admin
from warbones.cli.compare import compare
from warbones.cli.daily import daily
from warbones.cli.data import write_data
from warbones.cli.exploit import exploit
from warbones.cli.games import games
from warbones.cli.migrate import migrate
from warbones.cli.own_games.check import check
from warbones.cli.own_games.dev import dev
from warbones.cli.own_games.new_game import new_game
from warbones.cli.picture import draw
from warbones.cli.play import play
from warbones.cli.prepare import prepare
from warbones.cli.replay import replay
from warbones.cli.review import review
from warbones.cli.rules import rules
from warbones.cli.serve import serve
from warbones.cli.simulate import simulate
from warbones.cli.site import site
from warbones.cli.study import study
from warbones.cli.tune import tune
from warbones.cli.verify import verify
from warbones.terminal.commands.sentences import Sentences

app = typer.Typer(cls=Sentences, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Five dice-war games on one table. Without a command: open the table in the browser."""
    if context.invoked_subcommand is None:
        serve()


app.command()(serve)
app.command()(play)
app.command()(replay)
app.command("picture")(draw)
app.command()(review)
app.command()(daily)
app.command()(verify)
app.command()(simulate)
app.command()(study)
app.command()(compare)
app.command()(exploit)
app.command()(prepare)
app.command()(tune)
app.command("data")(write_data)
app.command("new-game")(new_game)
app.command()(check)
app.command()(dev)
app.command()(rules)
app.command()(games)
app.command()(site)
app.command()(migrate)
app.add_typer(admin, name="admin")
