"""The command ``warbones``."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from warbones.cli.app import app
from warbones.games import GAMES
from warbones.server.run import ServeOptions

REPORT = ["game", "games", "seed", "seconds", "games_per_second", "decisions_per_second", "wins", "draws"]


def run(command: str) -> Result:
    return CliRunner().invoke(app, command.split())


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", "There is no game 'chess'; choose from "),
        ("rules chess", "There is no game 'chess'; choose from "),
        ("simulate chess", "There is no game 'chess'; choose from "),
        ("site out chess", "There is no game 'chess'; choose from "),
        ("site out indicesion", "inDICEsion has no bots to build; its bots play on every site."),
        ("site out --data nowhere.toml", "There is no file 'nowhere.toml' of text"),
        ("fly", "No such command 'fly'."),
        ("play", "Missing argument 'GAME'."),
        ("replay", "Missing argument 'FILE'."),
        ("play dicewing --fast", "No such option: --fast"),
        ("play dicewing --against nobody", "Invalid value for '--against': 'nobody' is not one of 'bot', 'friend'."),
        ("play dicewing --dice loaded", "Invalid value for '--dice': 'loaded' is not one of 'rolled', 'typed'."),
        (
            "play dicewing --bot oracle",
            "There is no bot 'oracle'; choose from master, strong, steady, casual, beginner, random",
        ),
        ("play dicewing --bot search:many", "A bot's effort is an integer from 1 to 1000000, not 'many'."),
        ("play dicewing --seat 2", "DiceWing has the seats 0 (Alpha) and 1 (Beta), not '2'."),
        ("play dicewing --against friend --bot random", "--bot is for a game against a bot: friends have every seat."),
        ("play dicewing --against friend --seat 1", "--seat is for a game against a bot: friends have every seat."),
        ("play dicewing --dice typed --seed 3", "Dice that are typed in need no seed: leave out --seed or"),
        ("play dicewing --seed -1", "Invalid value for '--seed': "),
        ("play dicewing --option gravity=1", "There is no option 'gravity' here; choose from d_percent_sides, "),
        ("play dicewing --option d_percent_sides", "An option is written name=value, not 'd_percent_sides'."),
        ("play dicewing --option d_percent_sides=12", "Option d_percent_sides can be 10 or 100, not '12'."),
        (
            "play dicewing --option d_percent_sides=10 --option d_percent_sides=100",
            "Option d_percent_sides is given twice.",
        ),
        ("rules dicewing R999", "DiceWing has no rule 'R999'; its rules are R1 to R50, B1 to B23."),
        ("simulate dicewing --games 0", "Invalid value for '--games': "),
        ("simulate dicewing --threads 0", "Invalid value for '--threads': "),
        ("simulate dicewing --seats random", "DiceWing has 2 seats, not 1: name a bot for each."),
        (
            "simulate dicewing --seats random,oracle",
            "There is no bot 'oracle'; choose from master, strong, steady, casual, beginner, random",
        ),
        ("simulate dicewing --position @nowhere", "There is no file 'nowhere' of text to read positions from."),
        (
            "simulate dicewing --position @/dev/null",
            "There is no position in '@/dev/null': write one, or @FILE with one",
        ),
        ("simulate dicewing --position somewhere", "There is no phase 'somewhere'; choose from "),
        ("simulate dicewing --games 1 --swap", "The games start in 2 ways: play at least that many, not 1."),
        (
            "simulate indicesion --position setup",
            "A batch of inDICEsion always starts from set-up: leave out the position.",
        ),
        ("serve --port 99999", "Invalid value for '--port': "),
    ],
)
def test_a_wrong_command_gets_one_sentence(command: str, sentence: str) -> None:
    refused = run(command)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith(sentence)
    assert refused.stderr.count("\n") == 1


def test_help_names_every_command() -> None:
    shown = run("--help").stdout
    assert all(command in shown for command in ("serve", "play", "replay", "simulate", "rules", "games"))


def test_help_loads_neither_compiler_nor_server_nor_screen() -> None:
    check = "import sys, warbones.cli.app; print({'numba', 'litestar', 'textual'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, encoding="utf-8", check=True, timeout=60)
    assert done.stdout == "set()\n"


def simulated(command: str) -> dict[str, Any]:
    done = run(f"simulate dicewing --games 12 --seed 5 --json {command}")
    assert done.stderr == ""
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def test_a_simulation_reports_in_json() -> None:
    report = simulated("--seats random,greedy --threads 2")
    assert list(report) == [*REPORT, "mean_decisions", "legs"]
    assert [(seat["seat"], seat["name"].split(":")[0]) for seat in report["wins"]] == [(0, "random"), (1, "greedy")]
    assert sum(seat["wins"] for seat in report["wins"]) + report["draws"] == report["games"] == 12
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in report["wins"])


def test_a_simulation_is_the_same_again_on_any_number_of_threads() -> None:
    one, two = simulated("--threads 1"), simulated("--threads 2")
    told = ("wins", "draws", "mean_decisions")
    assert [one[key] for key in told] == [two[key] for key in told]


LAUNCH = "launch 2.2 first=Beta | Alpha: A.d6=1 B.d12=7 A.d8=6 B.d6=1 | Beta: B.d4=1 B.d10=1 B.d20=2"
TAKEN = "used: B.d8=4 B.d%=20 | trophies {}: A.d4=3 A.d10=10 A.d12=2 A.d%=30 A.d20=10"


def test_a_simulation_begins_from_positions_with_the_seats_exchanged(tmp_path: Path) -> None:
    """A seat that has all trophies before the last launch wins."""
    won, lost = (f"{LAUNCH} | {TAKEN.format(side)}" for side in ("Alpha", "Beta"))
    (tmp_path / "openings").write_text(f"{won}\n\n  {lost}\n", encoding="utf-8")
    command = ["simulate", "dicewing", "--games", "10", "--seed", "1", "--swap", "--seats", "random,greedy:1"]
    written = ["--position", f"@{tmp_path / 'openings'}", "--position", won]
    report = json.loads(CliRunner().invoke(app, [*command, *written, "--json"]).stdout)
    legs = [(leg["position"], leg["games"], [bot["wins"] for bot in leg["wins"]]) for leg in report["legs"]]
    assert legs == [
        (won, 1, [1, 0]), (won, 2, [0, 2]), (lost, 2, [0, 2]), (lost, 1, [1, 0]), (won, 2, [2, 0]), (won, 2, [0, 2])
    ]  # fmt: skip
    assert [bot["wins"] for bot in report["wins"]] == [4, 6]
    shown = CliRunner(env={"COLUMNS": "400"}).invoke(app, [*command, *written]).stdout
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in shown.splitlines()]
    assert [lost, "2", "0 as Alpha, 0% to 66%", "2 as Beta, 34% to 100%", "0"] in rows
    assert ["each", "greedy:1", "6", "60.0%", "31.3% to 83.2%"] in rows


def test_a_simulation_reports_in_words() -> None:
    shown = run("simulate dicewing --games 12 --seed 5").stdout
    assert "DiceWing, 12 games" in shown
    assert "95% interval" in shown
    assert shown.rstrip().endswith("seed 5.")


def test_rule_options_reach_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}

    def refuse(
        game: str, games: int, bots: object, seed: int, threads: int, options: object, *_: object, **__: object
    ) -> None:
        given.update(game=game, games=games, bots=bots, seed=seed, threads=threads, options=options)
        raise SystemExit(0)

    monkeypatch.setattr("warbones.lab.batch.simulate", refuse)
    run("simulate dicewing --games 3 --threads 4 --seed 9 --option manual_bonus_choice=TRUE --option trophy_strike=all")
    assert given == {
        "game": "dicewing",
        "games": 3,
        "bots": ["random", "random"],
        "seed": 9,
        "threads": 4,
        "options": {"manual_bonus_choice": True, "trophy_strike": "all"},
    }


def test_games_lists_every_game_with_its_options() -> None:
    listed = json.loads(run("games --json").stdout)["games"]
    assert [game["id"] for game in listed] == list(GAMES)
    for game in listed:
        assert {"id", "title", "tagline", "facts", "seats", "options"} <= game.keys()
        options = game["options"]
        known = {option.name: list(option.values) for option in GAMES[game["id"]].ruleset.options}
        told = {option["name"]: [value["value"] for value in option["values"]] for option in options}
        assert told == known
        assert all(value["text"].endswith(".") for option in options for value in option["values"])


def test_games_in_words_shows_how_to_write_an_option() -> None:
    shown = run("games").stdout
    assert all(f"{game.id}  {game.title}" in shown for game in GAMES.values())
    assert "manual_bonus_choice=true" in shown


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_printed_plain_into_a_pipe(game: str) -> None:
    page = run(f"rules {game}").stdout
    assert page.startswith("# ")
    assert "\x1b" not in page


def test_one_rule_is_found_by_its_number() -> None:
    page, rule = run("rules dicewing").stdout, run("rules dicewing r20").stdout
    assert rule.lstrip("-* ").startswith("R20")
    assert rule.strip() in page
    assert "R21" not in rule.replace("(R21)", "")


def test_without_a_command_the_table_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[ServeOptions] = []
    monkeypatch.setattr("warbones.server.run.serve", served.append)
    assert run("").exit_code == 0
    assert run("serve --port 8020 --data matches --no-browser --host ::1").exit_code == 0
    assert served == [ServeOptions("127.0.0.1", open_browser=True), ServeOptions("::1", 8020, Path("matches"))]


def test_the_public_url_and_proxies_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[ServeOptions] = []
    monkeypatch.setattr("warbones.server.run.serve", served.append)
    assert (
        run("serve --public-url https://Play.Example:443/ --trusted-proxy 10.0.0.0/24 --trusted-proxy ::1").exit_code
        == 0
    )
    assert run("serve --lan").exit_code == 0
    behind, home = served
    assert behind.public
    assert (behind.public.origin, behind.proxies) == ("https://play.example", ("10.0.0.0/24", "::1"))
    assert (home.lan, behind.lan) == (True, False)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("--public-url play.example", "begins with neither http:// nor https://"),
        ("--public-url https://", "names no host"),
        (r"--public-url https://play.example\evil.example", "names no host"),
        ("--public-url https://play.example/warbones", "a host name of its own"),
        ("--public-url https://me@play.example", "besides the host"),
        ("--public-url https://play.example:port", "cannot be read"),
        ("--trusted-proxy proxy.example", "takes the address of a proxy"),
        ("--trusted-proxy *", "takes the address of a proxy"),
        ("--trusted-proxy 10.0.0.1/8", "takes the address of a proxy"),
        ("--lan --host 0.0.0.0", "leave out --host"),
    ],
)
def test_impossible_public_urls_are_refused_in_a_sentence(wrong: str, right: str) -> None:
    result = run(f"serve {wrong}")
    assert result.exit_code == 2
    assert right in result.output
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(
    "command", ["replay /{}", "play dicewing --dice {}", "play {}", "simulate dicewing --seats {}"]
)
def test_a_refusal_repeats_little_of_what_was_long(command: str) -> None:
    result = run(command.format("x" * 100_000))
    assert result.exit_code == 2
    assert len(result.output) < 1700
