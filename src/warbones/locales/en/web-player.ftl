### Your player: a name, a mark, matches and ratings.

web-player-you = You
web-player-club = Club
web-player-nobody = a player
web-player-begin = Choose a name, and this browser keeps your matches, ratings and tournaments together. No account and no password: a secret key stays in this browser.
web-player-begin-title = Play under a name
web-player-name = Your name
web-player-mark = Your mark
web-player-mark-named =
    { $mark ->
        [sword] Sword
        [axe] Axe
        [shield] Shield
        [skull] Skull
        [leaf] Leaf
        [sun] Sun
        [moon] Moon
        [star] Star
        [tower] Tower
        [crown] Crown
        [anchor] Anchor
        [bell] Bell
        [key] Key
        [fish] Fish
        [tree] Tree
        [flame] Flame
        [drop] Drop
        [hat] Hat
        [boat] Boat
        [hand] Hand
       *[other] { $mark }
    }
web-player-start = Play under this name
web-player-save = Save
web-player-saved = Saved.
web-player-have = I have a profile on another device
web-player-code = The code shown on the other device
web-player-bring = Use it here
web-player-replaces = { $name } is the profile in this browser now, and would be removed from it.
web-player-ratings = Ratings
web-player-no-ratings = No rated match yet. A match is rated if everyone at the table wants it.
web-player-rating = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($give, useGrouping: 0) }
web-player-games =
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
web-player-unsure = provisional
web-player-history = Your matches
web-player-no-history = Matches you finish under your name are listed here, for you alone.
web-player-won = won
web-player-lost = lost
web-player-drawn = draw
web-player-against = against { LIST($names) }
web-player-unrated = not rated
web-player-change-up = { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) } (+{ $by })
web-player-change-down = { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) } (−{ $by })
web-player-past = { $when }: { $ended }, { $changed }
web-player-look = Replay
web-player-more = Earlier matches
web-player-events = Your tournaments
web-player-devices = On another device
web-player-devices-detail = The code brings your profile to one more device. It works once, within ten minutes. Don't show it to anyone else.
web-player-show-code = Show a code
web-player-code-is = Your code
web-player-link = Link with the code
web-player-device-count =
    { $devices ->
        [1] Only this device has a key.
       *[other] { $devices } devices have a key.
    }
web-player-alone = Remove it from the others
web-player-own = What we store about you
web-player-own-detail = Your name and mark, your ratings, your results, and your tournaments. Others see your name, mark and rating, but not which matches are yours. Matches are stored separately: if you delete everything, they stay, with “a player” in place of your name.
web-player-download = Download it
web-player-remove = Delete everything
web-player-remove-sure = Delete it permanently
web-player-keep = No, keep it
web-player-removed = Everything stored about you has been deleted.
web-player-name-blocked = The operator of this server has blocked your name: others read “a player” instead. Choose another.
web-player-gone = Your profile no longer exists here: it was deleted, or you removed it using another device.
web-player-forget = Start afresh
