"""Public functions take integers of any type; they refuse anything else with a readable error and change nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import gymnasium
import numpy as np
import pytest

from tests.junk import HUGE, Unwritable, nested
from warbones import WarbonesError, load
from warbones.adapters import text
from warbones.adapters.checks import NotBegun
from warbones.adapters.gymnasium import WarbonesEnv, env_id
from warbones.adapters.gymnasium_throws import ThrowsEnv
from warbones.adapters.gymnasium_vector import vector_env
from warbones.adapters.open_spiel import load_game
from warbones.adapters.pettingzoo import WarbonesAECEnv as TurnsEnv
from warbones.adapters.pettingzoo import env
from warbones.adapters.pettingzoo_parallel import parallel_env, wait
from warbones.adapters.pettingzoo_throws import env as throws_env
from warbones.encoding.tokens import GAME_OVER

Give = Callable[[Any], Any]
"""Passes a value to a public function; returns the result in a comparable form, or raises `WarbonesError`."""


FORMS: Final[dict[str, Callable[[int], Any]]] = {
    "np.int64": np.int64,
    "np.uint8": np.uint8,
    "np.uint64": np.uint64,
    "array of no dimension": np.array,
    "array of one": lambda number: np.array([number]),
    "array of one in two dimensions": lambda number: np.array([[number]], np.int32),
    "subclass": type("Number", (int,), {}),
}
JUNK: Final[dict[str, Any]] = {
    "None": None,
    "True": True,
    "np.True_": np.bool_(1),
    "1.0": 1.0,
    "np.float32": np.float32(1),
    "nan": float("nan"),
    "text": "one",
    "digits": "1",
    "bytes": b"1",
    "list": [1],
    "tuple": (1,),
    "set": {1},
    "dictionary": {0: 1},
    "nested list": nested(50_000),
    "array of floats": np.array([1.0]),
    "array of booleans": np.array([True]),
    "array of two": np.array([1, 1]),
    "array of none": np.array([], np.int64),
    "array of many": np.zeros(100_000, np.int64),
    "array of texts": np.array(["1"]),
    "time": np.timedelta64(1, "s"),
    "below": -1,
    "far below": np.int64(-(2**63)),
    "above": 10**5,
    "beyond 64 bits": 2**70,
    "beyond writing": HUGE,
    "object": object(),
    "unwritable": Unwritable(),
}
NUMBERS: Final = ("below", "far below", "above", "beyond 64 bits")


def raised(refused: Any) -> None:
    """Raise a `WarbonesError` if an environment's info holds a refusal."""
    if refused is not None:
        raise WarbonesError(refused)


def pictured(seen: Any) -> Any:
    """Return an observation in a form that can be compared."""
    if isinstance(seen, dict):
        return {name: pictured(each) for name, each in seen.items()}
    return seen.tobytes() if isinstance(seen, np.ndarray) else seen


def position(*, over: bool = False) -> tuple[int, Give]:
    game = load("keep").new(seed=4, round_limit=8)
    while over and not game.over:
        seat = min(game.to_act)
        game.act(seat, game.legal(seat)[0])

    def give(action: Any) -> Any:
        game.act(min(game.to_act, default=0), action)
        return game.to_dict()

    return 1, give


def face() -> tuple[int, Give]:
    game = load("keep").new()

    def give(face: Any) -> Any:
        game.roll(face)
        return game.to_dict()

    return 2, give


def spoken_answer() -> tuple[int, Give]:
    game = load("keep").new(seed=4, round_limit=8)

    def give(answer: Any) -> Any:
        seat = min(game.to_act)
        return text.read_answer(game, seat, answer)

    return 1, give


def first_allowed(seen: Any) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1])


def last_listed(seen: Any, seat: int) -> Any:
    return seen.legal(seat)[-1]


def single(bot: Any = last_listed, *, begun: bool = True, over: bool = False) -> tuple[int, Give]:
    table = WarbonesEnv("keep", 0, bot, round_limit=8)
    right, done = 8, False
    if begun:
        right = first_allowed(table.reset(seed=4)[0])
    while over and not done:
        seen, _, done, *_ = table.step(right)
        right = right if done else first_allowed(seen)

    def give(action: Any) -> Any:
        seen, *more, info = table.step(action)
        raised(info.get("refused"))
        return pictured(seen), more

    return right, give


