"""The command ``warbones``. Heavy parts are imported by the commands that need them, so that help comes at once."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress
from rich.table import Column, Table
from rich.text import Text

from warbones import designing, exploiting, preparing
from warbones.core.errors import WarbonesError
from warbones.core.extras import need
from warbones.core.play.game import Game
from warbones.core.view.reader import in_words
from warbones.games import GAMES, load
from warbones.games.rulebook import rulebook
from warbones.table.dice import SECRET
from warbones.table.hands import agreed
from warbones.table.replaying import OPEN
from warbones.terminal.commands.arguments import AsJson, GameId, OwnData, Rules
from warbones.terminal.commands.options import data_of_games, describe, read_options, read_positions
from warbones.terminal.commands.output import PlainPager, say, say_json
from warbones.terminal.commands.rulebook import one_rule
from warbones.terminal.commands.sentences import Sentences, complain, in_one_line
from warbones.terminal.hotseat.clocks import clocks_of
from warbones.terminal.hotseat.hot_seat import HotSeat
from warbones.terminal.hotseat.keeping import Keeping
from warbones.terminal.hotseat.mixing import mixed
from warbones.terminal.hotseat.seating import against_bots, among_friends, best_bot
from warbones.terminal.play import play_hot_seat
from warbones.terminal.replay import play_again, read_text

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from warbones.lab.report import Report
    from warbones.server.store.upkeep import KeptTable, Upkeep

VERDICTS: Final = {True: "ok", False: "WRONG", None: "not checked"}
VERIFIED: Final = "All of it checked: the dice, the decisions, the log and the result."
UNVERIFIED: Final = {
    1: "This file is wrong: look at the lines marked WRONG.",
    2: 'Not all of this file could be checked: look at the lines marked "not checked".',
}

LARGEST_SEED: Final = 2**63 - 1


class Against(StrEnum):
    """Who sits at the other seats."""

    BOT = "bot"
    FRIEND = "friend"


class Dice(StrEnum):
    """Where faces come from."""

    ROLLED = "rolled"
    TYPED = "typed"


class Out(StrEnum):
    """What becomes of whoever has no time left."""

    LOSES = "loses"
    BOT = "bot"


class Log(StrEnum):
    """How a server writes its log."""

    TEXT = "text"
    JSON = "json"


app = typer.Typer(cls=Sentences, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)

Seed = Annotated[int | None, typer.Option(min=0, max=LARGEST_SEED, help="The same seed gives the same dice.")]


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Five dice-war games on one table. Without a command: open the table in the browser."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 is a free one.")] = 0,
    data: Annotated[Path | None, typer.Option(file_okay=False, help="The folder that keeps the matches.")] = None,
    host: Annotated[str, typer.Option(help="The address to serve at.")] = "127.0.0.1",
    lan: Annotated[
        bool, typer.Option("--lan", help="Let the devices of your home network open the table too.")
    ] = False,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="What others open, where a proxy serves it, as in https://play.example."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy that is believed for whom it asks; may be several."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="WARBONES_DATABASE",
            metavar="URL",
            help="A PostgreSQL database that keeps the matches, as postgresql://USER@HOST/NAME; servers may share it.",
        ),
    ] = None,
    internal: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Where other servers of the database reach this one: an address, or the network it is in. "
            "[default: at this machine]",
        ),
    ] = "",
    keep_days: Annotated[
        float | None,
        typer.Option(min=1, metavar="DAYS", help="Remove matches that nobody played at for so long. [default: none]"),
    ] = None,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Serve numbers for Prometheus at /metrics, to whoever asks directly.")
    ] = False,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="file:POLICY", help="A trained policy that people may play; may be several (docs/agents.md)."
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="How much there may be, as in sockets=500; docs/hosting.md has them."),
    ] = None,
    rule_data: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE", help="Rule data that new tables of its game are played by; may be several."),
    ] = None,
    log: Annotated[Log, typer.Option(help="How what goes wrong is written to the standard error.")] = Log.TEXT,
    browser: Annotated[bool, typer.Option(help="Open the table in the browser.")] = True,
) -> None:
    """Serve the table on this machine, or to others."""
    from warbones.server import limits, run  # noqa: PLC0415  # brings the web framework
    from warbones.server.network import public  # noqa: PLC0415  # likewise

    outside = public.public_url(public_url) if public_url is not None else None
    believed = public.proxies(trusted_proxy or ())
    kept = _database(database)
    if internal and kept is None:
        raise WarbonesError("--internal is for servers that share a database: name it with --database.")
    run.serve(
        run.Asked(
            host,
            port,
            data,
            browser,
            lan,
            outside,
            believed,
            metrics,
            log is Log.JSON,
            limits.limits(limit or ()),
            kept,
            internal,
            keep_days,
            data_of_games(rule_data or ()),
            tuple(bot or ()),
        )
    )


@app.command()
def play(
    game: GameId,
    against: Annotated[Against, typer.Option(help="A bot, or a friend at this same screen.")] = Against.BOT,
    bot: Annotated[
        str | None, typer.Option(help="One of the game's, such as greedy, or file:POLICY. [default: the strongest]")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Your seat against a bot, by number or name. [default: 0]")] = None,
    seed: Seed = None,
    dice: Annotated[Dice, typer.Option(help="Rolled here, or yours by hand and typed in.")] = Dice.ROLLED,
    option: Rules = None,
    clock: Annotated[
        str,
        typer.Option(
            metavar="TIME",
            help="People's time: 5m for the match, 5m+10s with more after each move, or 30s/move. Bots have none.",
        ),
    ] = "",
    out: Annotated[Out, typer.Option(help="Whose time has run out loses, or a bot plays on.")] = Out.LOSES,
    mix: Annotated[
        bool, typer.Option("--mix", help="See the commitment to the dice first, and mix words of yours into them.")
    ] = False,
    data: OwnData = None,
    save: Annotated[Path | None, typer.Option(help="A new file for the match once it is over, to replay.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, as always where input is piped.")] = False,
) -> None:
    """Play in the terminal. From a pipe: one answer a line, in notation."""
    chosen = load(game)
    options = read_options(chosen, option or (), data)
    bots = against_bots(chosen.seated(options), bot, seat) if against is Against.BOT else among_friends(bot, seat)
    secret = _secret(dice, seed)
    options, by_hand = agreed(chosen, options, by_hand=secret is None)
    if chosen.ruleset.throws and not chosen.ruleset.throws.by_hand.items() <= options.items():
        need("physics")
    if mix and by_hand:
        raise WarbonesError("--mix is for dice that are rolled here: leave it out, or --dice typed.")
    clocks = clocks_of(chosen.seated(options), clock, out) if clock else None
    stand_in = best_bot(chosen) if clocks and out is Out.BOT else ""
    people = [seat for seat in range(len(chosen.seated(options).names)) if seat not in bots]
    shares = mixed(chosen, people, secret, sys.stdin, say) if mix and secret else {}
    hot_seat = HotSeat(chosen, options, bots, None if by_hand else secret, shares, clocks, stand_in)
    keeping = Keeping(save) if save else None
    try:
        ended = play_hot_seat(hot_seat, lines=lines)
    finally:
        if keeping:
            keeping.keep(hot_seat)
    if not ended:
        complain("The input ended before the game was over.")
        raise typer.Exit(1)


def _secret(dice: Dice, seed: int | None) -> bytes | None:
    """Return what the dice follow from, or None where they are typed in."""
    if dice is Dice.TYPED and seed is not None:
        raise WarbonesError("Dice that are typed in need no seed: leave out --seed or --dice typed.")
    if dice is Dice.TYPED:
        return None
    return secrets.token_bytes(SECRET) if seed is None else seed.to_bytes(SECRET, "big")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match that was downloaded.")],
    view: Annotated[str, typer.Option(help="open (everything), watch (a spectator's), or a seat's number.")] = OPEN,
    at: Annotated[int | None, typer.Option(min=0, help="Begin at this decision; as text, end there.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="As text, as always where output is piped.")] = False,
) -> None:
    """Play a match again, step by step in the terminal. Into a pipe: what every decision told, and the table."""
    play_again(file, view, at, lines=lines)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match that was downloaded.")],
    as_json: AsJson = False,
) -> None:
    """Say what each decision of a match cost, what would have been better, and what was luck."""
    from warbones.terminal.reviewing import review_file  # noqa: PLC0415  # brings the compiler

    review_file(file, as_json=as_json)


@app.command()
def daily(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Whose position to solve; without one, which there are.")
    ] = None,
    day: Annotated[str | None, typer.Option(metavar="DAY", help="Such as 2026-11-24. [default: today]")] = None,
) -> None:
    """Solve the position of the day: one move is clearly best. From a pipe: one answer a line."""
    from warbones.puzzles.days import day_of, position_of  # noqa: PLC0415  # brings the compiler
    from warbones.terminal.daily import Daily, list_day  # noqa: PLC0415  # likewise

    asked = day_of(day) if day else date.today()  # noqa: DTZ011  # a person's own day
    if game is None:
        list_day(asked, Console())
    elif not Daily(game, position_of(asked, game), Console(), sys.stdin).solve(asked):
        complain("The input ended before the position was solved.")
        raise typer.Exit(1)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match that was downloaded.")],
    commitment: Annotated[str, typer.Option(help="The commitment that you noted from the table's menu.")] = "",
    share: Annotated[str, typer.Option(help="What your browser brought to the dice, as the menu shows it.")] = "",
) -> None:
    """Check a match: its dice by the formula in docs/dice.md, all else by its rules.

    Exit code 1: something is wrong. 2: something could not be checked, and the output names it.
    """
    from warbones.verify import again, dice  # noqa: PLC0415  # one of them brings the physics

    text = read_text(file)
    try:
        read = dice.read(text)
    except (dice.NoMatch, dice.NewerFormat) as error:
        raise WarbonesError(f"{file}: {error}") from None
    findings = [*dice.check(read, commitment, share), *again.check(read, text)]
    for finding in findings:
        say(in_one_line(f"{VERDICTS[finding.good]:12}{finding.text}"))
    code = dice.exit_code(findings)
    say(VERIFIED) if code == 0 else complain(UNVERIFIED[code])
    raise typer.Exit(code)


@app.command()
def simulate(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Annotated[str | None, typer.Option(help="Each seat's bot, as in search,random. [default: random]")] = None,
    seed: Seed = None,
    threads: Annotated[int | None, typer.Option(min=1, help="[default: one for each core]")] = None,
    option: Rules = None,
    data: OwnData = None,
    position: Annotated[
        list[str] | None,
        typer.Option(help="Where games begin, in the game's notation, or @FILE with one a line; several take turns."),
    ] = None,
    swap: Annotated[bool, typer.Option("--swap", help="Play with the seats exchanged as often.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots; report wins with their intervals, length and speed."""
    from warbones.lab import batch  # noqa: PLC0415  # brings the compiler

    chosen = load(game)
    options, positions = read_options(chosen, option or (), data), read_positions(position or ())
    bots = seats.split(",") if seats else ["random"] * len(chosen.seated(options).names)
    seed = secrets.randbits(32) if seed is None else seed
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task("Getting ready; the first time, the rules are compiled", total=games)

        def count(played: int) -> None:
            progress.update(bar, advance=played, description=f"Playing {chosen.title}")

        cores = threads or os.cpu_count() or 1
        report = batch.simulate(game, games, bots, seed, cores, options, count, positions, swap=swap)
    say_json(report) if as_json else _print_report(chosen, report)


