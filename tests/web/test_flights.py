"""The results of throws in a real browser: burns, towers and scores, in the air, from above, and in a replay."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.effort import cases
from tests.web.conftest import at_speed, open_page
from tests.web.prepared_tables import Choose, KnownThrow, Prepared, finished, keep, prepared
from tests.web.server_process import Served
from tests.web.space_page import BLIND, SpacePage
from warbones.core.record.options import Value
from warbones.core.view.scene import Body, Calculation
from warbones.core.view.voice import spoken
from warbones.games.indicesion.rules.dice import BOARDS

TWO = {"players": 2}
DRAFTED: dict[str, Value] = {"players": 2, "mode": "drafting"}
SIX = {"players": 6}


def throwing(way: str, *boards: str) -> Choose:
    """Return a chooser that throws every die in one way, at any of these boards."""

    def choose(rng: random.Random, actions: list[str]) -> str:
        end = f"at {rng.choice(boards)} {way}"
        return rng.choice([each for each in actions if each.endswith(end)] or actions)

    return choose


def told(what: KnownThrow) -> list[str]:
    """Return the lines of the log about a throw."""
    known = len(what.before.scene(what.seat).log)
    return [spoken(line.parts) for line in what.after.scene(what.seat).log[known:]]


def burned(what: KnownThrow) -> list[str]:
    """Return the dice that a throw burned, in the order in which they were touched."""
    gone = [line.split(" touched ")[0] for line in told(what) if line.endswith("is out of play.")]
    return [name.lower() for name in gone]


def towers(what: KnownThrow) -> list[Body]:
    """Return the tops of the towers that a throw built where there were none."""
    tops = [
        [body for area in position.scene(0).areas if area.space for body in area.space.bodies if body.tag]
        for position in (what.before, what.moments[0])
    ]
    return [] if tops[0] else tops[1]


def scores(what: KnownThrow) -> Calculation | None:
    """Return the calculation shown after a throw that ends its round."""
    sums = [each for moment in what.moments for each in moment.scene(what.seat).calculations if each.conclusion]
    return next(iter(sums), None)


def counts_all_sorts(what: KnownThrow) -> bool:
    """Return whether a throw ends a round in which both boards score and one holds a tower."""
    sums = scores(what)
    return sums is not None and all(each.terms for each in sums.sums) and "level" in str(sums)


def may_throw_again(what: KnownThrow) -> bool:
    """Return whether a die landed off the boards and may be thrown again."""
    scene = what.after.scene(what.seat)
    asked = re.fullmatch(r"Throw (\w+) (\d) again\?", scene.prompt.text)
    off = {piece.id for area in scene.areas if area.id == "floor" for piece in area.pieces if piece}
    return asked is not None and "".join(asked.groups()) in off


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, Prepared]]]:
    """A server with tables whose next throw is known, and with a finished match."""
    burn = prepared("burn", DRAFTED, throwing("skim", "Alpha"), lambda what: len(burned(what)) > 1)
    tower = prepared(
        "tower", TWO, throwing("drop", "Alpha"), lambda what: len(towers(what)) == 1 and not scores(what), 3
    )
    score = prepared("score", TWO, throwing("drop", "Alpha", "Alpha", "Alpha", "Alpha", "Beta"), counts_all_sorts, 10)
    over = finished("over", TWO, throwing("drop", "Alpha"))
    crowd = prepared("crowd", SIX, throwing("drop", *BOARDS[:6]), lambda what: len(what.before.scene(0).log) > 40)
    again = prepared("again", DRAFTED, throwing("skim", "Alpha"), may_throw_again)
    stood = replace(over.named("stood"), match=over.match.with_seat(0, over.match.seats[0].stood_in("novice")))
    copies = [burn.named(f"burn-{each}") for each in ("flat", "phone")]
    copies += [score.named(each) for each in ("score-still", "pull-False", "pull-True")]
    all_ = [burn, tower, score, over, stood, crowd, again, *copies]
    data = tmp_path_factory.mktemp("prepared")
    keep(data, *all_)
    with Served(data) as served:
        yield served, {each.table: each for each in all_}


Tables = tuple[Served, dict[str, Prepared]]


@pytest.fixture
def moving(browser: Browser) -> Iterator[Page]:
    """A desktop page with animations."""
    for page in open_page(browser, 1280, 800):
        at_speed(page, "normal")
        yield page


BURNT = """(names) => names.every((name) => window.seen.some(
  ({ kind, words }) => kind === "burns" && words.some((each) => each.startsWith(name))))"""
"""Whether a label has said of each of these dice that it burns. Labels are brief, so they are recorded."""


@pytest.mark.parametrize("view", cases(["space", "flat", "phone"], ["flat"]))
def test_dice_that_a_red_die_touches_burn_at_once_and_in_order(tables: Tables, moving: Page, view: str) -> None:
    served, found = tables
    table = SpacePage(moving, f"burn-{view}")
    known = found["burn" if view == "space" else f"burn-{view}"]
    assert known.throw
    if view == "flat":
        moving.add_init_script(BLIND)
    if view == "phone":
        moving.set_viewport_size({"width": 360, "height": 740})
    table.join(served, known)
    if view == "flat":
        table.from_above()
    table.watch()
    table.shot("aim")
    table.throw(known)
    names = burned(known.throw)
    moving.wait_for_function(BURNT, arg=names, timeout=120_000)
    if view == "flat":
        expect(moving.locator(".glass .burnt")).to_have_count(len(names))
    table.shot("burns")
    expect(moving.get_by_role("heading", name=re.compile(" burn"))).to_be_visible()
    assert moving.locator(".label.burns").count() == 0
    table.shot("burned")
    noted = [each for each in table.seen("burns") if each.words]
    assert list(dict.fromkeys(words.removesuffix("burns") for each in noted for words in each.words)) == names
    assert all(each.asked.endswith(" is thrown.") for each in noted)
    if view == "phone":
        moving.get_by_text("In words", exact=True).click()
    else:
        assert sum("is out of play" in line for line in table.log) >= len(names)
    gone = moving.locator("[data-area=gone]")
    for each in names:
        expect(gone.get_by_label(each, exact=True)).to_be_visible()


@pytest.mark.torture
def test_a_tower_lights_up_with_its_multiplier(tables: Tables, moving: Page) -> None:
    served, found = tables
    known = found["tower"]
    assert known.throw
    (top,) = towers(known.throw)
    table = SpacePage(moving, "tower")
    table.join(served, known)
    table.watch()
    assert top.tag not in [words for each in table.seen("tag") for words in each.words]
    table.throw(known)
    expect(moving.locator(".label.tag", has_text=top.tag)).to_be_visible()
    moving.wait_for_timeout(600)
    table.shot("lit")
    table.from_above()
    expect(moving.locator(".glass .glow")).not_to_have_count(0)
    table.shot("lit-flat")
    words = moving.locator(f"[data-area=board1] [data-piece={top.piece}]").get_by_label(re.compile(", on .* points?$"))
    expect(words).to_have_count(1)


COUNTED = """(ends) => window.seen.some(
  ({ kind, words }) => kind === "board" && JSON.stringify(words) === JSON.stringify(ends))"""
"""Whether labels have shown the boards' final totals, which a busy machine shows only briefly."""


