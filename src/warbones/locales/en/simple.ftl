# The plain table of a game made from its rules alone (`warbones.simple`).

simple-facts = { $players } players
simple-yours = Yours
simple-middle = The table
simple-die = the d{ $sides }
simple-roll = Roll the d{ $sides }.
simple-goes-on = The game goes on.
simple-choose = What will you do?
simple-choosing = { NAME($seat) } is choosing.
