### A bot's advice to whoever asks what to do.

# What it would do, why, and how often whoever asks wins then.
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
