### The emails that the server sends to players who are away.

mail-confirm-subject = Confirm your email address for Warbones
# $host is the name of the server.
mail-confirm-text = Someone, probably you, wants Warbones at { $host } to write to this address when it's their turn.
# A link, before its address.
mail-confirm-link = Confirm this address
mail-confirm-ignore = The link works for a day. If it wasn't you, ignore this email: there won't be any about turns.

# $game is the title of a game.
mail-turn-subject = Your turn in { $game }
# $names are the other players at the table.
mail-turn-text = It's your turn in { $game }. { LIST($names) } { $count ->
    [one] is
   *[other] are
} waiting for you.
# A link, before its address.
mail-turn-link = Open the table
mail-turn-seat = You can play in the browser that has your seat; anywhere else the link lets you watch.

# A link at the end of each email.
mail-stop = Stop these emails
