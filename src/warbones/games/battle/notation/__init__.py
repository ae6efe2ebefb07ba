"""War Dice's notation: names, actions and positions as text, and the checks of written positions."""
