"""Games played for studies: a record of each, beyond the result.

Games are played as `analysis.play_games` does, but with separate dice for each round, so two games of the same number
meet the same dice for as long as possible. A seat does not take actions barred to it (restricted play, Jaffe et al.
2012); in phases marked random, all seats draw at random. Every chance event (dice, and draws of bots that mix) is
redrawn ``again`` times on a copy, and the resulting evaluations are compared: a control variate of mean zero (advantage
sums, Zinkevich et al. 2006; for the bots' own draws AIVAT, Burch et al. 2018).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from warbones.compiled.jit import entry_point, inline
from warbones.core.rules.calls import choices, outlook, over, payoff, step
from warbones.core.rules.step import below, next_word, seed_rng
from warbones.players.search.analysis import analyse
from warbones.players.search.decision_log import log_decision
from warbones.players.search.greedy import best_index
from warbones.players.search.mcts import result, somebody_decides
from warbones.players.search.network import Net, fits, opinion
from warbones.players.search.simple import BotKind, draw_from_weights, load_view

ACTIONS: Final = 512
"""The maximum number of actions that can be studied by number."""

PHASES: Final = 32
"""The maximum number of phases in a game."""

BY_NUMBER: Final = 1
BY_BITS: Final = 2
"""The way in which a phase's actions name the things studied: by number, or each by a bit of a mask."""

TICK: Final = 0x9E3779B97F4A7C1
"""The constant that separates the dice of one round from those of the next."""


class StudyPlan(NamedTuple):
    """The subject of a study: the words of a record that show the round, the actions studied, and the bans of each
    seat.
    """

    clock_at: Any  # int64[k]: words of the record
    clock_bits: Any  # int64[k]: a mask of their bits
    opener_at: int  # the word that holds the seat that goes first, or -1
    opener_bits: int  # a mask of its bits: all 0 for seat 0
    mode: Any  # int8[phases]: 0, BY_NUMBER or BY_BITS
    part: Any  # int16[seats, phases, ACTIONS]: the part, or -1
    random_phases: Any  # int8[phases]: 1 if all choose at random
    barred: Any  # int8[seats, parts]
    judge: Net | None  # evaluates positions when chance is redrawn; None: the game's advice does


class StudiedGames(NamedTuple):
    """The records of the games. ``row`` and ``gap`` hold each decision, as far as there is room."""

    results: Any  # int64[games, seats]
    lengths: Any  # int64[games]: decisions
    ticks: Any  # int64[games]: rounds
    opener: Any  # int64[games]: the seat that goes first in the first round, or -1
    curve: Any  # float64[games, most ticks]: the evaluation for seat 0 as each round begins
    used: Any  # int64[games, seats, parts]: how often each seat used the part
    offered: Any  # int64[games, seats, parts]: its decisions that offered the part among other choices
    chosen: Any  # int64[games, seats, parts]: how often it chose the part in these
    luck: Any  # float64[games, PHASES]: the gain of seat 0 by chance, by phase
    rows: Any  # int64[1]: the number of rows written
    row: Any  # int64[room, 3]: phase, seat, choices
    gap: Any  # float64[room, 2]: the lead of the best over the second, and over the mean; -1: not analysed


class TurnPolicies(NamedTuple):
    """The seats' actions of one turn, and the weights they were drawn by."""

    count: Any  # int64[seats]: how many actions were weighed; 0 where the seat is not asked
    picked: Any  # int64[seats]
    mixed: Any  # bool[seats]: whether more than one could have been drawn
    actions: Any  # int64[seats, most actions]
    weights: Any  # float64[seats, most actions]


@entry_point
def play_studied_games(
    workspace: Any, live: Any, words: Any, dice: Any, kinds: Any, efforts: Any, seed: int, first: int, again: int,
    plan: Any, studied: Any, policies: Any, log: Any,
) -> None:  # fmt: skip
    """Play ``len(studied.results)`` games from ``live[0]``, numbered from ``first``, and record them.

    ``live`` is record[5] and ``words`` the same memory; ``dice`` two drawing steps, for the games and for redraws.
    """
    seats = studied.results.shape[1]
    for game in range(len(studied.results)):
        seed_rng(dice[0].rng, seed, 4 * (first + game))
        seed_rng(dice[1].rng, seed, 4 * (first + game) + 2)
        seed_rng(workspace.t[0].rng, seed, 4 * (first + game) + 1)
        live[1] = live[0]
        while not over(live[1]):
            play_studied_turn(
                workspace, live, words, dice, kinds, efforts, seed, first, game, again, plan, studied, policies, log
            )
        for seat in range(seats):
            studied.results[game, seat] = payoff(live[1], seat)