def _print_report(game: Game, report: Report) -> None:
    console = Console()
    if len(report.legs) > 1:
        console.print(_legs(game, report))
    table = Table("Seat", "Bot", "Wins", "Share", "95% interval", title=f"{game.title}, {report.games} games")
    swapped = len({leg.wins[0].seat for leg in report.legs}) > 1
    for bot in report.wins:
        seat = "each" if swapped else game.names[bot.seat]
        table.add_row(seat, bot.name, str(bot.wins), f"{bot.share:.1%}", f"{bot.low:.1%} to {bot.high:.1%}")
    speed = f"{report.games_per_second:,.0f} games and {report.decisions_per_second:,.0f} decisions a second"
    console.print(table)
    console.print(f"{report.draws} drawn, {report.mean_decisions:.1f} decisions a game.", highlight=False)
    console.print(f"{report.seconds:.2f} s, {speed}; seed {report.seed}.", highlight=False)


def _legs(game: Game, report: Report) -> Table:
    """Return a row for each way that games began: how many, and each bot's wins with seat and interval."""
    table = Table(Column("Begun from", overflow="fold"), "Games", *(bot.name for bot in report.wins), "Drawn")
    for leg in report.legs:
        wins = (f"{bot.wins} as {game.names[bot.seat]}, {bot.low:.0%} to {bot.high:.0%}" for bot in leg.wins)
        table.add_row(Text(leg.position or "anew"), str(leg.games), *wins, str(leg.draws))
    return table


