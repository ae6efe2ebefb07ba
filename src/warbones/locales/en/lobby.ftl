### A game's row in the lobby: a summary, the number of players, and the time it takes.

army-lobby = Roll swords, axes and shields behind a divider. Reveal, and see who is left standing.
battle-lobby = Recruit soldiers and monsters made of dice, and storm the enemy base.
dicewing-lobby = Send dice into the air in secret pairs. Two small dice can bring down a 100.
indicesion-lobby = Flick foam dice onto the boards: stack towers, set them on fire, poison your rivals.
keep-lobby = Race your pawns up the board and batter down the enemy keep.

lobby-facts = { $players } players, { $least } to { $most } minutes
lobby-facts-range = { $few } to { $many } players, { $least } to { $most } minutes

lobby-preparing = The bots are getting ready. The first time, this takes a minute.
