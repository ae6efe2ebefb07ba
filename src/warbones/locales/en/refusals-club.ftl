### Refusals about players and tournaments.

refused-no-mark = There is no mark { $mark }; choose from { LIST($known) }.


refused-tournament-full = This tournament is full: it has at most { $most } entrants.
refused-entrant-name-taken = Someone here is already called { $name }, or something very similar: choose another name.
refused-knockout-late-entry = Latecomers can join a knock-out only in its first round, and only in place of a bye.
refused-knockout-return = You can't return to a knock-out after leaving it.
refused-bye-result = A bye needs no result: there was no opponent.
refused-result-used = This result can't be changed any more: the next round's pairings depend on it.
refused-result-draw = This game can't end in a draw.
refused-no-pairing = There is no such pairing in this tournament.
refused-round-unfinished = This round isn't over: there is no result yet for { LIST($names) }.
refused-tournament-over = This tournament is over.
refused-filler-swiss = A bot can fill in only in a Swiss tournament.
refused-filler-second = One bot is enough: it plays whoever would be left without an opponent.
refused-filler-unknown = There is no bot { $bot } for this game; choose from { LIST($known) }.
refused-report-knockout = A knock-out doesn't fit FIDE's report format: download the CSV file instead.
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
refused-name-without-letter = { refused-name-or-title } needs at least one letter.
refused-name-unprintable = A name can't contain invisible characters: use letters, digits and spaces.
refused-name-unseen = { refused-name-or-title } can't contain line breaks or invisible characters{ $how ->
    [named] , such as { $sign } ({ $name })
    [sign] , such as { $sign }
   *[unknown] { "" }
}: use letters, digits, emoji and spaces.
refused-name-long = { refused-name-or-title } can have at most { $most } characters; this one has { $length }.
refused-name-stacked = { refused-name-or-title } can have at most { $most } accents on one letter: remove some from “{ $letter }”.
refused-name-mixed = { refused-name-or-title } must use one alphabet, because letters of different alphabets can look alike. This one has { $letters }: write it in one of them.

refused-no-player = This browser no longer has your profile: it was deleted, or you removed it using another device. Choose a name to start afresh, or bring your profile over from another device.
refused-name-taken = Another player here has that name, or one that looks like it: choose another.
refused-name-blocked = The operator of this server doesn't allow this name: choose another.
refused-no-tournament = There is no such tournament.
refused-player-code = This code doesn't work. A code works once, within { $minutes } minutes: show a new one on the other device.
