### inDICEsion: rule options, what each of their values means, and how one of your own is written.

# R1
indicesion-option-players = Players
    .number = { $value } players.
# R22
indicesion-option-mode = Mode
    .classic = Classic: six dice of your own colour, without powers.
    .drafting = Drafting: you pick your dice in turn, and each colour has a power.
# B1
indicesion-option-throw-model = How throws turn out
    .physics = The table works out how dice fly, bounce and come to rest.
    .table = Rolled dice and a table of chances decide how a throw turns out.
    .referee = You throw real dice and type in how they lie.
# B30
indicesion-option-first-starter = Who starts a Classic game
    .seat0 = The first seat counts as the oldest player.
    .random = A roll decides who counts as the oldest player.
    .given = The first seat says who the oldest player is.
# B28
indicesion-option-classic-tie-start = Who starts after a tied Classic round
    .last-winner = Whoever last won a round, or, if nobody has yet, whoever started the game.
    .roll-off = All roll, and the highest starts, as in Drafting.
# B40
indicesion-option-release-distance = How the six inches are measured
    .any-direction = Measured in any direction, so a die may be dropped from above.
    .horizontal = Measured as seen from above, so nobody can drop a die onto a board.
# B31
indicesion-option-release-from = Six inches from which board
    .targeted = From the board that the throw is aimed at.
    .every = From every board, since a throw may hit any of them.
# B40
indicesion-option-noise = Steadiness of hand
    .average = Throws stray as much as most people's.
    .novice = Throws stray a good deal.
    .expert = Throws stray little.
# B3
indicesion-option-yellow-self = Yellow and itself
    .no = A yellow die adds 1 to the other dice on its board.
    .yes = A yellow die adds 1 to every die on its board, itself included.
# B5
indicesion-option-orange-blank-yellow = Orange 1 or 6 beside yellow
    .plus-one = It is worth 0, and 1 more for each yellow die.
    .zero = It stays worth 0.
# B6
indicesion-option-yellow-tower-order = Yellow and towers
    .before = Yellow adds to the top die before its levels multiply it.
    .after = Yellow adds once, after the levels have multiplied the top die.
# B8
indicesion-option-buried-yellow = Yellow below another die
    .yes = It still adds 1 to the other dice on its board.
    .no = It adds nothing.
# B10
indicesion-option-multi-tower = A die on several others
    .sum = It scores once for each tower that it tops.
    .max = It scores once, for the highest tower that it tops.
# B13
indicesion-option-red-vs-red = Red touches red
    .both = Both are removed.
    .none = Neither is: red dice do not burn one another.
# B18
indicesion-option-respawn-face = Which face blue copies
    .on-board = The face that the die showed on the board.
    .after-fall = The face that it shows after its fall, if any is up.
# B20
indicesion-option-respawn-burned = Blue and burned dice
    .no = A blue die stands in only for dice that were knocked off.
    .yes = A blue die also stands in for a die that a red one burned on your board.
# B41
indicesion-option-board-inches = Size of a board
    .number = Boards are { $value } inches wide.
# B41
indicesion-option-gap-inches = Between the boards
    .number = { $value ->
        [8] Boards lie 8 inches apart.
        [6] Boards lie 6 inches apart, the least that the rulebook allows.
       *[12] Boards lie 12 inches apart.
    }
# B41
indicesion-option-foam = The dice's foam
    .soft = Soft foam: dice bounce a little.
    .springy = Springy foam: dice bounce a good deal.
