### Rule options of any game; a game's own are in options-GAME.ftl.

# A house rule in the lobby, such as "Longest game: After 8 rounds, the higher keep wins."
option-chosen = { $title }: { $value }
option-own = the players' own

# A change that custom rule data make, such as "Archers: cost 3 (published: 2)".
option-data-change = { $row }: { $column } { $now } (published: { $published })
option-data-more = { $first }; { $rest }
option-data-others = { $count ->
    [one] { $count } more change
   *[other] { $count } more changes
}
