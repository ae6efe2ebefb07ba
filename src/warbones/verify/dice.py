"""A check that every die in a match's file follows from the published commitment and the revealed secret
(`docs/dice.md`).

A check that ran the table's own code would share its mistakes, and would convince nobody who distrusts it. So this
module was written from that page alone: it imports nothing but Python's standard library, and can be copied out, read
and run by itself. It knows no game: the file lists the sides of each die.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

FIRST_COMMITTED: Final = 3
"""The first file format with committed dice."""

LATEST: Final = 5
"""The latest file format read here."""

LONGEST_NAME: Final = 40
"""The maximum length of a seat's name, in characters."""

HEX: Final = frozenset("0123456789abcdef")

KINDS: Final = frozenset({"decision", "face", "landed", "undo", "ended", "remark"})
"""The types of answers in a turn."""


@dataclass(frozen=True)
class Finding:
    """One check and its result, in a sentence. ``good`` None: it could not be checked."""

    good: bool | None
    text: str


@dataclass(frozen=True)
class DiceRecord:
    """The parts of a match file that concern dice: its heading, its answers in order, and its last line."""

    heading: Mapping[str, Any]
    answers: tuple[Mapping[str, Any], ...]
    result: Mapping[str, Any]

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return tuple(self.heading["names"])

    @property
    def secret(self) -> str:
        """The revealed secret in hexadecimal digits, or ""."""
        return str(self.result.get("secret", ""))

    @property
    def commitment(self) -> str:
        """The digest published before the first roll, or ""."""
        return str(self.heading.get("commitment", ""))

    @property
    def shares(self) -> tuple[str, ...]:
        """Each seat's client seed, or ""."""
        return tuple(self.heading.get("shares", ()))

    @property
    def by_hand(self) -> bool:
        """Whether real dice were rolled and their faces typed in."""
        return self.heading.get("by_hand") is True

    def of(self, kind: str) -> Iterator[Mapping[str, Any]]:
        """Yield the answers of one kind: "face", "landed" or "decision"."""
        return (answer for answer in self.answers if answer.get("type") == kind)

    def faces(self, seat: int | None) -> list[Mapping[str, Any]]:
        """Return the faces of a seat's own stream, or of the shared one (None), in order."""
        return [face for face in self.of("face") if face.get("seat") == seat]


class NotAMatch(ValueError):
    """A file that is not a complete match."""

    def __init__(self, why: str) -> None:
        """Say what is missing or malformed."""
        super().__init__(f"This is no whole match: {why}.")


class NewerFormat(ValueError):
    """A file in a later format."""


def read(text: str) -> DiceRecord:
    """Return the contents of a file's text. Raises `NotAMatch` or `NewerFormat`."""
    lines = [(number, line) for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1) if line.strip()]
    if not lines:
        raise NotAMatch("it is empty")
    heading = _heading(_object(*lines[0]))
    if len(lines) == 1:
        raise NotAMatch("it ends after its heading")
    answers = tuple(answer for number, line in lines[1:-1] for answer in _answers(number, _object(number, line)))
    result = _object(*lines[-1])
    if not isinstance(result.get("scores"), list) or not isinstance(result.get("secret", ""), str):
        raise NotAMatch(f"line {lines[-1][0]}, its last, is not the result")
    return DiceRecord(heading, answers, result)


def _object(number: int, line: str) -> dict[str, Any]:
    """Return the JSON object in a line. Raises `NotAMatch`."""
    try:
        found = json.loads(line, parse_constant=_refuse)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise NotAMatch(f"line {number} is not a JSON object")
    return found


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not JSON")


def _heading(found: dict[str, Any]) -> dict[str, Any]:
    """Return a heading after checking its fields. Raises `NotAMatch` or `NewerFormat`."""
    version = found.get("format")
    if type(version) is not int or version < 1:
        raise NotAMatch("line 1 is not a heading with the number of its format")
    if version > LATEST:
        later = f"{version}" if version < LATEST + 1000 else "a later one"
        raise NewerFormat(
            f"This file is written in format {later}, but this program reads formats up to {LATEST}: "
            "check it with a later version of Warbones."
        )
    names = found.get("names")
    if not isinstance(names, list) or not names or not all(map(_is_name, names)):
        raise NotAMatch("the heading does not name the seats")
    shares = found.get("shares", [])
    if not isinstance(shares, list) or not all(isinstance(share, str) for share in shares):
        raise NotAMatch("the shares in the heading are not a list of strings")
    if not isinstance(found.get("commitment", ""), str) or not isinstance(found.get("by_hand", False), bool):
        raise NotAMatch("the heading has a value of the wrong kind")
    return found


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()