@pytest.mark.torture
def test_scores_count_up_board_by_board_with_the_reason_for_each_die(tables: Tables, moving: Page) -> None:
    served, found = tables
    known = found["score"]
    assert known.throw
    sums = scores(known.throw)
    assert sums
    reasons = [f"{term.value}{term.why}" for each in sums.sums for term in each.terms]
    moving.add_init_script(BLIND)
    table = SpacePage(moving, "score")
    table.join(served, known)
    table.from_above()
    table.watch()
    table.throw(known)
    expect(moving.locator(".label.counted").or_(moving.locator(".label.board"))).not_to_have_count(0)
    table.shot("counts")
    ends = [f"{_name(each.seat, known.seat)}{each.total}" for each in sums.sums]
    moving.wait_for_function(COUNTED, arg=ends, timeout=120_000)
    table.shot("counted")
    expect(moving.locator(".label.counted")).to_have_count(0)
    seen = [words for each in table.seen("counted") for words in each.words]
    assert len(set(seen)) > 2
    assert in_order(seen, reasons)


def in_order(some: list[str], whole: list[str]) -> bool:
    """Return whether ``some`` occur in ``whole`` in that order; a slow machine skips frames."""
    rest = iter(whole)
    return all(each in rest for each in some)


def _name(seat: int | None, own: int) -> str:
    return "You" if seat == own else "Alpha Beta".split()[seat or 0]


def test_without_motion_nothing_flies_and_nothing_counts(tables: Tables, page: Page) -> None:
    served, found = tables
    known = found["score-still"]
    assert known.throw
    page.add_init_script(BLIND)
    table = SpacePage(page, "still")
    table.join(served, known)
    table.from_above()
    table.watch()
    table.throw(known)
    expect(page.get_by_role("region", name="Log").get_by_text(re.compile("wins? round")).first).to_be_visible()
    assert [each for each in table.seen("counted") if each.words] == []
    assert max(table.places().values()) <= 2
    assert set(table.places()) >= {track.die for track in known.throw.outcomes[0].tracks}


