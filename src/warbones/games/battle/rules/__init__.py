"""The rules of War Dice: the record, the legal actions, and what each answer does."""
