### Faults of an option, a roll or an action.

refused-throw-answered-its-facts = Answer a throw with its facts, a Landing, not with { $landing }.
refused-nothing-decide-now-decide = { $who } has nothing to decide now: { LIST($due) } must decide first.
refused-all-its-faces-already = This step already has all its faces, so it isn't waiting for one.
refused-nothing-decide-game-over = { $who } has nothing to decide: the game is over.
refused-nothing-decide-now-due = { $who } has nothing to decide now: { $due ->
    [throw] a throw must be made
   *[die] a die must be rolled
} first.
refused-no-die-rolled-now = A throw is due now, not a roll: answer it with its facts.
refused-die-sides-shows-not = A die with { $sides } sides shows 1 to { $sides }, not { $face }.
refused-dice-rolled-again-again = { $count } dice have been rolled in a row, the most that the program can hold: enter one that ends this, such as { $face }.
refused-no-throw-due-now = No throw is due now.
refused-no-answer-take-back = There is nothing to take back: you can take back only the last answer, and only once.
refused-gives-no-odds = { $game } gives no odds.
refused-odds-given-where-what = There are odds only for a decision that leads straight to a roll, and no such decision is due now.
refused-these-no-facts-throw = These are not the facts of a throw: { $why }.
refused-nothing-follows-itself = No step is played automatically here.

refused-no-toml = This is not valid TOML: { $why }.
refused-row-no-column = There is no column { $column }; choose from { LIST($columns) }.
refused-these-rule-data-change = These rule data change more values than the table has: name each column of a row once.
refused-these-rule-data-have = These rule data have the digest { $digest }, not { $written }: either they were changed by hand, or the published table has changed since.
refused-option-or-text-not = Option { $option } must be { $published } or a text, not { $value }.
refused-data-of-no-game = The rule data do not say whose data they are: write { $entry } = "battle" at the top.
refused-data-fixed = The data of { $game } cannot be changed; those of { LIST($able) } can.
refused-data-not = These are the rule data of { $whose }, not of { $game }.
refused-no-row = There is no row { $name }; choose from { LIST($known) }.
refused-no-change-row-write = { $change } does not change a row: write { $published }, or a change such as { $sample }.
refused-no-row-write-below = { $name } is not a row: write [{ $row }], and its columns below it.
refused-them-not = { $name }.{ $column } must have { $cells ->
    [one] { $cells } value
   *[other] { $cells } values
}, not { $count }.
refused-not = { $name }.{ $column } must be { $allowed }, not { $word }.

refused-option-not = Option { $option } can be { EITHER($known) }, not { $value }.
refused-rule-options-values-name = Rule options must be a mapping of names to values, not { $given }.
refused-option-whole-number-from = Option { $option } must be a whole number from { $least } to { $most }, not { $value }.
refused-no-option = There is no option { $name } here; choose from { LIST($known) }.
refused-no-options = There is no option { $name } here: this game has none.

refused-nested = it is nested too deeply
refused-digits = a number has too many digits
refused-not-one-of = one of { LIST($known) }
refused-not-within = a whole number from { $least } to { $most }

refused-illegal = { $action } is not legal here. { $may }
refused-why = { $action } is not legal here. { CITED($why) } { $may }
refused-may = { $who } can choose: { $actions }{ $more ->
    [0] .
   *[other] ; and { $more } more.
}

refused-no-die-over = No die is due: the game is over.
refused-no-die-of-nobody = No shared die is due now.
refused-no-die-of-own = { $who } has no die to roll now{ $due ->
    [nobody] : the die that is due is shared, so name no seat
   *[other] { "" }
}.
