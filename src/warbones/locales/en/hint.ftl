### A bot's advice.

# The move, the reason for it, and how often it wins.
hint = { SENTENCE($what) } { $why ->
    [only] Nothing better in sight
    [unsure] Hard to call
    [close] Hardly better than the rest
    [better] Better than the rest
   *[best] Far better than the rest
}: you win { $wins ->
    [one] { $wins } game
   *[other] { $wins } games
} in 100.