app.command()(designing.study)
app.command()(designing.compare)
app.command()(exploiting.exploit)
app.command()(preparing.prepare)
app.command()(designing.tune)
app.command("data")(designing.write_data)


@app.command()
def rules(game: GameId, number: Annotated[str | None, typer.Argument(help="One rule, such as R20.")] = None) -> None:
    """Read a game's rulebook, or one rule of it."""
    page = one_rule(load(game), number) if number else rulebook(load(game))
    console = Console()
    if not console.is_terminal:
        say(page)
    elif number:
        console.print(Markdown(page))
    else:
        with console.pager(PlainPager(), styles=True):
            console.print(Markdown(page))


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their rule options."""
    if as_json:
        from warbones.lobby.cards import game_cards  # noqa: PLC0415  # brings the messages of the table
        from warbones.protocol.messages import Games  # noqa: PLC0415  # as above

        cards = game_cards(GAMES.values()).games
        say_json(Games(games=tuple(in_words(card, None, card.seats) for card in cards)))
    else:
        Console(highlight=False).print(*map(describe, GAMES.values()))


@app.command()
def migrate(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A folder of matches, or postgresql://USER@HOST/NAME.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Likewise: what it holds already stays.")],
) -> None:
    """Copy every match from a folder to a PostgreSQL database, or the other way: all of them, or none."""
    from warbones.server.store.copying import migrate as copy  # noqa: PLC0415  # brings the databases

    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task("Copying matches", total=None)
        copied = copy(
            source, target, lambda total: progress.update(bar, total=total), lambda: progress.update(bar, advance=1)
        )
    matches = "1 match" if copied.matches == 1 else f"{copied.matches} matches"
    turns = "1 turn" if copied.turns == 1 else f"{copied.turns} turns"
    say(f"{matches} with {turns} copied, and read again as written.")


admin = typer.Typer(cls=Sentences, help="Look after the tables that are kept, while no server holds them.")
app.add_typer(admin, name="admin")

Data = Annotated[Path | None, typer.Option(file_okay=False, help="The folder that keeps the matches.")]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="WARBONES_DATABASE",
        metavar="URL",
        help="A PostgreSQL database that keeps the matches instead, as postgresql://USER@HOST/NAME.",
    ),
]
Days = Annotated[float, typer.Option("--older-than", min=0, metavar="DAYS", help="Nobody played for so many days.")]
Over = Annotated[bool, typer.Option("--over", help="Only those whose match is over.")]


@admin.command("tables")
def list_tables(
    data: Data = None, database: Database = None, older_than: Days = 0, over: Over = False, as_json: AsJson = False
) -> None:
    """List the tables, the last played first."""
    with _upkeep(data, database) as kept:
        _tell(kept.tables(older_than, over=over), "table", as_json=as_json)


@admin.command("close")
def close_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="As `warbones admin tables` has it; -- before a -.")],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Remove a table with all that is kept of it: nobody can open it any more."""
    with _upkeep(data, database) as kept:
        _tell([kept.close(table)], "table removed", as_json=as_json)


