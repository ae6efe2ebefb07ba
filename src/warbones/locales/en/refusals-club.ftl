### What a player or a tournament is refused.

refused-no-mark = There is no mark { $mark }; there are { LIST($known) }.


refused-tournament-full = This tournament is full: it has at most { $most } entrants.
refused-entrant-name-taken = Someone here is called { $name }, or nearly so: choose another name.
refused-knockout-late-entry = Latecomers can join a knock-out only in its first round, and only in place of a bye.
refused-knockout-return = You can't return to a knock-out after leaving it.
refused-bye-result = A bye already has its result: there was no opponent.
refused-result-used = This result can't be changed any more: the next round was paired by it.
refused-result-draw = This game can't end in a draw.
refused-no-pairing = There is no such pairing in this tournament.
refused-round-unfinished = This round isn't over: there is no result yet for { LIST($names) }.
refused-tournament-over = This tournament is over.
refused-no-entrant = There is no such entrant in this tournament.

refused-pairing-too-few = A round needs at least two players.
refused-pairing-all-rounds = All { $rounds } rounds have been played: end the tournament, or add one more.
refused-pairing-all-met = Everyone has played everyone: end the tournament.
refused-knockout-won = The knock-out is won: end the tournament.

# A name of a player, or a title of a tournament.
refused-name-or-title = { $what ->
    [title] A title
   *[name] A name
}
refused-name-without-letter = { refused-name-or-title } needs at least one letter: write one, or leave it as it is.
refused-name-unprintable = A name can't contain invisible characters: use letters, digits and spaces.
refused-name-unseen = { refused-name-or-title } can't contain line breaks or invisible characters{ $how ->
    [named] , such as { $sign } ({ $name })
    [sign] , such as { $sign }
   *[unknown] { "" }
}: write letters, digits, emoji and spaces.
refused-name-long = { refused-name-or-title } has at most { $most } characters, and this one has { $length }.
refused-name-stacked = { refused-name-or-title } has at most { $most } marks over or under one letter: leave some out of “{ $letter }”.
refused-name-mixed = { refused-name-or-title } keeps to one alphabet, since letters of another look alike, and this one has { $letters }: write it in one.

refused-no-player = This browser's player is gone: it was removed from another device, or deleted. Choose a name to start afresh, or bring your player over from another device.
refused-name-taken = Another player here has that name, or one that looks like it: choose another one.
refused-no-tournament = There is no such tournament.
refused-player-code = This code doesn't work: each works once, for { $minutes } minutes. Show a new one on the other device.