@inline
def play_studied_turn(
    workspace: Any, live: Any, words: Any, dice: Any, kinds: Any, efforts: Any, seed: int, first: int, game: int,
    again: int, plan: Any, studied: Any, policies: Any, log: Any,
) -> None:  # fmt: skip
    """Let all seats that are asked decide, and advance until a seat is asked again; then redraw on copies."""
    seats, phase, chance, before = studied.results.shape[1], live[1].phase, False, studied.lengths[game]
    live[2] = live[1]
    for seat in range(seats):
        policies.count[seat] = choices(live[2], seat, workspace.out)
        if policies.count[seat]:
            row = studied.rows[0]
            policies.picked[seat] = decide(
                workspace, live, seat, seats, kinds[seat], efforts[seat], game, plan, studied, policies
            )
            log_decision(log, row, live[2], policies.picked[seat], studied.ticks[game], before)
            studied.lengths[game] += 1
            chance = chance or policies.mixed[seat]
    surprise = 0.0
    for time in range(again + 1):
        at = 1 if time == 0 else 3
        if time:
            live[3] = live[2]
            redraw_actions(dice, seats, policies)
        rolled = advance_turn(live, words, dice, at, seats, seed, first, game, plan, studied, policies)
        if again == 0 or (time == 0 and not chance and not rolled):
            return
        share = 1.0 if time == 0 else -1.0 / again
        surprise += share * expected_result(plan.judge, live[at], words[at])
    studied.luck[game, phase] += surprise


@inline
def expected_result(judge: Any, s: Any, words: Any) -> float:
    """Return seat 0's expected result, by the network if it fits, else by the game's advice."""
    if judge is not None and not over(s) and fits(judge, words):
        return (opinion(judge, s, 0) - opinion(judge, s, 1)) / 2.0
    return result(s, 0)


@inline
def redraw_actions(dice: Any, seats: int, policies: Any) -> None:
    """Draw each seat's action again, by the same weights."""
    for seat in range(seats):
        if policies.count[seat] and policies.mixed[seat]:
            left = next_word(dice[1].rng) / 4294967296.0
            at = 0
            while at < policies.count[seat] - 1 and left >= policies.weights[seat, at]:
                left -= policies.weights[seat, at]
                at += 1
            policies.picked[seat] = policies.actions[seat, at]


@inline
def advance_turn(
    live: Any, words: Any, dice: Any, at: int, seats: int, seed: int, first: int, game: int, plan: Any, studied: Any,
    policies: Any,
) -> bool:  # fmt: skip
    """Take the chosen actions, and advance until a seat is asked or the game is over; return whether dice were rolled.

    In the game itself (``at`` 1), each new round is recorded and gets its own dice.
    """
    own, seat, shown, rolled = 0 if at == 1 else 1, 0, round_hash(words[at], plan), False
    while not over(live[at]):
        before = dice[own].rng.word[3]
        while seat < seats and policies.count[seat] == 0:
            seat += 1
        if seat < seats:
            step(live[at], dice[own], seat, policies.picked[seat])
            seat += 1
        elif somebody_decides(live[at], seats):
            return rolled
        else:
            step(live[at], dice[own], -1, 0)
        rolled = rolled or dice[own].rng.word[3] != before  # checked before a new round reseeds the dice
        if at == 1:
            now = round_hash(words[1], plan)
            if now != shown:
                shown = now
                log_round(live, words, dice, seed, first, game, plan, studied)
    return rolled


@inline
def log_round(live: Any, words: Any, dice: Any, seed: int, first: int, game: int, plan: Any, studied: Any) -> None:
    """Record the start of a round."""
    tick = studied.ticks[game]
    if tick == 0 and plan.opener_at >= 0:
        studied.opener[game] = 1 if words[1][plan.opener_at] & plan.opener_bits else 0
    if tick < studied.curve.shape[1]:
        studied.curve[game, tick] = outlook(live[1], 0)
    studied.ticks[game] = tick + 1
    seed_rng(dice[0].rng, seed ^ (TICK * (tick + 1)), 4 * (first + game))


@inline
def round_hash(words: Any, plan: Any) -> int:
    """Return a number that changes with each new round."""
    h = 0
    for i in range(len(plan.clock_at)):
        h = h * 1000003 + (words[plan.clock_at[i]] & plan.clock_bits[i])
    return h


@inline
def decide(
    workspace: Any,
    live: Any,
    seat: int,
    seats: int,
    kind: int,
    effort: int,
    game: int,
    plan: Any,
    studied: Any,
    policies: Any,
) -> int:
    """Return a bot's action at ``live[2]`` among those in ``workspace.out``, and record both."""
    count, phase = policies.count[seat], live[2].phase
    row = studied.rows[0]
    if row < len(studied.row):
        studied.row[row, 0], studied.row[row, 1], studied.row[row, 2] = phase, seat, count
        studied.gap[row, 0] = studied.gap[row, 1] = -1.0
        studied.rows[0] = row + 1
    log_offered(workspace.out, count, seat, phase, game, plan, studied)
    allowed = move_allowed_first(workspace.out, count, seat, phase, plan)
    if kind == BotKind.RANDOM or allowed == 1 or plan.random_phases[phase]:
        at = below(workspace.t[0].rng, allowed)
        action = workspace.out[at]
        for i in range(allowed):
            policies.actions[seat, i], policies.weights[seat, i] = workspace.out[i], 1.0 / allowed
        policies.count[seat], policies.mixed[seat] = allowed, allowed > 1
    else:
        action = analysed_action(
            workspace, live, seat, seats, kind, effort, count - allowed, phase, plan, studied, row, policies
        )
    log_used(action, count, seat, phase, game, plan, studied)
    return action