def _answers(number: int, turn: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the answers of a turn. Raises `NotAMatch`."""
    answers = turn.get("answers")
    if not isinstance(answers, list) or not all(isinstance(each, dict) and _is_kind(each) for each in answers):
        raise NotAMatch(f"line {number} is not a turn, a list of answers each with its type")
    return answers


def _is_kind(answer: dict[str, Any]) -> bool:
    return isinstance(answer.get("type"), str)


def check(file: DiceRecord, commitment: str = "", share: str = "") -> list[Finding]:
    """Return the findings, in order. ``commitment`` and ``share`` are what a player noted at the table, or ""."""
    if file.heading["format"] < FIRST_COMMITTED:
        return [
            Finding(None, "This match is from before dice were sealed: nothing was published to check them against.")
        ]
    if not (file.commitment or file.secret or any(face.get("sides") for face in file.of("face"))):
        return [Finding(None, "The dice of this match were rolled by hand and typed in: nobody can check them.")]
    findings = [*_noted(file, commitment, share), _committed(file), *_client_seeds(file)]
    if all(finding.good for finding in findings):
        findings += _rolled(file)
    return [*_typed(file), *findings]


def _typed(file: DiceRecord) -> Iterator[Finding]:
    if file.by_hand:
        typed = sum(_is_typed(file, face) for face in file.of("face"))
        words = f"Real dice: {typed} were rolled by hand and typed in: nobody can check them."
        yield Finding(None, f"{words} Only the table vouches for those that it rolled for bots.")


def _is_typed(file: DiceRecord, face: Mapping[str, Any]) -> bool:
    """Return whether a face was typed in at a table with real dice."""
    return file.by_hand and not face.get("sides") and type(face.get("by")) is int


def _noted(file: DiceRecord, commitment: str, share: str) -> Iterator[Finding]:
    if commitment:
        good = commitment.strip().lower() == file.commitment
        yield Finding(good, f"The commitment {'is' if good else 'is not'} the one that you noted at the table.")
    if share:
        good = share.strip().lower() in file.shares
        yield Finding(good, f"The client seed that you noted {'is' if good else 'is not'} among those in the file.")


def _committed(file: DiceRecord) -> Finding:
    """Check that the secret is there and matches the commitment."""
    if not file.secret:
        return Finding(False, "The secret was never revealed, so no die can be checked.")
    if not _is_hex(file.secret, 64):
        return Finding(False, "The secret is not 32 bytes in 64 hexadecimal digits.")
    if (digest := commitment_to(file.secret)) != file.commitment:
        return Finding(False, f"The secret is not the one committed to: its digest is {digest}.")
    return Finding(True, f"The secret is the one committed to before the first roll: {digest}.")


def _client_seeds(file: DiceRecord) -> Iterator[Finding]:
    """Check that each client seed is valid, and list the seats without one."""
    if len(file.shares) != len(file.names):
        yield Finding(False, f"The file lists {len(file.shares)} client seeds for {len(file.names)} seats.")
        return
    for name, share in zip(file.names, file.shares, strict=True):
        if not share:
            yield Finding(True, f"{name} sent no client seed.")
        elif not _is_hex(share, 64) or file.shares.count(share) > 1:
            yield Finding(False, f"{name}'s client seed is a copy, or is not 32 bytes in 64 hexadecimal digits.")
        else:
            yield Finding(True, f"{name} sent the client seed {share}.")


def _rolled(file: DiceRecord) -> Iterator[Finding]:
    """Check every face: it is the next of its stream, and follows from the stream's key."""
    wrong, match_key = [*_disordered(file)], key_of_match(file)
    for seat, whose in _streams(file).items():
        key = stream_key(match_key, "table" if seat is None else str(seat))
        faces = [*enumerate(file.faces(seat))]
        problems = [_problem(key, face, due, typed=_is_typed(file, face)) for due, face in faces]
        wrong += [f"{whose}, face {due}: {problem}" for due, problem in enumerate(problems, 1) if problem]
        rolled = sum(not _is_typed(file, face) for _, face in faces)
        if rolled and not any(problems):
            yield Finding(True, f"{whose}: {rolled} faces, all correct and in order.")
    if wrong:
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        yield Finding(False, f"{wrong[0]}{more}.")


def _streams(file: DiceRecord) -> dict[int | None, str]:
    """Return the description of each stream."""
    return {None: "Everybody's dice"} | {seat: f"{name}'s own dice" for seat, name in enumerate(file.names)}


def _disordered(file: DiceRecord) -> Iterator[str]:
    """Yield the faults of answers of any type: unknown seats and wrong order."""
    streams = _streams(file)
    for answer in file.answers:
        if answer["type"] not in KINDS:
            yield f"There is an answer of an unknown kind, {answer['type']!r:.40}"
    for face in file.of("face"):
        if type(face.get("seat")) not in (int, type(None)) or face.get("seat") not in streams:
            yield "A die was rolled for a seat that is not at the table"
    if not _count_up(file.of("landed")):
        yield "The throws are out of order"
    for seat, name in enumerate(file.names):
        if not _count_up(made for made in file.of("decision") if made.get("seat") == seat):
            yield f"{name}'s decisions are out of order"


def _problem(key: bytes, face: Mapping[str, Any], due: int, *, typed: bool) -> str:
    """Return the fault of a face that should be number ``due`` of the stream of ``key``, or ""."""
    number, sides, shown = (face.get(name) for name in ("number", "sides", "face"))
    if type(number) is not int or number != due:
        return f"it has the number {number}, but {due} was due"
    if typed:
        return ""
    if type(sides) is not int or not 0 < sides <= 1 << 32:
        return "the file does not say how many sides its die has, so the table did not roll it"
    right = face_of(key, due, sides)
    return "" if type(shown) is int and shown == right else f"it shows {shown} but should show {right}"


def _count_up(answers: Iterable[Mapping[str, Any]]) -> bool:
    numbers = [answer.get("number") for answer in answers]
    return all(type(number) is int for number in numbers) and numbers == [*range(len(numbers))]


# The formula


def commitment_to(secret: str) -> str:
    """Return the commitment to a secret in hexadecimal digits."""
    return hashlib.sha256(b"warbones-dice-1:" + secret.encode()).hexdigest()


def key_of_match(file: DiceRecord) -> bytes:
    """Return the 32 bytes derived from the secret and all client seeds."""
    shares = ",".join(share or "-" for share in file.shares)
    return _mac(bytes.fromhex(file.secret), f"shares:{shares}")


def stream_key(match_key: bytes, stream: str) -> bytes:
    """Return the 32 bytes of a stream: "table", a seat's number, or "throws"."""
    return _mac(match_key, f"stream:{stream}")


def face_of(key: bytes, number: int, sides: int) -> int:
    """Return face ``number`` (from 0) of a stream: the first attempt (0, 1, 2, ...) that is unbiased."""
    fair, attempt = 2**32 // sides * sides, 0
    while (word := int(_mac(key, f"{number}:{attempt}").hex()[:8], 16)) >= fair:
        attempt += 1
    return word % sides + 1


def throw_seed(match_key: bytes, number: int) -> int:
    """Return the 64-bit seed of throw ``number`` (from 0)."""
    return int(_mac(stream_key(match_key, "throws"), str(number)).hex()[:16], 16)


def _mac(key: bytes, message: str) -> bytes:
    return hmac.new(key, message.encode("ascii"), hashlib.sha256).digest()


def _is_hex(text: str, digits: int) -> bool:
    return len(text) == digits and HEX.issuperset(text)


def is_committed(file: DiceRecord) -> bool:
    """Return whether dice and throws can be derived from the secret and the client seeds."""
    return all(finding.good for finding in (_committed(file), *_client_seeds(file)))


def is_sound(findings: Iterable[Finding]) -> bool:
    """Return whether at least one check was made, and all made succeeded."""
    goods = [finding.good for finding in findings if finding.good is not None]
    return bool(goods) and all(goods)


def exit_code(findings: Iterable[Finding]) -> int:
    """Return 1 if a check failed, 2 if something could not be checked, else 0."""
    goods = {finding.good for finding in findings}
    return 1 if False in goods else 0 if goods == {True} else 2
