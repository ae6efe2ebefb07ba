"""The scenes on the page ``/pieces``: real positions of the games, written to ``web/src/samples/made/*.json``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec

from warbones import Position, load
from warbones.check.random_play import answer_one
from warbones.core.view.scene import Scene
from warbones.games.dicewing.rules.state import Phase, Place
from warbones.games.dicewing.rules.state import State as Flight

SAMPLES = Path(__file__).parents[2] / "web" / "src" / "samples" / "made"

ARMED = (
    "roll 2.4 wins=1-0 health=12-9 | Alpha: A1 A2 A3 A4 A5 A6 A7 captain1 necromancer1 tank1 | Alpha resting: A8 A9 "
    "| Alpha graveyard: A10 | Beta: B1 B2 B3 B4 B5 B6 B7 B8 mercenary1 defender1 paladin1 | Beta graveyard: B9 B10"
)
FIELD = (
    "4 asked=Alpha turn=Alpha points=1/2 factions=dragonfolk/lich-queen "
    "| Alpha: dragon-warriors@C[5,6/3,3] lance-bearers@C[3,x,4,2](acted,formation) archers@AB[4/2](acted) "
    "footsoldiers@C[2,4,6] rain-of-fire@AB[3,5/6,2](flying) archers@AB[x/5] footsoldiers@BB[x,3,x] "
    "| Beta: zombie-horde@C[4,2,5/x,6,1] bone-tosser@BB[6,4/2,5](acted) venom-spitters@BB[4/x] "
    "skeleton-warriors@BB[x,x,x] dire-crawlers@AB[2,x,4,1](acted) bone-tosser@BB[3,3/x,5](acted)"
)
HEROES = (
    "3 asked=Alpha turn={turn} budget=21 points=2/2 factions=dragonfolk/horde "
    "| Alpha: the-winged-wyrm@C[4,2,6/1,8,3/x,5,2] fireborn-assassins@AB[5,4/4,6](evading) "
    "| Beta: mindbender@BB[6,1,5/3,8,x/2,4,4] razor-fiend@C[3,6/2,2/x,1]"
)
SLIM = (
    "2 asked=Alpha turn=Alpha budget=6 factions=dragonfolk/horde "
    "| Alpha: archers@AB[4/2] archers@AB[2/5] archers@C[x/3](acted) "
    "| Beta: critters@BB[3] critters@C[5](acted) critters@BB[6] critters@BB[1] hulking-beast@BB[6,2,4]"
)
CROWD = "1 asked=Alpha turn=Alpha budget={budget} factions=horde/horde | Alpha: {0} | Beta: {1}"
DENSE = (
    "unit 4 asked=Alpha turn=Alpha budget=44 factions=dragonfolk/lich-queen "
    "| Alpha: archers@AB[5/1] archers@AB[2/2] footsoldiers@AB[6,5,4] footsoldiers@AB[6,5,1] {0} "
    "| Beta: skeleton-warriors@BB[5,4,3] skeleton-warriors@BB[5,5,1] skeleton-warriors@BB[6,2,1] "
    "skeleton-warriors@BB[4,4,2] skeleton-warriors@BB[6,6,1] skeleton-warriors@BB[2,5,1] skeleton-warriors@BB[5,6,2] "
    "dire-crawlers@C[5,5,4,2] dire-crawlers@C[3,5,5,2]"
)
MORE = "dragon-warriors@AB[5,2/2,4] lance-bearers@AB[5,5,4,3] rain-of-fire@AB[6,4/1,6]"
FACES = {0: [1, 1, 1, 1, 1, 1, 1, 2, 5, 6], 1: [4, 4, 1, 2, 3, 3, 3, 4, 5, 2, 1]}
GAINS = (
    "gain 2.4 wins=1-0 health=8-5 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=sh A6=sh A7=ds A8=ds captain1=sb "
    "| Alpha resting: A9 | Alpha graveyard: A10 "
    "| Beta: B1=ax B2=sh B3=sh B4=h2 B5=ds B6=sk B7=ax B8=sw mercenary1=be | Beta graveyard: B9 B10"
)
MOVING = (
    "move 3 turn=Alpha keep=18/14 | Alpha: A1=3@L1 A2=4@R1 A3=2@L3. A4=1@L1(D). A5=6@R7. "
    "| Beta: B1=5@R3. B2=2@R7(D). B3=6@M4. B4=4@L7 B5=3@R7"
)


DRAFTS, FLIES, TWINS = 7, 0, 41
"""The seeds of random games of DiceWing in which the wanted situations occur."""
COURSE = "turn 1 players=4 mode=drafting | start=Alpha turn=Alpha asked=Alpha"
LYING = (
    "table: green1(Beta)=6@Alpha orange2(Alpha)=3@Alpha yellow3(Gamma)=5^orange2 blue3(Delta)=x@Alpha "
    "green2(Gamma)=2@Beta yellow2(Beta)=4^green2 pink4(Beta)=6^yellow2 blue2(Beta)=5 red2(Alpha)=1@Gamma"
)
THROWN = (
    f"{COURSE} | Alpha: red1 yellow1 blue1 pink3 | Beta: orange1 pink1 | Gamma: pink2 green4 | Delta: blue4 orange4 "
    f"| {LYING}"
)
LAST = f"{COURSE} | Alpha: pink3 | {LYING}"


def flown(seed: int, wanted: Callable[[Flight], bool]) -> Position:
    """Return the first position of a random game of DiceWing that waits for no die and is ``wanted``."""
    position, rng = load("dicewing").new(), Random(seed)
    while position.owed or not wanted(position.shown()):
        answer_one(position, rng)
    return position


def drafts(s: Flight) -> bool:
    """Return whether Alpha is about to take the sixth die of the draft, and both d12 and A.d4 are still in the pool."""
    return (
        s.phase == Phase.DRAFT
        and s.picks == 5
        and s.first == 0
        and all(s.place[die] == Place.POOL for die in (0, 5, 12))
    )


def launches(s: Flight) -> bool:
    """Return whether only Alpha still has to launch, for the second attack."""
    return s.phase == Phase.LAUNCH and s.attack == 2 and bool(s.ready[1]) and not s.ready[0]


def twins(s: Flight) -> list[int]:
    """Return two of Alpha's dice that show the same odd number: two bonuses then depend on Beta's launch."""
    odd = [
        die for die in range(len(s.face)) if s.place[die] == Place.SQUADRON and s.holder[die] == 0 and s.face[die] % 2
    ]
    return next(([one, other] for one in odd for other in odd if one < other and s.face[one] == s.face[other]), [])


def lowers(s: Flight) -> bool:
    """Return whether Alpha applies Collateral Damage."""
    return s.phase == Phase.COLLATERAL and bool(s.owing[0])


def ends(s: Flight) -> bool:
    """Return whether the game is over."""
    return s.phase == Phase.OVER


def rolled(seats: tuple[int, ...], stop: bool = False) -> Position:
    """Return the position `ARMED` after these seats have rolled once, and stopped if ``stop``."""
    position = at("army", ARMED)
    for seat in seats:
        faces = list(FACES[seat])
        position.act(seat, "roll")
        while faces and (seat in position.owed or seat in position.to_act):
            if seat in position.owed:
                position.roll(faces.pop(0), seat)
            else:
                position.act(seat, "keep")
        if stop:
            position.act(seat, "stop")
    return position


def at(game: str, text: str) -> Position:
    """Return the position drawn in notation."""
    found = load(game)
    return Position.start(found, found.read(text))


def bonus() -> Position:
    """Return the position after Alpha's bonus dice are rolled, before the troops are."""
    position = at("army", ARMED)
    position.act(0, "roll")
    for face in FACES[0]:
        if 0 not in position.owed:
            break
        position.roll(face, 0)
    return position


