"""Games played to be studied, in machine code: what happened in each, beside who won.

It plays as `think.play_games` does, with dice of their own for each round, so that two games of one number meet the
same dice for as long as they can. What is barred to a seat it does not do (restricted play, Jaffe et al. 2012); where
lots decide, everybody draws. ``again`` times what chance decided, dice and bots that draw among their choices, is
drawn once more on a copy, and what the position came to look like is compared with what it would have: a control
variate of mean zero (advantage sums, Zinkevich et al. 2006; for the bots' own draws AIVAT, Burch et al. 2018).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from warbones.compiled.jit import entry_point, inline
from warbones.core.rules.calls import choices, outlook, over, payoff, step
from warbones.core.rules.step import below, next_word, seed_noise
from warbones.players.search.analysis import analyse
from warbones.players.search.decision_log import log_decision
from warbones.players.search.greedy import best_index
from warbones.players.search.mcts import result, somebody_decides
from warbones.players.search.network import Net, fits, opinion
from warbones.players.search.simple import BotKind, draw_from_weights, load_view

ACTIONS: Final = 512
"""Actions that can be parts by their number."""

PHASES: Final = 32
"""Phases that a game can have."""

BY_NUMBER: Final = 1
BY_BITS: Final = 2
"""How the actions of a phase name parts: by their number, or each bit of a mask names one."""

TICK: Final = 0x9E3779B97F4A7C1
"""What sets the dice of one round apart from those of the next."""


class StudyPlan(NamedTuple):
    """What to look at: the words of a record that tell the round, which actions are which parts, who may not what."""

    clock_at: Any  # int64[k]: words of the record
    clock_bits: Any  # int64[k]: which bits of them
    opener_at: int  # the word that holds who goes first, or -1
    opener_bits: int  # its bits: none of them is set where it is seat 0
    mode: Any  # int8[phases]: 0, BY_NUMBER or BY_BITS
    part: Any  # int16[seats, phases, ACTIONS]: the part, or -1
    lots: Any  # int8[phases]: 1 where all choose by lot
    barred: Any  # int8[seats, parts]
    judge: Net | None  # what says how a position looks where chance is drawn again; None: the game's advice


class StudiedGames(NamedTuple):
    """What was seen of each game; ``row`` and ``gap`` are of each decision, as far as there is room."""

    results: Any  # int64[games, seats]
    lengths: Any  # int64[games]: decisions
    ticks: Any  # int64[games]: rounds
    opener: Any  # int64[games]: who goes first as the first round begins, or -1
    curve: Any  # float64[games, most ticks]: how good it looks for seat 0 as each round begins
    used: Any  # int64[games, seats, parts]: how often each did it
    offered: Any  # int64[games, seats, parts]: decisions in which each could have, where there was another choice
    chosen: Any  # int64[games, seats, parts]: how often each did then
    luck: Any  # float64[games, PHASES]: what chance did for seat 0, by the phase in which it did
    rows: Any  # int64[1]: rows that are written
    row: Any  # int64[room, 3]: phase, seat, choices
    gap: Any  # float64[room, 2]: what the best is worth more than the second, and than the mean; -1: not weighed


class TurnPolicies(NamedTuple):
    """What the seats have picked of a turn, and the weights by which they drew it."""

    count: Any  # int64[seats]: how many actions were weighed; 0 where the seat is not asked
    picked: Any  # int64[seats]
    mixed: Any  # bool[seats]: whether more than one could have been drawn
    actions: Any  # int64[seats, most actions]
    weights: Any  # float64[seats, most actions]


@entry_point
def play_studied_games(
    desk: Any, live: Any, words: Any, dice: Any, kinds: Any, efforts: Any, seed: int, first: int, again: int,
    watch: Any, seen: Any, mind: Any, noted: Any,
) -> None:  # fmt: skip
    """Play ``len(seen.results)`` games from ``live[0]``, numbered from ``first``; write what is seen of them.

    ``live`` is record[5] and ``words`` the same memory; ``dice`` two drawing steps, for the games and for second rolls.
    """
    seats = seen.results.shape[1]
    for game in range(len(seen.results)):
        seed_noise(dice[0].noise, seed, 4 * (first + game))
        seed_noise(dice[1].noise, seed, 4 * (first + game) + 2)
        seed_noise(desk.t[0].noise, seed, 4 * (first + game) + 1)
        live[1] = live[0]
        while not over(live[1]):
            play_studied_turn(
                desk, live, words, dice, kinds, efforts, seed, first, game, again, watch, seen, mind, noted
            )
        for seat in range(seats):
            seen.results[game, seat] = payoff(live[1], seat)


@inline
def play_studied_turn(
    desk: Any, live: Any, words: Any, dice: Any, kinds: Any, efforts: Any, seed: int, first: int, game: int, again: int,
    watch: Any, seen: Any, mind: Any, noted: Any,
) -> None:  # fmt: skip
    """Have all decide that are asked now, and go on to where somebody is asked next; then do so again on copies."""
    seats, phase, chance, before = seen.results.shape[1], live[1].phase, False, seen.lengths[game]
    live[2] = live[1]
    for seat in range(seats):
        mind.count[seat] = choices(live[2], seat, desk.out)
        if mind.count[seat]:
            row = seen.rows[0]
            mind.picked[seat] = decide(desk, live, seat, seats, kinds[seat], efforts[seat], game, watch, seen, mind)
            log_decision(noted, row, live[2], mind.picked[seat], seen.ticks[game], before)
            seen.lengths[game] += 1
            chance = chance or mind.mixed[seat]
    surprise = 0.0
    for time in range(again + 1):
        at = 1 if time == 0 else 3
        if time:
            live[3] = live[2]
            redraw_actions(dice, seats, mind)
        rolled = advance_turn(live, words, dice, at, seats, seed, first, game, watch, seen, mind)
        if again == 0 or (time == 0 and not chance and not rolled):
            return
        share = 1.0 if time == 0 else -1.0 / again
        surprise += share * expected_result(watch.judge, live[at], words[at])
    seen.luck[game, phase] += surprise


@inline
def expected_result(judge: Any, s: Any, words: Any) -> float:
    """Return the result that is expected for seat 0: by the game's network where it fits, else by its advice."""
    if judge is not None and not over(s) and fits(judge, words):
        return (opinion(judge, s, 0) - opinion(judge, s, 1)) / 2.0
    return result(s, 0)


