### inDICEsion: foam dice, boards, towers and powers.

## Dice

indicesion-colour = { $colour ->
    [orange] orange
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
}
indicesion-colour-title = { $colour ->
    [orange] Orange
    [yellow] Yellow
    [red] Red
    [blue] Blue
    [green] Green
   *[pink] Pink
}
indicesion-die = { indicesion-colour } { $number }
indicesion-shows = { $face ->
    [0] { $die }, crooked
   *[other] { $die }, showing { $face }
}
# A die that lies, with its face, inside a sentence where it is not drawn.
indicesion-with-face = { $die } (showing { $face })
indicesion-held = { $held ->
    [middle] { $die }, in the middle
    [thrown] { $die }, just thrown
    [again] { $die }, to be thrown again
   *[unused] { $die }, unused
}
# A die on the table: where it lies, and what it scores.
indicesion-lying = { $die }, { $where }, { $worth }
indicesion-on = on { LIST($things) }
indicesion-on-dice = on { LIST($dice) }, { $place }
indicesion-off = off the boards
indicesion-crooked = scores nothing, as no face is clearly up
indicesion-covered = scores nothing, as another die lies on it
indicesion-scores-nothing = scores nothing
indicesion-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
indicesion-minus = { $points ->
    [one] minus { $points } point
   *[other] minus { $points } points
}

## Powers

indicesion-orange = Orange scores { $worth } if it shows { $least } to { $most }, and nothing otherwise.
indicesion-yellow = Yellow adds 1 to the other dice on its board.
indicesion-yellow-self = Yellow adds 1 to every die on its board, itself included.
indicesion-red = Red burns every die that touches it, and burned dice are out of play.
indicesion-blue = An unused blue die can replace a die knocked off your board.
indicesion-blue-burned = An unused blue die can replace a die knocked off your board, or burned on it.
indicesion-green = Green subtracts its points from the board it lies on.
indicesion-pink = Right after your throw, you can give up an unused pink die to throw the same die again.
indicesion-orange-short = Scores { $worth }, or nothing
indicesion-yellow-short = Adds 1 to other dice
indicesion-yellow-self-short = Adds 1 to every die
indicesion-red-short = Burns whatever touches it
indicesion-blue-short = Replaces a knocked-off die
indicesion-blue-burned-short = Replaces a lost die
indicesion-green-short = Subtracts points
indicesion-pink-short = Lets you throw again

## The table

indicesion-table = The table
indicesion-middle = The middle
indicesion-off-boards = Off the boards
indicesion-gone = Out of play
indicesion-board-of = { WHOSE($seat) } board
indicesion-board-title = { TITLE(WHOSE($seat)) } board
    .inside = { indicesion-board-of }
indicesion-unused-dice = { TITLE(WHOSE($seat)) } unused dice
indicesion-to-skip = { $turns ->
    [one] { $turns } turn to skip
   *[other] { $turns } turns to skip
}
indicesion-shared = { $count ->
    [one] { TITLE(LIST($dice)) } also counts here
   *[other] { TITLE(LIST($dice)) } also count here
}
indicesion-wins = { $rounds ->
    [one] { $rounds } round won
   *[other] { $rounds } rounds won
}
indicesion-rounds-won = rounds won
indicesion-points-on-board = points on the board

## Where the game stands

indicesion-set-up = Set-up
indicesion-mode = { $mode ->
    [classic] Classic
   *[drafting] Drafting
}
indicesion-status = { indicesion-mode }, round { $round }
indicesion-status-won = Round { $round } ({ $own } to { $other })
indicesion-status-step = { $step ->
    [draft] { $status }: choosing colours
    [start] { $status }: who starts
   *[score] { $status }: the score
}

## What you are asked

