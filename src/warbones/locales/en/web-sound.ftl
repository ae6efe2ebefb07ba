# Sounds, and their captions.

web-sound-roll = Dice clatter
web-sound-hiss = A die burns up
web-sound-add = A tick, higher each time
web-sound-stamp = A stamp thumps
web-sound-chip = Stone chips off
web-sound-cross = A pencil crosses out
web-sound-place = A piece is put down
web-sound-reveal = Cards slide away
web-sound-turn = A bell: your turn
web-sound-won = The victory theme
web-sound-lost = The defeat theme
web-sound-drawn = A quiet theme: a draw
web-sound-captions = Sounds
# The button that opens the list of past sounds, and the title of that list.
web-sound-past = Sounds so far
# A sound that was heard several times in a row.
web-sound-times = { $text } ({ $times } times)
web-sound-none = No sound yet.
# The button that turns sound on and off.
web-sound-speaker = Sound
