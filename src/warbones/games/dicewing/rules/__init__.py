"""The rules of DiceWing: its record, what is legal, and what each answer does."""
