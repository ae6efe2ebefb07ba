### What a table refuses to whoever sits there.

refused-rated-match-without-clock = A rated match without a clock can be ended so once somebody who is asked was away for { $minutes } minutes while you waited here.

refused-nobody-else-yet-hear = Nobody else is here yet to hear you.
refused-play-under-player-name = You play here under your player's name: change it on the page “You”.
refused-rematch-asked-once-match = A rematch can be asked for once the match is over.
refused-bot-agrees-no-draw = A bot agrees to no draw: play on, or resign.
refused-draw-declined-play-before = Your draw was declined: play on before you offer another.
refused-wish-does-not-wait = This wish does not wait for you.
refused-match-over-nothing-bot = The match is over, so there is nothing for a bot to play.
refused-time-match-run-out = Your time for this match has run out, so the bot plays on for you.

refused-no-bot = There is no bot { $bot }; there are { LIST($known) }.

refused-server-call-nobody-no = This server can call nobody: it has no place to keep a key.

refused-random-bot-no-reasons = The random bot has no reasons: ask { EITHER($others) }.
refused-hints-off-between-people = Hints are off between people, unless the table is set up with them.
refused-hint-about-own-decision = A hint is about your own decision, and none is due now.
refused-game-gone-meanwhile = The game has gone on meanwhile.

refused-seat-key-does-not = This seat's key does not fit this table. Open the table with the browser that started it, or with a new link.
refused-show-keys-seats-most = Show the keys of your seats here, at most { $most }: “Authorization: Bearer”, then each key.

refused-bot-plays-now-take = A bot plays for you now: take your seat back first.
refused-match-not-begun-somebody = The match has not begun: somebody has still to come.

refused-nothing-rolled-now = Nothing is rolled now.

refused-tables-played-now-all = { $most } tables are played at here now, which is all: come back in a few minutes.

refused-another-wish-waits-answer = Another wish waits for an answer at this table: settle that one first.
refused-wish-waits-no-more = That wish does not wait any more.

refused-reviews-being-made-already = { $count } reviews are being made for you already: try again in a minute.
refused-reviews-being-made-by-all = { $count } reviews are being made already: try again in a minute.

refused-share-dice-bytes-hexadecimal = A share of the dice is { $bytes } bytes in { $digits } hexadecimal digits (0 to 9 and a to f), not { $share }.
refused-dice-table-not-sealed = The dice of this table are not sealed, so nobody brings a share to them.
refused-seat-brought-its-share = This seat has brought its share of the dice already: the first one counts.
refused-play-begun-nothing-brought = Play has begun, so nothing can be brought to the dice any more: this seat brought none.
refused-another-seat-brought-very = Another seat brought this very share: make one of your own.

refused-seats-table-taken-invitation = Seats at this table are taken by invitation: ask for a link.
refused-seat-not-free-choose = This seat is not free: choose another one, or watch.
refused-secret-opens-something-table = This secret opens something at this table already: make a new one for each seat.
refused-somebody-table-name-choose = Somebody at this table has that name: choose another one.

refused-seats-asked = { $game } has { $seats } seats, and { $asked } were asked for.
refused-least-one-seat-must = At least one seat must be a person's.

refused-match-too-long-shown = This match is too long to be shown: { $count } of its decisions have { $bytes } bytes.
refused-match-played-under-rules = This match was played under rules that this program does not have.

refused-said-things-all-match = You said { $most } things, which is all that a match keeps.

refused-socket-joined-already = This socket has joined already.
refused-who-watches-does-not = Who watches does not play: open the table by the link to a seat.
refused-answers-their-way-already = { $count } answers are on their way already: wait for them.

refused-people-watch-table-already = { $count } people watch this table already, which is all it can hold.
refused-seat-opened-too-many = This seat was opened in too many other places, so it is closed here.

refused-rated = This match is rated: { $why ->
    [undo] moves are not taken back
   *[bot] everybody plays for themselves
}.
refused-late = Your time has run out.
refused-hints-at-once = One hint at a time, and one in { $seconds } seconds: ask again in a moment.
refused-odds-at-once = One question about odds at a time, and { $most } in a second: ask again in a moment.
refused-said-at-once = That was much at once: wait a few seconds before you say more.
refused-took-too-much = This took too much, or was ended from outside: ask again in a moment.
refused-review-broken = This review could not be made: the server's log says why. Ask again.
refused-unkept = This could not be stored: this machine's disk is full or read-only. Mend that, and try again.
refused-unreachable = The database cannot be reached just now, so nothing can be stored: try again in a moment.
refused-moved = This table is being handed to another process: try again in a moment.
refused-spent-token = This seat is taken: its link works once, for the browser that opens it first, or it was carried to another device, which whoever sits there can do from the table's menu. You can watch the table.
refused-carried-away = This seat was carried to another device, so it is closed here. You can watch on. To have it back, choose “Take this seat to another device” in the table's menu there, and open that link here.
