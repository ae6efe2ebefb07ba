"""DiceWing as ordinary Python: dataclasses, lists and `random.Random`, with default options.

The yardstick of the benchmark and nothing else. `tests/bench` proves that it plays the games that the rules play.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import combinations
from random import Random

KINDS = (("d4", 4, 1), ("d6", 6, 1), ("d8", 8, 1), ("d10", 10, 1), ("d%", 10, 10), ("d12", 12, 1), ("d20", 20, 1))


class Phase(Enum):
    """What is being decided."""

    DRAFT = auto()
    LAUNCH = auto()
    COLLATERAL = auto()
    CAPTURE = auto()
    OVER = auto()


@dataclass(slots=True, eq=False)
class Die:
    """One die: whose set it belongs to, its sides, what one step of its face is worth and the value it shows."""

    owner: int
    kind: str
    sides: int
    step: int
    value: int = 0

    def roll(self, rng: Random) -> None:
        """Show a new value."""
        self.value = self.step * rng.randint(1, self.sides)


@dataclass(slots=True)
class Player:
    """One side of the table."""

    dice: list[Die]
    squadron: list[Die] = field(default_factory=list)
    launched: list[Die] = field(default_factory=list)
    trophies: list[Die] = field(default_factory=list)


Action = Die | tuple[Die, Die]


@dataclass(slots=True)
class Game:
    """A game. ``picking`` is whose decision is due, but for the launch, where both choose."""

    rng: Random
    players: tuple[Player, Player]
    pool: list[Die] = field(default_factory=list)
    phase: Phase = Phase.DRAFT
    stage: int = 1
    attack: int = 0
    first: int = 0
    picks: int = 0
    picking: int = 0
    victor: int | None = None
    winner: int | None = None


def new_game(rng: Random) -> Game:
    """Roll all dice into the first pool; the higher d20 goes first (R6 to R8)."""
    sets = ([Die(owner, kind, sides, step) for kind, sides, step in KINDS] for owner in range(2))
    game = Game(rng, (Player(next(sets)), Player(next(sets))))
    for player in game.players:
        for die in player.dice:
            die.roll(rng)
    higher_goes_first(game, game.players[0].dice[-1], game.players[1].dice[-1])
    open_draft(game)
    return game


def higher_goes_first(game: Game, mine: Die, yours: Die) -> None:
    """Roll equal dice again until one is higher (R7, R8, R36, R37)."""
    while mine.value == yours.value:
        mine.roll(game.rng)
        yours.roll(game.rng)
    game.first = 0 if mine.value > yours.value else 1


def open_draft(game: Game) -> None:
    """Make a pool of all dice that are no trophies (R6, R40)."""
    captured = game.players[0].trophies + game.players[1].trophies
    game.pool = [die for player in game.players for die in player.dice if die not in captured]
    for player in game.players:
        player.squadron = []
    game.phase, game.picks, game.picking = Phase.DRAFT, 0, game.first


def deciders(game: Game) -> list[int]:
    """Return the seats that owe a decision."""
    if game.phase is Phase.LAUNCH:
        return [seat for seat, player in enumerate(game.players) if not player.launched]
    return [game.picking]


def legal(game: Game, seat: int) -> list[Action]:
    """Return what ``seat`` may do (R9, R15, R30, B8)."""
    if game.phase is Phase.DRAFT:
        return list(game.pool)
    if game.phase is Phase.LAUNCH:
        return list(combinations(game.players[seat].squadron, 2))
    if game.phase is Phase.COLLATERAL:
        return list(game.players[1 - seat].squadron)
    return list(game.players[1 - seat].launched)


def act(game: Game, seat: int, action: Action) -> None:
    """Take a legal action."""
    if isinstance(action, tuple):
        launch(game, seat, action)
    elif game.phase is Phase.DRAFT:
        take(game, seat, action)
    elif game.phase is Phase.COLLATERAL:
        action.value = max(action.step, action.value - action.step)
        capture(game)
    else:
        game.players[seat].trophies.append(action)
        end_attack(game)


def take(game: Game, seat: int, die: Die) -> None:
    """Take a die: first one, second two, then in turn (R9)."""
    game.pool.remove(die)
    game.players[seat].squadron.append(die)
    game.picks += 1
    if game.picks != 2:
        game.picking = 1 - seat
    if not game.pool:
        game.attack, game.phase = 1, Phase.LAUNCH


def launch(game: Game, seat: int, pair: tuple[Die, Die]) -> None:
    """Launch two dice; when both have, compare and ask for Collateral Damage (R15, R16, R29, B6, B12)."""
    game.players[seat].launched = list(pair)
    if not game.players[1 - seat].launched:
        return
    for player in game.players:
        player.squadron = [die for die in player.squadron if die not in player.launched]
    game.victor = victor(game)
    lows = [lowest(player.launched) for player in game.players]
    user = 0 if lows[0] < lows[1] else 1
    if lows[0] != lows[1] and game.players[1 - user].squadron:
        game.phase, game.picking = Phase.COLLATERAL, user
    else:
        capture(game)


def combined(dice: list[Die]) -> int:
    """Return Initial Power (R19)."""
    return sum(die.value for die in dice)


def lowest(dice: list[Die]) -> int:
    """Return the smaller value (R26, B5)."""
    return min(die.value for die in dice)


def power(own: list[Die], other: list[Die]) -> int:
    """Return Initial Power and every bonus that holds (R18 to R24, B3, B4)."""
    x, y = own
    total = combined(own)
    if x.owner == y.owner:
        total += max(x.value, y.value)
    if x.sides == y.sides:
        total += x.value + y.value
    if x.value % 2 and y.value % 2:
        total += max(die.value for die in other)
    if x.value == y.value:
        total += combined(other)
    return total


def victor(game: Game) -> int | None:
    """Return who wins the attack (R25 to R28)."""
    mine, yours = (player.launched for player in game.players)
    merits = [
        (power(mine, yours), -lowest(mine), -combined(mine)),
        (power(yours, mine), -lowest(yours), -combined(yours)),
    ]
    return None if merits[0] == merits[1] else merits.index(max(merits))


def capture(game: Game) -> None:
    """Stage 1: the die with most sides, the victor choosing among equals (R33, B8); stage 2: both (R44)."""
    if game.victor is None:
        end_attack(game)
        return
    trophies, (x, y) = game.players[game.victor].trophies, game.players[1 - game.victor].launched
    if game.stage == 1 and x.sides == y.sides:
        game.phase, game.picking = Phase.CAPTURE, game.victor
        return
    trophies += [x, y] if game.stage == 2 else [max(x, y, key=lambda die: die.sides)]
    end_attack(game)


def end_attack(game: Game) -> None:
    """Clear the bays; then the next attack, the reload or the end (R34, R35, R43)."""
    for player in game.players:
        player.launched = []
    if game.stage == 1 and game.attack == 3:
        reload(game)
    elif game.stage == 2 and min(len(player.squadron) for player in game.players) <= 1:
        game.winner, game.phase = winner(game), Phase.OVER
    else:
        game.attack, game.phase = game.attack + 1, Phase.LAUNCH


def reload(game: Game) -> None:
    """Compare the left-over dice, roll all that are no trophies and draft again (R36 to R41)."""
    higher_goes_first(game, game.players[0].squadron[0], game.players[1].squadron[0])
    game.stage = 2
    open_draft(game)
    for die in game.pool:
        die.roll(game.rng)


def winner(game: Game) -> int | None:
    """Return who wins the game: more trophies, more sides, higher displayed values (R46 to R50)."""
    merits = [merit(player.trophies) for player in game.players]
    if merits[0] != merits[1]:
        return 0 if merits[0] > merits[1] else 1
    shown = [Counter(die.value for die in player.trophies) for player in game.players]
    deciding = max((shown[0] - shown[1]) | (shown[1] - shown[0]), default=None)
    if deciding is None:
        return None
    return 0 if shown[0][deciding] > shown[1][deciding] else 1


def merit(trophies: list[Die]) -> tuple[int, int]:
    """Return the number of trophies and their sides (R46, R47)."""
    return len(trophies), sum(die.sides for die in trophies)


def play(rng: Random) -> Game:
    """Play a game to its end with random decisions."""
    game = new_game(rng)
    while game.phase is not Phase.OVER:
        for seat in deciders(game):
            act(game, seat, rng.choice(legal(game, seat)))
    return game
