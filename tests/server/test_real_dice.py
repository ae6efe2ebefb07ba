"""Real dice over sockets: people type in their own, once; bots' dice are rolled; secrets reach nobody else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.effort import rows
from tests.server.host import serving
from tests.server.player import FRIENDS, INVITED, Player, key, new_table, options, seats_of
from warbones import load
from warbones.core.view.scene import Prompt
from warbones.protocol.messages import Accepted, Refused, View
from warbones.verify import dice

GAMES = ("army", "battle", "dicewing", "indicesion", "keep")
ASKED = ("choose", "aim", "roll", "land")


def facts(prompt: Prompt) -> str:
    """Return a referee's text of a throw: a foul, or the fall of the first die to the floor."""
    return "foul" if "thrown" in prompt.text else f"{prompt.text.split()[0].lower()}1=x"


def answer(player: Player, rng: random.Random) -> None:
    """Answer the player's question: dice by hand, facts of a throw, or a decision."""
    view = player.views[-1]
    prompt = view.scene.prompt
    if prompt.kind == "roll":
        faces = [rng.randint(1, len(die.faces)) for die in prompt.dice[: rng.randint(1, len(prompt.dice))]]
        assert isinstance(player.roll(*faces), Accepted)
    elif prompt.kind == "land":
        assert isinstance(player.land(facts(prompt), view.typed, f"facts {view.typed}"), Accepted)
    elif prompt.several:
        several = prompt.several
        player.act(" ".join((several.action, *several.pieces[: several.fewest])), view.number)
    else:
        reply = player.ask(rng.choice(options(view)), view.number)
        # The table itself answers a forced decision, a moment after it is shown.
        assert isinstance(reply, Accepted) or "already been answered" in str(reply), reply


def asked(players: list[Player]) -> Player | None:
    """Return a player with something to answer; None once the match is over."""
    while not any(player.newest().scene.over for player in players):
        for player in players:
            if player.newest().scene.prompt.kind in ASKED:
                return player
    return None


@pytest.mark.parametrize(
    ("game", "bot"), rows(product(GAMES, (None, 1)), {("dicewing", 1), ("keep", None), ("indicesion", None)})
)
def test_every_game_is_played_with_real_dice_over_sockets(host: str, game: str, bot: int | None) -> None:
    rng = random.Random(3)
    seats = FRIENDS if bot is None else seats_of(bot)
    ticket = new_table(host, seats, game=game, by_hand=True)
    typed = 0
    with ExitStack() as sitting:
        players = [sitting.enter_context(Player(host, ticket, seat.seat)) for seat in ticket.seats]
        for player in players:
            player.view()
            assert player.company().by_hand
        for _ in range(60):
            if (player := asked(players)) is None:
                break
            typed += player.views[-1].scene.prompt.kind in ("roll", "land")
            answer(player, rng)
        assert typed > 1
        if not players[0].newest().scene.over:  # a bot may still end it before the wish is heard
            assert players[0].wish("resign") == Accepted(id="wish") or players[0].newest().scene.over
    file = dice.read(httpx.get(f"http://{host}/api/tables/{ticket.table}/file", timeout=60).text)
    assert file.by_hand
    assert {each["by"] for each in (*file.of("face"), *file.of("landed")) if "by" in each} <= set(range(2)) - {bot}
    assert not dice.is_sound(dice.check(file)[:1])
    told = httpx.get(f"http://{host}/api/tables/{ticket.table}/replay", timeout=60).json()
    assert told["by_hand"]


@pytest.fixture
def by_hand(host: str) -> Iterator[tuple[Player, Player]]:
    """Two people at a table of DiceWing with real dice: the one who rolls first, and the other."""
    ticket = new_table(host, by_hand=True)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        mine, other = sorted((alpha, beta), key=lambda player: player.newest().scene.prompt.kind != "roll")
        yield mine, other


def problem(reply: object) -> str:
    assert isinstance(reply, Refused), reply
    return reply.problem


def test_the_others_see_who_rolls(by_hand: tuple[Player, Player]) -> None:
    mine, other = by_hand
    assert mine.views[-1].scene.prompt.text == "Roll 7 dice."
    assert [die.name for die in mine.views[-1].scene.prompt.dice][:2] == ["your d4", "your d6"]
    prompt = other.views[-1].scene.prompt
    assert (prompt.kind, prompt.dice) == ("wait", ())
    assert prompt.text == "Alpha is rolling Alpha's d4 by hand."


def test_impossible_rolls_are_refused_in_one_sentence(by_hand: tuple[Player, Player]) -> None:
    mine, other = by_hand
    for faces, why in (
        ((5,), "A die with 4 sides shows 1 to 4, not 5."),
        ((1, 0), "A die with 6 sides shows 1 to 6, not 0."),
        ((1,) * 8, "7 dice are due from Alpha now, but 8 faces were typed in."),
    ):
        assert problem(mine.roll(*faces)) == why
    assert problem(other.roll(1)) == "Alpha must roll this die and type it in."
    assert problem(mine.roll(1, number=3)) == "The next entry is number 0, not 3."
    mine.socket.send(json.dumps({"type": "roll", "id": "x", "number": 0, "faces": []}))
    assert "at least" in problem(mine.reply()) or "length" in mine.received[-1]
    assert mine.newest().scene.prompt.text == "Roll 7 dice."


