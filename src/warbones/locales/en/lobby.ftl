### A game's row in the lobby: a summary, the number of players, and the time it takes.

army-lobby = Roll an army of dice behind a divider, then reveal.
battle-lobby = Buy an army of dice, and storm the base beyond the center.
dicewing-lobby = Draft fourteen dice, then launch them in secret pairs.
indicesion-lobby = Throw foam dice at boards: build towers, burn, poison and respawn.
keep-lobby = Race your pawns up the board and batter the twenty-sided keep.

lobby-facts = { $players } players, { $least } to { $most } minutes
lobby-facts-range = { $few } to { $many } players, { $least } to { $most } minutes

lobby-preparing = The bots are getting ready. The first time, this takes a minute.
