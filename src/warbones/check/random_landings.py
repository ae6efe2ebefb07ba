"""Random facts of a throw for any game with thrown dice, consistent with the table and with themselves."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from warbones.core.rules.throw import Landing, Lie, Throw


def random_landing(throw: Throw, rng: Random) -> Landing:
    """Return the facts of a throw that may knock a die away, burn some, and land on another."""
    lies = {lie.die: replace(lie, pose=None) for lie in throw.dice}
    others = [die for die in lies if die not in throw.apart]
    touches: list[tuple[str, str]] = []
    if throw.die:
        lies[throw.die] = _thrown(throw, others, rng)
        if throw.apart and rng.random() < 0.3:
            touches = _touches(throw, list(lies), rng)
        if others and rng.random() < 0.3:
            away = rng.choice(others)
            lies[away] = replace(lies[away], on=(), beneath=(), face=rng.randint(1, 6))
    return Landing(lies=tuple(_without(lies, _burned(throw, touches))), touches=tuple(touches))


def _thrown(throw: Throw, others: list[str], rng: Random) -> Lie:
    assert throw.die
    face = throw.face or rng.choice([0, 1, 2, 3, 4, 5, 6, 6])
    board = throw.board or rng.choice([each.id for each in throw.surfaces])
    below = rng.choice(others) if others and throw.die not in throw.apart and rng.random() < 0.2 else None
    on = (board,) if throw.board or rng.random() < 0.6 else ()
    return Lie(die=throw.die, face=face, on=on, beneath=(below,) if below else ())


def _touches(throw: Throw, dice: list[str], rng: Random) -> list[tuple[str, str]]:
    """Return a touch with a die that burns others."""
    red = rng.choice([die for die in throw.apart if die in dice])
    victims = [die for die in dice if die != red]
    return [(red, rng.choice(victims))] if victims else []


def _burned(throw: Throw, touches: list[tuple[str, str]]) -> set[str]:
    return {die for pair in touches for by, die in throw.removals if {by, die} == {*pair}}


def _without(lies: dict[str, Lie], gone: set[str]) -> list[Lie]:
    """Return the lies without burned dice; a die that lay on one takes its place."""
    left = []
    for lie in (lie for lie in lies.values() if lie.die not in gone):
        below = [die for die in lie.beneath if die not in gone]
        on = {*lie.on, *(board for die in lie.beneath if die in gone for board in lies[die].on)}
        left.append(replace(lie, on=tuple(sorted(on)), beneath=tuple(below)))
    return left
