### Messages of every table, whatever the game.

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

# What an option does, where the board that shows its pieces is not beside it: "Roll 3 again (2 × sword and axe)".
table-with-pieces = { $label } ({ LIST($pieces) })

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
# What is written below a piece, in two lines where there is room: its kind, then what it shows.
table-caption = { $first }: { $rest }

table-game-over = Game over
table-draw = The game is a draw.
table-won = { PERSON($seat) ->
    [you] You win.
   *[other] { NAME($seat) } wins.
}

# The odds of a roll: numbers that are grouped, and the mean.
table-or-less = { $number } or less
table-or-more = { $number } or more
table-on-average = { $mean } on average

## Before play, and matches that people end themselves

table-not-begun = Not started
table-waiting = The match starts when everyone has joined.
table-nothing-yet = Nothing is rolled and nobody moves before then.
table-out-of-time-all = Everyone who had to move ran out of time: nobody wins.
# $seat loses by this, and $foe wins.
table-out-of-time = { PERSON($seat) ->
    [you] You ran out of time: { NAME($foe) } wins the game.
   *[other] { NAME($seat) } ran out of time: { PERSON($foe) ->
        [you] you win the game.
       *[other] { NAME($foe) } wins the game.
    }
}
table-stayed-away = { PERSON($seat) ->
    [you] You were away too long: { NAME($foe) } wins the game.
   *[other] { NAME($seat) } was away too long: { PERSON($foe) ->
        [you] you win the game.
       *[other] { NAME($foe) } wins the game.
    }
}
table-resigned = { PERSON($seat) ->
    [you] You resign: { NAME($foe) } wins the game.
   *[other] { NAME($seat) } resigns: { PERSON($foe) ->
        [you] you win the game.
       *[other] { NAME($foe) } wins the game.
    }
}
table-called-off = Called off because a player left. No ratings change.
table-draw-agreed = { PERSON(0) ->
    [you] You agreed to a draw.
   *[other] { PERSON(1) ->
        [you] You agreed to a draw.
       *[other] The players agreed to a draw.
    }
}

## Real dice, rolled by hand

table-roll-dice = Roll { $dice } dice.
table-in-this-order = In this order: { LIST($dice) }.
table-rolls-by-hand = { NAME($seat) } is rolling { $die } by hand.
table-somebody-rolls = Someone is rolling { $die } by hand.

## A replay's moments

# All events of a decision, one sentence after another.
table-told = { SENTENCES($lines) }
table-match-begins = The match begins.
table-takes-back-turn = { PERSON($seat) ->
    [you] You take back the whole turn.
   *[other] { NAME($seat) } takes back the whole turn.
}
table-takes-back = { PERSON($seat) ->
    [you] You take it back.
   *[other] { NAME($seat) } takes it back.
}
table-decides-unseen = { PERSON($seat) ->
    [you] You decide in secret.
   *[other] { NAME($seat) } decides in secret.
}
table-remark = { $before } { PERSON($seat) ->
    [you] You say: { $phrase }
   *[other] { NAME($seat) } says: { $phrase }
}