def reveal() -> Position:
    """Return the frame that shows both trays open."""
    position = rolled((0, 1))
    position.act(1, "stop")
    position.moments = []
    position.act(0, "stop")
    return next(moment for moment in position.moments if moment.scene(0).calculations)


def drafted() -> Position:
    """Return a draft of inDICEsion after five picks."""
    position = load("indicesion").new(mode="drafting", players=3)
    for face in (6, 2, 4):
        position.roll(face)
    for colour in ("red", "blue", "red", "orange", "pink"):
        position.act(min(position.to_act), f"take {colour}")
    return position


def scored() -> Position:
    """Return the frame in which a round of inDICEsion is added up."""
    position = at("indicesion", LAST)
    assert position.game.ruleset.throws
    position.act(0, "throw pink at Gamma lob")
    position.moments = []
    position.land("pink3=2@Gamma")
    return next(moment for moment in position.moments if moment.scene(0).calculations[-1].conclusion)


def heal() -> Position:
    """Return a position in which Alpha has one heal to bring back one of several dead dice."""
    text = (
        "heal 2.4 wins=1-0 health=8-5 | Alpha: A1=sw A2=sw A3=sw A4=sh A5=ax A6=sk A7=sk tank1=s1 captain1=sk "
        "healer1=h1 | Alpha graveyard: A8 A9 A10 | Beta: B1=sw B2=ax B3=ds B4=sh B5=sw B6=sk paladin1=cu "
        "| Beta graveyard: B7 B8 B9 B10 | heals: 1-0"
    )
    return at("army", text)


