### What a messenger shows of a link: the title of its card.

link-motto = Five war games fought with dice
# $name is the name that whoever invites gave themselves.
link-invited-by = { $name } invites you to { $game }
link-invited = You're invited to { $game }
link-watch = Watch a game of { $game }
link-replay = A game of { $game }, move by move
link-tournament = { $name }, a tournament of { $game }
link-learn = Learn { $game } in two minutes
link-rules = The rules of { $game }
link-position = Find the best move: { $game }
