"""The rules of DiceWing: the record, the legal actions, and what each answer does."""
