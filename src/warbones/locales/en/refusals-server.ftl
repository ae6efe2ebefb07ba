### What the server refuses: tables, lessons, positions to solve, connections.

refused-no-lesson = There is no lesson for { $game } yet. Its rulebook starts with how to play.
refused-no-lesson-step = The lesson of { $game } has steps 0 to { $last }, and no step { $number }.
refused-lesson-no-throw = Nothing is thrown at this step of the lesson: do one of the things it asks for.

refused-puzzle-future = The positions for { $day } aren't out yet: ask for { $latest } or earlier.
refused-puzzle-past = The first positions are from { $first }: ask for that day or later, not for { $day }.
refused-puzzle-game = { $game } has no positions to solve.
refused-puzzle-date = A day is written with year, month and day, such as 2026-11-24.

refused-not-organiser = Only whoever set up this tournament can change it, in the browser they used.
refused-tournament-bot-clock = In a tournament, running out of time loses the match: no bot plays on.
refused-tournament-seats = Tournament matches are for two players, and { $game } with these options is not.
refused-tournament-seat = No seat at this table is yours. The tournament's page shows which table you play at.
refused-tournament-table = This table doesn't belong to a tournament.
refused-not-entrant = You aren't in this tournament.

refused-player-after-match = This match is over: its players can't change any more.
refused-rated-late = The match has started, so it is too late to rate it or not.
refused-player-two-seats = You already have another seat at this table.

refused-no-speed = There is no speed { $speed }; there are { LIST($known) }.

refused-not-operator = Only a browser on the machine that serves the tables can open or close them to other devices.

refused-server-full = This server is full: come back in a few minutes.
refused-address-sockets = { $most } seats and watchers are here from your address already, the most that one address can have: leave a table first.

refused-message-binary = A message is JSON text, not binary data.
refused-message-long = A message may have { $most } bytes, and this one has { $size }.
refused-message-flood = More than { $count } messages a second came without end, so this line is closed.

refused-join-slow = A table waits { $seconds } seconds for the message that joins it.

refused-no-table = There is no such table.

refused-push-keys = The keys of this subscription are no browser's: hand on what its push manager gave you.
refused-push-address = Messages go only to browsers' push services, not to { $address }.

refused-push-expired = Its push service takes no messages for this subscription any more: subscribe again.

refused-documents-of-client = { $count } of your matches are already waiting to open: try again in a minute.
refused-documents-of-all = { $count } matches are already waiting to open: try again in a minute.
refused-document-slow = This match takes more than { $seconds } seconds to open, which is too long.

refused-no-game = There is no game { $game }; there are { LIST($known) }.

refused-no-address = There is nothing at this address.
refused-method = This address does not take that method.
refused-body-long = This is too long: a request can have { $most } bytes, and a match file { $file }.
refused-requests-minute = Too many requests from here in a minute: wait a little, then try again.
refused-tables-today = Enough tables were set up from here today: play at one of them, or come back tomorrow.
refused-body-missing = The request cannot be read. It has no body.
refused-body-nested = The request cannot be read. It is nested too deeply.
# What a parser says, in English.
refused-body-unreadable = The request cannot be read. { $why }.
refused-message-unreadable = This is no message to a table: { $why }.
refused-server-error = Something went wrong here, and nothing was changed. Try again.
refused-join-first = The first message must join: it brings the seat's token.
refused-message-rate = More than { $most } messages a second is too fast: wait a moment, then send this one again.
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
