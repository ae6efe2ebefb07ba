"""Lockstep play: all seats answer at every step, and the number of steps reveals no secret.

The length of a secret action would reveal something: a large set of dice takes more tokens. So a secret phase lasts
`Notation.secret_words` steps, whatever is chosen. Until its end each seat sees only its own answers, as if the others
had not begun; then all answers are merged and their consequences shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from warbones.adapters.streams import DiceStreams
from warbones.encoding.node import Node


@dataclass
class SecretPhase:
    """One seat's secret phase: its own node, and its answers (tokens and faces) in order."""

    node: Node
    answers: list[int] = field(default_factory=list)

    def answer(self, number: int, seat: int) -> None:
        """Apply a token, or roll the pending die."""
        self.node = _with_answer(self.node, number, seat)
        self.answers.append(number)


def _with_answer(node: Node, number: int, seat: int) -> Node:
    return node.roll(number) if node.due else node.apply_token(seat, number)


class Lockstep:
    """One game in lockstep."""

    def __init__(self, node: Node, streams: DiceStreams) -> None:
        self._streams = streams
        self._begin(streams.roll(node))

    def _begin(self, node: Node) -> None:
        self.node = node
        """The node as everybody may know it."""
        self._steps = 0
        asked = node.snapshot.asked if _in_secret(node) else ()
        self._secrets = {seat: SecretPhase(node) for seat in asked}

    def known_to(self, seat: int) -> Node:
        """Return the node that ``seat`` sees: with its own secret answers, and nobody else's."""
        return self._secrets[seat].node if seat in self._secrets else self.node

    def legal_tokens(self, seat: int) -> tuple[int, ...]:
        """Return the legal tokens of ``seat``; none while it has to wait."""
        return () if self._is_done(seat) else self.known_to(seat).legal_tokens(seat)

    def _is_done(self, seat: int) -> bool:
        """Return whether the seat has finished its secret phase, or its actions are visible; then it waits."""
        secret = self._secrets.get(seat)
        if secret is None:
            return False
        return seat not in secret.node.snapshot.asked or _public(secret.node) != _public(self.node)

    def apply_token(self, seat: int, number: int) -> None:
        """Apply a token for a seat. Raises `IllegalAction`."""
        if secret := self._secrets.get(seat):
            secret.answer(number, seat)
            while due := secret.node.due:
                secret.answer(self._streams.face(due), seat)
        else:
            self.node = self._streams.roll(self.node.apply_token(seat, number))

    def end_step(self) -> None:
        """End a step. A secret phase of full length is over, and its consequences are shown."""
        self._steps += 1
        if not self._secrets:
            self._begin(self.node)
        elif self._steps >= self.node.game.notation.secret_words and all(map(self._is_done, self._secrets)):
            self._begin(self._streams.roll(self._joined()))

    def _joined(self) -> Node:
        node = self.node
        for seat, secret in self._secrets.items():
            for number in secret.answers:
                node = _with_answer(node, number, seat)
        return node


def _in_secret(node: Node) -> bool:
    """Return whether the current decisions are secret."""
    asked = node.snapshot.asked
    if len(asked) > 1 or not node.game.notation.secret_words:
        return len(asked) > 1
    return any(node.snapshot.position.scene(seat).prompt.secret for seat in asked)


def _public(node: Node) -> tuple[object, ...]:
    """Return a fingerprint of a spectator's view."""
    seen = node.snapshot.seen(None)
    return len(seen.events(None)), seen.to_act, seen.over
