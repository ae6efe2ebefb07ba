### Refusals of a match, and faults of its file.

refused-die-sides = A die with { $sides } sides is due, but one with { $rolled } was rolled.
refused-replay-undo = A turn that takes a decision back or ends the match can contain nothing else.

refused-clock-increment = Only a clock for the whole match can add time for each move: leave out the increment.
refused-clock-loss-many = With more than two players, nobody can lose on time: let a bot play on instead.

refused-draw-unknown = The rules of { $game } have no draws, so players can't agree to one.
refused-resignation-many = With more than two players, nobody can resign: let a bot play for you instead.

refused-die-not-due = { $who } has no die to roll now.
refused-real-dice-option = With real dice, { $option } must be { $real }, not { $asked }.
refused-real-dice-off = The table rolls the dice here: there is nothing to type in.
refused-die-of-another = { $who } must roll this die and type it in.
refused-faces-missing = Type in what at least one die shows.
refused-faces-too-many = { $dice ->
    [one] { $dice } die is
   *[other] { $dice } dice are
} due from { $who } now, but { $faces } faces were typed in.

refused-typed-too-early = The next entry is number { $due }, not { $number }.
refused-typed-already = These dice have already been typed in; the next entry is number { $due }.
refused-throw-not-due = You have no throw to write down now.
refused-undo-limit = You have taken back { $count } decisions, the most that one match allows: play on.
refused-match-over = The match is over.
refused-decision-number = A decision's number must be a whole number, not { $number }.
refused-decision-answered = { $who }'s decision { $number } has already been answered; the next is number { $due }.
refused-decision-too-early = { $who }'s next decision is number { $due }, not { $number }.

refused-no-phrase = There is no phrase { $phrase }; choose from { LIST($known) }.

refused-file-format = This file is written in format { $found }, but this program reads formats { $first } to { $last }.
refused-file-cut = The file ends at line { $number }, before the line with the result: it was cut short.
refused-match-unfinished = This match is not over yet: it can be replayed and downloaded once it is.
refused-file-empty = This file is empty. A match has a heading, then a line of JSON for each turn.
refused-file-lines = Pass the lines of a match's file, each as a string or bytes.
refused-file-seat = Line { $number } answers for a seat that is not at the table.
refused-file-heading = Line 1 is not the heading of a Warbones match: { $why }.
refused-file-turn = Line { $number } is not a turn of a match: { $why }.

refused-view = There is no view { $view }; choose { $watch }, { $open } or a seat: { EITHER($seats) }.
refused-frame = This match has no step { $n }: its last one is { $last }.
refused-continue-over = The match is over at this step. Go back to an earlier one and try it from there.
refused-replay-turns = This match has { $turns } turns, too many to show: the limit is { $most }.
refused-file-seats = The seats of { $game } are { LIST($seats) }, but this file names others.
refused-file-result = This match does not end with its result: turns are missing, or it was changed.
refused-file-illegal-turn = Turn { $number } of this match breaks the rules of { $game }.

refused-clock-time = { $what ->
    [bank] A clock can start with { $least } to { $most } seconds
    [increment] A clock can add { $least } to { $most } seconds for each move
    [days] A clock can give { $least } to { $most } days for each move
   *[move] A clock can give { $least } to { $most } seconds for each move
}, not { $value }.
refused-nothing-to-undo = You can take back only your own last decision, and only before a die is rolled for it, something is revealed or the game moves on.
refused-no-turn-to-undo = There is no turn to take back yet: you have not made a choice of your own.
refused-undo-turn-people = You can take back a whole turn only when all the other players are bots.
refused-old-rules = This match was played under version { $played } of the rules of { $game }, but this program plays version { $here }.
refused-no-reviews = { $game } has no reviews: its dice are thrown, and simulating thousands of throws for each choice would take too long. The match's story still shows who was ahead.
refused-no-reviews-plain = { $game } has no reviews: its rules are not compiled, so judging each choice would take too long. The match's story still shows who was ahead.
refused-no-reviews-on-site = { $game } has no reviews on this site: it was built without that game's strong bots. Download the match and have a server review it.
