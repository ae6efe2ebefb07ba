### What a table refuses to whoever sits there.

refused-claim-early = A rated match without a clock can be ended so once somebody who is asked was away for { $minutes } minutes while you waited here.

refused-phrase-alone = Nobody else is here yet to hear you.
refused-rename-player = You play here under your player's name: change it on the page “You”.
refused-rematch-early = A rematch can be asked for once the match is over.
refused-draw-bot = A bot agrees to no draw: play on, or resign.
refused-draw-again = Your draw was declined: play on before you offer another.
refused-consent-not-asked = This wish does not wait for you.
refused-stand-in-after-match = The match is over, so there is nothing for a bot to play.
refused-seat-out-of-time = Your time for this match has run out, so the bot plays on for you.

refused-no-bot = There is no bot { $bot }; there are { LIST($known) }.

refused-push-off = This server can call nobody: it has no place to keep a key.

refused-hint-random-bot = The random bot has no reasons: ask { EITHER($others) }.
refused-hints-off = Hints are off between people, unless the table is set up with them.
refused-hint-not-due = A hint is about your own decision, and none is due now.
refused-hint-outdated = The game has gone on meanwhile.

refused-seat-key = This seat's key does not fit this table. Open the table with the browser that started it, or with a new link.
refused-seat-keys-header = Show the keys of your seats here, at most { $most }: “Authorization: Bearer”, then each key.

refused-stand-in-plays = A bot plays for you now: take your seat back first.
refused-match-not-begun = The match has not begun: somebody has still to come.

refused-odds-not-due = Nothing is rolled now.

refused-tables-full = { $most } tables are played at here now, which is all: come back in a few minutes.

refused-proposal-open = Another wish waits for an answer at this table: settle that one first.
refused-proposal-closed = That wish does not wait any more.

refused-reviews-of-client = { $count } reviews are being made for you already: try again in a minute.
refused-reviews-of-all = { $count } reviews are being made already: try again in a minute.

refused-client-seed = A share of the dice is { $bytes } bytes in { $digits } hexadecimal digits (0 to 9 and a to f), not { $share }.
refused-client-seed-unused = The dice of this table are not sealed, so nobody brings a share to them.
refused-client-seed-twice = This seat has brought its share of the dice already: the first one counts.
refused-client-seed-late = Play has begun, so nothing can be brought to the dice any more: this seat brought none.
refused-client-seed-copied = Another seat brought this very share: make one of your own.

refused-seat-by-invitation = Seats at this table are taken by invitation: ask for a link.
refused-seat-taken = This seat is not free: choose another one, or watch.
refused-secret-reused = This secret opens something at this table already: make a new one for each seat.
refused-name-at-table = Somebody at this table has that name: choose another one.

refused-seat-count = { $game } has { $seats } seats, and { $asked } were asked for.
refused-seats-all-bots = At least one seat must be a person's.

refused-replay-bytes = This match is too long to be shown: { $count } of its decisions have { $bytes } bytes.
refused-replay-rules = This match was played under rules that this program does not have.

refused-phrase-limit = You said { $most } things, which is all that a match keeps.

refused-join-twice = This socket has joined already.
refused-spectator-plays = Who watches does not play: open the table by the link to a seat.
refused-questions-pending = { $count } answers are on their way already: wait for them.

refused-spectators-full = { $count } people watch this table already, which is all it can hold.
refused-seat-connections = This seat was opened in too many other places, so it is closed here.

refused-rated = This match is rated: { $why ->
    [undo] moves are not taken back
   *[bot] everybody plays for themselves
}.
refused-out-of-time = Your time has run out.
refused-hint-rate = One hint at a time, and one in { $seconds } seconds: ask again in a moment.
refused-odds-rate = One question about odds at a time, and { $most } in a second: ask again in a moment.
refused-phrase-rate = That was much at once: wait a few seconds before you say more.
refused-worker-failed = This took too much, or was ended from outside: ask again in a moment.
refused-review-failed = This review could not be made: the server's log says why. Ask again.
refused-store-failed = This could not be stored: this machine's disk is full or read-only. Mend that, and try again.
refused-store-unreachable = The database cannot be reached just now, so nothing can be stored: try again in a moment.
refused-table-moved = This table is being handed to another process: try again in a moment.
refused-link-used = This seat is taken: its link works once, for the browser that opens it first, or it was carried to another device, which whoever sits there can do from the table's menu. You can watch the table.
refused-seat-transferred = This seat was carried to another device, so it is closed here. You can watch on. To have it back, choose “Take this seat to another device” in the table's menu there, and open that link here.
