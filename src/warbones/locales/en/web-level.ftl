### Bots, by the name of their level. The last six are at tables that were set up by earlier versions.

web-level-name =
    { $bot ->
        [beginner] Beginner
        [casual] Casual
        [steady] Steady
        [strong] Strong
        [master] Master
        [random] Random
        [marksman] Master
        [expert] Strong
        [average] Steady
        [novice] Beginner
        [search] Master
        [greedy] Steady
       *[other] { $bot }
    }
# On a name plate, where there is little room.
web-level-bot =
    { $bot ->
        [beginner] beginner bot
        [casual] casual bot
        [steady] steady bot
        [strong] strong bot
        [master] master bot
        [random] random bot
        [marksman] master bot
        [expert] strong bot
        [average] steady bot
        [novice] beginner bot
        [search] master bot
        [greedy] steady bot
       *[other] { $bot } bot
    }
# In brackets or after a colon.
web-level-inside =
    { $bot ->
        [beginner] beginner, careless
        [casual] casual, easy-going
        [steady] steady, careful
        [strong] strong, far-sighted
        [master] master, the strongest there is
        [random] random, thoughtless
        [marksman] master, sharp-eyed
        [expert] strong, steady
        [average] steady, plain
        [novice] beginner, shaky
        [search] master, far-sighted
        [greedy] steady, hasty
       *[other] { $bot }
    }
web-level-full =
    { $bot ->
        [beginner] Beginner, careless: glances at each choice and often slips
        [casual] Casual, easy-going: sees what is near and slips now and then
        [steady] Steady, careful: weighs every choice but does not look far ahead
        [strong] Strong, far-sighted: plays ahead before it chooses
        [master] Master, the strongest there is: plays ahead thousands of times
        [random] Random, thoughtless: plays any legal move
        [marksman] Master, sharp-eyed: throws hard at other dice and plays the odds
        [expert] Strong, steady: tries out many throws
        [average] Steady, plain: tries out a few throws
        [novice] Beginner, shaky: tries out hardly any throws
        [search] Master, far-sighted: plays ahead before it moves
        [greedy] Steady, hasty: takes what looks best at once
       *[other] { $bot }
    }
web-level-plays = the { web-level-bot } plays
web-level-out-of-time = out of time: the { web-level-bot } plays
# $problem is a sentence of the server's.
web-level-failed = { $problem } The { web-level-bot } plays on.
# One opponent in a list such as "Ann and a bot (steady, careful)".
web-level-opponent = a bot ({ web-level-inside })