indicesion-the-die = the die
indicesion-die-of-seat = { WHOSE($seat) } die
indicesion-roll = Roll { $die }.
indicesion-highest-starts = The highest roll starts.
indicesion-roll-starts = The roll decides who starts.
indicesion-who-is-oldest = Who is the oldest?
indicesion-oldest-starts = The oldest player starts.
indicesion-choose-colour = Choose the colour of your dice.
indicesion-no-powers = In Classic, colours have no powers.
indicesion-take-one = Take a die.
indicesion-each-takes = Each player takes { SPELL($dice) } dice from the middle, one at a time.
indicesion-throw-one = { $left ->
    [one] Throw your last die.
   *[other] Throw one of your { SPELL($left) } dice.
}
indicesion-release = { PERSON($seat) ->
    [you] Release the die at least { SPELL($inches) } inches from the board you aim at.
   *[other] A die must be released at least { SPELL($inches) } inches from the board it is aimed at.
}
indicesion-release-every = { PERSON($seat) ->
    [you] Release the die at least { SPELL($inches) } inches from every board.
   *[other] A die must be released at least { SPELL($inches) } inches from every board.
}
indicesion-dice-decide = Dice decide how the throw turns out.
indicesion-replace = { $lost ->
    [knocked] Replace a knocked-off die with a blue one?
    [burned] Replace a burned die with a blue one?
   *[both] Replace a lost die with a blue one?
}
# Which face a blue die shows.
indicesion-copies-board = The blue die shows the face that the lost die showed on { WHOSE($seat) } board, but has no power.
indicesion-copies-now = The blue die shows the face that the lost die shows now, but has no power.
indicesion-copies-either = The blue die shows the face that the lost die shows now or, if it shows none, showed on { WHOSE($seat) } board. It has no power.
# "owed" counts the turns that this player already has to skip.
indicesion-costs-turn = { PERSON($seat) ->
    [you] { $owed ->
        [0] You skip your next turn.
       *[other] You skip one more turn.
    }
   *[other] { $owed ->
        [0] { NAME($seat) } then skips a turn.
       *[other] { NAME($seat) } then skips one more turn.
    }
}
indicesion-throw-again = Throw { $die } again?
indicesion-throw-again-now = Throw { $die } again, at any board.
indicesion-taken-back = Only the die just thrown is taken back; nothing it did is undone.
indicesion-settles = The other dice come to rest.
indicesion-stands = { TITLE($die) } is put on { WHOSE($board) } board, showing { $face }.
indicesion-is-thrown = { TITLE($die) } is thrown.
indicesion-write = Write where each die that moved lies now: red1=4@Alpha (face, board), red1=x (crooked, on no board) or blue2=6^pink1 (on another die). Then write touch red1-blue2 for each die that touched a red one. If the die was released too close to a board, write foul. A die you leave out stays where it was. If the die below it is gone, it comes down onto whatever was below that.

## What another player is doing

indicesion-saying = { NAME($seat) } is saying who is the oldest.
indicesion-choosing = { NAME($seat) } is choosing a colour.
indicesion-taking = { NAME($seat) } is picking a die.
indicesion-throwing = { NAME($seat) } is throwing a die.
indicesion-replacing = { NAME($seat) } is deciding whether to use blue.
indicesion-deciding-again = { NAME($seat) } is deciding whether to throw again.

## Buttons

indicesion-seat = { PERSON($seat) ->
    [you] You
   *[other] { NAME($seat) }
}
indicesion-take = Take { indicesion-colour }
indicesion-throw = Throw { indicesion-colour }
# $at is a board, or a die on one.
indicesion-throw-at = Throw { indicesion-colour } at { $at }
indicesion-drop-onto = Drop { indicesion-colour } onto { $at }
indicesion-die-on = { $die } on { $board }
indicesion-throw-lob = Throw { indicesion-colour } at { WHOSE($board) } board, in an arc
    .short = in an arc
indicesion-throw-drop = Throw { indicesion-colour } at { WHOSE($board) } board, from above
    .short = from above
indicesion-throw-skim = Throw { indicesion-colour } at { WHOSE($board) } board, low and fast
    .short = low and fast
