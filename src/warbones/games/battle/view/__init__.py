"""War Dice's scenes: what each seat knows, in messages and pieces."""