def against_a_name(*, begun: bool = True, over: bool = False) -> tuple[int, Give]:
    return single("random", begun=begun, over=over)


def vector(*, begun: bool = True, over: bool = False, **more: Any) -> tuple[int, Give]:
    rows = 2 if more else 1
    table = vector_env(rows, "keep", autoreset_mode="Disabled", bot="random", round_limit=8, **more)
    right, done = 8, False
    words = np.full(rows, right)
    if begun:
        seen, _ = table.reset(seed=4)
        words = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
    while over and not done:
        seen, _, ended, *_ = table.step(words)
        done = bool(ended.all())
        words = words if done else np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])

    def give(action: Any) -> Any:
        lone = isinstance(action, np.ndarray) and rows == 1
        seen, *done, info = table.step(action if lone else [action, *words[1:].tolist()])
        raised(info.get("refused", [None])[0])
        return pictured(seen), [pictured(each) for each in done]

    return int(words[0]), give


def self_play(*, begun: bool = True, over: bool = False) -> tuple[int, Give]:
    return vector(begun=begun, over=over, self_play=True)


def turns(make: Callable[..., Any] = env, *, begun: bool = True, over: bool = False) -> tuple[int, Give]:
    table = make("keep", round_limit=8)
    if begun:
        table.reset(seed=4)
    while over and table.agents:
        seen, _, ended, *_ = table.last()
        table.step(None if ended else first_allowed(seen))

    def give(action: Any) -> Any:
        table.step(action)
        return pictured(table.observe("player_0")), table.rewards

    return first_allowed(table.last()[0]) if begun and not over else 8, give


def bare_turns(*, begun: bool = True, over: bool = False) -> tuple[int, Give]:
    return turns(TurnsEnv, begun=begun, over=over)


def parallel(*, begun: bool = True, over: bool = False) -> tuple[int, Give]:
    table, waits = parallel_env("keep", round_limit=8), wait(load("keep"))
    seen = table.reset(seed=4)[0] if begun else {}
    while over and table.agents:
        seen, *_ = table.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents})
    asked = next((agent for agent, each in seen.items() if not each["action_mask"][waits]), "player_0")

    def give(action: Any) -> Any:
        after, rewards, *_, infos = table.step({"player_0": waits, "player_1": waits, asked: action})
        raised(infos[asked].get("refused"))
        return pictured(after), rewards

    return first_allowed(seen[asked]) if begun and not over else 8, give


THROW: Final = np.zeros(13, np.float32)


def throws(*, begun: bool = True) -> tuple[int, Give]:
    table = ThrowsEnv("indicesion", 0, last_listed, players=2)
    right = int(np.flatnonzero(table.reset(seed=4)[0]["choices"])[0]) if begun else 0

    def give(action: Any) -> Any:
        seen, *more, info = table.step({"choice": action, "throw": THROW})
        raised(info.get("refused"))
        return pictured(seen), more

    return right, give


def turns_of_throws(*, begun: bool = True) -> tuple[int, Give]:
    table = throws_env("indicesion", players=2)
    if begun:
        table.reset(seed=4)
    right = int(np.flatnonzero(table.last()[0]["choices"])[0]) if begun else 0

    def give(action: Any) -> Any:
        table.step({"choice": action, "throw": THROW})
        return pictured(table.observe("player_0")), table.rewards

    return right, give


def open_spiel(*, over: bool = False, chance: bool = False) -> tuple[int, Give]:
    state = load_game("keep", round_limit=8).new_initial_state()
    while not state.is_terminal() and (over or (state.is_chance_node() and not chance)):
        state.apply_action(state.legal_actions()[0])

    def give(action: Any) -> Any:
        state.apply_action(action)
        return str(state)

    return state.legal_actions()[-1] if not over else 0, give


def open_spiel_s_die() -> tuple[int, Give]:
    return open_spiel(chance=True)


