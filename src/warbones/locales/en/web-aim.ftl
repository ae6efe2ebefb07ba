### Aiming a throw.

web-aim-title = Your throw
web-aim-die = Die
web-aim-board = At
web-aim-drag = Pull back and let go, or flick
web-aim-doing-sling = Sling: let go to throw
web-aim-doing-flick = Flick: let go to throw
web-aim-doing-nothing = Let go here to keep the die
web-aim-missed-slow = Too slow for a flick. Flick faster, or pull back and let go.
web-aim-missed-short = Too short a pull. Pull farther back and let go.
web-aim-missed-aside = Too far to the side. Flick towards the board, or pull back from it.
web-aim-around = Walk around
web-aim-sideways = Direction
web-aim-strength = Strength
web-aim-fine = Fine aim
web-aim-back = Step back
web-aim-height = Height
web-aim-loft = Lift
web-aim-spin = Roll
web-aim-twist = Twist
web-aim-face = Face up
web-aim-any = any
web-aim-plain = Or just throw
web-aim-reset = Aim straight
web-aim-throw = Throw { $die } at { $board }
web-aim-near = The die leaves your hand { web-aim-away } from { $board }. The rules ask for at least { web-aim-least }.
web-aim-away = { NUMBER($away, minimumFractionDigits: 1, maximumFractionDigits: 1) } inches
web-aim-least = { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } inches
web-aim-odds =
    { $fifths ->
        [0] hardly ever
        [1] 1 time in 5
        [5] nearly always
       *[other] { $fifths } times in 5
    }
web-aim-lands = { $board }: { web-aim-odds }
web-aim-lands-nowhere = Off every board: nearly always
web-aim-degrees = { $value }°
web-aim-share = { $value }%
web-aim-inches = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } inches
web-aim-turns = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns a second
web-aim-first = Aim first