GRAVES = (
    "heal 3.3 wins=1-0 health=8-5 | Alpha: A1=sw A2=h2 A3=sk tank1=s1 | Alpha graveyard: A4 A5 A6 A7 A8 A9 A10 "
    "captain1 captain2 captain3 sacrifice1 | Beta: B1=sw B2=ax B3=ds | Beta graveyard: B4 B5 B6 B7 B8 B9 B10 "
    "| heals: 2-0"
)
"""Most of Alpha's dice are dead, and two may be brought back."""


def attack() -> Position:
    """Return a frame of an attack in which a pawn is struck."""
    text = "move 1 turn=Alpha keep=20/20 | Alpha: 2@L3. 6@R7. A3=6@L6(D) | Beta: 4@R3. 3@R7(D). 5@L6."
    position = at("keep", text)
    position.moments = []
    position.act(0, "off A3")
    return position.moments[1]


def draft(phase: str, chosen: str) -> str:
    """Return the notation of the field in the middle of an action."""
    return f"{phase} {FIELD} | draft: actor=aA {chosen}"


def struck() -> Position:
    """Return the frame in which an attack has hit."""
    position = at("battle", draft("line", "attack=melee target=bA"))
    position.act(0, "column 3")
    position.moments = []
    for face in (4, 3):
        position.roll(face)
    return position.moments[-1]


def crowd(budget: int = 20) -> str:
    """Return a position with as many units on each side as a budget buys."""
    sides = [
        " ".join(f"critters@{home if at % 3 else 'C'}[{at % 6 + 1}]" for at in range(budget)) for home in ("AB", "BB")
    ]
    return f"unit {CROWD.format(*sides, budget=budget)}"


