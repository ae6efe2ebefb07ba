"""Sections of a study's page: verdicts, then charts, each with its table, definitions and number of games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from shlex import join

from warbones.lab.report import charts
from warbones.lab.report.formats import Form, interval, percent, plain, signed, whole
from warbones.lab.report.verdicts import verdicts
from warbones.lab.statistics.drama import Drama
from warbones.lab.statistics.intervals import Estimate
from warbones.lab.statistics.ladder import Ladder
from warbones.lab.statistics.length import Bar, Choices, Length
from warbones.lab.statistics.part_values import GroupValues
from warbones.lab.study import SECONDS, Study

Row = tuple[str, ...]


@dataclass(frozen=True)
class Figure:
    """A chart with its data as a table; ``meanings`` are keys of the definitions, ``key`` the names of its marks."""

    title: str
    svg: str
    heads: Row
    rows: Sequence[Row]
    meanings: Sequence[str]
    games: int
    key: Sequence[str] = ()


@dataclass(frozen=True)
class Section:
    """The answer to one question of a study."""

    name: str
    title: str
    verdicts: Sequence[str]
    figures: list[Figure] = field(default_factory=list)


def sections(study: Study) -> list[Section]:
    """Return a study's sections; one without games has no charts."""
    sentences = verdicts(study)
    made = [
        ("seats", "Seats and going first", of_seats(study)),
        ("skill", "Skill and luck", of_skill(study.ladder)),
        ("length", "Length", of_length(study.length)),
        ("choices", "Choices", of_choices(study.choices)),
        ("drama", "Drama", of_drama(study.drama)),
        ("worth", "What parts are worth", (figure for each in study.worths for figure in of_worth(each))),
    ]
    return [Section(name, title, sentences[name], list(figures)) for name, title, figures in made]


def command(study: Study) -> str:
    """Return the command that reproduces the figures."""
    words = ["warbones", "study", study.game, "--seed", str(study.seed), "--chunks", str(study.chunks)]
    for name, value in study.chosen_options.items():
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    words += ["--bots", ",".join(study.bots)] if study.chosen_bots else []
    if study.length and study.length[0].seconds != SECONDS:
        words += ["--seconds", f"{study.length[0].seconds:g}"]
    return join(words)


def estimates(name: str, found: Estimate, form: Form = percent) -> Row:
    """Return a table row of a figure with its interval and number of games."""
    return (name, form(found.value), interval(found, form), f"{found.n:,}")


HEADS = ("", "figure", "95% interval", "games")


def of_seats(study: Study) -> Iterator[Figure]:
    """Draw each side's score, counted and without the dice's luck."""
    sides = [
        (f"{side.name.capitalize()}, {each.bot}", side)
        for each in study.seats
        for side in (each.seat, each.opening)
        if side
    ]
    if not sides:
        return
    rows = [estimates(name, side.plain) for name, side in sides]
    rows += [estimates(f"{name}, less luck: one game as {side.saving:.1f}", side.less_luck) for name, side in sides]
    rows += [estimates(f"Draws, {each.bot}", each.draws) for each in study.seats]
    yield Figure(
        "What a seat, and who goes first, scores between equal bots",
        charts.dots(
            "Share of the points of each seat with its interval; the line is even",
            [(name, (side.plain, side.less_luck)) for name, side in sides],
            "share of the points", reference=0.5,
        ),
        HEADS, rows, ("points", "less-luck", "rare"), sum(each.seat.plain.n for each in study.seats),
        ("counted", "without the dice's luck"),
    )  # fmt: skip


def of_skill(ladder: Ladder | None) -> Iterator[Figure]:
    """Draw ratings and pairs."""
    if not ladder:
        return
    yield Figure(
        "Ratings of the ladder's bots",
        charts.dots(
            "Rating of each bot in points of Elo with its interval",
            [(each.bot, (each.elo,)) for each in ladder.ratings], "points of Elo above the first", plain,
        ),
        HEADS,
        [
            *(estimates(each.bot, each.elo, plain) for each in ladder.ratings),
            estimates("Rungs from the first to the best", ladder.rungs, plain),
            estimates("Share of luck", ladder.luck),
        ],
        ("rating", "rungs", "luck"), ladder.luck.n,
    )  # fmt: skip
    yield Figure(
        "Every pair, seats exchanged",
        charts.dots(
            "What the stronger of each pair scores, with its interval; the line is even",
            [(f"{each.stronger} – {each.weaker}", (each.score,)) for each in ladder.pairs],
            "share of the points of the first", reference=0.5,
        ),
        HEADS, [estimates(f"{each.stronger} against {each.weaker}", each.score) for each in ladder.pairs],
        ("points",), ladder.luck.n,
    )  # fmt: skip


