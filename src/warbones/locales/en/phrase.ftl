### The phrases people can say at a table, by name (`warbones.table.phrases`).

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-nice = Nicely done!
phrase-wow = What a roll!
phrase-ouch = Ouch!
phrase-thanks = Thank you.
phrase-game = Good game!
