### What every table says, whichever game lies on it.

# Inside a sentence, before the name of a thing.
seat-whose = { PERSON($seat) ->
    [you] your
   *[other] { NAME($seat) }'s
}

# A piece where it is not drawn, with its article.
piece-the = the { $name }
# Pieces of one kind, where they are not drawn.
piece-times = { $count } × { $name }
# A die that is not drawn where its number matters.
piece-showing = { $name } showing { $face }

list-two = { $first } and { $last }
list-either = { $first } or { $last }
list-more = { $first }, { $rest }

# Small numbers in words.
number-in-words = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
# A line of the log that says what happened and why.
table-because = { $what }: { $why }
# A line as a sentence of its own: a capital, and a stop.
table-sentence = { SENTENCE($text) }
# A sentence after another.
table-sentences = { $first } { $rest }

table-game-over = Game over
table-draw = The game is a draw.
table-won = { PERSON($seat) ->
    [you] You win.
   *[other] { NAME($seat) } wins.
}

# The odds of a roll: numbers that are told together, and the mean.
table-or-less = { $number } or less
table-or-more = { $number } or more
table-on-average = { $mean } on average