ACTIONS: Final[dict[str, Callable[..., tuple[int, Give]]]] = {
    "Position": position,
    "Gymnasium": single,
    "Gymnasium against a bot": against_a_name,
    "Gymnasium's vector": vector,
    "Gymnasium's vector of all seats": self_play,
    "Gymnasium's throws": throws,
    "PettingZoo": turns,
    "PettingZoo without its wrapper": bare_turns,
    "PettingZoo's parallel": parallel,
    "PettingZoo's throws": turns_of_throws,
    "OpenSpiel": open_spiel,
    "text": spoken_answer,
}
ROLLS: Final = {"Position": face, "OpenSpiel": open_spiel_s_die}


@dataclass(frozen=True)
class PublicFunction:
    """A public function to call with any argument; ``right`` is a valid one."""

    right: int
    give: Give
    takes: tuple[str, ...] = ()
    """Names of the values in `JUNK` that are valid here."""


def scene_of_keep(seat: Any) -> Any:
    return load("keep").new(seed=4).scene(seat)


def row_of(table: Any, **reset: Any) -> Any:
    return pictured(table.reset(**reset)[0])


def reset_turns(table: Any, seed: Any) -> Any:
    table.reset(seed=seed)
    return pictured(table.last()[0])


SEEDS: Final[dict[str, PublicFunction]] = {
    "Game.new": PublicFunction(5, lambda seed: load("keep").new(seed).to_dict(), ("above",)),
    "Game.at": PublicFunction(5, lambda seed: load("keep").at("setup", seed).to_dict(), ("above",)),
    "Gymnasium": PublicFunction(5, lambda seed: row_of(WarbonesEnv("keep", 0, last_listed), seed=seed), ("above",)),
    "Gymnasium against a bot": PublicFunction(
        5, lambda seed: row_of(WarbonesEnv("keep", 0, "random"), seed=seed), ("above",)
    ),
    "registered": PublicFunction(
        5, lambda seed: row_of(gymnasium.make(env_id("keep"), bot="random"), seed=seed), ("above",)
    ),
    "vector": PublicFunction(5, lambda seed: row_of(vector_env(3, "keep", bot="random"), seed=seed), ("above",)),
    "all seats": PublicFunction(5, lambda seed: row_of(vector_env(6, "keep", self_play=True), seed=seed), ("above",)),
    "throws": PublicFunction(
        5, lambda seed: row_of(ThrowsEnv("indicesion", 0, last_listed), seed=seed), ("above", "beyond")
    ),
    "PettingZoo": PublicFunction(5, lambda seed: reset_turns(env("keep"), seed), ("above",)),
    "parallel": PublicFunction(5, lambda seed: row_of(parallel_env("keep"), seed=seed), ("above",)),
    "PettingZoo's throws": PublicFunction(
        5, lambda seed: reset_turns(throws_env("indicesion", players=2), seed), ("above",)
    ),
}
ITS_OWN: Final = ("below", "above")
"""Names of the integers that are no player: OpenSpiel's checks expect OpenSpiel's own errors for them."""
SEATS: Final[dict[str, PublicFunction]] = {
    "Position.act": PublicFunction(1, lambda seat: load("keep").new(seed=5).act(seat, 0)),
    "Position.roll": PublicFunction(1, lambda seat: load("army").new().roll(1, seat)),
    "Position.legal": PublicFunction(1, lambda seat: [each.text for each in load("keep").new(seed=4).legal(seat)]),
    "Position.events": PublicFunction(1, lambda seat: load("keep").new(seed=4).events(seat), ("None",)),
    "Position.seen_by": PublicFunction(1, lambda seat: load("dicewing").new(seed=4).seen_by(seat).to_dict(), ("None",)),
    "Position.scene": PublicFunction(1, scene_of_keep, ("None",)),
    "Gymnasium": PublicFunction(1, lambda seat: row_of(WarbonesEnv("keep", seat, last_listed), seed=1)),
    "Gymnasium against a bot": PublicFunction(1, lambda seat: row_of(WarbonesEnv("keep", seat, "random"), seed=1)),
    "vector": PublicFunction(1, lambda seat: row_of(vector_env(2, "keep", seat, "random"), seed=1), ("array of two",)),
    "throws": PublicFunction(1, lambda seat: row_of(ThrowsEnv("indicesion", seat, last_listed), seed=1)),
    "PettingZoo's agent": PublicFunction(
        0, lambda seat: env("keep").action_space("player_1" if type(seat) is int else seat)
    ),
    "prompt": PublicFunction(1, lambda seat: text.prompt(load("keep").new(seed=4), seat)),
    "OpenSpiel's strings": PublicFunction(
        1, lambda seat: open_spiel_state().observation_string(seat), ("None", *ITS_OWN)
    ),
    "OpenSpiel's tensors": PublicFunction(
        1, lambda seat: list(open_spiel_state().observation_tensor(seat)), ("None", *ITS_OWN)
    ),
    "OpenSpiel's actions": PublicFunction(1, lambda seat: open_spiel_state().legal_actions(seat), ("None", *ITS_OWN)),
}
COUNTS: Final[dict[str, PublicFunction]] = {
    "Game.new": PublicFunction(10, lambda sides: load("dicewing").new(d_percent_sides=sides).options),
    "Gymnasium": PublicFunction(
        10, lambda sides: row_of(WarbonesEnv("dicewing", 0, last_listed, d_percent_sides=sides), seed=1)
    ),
    "vector": PublicFunction(
        10, lambda sides: row_of(vector_env(1, "dicewing", 0, "random", d_percent_sides=sides), seed=1)
    ),
    "each table's": PublicFunction(10, lambda sides: row_of(tables_with({"d_percent_sides": sides}, {}), seed=1)),
    "PettingZoo": PublicFunction(10, lambda sides: reset_turns(env("dicewing", d_percent_sides=sides), 1)),
    "parallel": PublicFunction(10, lambda sides: row_of(parallel_env("dicewing", d_percent_sides=sides), seed=1)),
    "OpenSpiel": PublicFunction(
        10, lambda sides: str(load_game("dicewing", d_percent_sides=sides).new_initial_state())
    ),
    "environments": PublicFunction(
        2, lambda count: row_of(vector_env(count, "keep", bot="random"), seed=1), ("above",)
    ),
    "threads": PublicFunction(1, lambda count: row_of(vector_env(1, "keep", bot="random", threads=count), seed=1)),
    "lines of the log": PublicFunction(1, lambda count: text.prompt(load("keep").new(seed=4), 0, count), ("above",)),
}


