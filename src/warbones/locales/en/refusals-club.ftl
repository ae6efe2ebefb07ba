### What a player or a tournament is refused.

refused-no-mark = There is no mark { $mark }; there are { LIST($known) }.


refused-tournament-full = A tournament has at most { $most } entrants, and this one is full.
refused-entrant-name-taken = Somebody here is called { $name }, or nearly so: take another name.
refused-knockout-late-entry = A knock-out that has begun takes a late comer only in its first round, where somebody has a bye.
refused-knockout-return = Who left a knock-out is out of it.
refused-bye-result = A bye has its result: there was nobody to play.
refused-result-used = The next round was paired by this result, which stands.
refused-result-draw = This game knows no draw.
refused-no-pairing = There is no such pairing in this tournament.
refused-round-unfinished = This round is not over: there is no result yet of { LIST($names) }.
refused-tournament-over = This tournament is over.
refused-no-entrant = There is no such entrant in this tournament.

refused-pairing-too-few = There are fewer than two to play.
refused-pairing-all-rounds = All { $rounds } rounds are played: end the tournament, or plan one more.
refused-pairing-all-met = Everybody has met everybody: end the tournament.
refused-knockout-won = The knock-out is won: end the tournament.

# A name of a player, or a title of a tournament.
refused-name-or-title = { $what ->
    [title] A title
   *[name] A name
}
refused-name-without-letter = { refused-name-or-title } has at least one letter: write one, or stay as you are.
refused-name-unprintable = A name has no signs that cannot be seen: write letters, digits and spaces.
refused-name-unseen = { refused-name-or-title } has no line breaks and no signs that cannot be seen{ $how ->
    [named] , as { $sign } ({ $name }) is
    [sign] , as { $sign } is
   *[unknown] { "" }
}: write letters, digits, emoji and spaces.
refused-name-long = { refused-name-or-title } has at most { $most } characters, and this one has { $length }.
refused-name-stacked = { refused-name-or-title } has at most { $most } marks over or under one letter: leave some out of “{ $letter }”.
refused-name-mixed = { refused-name-or-title } keeps to one alphabet, since letters of another look alike, and this one has { $letters }: write it in one.

refused-no-player = This browser's key is no player's here: it was taken off by another device, or all was deleted. Choose a name to begin anew, or bring your player over from another device.
refused-name-taken = Another player here has that name, or one that looks like it: choose another one.
refused-no-tournament = There is no such tournament.
refused-player-code = This code brings nobody over: it works once, for { $minutes } minutes. Have the other device show a new one.
