### Lessons: the first steps in a game.

web-lesson-title = { $game }, first steps
web-lesson-loading = Setting up the lesson.
web-lesson-none = There is no lesson here
web-lesson-step = Step { $at } of { $of }
web-lesson-on = Continue
web-lesson-back = Back
web-lesson-again = Throw again
web-lesson-retry = Take it back
web-lesson-look = Take your time.
web-lesson-done = You know enough to play.
web-lesson-skip = Skip to the game
web-lesson-play = Play an easy bot
