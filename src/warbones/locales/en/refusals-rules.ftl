### What is wrong with an option, a roll or an action.

refused-throw-answered-its-facts = A throw is answered with its facts, a Landing, not with { $landing }.
refused-nothing-decide-now-decide = { $who } has nothing to decide now: it is for { LIST($due) } to decide.
refused-all-its-faces-already = It has all its faces already, so it does not wait.
refused-nothing-decide-game-over = { $who } has nothing to decide: the game is over.
refused-nothing-decide-now-due = { $who } has nothing to decide now: { $due ->
    [throw] a throw
   *[die] a die
} is due first.
refused-no-die-rolled-now = No die is rolled now: a throw is due, and answered with its facts.
refused-die-sides-shows-not = A die of { $sides } sides shows 1 to { $sides }, not { $face }.
refused-dice-rolled-again-again = { $count } dice were rolled again and again, which is enough: a { $face } would end it.
refused-no-throw-due-now = No throw is due now.
refused-no-answer-take-back = There is no answer to take back: only the last one can be, and only once.
refused-gives-no-odds = { $game } gives no odds.
refused-odds-given-where-what = Odds are given only for a decision that leads straight to a roll, and none is due now.
refused-these-no-facts-throw = These are no facts of a throw: { $why }.
refused-nothing-follows-itself = Nothing follows by itself here.

refused-no-toml = This is not TOML: { $why }.
refused-row-no-column = A row has no column { $column }; it has { LIST($columns) }.
refused-these-rule-data-change = These rule data change more than there is: name each column of a row once.
refused-these-rule-data-have = These rule data have the digest { $digest }, not { $written }: they were changed by hand, or the published table has changed since.
refused-option-or-text-not = Option { $option } is { $published }, or a text, not { $value }.
refused-data-not = This is the data of { $whose }, not of { $game }.
refused-no-row = There is no row { $name }; there are { LIST($known) }.
refused-no-change-row-write = { $change } does not change a row: write { $published }, or such as { $sample }.
refused-no-row-write-below = { $name } is not a row: write [{ $row }] and below it its columns.
refused-them-not = { $name }.{ $column } has { $cells } of them, not { $count }.
refused-not = { $name }.{ $column } is { $allowed }, not { $word }.

refused-option-not = Option { $option } can be { EITHER($known) }, not { $value }.
refused-rule-options-values-name = Rule options are values by name, not { $given }.
refused-option-whole-number-from = Option { $option } is a whole number from { $least } to { $most }, not { $value }.
refused-no-option = There is no option { $name } here; there are { LIST($known) }.

refused-nested = it is nested too deeply
refused-digits = a number has too many digits
refused-not-one-of = one of { LIST($known) }
refused-not-within = a whole number from { $least } to { $most }

refused-illegal = { $action } is not legal here. { $may }
refused-why = { $action } is not legal here. { CITED($why) } { $may }
refused-may = { $who } may: { $actions }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}

refused-no-die-over = No die is due: the game is over.
refused-no-die-of-nobody = No die is due now that is nobody's own.
refused-no-die-of-own = No die of { $who }'s own is due now{ $due ->
    [nobody] : the one that is due is nobody's own, so name no seat
   *[other] { "" }
}.
