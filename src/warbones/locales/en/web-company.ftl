### Who sits at a table, what they ask of each other, and how they come.

web-company-here = here
web-company-away = away
web-company-with = with { LIST($others) }
web-company-with-friend = with a friend here
web-company-let-bot = Let the bot play for me
web-company-bot-plays = The bot is playing for you.
web-company-time-out = Your time ran out: the bot plays on for you.
web-company-seat-back = Take my seat back
web-company-watch-link = Copy a link to watch
web-company-copied = Copied
web-company-watching = You are watching. Secrets stay covered.
web-company-draw = Offer a draw
web-company-resign = Resign
web-company-resign-sure = Resign and end the match
web-company-play-on = No, play on
web-company-carry = Take this seat to another device
web-company-carry-hint = Open this link on the other device during this match. It works once, and closes the seat here.
web-company-carry-link = Link to your seat
web-company-say = Say something
web-company-heard = Chat
web-company-mute = Hide what others say
web-company-says = { $name }: { $words }
web-company-name = Your name
web-company-name-hint = as everyone sees it
web-company-save-name = Save the name

web-company-phrase =
    { $phrase ->
        [hello] Hello!
        [luck] Good luck!
        [moment] One moment, please.
        [nice] Nicely done!
        [wow] What a roll!
        [ouch] Ouch!
        [thanks] Thank you.
        [game] Good game!
       *[other] { $phrase }
    }

web-company-sharing-title = Other devices
web-company-sharing-alone = Only this machine can open the tables.
web-company-sharing-alone-link = So far, only this machine can open that link.
web-company-sharing-open = Let in devices on this network
web-company-sharing-asks = Everyone on this network could open the table, watch, and sit down at listed tables. That is fine at home, less so in a café. Nothing goes out to the internet, and you can close it again.
web-company-sharing-yes = Let them in
web-company-sharing-no = Not now
web-company-sharing-lent = Every device on this network can open the tables at:
web-company-sharing-scan = Or your friend scans this with a phone on this network.
web-company-sharing-scan-afar = Or your friend scans this with a phone.
web-company-sharing-code = QR code of the link
web-company-sharing-trouble = It doesn't open there?
web-company-sharing-instead = Try { $address } instead
web-company-sharing-closes = “Keep other devices out” sends away whoever came from one.
web-company-sharing-close = Keep other devices out

web-company-invite-friends = Who is still missing
web-company-invite-title = { $name } isn't here yet. Send this link to your friend:
web-company-invite-link = Link to { $name }'s seat
web-company-invite-copy = Copy the link
web-company-invite-copied = Copied
web-company-invite-share = Share
web-company-invite-share-text = Play { $game } with me
web-company-invite-offered = A seat is saved for you
web-company-invite-seat-detail = This link works once. The seat will belong to this browser.
web-company-invite-sit = Sit down
web-company-invite-taken = This seat is taken
web-company-invite-bad = This invitation is incomplete
web-company-invite-bad-detail = Part of the link is missing. Ask for it again and open all of it.
web-company-invite-both = You already sit at this table
web-company-invite-both-detail = Send this link to your friend, or play both sides here and pass the device.
web-company-invite-stay = To my seat
web-company-invite-sit-too = Sit here too

web-company-wish-undo = { $name } asks to take the last move back.
web-company-wish-rematch = { $name } would like a rematch.
web-company-wish-draw = { $name } offers a draw.
web-company-wish-own-undo = You asked to take your move back. { LIST($names) } can agree.
web-company-wish-own-draw = You offered a draw. { LIST($names) } can agree until you play on.
web-company-wish-own-rematch = You asked for a rematch. { LIST($names) } can agree.
web-company-wish-again = They are playing again at another table.
web-company-wish-own-again = This match is over. You play again at another table.
web-company-wish-gone = { $name } has been away for ten minutes, and this match is rated.
web-company-wish-claim = Claim the win
web-company-wish-call-off = Call it off, unrated
web-company-wish-go-on = Keep waiting
web-company-wish-refused-undo = { $name } would rather not take the move back.
web-company-wish-refused-rematch = { $name } would rather not play again.
web-company-wish-refused-draw = { $name } declines the draw.
web-company-wish-read = All right
web-company-wish-refuse = No
web-company-wish-allow = Allow it
web-company-wish-play = Rematch
web-company-wish-agree = Agree to a draw

web-company-door-free = A seat is free at this table of { $game }
web-company-door-free-detail = Anyone may take it. It will belong to this browser.
web-company-door-sit-as = Sit down as { $name }
web-company-door-kept = A seat at this table of { $game } is saved for a friend
web-company-door-kept-detail = To play, you need the seat's own link. Ask whoever set up the table: it is under “Send this link to your friend”. Free seats: { LIST($names) }.
web-company-door-over = This match of { $game } is over
web-company-door-over-detail = You can step through it, move by move.
