### The review of a finished match. "You" is whoever looks at it from a seat. Each chance begins where the one
### before ended. $before and $after are the first seat's in percent, $other_before and $other_after the second's.

# A decision that could have been better: $said is what was chosen. The words are those of chess sites.
review-blamed = { $label ->
    [inaccuracy] Inaccuracy:
    [mistake] Mistake:
    [blunder] Blunder:
   *[none] Perhaps not the best:
} { PERSON($seat) ->
    [you] you chose “{ $said }”, and { review-chance }
   *[other] { NAME($seat) } chose “{ $said }”, and { review-chance }
}
review-luck = { PERSON($seat) ->
    [you] Luck favoured you, and { review-chance }
   *[other] Luck favoured { NAME($seat) }, and { review-chance }
}
review-rest = After that, { review-chance }
review-chance = { PERSON(0) ->
    [you] your chance went from { $before }% to { $after }%.
   *[other] { PERSON(1) ->
        [you] your chance went from { $other_before }% to { $other_after }%.
       *[other] { NAME(0) }'s chance went from { $before }% to { $after }%.
    }
}
review-ended = { PERSON(0) ->
    [you] You had a { $before }% chance to win when the players ended the match.
   *[other] { PERSON(1) ->
        [you] You had a { $other_before }% chance to win when the players ended the match.
       *[other] { NAME(0) } had a { $before }% chance to win when the players ended the match.
    }
}
# Where in the match a decision was made, such as "Stage 1, attack 2 of 3".
review-where = { $where }.
review-better = Better: “{ $move }”.
review-better-mix = Better: choose at random between { LIST($moves) }.
review-mixed = “{ $move }” ({ $percent }%)

# How well a seat played, and what its decisions cost in all.
review-account = { review-played }, with { LIST($mistakes) }.
review-account-clean = { review-played }, with no clear mistake.
review-played = { PERSON($seat) ->
    [you] You
   *[other] { NAME($seat) }
} { $quality ->
    [masterly] played superbly
    [strong] played very well
    [good] played well
    [fair] played reasonably well
    [weak] could have played better
   *[wild] had a rough game
}: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} cost { $lost } { $lost ->
    [one] point
   *[other] points
} out of 100
review-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
review-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-inaccuracies = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
review-no-choice = { PERSON($seat) ->
    [you] You had no choices to make.
   *[other] { NAME($seat) } had no choices to make.
}

# Decisions whose cost was not confirmed: they are in the sums, but not in the lists.
review-unchecked = { $count ->
    [0] Every mistake told here was found again by a search twenty times as long.
    [one] Every mistake told here was found again by a search twenty times as long. Another decision looked like a mistake, but was not searched again: it only counts in the sums.
   *[other] Every mistake told here was found again by a search twenty times as long. Another { $count } decisions looked like mistakes, but were not searched again: they only count in the sums.
}
