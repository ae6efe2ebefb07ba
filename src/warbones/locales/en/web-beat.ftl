# Reveals: sums that climb, who won, and the end of a round.

# $who: You, or a name; $value: a signed number, such as "+100"
web-beat-term = { $who }, { $name }: { $value } ({ $why })
web-beat-plain = { $who }, { $name }: { $value }
web-beat-note = { $name } { $value }
# $name: such as "Your attack"
web-beat-sum = { $name }: { $total }
# $attack and $defence: such as "You, 2 axes: +2" and "Beta, 1 shield: +1"
web-beat-meets = { $attack }. { $defence }.
web-beat-wins = wins
# Stamped on a seat whose defence held an attack off
web-beat-holds = holds
web-beat-won = won
# Stamped beside a piece that was rolled against
web-beat-hit = hit
web-beat-missed = missed
# Stamped where somebody has scored
web-beat-tally = { $points } of { $of }
web-beat-go-on = Continue