@inline
def redraw_actions(dice: Any, seats: int, mind: Any) -> None:
    """Draw each seat's action once more, by the weights that it was drawn by."""
    for seat in range(seats):
        if mind.count[seat] and mind.mixed[seat]:
            left = next_word(dice[1].noise) / 4294967296.0
            at = 0
            while at < mind.count[seat] - 1 and left >= mind.weights[seat, at]:
                left -= mind.weights[seat, at]
                at += 1
            mind.picked[seat] = mind.actions[seat, at]


@inline
def advance_turn(
    live: Any, words: Any, dice: Any, at: int, seats: int, seed: int, first: int, game: int, watch: Any, seen: Any,
    mind: Any,
) -> bool:  # fmt: skip
    """Take what was picked, and what follows by itself until somebody is asked or it is over; say whether it rolled.

    In the game itself (``at`` 1), note each round that begins and give it dice of its own.
    """
    own, seat, shown, rolled = 0 if at == 1 else 1, 0, round_hash(words[at], watch), False
    while not over(live[at]):
        before = dice[own].noise.word[3]
        while seat < seats and mind.count[seat] == 0:
            seat += 1
        if seat < seats:
            step(live[at], dice[own], seat, mind.picked[seat])
            seat += 1
        elif somebody_decides(live[at], seats):
            return rolled
        else:
            step(live[at], dice[own], -1, 0)
        rolled = rolled or dice[own].noise.word[3] != before  # before a new round begins its own dice
        if at == 1:
            now = round_hash(words[1], watch)
            if now != shown:
                shown = now
                log_round(live, words, dice, seed, first, game, watch, seen)
    return rolled


@inline
def log_round(live: Any, words: Any, dice: Any, seed: int, first: int, game: int, watch: Any, seen: Any) -> None:
    """Note that a round begins."""
    tick = seen.ticks[game]
    if tick == 0 and watch.opener_at >= 0:
        seen.opener[game] = 1 if words[1][watch.opener_at] & watch.opener_bits else 0
    if tick < seen.curve.shape[1]:
        seen.curve[game, tick] = outlook(live[1], 0)
    seen.ticks[game] = tick + 1
    seed_noise(dice[0].noise, seed ^ (TICK * (tick + 1)), 4 * (first + game))


@inline
def round_hash(words: Any, watch: Any) -> int:
    """Return a number that changes as soon as another round begins."""
    h = 0
    for i in range(len(watch.clock_at)):
        h = h * 1000003 + (words[watch.clock_at[i]] & watch.clock_bits[i])
    return h


@inline
def decide(
    desk: Any, live: Any, seat: int, seats: int, kind: int, effort: int, game: int, watch: Any, seen: Any, mind: Any
) -> int:
    """Return what a bot does that is asked in ``live[2]``, with what it may do in ``desk.out``, and note both."""
    count, phase = mind.count[seat], live[2].phase
    row = seen.rows[0]
    if row < len(seen.row):
        seen.row[row, 0], seen.row[row, 1], seen.row[row, 2] = phase, seat, count
        seen.gap[row, 0] = seen.gap[row, 1] = -1.0
        seen.rows[0] = row + 1
    log_offered(desk.out, count, seat, phase, game, watch, seen)
    allowed = move_allowed_first(desk.out, count, seat, phase, watch)
    if kind == BotKind.RANDOM or allowed == 1 or watch.lots[phase]:
        at = below(desk.t[0].noise, allowed)
        action = desk.out[at]
        for i in range(allowed):
            mind.actions[seat, i], mind.weights[seat, i] = desk.out[i], 1.0 / allowed
        mind.count[seat], mind.mixed[seat] = allowed, allowed > 1
    else:
        action = analysed_action(desk, live, seat, seats, kind, effort, count - allowed, phase, watch, seen, row, mind)
    log_used(action, count, seat, phase, game, watch, seen)
    return action


