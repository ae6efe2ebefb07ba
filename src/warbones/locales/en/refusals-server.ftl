### What the server refuses: tables, lessons, positions to solve, connections.

refused-no-lesson = There is no lesson for { $game } yet: its rulebook begins with how it goes.
refused-no-lesson-step = The lesson of { $game } has steps 0 to { $last }, and no step { $number }.
refused-lesson-no-throw = At this step of the lesson nothing is thrown: do one of the deeds that it asks for.

refused-puzzle-future = The positions of { $day } are not out yet: ask for { $latest } or a day before.
refused-puzzle-past = Positions to solve begin on { $first }: ask for that day or a later one, not for { $day }.
refused-puzzle-game = { $game } has no positions to solve.
refused-puzzle-date = A day is written with year, month and day, such as 2026-11-24.

refused-not-organiser = Only who set this tournament up may change it, with the browser that did.
refused-tournament-bot-clock = At a tournament whoever has no time left loses: no bot plays on for them.
refused-tournament-seats = A tournament is played two by two, which { $game } is not with these options.
refused-tournament-seat = No seat at this table is yours: look at the tournament's page for the one that is.
refused-tournament-table = This is no tournament's table.
refused-not-entrant = You do not take part in this tournament.

refused-player-after-match = This match is over: who played it stays as it was.
refused-rated-late = Play has begun: whether a match is rated is said before.
refused-player-two-seats = You play at this table already, on another seat.

refused-no-speed = There is no speed { $speed }; there are { LIST($known) }.

refused-not-operator = Only a browser at the machine that serves the tables may open and close them to others.

refused-server-full = This server has all the visitors that it can hold: come back in a few minutes.
refused-address-sockets = { $most } seats and watchers are here from your address already, which is all that one address may have: leave a table first.

refused-message-binary = A message is JSON text, not binary data.
refused-message-long = A message may have { $most } bytes, and this one has { $size }.
refused-message-flood = More than { $count } messages a second came without end, so this line is closed.

refused-join-slow = A table waits { $seconds } seconds for the message that joins it.

refused-no-table = There is no such table.

refused-push-keys = The keys of this subscription are no browser's: hand on what its push manager gave you.
refused-push-address = Messages go only to browsers' push services, not to { $address }.

refused-push-expired = Its push service takes no messages for this subscription any more: subscribe again.

refused-documents-of-client = { $count } matches wait to be opened for you already: try again in a minute.
refused-documents-of-all = { $count } matches wait to be opened already: try again in a minute.
refused-document-slow = This match takes more than { $seconds } seconds to open, which is too long.

refused-no-game = There is no game { $game }; there are { LIST($known) }.

refused-no-address = There is nothing at this address.
refused-method = This address does not take that method.
refused-body-long = This is too long: a request may have { $most } bytes, and the file of a match { $file }.
refused-requests-minute = Too much was asked for from here within a minute: wait a little, and try again.
refused-tables-today = Enough tables were set up from here within a day: play at one of them, or come back tomorrow.
refused-body-missing = The request cannot be read. It has no body.
refused-body-nested = The request cannot be read. It is nested too deeply.
# What a parser says, in English.
refused-body-unreadable = The request cannot be read. { $why }.
refused-message-unreadable = This is no message to a table: { $why }.
refused-server-error = Something went wrong here, and nothing was changed. Try again.
refused-join-first = The first message must join: it brings the seat's token.
refused-message-rate = More than { $most } messages a second are too many: wait a moment, and send this one again.
refused-host = This server does not go by { $host }. If others open it by that name, --public-url says so.
refused-origin = A page of { $origin } may change nothing here. If this table is served there, --public-url says so.

# A bot from a file that failed: $bot is the file's name.
refused-bot-gone = { $bot } is not at this table any more.
refused-bot-slow = { $bot } did not answer within { $seconds } seconds.
refused-bot-crashed = { $bot } broke the process that it ran in.
# What the program that runs the file said, in English.
refused-bot-error = { $bot } could not answer: { $why }
refused-bot-token = { $bot } said { $token }, which may not be said there.
refused-bot-shape = { $bot } answered with { $found }, not scores of { $shape }.
refused-bot-scores = { $bot } answered with scores that are no numbers.

# Sent before a request is read, in English, since no client has said its language yet.
refused-request-slow = A request must have come within { $seconds } seconds: send it again.
refused-too-many-connections = Too much is open from your address: close something, and try again.
