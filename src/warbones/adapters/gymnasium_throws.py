"""Games of throws as Gymnasium environments, one seat against bots.

``gymnasium.make("warbones/indicesion-v3", bot="novice", players=2)``; importing this module registers them.
`warbones.adapters.throws` describes actions and observations.
"""

from __future__ import annotations

from warbones.core.extras import need

need("gymnasium")

from typing import Any

import gymnasium
from gymnasium import spaces

from warbones.adapters.checks import NotBegun, must_be_opponent
from warbones.adapters.seats import Opponent
from warbones.adapters.throws import (
    SEED,
    ThrowAction,
    ThrowObservation,
    action_mask,
    action_space,
    apply_action,
    new_game,
    observation_space,
    observe,
    throwing_game,
    throwing_games,
)
from warbones.core.errors import IllegalAction
from warbones.core.play.game import Game, must_be_seed
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.core.view.text.scenes import scene_text
from warbones.players.bot_names import Bot, bot_named
from warbones.players.bots import choose


class OneSeat(gymnasium.Env[ThrowObservation, ThrowAction]):
    """One seat at a table; bots have the others."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(self, game: Game, seat: int, bot: str | Opponent, render_mode: str | None) -> None:
        """Sit down at ``seat``. Raises `UnknownBot` or `UnknownSeat`."""
        must_be_opponent(bot)
        self._game, self._seat, self.render_mode = game, game.must_have_seat(seat), render_mode
        self._bot = bot_named(bot, game) if isinstance(bot, str) else bot

    def _choose(self, known: Position, seat: int) -> Any:
        if isinstance(self._bot, Bot):
            return choose(known, seat, self._bot, int(self.np_random.integers(2**32)))
        return self._bot(known, seat)


class ThrowsEnv(OneSeat):
    """One seat of a game of throws; bots have the others.

    An illegal action changes nothing, and ``info["refused"]`` says why. The reward is the seat's result when the game
    is over, 0 before. ``info["action_mask"]`` is a mask for sampling from the action space.
    """

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        bot: str | Opponent = "novice",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        """Sit down at ``seat`` of ``game`` with these rule options, against a bot's name or a function.

        Raises `UnknownGame`, `UnknownOption`, `UnknownBot` or `UnknownSeat`.
        """
        self._whole, self._options = throwing_game(game), options
        super().__init__(self._whole.seated(options), seat, bot, render_mode)
        self._position, self._begun = new_game(self._whole, 0, options), False
        self.observation_space: spaces.Space[Any] = observation_space(self._game)
        self.action_space: spaces.Space[Any] = action_space(self._game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ThrowObservation, dict[str, Any]]:
        """Begin a game; the same seed gives the same rolls and throws. Rule options are given when the environment is
        made.

        Raises `BadSeed`.
        """
        seed = None if seed is None else must_be_seed(seed)
        super().reset(seed=seed, options=options)
        self._position = new_game(self._whole, int(self.np_random.integers(SEED)), self._options)
        self._begun = True
        self._let_others_play()
        return self._seen(), self._info()

    def _let_others_play(self) -> None:
        position = self._position
        while not position.over and self._seat not in position.to_act:
            seat = min(position.to_act)
            position.act(seat, self._choose(position.seen_by(seat), seat))

    def _seen(self) -> ThrowObservation:
        return observe(self._position, self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": action_mask(self._position, self._seat)}

    def step(self, action: ThrowAction) -> tuple[ThrowObservation, float, bool, bool, dict[str, Any]]:
        """Choose and throw; then bots play until this seat is asked again."""
        if not self._begun:
            raise NotBegun
        try:
            apply_action(self._position, self._seat, action)
        except IllegalAction as error:
            return self._seen(), 0.0, self._position.over, False, {**self._info(), "refused": str(error)}
        self._let_others_play()
        score = float(self._position.scores()[self._seat])
        return self._seen(), score, self._position.over, False, self._info()

    def render(self) -> str | None:
        """Return the table as this seat sees it."""
        if not self._begun:
            raise NotBegun
        return scene_text(self._position.scene(self._seat)).plain if self.render_mode == "ansi" else None


for _each in throwing_games():
    gymnasium.register(
        f"warbones/{_each}-v{throwing_game(_each).rules_version}", f"{__name__}:ThrowsEnv", kwargs={"game": _each}
    )
