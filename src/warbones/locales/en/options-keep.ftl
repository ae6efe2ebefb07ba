### DICE WAR: rule options, what each of their values means, and how one of your own is written.

# B1
keep-option-board = Board
    .lanes7-hub = Seven rows in two lanes that meet in one wide grey zone in the middle.
    .lanes7-grid = Seven rows in two lanes that never meet; both middle zones are grey.
    .lanes5-hub = Five rows in two lanes that meet in the middle: any 5 or 6 that moves leaves the board.
    .brick7 = Seven rows of two, three, two, one, two, three and two zones, with many steps that offer a choice.
    .own = A board of your own is a list of zones from Alpha's home to Beta's, such as L3+*>M4: zone L3 with a Defense slot (+) and Advantage (*), leading to M4. A row has one zone (M), two (L R) or three (L C R).
# B2.27
keep-option-advantage-zones = Advantage besides the homes
    .l3-r5 = On lanes7_hub, L3 and R5 are Advantage zones, besides the homes.
    .l3-r3-l5-r5 = On lanes7_hub, L3, R3, L5 and R5 are Advantage zones, besides the homes.
    .none = On lanes7_hub, only the homes are Advantage zones.
    .all = On lanes7_hub, every zone but the grey one is an Advantage zone.
# B2.1
keep-option-position-cap = Pawns placed in one home zone
    .number = A home zone takes at most { SPELL($value) } pawns during placement.
    .none = Any number of pawns may be placed in one home zone.
# B2.2
keep-option-capacity-counts = Which pawns fill a zone
    .all = Two of your pawns outside Defense fill a zone, whether or not they have acted this round.
    .positioned = Only pawns that have acted this round count towards filling a zone.
# B2.6
keep-option-advantage-hits = What Advantage removes
    .all = A pawn with Advantage removes every higher opposing pawn to its left and right.
    .one-per-side = A pawn with Advantage removes one higher opposing pawn on each side.
    .one = A pawn with Advantage removes one higher opposing pawn, left or right.
# B2.7
keep-option-advantage-timing = When Advantage strikes
    .together = All Advantage is judged on the position as the attack begins.
    .first-player = The first player's pawns strike first; what they remove no longer strikes.
# B2.8
keep-option-defense-uses-advantage = Advantage from Defense
    .yes = A pawn in Defense uses the Advantage of its zone.
    .no = A pawn in Defense does not attack left and right.
# B2.12
keep-option-tie-followup = After an equal exchange
    .both = After an equal exchange, whoever still has a pawn there makes the other remove one.
    .none = After an equal exchange, nobody removes another pawn.
# B2.17
keep-option-keep-check = When a keep falls
    .staged = Lost pawns count before breaches: a keep that falls to losses ends the game first.
    .end = All losses and breaches count before the keeps are checked.
# B2.19
keep-option-position-order = Rolling and placing
    .roll-place = Each player rolls a pawn and places it before the other rolls.
    .roll-all = Both players roll a pawn, then both place.
# R28
keep-option-round-limit = Longest game
    .number = After { $value } rounds, the higher keep wins.
