### What a match refuses, and what is wrong with its file.

refused-die-sides = A die of { $sides } sides is due, and one of { $rolled } was rolled.
refused-replay-undo = What takes a decision back or ends the match is a turn of its own.

refused-clock-increment = Only a clock for the whole match grows with each move: leave the increment out.
refused-clock-loss-many = With more than two at the table nobody loses by the clock: let a bot play on instead.

refused-draw-unknown = The rules of { $game } have no draws, so none can be agreed.
refused-resignation-many = With more than two at the table nobody resigns: let a bot play for you instead.

refused-die-not-due = No die of { $who }'s is due now.
refused-real-dice-option = With real dice { $option } is { $real }, not { $asked }.
refused-real-dice-off = The table rolls the dice here: there is nothing to type in.
refused-die-of-another = The die that is due is { $who }'s to roll and type in.
refused-faces-missing = Which face does the die show? Type in at least one.
refused-faces-too-many = { $dice ->
    [one] { $dice } die is
   *[other] { $dice } dice are
} due from { $who } now, and { $faces } faces were typed in.

refused-typed-too-early = What is typed in next is number { $due }, not { $number }.
refused-typed-already = These were typed in already; what is next is number { $due }.
refused-throw-not-due = No throw of yours is due now: there is nothing to write down.
refused-undo-limit = You took { $count } decisions back, which is all that a match keeps: play on.
refused-match-over = The match is over.
refused-decision-number = A decision's number is a whole number, not { $number }.
refused-decision-answered = { $who }'s decision { $number } is answered already; the next one is number { $due }.
refused-decision-too-early = { $who }'s next decision is number { $due }, not { $number }.

refused-no-phrase = There is no phrase { $phrase }; there are { LIST($known) }.

refused-file-format = This file is written in format { $found }, and this program reads formats { $first } to { $last }.
refused-file-cut = The file ends at line { $number }, before the line with the result: it was cut short.
refused-match-unfinished = This match is not over yet: it can be replayed and downloaded once it is.
refused-file-empty = This file is empty: a match is one line of JSON a turn, after a heading.
refused-file-lines = A match is read from the lines of its file, each a text or bytes.
refused-file-seat = Line { $number } is an answer of a seat that is not at the table.
refused-file-heading = Line 1 is not the heading of a Warbones match: { $why }.
refused-file-turn = Line { $number } is no turn of a match: { $why }.

refused-view = A match can be seen from { LIST($seats) }, by { $watch }, or { $open }, not from { $view }.
refused-replay-turns = This match has { $turns } turns, and one of more than { $most } is not shown.
refused-file-seats = The seats of { $game } are { LIST($seats) }, and this file names others.
refused-file-result = This match does not end with its result: turns are missing, or it was changed.
refused-file-illegal-turn = Turn { $number } of this match does not follow from the rules of { $game }.

refused-clock-time = { $what ->
    [bank] A clock begins with { $least } to { $most } seconds
    [increment] Each move adds { $least } to { $most } seconds
    [days] A move has { $least } to { $most } days
   *[move] A move has { $least } to { $most } seconds
}, not { $value }.
refused-nothing-to-undo = Only your own last decision can be taken back, and only until a die is rolled for it, something is revealed or the game goes on.
refused-old-rules = This match was played under version { $played } of the rules of { $game }, and this program plays version { $here }.
refused-no-reviews = { $game } has no reviews: its dice are thrown, and physics is too slow to try each choice thousands of times. Its story says who led when.