@inline
def analysed_action(
    workspace: Any, live: Any, seat: int, seats: int, kind: int, effort: int, fewer: int, phase: int, plan: Any,
    studied: Any, row: int, policies: Any,
) -> int:  # fmt: skip
    """Return the action of a bot that analyses; ``fewer`` is the number of actions barred to it."""
    load_view(workspace.states, live, seat, seats)
    count = analyse(workspace, seat, seats, kind, effort)
    policies.mixed[seat] = False
    if fewer:
        return best_allowed(workspace, live, seat, count, phase, plan)
    if kind == BotKind.GREEDY and row < len(studied.row):
        log_gap(workspace.values, count, row, studied)
    for i in range(count):
        policies.actions[seat, i], policies.weights[seat, i] = workspace.actions[i], workspace.weights[i]
        if 0.0 < workspace.weights[i] < 1.0:
            policies.mixed[seat] = True
    policies.count[seat] = count
    return draw_from_weights(workspace, count)


@inline
def best_allowed(workspace: Any, live: Any, seat: int, count: int, phase: int, plan: Any) -> int:
    """Return the best action that is not barred; a random allowed one if none was analysed."""
    kept = 0
    for i in range(count):
        if not is_barred(workspace.actions[i], seat, phase, plan):
            workspace.actions[kept], workspace.values[kept] = workspace.actions[i], workspace.values[i]
            kept += 1
    if kept:
        return workspace.actions[best_index(workspace.values, kept, workspace.t[0])]
    allowed = move_allowed_first(workspace.out, choices(live[1], seat, workspace.out), seat, phase, plan)
    return workspace.out[below(workspace.t[0].rng, allowed)]


@inline
def log_gap(values: Any, count: int, row: int, studied: Any) -> None:
    """Record the lead of the best action over the second best and over the mean."""
    highest, second, total = -1e9, -1e9, 0.0
    for i in range(count):
        total += values[i]
        if values[i] > highest:
            highest, second = values[i], highest
        elif values[i] > second:
            second = values[i]
    if count > 1:
        studied.gap[row, 0], studied.gap[row, 1] = highest - second, highest - total / count


@inline
def is_barred(action: int, seat: int, phase: int, plan: Any) -> bool:
    """Return whether the action is barred to the seat."""
    mode = plan.mode[phase]
    if mode == BY_NUMBER and action < ACTIONS:
        part = plan.part[seat, phase, action]
        return part >= 0 and plan.barred[seat, part] == 1
    if mode == BY_BITS:
        for bit in range(63):
            if (action >> bit) & 1:
                part = plan.part[seat, phase, bit]
                if part >= 0 and plan.barred[seat, part]:
                    return True
    return False


@inline
def move_allowed_first(out: Any, count: int, seat: int, phase: int, plan: Any) -> int:
    """Move the allowed actions to the front and return their number; if all are barred, all are allowed."""
    if plan.mode[phase] == 0:
        return count
    kept = 0
    for i in range(count):
        if not is_barred(out[i], seat, phase, plan):
            out[kept], out[i] = out[i], out[kept]
            kept += 1
    return kept or count


@inline
def log_offered(out: Any, count: int, seat: int, phase: int, game: int, plan: Any, studied: Any) -> None:
    """Record the studied things that a decision offers among other choices."""
    mode = plan.mode[phase]
    if mode == 0 or count == 1:
        return
    found = 0
    for i in range(count):
        if mode == BY_NUMBER and out[i] < ACTIONS:
            part = plan.part[seat, phase, out[i]]
            if part >= 0:
                found |= 1 << part
        elif mode == BY_BITS:
            for bit in range(63):
                if (out[i] >> bit) & 1 and plan.part[seat, phase, bit] >= 0:
                    found |= 1 << plan.part[seat, phase, bit]
    for part in range(studied.offered.shape[2]):
        studied.offered[game, seat, part] += (found >> part) & 1


@inline
def log_used(action: int, count: int, seat: int, phase: int, game: int, plan: Any, studied: Any) -> None:
    """Record the studied things that an action uses, forced ones included."""
    mode = plan.mode[phase]
    if mode == BY_NUMBER and action < ACTIONS:
        part = plan.part[seat, phase, action]
        if part >= 0:
            studied.used[game, seat, part] += 1
            studied.chosen[game, seat, part] += 1 if count > 1 else 0
    elif mode == BY_BITS:
        for bit in range(63):
            if (action >> bit) & 1:
                part = plan.part[seat, phase, bit]
                if part >= 0:
                    studied.used[game, seat, part] += 1
                    studied.chosen[game, seat, part] += 1 if count > 1 else 0
