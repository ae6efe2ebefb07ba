### A page without a server: games, bots and lessons run in the browser itself.

web-standalone-what = Fair dice and nothing to install: play a bot or a friend beside you, all in your browser.

# While the page fetches and starts its Python; the progress stands behind it.
web-standalone-starting = Setting up the table in your browser:
# A note where a match begins, and below it in a frame.
web-standalone-forgets = This browser stores nothing here: your match lasts until you close this page.
# $why is the browser's own message.
web-standalone-failed = The table could not be set up in this browser: { $why }
