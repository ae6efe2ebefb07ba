### Refusals of a table to the people who sit there.

refused-claim-early = In a rated match without a clock, you can do this once the player to move has been away for { $minutes } minutes while you waited here.

refused-phrase-alone = Nobody else is here yet.
refused-rename-player = You play under your profile's name here. Change it on the “You” page.
refused-rematch-early = You can ask for a rematch once the match is over.
refused-draw-bot = Bots don't accept draws: play on, or resign.
refused-draw-again = Your draw was declined. Play on before you offer another.
refused-consent-not-asked = This request isn't waiting for your answer.
refused-stand-in-after-match = The match is over, so there is nothing left for a bot to play.
refused-seat-out-of-time = Your time for this match has run out, so the bot plays on for you.

refused-no-bot = There is no bot { $bot }; choose from { LIST($known) }.

refused-push-off = This server can't send notifications: it has nowhere to store its key.

refused-hint-random-bot = The random bot has no reasons to give: ask { EITHER($others) }.
refused-hints-off = Hints are off between people unless the table was set up with them.
refused-hint-not-due = Hints are for your own decisions, and it isn't your turn.
refused-hint-outdated = The game has moved on.

refused-seat-key = Your key doesn't open a seat at this table. Open the table in the browser that has the seat, or with a new link.
refused-seat-keys-header = Send the keys of your seats here, at most { $most }, in a header: “Authorization: Bearer”, then the keys.

refused-stand-in-plays = A bot is playing for you: take your seat back first.
refused-match-not-begun = The match hasn't started: not everyone has joined.

refused-odds-not-due = There is nothing to roll now.

refused-tables-full = This server is full: { $most } tables are in play. Come back in a few minutes.

refused-proposal-open = Another request is waiting for an answer at this table: settle that one first.
refused-proposal-closed = That request is no longer open.

refused-reviews-of-client = { $count } of your reviews are already being made: try again in a minute.
refused-reviews-of-all = { $count } reviews are already being made: try again in a minute.

refused-client-seed = A client seed is { $bytes } bytes in { $digits } hexadecimal digits (0 to 9 and a to f), not { $share }.
refused-client-seed-unused = The dice of this table are not sealed, so it needs no client seeds.
refused-client-seed-twice = This seat has already sent its client seed: the first one counts.
refused-client-seed-late = Play has started, so it is too late for a client seed: this seat has none.
refused-client-seed-copied = Another seat sent this same client seed: make one of your own.

refused-seat-by-invitation = Seats at this table are by invitation: ask for a link.
refused-knock-late = This match has started, so its seats are taken. You can watch it.
refused-guests-full = { $most } others are already waiting for a seat at this table. Try again in a minute.
refused-guest-gone = They are no longer waiting for a seat.
refused-seat-taken = This seat is taken: choose another, or watch.
refused-secret-reused = This secret is already in use at this table: make a new one for each seat.
refused-name-at-table = Someone at this table already has that name: choose another one.

refused-seat-count = { $game } has { $seats } seats, but { $asked } were asked for.
refused-seats-all-bots = At least one seat must be a person's.

refused-replay-bytes = This match is too long to show: its first { $count } decisions alone take more than { $bytes } bytes.
refused-replay-rules = This match was played under rules that this version no longer has.

refused-phrase-limit = You have sent { $most } messages, the most that one match allows.

refused-join-twice = This socket has already joined.
refused-spectator-plays = Spectators can't play: open the table with the link to a seat.
refused-questions-pending = { $count } answers are already on their way: wait for them.

refused-spectators-full = { $count } people are watching this table already, and it has room for no more.
refused-seat-connections = This seat was opened in too many other places, so it is closed here.

refused-rated = This match is rated: { $why ->
    [undo] moves can't be taken back
   *[bot] bots can't play for people
}.
refused-out-of-time = Your time has run out.
refused-hint-rate = One hint at a time, and one every { $seconds } seconds: ask again in a moment.
refused-odds-rate = One question about odds at a time, and at most { $most } a second: ask again in a moment.
refused-phrase-rate = That was a lot at once: wait a few seconds before you say more.
refused-worker-failed = This took too long or was stopped: ask again in a moment.
refused-review-failed = This review failed; the server's log says why. Ask again.
refused-store-failed = This couldn't be saved: the server's disk is full or read-only. Fix that, then try again.
refused-store-unreachable = The database can't be reached right now, so nothing can be saved: try again in a moment.
refused-table-moved = This table is moving to another server process: try again in a moment.
refused-link-used = This seat is taken. Its link works once, in the first browser that opens it. If it was your seat, it may have been moved to another device from the table's menu. You can still watch.
refused-seat-transferred = This seat was moved to another device, so it is closed here. You can still watch. To take it back, choose “Move this seat to another device” in the table's menu there, and open that link here.
