### Faults of the facts of a throw in inDICEsion.

indicesion-refused-throw-answered-its-facts = Answer a throw with its facts, a Landing, not with { $landing }.
indicesion-refused-foul-throw-changes-nothing = A foul throw changes nothing, so it has no other facts.
indicesion-refused-only-throw-foul-no = Only a throw can be a foul, and no die is thrown here.
indicesion-refused-most-touches-throw-not = A throw can have at most { $most } touches, not { $count }.
indicesion-refused-each-die-lies-somewhere = Each die lies in one place, but one is named twice.
indicesion-refused-out-of-play = { $die } is not in play: { $where ->
    [hand] { $who } has not thrown it
    [away] nobody has it in this game
   *[burned] it burned, or was given up
}.
indicesion-refused-shows-or-where-crooked = { $die } shows 1 to 6, or 0 if it lies crooked, not { $face }.
indicesion-refused-cannot-lie-itself = { $die } cannot lie on itself.
indicesion-refused-what-lies-named-twice = Name each thing that { $die } lies on only once.
indicesion-refused-where-lies = Where { $die } lies: { $wrong }
indicesion-refused-no-board = There is no board { $board }; choose from { LIST($known) }.
indicesion-refused-cannot-touch-itself-touch = { $die } cannot touch itself: a touch names two dice.
indicesion-refused-not-said-where-lies = Nothing says where { $die } lies.
indicesion-refused-touched-red-die-out = { $die } touched a red die and is out of play, so it can't lie anywhere.
indicesion-refused-cannot-lie-touching-red = { $die } cannot lie on { $other }: touching a red die removes it.
indicesion-refused-burned-cannot-touch-anything = { $die } was burned by { $red }: it cannot touch anything after that.

indicesion-refused-no-die = There is no die { $name }; dice are called { $first } to { $last }.
indicesion-refused-touch-of-none = After “touch”, write two dice that touched, such as red1-blue2.
indicesion-refused-lost-its-board = The die under { $die } has left the board of { LIST($boards) }: write where { $die } lies, too.
indicesion-refused-put-otherwise = { $die } is put on { $board }'s board, showing { $face }: write { $die }={ $face }@{ $board }.
indicesion-refused-no-lie = { $word } does not say how a die lies: write it as red1=4@Alpha (face, board), red1=x (crooked, on no board) or blue2=6^pink1 (on another die).
indicesion-refused-no-touch = { $word } is not a touch: write two dice, such as red1-blue2.

indicesion-refused-aiming = Throws are not aimed here: physics does not decide how they turn out.
indicesion-refused-colour = There is no { $name } die to throw here: choose { EITHER($known) }.
indicesion-refused-whole-number = Places, speeds and turns are whole numbers, such as 1200 or -350, not { $word }.

# Lengths in millimetres, mm/s and mrad/s.
indicesion-aim-height = A die must be released { $least } to { $most } mm above the table.
indicesion-aim-far = A die can be released at most { $most } mm from the middle of the table.
indicesion-aim-fast = The fastest throw allowed is { $most } mm/s, not { $speed }.
indicesion-aim-spin = The fastest spin allowed is { $most } mrad/s, not { $spin }.
indicesion-aim-held = The orientation of a held die must be a quaternion of length { $length }.
indicesion-aim-close = A die must be released at least { SPELL($least) } inches from { $which ->
    [every] every board
   *[targeted] the board it is thrown at
}{ $how ->
    [above] , seen from above
   *[any] { "" }
}; this one would leave the hand { $inches } inches from { $who }'s.

indicesion-refused-circle = { $die } cannot lie on dice that lie on it.
indicesion-refused-towers = { $die } can be on top of at most { $most } towers.