def counted(found: Sequence[Bar]) -> list[Row]:
    """Return a histogram as a table."""
    return [
        (f"{bar.low:g}" if bar.high - bar.low <= 1 else f"{bar.low:g} to {bar.high - 1:g}", f"{bar.count:,}")
        for bar in found
    ]


def of_length(found: Sequence[Length]) -> Iterator[Figure]:
    """Draw the length of games."""
    if not found:
        return
    last = found[-1]
    yield Figure(
        f"Decisions of a game, {last.bot}",
        charts.bars("How many games take how many decisions", last.bars, "decisions of a game"),
        ("decisions", "games"), counted(last.bars), (), last.decisions.n,
    )  # fmt: skip
    yield Figure(
        "How long games are",
        charts.dots(
            "Median of decisions, and what the longest tenth reaches, with their intervals",
            [(f"{name}, {each.bot}", (value,)) for each in found
             for name, value in (("Half", each.median), ("A tenth", each.longest_tenth))],
            "decisions", plain,
        ),
        HEADS,
        [
            estimates(f"{name}, {each.bot}", value, plain)
            for each in found
            for name, value in (
                ("Decisions, mean", each.decisions), ("median", each.median), ("longest tenth", each.longest_tenth),
                ("Rounds", each.rounds), (f"Minutes at {each.seconds:g} seconds a choice", each.minutes),
            )
        ],
        ("median", "minutes"), sum(each.decisions.n for each in found),
    )  # fmt: skip


def of_choices(found: Choices | None) -> Iterator[Figure]:
    """Draw the numbers of choices, and how many decisions matter."""
    if not found:
        return
    yield Figure(
        f"Choices of a decision, {found.bot}",
        charts.steps("How many decisions have how many choices", found.bars, "choices"),
        ("choices", "decisions"), counted(found.bars), (), found.forced.n,
    )  # fmt: skip
    if any(each.matter for each in found.phases):
        yield Figure(
            "Which decisions matter, by phase",
            charts.dots(
                "Share of the decisions of each phase that matter, with its interval",
                [(each.name, (each.matter,)) for each in found.phases], "share of the decisions",
            ),
            ("phase", "share of all decisions", "choices, mean", "most", "matter", "95% interval"),
            [
                (each.name, percent(each.decisions.value), plain(each.choices), str(each.most),
                 percent(each.matter.value) if each.matter else "", interval(each.matter) if each.matter else "")
                for each in found.phases
            ],
            ("matter",), found.forced.n,
        )  # fmt: skip


def of_drama(found: Sequence[Drama]) -> Iterator[Figure]:
    """Draw the calibration first, then the course of games."""
    for each in found[-1:]:
        bins = each.calibration.bins
        yield Figure(
            f"Whether the chances to win hold, {each.bot}",
            charts.curve(
                "Forecast chances against results; on the line they agree",
                [[(bin_.forecast, bin_.came) for bin_ in bins]], ("forecast", "came true"), (whole, whole),
                steady=lambda x: x,
            ),
            ("forecast", "came true", "95% interval", "games"),
            [(percent(bin_.forecast), percent(bin_.came.value), interval(bin_.came), f"{bin_.came.n:,}")
             for bin_ in bins]
            + [("Brier score", f"{each.calibration.brier:.3f}", f"always the mean: {each.calibration.guess:.3f}", ""),
               ("mean error", percent(each.calibration.error), "", "")],
            ("chance",), each.lowest.n,
        )  # fmt: skip
        led = [[(float(row.number), row.leader) for row in each.rounds if row.leader]]
        won = [[(float(row.number), row.winner) for row in each.rounds]]
        yield Figure(
            f"The winner's chance, and how often the leader wins, by {each.tick}",
            charts.curve(
                f"By {each.tick}: the winner's mean chance, and how often the leader wins",
                [*won, *led], (each.tick, "chance"), (plain, whole), low=0.4,
            ),
            (each.tick, "winner's chance", "leader wins", "95% interval", "games"),
            [(str(row.number), percent(row.winner.value), percent(row.leader.value) if row.leader else "",
              interval(row.leader) if row.leader else "", f"{row.games:,}") for row in each.rounds],
            ("chance", "snowball"), each.lowest.n, ("the winner's chance", "the leader wins"),
        )  # fmt: skip
        yield Figure(
            "How often leaders win, half-way",
            charts.dots(
                "How often a leader by so much at half-time wins, with its interval",
                [(f"{percent(lead.low)} to {percent(lead.high)}", (lead.wins,)) for lead in each.leads],
                "wins", reference=0.5,
            ),
            HEADS,
            [
                *(estimates(f"Ahead: {percent(lead.low)} to {percent(lead.high)}", lead.wins) for lead in each.leads),
                estimates("Any leader", each.halfway),
                estimates("Lead changes in a game", each.lead_changes, plain),
                estimates("Winner's lowest chance, median", each.lowest),
                estimates("Comebacks", each.comebacks),
                estimates("Decided after this share of the game, median", each.decided),
                estimates("Open until the last tenth", each.decided_late),
            ],
            ("snowball", "lead-changes", "drama", "decided"), each.lowest.n,
        )  # fmt: skip


