### Reviews of a finished match.

web-review-title = Review
web-review-begin = Review this match
web-review-why = What each decision cost, what would have been better, and what was luck.
web-review-waiting = Other reviews are ahead of this one.
web-review-going = Thinking about each decision: { $done } of { $of }.
web-review-chance = { $name }: chance to win
web-review-moment = Step of the match
web-review-at = { $n } of { $last }, { $name } { $chance }.
web-review-quiet = Nothing to add here.
web-review-show = Show the better move
web-review-shown = Before the decision. The better move is outlined.
web-review-turned = Turning points
web-review-cost = Costly decisions
web-review-nothing = No decision was clearly a mistake.
web-review-n = Step { $n }
web-review-sums = What decided the result
web-review-parts-start = Start
web-review-parts-luck = Luck
web-review-parts-lost = Own decisions
web-review-parts-given = Opponent's decisions
web-review-parts-ended = Ended by players
web-review-parts-rest = Not explained
web-review-parts-result = Result
web-review-measure = Points are the chance to win in percent, as the bots estimate it: 50 is even, 100 a sure win. The parts add up from start to result, so chances lost and won back can total more than 100. An inaccuracy costs at least 2 points, a mistake 4, a blunder 8.
