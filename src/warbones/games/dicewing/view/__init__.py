"""DiceWing as a person sees it: what a seat knows, in words and pieces."""