indicesion-lob = It flies in an arc from outside the boards, with backspin.
indicesion-drop = It drops from { SPELL($inches) } inches above the board.
indicesion-skim = It flies low over the table, with backspin to stop it on the board.
indicesion-respawn = Replace { $die } with a blue die showing { $face }
indicesion-leave-it = Leave it
indicesion-spend = Give up a pink die
# "owed" counts the turns that you already have to skip.
indicesion-costs-blue = { $owed ->
    [0] It costs a blue die and your next turn.
   *[other] It costs a blue die and one more turn.
}
indicesion-costs-pink = { $owed ->
    [0] It costs a pink die and your next turn.
   *[other] It costs a pink die and one more turn.
}

## The boards added up

indicesion-boards = The boards
indicesion-at-the-end = at the end of the round
indicesion-if-it-ended = if the round ended now
indicesion-worth = worth { $value }
indicesion-plus = { $value } + { $bonus }
indicesion-times = { $value } × { $levels } levels
indicesion-plus-times = ({ $value } + { $bonus }) × { $levels } levels
indicesion-times-plus = { $value } × { $levels } levels + { $bonus }
# A die that tops a tower scores once for each level
indicesion-level = { $bonus ->
    [0] level { $level } of { $levels }
   *[other] { $value } + { $bonus }, level { $level } of { $levels }
}
indicesion-bonus = yellow's bonus
indicesion-wins-with = { PERSON($seat) ->
    [you] You win the round with { $points }.
   *[other] { NAME($seat) } wins the round with { $points }.
}
indicesion-tie = There is a tie for the most points: nobody wins the round.

## The log

# A moment before anything was told.
indicesion-begins = The game begins
indicesion-round = { PERSON($first) ->
    [you] Round { $round }: you start
   *[other] Round { $round }: { NAME($first) } starts
}
indicesion-oldest = { PERSON($seat) ->
    [you] You start
   *[other] { NAME($seat) } starts
}
indicesion-rolled = { PERSON($seat) ->
    [you] You roll a { $face }
   *[other] { NAME($seat) } rolls a { $face }
}
indicesion-chose = { PERSON($seat) ->
    [you] You choose { indicesion-colour }
   *[other] { NAME($seat) } chooses { indicesion-colour }
}
indicesion-took = { PERSON($seat) ->
    [you] You take { $die }
   *[other] { NAME($seat) } takes { $die }
}
indicesion-thrown = { PERSON($seat) ->
    [you] You throw { $die }
   *[other] { NAME($seat) } throws { $die }
}
indicesion-thrown-at = { PERSON($seat) ->
    [you] You throw { $die } at { WHOSE($board) } board
   *[other] { NAME($seat) } throws { $die } at { WHOSE($board) } board
}
indicesion-thrown-home = { PERSON($seat) ->
    [you] You throw { $die } at your own board
   *[other] { NAME($seat) } throws { $die } at their own board
}
# Where a die lies, after the dice below it: where it is above no board, they say it all.
indicesion-and-place = { $boards ->
    [0] { "" }
   *[other] , { $place }
}
# Where a die is after a throw: one that was thrown, or moved by it. $place is a board, boards or off the boards.
indicesion-lands = { TITLE($die) } ends up { $place }
indicesion-lands-crooked = { TITLE($die) } ends up crooked, { $place }
indicesion-lands-on-dice = { TITLE($die) } ends up on top of { LIST($dice) }{ indicesion-and-place }
indicesion-lands-on-dice-crooked = { TITLE($die) } ends up crooked on top of { LIST($dice) }{ indicesion-and-place }
indicesion-missed = The throw of { $die } does not count
    .why = it was released too close to a board
indicesion-burned = { TITLE($die) } touched { $red } and is out of play
# After a throw: the dice that a red one burned.
indicesion-burn = { $count ->
    [one] { TITLE(LIST($dice)) } burns.
   *[other] { TITLE(LIST($dice)) } burn.
}
indicesion-knocked = { TITLE($die) } was knocked off { WHOSE($board) } board
indicesion-respawned = { PERSON($seat) ->
    [you] You put { $blue } in place of { $die }
   *[other] { NAME($seat) } puts { $blue } in place of { $die }
}
    .why = this costs a turn