@admin.command("clean")
def clean_tables(
    older_than: Annotated[float, typer.Option(min=0, metavar="DAYS", help="Nobody played for so many days.")],
    data: Data = None,
    database: Database = None,
    over: Over = False,
    as_json: AsJson = False,
) -> None:
    """Remove old tables: those that `warbones admin tables` lists for the same options."""
    with _upkeep(data, database) as kept:
        _tell(kept.clean(older_than, over=over), "table removed", as_json=as_json)


def _upkeep(data: Path | None, database: str | None) -> AbstractContextManager[Upkeep]:
    from warbones.server.run import data_folder  # noqa: PLC0415  # brings the web framework
    from warbones.server.store.upkeep import upkeep  # noqa: PLC0415  # likewise

    return upkeep(_database(database) or data_folder(data))


def _database(url: str | None) -> str | None:
    """Return the database that is asked for, where one is. Raises `WarbonesError`."""
    from warbones.server.store.copying import PREFIXES, is_database  # noqa: PLC0415  # brings the databases

    if url is not None and not is_database(url):
        raise WarbonesError(
            f"--database takes an address that begins with {PREFIXES[0]}, as postgresql://USER@HOST/NAME."
        )
    return url


def _tell(tables: Sequence[KeptTable], what: str, *, as_json: bool) -> None:
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
