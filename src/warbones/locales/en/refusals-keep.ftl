### Faults of a custom board in DICE WAR.

keep-refused-no-board-no-zone = { $word } is neither a board nor a zone. The boards are { LIST($known) }. { keep-option-board.own }
keep-refused-option-one-or-text = Option { $option } must be one of { LIST($known) }, or a text, not { $value }.

keep-board-row-zones = Row { $row } has { $zones } zones: a row has one, two or three, and rows are numbered from 1 without gaps.
keep-board-zone-order = Zone { $zone } comes where { $due } should: zones are listed row by row, as M, as L R, or as L C R.
keep-board-zone-late = Zone { $zone } comes after the last row.
keep-board-rows = A board must have 3, 5, 7 or 9 rows, not { $rows }: one row has to be the middle.
keep-board-zones = A board can have at most { $most } zones, not { $zones }.
keep-board-home = The home at { $who }'s end must have two zones, L and R, not { $zones }.
keep-board-zone-beyond = Zone { $zone } lies at Beta's end, so it cannot lead to { $to }.
keep-board-zone-nowhere = Zone { $zone } leads nowhere: write which zones of the next row follow, such as { $zone }>{ $to }.
keep-board-zone-to = Zone { $zone } cannot lead to { $to }: the next row has { LIST($after) }.
keep-board-zone-lost = No zone leads to { $zone }, so Alpha's pawns could never enter it and Beta's could never leave.
keep-board-slot = Zone { $zone } is in the middle row, where pawns must move (R11), so it has no Defense slot (+).
keep-board-advantage = Zone { $zone } has no zone to its left or right, so it cannot be an Advantage zone (*).
