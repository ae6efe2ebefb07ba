"""The physical model: foam dice, boards and a floor, tuned to fly, bounce and settle well."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, pi, sqrt
from typing import Final
from xml.etree import ElementTree as ET

import mujoco

from warbones.core.rules.throw import MILLIMETRE, Surface

METRE: Final = 1000.0 * MILLIMETRE
"""Units of length in a metre."""

STEP: Final = 1 / 960
FRAME: Final = 16
"""Seconds of a step, and steps of a frame: sixty frames a second."""

ROUNDED: Final = 0.0005
"""The rounding of a die in metres: a margin, which adds to the box.

Crossing edges are not found to touch within a margin. A wide one would let them sink into each other by its whole width
in one step, and pushing them apart would add energy from nowhere.
"""

STIFF: Final = 450.0
"""The stiffness of contacts, as the angular frequency of a die that falls onto a corner below its middle."""

SHARE: Final = 0.3
"""MuJoCo's impedance, the share of a contact's effect that comes immediately: the same at every depth.

Near 1, a contact's stiffness is in proportion to the mass that it moves: while a die turns over its corner, the spring
hardens and gives back more than it took. At a third or less, the contact acts as a spring itself. It also ends jitter.
"""

ROOM: Final = 2.0
"""The height of the room above a board, in metres: more than any tower's."""

PARKED: Final = 40.0
"""The place of dice that are not in play, in metres from the table."""


@dataclass(frozen=True)
class Foam:
    """The material of dice: density, and the share of speed that the floor, a board and another die give back."""

    density: float = 60.0
    floor: float = 0.45
    board: float = 0.30
    die: float = 0.35


FOAMS: Final = {"": Foam(), "soft": Foam(), "springy": Foam(density=45.0, floor=0.62, board=0.5, die=0.55)}
"""Guesses: no figures for real foam dice were found."""

FRICTION: Final = {"floor": 0.6, "board": 0.8, "die": 0.7}


def damping(restitution: float) -> float:
    """Return the damping ratio with which a stiff contact gives back this share of the speed."""
    fall = log(restitution)
    return -fall / sqrt(pi * pi + fall * fall)


def _contact(kind: str, restitution: float, priority: int) -> dict[str, str]:
    """Return the attributes of a geom: if two touch, those of the higher priority count.

    MuJoCo takes a negative ``solref`` as stiffness and damping.
    """
    return {
        "solref": f"{-(STIFF**2)} {-2 * damping(restitution) * STIFF}",
        "solimp": f"{SHARE} {SHARE} 0.001",
        "friction": f"{FRICTION[kind]} 0.004 0.0003",
        "condim": "4",
        "priority": str(priority),
    }


def parked(number: int, edge: int) -> tuple[float, float, float]:
    """Return the place of die ``number`` when it is not in play, in metres: in mid-air, touching nothing."""
    return (PARKED + number * edge / METRE * 4, PARKED, PARKED)


def build(surfaces: tuple[Surface, ...], edge: int, count: int, foam: Foam) -> mujoco.MjModel:
    """Return the compiled model: geom 0 is the floor, then come surfaces, ``count`` dice and rooms above surfaces."""
    root = ET.Element("mujoco")
    option = ET.SubElement(root, "option", timestep=str(STEP), integrator="implicitfast", cone="elliptic")
    for name, value in {"impratio": "100", "tolerance": "1e-8", "density": "1.2", "sleep_tolerance": "0.004"}.items():
        option.set(name, value)
    ET.SubElement(option, "flag", sleep="enable")
    world = ET.SubElement(root, "worldbody")
    ET.SubElement(world, "geom", {"type": "plane", "size": "0 0 1"} | _contact("floor", foam.floor, 2))
    for surface in surfaces:
        _add_board(world, surface, foam)
    for number in range(count):
        _add_die(world, number, edge, foam)
    rooms = ET.SubElement(world, "body")  # in a body of their own, so that they come last
    for surface in surfaces:
        _add_room(rooms, surface)
    return mujoco.MjModel.from_xml_string(ET.tostring(root, "unicode"))


def _add_board(world: ET.Element, surface: Surface, foam: Foam) -> None:
    half, thick = surface.half / METRE, surface.thick / METRE / 2
    place = f"{surface.middle[0] / METRE} {surface.middle[1] / METRE} {thick}"
    shape = {"type": "box", "size": f"{half} {half} {thick}", "pos": place}
    ET.SubElement(world, "geom", shape | _contact("board", foam.board, 1))


def _add_room(rooms: ET.Element, surface: Surface) -> None:
    """Mark the room above a board, which nothing touches: facts ask which dice reach into it."""
    half = surface.half / METRE
    place = f"{surface.middle[0] / METRE} {surface.middle[1] / METRE} {surface.thick / METRE + ROOM / 2}"
    shape = {"type": "box", "size": f"{half} {half} {ROOM / 2}", "pos": place}
    ET.SubElement(rooms, "geom", shape | {"mass": "0", "contype": "0", "conaffinity": "0"})


def _add_die(world: ET.Element, number: int, edge: int, foam: Foam) -> None:
    place = " ".join(map(str, parked(number, edge)))
    body = ET.SubElement(world, "body", pos=place, sleep="init")
    ET.SubElement(body, "freejoint")
    ET.SubElement(body, "inertial", _cube(edge / METRE, foam.density))
    half = edge / METRE / 2 - ROUNDED
    shape = {"type": "box", "size": f"{half} {half} {half}", "margin": str(ROUNDED)}
    ET.SubElement(body, "geom", shape | _contact("die", foam.die, 0))


def _cube(edge: float, density: float) -> dict[str, str]:
    """Return the mass and inertia of the whole cube: the geom is smaller by its margin, which weighs nothing."""
    mass = density * edge**3
    each = mass * edge**2 / 6
    return {"pos": "0 0 0", "mass": str(mass), "diaginertia": f"{each} {each} {each}"}
