### Dice that anyone can check.

web-dice-title = Sealed dice
web-dice-before = This was published before the first roll. Write it down, and no die can be changed without your noticing:
web-dice-who-brought = { LIST($names) } added to the randomness.
web-dice-nobody-brought = Nobody added to the randomness.
web-dice-copy = Copy it
web-dice-copied = Copied
web-dice-sealed = The dice check out
web-dice-checked = Checked
web-dice-not-checked = Not checked here
web-dice-not-replayed = Not checked: the log, the result, whether each decision was legal, and whether each die was due. Run “warbones verify” on the match's file to check these too.
web-dice-flown =
    { $throws ->
        [one] { $throws } throw: only “warbones verify” can work out how the die flew.
       *[other] { $throws } throws: only “warbones verify” can work out how each die flew.
    }
web-dice-broken = These dice do not add up
web-dice-how = How the check works
web-dice-unsealed = This match was started before Warbones sealed its dice: nothing was published to check them against.
web-dice-typed = The dice of this match were rolled by hand and typed in: nobody can check them.
web-dice-real = Real dice, rolled by hand
web-dice-real-detail = People at this table roll their own dice and type in what they show. Nobody can check those, so the match is not rated. Bots' dice are sealed as always.
web-dice-by-hand =
    { $typed ->
        [one] { $typed } die was rolled by hand and typed in: nobody can check it.
       *[other] { $typed } dice were rolled by hand and typed in: nobody can check them.
    }
web-dice-not-by-hand = The file says that people rolled real dice, but the table never told this browser so.
web-dice-no-match = This is not a complete match. A match has a heading, a line of JSON for each turn, and a result.
web-dice-newer-format = A later version of Warbones wrote this file. This page reads formats up to { $latest }: open it with a later version.
web-dice-same-commitment = The commitment is the one this browser received before the first roll.
web-dice-other-commitment = The commitment is not the one this browser received before the first roll.
web-dice-same-share = This browser's client seed is in the file.
web-dice-other-share = This browser's client seed is not the one in the file.
web-dice-other-shares = The players' client seeds are not the ones this browser received at the start.
web-dice-withheld = The table never revealed its secret, so no die can be checked.
web-dice-no-secret = The secret is not 32 bytes in 64 hexadecimal digits.
web-dice-committed = The secret is the one the table committed to before the first roll.
web-dice-other-secret = The secret is not the one the table committed to.
web-dice-share-count = The number of client seeds in the file doesn't match the number of seats.
web-dice-brought = { $name } sent a client seed.
web-dice-brought-nothing = { $name } sent no client seed.
web-dice-no-share = { $name }'s client seed is a copy of another, or is not 32 bytes in 64 hexadecimal digits.
web-dice-everybodys = Shared dice
web-dice-own = { $name }'s own dice
web-dice-follow =
    { $faces ->
        [one] { $whose }: the only face is correct.
       *[other] { $whose }: all { $faces } faces are correct and in order.
    }
web-dice-wrong-face = { $whose }, face { $at }: { $problem }
web-dice-out-of-order = it is out of order
web-dice-no-sides = the file does not say how many sides its die has
web-dice-shows = it shows { $face } but should show { $right }
web-dice-unknown-kind = The file holds an answer of an unknown kind
web-dice-stranger = A die was rolled for a seat that is not at the table
web-dice-throws-order = The throws are out of order
web-dice-decisions-order = { $name }'s decisions are out of order
web-dice-wrong =
    { $more ->
        [0] { $first }.
       *[other] { $first } (and { $more } more).
    }

web-dice-page-title = Dice that anyone can check
web-dice-page-check = Check a match
web-dice-page-check-detail = Choose the file of a finished match. This page checks its dice without sending anything anywhere: you can go offline first. “warbones verify FILE” also checks the decisions and the result against the rules.
web-dice-page-drop = Drop a match's file here, or choose one
web-dice-page-unchecked = Nothing here can be checked
web-dice-page-foreign = This file is not a match
web-dice-page-child = How it works, in plain words
web-dice-page-story-box = Before the first roll, the table thinks of a secret number and locks it in a box that everyone can see. Nobody can look inside, and the table can no longer swap what is in it.
web-dice-page-story-share = Then each player's browser thinks of a number of its own and lays it beside the box. The table locked the box without knowing that number, and the player doesn't know what is in the box. So neither can choose how the dice fall.
web-dice-page-story-stir = All these numbers are stirred together, always in the same way, and out come the dice of the whole match, one after another.
web-dice-page-story-open = When the match is over, the box is opened. Your browser stirs the numbers again and checks that every die fell as it should. If one did not, you are told. If all did, you see one small seal.
web-dice-page-formula = The formula
web-dice-page-formula-detail = All texts are ASCII; all digits are hexadecimal in lower case. HMAC is HMAC-SHA256. Every face is equally likely: words that would favour one are skipped.
web-dice-page-secret = Secret
web-dice-page-secret-how = s
web-dice-page-secret-meaning = 32 random bytes of the table, secret until the match is over.
web-dice-page-commitment = Commitment
web-dice-page-commitment-how = SHA-256("warbones-dice-1:" + hex(s))
web-dice-page-commitment-meaning = is shown before anyone sends a client seed.
web-dice-page-shares = Client seeds
web-dice-page-shares-how = "shares:" + seed, seed, …
web-dice-page-shares-meaning = 64 digits for each seat in order, or - for none.
web-dice-page-match-key = Match key
web-dice-page-match-key-how = HMAC(s, client seeds)
web-dice-page-match-key-meaning = depends on both sides.
web-dice-page-stream-key = Stream key
web-dice-page-stream-key-how = HMAC(match key, "stream:" + table | 0 | 1 | … | throws)
web-dice-page-stream-key-meaning = one for shared dice, one for each seat's own, one for throws.
web-dice-page-word = Word
web-dice-page-word-how = HMAC(stream key, "n:t"), the first 4 bytes
web-dice-page-word-meaning = for face n and try t, both counted from 0.
web-dice-page-face = Face
web-dice-page-face-how = word mod sides + 1
web-dice-page-face-meaning = of the first try whose word is below the largest multiple of sides in 2^32.
web-dice-page-throw = Throw
web-dice-page-throw-how = HMAC(stream key of throws, "n"), the first 8 bytes
web-dice-page-throw-meaning = is the seed that throw n flies from.
web-dice-page-example = A worked example
web-dice-page-example-detail = Secret 00…07 (31 bytes of 00, then 07); the first of two seats sent 1f thirty-two times as its client seed, the second none. This page worked out the first shared face of a six-sided die; type each line into a terminal and compare.
web-dice-page-example-commitment = The commitment.
web-dice-page-example-match-key = The match key.
web-dice-page-example-stream-key = The key of the shared dice.
web-dice-page-example-word = Face 0, try 0. It is below the last multiple of six, so it counts.
web-dice-page-example-face = The face.
web-dice-page-limits = What this does not prove
web-dice-page-limit-league = That the table and the last player to send a client seed did not conspire: together they could have tried seeds until they liked the dice.
web-dice-page-limit-random = That a client seed was random. Your browser makes yours; nobody else can vouch for theirs.
web-dice-page-limit-noted = That the commitment in a file is the one shown before the first roll, unless you or your browser wrote it down then. At your own tables your browser does.
web-dice-page-limit-tells = That the table tells nobody its secret while you play. Whoever runs a table could look ahead at the dice.
web-dice-page-limit-copies = That people really made the decisions in the file, and at the times it gives. Once the secret is out, anyone can write another match with the same dice: compare a file with your own copy.
