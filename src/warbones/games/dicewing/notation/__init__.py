"""DiceWing in short text: names, actions and positions, and what is wrong with a written one."""
