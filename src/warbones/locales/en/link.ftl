### What a messenger shows of a link: the title of its card.

link-motto = Five war games fought with dice
# $name is the name that whoever invites gave themselves.
link-invited-by = { $name } invites you to { $game }
link-invited = You're invited to { $game }
link-watch = Watch a game of { $game }
link-replay = A game of { $game }, move by move
link-tournament = { $name }: { $game } tournament
# The line below a tournament's title, in the picture of its card.
link-tournament-before = { $game }, { $count ->
    [0] open for entries
    [1] one player so far
   *[other] { $count } players so far
}
link-tournament-round = { $game }, round { $at }, { $count } players
link-tournament-over = { $game }, final standings, { $count } players
# $game was looked through move by move, with what each choice cost.
link-review = A game of { $game }, reviewed
# A link to the position before a throw, from which others can play on.
link-beat = Beat my throw at { $game }
link-learn = Learn { $game } in two minutes
link-rules = The rules of { $game }
link-position = Find the best move: { $game }
