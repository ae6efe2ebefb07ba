"""DiceWing as ordinary Python: dataclasses, lists and `random.Random`, every rule and option included.

It exists only for the benchmark to compare with. `tests/bench` proves that it plays the same games as the rules.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import combinations
from random import Random

KINDS = (("d4", 4, 1), ("d6", 6, 1), ("d8", 8, 1), ("d10", 10, 1), ("d%", 10, 10), ("d12", 12, 1), ("d20", 20, 1))


class Phase(Enum):
    """The pending decision."""

    DRAFT = auto()
    LAUNCH = auto()
    CALL = auto()
    COLLATERAL = auto()
    CAPTURE = auto()
    OVER = auto()


class Bonus(Enum):
    """A bonus that names one die."""

    TRAINING = auto()
    TARGETING = auto()


@dataclass(slots=True, frozen=True)
class Options:
    """The rule options."""

    d_percent_sides: int = 10
    manual_bonus_choice: bool = False
    collateral_tie: str = "none"
    collateral_must_reduce: bool = False
    trophy_strike: str = "pair"


@dataclass(slots=True, eq=False)
class Die:
    """One die: the owner of its set, its kind, the number of its faces, the step between them, its sides, its value."""

    owner: int
    kind: str
    faces: int
    step: int
    sides: int
    value: int = 0

    def roll(self, rng: Random) -> None:
        """Show a new value."""
        self.value = self.step * rng.randint(1, self.faces)


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
    """A game. ``asked`` are the seats that owe a decision, ``aims`` the dice they lower with Collateral Damage."""

    rng: Random
    options: Options
    players: tuple[Player, Player]
    pool: list[Die] = field(default_factory=list)
    phase: Phase = Phase.DRAFT
    asked: list[int] = field(default_factory=list)
    stage: int = 1
    attack: int = 0
    first: int = 0
    picks: int = 0
    calling: Bonus = Bonus.TRAINING
    called: dict[tuple[int, Bonus], Die] = field(default_factory=dict)
    aims: list[Die] = field(default_factory=list)
    victor: int | None = None
    winner: int | None = None


def new_game(rng: Random, options: Options) -> Game:
    """Roll all dice into the first pool; the higher d20 goes first (R6 to R8)."""
    game = Game(rng, options, (Player(new_set(0, options)), Player(new_set(1, options))))
    for player in game.players:
        for die in player.dice:
            die.roll(rng)
    higher_goes_first(game, game.players[0].dice[-1], game.players[1].dice[-1])
    open_draft(game)
    return game


def new_set(owner: int, options: Options) -> list[Die]:
    """Return one set of seven dice (R3, B2)."""
    sides = {"d%": options.d_percent_sides}
    return [Die(owner, kind, faces, step, sides.get(kind, faces)) for kind, faces, step in KINDS]


def higher_goes_first(game: Game, mine: Die, yours: Die) -> None:
    """Roll equal dice again until one is higher (R7, R8, R36, R37)."""
    while mine.value == yours.value:
        mine.roll(game.rng)
        yours.roll(game.rng)
    game.first = 0 if mine.value > yours.value else 1


def open_draft(game: Game) -> None:
    """Make a pool of all dice that are not trophies (R6, R40)."""
    captured = game.players[0].trophies + game.players[1].trophies
    game.pool = [die for player in game.players for die in player.dice if die not in captured]
    for player in game.players:
        player.squadron = []
    game.phase, game.picks, game.attack, game.asked = Phase.DRAFT, 0, 0, [game.first]


def legal(game: Game, seat: int) -> list[Action]:
    """Return the legal actions of ``seat`` (R9, R15, R30, B3, B4, B7, B8)."""
    own, other = game.players[seat], game.players[1 - seat]
    match game.phase:
        case Phase.DRAFT:
            return list(game.pool)
        case Phase.LAUNCH:
            return list(combinations(own.squadron, 2))
        case Phase.CALL:
            return list(own.launched if game.calling is Bonus.TRAINING else other.launched)
        case Phase.COLLATERAL if game.options.collateral_must_reduce:
            return list(reducible(game, seat))
        case Phase.COLLATERAL:
            return list(other.squadron)
    return list(other.launched)


def act(game: Game, seat: int, action: Action) -> None:
    """Take a legal action."""
    game.asked.remove(seat)
    if isinstance(action, tuple):
        launch(game, seat, action)
    elif game.phase is Phase.DRAFT:
        take(game, seat, action)
    elif game.phase is Phase.CALL:
        game.called[seat, game.calling] = action
        ask_for_calls(game)
    elif game.phase is Phase.COLLATERAL:
        aim(game, action)
    else:
        game.players[seat].trophies.append(action)
        end_attack(game)


def take(game: Game, seat: int, die: Die) -> None:
    """Take a die: the first player takes one, the second two, then they alternate (R9)."""
    game.pool.remove(die)
    game.players[seat].squadron.append(die)
    game.picks += 1
    if game.pool:
        game.asked = [seat if game.picks == 2 else 1 - seat]
    else:
        begin_attack(game)


def begin_attack(game: Game) -> None:
    """Ask both for two dice (R14)."""
    game.attack, game.phase, game.asked = game.attack + 1, Phase.LAUNCH, [0, 1]


def launch(game: Game, seat: int, pair: tuple[Die, Die]) -> None:
    """Launch two dice; both bays open when both have (R15, R16)."""
    game.players[seat].launched = list(pair)
    if game.asked:
        return
    for player in game.players:
        player.squadron = [die for die in player.squadron if die not in player.launched]
    ask_for_calls(game)


def ask_for_calls(game: Game) -> None:
    """Ask for the next bonus die that must be called, or resolve the attack (R17, B3, B4)."""
    for seat in (game.first, 1 - game.first) if game.options.manual_bonus_choice else ():
        for bonus in Bonus:
            if (seat, bonus) not in game.called and must_call(game, seat, bonus):
                game.phase, game.calling, game.asked = Phase.CALL, bonus, [seat]
                return
    resolve(game)


def must_call(game: Game, seat: int, bonus: Bonus) -> bool:
    """Return whether the bonus is earned and its two dice differ."""
    x, y = game.players[seat].launched
    if bonus is Bonus.TRAINING:
        return x.owner == y.owner and x.value != y.value
    other = game.players[1 - seat].launched
    return x.value % 2 == y.value % 2 == 1 and other[0].value != other[1].value


def combined(dice: list[Die]) -> int:
    """Return Initial Power (R19)."""
    return dice[0].value + dice[1].value


def lowest(dice: list[Die]) -> int:
    """Return the smaller value (R26, B5)."""
    return min(dice[0].value, dice[1].value)


def bonus_value(game: Game, seat: int, bonus: Bonus, dice: list[Die]) -> int:
    """Return the value of the die that was called, or of the higher one if none was (B3, B4)."""
    die = game.called.get((seat, bonus))
    return die.value if die else max(dice[0].value, dice[1].value)


def power(game: Game, seat: int) -> int:
    """Return Initial Power and every bonus that holds (R18 to R24)."""
    own, other = game.players[seat].launched, game.players[1 - seat].launched
    x, y = own
    total = x.value + y.value
    if x.owner == y.owner:
        total += bonus_value(game, seat, Bonus.TRAINING, own)
    if x.sides == y.sides:
        total += x.value + y.value
    if x.value % 2 and y.value % 2:
        total += bonus_value(game, seat, Bonus.TARGETING, other)
    if x.value == y.value:
        total += combined(other)
    return total


def resolve(game: Game) -> None:
    """Find the victor (R25 to R28), then ask for Collateral Damage (R29, B12)."""
    mine, yours = (player.launched for player in game.players)
    merits = (
        (power(game, 0), -lowest(mine), -combined(mine)),
        (power(game, 1), -lowest(yours), -combined(yours)),
    )
    game.victor = None if merits[0] == merits[1] else merits.index(max(merits))
    game.asked = [seat for seat in users_of_lowest(game) if not is_last_attack(game) and reducible(game, seat)]
    if game.asked:
        game.phase = Phase.COLLATERAL
    else:
        capture(game)


def users_of_lowest(game: Game) -> list[int]:
    """Return the seats that used the lowest die; ties are broken by B6."""
    mine, yours = (player.launched for player in game.players)
    tie = game.options.collateral_tie
    if lowest(mine) != lowest(yours):
        return [0 if lowest(mine) < lowest(yours) else 1]
    if tie == "lower_initial" and combined(mine) != combined(yours):
        return [0 if combined(mine) < combined(yours) else 1]
    return [0, 1] if tie == "both" else []


def is_last_attack(game: Game) -> bool:
    """Return whether stage 2 ends with this attack (R43)."""
    return game.stage == 2 and min(len(player.squadron) for player in game.players) <= 1


def reducible(game: Game, seat: int) -> list[Die]:
    """Return the dice of the opponent's squadron that can go lower (R30, R31)."""
    return [die for die in game.players[1 - seat].squadron if die.value > die.step]


