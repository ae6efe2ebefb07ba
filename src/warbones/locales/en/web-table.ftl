### At every table, around the scene.

web-table-rolled = The dice are rolled.
web-table-hurry = Tap or press a key to continue.
web-table-board = The board
web-table-reading = What happened
web-table-prompt = Prompt
web-table-waiting = Setting up the table.
web-table-put-back = Put back
web-table-fill-progress = { $done } of { $of } placed.
# A place and what lies in it, read aloud.
web-table-fill-laid = { $place }: { $piece }
web-table-fill-left = { $piece }, { $left } left
web-table-fill-pile = { $number }×
web-table-chosen = { $done } of { $of } chosen.
web-table-pick-one = Choose one
web-table-pick-some = Choose some
web-table-pick-place = Choose where
# $title is a place as it stands inside a sentence, such as "your base".
web-table-goal = Go to { $title }
web-table-pick-many = Choose { $all }
web-table-not-yet = Not yet
web-table-these = These { $all }
web-table-pick-more =
    { $more ->
        [1] Choose one more
       *[other] Choose { $more } more
    }
web-table-refused = Not here: try a highlighted move.
web-table-real = Real dice, rolled by hand
web-table-real-short = Real dice
web-table-again = Rematch
web-table-lobby = All games
web-table-first = first
web-table-first-player = first player
web-table-unnamed = A table
web-table-you = You
web-table-empty = empty place
web-table-your-turn = Your turn
web-table-earlier = Previous calculation
web-table-later = Next calculation
web-table-log = Log
web-table-close = Close
web-table-rule = Rule { $number }
# What the browser's tab shows: what is asked, and the game.
web-table-page = { $asks } · { $game }
# Who stands where, as a screen reader names the list: "The center, your units".
web-table-side = { $place }, { $whose }
# A figure or a short word, and what it is.
web-table-aside = { $figure }: { $text }
web-table-comes-to = { $figure }: { $text }.
web-table-rating = { $word } { $figure }
web-table-show = Show the calculation
web-table-explained = What this is
web-table-hint = Hint
web-table-odds = Odds
web-table-take-back = Take back
web-table-take-back-turn = Take back the turn
web-table-more = More
web-table-step-back = Step back
web-table-sides = Who plays
web-table-tally = { $points } of { $of }
web-table-to-beat = { $piece }, beat { $figure }, { $chance }
web-table-tab = { $line }. { $meaning }
web-table-pick-list = Choose { $title }
web-table-watching =
    { $people ->
        [one] { $people } person is watching
       *[other] { $people } people are watching
    }
web-table-hint-thinking = Looking for a good move.
web-table-hint-throw = Make this throw

web-table-odds-title = The odds
web-table-odds-reckoning = Working out the odds.
web-table-odds-none = Nothing is rolled.
web-table-odds-share =
    { $size ->
        [tiny] <1%
        [huge] >99%
       *[usual] { $percent }%
    }

web-table-land-facts = How the dice lie
web-table-land-write = Write it down

web-table-roll-shows = What does { $die } show?
web-table-roll-dice = The { $number } dice to roll
# A die and what it shows.
web-table-roll-slot = { $die }: { $face }
web-table-roll-empty = { $die }: not typed in yet
# The dice that are typed in, as the message above has each.
web-table-roll-so-far = { LIST($typed) }. Next: { $next }.
web-table-roll-all = { LIST($typed) }.
web-table-roll-begun = { $digits }… Press Enter if that is all.
web-table-roll-enter =
    { $number ->
        [1] Enter this die
       *[other] Enter these { $number } dice
    }
web-table-roll-none = Enter the dice

web-table-pass-look = { $name } plays next. The others must not look.
web-table-pass-look-detail = Look at the table for as long as you like. It is covered when you pass the device.
web-table-pass-pass = Pass to { $name }
web-table-pass-title = Pass the device to { $name }
web-table-pass-detail = The table is covered. Only { $name } should look now.
web-table-pass-open = I am { $name }

web-table-ending-title = How it went
web-table-ending-moments = What decided it
web-table-ending-picture = Share as a picture
web-table-ending-picture-save = Save as a picture
web-table-ending-clip = Share a clip of the deciding moment
web-table-ending-clip-save = Save a clip of the deciding moment
web-table-ending-making = One moment.
web-table-ending-gained = The lead went from { $before } to { $after }.
web-table-ending-your-chance = Your chance to win went from { $before }% to { $after }%.
web-table-ending-their-chance = { $name }'s chance to win went from { $before }% to { $after }%.
web-table-ending-your-curve = Your lead
web-table-ending-their-curve = { $name }'s lead
web-table-ending-measure = The lead as the bots see it, from −100 to 100. Choose a step to see it again.
web-table-ending-moment = Step { $at }, lead { $lead }
web-table-ending-telling = Going through the match.
# One line of the picture: $what such as "trophies", $points such as "Alpha 5"
web-table-ending-score = { $what }: { LIST($points) }