def of_worth(found: GroupValues) -> Iterator[Figure]:
    """Draw the values of a group's parts, by holding, by absence and by cost."""
    for name, title, words in (
        ("held", "one more of it, at random", "points gained by one more"),
        ("without", "never choosing it", "points lost by doing without"),
        ("shapley", "its part of what they add together", "points added"),
    ):
        whole = [(each.part, [getattr(by, name) for by in each.measured]) for each in found.parts]
        rows, bots = played_by(whole, [by.bot for by in found.parts[0].measured])
        games = [value.n for _, series in rows for value in series if value]
        if not games:
            continue
        yield Figure(
            f"{found.group}: {title}",
            charts.dots(f"{found.group}: {words}, with intervals; the line is nothing", rows, words, signed, 0.0),
            ("", *(f"{bot}: {word}" for bot in bots for word in ("points", "interval")), "doubtful"),
            [
                (part.part, *(word for value in series for word in text(value)), "yes" if part.doubtful else "")
                for part, (_, series) in zip(found.parts, rows, strict=True)
            ],
            (name, "doubtful"), sum(games) if name == "without" else max(games) * len({*bots}), bots,
        )  # fmt: skip
    yield from of_costs(found)
    if found.against:
        bots = [each.bot for each in found.parts[0].measured]
        yield Figure(
            f"{found.group}: one against another",
            charts.dots(
                "What each scores against each other, with its interval; the line is even",
                [(f"{each.part} – {each.other}", each.scores) for each in found.against], "share of the points",
                reference=0.5,
            ),
            HEADS,
            [
                estimates(f"{each.part} against {each.other}, {bot}", score)
                for each in found.against for bot, score in zip(bots, each.scores, strict=True) if score
            ],
            ("points",), sum(score.n for each in found.against for score in each.scores if score) // 2, bots,
        )  # fmt: skip
    yield Figure(
        f"{found.group}: how often they are used",
        charts.dots(
            "In what share of games a seat uses each, and how often it is chosen where it can be",
            [(each.part, (each.used, each.picked)) for each in found.parts], "share", percent, 0.0,
        ),
        ("", "used in a game", "chosen where it can be", "95% interval"),
        [
            (each.part, percent(each.used.value), percent(each.picked.value) if each.picked else "",
             interval(each.picked) if each.picked else "")
            for each in found.parts
        ],
        ("rare",), found.parts[0].used.n // 2, ("used by a seat in a game", "chosen where it can be"),
    )  # fmt: skip


def of_costs(found: GroupValues) -> Iterator[Figure]:
    """Draw the parts' values per point of cost."""
    whole = [(each.part, [for_cost(by.held, each.cost) for by in each.measured]) for each in found.parts if each.cost]
    rows, bots = played_by(whole, [each.bot for each in found.parts[0].measured])
    if not bots:
        return
    yield Figure(
        f"{found.group}: worth for each point of cost",
        charts.dots(
            f"{found.group}: percentage points gained for each point of cost; the line is nothing",
            rows, "points gained for each point of cost", signed, 0.0,
        ),
        ("", *(f"{bot}: {word}" for bot in bots for word in ("points", "interval"))),
        [(part, *(word for value in series for word in text(value))) for part, series in rows],
        ("held",), max(value.n for _, series in rows for value in series if value), bots,
    )  # fmt: skip


def played_by(
    rows: Sequence[tuple[str, Sequence[Estimate | None]]], bots: Sequence[str]
) -> tuple[list[tuple[str, list[Estimate | None]]], list[str]]:
    """Return the rows and the bots that have figures."""
    known = [at for at in range(len(bots)) if any(series[at] for _, series in rows)]
    return [(name, [series[at] for at in known]) for name, series in rows], [bots[at] for at in known]


def for_cost(found: Estimate | None, cost: float) -> Estimate | None:
    """Return a value divided by a cost."""
    return found and Estimate(found.value / cost, found.low / cost, found.high / cost, found.n)


def text(found: Estimate | None) -> tuple[str, str]:
    """Return two cells of a table, empty if there is no figure."""
    return (signed(found.value), interval(found, signed)) if found else ("", "")
