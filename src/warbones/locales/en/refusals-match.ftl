### What a match refuses, and what is wrong with its file.

refused-die-sides-due-one = A die of { $sides } sides is due, and one of { $rolled } was rolled.
refused-what-takes-decision-back = What takes a decision back or ends the match is a turn of its own.

refused-only-clock-whole-match = Only a clock for the whole match grows with each move: leave the increment out.
refused-more-than-two-table = With more than two at the table nobody loses by the clock: let a bot play on instead.

refused-rules-know-no-draw = The rules of { $game } know no draw, so none can be agreed.
refused-nobody-resigns = With more than two at the table nobody resigns: let a bot play for you instead.

refused-no-die-due-now = No die of { $who }'s is due now.
refused-real-dice-not = With real dice { $option } is { $real }, not { $asked }.
refused-table-rolls-dice-nothing = The table rolls the dice here: there is nothing to type in.
refused-die-due-roll-who = The die that is due is for { $who } to roll, who types in what it shows.
refused-face-does-die-show = Which face does the die show? Type in at least one.
refused-due-now-faces-typed = { $dice ->
    [one] { $dice } die is
   *[other] { $dice } dice are
} due of { $who } now, and { $faces } faces were typed in.

refused-what-typed-next-number = What is typed in next is number { $due }, not { $number }.
refused-these-typed-already-what = These were typed in already; what is next is number { $due }.
refused-no-throw-yours-due = No throw of yours is due now: there is nothing to write down.
refused-took-decisions-back-all = You took { $count } decisions back, which is all that a match keeps: play on.
refused-match-over = The match is over.
refused-decision-number-whole-number = A decision's number is a whole number, not { $number }.
refused-decision-answered-already-next = { $who }'s decision { $number } is answered already; the next one is number { $due }.
refused-next-decision-number-not = { $who }'s next decision is number { $due }, not { $number }.

refused-no-phrase = There is no phrase { $phrase }; there are { LIST($known) }.

refused-file-written-format-program = This file is written in format { $found }, and this program reads formats { $first } to { $last }.
refused-file-ends-line-before = The file ends at line { $number }, before the line with the result: it was cut short.
refused-match-not-over-yet = This match is not over yet: it can be replayed and downloaded once it is.
refused-file-empty-match-one = This file is empty: a match is one line of JSON a turn, after a heading.
refused-match-read-from-lines = A match is read from the lines of its file, each a text or bytes.
refused-line-answer-seat-not = Line { $number } is an answer of a seat that is not at the table.
refused-line-not-heading-warbones = Line 1 is not the heading of a Warbones match: { $why }.
refused-line-no-turn-match = Line { $number } is no turn of a match: { $why }.

refused-match-seen-from-or = A match can be seen from { LIST($seats) }, by { $watch }, or { $open }, not from { $view }.
refused-match-turns-one-more = This match has { $turns } turns, and one of more than { $most } is not shown.
refused-seats-file-names-others = The seats of { $game } are { LIST($seats) }, and this file names others.
refused-match-does-not-end = This match does not end with its result: turns are missing, or it was changed.
refused-turn-match-does-not = Turn { $number } of this match does not follow from the rules of { $game }.

refused-clock-time = { $what ->
    [bank] A clock begins with { $least } to { $most } seconds
    [increment] Each move adds { $least } to { $most } seconds
    [days] A move has { $least } to { $most } days
   *[move] A move has { $least } to { $most } seconds
}, not { $value }.
refused-nothing-to-undo = Only your own last decision can be taken back, and only until a die was rolled for it, something was revealed or the game went on.
refused-old-rules = This match was played under version { $played } of the rules of { $game }, and this program plays version { $here }.
refused-no-reviews = { $game } has no reviews: its dice are thrown, and physics is too slow to try each choice thousands of times. Its story says who led when.
