"""The rules of Dice Wars: the record, the legal actions, and what each answer does."""
