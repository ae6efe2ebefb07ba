### The lobby: games, options, your tables.

web-lobby-loading = Loading the games.
web-lobby-games = Games
web-lobby-bot = Play a bot
web-lobby-invite = Invite a friend
web-lobby-friend = Play a friend here
web-lobby-learn = Learn in two minutes
web-lobby-friend-hint = Two players, one screen: the board is covered while you pass the device.
web-lobby-what = Fair dice that anyone can check. Play a bot, a friend beside you, or anyone you send a link.
web-lobby-begin = Learn and play now
# Under the button above.
web-lobby-begin-with = Learn { $game } in two minutes, then play an easy bot.
web-lobby-showing = { $game }: { $title }
web-lobby-pause = Pause
web-lobby-resume = Play on
web-lobby-game-title = { $game }, Warbones
# What a screen reader says for "Learn in two minutes".
web-lobby-learn-game = Learn { $game } in two minutes
web-lobby-company = Who may join
web-lobby-rules = House rules
web-lobby-rules-changed =
    { $count ->
        [0] As in the rulebook
        [one] { $count } changed
       *[other] { $count } changed
    }
web-lobby-changed = Your house rules
web-lobby-by-the-book = Back to the rulebook
web-lobby-copy = Copy a link to them
web-lobby-inviting = When you invite a friend
web-lobby-by-link = Only someone with the link can sit down
web-lobby-listed = Anyone can sit down: the table is listed here until someone does
web-lobby-dice = Dice
web-lobby-rolled-here = The table rolls, and anyone can check every die
web-lobby-by-hand = Real dice: you roll your own and type in what they show; not rated
web-lobby-hints = Hints in matches between people
web-lobby-unaided = None: everyone plays unaided
web-lobby-aided = Anyone may ask what a bot would do
web-lobby-players = Players
web-lobby-seats = Seat by seat
web-lobby-seats-hint = Any mix of people and bots.
# The label of a list; its options are the next three messages.
web-lobby-seat = Who plays { $name }
web-lobby-sitters-person = A person here
web-lobby-sitters-friend = A friend, by link
web-lobby-bots = Bot: { web-level-inside }
web-lobby-set-table = Set up this table
web-lobby-strength = Bot
# After what the rules say, among ways to play.
web-lobby-as-ruled = (standard)
web-lobby-own = Your own
web-lobby-own-of = { $title }: your own
web-lobby-own-file = Or from a file:
web-lobby-own-too-long = That file is too long. The limit is { $most } characters.
web-lobby-ruling = Ruling { $number }
web-lobby-yours = Your tables
web-lobby-no-tables = Tables you start appear here, on this device only.
web-lobby-your-turn = Your turn
web-lobby-gone = This table is gone
web-lobby-carried = Your seat moved to another device
web-lobby-go-on = Continue
web-lobby-look = Replay
web-lobby-forget = Remove { $title } from the list
web-lobby-fair = Fair dice
web-lobby-fair-text = The table seals all dice before the first roll. Once the match is over, anyone can check that none was changed.
web-lobby-fair-more = How anyone can check them
web-lobby-open = Open tables
web-lobby-running = In play
web-lobby-sit-down = Sit down
web-lobby-watch = Watch
web-lobby-taken = { $taken } of { $of } seats taken
# A button to a table as a screen reader names it, such as "Watch: dice.wing, Round 2".
web-lobby-as-table = { $act }: { $title }, { $status }
web-lobby-no-open = Nobody is waiting at an open table right now.
web-lobby-started = Started { $when }
web-lobby-readying = Bots are getting ready: { $done } of { $of }.
web-lobby-preparing = The bot is getting ready.
# $what is a sentence such as "The bot is getting ready."
web-lobby-progress = { $what } { $done } of { $of }.
