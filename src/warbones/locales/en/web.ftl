### Messages of the page itself, whatever it shows.

web-name = Warbones
web-motto = Five war games fought with dice.
web-skip = Skip to the prompt
web-failure = The table's server isn't answering. Is it still running?
web-try-again = Try again

# Sentences one after the other, each with a capital and a stop.
web-sentences = { SENTENCES($lines) }

web-header-home = Warbones, all games
web-header-back = Back to all games
web-header-rules = Rules
web-header-talk = Chat
web-header-log = Log
web-header-settings = Settings
web-header-table = Table
web-header-menu = Table menu and settings

web-settings-theme = Colours
web-settings-themes-system = Same as device
web-settings-themes-light = Light
web-settings-themes-dark = Dark
web-settings-motion = Motion
web-settings-motions-system = Same as device
web-settings-motions-still = Reduced
web-settings-speed = Speed
web-settings-speeds-slow = Slow
web-settings-speeds-normal = Normal
web-settings-speeds-quick = Fast
web-settings-speeds-none = Instant
web-settings-sound = Sound
web-settings-sounds = Play sounds for dice, moves and the end of the match
web-settings-captions = Show sounds in words

web-link-silent = The table hasn't answered yet. Your click isn't lost: it counts as soon as the table answers.
web-link-connecting = Connecting to the table.
web-link-restarting = The server is restarting. Your table will come back as you left it.
web-link-lost = Connection lost. Reconnecting; everything you did is safe.
web-link-unsent = The connection dropped before your request was sent. Please try again.
web-link-refused = You can't sit down here
web-link-unseen = You can't watch this table
web-link-blocked = You can't come in here
web-link-elsewhere = This browser has no seat at this table
web-link-elsewhere-detail = The key to a seat stays in the browser that took it. Open the table there, or watch it here.
web-link-watch = Watch this table
web-link-watch-on = Watch
web-link-to-next = To the rematch
web-link-carried = Your seat is on another device now
web-link-carried-detail = The link from “Move this seat to another device” was opened, so the seat is closed here. You can still watch. To take it back, choose “Move this seat to another device” in the menu there and open that link here.

web-rules-title = { $game } rules
web-rules-loading = Opening the rulebook.
web-rules-close = Close the rules
web-rules-cited = The rule you asked for
web-rules-play = All games

web-missing-title = There is nothing here
web-missing-detail = The address may be mistyped, or the table is gone.
web-missing-table = There is no such table
web-missing-table-detail = The address may be mistyped, or the table was removed because nobody had played there for a long time.
web-missing-home = See all games

web-broken-title = Something on this page broke
web-broken-detail = Nothing is lost: the server keeps your table. Reloading the page usually helps.
web-broken-again = Reload

web-offline-title = Warbones can't be reached
web-offline-detail = You are offline, or the server is down for a moment. Your tables are safe and will be waiting for you.

## The page of samples, which players never see.
web-pieces-title = The pieces
web-pieces-detail = Everything you can touch has thickness and casts a shadow. Nothing else does.
web-pieces-colours = Colours
web-pieces-type = Type
web-pieces-company = People and requests
web-pieces-slips = Notes by the prompt bar
web-pieces-units = Units
web-pieces-buttons = Buttons
web-pieces-connection = Connection
web-pieces-space = A 3D table from above