def open_spiel_state() -> Any:
    state = load_game("keep").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[len(str(state.history())) % 4])
    return state


def tables_with(*options: Any) -> Any:
    return vector_env(len(options), "dicewing", 0, "random", table_options=options)


def must_be_refused(give: Give, junk: Any) -> str:
    with pytest.raises(WarbonesError) as illegal_token_error:
        give(junk)
    said = str(illegal_token_error.value)
    assert said.endswith(".")
    assert 12 < len(said) < 1200
    assert " " in said
    return said


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_is_an_integer_in_any_form(name: str, form: str) -> None:
    right, plain = ACTIONS[name]()
    _, give = ACTIONS[name]()
    assert give(FORMS[form](right)) == plain(right)


@pytest.mark.parametrize("name", ACTIONS)
def test_an_invalid_action_is_refused_and_changes_nothing(name: str) -> None:
    right, plain = ACTIONS[name]()
    _, give = ACTIONS[name]()
    for kind, junk in JUNK.items():
        if (name, kind) in {("text", "digits"), ("text", "text"), ("Gymnasium's vector", "list")}:
            continue
        said = must_be_refused(give, junk)
        if kind in NUMBERS and name != "text":
            assert re.search(rf"(?<!\d){int(junk)}(?!\d)", said), "the number that was given is the one that is named"
    assert give(right) == plain(right)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ROLLS)
def test_a_face_is_an_integer_in_any_form(name: str, form: str) -> None:
    right, plain = ROLLS[name]()
    _, give = ROLLS[name]()
    assert give(FORMS[form](right)) == plain(right)