indicesion-declined = { PERSON($seat) ->
    [you] You use no blue die
   *[other] { NAME($seat) } uses no blue die
}
indicesion-rerolled = { PERSON($seat) ->
    [you] You take { $die } back to throw it again
   *[other] { NAME($seat) } takes { $die } back to throw it again
}
    .why = this costs { $pink } and a turn
indicesion-kept = { PERSON($seat) ->
    [you] You leave { $die } where it lies
   *[other] { NAME($seat) } leaves { $die } where it lies
}
indicesion-skipped = { PERSON($seat) ->
    [you] You skip a turn
   *[other] { NAME($seat) } skips a turn
}
indicesion-skipped-more = { indicesion-skipped }
    .why = { SPELL($left) } more to skip
indicesion-scored = { TITLE($die) } on { WHOSE($board) } board scores { indicesion-points }
indicesion-scored-made = { indicesion-scored }
    .why = { $made }
indicesion-poisoned = { TITLE($die) } subtracts { indicesion-points } from { WHOSE($board) } board
indicesion-poisoned-made = { indicesion-poisoned }
    .why = { $made }
indicesion-board-scored = { TITLE(WHOSE($board)) } board scores { $points }
indicesion-round-won = { PERSON($seat) ->
    [you] You win round { $round }
   *[other] { NAME($seat) } wins round { $round }
}
indicesion-round-tied = Round { $round } is a tie: nobody wins it

## Who won

indicesion-wins-game = { PERSON($seat) ->
    [you] You win the game.
   *[other] { NAME($seat) } wins the game.
}
indicesion-won = { PERSON($seat) ->
    [you] You win the game, { indicesion-won-rounds }.
   *[other] { NAME($seat) } wins the game, { indicesion-won-rounds }.
}
indicesion-won-rounds = { $own ->
    [one] { SPELL($own) } round to { indicesion-other-rounds }
   *[other] { SPELL($own) } rounds to { indicesion-other-rounds }
}
indicesion-other-rounds = { $other ->
    [0] none
   *[other] { SPELL($other) }
}
indicesion-drawn = After { $rounds } rounds nobody is ahead: the game is a draw.

## Why something cannot be done

indicesion-no-player = Name one of the players here: { EITHER($players) }.
indicesion-colour-taken = { indicesion-colour-title } is { NAME($seat) }'s colour: choose another.
indicesion-none-left = No { indicesion-colour } die is left in the middle: take another colour.
indicesion-none-unused = You have no unused { indicesion-colour } die: throw another colour.
indicesion-not-taken-back = You took { $die } back: throw that one.
indicesion-name-it-alone = Name only the die: you say afterwards where it lies.
indicesion-no-board = There is no board { $board }: choose { EITHER($boards) }.
indicesion-no-ways = Leave out “{ $way }”: here dice decide how a throw turns out.
indicesion-too-close = Seen from above, a { $way } starts less than { SPELL($inches) } inches from the board: choose { EITHER($ways) }.
indicesion-blue-first = First decide whether a blue die replaces a lost one.
indicesion-pink-first = First decide whether to throw { $die } again.
indicesion-no-face = { $die } lay crooked, so there is no face to copy: choose another die, or none.
indicesion-out-of-play = { $die } is out of play for this round: choose a die that was knocked off your board.
indicesion-not-knocked = { $die } was not knocked off your board: choose a die that was.
indicesion-not-lost = { $die } was not knocked off your board or burned on it: choose a die that was.

## Why one throw is better than another: clauses after "Compared with that one,". $instead is the other's number.

indicesion-why-tower = it tops a tower of { $number } instead of { $instead } if it stays on { $die }
indicesion-why-covers = it covers { $number } points instead of { $instead } if it stays on { $die }
indicesion-why-covers-none = it covers { $number } points instead of { $instead }

# Why a throw was a key move of the match. $was is "3 points", before it.
indicesion-outcome = { TITLE(WHOSE($board)) } board scores { $points } now, instead of { $was }.
