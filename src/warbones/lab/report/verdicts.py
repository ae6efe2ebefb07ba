"""Verdicts: a study in sentences that a designer can quote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from warbones.lab.report.formats import listed, percent, plain, signed, with_interval
from warbones.lab.statistics.drama import Drama
from warbones.lab.statistics.intervals import Estimate
from warbones.lab.statistics.ladder import Ladder
from warbones.lab.statistics.length import Choices, Length
from warbones.lab.statistics.part_values import GroupValues, PartValue
from warbones.lab.statistics.seats import Seats, Side
from warbones.lab.study import Study

SURE: Final = 1.31
"""Half-widths of a 95% interval that make a 99% interval: several sides are tested together."""

ENOUGH: Final = 40
"""Games from which a stronger bot's figures are preferred to a weaker one's."""

NEVER: Final = 0.05
ALWAYS: Final = 0.95


def verdicts(study: Study) -> dict[str, list[str]]:
    """Return the sentences of each section, for the strongest bot with enough games."""
    return {
        "seats": list(of_seats(study.seats)),
        "skill": list(of_skill(study.ladder, study.dice)),
        "length": list(of_length(telling(study.length))) if study.length else [],
        "choices": list(of_choices(study.choices)) if study.choices else [],
        "drama": list(of_drama(study.drama[-1])) if study.drama else [],
        "worth": [sentence for each in study.worths for sentence in of_worths(each)],
    }


def telling(found: Sequence[Length]) -> Length:
    """Return the length of games for the strongest bot with enough of them, or else for the bot with the most."""
    enough = [each for each in found if each.decisions.n >= ENOUGH]
    return enough[-1] if enough else max(found, key=lambda each: each.decisions.n)


def of_seats(found: Sequence[Seats]) -> Iterator[str]:
    """Say whether a seat or going first is an advantage, and how many games are drawn."""
    if not found:
        return
    yield advantage(f"{found[0].seat.name}'s seat", [(each.bot, each.seat) for each in found])
    if all(each.opening for each in found):
        yield advantage("Going first", [(each.bot, each.opening) for each in found if each.opening])
    drawn = min(found, key=lambda each: each.draws.half_width)
    yield f"{with_interval(drawn.draws)} of the games between {drawn.bot} are drawn."


def advantage(what: str, sides: Sequence[tuple[str, Side]]) -> str:
    """Say whether a side is an advantage, by the bot with the narrowest interval, and whether another disagrees."""
    bot, best = min(((name, side.best) for name, side in sides), key=lambda each: each[1].half_width)
    others = "".join(compared(name, side.best, best) for name, side in sides if name != bot)
    text = f"{what} scores {with_interval(best)} between {bot}"
    if not best.clear_of(0.5):
        return f"{text}: no advantage that {best.n:,} games can see.{others}"
    better = "an advantage" if best.value > 0.5 else "a disadvantage"
    if abs(best.value - 0.5) < SURE * best.half_width:
        return f"{text}: perhaps {better}; more games would tell.{others}"
    return f"{text}: {better}.{others}"


def compared(bot: str, found: Estimate, best: Estimate) -> str:
    """Say what another strength of bot adds."""
    apart = found.low > best.high or found.high < best.low
    doubt = ", so that it may be the bots and not the rules" if apart else ""
    return f" Between {bot} it is {with_interval(found)}{doubt}."


def of_skill(ladder: Ladder | None, dice: float | None) -> Iterator[str]:
    """Say how far apart the bots are and how much is luck."""
    if ladder:
        top = max(ladder.ratings, key=lambda each: each.elo.value)
        yield (
            f"From {ladder.ratings[0].bot} to {top.bot} there are {with_interval(ladder.rungs, plain)} rungs of skill, "
            "each of three wins in four."
        )
        nearer = (
            "nearer to a coin (100%) than to chess (0%)"
            if ladder.luck.value > 0.5
            else "nearer to chess (0%) than to a coin (100%)"
        )
        yield f"{with_interval(ladder.luck)} of what decides between two bots of the ladder is luck: {nearer}."
    if dice:
        yield f"Between equal bots the dice explain at least {percent(dice)} of the results."


def of_length(found: Length) -> Iterator[str]:
    """Say how long a game is."""
    yield (
        f"Half of the games take {plain(found.median.value)} decisions or fewer, "
        f"one in ten {plain(found.longest_tenth.value)} or more: about {plain(found.minutes.value)} minutes, "
        f"if a decision takes {found.seconds:g} seconds."
    )


def of_choices(found: Choices) -> Iterator[str]:
    """Say how many choices there are and how many matter."""
    yield f"A decision has {with_interval(found.mean, plain)} choices; {percent(found.forced.value)} have only one."
    if found.matter:
        yield f"{with_interval(found.matter)} of the decisions matter: there a choice at random costs a point."


def of_drama(found: Drama) -> Iterator[str]:
    """Describe the course of games."""
    yield f"Whoever leads half-way wins {with_interval(found.halfway)} of the games."
    yield f"{with_interval(found.comebacks)} of the winners came back from a chance of 25% or less."
    yield (
        f"The lead changes {with_interval(found.lead_changes, plain)} times a game; "
        f"{percent(found.decided_late.value)} of the games are open until the last tenth of their {found.tick}s."
    )
    if found.calibration.brier >= found.calibration.guess:
        yield "The bots' evaluation does not tell who wins: take this section with care."


def of_worths(found: GroupValues) -> Iterator[str]:
    """Name the best and worst part of a group, unused parts, and automatic choices."""
    known = [each for each in found.parts if each.best]
    apart = [each for each in known if each.best and each.best.clear_of(0)]
    if found.against:
        yield from of_matches(found)
    if found.parts[0].cost is not None:
        yield from of_costs(found, apart)
    elif apart:
        yield from of_extremes(found, apart)
    elif known:
        yield f"{found.group}: these games show no part worth more or less than the others."
    yield from of_use(found)


def of_matches(found: GroupValues) -> Iterator[str]:
    """Name at most three uneven pairs of parts, of which each seat has one."""
    uneven = [each for each in found.against if each.score.low > 0.5]
    if not uneven:
        yield f"{found.group}: these games show no uneven pair."
    for each in sorted(uneven, key=lambda each: -each.score.low)[:3]:
        bots = [by.bot for by in found.parts[0].measured]
        others = (
            compared(bots[at], score, each.score) for at, score in enumerate(each.scores) if score and at != each.best
        )
        text = f"{each.part} scores {with_interval(each.score)} against {each.other}, between {bots[each.best]}."
        yield text + "".join(others)


def of_costs(found: GroupValues, apart: list[PartValue]) -> Iterator[str]:
    """Name the unit with the highest value per point of cost."""
    if not apart:
        yield f"{found.group}: no value per point of cost is clearly different from zero yet."
        return
    by_cost = sorted(apart, key=lambda each: -each.best.value / each.cost if each.best and each.cost else 0)
    best = by_cost[0]
    assert best.best is not None
    assert best.cost is not None
    each = signed(best.best.value / best.cost)
    yield f"{found.group}: {best.part} is worth most for its cost, {each} points a point, between {best.bot}."


def of_extremes(found: GroupValues, apart: list[PartValue]) -> Iterator[str]:
    """Name the parts that stand out."""
    ranked = sorted(apart, key=lambda each: -each.best.value if each.best else 0)
    for each in dict.fromkeys((ranked[0], ranked[-1])):
        if each.best and (each.best.value > 0) == (each is ranked[0]):
            more = "best" if each is ranked[0] else "worst"
            doubt = (
                " But weaker and stronger bots disagree: it may be the bots and not the rules." if each.doubtful else ""
            )
            points = f"{with_interval(each.best, signed)} points between {each.bot}"
            yield f"{found.group}: {each.part} is {more}, {points}.{doubt}"


def of_use(found: GroupValues) -> Iterator[str]:
    """Name the parts nobody uses, and the choices that are always right."""
    unused = [each.part for each in found.parts if each.picked and each.picked.high < NEVER]
    always = [each.part for each in found.parts if each.picked and each.picked.low > ALWAYS]
    if unused:
        yield f"{found.group}: hardly ever chosen where it could be, at most one time in twenty: {listed(unused)}."
    if always:
        yield f"{found.group}: where {listed(always)} can be chosen, it nearly always is."