@pytest.mark.parametrize("name", ROLLS)
def test_an_invalid_face_is_refused_and_changes_nothing(name: str) -> None:
    right, plain = ROLLS[name]()
    _, give = ROLLS[name]()
    for junk in JUNK.values():
        must_be_refused(give, junk)
    assert give(right) == plain(right)


KINDS: Final = {"seed": SEEDS, "seat": SEATS, "count": COUNTS}
PLACES: Final = [(kind, name) for kind, functions in KINDS.items() for name in functions]


def outcome(function: PublicFunction, given: Any) -> Any:
    """Return the result of a public function for a value, or the message of its error."""
    try:
        return function.give(given)
    except WarbonesError as illegal_token_error:
        return str(illegal_token_error)


COMPILED: Final = {("count", name) for name in ("vector", "each table's", "PettingZoo", "parallel")}
"""Functions that compile all of War Dice to test what DICE WAR tests as well: for long runs only."""


@pytest.mark.parametrize(
    ("kind", "name"), [pytest.param(*each, marks=pytest.mark.torture if each in COMPILED else ()) for each in PLACES]
)
def test_a_seed_seat_or_count_is_an_integer_in_any_form(kind: str, name: str) -> None:
    function = KINDS[kind][name]
    plain = outcome(function, function.right)
    for form, made in FORMS.items():
        if name != "PettingZoo's agent":
            assert outcome(function, made(function.right)) == plain, form


@pytest.mark.parametrize(("kind", "name"), PLACES)
def test_an_invalid_seed_seat_or_count_is_refused(kind: str, name: str) -> None:
    function = KINDS[kind][name]
    for each, junk in JUNK.items():
        if each in function.takes or (kind == "seed" and each == "None"):
            continue
        if (name, each) == ("throws", "beyond 64 bits") or (name == "PettingZoo's agent" and type(junk) is int):
            continue
        if (kind, each) == ("count", "digits"):  # options in a command are text
            continue
        must_be_refused(function.give, junk)


@pytest.mark.parametrize("make", [single, against_a_name, vector, self_play, throws, turns, bare_turns, parallel,
                                  turns_of_throws])  # fmt: skip
def test_before_the_first_reset_the_error_asks_for_one(make: Callable[..., tuple[int, Give]]) -> None:
    right, give = make(begun=False)
    for given in (right, None, "x"):
        must_be_refused(give, given)
    with pytest.raises(NotBegun, match=r"^No game has begun: call reset first\.$"):
        give(right)


@pytest.mark.parametrize("make", [position, single, against_a_name, vector, self_play, turns, bare_turns, parallel,
                                  open_spiel])  # fmt: skip
def test_after_the_end_the_error_says_that_the_game_is_over(make: Callable[..., tuple[int, Give]]) -> None:
    right, give = make(over=True)
    for _ in range(2):
        with pytest.raises(WarbonesError, match="the game is over" if make is position else GAME_OVER):
            give(right)


def test_an_invalid_opponent_is_refused() -> None:
    for make in (WarbonesEnv, ThrowsEnv):
        game = "keep" if make is WarbonesEnv else "indicesion"
        for junk in (None, 5, [], "clever"):
            with pytest.raises(WarbonesError, match=r"bot"):
                make(game, 0, junk)
    for junk in (None, 5, [], "clever"):
        with pytest.raises(WarbonesError, match=r"bot"):
            vector_env(2, "keep", bot=junk)


def test_keyword_arguments_are_refused_without_names() -> None:
    table = vector_env(2, "keep", bot="random")
    for junk in (["reset_mask"], "x", 3, {"reset_mask": [True, False]}, {"reset_mask": np.array([1, 0])}):
        with pytest.raises(WarbonesError):
            table.reset(options=junk)
    both = parallel_env("keep")
    both.reset(seed=1)
    for junk in (None, 3, [1, 2], "player_0"):
        with pytest.raises(WarbonesError, match="a number for each agent"):
            both.step(junk)
    for junk in (None, [], "x", {}, {"choice": 0}, {"choice": 0, "throw": "x"}, {"choice": 0, "throw": THROW + 2}):
        one = throws_env("indicesion", players=2)
        one.reset(seed=1)
        with pytest.raises(WarbonesError):
            one.step(junk)