def aim(game: Game, die: Die) -> None:
    """Pick a die; all that were picked are lowered together, never below their lowest value (R30, R31, B6)."""
    game.aims.append(die)
    if game.asked:
        return
    for aimed in game.aims:
        aimed.value = max(aimed.step, aimed.value - aimed.step)
    game.aims = []
    capture(game)


def capture(game: Game) -> None:
    """Stage 1: the die with the most sides; the victor chooses between equals (R33, B8). Stage 2: both (R44)."""
    if game.victor is None:
        end_attack(game)
        return
    trophies, (x, y) = game.players[game.victor].trophies, game.players[1 - game.victor].launched
    if game.stage == 1 and x.sides == y.sides:
        game.phase, game.asked = Phase.CAPTURE, [game.victor]
        return
    trophies += [x, y] if game.stage == 2 else [x if x.sides > y.sides else y]
    end_attack(game)


def end_attack(game: Game) -> None:
    """Clear the bays; then the next attack, the reload or the end (R34, R35, R43)."""
    game.called = {}
    for player in game.players:
        player.launched = []
    if game.stage == 1 and game.attack == 3:
        reload(game)
    elif is_last_attack(game):
        game.winner, game.phase = winner(game), Phase.OVER
    else:
        begin_attack(game)


def reload(game: Game) -> None:
    """Compare the leftover dice, draft again, and roll the new pool (R36 to R41)."""
    higher_goes_first(game, game.players[0].squadron[0], game.players[1].squadron[0])
    game.stage = 2
    open_draft(game)
    for die in game.pool:
        die.roll(game.rng)


def winner(game: Game) -> int | None:
    """Return the winner: by trophies, then their sides, then their displayed values (R46 to R50, B9)."""
    mine, yours = (player.trophies for player in game.players)
    merits = [(len(dice), sum(die.sides for die in dice)) for dice in (mine, yours)]
    if merits[0] != merits[1]:
        return merits.index(max(merits))
    shown = [Counter(die.value for die in dice) for dice in (mine, yours)]
    for value in sorted(shown[0] | shown[1], reverse=True):
        counts = shown[0][value], shown[1][value]
        if counts[0] != counts[1] and (game.options.trophy_strike == "pair" or 0 in counts):
            return counts.index(max(counts))
    return None


def play(rng: Random, options: Options = Options()) -> Game:
    """Play a game to its end with random decisions."""
    game = new_game(rng, options)
    while game.phase is not Phase.OVER:
        for seat in tuple(game.asked):
            act(game, seat, rng.choice(legal(game, seat)))
    return game
