### Refusals of the server: tables, lessons, positions to solve, connections.

refused-no-lesson = There is no lesson for { $game } yet. Its rulebook starts with how to play.
refused-no-lesson-step = The { $game } lesson has steps 0 to { $last }, and no step { $number }.
refused-lesson-nothing = There is nothing to try at this step of the lesson: go on to the next.

refused-puzzle-future = The positions for { $day } aren't out yet: ask for { $latest } or earlier.
refused-puzzle-past = The first positions are from { $first }: ask for that day or later, not for { $day }.
refused-puzzle-game = { $game } has no positions to solve.
refused-puzzle-date = Write the day as year, month and day, such as 2026-11-24.

refused-not-organiser = Only whoever set up this tournament can change it, in the browser they used.
refused-tournament-bot-clock = In a tournament, running out of time loses the match: no bot plays on.
refused-tournament-seats = Tournament matches are for two players, but { $game } with these options is not.
refused-tournament-seat = No seat at this table is yours. The tournament's page shows which table you play at.
refused-tournament-table = This table doesn't belong to a tournament.
refused-not-entrant = You aren't in this tournament.

refused-player-after-match = This match is over: its players can't change any more.
refused-rated-late = The match has started, so it is too late to decide whether it is rated.
refused-player-two-seats = You already have another seat at this table.

refused-no-speed = There is no speed { $speed }; choose from { LIST($known) }.

refused-not-operator = Only a browser on the machine that serves the tables can open or close them to other devices.

refused-operator-token = This is not the operator's token. It is the one that the server was started with.
refused-address-blocked =
    { $ends ->
        [later] The operator of this server has blocked your address until { $until }.
       *[never] The operator of this server has blocked your address.
    }
# $blocked is the sentence above, $reason the operator's own words.
refused-address-blocked-reason = { $blocked } The reason: { $reason }
refused-block-address = { $address } is neither an address nor a network. Write one such as 203.0.113.7 or 203.0.113.0/24.
refused-block-loopback = { $address } is this machine itself, or contains it: blocking it would shut you out.
refused-block-own = { $address } contains your own address, { $own }: blocking it would shut you out.
refused-block-ended = A block has to end in the future.
refused-blocks-many = There can be at most { $most } blocks: remove one first, or block a whole network.
refused-block-unknown = { $subject } is not blocked any more.

refused-server-full = This server is full: come back in a few minutes.
refused-address-sockets = Your address already has { $most } connections to tables, the most it can have: leave a table first.

refused-message-binary = A message must be JSON text, not binary data.
refused-message-long = A message can have at most { $most } bytes; this one has { $size }.
refused-message-flood = You kept sending more than { $count } messages a second, so this connection was closed.

refused-join-slow = Join the table within { $seconds } seconds of connecting.

refused-no-table = There is no such table.

refused-push-keys = The keys of this subscription didn't come from a browser: send those that its push manager returned.
refused-push-address = Notifications go only to browsers' push services, not to { $address }.

refused-mail-off = This server sends no emails.
refused-mail-address = This isn't an email address: { $address }.
refused-mail-often = This address has been asked to confirm three times today: open the link in the latest email, or try again tomorrow.
refused-mail-today = That's enough confirmations for one day: try again tomorrow.
refused-mail-link = This link has expired, or the emails have been stopped already.

refused-push-expired = Notifications for this device have expired: turn them on again.

refused-documents-of-client = { $count } of your matches are already waiting to open: try again in a minute.
refused-documents-of-all = { $count } matches are already waiting to open: try again in a minute.
refused-document-slow = This match takes more than { $seconds } seconds to open, which is too long.

refused-no-game = There is no game { $game }; choose from { LIST($known) }.

refused-no-address = There is nothing at this address.
refused-method = This address does not accept that method.
refused-body-long = This is too long: a request can have at most { $most } bytes, and a match file { $file }.
refused-requests-minute = Too many requests from your address in one minute: wait a little, then try again.
refused-tables-today = Too many tables were set up from your address today: play at one of them, or come back tomorrow.
refused-body-missing = The request has no body.
refused-body-nested = The request is nested too deeply.
# What a parser says, in English.
refused-body-unreadable = The request cannot be read. { $why }.
refused-message-unreadable = This is not a message to a table: { $why }.
refused-server-error = Something went wrong here, and nothing was changed. Try again.
refused-join-first = The first message must be a join, with the seat's token.
refused-message-rate = More than { $most } messages a second is too fast: wait a moment, then send this one again.
refused-host = This server doesn't answer to the name { $host }. If people reach it by that name, start it with --public-url.
refused-version = Version { $version } of the protocol is unknown here: this server speaks 3 and 4.
refused-origin = A page from { $origin } can't change anything here. If that is this server's public address, start it with --public-url.

# A bot from a file that failed: $bot is the file's name.
refused-bot-gone = { $bot } is not at this table any more.
refused-bot-slow = { $bot } did not answer within { $seconds } seconds.
refused-bot-crashed = { $bot } crashed the process it ran in.
# What the program that runs the file said, in English.
refused-bot-error = { $bot } could not answer: { $why }
refused-bot-token = { $bot } answered with token { $token }, which isn't allowed there.
refused-bot-shape = { $bot } answered with { $found }, not with scores of shape { $shape }.
refused-bot-scores = { $bot } answered with scores that are not finite numbers.

# Sent before a request is read, in English, since no client has said its language yet.
refused-request-slow = The request didn't arrive within { $seconds } seconds: send it again.
refused-too-many-connections = Too many connections from your address: close some, then try again.
