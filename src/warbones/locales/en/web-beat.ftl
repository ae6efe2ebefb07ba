# Reveals: sums that climb, who won, and the end of a round.

# $who: You, or a name; $value: a signed number, such as "+100"
web-beat-term = { $who }, { $name }: { $value } ({ $why })
web-beat-plain = { $who }, { $name }: { $value }
web-beat-note = { $name } { $value }
# $name: such as "Your attack"
web-beat-sum = { $name }: { $total }
web-beat-wins = wins
web-beat-won = won
# Stamped beside a piece that was rolled against
web-beat-hit = hit
web-beat-missed = missed
# Stamped where somebody has scored
web-beat-tally = { $points } of { $of }
web-beat-go-on = Continue
