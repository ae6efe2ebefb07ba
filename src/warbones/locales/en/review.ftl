### The review of a finished match. Its reader has no seat, so nobody is "you".
### Chances to win are those of the first seat, as the curve beside the words has them.

# A moment's label in the list of decisions by $seat; "said" is what was done.
review-blamed = { $label ->
    [doubtful] A doubtful choice
    [error] An error
    [blunder] A blunder
   *[none] Perhaps a mistake
} by { NAME($seat) }, “{ $said }”: { review-chance }
review-luck = Luck favours { NAME($seat) }: { review-chance }
review-chance = { $seat ->
    [0] from { $before }% to { $after }%.
   *[other] { NAME(0) } goes from { $before }% to { $after }%.
}
review-ended = { NAME(0) } had a { $chance }% chance to win when the players ended the match.
review-better = Better: “{ $move }”.
review-better-mix = Better: choose at random between { LIST($moves) }.
review-mixed = “{ $move }” ({ $percent }%)

# How well a seat played.
review-account = { review-played }, with { LIST($mistakes) }.
review-account-clean = { review-played }, with no clear mistake.
review-played = { NAME($seat) } { $quality ->
    [masterly] played superbly
    [strong] played very well
    [good] played well
    [fair] played reasonably well
    [weak] played poorly
   *[wild] played wildly
}: error rate { $rate } over { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
review-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
review-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
review-doubtful = { $count ->
    [one] { $count } doubtful choice
   *[other] { $count } doubtful choices
}
review-no-choice = { NAME($seat) } had no choices to make.