@pytest.mark.torture
def test_a_replay_shows_one_flight_after_the_other(tables: Tables, moving: Page) -> None:
    served, found = tables
    table = SpacePage(moving, "replay")
    moving.goto(f"{served.address.rstrip('/')}/replay/{found['over'].table}")
    table.drawn()
    table.from_above()
    table.watch()
    on, back = (moving.get_by_role("button", name=name) for name in ("Step forward", "Step back"))
    at = moving.get_by_role("slider", name="Step", exact=True)
    while "throw" not in table.asked:
        on.click()
        moving.wait_for_timeout(50)
    expect(moving.locator("[data-body]")).to_have_count(1)
    for dice in (2, 3):
        before = table.places()
        on.click()
        expect(moving.locator("[data-area^=board] [data-piece], [data-area=floor] [data-piece]")).to_have_count(dice)
        ways = {die: ways - before.get(die, 0) for die, ways in table.places().items()}
        assert max(ways.values()) > 4, "no die was seen on its way"
    table.shot("flown")
    here = int(at.input_value())
    on.click()
    expect(moving.locator("[data-body]")).to_have_count(4)
    on.click()
    expect(moving.locator("[data-body]")).to_have_count(5)
    back.click()
    expect(at).to_have_value(str(here + 1))
    moving.wait_for_timeout(500)
    assert moving.locator("[data-body]").count() == 4


@pytest.mark.torture
def test_a_die_off_the_boards_may_be_thrown_again(tables: Tables, page: Page) -> None:
    served, found = tables
    page.add_init_script(BLIND)
    table = SpacePage(page, "again")
    table.join(served, found["again"])
    table.throw(found["again"])
    expect(page.get_by_role("heading", name=re.compile("again"))).to_be_visible()
    expect(page.locator("[data-area=floor] .caption")).not_to_have_count(0)
    table.shots("asked")
    table.check_accessible()


@pytest.mark.torture
@pytest.mark.parametrize("aside", [True, pytest.param(False, marks=pytest.mark.torture)])
def test_from_above_a_die_is_pulled_back_too(tables: Tables, moving: Page, aside: bool) -> None:
    served, found = tables
    moving.add_init_script(BLIND)
    table = SpacePage(moving, f"pull-{aside}")
    table.join(served, found[f"pull-{aside}"])
    table.from_above()
    table.fine()
    if aside:
        table.panel.get_by_label("Walk around").press("Home")
    direction, strength = (table.panel.get_by_label(name) for name in ("Direction", "Strength"))
    (x, y), (right, down) = table.hand(), table.ahead()
    assert (abs(right) > 0.9) == aside

    def pull(far: float) -> None:
        moving.mouse.move(x - right * far + down * far / 4, y - down * far - right * far / 4)

    moving.mouse.move(x, y)
    moving.mouse.down()
    for far in (20, 40, 60, 80):
        pull(far)
    table.shot("pulled")
    assert 12 <= int(direction.input_value()) <= 16
    pulled = float(strength.input_value())
    assert pulled != 1
    pull(40)
    assert float(strength.input_value()) < pulled
    table.watch()
    moving.mouse.up()
    expect(table.panel).to_have_count(0)
    table.wait_for_flight()


@pytest.mark.torture
def test_names_of_boards_cover_no_die(tables: Tables, phone: Page) -> None:
    served, found = tables
    table = SpacePage(phone, "names")
    table.join(served, found["crowd"])
    table.shot("space")
    table.from_above()
    table.shot("flat")
    names, dice = (boxes(phone.locator(each)) for each in (".label.board", "[data-body]"))
    assert len(names) == 6
    assert len(dice) > 12
    assert [(name, die) for name in names for die in dice if meet(name, die)] == []


def boxes(all_: Locator) -> list[dict[str, float]]:
    """Return the boxes of elements on the page."""
    found: list[dict[str, float]] = all_.evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(({x, y, width, height}) => ({x, y, width, height}))"
    )
    return found


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    """Return whether two boxes overlap."""
    return all(one[at] < other[at] + other[size] and other[at] < one[at] + one[size] for at, size in SIDES)


SIDES = (("x", "width"), ("y", "height"))


@pytest.mark.torture
def test_a_seat_is_not_offered_back_once_the_game_is_over(tables: Tables, page: Page) -> None:
    served, found = tables
    found["stood"].join(served, page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
