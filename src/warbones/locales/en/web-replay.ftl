### Replays.

web-replay-title = { $game } replay
web-replay-loading = Opening the replay.
web-replay-controls = Steps
web-replay-view = Seen by
web-replay-spectator = a spectator
web-replay-open = everyone at once
web-replay-position = Step
web-replay-of = { $at } of { $all }
web-replay-first = To the start
web-replay-round-back = Previous round
web-replay-round-on = Next round
web-replay-step-back = Step back
web-replay-step-on = Step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-link = Copy link to this step
web-replay-copied = Copied
web-replay-download = Download
web-replay-moment = This step
web-replay-failed = This replay can't be opened
web-replay-none = No replay is open
web-replay-none-detail = A replay from a file lasts as long as the page is open. Load the file again.
web-replay-table = Back to the table
web-replay-watch = Step through it
web-replay-file = Load a replay from a file
