"""Turns and rounds: the actions of a unit, its choices, and the end of a battle (R12 to R18, R49 to R51)."""
