### A game inside somebody else's page.

web-embed-wrong = This table can't be shown
web-embed-setting-up = Setting up the position
web-embed-awaiting-replay = Waiting for the replay
web-embed-go-on = Continue your match
# Below a match in a frame: back to where the frame began.
web-embed-again = Start again
# A link that opens another tab.
web-embed-whole = Play on the whole table

# The rest is for whoever writes the page around the frame. $name is a parameter of the frame's address.
web-embed-no-game = Which game? Choose from { LIST($known) }.
web-embed-value = { $name } can't be “{ $value }”. Choose from { LIST($known) }.
web-embed-no-parameter = There is nothing here called { $name }. You can set { LIST($known) }.
web-embed-unavailable = { $attribute } names { $address }, which can't be loaded. Check the address, and that its server lets this page read it.
web-embed-data = These are the rule data of { $whose }, but this frame plays { $game }.
web-embed-without-game = This frame has no game, only a replay. Name the game in its address.
# $type is the name of a message, $name that of a field.
web-embed-no-message = A message to this frame is an object with a type: { LIST($known) }.
web-embed-no-field = The message { $type } has no field { $name }.
web-embed-field =
    The message { $type } needs { $name } to be { $needs ->
        [number] an integer from 0 up
        [options] an object of options with their values
       *[text] a text that isn't empty
    }.
