"""The command ``warbones play``: a match at this terminal."""

from __future__ import annotations

import secrets
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from warbones.core.errors import WarbonesError
from warbones.core.extras import need
from warbones.games import load
from warbones.table.dice import SECRET
from warbones.table.real_dice import with_real_dice
from warbones.terminal.commands.arguments import GameId, OwnData, Rules, Seed
from warbones.terminal.commands.options import read_options
from warbones.terminal.commands.output import say
from warbones.terminal.commands.sentences import complain
from warbones.terminal.hotseat.client_seeds import ask_client_seeds
from warbones.terminal.hotseat.clocks import clocks_of
from warbones.terminal.hotseat.hot_seat import HotSeat
from warbones.terminal.hotseat.match_file import MatchFile
from warbones.terminal.hotseat.seats import against_bots, among_friends, best_bot
from warbones.terminal.play import play_hot_seat


class Opponents(StrEnum):
    """The opponents."""

    BOT = "bot"
    FRIEND = "friend"


class DiceSource(StrEnum):
    """The source of the dice."""

    ROLLED = "rolled"
    TYPED = "typed"


class TimeoutPenalty(StrEnum):
    """The penalty for running out of time."""

    LOSES = "loses"
    BOT = "bot"


def play(
    game: GameId,
    against: Annotated[Opponents, typer.Option(help="A bot, or a friend at this same screen.")] = Opponents.BOT,
    bot: Annotated[
        str | None, typer.Option(help="One of the game's, such as greedy, or file:POLICY. [default: the strongest]")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Your seat against a bot, by number or name. [default: 0]")] = None,
    seed: Seed = None,
    dice: Annotated[DiceSource, typer.Option(help="Rolled here, or by hand and typed in.")] = DiceSource.ROLLED,
    option: Rules = None,
    clock: Annotated[
        str,
        typer.Option(
            metavar="TIME",
            help="People's time: 5m for the match, 5m+10s with more after each move, or 30s/move. Bots have none.",
        ),
    ] = "",
    on_timeout: Annotated[
        TimeoutPenalty,
        typer.Option("--on-timeout", "--out", help="The effect of a player's timeout: they lose, or a bot plays on."),
    ] = TimeoutPenalty.LOSES,
    mix: Annotated[
        bool, typer.Option("--mix", help="See the commitment to the dice first, and mix words of yours into them.")
    ] = False,
    data: OwnData = None,
    save: Annotated[Path | None, typer.Option(help="A new file for the finished match, to replay.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Play line by line, as when input is piped.")] = False,
) -> None:
    """Play in the terminal. From a pipe: one answer per line, in notation."""
    chosen = load(game)
    options = read_options(chosen, option or (), data)
    bots = against_bots(chosen.seated(options), bot, seat) if against is Opponents.BOT else among_friends(bot, seat)
    secret = _secret(dice, seed)
    options, by_hand = with_real_dice(chosen, options, by_hand=secret is None)
    if chosen.ruleset.throws and not chosen.ruleset.throws.by_hand.items() <= options.items():
        need("physics")
    if mix and by_hand:
        raise WarbonesError("--mix is for dice that are rolled here: leave it out, or --dice typed.")
    clocks = clocks_of(chosen.seated(options), clock, on_timeout) if clock else None
    stand_in = best_bot(chosen) if clocks and on_timeout is TimeoutPenalty.BOT else ""
    people = [seat for seat in range(len(chosen.seated(options).names)) if seat not in bots]
    shares = ask_client_seeds(chosen, people, secret, sys.stdin, say) if mix and secret else {}
    hot_seat = HotSeat(chosen, options, bots, None if by_hand else secret, shares, clocks, stand_in)
    keeping = MatchFile(save) if save else None
    try:
        ended = play_hot_seat(hot_seat, lines=lines)
    finally:
        if keeping:
            keeping.keep(hot_seat)
    if not ended:
        complain("The input ended before the game was over.")
        raise typer.Exit(1)


def _secret(dice: DiceSource, seed: int | None) -> bytes | None:
    """Return the secret that seeds the dice, or None for dice typed in by hand."""
    if dice is DiceSource.TYPED and seed is not None:
        raise WarbonesError("Dice that are typed in need no seed: leave out --seed or --dice typed.")
    if dice is DiceSource.TYPED:
        return None
    return secrets.token_bytes(SECRET) if seed is None else seed.to_bytes(SECRET, "big")
