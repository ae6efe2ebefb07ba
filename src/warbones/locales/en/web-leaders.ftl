### Tables of ratings.

web-leaders-title = { $game } ratings
web-leaders-heading = Ratings
web-leaders-link = Ratings
web-leaders-loading = Loading the ratings.
web-leaders-place = Place
web-leaders-name = Name
web-leaders-rating = Rating
web-leaders-games = Matches
web-leaders-unsure = Provisional
web-leaders-unsure-detail = After about a dozen rated matches, a rating is certain enough for a place.
web-leaders-how = Ratings follow OpenSkill and start at 1500. The bots earned theirs in matches against each other, and these stay fixed: if you win half your matches against a bot, you are as strong as it is.
web-leaders-nobody = Only the bots are rated here so far.
web-leaders-all-games = Ratings by game
web-leaders-all-speeds = Ratings by speed
web-leaders-speed =
    { $speed ->
        [untimed] Without a clock
        [quick] Quick
        [steady] Steady
        [days] Days per move
       *[other] { $speed }
    }
