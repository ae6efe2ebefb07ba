### The operator's page.

web-operator-title = Operator
web-operator-about = This page is for whoever runs the server. The token is the one it was started with; this tab keeps it until you close it.
web-operator-token = Token
web-operator-open = Open the page
web-operator-leave = Forget the token
# $when is such as "today" or "on Tuesday".
web-operator-since = This server started { $when }. Queues, limits and addresses are its own. Your address is { $address }.

web-operator-queues = Queues
web-operator-queue =
    { $queue ->
        [bots] Bots
        [drawing] Replays and pictures
        [throws] Throws and odds
        [reviews] Reviews
       *[other] { $queue }
    }
web-operator-queue-now = { $waiting } waiting, { $running } of { $places } running
web-operator-times = × { $count }

web-operator-tables =
    { $count ->
        [0] Tables in play
        [one] { $count } table in play
       *[other] { $count } tables in play
    }
web-operator-no-tables = No table had a move in the last two days.
web-operator-watch = Watch { $game }
# $status is such as Draft.
web-operator-idle = { $status }. Last move { $idle } ago.
web-operator-age = Set up { $age } ago.
web-operator-spectator = Spectator

web-operator-limits = Limits exceeded
web-operator-no-limits = None since the server started.
# $limit is a name of --limit, such as posts.
web-operator-limit = { $limit } × { $count }

web-operator-blocks = Blocks
web-operator-no-blocks = Nobody is blocked.
web-operator-kind = What to block
web-operator-kind-address = Address or network
web-operator-kind-name = Name
web-operator-subject = Name, address or network
web-operator-reason = Reason (blocked visitors read it)
web-operator-length = How long
web-operator-forever = until you end it
web-operator-block = Block
web-operator-block-this = Block { $subject }
web-operator-blocked = { $subject } is blocked.
web-operator-block-how = A blocked address gets this reason and nothing else. Nobody can choose a blocked name or one that looks like it; players who have it play on, and others read “a player”.
web-operator-unblock = Unblock
web-operator-unblock-this = Unblock { $subject }
web-operator-made = Since { $made }.
web-operator-ends = Until { $ends }.
web-operator-why = Reason: { $reason }
