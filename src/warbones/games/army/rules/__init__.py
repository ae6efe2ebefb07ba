"""The rules of Dice Wars: its record, what is legal, and what each answer does."""