@inline
def analysed_action(
    desk: Any, live: Any, seat: int, seats: int, kind: int, effort: int, fewer: int, phase: int, watch: Any, seen: Any,
    row: int, mind: Any,
) -> int:  # fmt: skip
    """Return what a bot does that thinks; ``fewer`` is how many actions are barred to it."""
    load_view(desk.states, live, seat, seats)
    count = analyse(desk, seat, seats, kind, effort)
    mind.mixed[seat] = False
    if fewer:
        return best_allowed(desk, live, seat, count, phase, watch)
    if kind == BotKind.GREEDY and row < len(seen.row):
        log_gap(desk.values, count, row, seen)
    for i in range(count):
        mind.actions[seat, i], mind.weights[seat, i] = desk.actions[i], desk.weights[i]
        if 0.0 < desk.weights[i] < 1.0:
            mind.mixed[seat] = True
    mind.count[seat] = count
    return draw_from_weights(desk, count)


@inline
def best_allowed(desk: Any, live: Any, seat: int, count: int, phase: int, watch: Any) -> int:
    """Return the best action that is not barred: as weighed, or by lot where none was."""
    kept = 0
    for i in range(count):
        if not is_barred(desk.actions[i], seat, phase, watch):
            desk.actions[kept], desk.values[kept] = desk.actions[i], desk.values[i]
            kept += 1
    if kept:
        return desk.actions[best_index(desk.values, kept, desk.t[0])]
    allowed = move_allowed_first(desk.out, choices(live[1], seat, desk.out), seat, phase, watch)
    return desk.out[below(desk.t[0].noise, allowed)]


@inline
def log_gap(values: Any, count: int, row: int, seen: Any) -> None:
    """Note how much the best action is worth more than the second and than the mean."""
    highest, second, total = -1e9, -1e9, 0.0
    for i in range(count):
        total += values[i]
        if values[i] > highest:
            highest, second = values[i], highest
        elif values[i] > second:
            second = values[i]
    if count > 1:
        seen.gap[row, 0], seen.gap[row, 1] = highest - second, highest - total / count


@inline
def is_barred(action: int, seat: int, phase: int, watch: Any) -> bool:
    """Return whether the seat may not do this."""
    mode = watch.mode[phase]
    if mode == BY_NUMBER and action < ACTIONS:
        part = watch.part[seat, phase, action]
        return part >= 0 and watch.barred[seat, part] == 1
    if mode == BY_BITS:
        for bit in range(63):
            if (action >> bit) & 1:
                part = watch.part[seat, phase, bit]
                if part >= 0 and watch.barred[seat, part]:
                    return True
    return False


@inline
def move_allowed_first(out: Any, count: int, seat: int, phase: int, watch: Any) -> int:
    """Bring what is allowed to the front and return how much that is; where nothing is, everything is."""
    if watch.mode[phase] == 0:
        return count
    kept = 0
    for i in range(count):
        if not is_barred(out[i], seat, phase, watch):
            out[kept], out[i] = out[i], out[kept]
            kept += 1
    return kept or count


@inline
def log_offered(out: Any, count: int, seat: int, phase: int, game: int, watch: Any, seen: Any) -> None:
    """Note which parts a decision offers beside something else."""
    mode = watch.mode[phase]
    if mode == 0 or count == 1:
        return
    found = 0
    for i in range(count):
        if mode == BY_NUMBER and out[i] < ACTIONS:
            part = watch.part[seat, phase, out[i]]
            if part >= 0:
                found |= 1 << part
        elif mode == BY_BITS:
            for bit in range(63):
                if (out[i] >> bit) & 1 and watch.part[seat, phase, bit] >= 0:
                    found |= 1 << watch.part[seat, phase, bit]
    for part in range(seen.offered.shape[2]):
        seen.offered[game, seat, part] += (found >> part) & 1


@inline
def log_used(action: int, count: int, seat: int, phase: int, game: int, watch: Any, seen: Any) -> None:
    """Note which parts an action uses; a part that was the only choice counts as used as well."""
    mode = watch.mode[phase]
    if mode == BY_NUMBER and action < ACTIONS:
        part = watch.part[seat, phase, action]
        if part >= 0:
            seen.used[game, seat, part] += 1
            seen.chosen[game, seat, part] += 1 if count > 1 else 0
    elif mode == BY_BITS:
        for bit in range(63):
            if (action >> bit) & 1:
                part = watch.part[seat, phase, bit]
                if part >= 0:
                    seen.used[game, seat, part] += 1
                    seen.chosen[game, seat, part] += 1 if count > 1 else 0
