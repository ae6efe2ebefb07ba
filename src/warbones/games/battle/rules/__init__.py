"""The rules of War Dice: its record, what is legal, and what each answer does."""
