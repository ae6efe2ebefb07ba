"""Armies before the battle: buying units, rolling and placing their values, and the sizes that follow (R2 to R11)."""
