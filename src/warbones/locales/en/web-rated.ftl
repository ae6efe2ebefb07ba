### Rated matches.

web-rated-title = Rated
web-rated-friendly = A friendly match: no ratings change
web-rated-counts = Rated, if everyone at the table agrees
web-rated-needs-name = To have a rating, choose a name first
web-rated-wish = Rate this match, if everyone agrees
web-rated-wishes = { $name } ({ NUMBER($rating, useGrouping: 0) }) would like this match to be rated.
web-rated-as-player = You play as { $name }.
web-rated-is = This match is rated: no hints and no moves taken back.
web-rated-away = There is no clock: if you keep the other player waiting for ten minutes, you may lose.
web-rated-waits = Rated, if everyone who joins agrees.
web-rated-not = Not rated: not everyone agreed.
web-rated-status = { $status }, rated
web-rated-only = Rated
web-rated-yours = Your rating
