### Lists of purchases, such as an army.

web-lists-open = Use a list
web-lists-begin = Play with a ready-made army
web-lists-ready = Ready-made lists
web-lists-own-saved = Your saved lists
web-lists-others =
    { $number ->
        [1] One more list names something that isn't for sale here.
       *[other] { $number } more lists name something that isn't for sale here.
    }
web-lists-own = Your own list. Save or copy it to use it again.
web-lists-save = Save it
web-lists-name = A name for this list
web-lists-save-it = Save
web-lists-replace = Replace
web-lists-saved = Saved as “{ $name }” in this browser.
web-lists-forget = Delete “{ $name }”
web-lists-forgotten = “{ $name }” has been deleted. Its text is still here.
web-lists-example = 2 { $first }, { $second }
web-lists-readied = Your army is bought and placed for you, and the battle begins.
web-lists-take = Use this list
web-lists-copy = Copy it
web-lists-copied = Copied
web-lists-next = Still to come from your list: { LIST($words) }.
web-lists-stop = Continue by hand
web-lists-nothing = List what to buy, separated by commas.
web-lists-unknown = “{ $word }” isn't for sale here. You can buy: { LIST($words) }.
web-lists-too-many =
    { $most ->
        [0] You can't take any more of “{ $word }”.
       *[other] You can take at most { $most } of “{ $word }”.
    }
web-lists-too-dear = That costs { $cost } points. You have { $left }.
web-lists-gone = Your list stops here: you can't take any more of “{ $word }”.
web-lists-no-powers = No special powers.
