### A position to solve: the question, and the result of an answer.

puzzle-task = You are { NAME($seat) }. One move is clearly best: find it.
puzzle-right = Right: { puzzle-chance }
puzzle-shown = This was it: { puzzle-chance }
puzzle-tempting = Tempting, but worse: { puzzle-chance }
# What the right move has over the tempting one.
puzzle-why = The right move is better: { $first }.
puzzle-why-two = The right move is better: { $first }, and { $second }.
# Another move, which is not named, wins $more times more often in 100.
puzzle-wrong = Not it: { puzzle-chance } Another move wins { $more ->
    [one] { $more } more game
   *[other] { $more } more games
} in 100.
puzzle-chance = “{ $move }”, { $percent }% to win.