def test_a_roll_that_is_sent_twice_counts_once(by_hand: tuple[Player, Player]) -> None:
    mine, _ = by_hand
    assert mine.roll(1, 2, 3, number=0, name="once") == Accepted(id="once")
    assert mine.roll(1, 2, 3, number=0, name="once") == Accepted(id="once", repeated=True)
    assert "already been typed in" in problem(mine.roll(4, number=0, name="other"))
    assert mine.newest().typed == 3


def test_a_slip_is_taken_back_by_consent_of_the_other(by_hand: tuple[Player, Player]) -> None:
    mine, other = by_hand
    before = mine.views[-1].scene
    assert mine.roll(4, 4, name="slip") == Accepted(id="slip")
    assert mine.company(lambda company: company.may_undo)
    assert mine.wish("undo") == Accepted(id="wish")
    assert mine.newest().scene.prompt.dice[0].name == "your d8"
    assert other.consent() == Accepted(id="consent")
    assert mine.newest().scene == before
    assert mine.views[-1].typed == 2
    assert mine.roll(1, 1, 1) == Accepted(id=f"roll {mine._asked}")


def test_a_secret_roll_reaches_no_other_socket(host: str) -> None:
    ticket = new_table(host, game="army", by_hand=True)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta, Player(host, ticket, None) as watching:
        watching.view()
        for player in (alpha, beta):
            player.newest()
            player.company(lambda company: company.spectators == 1)
        answer(alpha, random.Random(1))
        prompt = alpha.newest().scene.prompt
        assert (prompt.kind, prompt.secret, len(prompt.dice) > 1) == ("roll", True, True)
        views, companies = len(beta.views), len(beta.companies)
        assert alpha.roll(*(1,) * (len(prompt.dice) - 1), name="mine") == Accepted(id="mine")
        assert problem(beta.roll(1, number=0)) == "Beta has no die to roll now."
        beta.newest()
        assert (len(beta.views), len(beta.companies)) == (views, companies)
        assert alpha.wish("undo") == Accepted(id="wish")  # everybody learns of the roll, but nobody sees its face
        wish = beta.company(lambda company: company.proposal is not None).proposal
        assert wish
        assert (wish.what, len(beta.views)) == ("undo", views)
        assert [json.loads(text)["type"] for text in watching.received] == ["view"]


def test_a_bot_that_stands_in_has_its_dice_rolled(host: str) -> None:
    ticket = new_table(host, by_hand=True)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        first, other = sorted((alpha, beta), key=lambda player: player.newest().scene.prompt.kind != "roll")
        assert first.wish("bot", bot="random") == Accepted(id="wish")
        assert "A bot is playing for you" in problem(first.roll(1))
        while other.views[-1].scene.prompt.kind != "roll":
            other.view()
        assert other.views[-1].scene.prompt.dice[0].name == "your d4"


def test_a_restart_forgets_no_die(tmp_path: Path) -> None:
    with serving(tmp_path) as host:
        ticket = new_table(host, by_hand=True)
        with Player(host, ticket) as alpha:
            alpha.view()
            assert alpha.roll(1, 2, name="before") == Accepted(id="before")
            before = alpha.newest()
    with serving(tmp_path) as host, Player(host, ticket) as alpha:
        assert alpha.newest() == before
        assert alpha.roll(1, 2, number=0, name="before") == Accepted(id="before", repeated=True)
        assert alpha.wish("undo") == Accepted(id="wish")


def test_real_dice_and_throws_by_physics_do_not_go_together(host: str) -> None:
    body: dict[str, Any] = {"game": "indicesion", "seats": list(FRIENDS), "by_hand": True}
    asked_for = httpx.post(f"http://{host}/api/tables", json=body | {"options": {"throw_model": "physics"}})
    assert asked_for.status_code == 400
    assert asked_for.json()["problem"] == "With real dice, throw_model must be 'referee', not 'physics'."
    refereed = new_table(host, game="indicesion", options={"throw_model": "referee"})
    with Player(host, refereed) as alpha:
        assert alpha.company().by_hand


def test_a_listed_table_says_that_its_dice_are_real(host: str) -> None:
    ticket = new_table(host, INVITED, by_hand=True, listed=True)
    [row] = httpx.get(f"http://{host}/api/tables").json()["open"]
    assert row["by_hand"]
    assert key(ticket, 1)


def test_typing_in_where_the_table_rolls_is_refused(alpha: Player) -> None:
    alpha.view()
    assert problem(alpha.roll(1, number=0)) == "The table rolls the dice here: there is nothing to type in."
    assert "no throw to write down" in problem(alpha.land("red1=4", 0))
    assert load("dicewing").ruleset.throws is None
    assert isinstance(alpha.views[-1], View)
