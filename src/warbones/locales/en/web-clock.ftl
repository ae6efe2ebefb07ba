### Clocks, and notifications to people whose turn it is.

web-clock-title = Time
web-clock-none = No clock: take as long as you like
web-clock-move = { $each } a move
web-clock-match = { $each } each for the whole match
web-clock-bonus = { $each } each, plus { $more } for every move
web-clock-kind = The clock is for
web-clock-kinds-move = a move, in seconds
web-clock-kinds-bank = the whole match, in seconds
web-clock-kinds-days = a move, in days
web-clock-units-move = Seconds per move
web-clock-units-bank = Seconds at the start
web-clock-units-days = Days per move
web-clock-increment = Extra seconds per move
web-clock-out = When your time runs out
web-clock-ends-loses = You lose the match
web-clock-ends-bot = A bot takes your seat and plays on
web-clock-of =
    { $runs ->
        [yes] { $whose }: { $left } left, running
       *[no] { $whose }: { $left } left
    }
web-clock-left = { $left } left on your clock.
web-clock-to-move = { $left } left
web-clock-took = took { $spent }
web-clock-plays = This match has a clock: { $words }.
web-clock-begins = The match starts at { $at }, even if someone is missing. Clocks run from then on.
web-clock-rolls = You have a free minute to roll open dice; after that your clock runs. Secret dice count as part of your move.
web-clock-rolling = You have a free minute to roll and type in the dice. After that the clock runs.

web-clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-clock-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
web-clock-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-clock-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
# Two durations, such as "4 minutes 58 seconds".
web-clock-two = { $more } { $less }
# On the face of a clock, such as "3 d 4 h".
web-clock-face-days = { $days } d { $hours } h

web-clock-calls-title = Your turn
web-clock-calls-ask = Notify me on this device when it's my turn, even if the page is closed
web-clock-calls-your-turn = It's your turn
web-clock-calls-waits = A table is waiting for you.
# Somebody who opened the address of a table with a free seat.
web-clock-calls-guest = Someone is asking for a seat
web-clock-calls-guest-waits = Open the table to let them in.
web-clock-calls-refused = This browser blocks notifications. You can allow them in its settings for this site.
web-clock-calls-failed = Notifications could not be set up. Try again later.
# $when is "today" or "on Tuesday".
web-clock-calls-reached = Last notified { $when }.
web-clock-calls-not-yet = This device hasn't been notified yet.
web-clock-calls-home = On an iPhone or iPad, notifications need Warbones on the Home Screen: tap Share, then “Add to Home Screen”, and turn them on there.
web-clock-calls-home-seats = Your tables stay in this browser. To play one from the Home Screen, choose “Move this seat to another device” in its menu.
web-clock-today = today
web-clock-on = on { $day }
