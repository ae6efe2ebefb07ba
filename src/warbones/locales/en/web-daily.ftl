### A position to solve each day.

web-daily-title = Today's positions
web-daily-how = One move is clearly best. Find it.
web-daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
web-daily-page = { $game }, position for { $day }
web-daily-heading = Position for { $day }
web-daily-loading = Setting up the position.
web-daily-none = There is no position here
web-daily-untried = Not tried yet
web-daily-tried =
    { $count ->
        [one] { $count } try so far
       *[other] { $count } tries so far
    }
web-daily-solved =
    { $count ->
        [one] Solved on the first try
       *[other] Solved on try { $count }
    }
web-daily-shown = Solution seen
web-daily-right = That is the move.
web-daily-gave-up = This was the move.
web-daily-look = It is outlined on the board where possible.
web-daily-show = Show the solution
web-daily-again = Try it again
web-daily-share = Copy my result
web-daily-copied = Copied
# A line to share, without the answer: a square for each try.
web-daily-shared = Warbones, { $game }, { $day }: { $squares }
web-daily-shared-streak = Warbones, { $game }, { $day }: { $squares }, { $days } days in a row
web-daily-before = Previous day
web-daily-after = Next day
web-daily-others = All games
