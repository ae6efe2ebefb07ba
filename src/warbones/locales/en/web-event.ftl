### Tournaments.

web-event-new = Set up a tournament
web-event-new-detail = Run it all from one page: entrants, pairings, results, standings, and a screen for the wall.
web-event-title = Tournament name
web-event-usual = Club evening
web-event-game = Game
web-event-kind = Format
web-event-kinds-robin = Round robin
web-event-kinds-double = Double round robin
web-event-kinds-swiss = Swiss
web-event-kinds-knockout = Knock-out
web-event-kinds-how-swiss = Swiss: nobody is out, and each round pairs players with similar scores
web-event-kinds-how-robin = Round robin: everyone plays everyone
web-event-kinds-how-knockout = Knock-out: lose and you are out
web-event-twice = Two matches for each pair, one in each seat
web-event-rounds = Rounds
web-event-rounds-usual = As many as it takes
web-event-clocked = With a clock, play starts five minutes after a round is paired, even if someone is missing. If your time runs out, you lose.
web-event-plays = Clock: { $words }.
web-event-rated = Matches count towards the ratings of everyone who plays under a name
web-event-begin = Set it up
web-event-loading = Opening the tournament.
web-event-ended = This tournament is over.
web-event-facts = { $game }. { $kind }.
web-event-facts-rated = { $game }. { $kind }, rated.
web-event-round =
    { $of ->
        [0] Round { $at }
       *[other] Round { $at } of { $of }
    }
web-event-entrants =
    { $count ->
        [one] { $count } entrant
       *[other] { $count } entrants
    }
web-event-before = Before the first round
web-event-no-rounds = Pair the first round once everyone is here.
web-event-enter = Enter as { $name }
web-event-enter-nameless = Enter
web-event-enter-too = Enter yourself
web-event-leave = Withdraw
web-event-leave-sure = Withdraw and lose unfinished matches
web-event-back = Enter again
web-event-gone = withdrew
web-event-late = late
web-event-join = Join with a phone
web-event-copy = Copy the link
web-event-copied = Copied
web-event-wall = Screen for the wall
web-event-pair = Pair round { $at }
web-event-longer = One more round
web-event-end = End the tournament
web-event-by-hand = Someone without a phone
web-event-add = Add
web-event-withdraw-for = { $name } withdraws
web-event-back-for = { $name } is back
web-event-to-table = To your table
web-event-sits = Your match
web-event-free-round = You have no opponent in this round.
web-event-watch = Watch
web-event-bye = has no opponent
web-event-versus = { $one } and { $other }
web-event-result = Result of { $one } and { $other }
web-event-open = in play
web-event-results-how-first = { $one } wins
web-event-results-how-second = { $other } wins
web-event-results-how-draw = a draw
web-event-results-how-neither = neither showed up
web-event-walkover = not played
web-event-drawn =
    { $times ->
        [1] drawn once, replayed
       *[other] drawn { $times } times, replayed
    }
web-event-standings = Standings
web-event-place = Place
web-event-name = Name
web-event-points = Points
web-event-record = Won, drawn, lost
web-event-break =
    { $name ->
        [buchholz] Buchholz
        [berger] S.-Berger
        [wins] Wins
        [among] Head to head
       *[other] { $name }
    }
web-event-rules-swiss = A win is one point, a draw half a point; a bye counts as a win. Ties are broken by Buchholz (the points of all your opponents), then by Sonneborn-Berger (the points of those you beat, and half the points of those you drew with), then by wins. For Buchholz, a round you didn't play counts as an opponent with as many points as you. Latecomers get no points for earlier rounds.
web-event-rules-robin = A win is one point, a draw half a point, and a round without an opponent scores nothing. Ties are broken by results among those tied, then by Sonneborn-Berger (the points of those you beat, and half the points of those you drew with), then by wins. Latecomers play everyone too. If a player leaves before playing half of their matches, none of those count.
web-event-rules-knockout = Winners go through to the next round. A drawn match is replayed with sides switched. Players are seeded by rating: the strongest start far apart, and get any byes in the first round. A latecomer takes the place of a bye. If a player leaves, their next opponent goes through; nobody moves to another part of the bracket.
web-event-organiser = You run this tournament, from this browser only.
web-event-again = The server isn't answering. Trying again.
web-event-final-standings = Final standings
web-event-csv = Results for a spreadsheet (CSV)
web-event-trf = Results for rating officers (TRF)
web-event-bracket = Bracket
web-event-final = Final
web-event-semifinals = Semifinals
web-event-undecided = open
web-event-no-opponent = no opponent
web-event-goes-on = goes through
web-event-filler = A bot for anyone left without an opponent
web-event-fills-in = fills in
web-event-fill = Let it fill in
# A link on a table of the tournament $title.
web-event-back-to = Back to { $title }