SCENES: dict[str, Callable[[], Scene]] = {
    "draft": lambda: flown(DRAFTS, drafts).scene_messages(0),
    "launch": lambda: flown(FLIES, launches).scene_messages(0),
    "launch-twins": lambda: flown(TWINS, lambda s: launches(s) and bool(twins(s))).scene_messages(0),
    "waiting": lambda: flown(FLIES, launches).scene_messages(1),
    "collateral": lambda: flown(FLIES, lowers).scene_messages(0),
    "over": lambda: flown(FLIES, ends).scene_messages(0),
    "space-aim": lambda: at("indicesion", THROWN).scene_messages(0),
    "space-draft": lambda: drafted().scene_messages(2),
    "space-score": lambda: scored().scene_messages(0),
    "army-begin": lambda: at("army", ARMED).scene_messages(0),
    "army-roll": lambda: rolled((0,)).scene_messages(0),
    "army-bonus": lambda: bonus().scene_messages(0),
    "army-wait": lambda: rolled((0,), stop=True).scene_messages(0),
    "army-reveal": lambda: reveal().scene_messages(0),
    "army-heal": lambda: heal().scene_messages(0),
    "army-graves": lambda: at("army", GRAVES).scene_messages(0),
    "army-gain": lambda: rolled((0, 1), stop=True).scene_messages(0),
    "army-gain-two": lambda: at("army", GAINS).scene_messages(0),
    "keep-place": lambda: at(
        "keep", "position 1 turn=Alpha keep=20/20 | Alpha: A1=6@L1 A2=3 | Beta: B1=2@R7"
    ).scene_messages(0),
    "keep-move": lambda: at("keep", MOVING).scene_messages(0),
    "keep-crowd": lambda: at(
        "keep", "move 2 turn=Alpha keep=20/18 | Alpha: 3@L1 5@L1 2@L1 6@L1 4@L1(D) | Beta: 1@R7 2@R7 3@R7 4@R7 6@R7(D)"
    ).scene_messages(0),
    "keep-brick": lambda: at("keep", MOVING.replace("keep=18/14", "keep=18/14 board=brick7")).scene_messages(1),
    "keep-attack": lambda: attack().scene_messages(0),
    "battle-faction": lambda: at("battle", "faction 0 asked=Alpha").scene_messages(0),
    "battle-buy": lambda: at(
        "battle",
        "buy 0 asked=Alpha factions=dragonfolk/horde spent=4/3 | Alpha: archers@AB[4/2] footsoldiers@AB[2,4,6] "
        "| Beta: spikers@BB[3,1/5,6]",
    ).scene_messages(0),
    "battle-begin": lambda: at("battle", "buy 0 asked=Alpha factions=dragonfolk/horde").scene_messages(0),
    "battle-place": lambda: at(
        "battle",
        "place 0 asked=Alpha factions=dragonfolk/horde spent=10/3 "
        "| Alpha: archers@AB[4/2] hybrid-elite@AB[6,x,x/x,x,x] | Beta: spikers@BB[3,1/5,6] "
        "| draft: purpose=buy filling=aB spot=1 hand=6,5,2,2,1",
    ).scene_messages(0),
    "battle-unit": lambda: at("battle", f"unit {FIELD}").scene_messages(0),
    "battle-deed": lambda: at("battle", draft("deed", "")).scene_messages(0),
    "battle-target": lambda: at("battle", draft("target", "attack=melee")).scene_messages(0),
    "battle-struck": lambda: struck().scene_messages(0),
    "battle-line": lambda: at("battle", draft("line", "attack=melee target=bA")).scene_messages(0),
    "battle-slim": lambda: at("battle", f"line {SLIM} | draft: actor=aA attack=ranged target=bB").scene_messages(0),
    "battle-square": lambda: at(
        "battle", "square " + HEROES.format(turn="Alpha") + " | draft: actor=aB attack=snipe target=bB"
    ).scene_messages(0),
    "battle-pick": lambda: at(
        "battle",
        "pick " + HEROES.format(turn="Beta") + " | draft: actor=bA attack=siege target=aA siege=aA",
    ).scene_messages(0),
    "battle-crowd": lambda: at("battle", crowd()).scene_messages(0),
    "battle-small": lambda: at("battle", crowd(5)).scene_messages(0),
    "battle-huge": lambda: at("battle", crowd(60)).scene_messages(0),
    "battle-dense": lambda: at("battle", DENSE.format(MORE)).scene_messages(0),
    "battle-densest": lambda: at("battle", DENSE.format(f"{MORE} {MORE} {MORE}")).scene_messages(0),
    "battle-wait": lambda: at("battle", f"unit {FIELD}").scene_messages(1),
    "keep-end": lambda: at(
        "keep", "take_off 3 turn=Alpha keep=18/9 | Alpha: A1=3@L1 A2=4@R5 A3=1@L1(D) | Beta: 5@R3"
    ).scene_messages(0),
}


def write() -> None:
    """Write every sample that has changed, and remove those that are no longer drawn."""
    SAMPLES.mkdir(exist_ok=True)
    for file in SAMPLES.glob("*.json"):
        if file.stem not in SCENES:
            file.unlink()
    for name, scene in SCENES.items():
        file, content = SAMPLES / f"{name}.json", msgspec.json.encode(scene())
        if not file.is_file() or file.read_bytes() != content:
            file.write_bytes(content)
