"""Choosing an option by its pieces: which may be picked next, and which options remain."""

from __future__ import annotations

from dataclasses import dataclass, replace

from warbones.core.view.choices import option_of
from warbones.core.view.scene import Option, Several


@dataclass(frozen=True)
class PieceChoice:
    """A choice in progress: options, numbered from 1, and the pieces picked so far, in order."""

    options: tuple[Option, ...] = ()
    picked: tuple[str, ...] = ()
    several: Several | None = None

    @property
    def fitting(self) -> dict[int, Option]:
        """The options that contain every picked piece, by number; then the picked set, if it is a legal one."""
        numbered = dict(enumerate(self.options, 1))
        fitting = {number: option for number, option in numbered.items() if set(self.picked) <= set(option.pieces)}
        picked = option_of(self.several, self.picked) if self.several else None
        return fitting | ({len(numbered) + 1: picked} if picked else {})

    @property
    def choosable(self) -> frozenset[str]:
        """The pieces of every option: a pick that does not fit the others puts the oldest back."""
        several = self.several.pieces if self.several else ()
        return frozenset((*several, *(piece for option in self.options for piece in option.pieces)))

    @property
    def _may_stay(self) -> bool:
        """Whether the picked pieces are a legal choice, or part of one."""
        if self.several and set(self.picked) <= set(self.several.pieces):
            return len(self.picked) < self.several.fewest + len(self.several.labels)
        return bool(self.fitting)

    def toggle(self, piece: str) -> PieceChoice:
        """Pick a piece, or put it back; pieces that no option joins with it are put back, the oldest first."""
        if piece in self.picked:
            return replace(self, picked=tuple(other for other in self.picked if other != piece))
        if piece not in self.choosable:
            return self
        choice = replace(self, picked=(*self.picked, piece))
        while not choice._may_stay:
            choice = replace(choice, picked=choice.picked[1:])
        return choice
