/** Every word the client says itself. Everything else a person reads comes from the scene. */
import { clubText } from "./clubText"
import { dailyText } from "./dailyText"
import type { Sitter } from "./scene"
import { full, said } from "./time"
import type { TimeControl } from "./types.gen"

const listed = (names: string[], last = "and"): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}` : (names[0] ?? "")

/** A lead of -1 to 1 as people read it. */
const signed = (lead: number): string => {
  const figure = Math.round(100 * lead)
  return figure < 0 ? `−${-figure}` : figure > 0 ? `+${figure}` : "0"
}

/** A title such as "Your board" or "The center" as it stands inside a sentence. */
const inSentence = (title: string): string => title.replace(/^(Your|The) /, (word) => word.toLowerCase())

interface Level {
  name: string
  /** How it plays, in a word. */
  manner: string
  how: string
}

/** Bots as people call them; the last five are at tables of earlier days. */
const LEVELS: Record<string, Level> = {
  beginner: { name: "Beginner", manner: "careless", how: "looks at each choice for a moment, and slips often" },
  casual: { name: "Casual", manner: "easy-going", how: "sees what is near, and slips now and then" },
  steady: { name: "Steady", manner: "careful", how: "weighs every choice, but does not look far" },
  strong: { name: "Strong", manner: "far-sighted", how: "plays on in its head before it chooses" },
  master: { name: "Master", manner: "the strongest there is", how: "plays on in its head thousands of times" },
  random: { name: "Random", manner: "thoughtless", how: "plays whatever it may" },
  marksman: { name: "Master", manner: "sharp-eyed", how: "throws hard at others' dice, and goes by the chance to win" },
  expert: { name: "Strong", manner: "steady", how: "tries many throws in its head" },
  average: { name: "Steady", manner: "plain", how: "tries a few throws, with a hand like most" },
  novice: { name: "Beginner", manner: "shaky", how: "tries little" },
  search: { name: "Master", manner: "far-sighted", how: "plays on in its head before it moves" },
  greedy: { name: "Steady", manner: "hasty", how: "takes what looks best at once" },
}

/** A bot's level and how it plays, inside a sentence. */
const leveled = (bot: string): string => {
  const level = LEVELS[bot]
  return level ? `${level.name.toLowerCase()}, ${level.manner}` : bot
}

/** A bot in the fewest words: on a plate there is room for no more. */
const botOf = (bot: string): string => `${(LEVELS[bot]?.name ?? bot).toLowerCase()} bot`

export const text = {
  name: "Warbones",
  motto: "Dice-war games whose pieces were made by hand, and one table to play them on.",
  skip: "Skip to what is asked",

  header: {
    home: "Warbones, all games",
    back: "Back to all games",
    rules: "Rules",
    log: "Log",
    settings: "Settings",
    table: "Table",
    menu: "This table and settings",
  },

  settings: {
    theme: "Colours",
    themes: { system: "As the device", light: "Light", dark: "Dark" },
    motion: "Motion",
    motions: { system: "As the device", still: "Keep still" },
    speed: "Speed",
    speeds: { slow: "Slow", normal: "Normal", quick: "Quick", none: "None: straight to the end" },
    sound: "Sound",
    sounds: "Dice, moves and the end can be heard",
  },

  lobby: {
    loading: "Looking for the games.",
    games: "Games",
    shelf: "All games",
    bot: "Play a bot",
    invite: "Invite a friend",
    friend: "Play a friend here",
    learn: "Learn in two minutes",
    friendHint: "Two people, one screen: the board is covered while the device is passed on.",
    change: "Strength and house rules",
    inviting: "When you invite a friend",
    byLink: "Only who has the link may sit down",
    listed: "Anybody may sit down: the table is listed here until somebody does",
    dice: "The dice",
    rolledHere: "The table rolls, and anybody can check every die",
    byHand: "Real dice: people roll their own by hand and type in what they show; not rated",
    hints: "Hints between people",
    unaided: "None: each plays alone",
    aided: "Anybody may ask what a bot would do",
    players: "Players",
    seats: "Seat by seat",
    seatsHint: "Any mix of people and bots.",
    seat: (name: string) => `${name} is`,
    sitters: { person: "a person here", friend: "a friend, by a link" },
    bots: (name: string) => `a bot: ${leveled(name)}`,
    setTable: "Set this table",
    strength: "The bot",
    level: (name: string) => LEVELS[name]?.name ?? name,
    strengths: (name: string) => {
      const level = LEVELS[name]
      return level ? `${level.name}, ${level.manner}: ${level.how}` : name
    },
    asRuled: "as ruled",
    own: "One of your own",
    ownOf: (title: string) => `${title} of your own`,
    ownFile: "Or from a file:",
    ownTooLong: (most: number) => `That file is too long: up to ${most} characters are read.`,
    ruling: (number: string) => `Ruling ${number}`,
    yours: "Your tables",
    noTables: "Tables you start are listed here, on this device only.",
    yourTurn: "Your turn",
    gone: "This table is not here any more",
    carried: "Your seat was carried to another device",
    goOn: "Go on",
    look: "Look",
    forget: (title: string) => `Take ${title} off the list`,
    over: "Over",
    fair: "Honest dice",
    fairText: "The table rolls every die itself and shows each roll to both sides at once. Nobody can roll again.",
    fairMore: "How anybody can check them",
    open: "Open tables",
    running: "In play",
    sitDown: "Sit down",
    watch: "Watch",
    free: (free: number, of: number) => `${of - free} of ${of} seats taken`,
    asTable: (act: string, title: string, status: string) => `${act}: ${title}, ${status}`,
    noOpen: "Nobody waits at a listed table just now.",
    replayFile: "Look at a replay file",
    started: (when: string) => `Started ${when}`,
    readying: (done: number, of: number) => `The bots are getting ready: ${done} of ${of}.`,
    preparing: (words: string, done: number, of: number) => {
      const what = words || "The bot is getting ready."
      return of > 1 ? `${what.replace(/\.$/, "")}: ${done} of ${of}` : what
    },
  },

  table: {
    rolled: "The dice are rolled.",
    hurry: "Tap or press a key to go on.",
    board: "The board",
    reading: "What happened",
    prompt: "What is asked",
    waiting: "Laying the table.",
    putBack: "Put back",
    chosen: (done: number, of: number) => `${done} of ${of} chosen.`,
    pickOne: "Choose one",
    pickSome: "Choose some",
    pickPlace: "Choose where",
    goal: (title: string) => `Go to ${inSentence(title)}`,
    pickMany: (all: number) => `Choose ${all}`,
    notYet: "No, go on",
    these: (all: number) => `These ${all}`,
    pickMore: (more: number) => `Choose ${more === 1 ? "one more" : `${more} more`}`,
    refused: "That was not done.",
    real: "Real dice, rolled by hand",
    realShort: "Real dice",
    again: "Rematch",
    lobby: "All games",
    /** The second word only where there is room for it. */
    first: "first",
    player: " player",
    unnamed: "A table",
    you: "You",
    folded: (title: string) => `Open ${title}`,
    unfolded: (title: string) => `Fold ${title}`,
    empty: "empty place",
    yourTurn: "Your turn",
    earlier: "Earlier calculation",
    later: "Later calculation",
    log: "Log",
    close: "Close",
    rule: (number: string) => `Rule ${number}`,
    show: "Show the calculation",
    noTrophies: "Nothing here yet",
    explained: "What this is",
    explain: "What is this?",
    hint: "Hint",
    odds: "Odds",
    takeBack: "Take back",
    more: "More",
    stepBack: "Step back",
    sides: "Who plays",
    tally: (points: number, of: number) => `${points} of ${of}`,
    toBeat: (piece: string, figure: string, chance: string) => `${piece}, ${figure} to beat, ${chance}`,
    tab: (line: string, meaning: string) => `${line}. ${meaning}`,
    size: (columns: number, rows: number) =>
      `${columns} ${columns === 1 ? "column" : "columns"}, ${rows} ${rows === 1 ? "row" : "rows"}`,
    pickList: (title: string) => `Choose ${title}`,
    watching: (people: number) => (people === 1 ? "1 person watches" : `${people} people watch`),
  },

  lists: {
    open: "Use a list",
    begin: "Play with a ready army",
    ready: "Ready-made lists",
    ownSaved: "Lists that you saved",
    others: (number: number) =>
      number === 1
        ? "One more list names what is not for sale here."
        : `${number} more lists name what is not for sale here.`,
    own: "Your own list. Save or copy it to use it again.",
    save: "Save it",
    name: "A name for this list",
    saveIt: "Save",
    replace: "Replace",
    saved: (name: string) => `Saved as “${name}” in this browser.`,
    forget: (name: string) => `Forget “${name}”`,
    forgotten: (name: string) => `“${name}” is forgotten. Its text is still here.`,
    example: (words: string[]) => `2 ${words[0] ?? ""}, ${words[2] ?? ""}`,
    readied: "Your army is bought and placed; then the battle begins.",
    take: "Take this list",
    copy: "Copy it",
    copied: "Copied",
    next: (words: string[]) => `Still to come from your list: ${listed(words)}.`,
    stop: "Go on by hand",
    nothing: "Write down what to buy, such as two things with a comma between them.",
    unknown: (word: string, words: string[]) => `“${word}” is not for sale here. There are: ${words.join(", ")}.`,
    tooMany: (word: string, most: number) =>
      most ? `You cannot take more than ${most} ${word}.` : `${word} cannot be taken any more.`,
    tooDear: (cost: number, left: number) => `That comes to ${cost} points; you have ${left}.`,
    gone: (word: string) => `Your list ends here: “${word}” cannot be taken any more.`,
  },

  space: {
    glass: "The table, to walk around with the arrow keys",
    aiming: "The table: arrow keys aim, space throws, and with Shift the arrows walk around and tilt",
    left: "Walk to the left",
    right: "Walk to the right",
    nearer: "Nearer",
    farther: "Farther",
    above: "From above",
    inSpace: "In space",
    loading: "Setting the table up.",
    beside: "The same in words",
    burns: "burns",
  },

  aim: {
    title: "The throw",
    die: "Die",
    board: "At",
    drag: "Pull back and let go, or flick",
    doing: { sling: "Sling: let go", flick: "Flick: let go", nothing: "Let go here: it stays" },
    missed: {
      slow: "Too slow for a flick. Flick faster, or pull back and let go.",
      short: "Too short a pull. Pull farther back and let go.",
      aside: "Too far aside. Flick towards the board, or pull back from it.",
    },
    around: "Walk around",
    sideways: "Direction",
    strength: "Strength",
    fine: "Fine aim",
    back: "Step back",
    height: "Height",
    loft: "Upwards",
    spin: "Roll",
    twist: "Twist",
    face: "Face up",
    any: "any",
    plain: "Or throw plainly",
    reset: "Straight at it",
    throw: (die: string, board: string) => `Throw ${die} at ${inSentence(board)}`,
    near: (away: number, board: string, least: number) =>
      `Leaves the hand ${text.aim.inches(away)} from ${inSentence(board)}; the least is ${text.aim.inches(least)}.`,
    odds: (share: number): string => {
      const fifths = Math.round(5 * share)
      return share >= 0.93 ? "nearly always" : fifths > 0 ? `${Math.min(fifths, 4)} of 5 times` : "hardly ever"
    },
    lands: (board: string, share: number): string =>
      board ? `On ${inSentence(board)}, ${text.aim.odds(share)}` : "On no board, nearly always",
    degrees: (value: number) => `${Math.round(value)}°`,
    share: (value: number) => `${Math.round(100 * value)}%`,
    /** Metres, as the rulebook measures. */
    inches: (value: number) => `${(value / 0.0254).toFixed(1)} inches`,
    turns: (value: number) => `${(value / (2 * Math.PI)).toFixed(1)} turns a second`,
  },

  land: {
    facts: "How the dice lie",
    write: "Write it down",
  },

  calls: {
    title: "Your turn",
    ask: "Call me on this device when a table waits, even with the page closed",
    yourTurn: "It is your turn",
    waits: "A table waits for you.",
    refused: "This browser does not let the page call you: its settings for this site can change that.",
    failed: "This browser could not be set up to be called. Try again later.",
  },

  clock: {
    title: "Time",
    none: "No clock: think as long as you like",
    words: ({ kind, time, increment = 0 }: TimeControl): string => {
      const each = said(full({ kind, time }))
      if (kind !== "bank") return `${each} a move`
      return increment
        ? `${each} each, and ${said(1000 * increment)} more with every move`
        : `${each} each for the whole match`
    },
    kind: "The clock is for",
    kinds: { move: "a move, in seconds", bank: "the whole match, in seconds", days: "a move, in days" },
    units: { move: "Seconds a move", bank: "Seconds at first", days: "Days a move" },
    increment: "More seconds with every move",
    out: "Whose time has run out",
    ends: { loses: "Loses the match", bot: "Leaves the seat to a bot, which plays on" },
    of: (whose: string, left: string, runs: boolean): string => `${whose}: ${left} left${runs ? ", running" : ""}`,
    left: (left: string) => `${left} left on your clock.`,
    toMove: (left: string) => `${left} left`,
    took: (spent: string) => `took ${spent}`,
    plays: (words: string) => `You play with a clock: ${words}.`,
    begins: (at: string) => `Play begins at ${at}, whoever has come: from then on clocks run.`,
    at: (moment: number): string => new Date(moment).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }),
    rolls:
      "A minute for dice that all may see costs nobody time; then the clock of whoever rolls them runs. Dice rolled in secret are part of the move.",
    rolling: "Rolling and typing in costs nobody time for a minute. After that the clock runs.",
  },

  company: {
    here: "here",
    away: "away",
    bot: botOf,
    /** How a seat's bot plays, in full; "" where a person sits. */
    level: ({ bot }: Sitter): string => (bot ? text.lobby.strengths(bot) : ""),
    standsIn: (name: string) => `the ${botOf(name)} plays`,
    outOfTime: (name: string) => `out of time: the ${botOf(name)} plays`,
    of: (sitter: Sitter): string =>
      sitter.stands_in
        ? text.company[sitter.out ? "outOfTime" : "standsIn"](sitter.bot)
        : sitter.kind === "bot"
          ? text.company.bot(sitter.bot)
          : sitter.here
            ? text.company.here
            : text.company.away,
    with: (others: Sitter[]): string =>
      others.length
        ? `with ${listed(others.map((each) => (each.kind === "bot" ? `a bot (${leveled(each.bot)})` : each.called || each.name)))}`
        : "with a friend here",
    failed: (sitter: Sitter): string => `${sitter.failed} The ${botOf(sitter.bot)} plays on.`,
    letBot: "Let the bot play for me",
    botPlays: "The bot plays for you.",
    timeOut: "Your time has run out: the bot plays on for you.",
    seatBack: "Take my seat back",
    watchLink: "Copy a link to watch",
    copied: "Copied",
    watching: "You are watching. Secrets stay covered.",
    draw: "Offer a draw",
    resign: "Resign",
    resignSure: "Resign: the match is over",
    playOn: "No, play on",
    carry: "Take this seat to another device",
    carryHint: "Open this link there within this match. It works once, and closes the seat here.",
    carryLink: "Link to your seat",
    say: "Say something",
    heard: "What is said",
    mute: "Hide what others say",
    says: (name: string, words: string) => `${name}: ${words}`,
    name: "Your name",
    nameHint: "as everybody sees it",
    saveName: "Save the name",
  },

  sharing: {
    title: "Other devices",
    alone: "This machine alone can open the tables.",
    aloneLink: "So far, this machine alone can open that link.",
    open: "Let devices on this network in",
    asks: "Everybody on this network could open the table, watch, and sit down at tables that are listed. That is right at home, and seldom in a café. Nothing goes to the internet, and you can close it again.",
    yes: "Let them in",
    no: "Not now",
    lent: "Every device on this network can open the tables at:",
    scan: "Or your friend scans this with a phone that is in this network.",
    scanAfar: "Or your friend scans this with a phone.",
    code: "QR code of the link",
    trouble: "It doesn't open there?",
    instead: (address: string) => `Try ${address.replace(/^https?:\/\/|\/$/g, "")} instead`,
    closes: "“Keep other devices out” sends whoever came from one away.",
    close: "Keep other devices out",
  },

  invite: {
    friends: "Who is still to come",
    title: (name: string) => `${name} isn't here yet. Send this link to your friend:`,
    link: (name: string) => `Link to ${name}'s seat`,
    copy: "Copy the link",
    copied: "Copied",
    share: "Share",
    shareText: (game: string) => `Play ${game} with me`,
    offered: "A seat is kept for you",
    seatDetail: "This link works once. The seat will belong to this browser.",
    sit: "Sit down",
    taken: "This seat can't be taken",
    bad: "This invitation is not whole",
    badDetail: "The link was cut off on its way. Ask for it again and open all of it.",
    both: "You already sit at this table",
    bothDetail: "Send this link to your friend. Or play both sides here, passing the device on.",
    stay: "To my seat",
    sitToo: "Sit here too",
  },

  wish: {
    undo: (name: string) => `${name} asks to take the last move back.`,
    rematch: (name: string) => `${name} would like to play again.`,
    draw: (name: string) => `${name} offers a draw.`,
    ownUndo: (names: string[]) => `You asked to take your move back. ${listed(names)} can agree.`,
    ownDraw: (names: string[]) => `You offered a draw. ${listed(names)} can agree, until you play on.`,
    ownRematch: (names: string[]) => `You asked to play again. ${listed(names)} can agree.`,
    again: "They play again, at another table.",
    ownAgain: "This match is over. You play again at another table.",
    gone: (name: string) => `${name} has been away for ten minutes, and this match is rated.`,
    claim: "Claim the win",
    callOff: "Call it off, unrated",
    goOn: "Go on waiting",
    refused: {
      undo: (name: string) => `${name} would rather not have the move taken back.`,
      rematch: (name: string) => `${name} would rather not play again.`,
      draw: (name: string) => `${name} declines the draw.`,
    },
    read: "All right",
    refuse: "No",
    allow: "Allow it",
    play: "Rematch",
    agree: "Agree to a draw",
  },

  ending: {
    title: "How it went",
    best: (whose: string) => `${whose} best stroke`,
    gained: (before: number, after: number) => `The lead went from ${signed(before)} to ${signed(after)}.`,
    curve: (name: string) => `${name} lead`,
    your: "Your",
    theirs: (name: string) => `${name}'s`,
    measure: "As the bots measure a table, from −100 to 100. Choose a moment to see it again.",
    moment: (at: number, lead: number) => `Moment ${at}, lead ${signed(lead)}`,
    telling: "Going through the match.",
  },

  roll: {
    shows: (die: string) => `What does ${die} show?`,
    dice: (number: number) => `The ${number} dice to roll`,
    slot: (die: string, face: string) => (face ? `${die}: ${face}` : `${die}: not typed in yet`),
    so: (dice: (readonly [string, string])[]) =>
      dice
        .map(([die, face]) => (face ? `${die}: ${face}.` : `Next ${die}.`))
        .slice(0, dice.findIndex(([, face]) => !face) + 1 || undefined)
        .join(" "),
    begun: (digits: string) => `${digits}… Press Enter if that is all.`,
    enter: (number: number) => (number === 1 ? "Enter this die" : `Enter these ${number} dice`),
    none: "Enter the dice",
  },

  dice: {
    title: "Sealed dice",
    before: "This was published before the first roll. Note it down, and nobody can change a die behind it:",
    whoBrought: (names: string[]) =>
      names.length ? `${listed(names)} brought a share of the dice.` : "Nobody brought a share of the dice.",
    copy: "Copy it",
    copied: "Copied",
    sealed: "The dice check out",
    checked: "Checked",
    notChecked: "Not checked here",
    notReplayed:
      "Whether each decision was legal, whether each die was due, the log and the result. “warbones verify”, run on the match's file, checks these too.",
    flown: (throws: number) =>
      `${throws === 1 ? "One throw" : `${throws} throws`}: “warbones verify” reckons the way each die flew; this page cannot.`,
    broken: "These dice do not add up",
    checking: "Checking every die.",
    how: "How this is checked",
    unsealed: "This match was begun before dice were sealed: nothing was published that binds them.",
    typed: "The dice of this match were rolled by hand and typed in: nobody can check them.",
    real: "Real dice, rolled by hand",
    realDetail:
      "People at this table roll their own dice and type in what they show. Nobody can check those, so the match is not rated. What bots roll is sealed as ever.",
    byHand: (typed: number) =>
      `${typed === 1 ? "One die was" : `${typed} dice were`} rolled by hand and typed in: nobody can check them.`,
    notByHand: "The file says that people rolled real dice, and the table never said so to this browser.",
    noMatch: "This is no whole match: a heading, a line of JSON for each turn, and the result.",
    newerFormat: (latest: number) =>
      `A later version of Warbones wrote this file. This page reads formats up to ${latest}: open the page of a later version.`,
    sameCommitment: "The commitment is the one that this browser was given before the first roll.",
    otherCommitment: "The commitment is not the one that this browser was given before the first roll.",
    sameShare: "What this browser brought to the dice is in the file.",
    otherShare: "What this browser brought to the dice is not what the file says.",
    otherShares: "What the seats brought is not what this browser was told when play began.",
    withheld: "The table never revealed its secret, so no die can be checked.",
    noSecret: "The secret is not 32 bytes in 64 hexadecimal digits.",
    committed: "The secret is the one that the table committed to before the first roll.",
    otherSecret: "The secret is not the one that the table committed to.",
    shareCount: "The file does not say for each seat what it brought.",
    brought: (name: string) => `${name} brought a share.`,
    broughtNothing: (name: string) => `${name} brought nothing to the dice.`,
    noShare: (name: string) => `${name}'s share is not 32 bytes of its own in 64 hexadecimal digits.`,
    everybodys: "Everybody's dice",
    own: (name: string) => `${name}'s own dice`,
    follow: (whose: string, faces: number) =>
      faces === 1
        ? `${whose}: the one face is the one that follows.`
        : `${whose}: all ${faces} faces follow, in order.`,
    wrongFace: (whose: string, at: number, problem: string) => `${whose}, face ${at}: ${problem}`,
    outOfOrder: "it is out of order",
    noSides: "nothing says how many sides its die has",
    shows: (face: string, right: number) => `it shows ${face}, and ${right} is what follows`,
    unknownKind: "The file holds an answer of no known kind",
    stranger: "A die was rolled for a seat that is not at the table",
    throwsOrder: "The throws are out of order",
    decisionsOrder: (name: string) => `${name}'s decisions are out of order`,
    wrong: ([first, ...more]: string[]) => `${first}${more.length ? ` (and ${more.length} more)` : ""}.`,

    page: {
      title: "Dice that anybody can check",
      check: "Check a match",
      checkDetail:
        "Choose the file of a match that is over. This page checks its dice, and nothing is sent anywhere: you may go offline first. “warbones verify FILE” also replays the decisions and the result by the rules.",
      drop: "Drop a match's file here, or choose one",
      unchecked: "Nothing here can be checked",
      foreign: "This is not the file of a match",
      child: "How it works, in plain words",
      story: [
        "Before the first roll the table thinks of a secret number, and locks it into a box that all can see. Nobody can look inside, and from now on the table cannot swap what is in it.",
        "Then each player's browser thinks of a number of its own and lays it beside the box. The table did not know that number when it locked the box, and the player does not know what is in it. So neither can have chosen how dice will fall.",
        "All these numbers are stirred together, always in the same way, and out come the dice of the whole match, one after the other.",
        "When the match is over the box is opened. Now your browser stirs the numbers again and looks whether every die fell as it must have. If one did not, you are told. If all did, you see one small seal.",
      ],
      formula: "The formula",
      formulaDetail:
        "All texts are ASCII, all digits hexadecimal in small letters. HMAC is HMAC-SHA256. A face favours nobody: words that would are passed over.",
      steps: [
        ["Secret", "s", "32 random bytes of the table; kept until the match is over."],
        ["Commitment", 'SHA-256("warbones-dice-1:" + hex(s))', "is shown before anybody brings anything."],
        ["Shares", '"shares:" + share, share, …', "64 digits for each seat in order, or - for none."],
        ["Match key", "HMAC(s, shares)", "follows from both sides."],
        [
          "Stream key",
          'HMAC(match key, "stream:" + table | 0 | 1 | … | throws)',
          "one for everybody's dice, one for each seat's own, one for throws.",
        ],
        ["Word", 'HMAC(stream key, "n:t"), the first 4 bytes', "for face n and try t, both from 0."],
        ["Face", "word mod sides + 1", "of the first try whose word is below the largest multiple of sides in 2^32."],
        ["Throw", 'HMAC(stream key of throws, "n"), the first 8 bytes', "is the seed that throw n flies from."],
      ] as [string, string, string][],
      example: "Worked by hand",
      exampleDetail:
        "Secret 00…07 (31 bytes of 00, then 07); the first of two seats brought 1f thirty-two times, the second nothing. This page has reckoned the first face of everybody's dice with six sides; type each line into a terminal and compare.",
      exampleSteps: [
        "The commitment.",
        "The match key.",
        "The key of everybody's dice.",
        "Face 0, try 0. It is below the last multiple of six, so it counts.",
        "The face.",
      ],
      limits: "What this does not show",
      limit: [
        "That the table and the player whose share came last were not in league: together they knew everything but what the others brought before.",
        "That a share was random. Yours is made by your browser; nobody else can vouch for it.",
        "That the commitment in a file is the one that was shown before the first roll, unless you or your browser noted it then. At your own tables your browser does.",
        "That the table tells nobody its secret while you play. Who runs a table could look at dice to come.",
        "That people decided what the file says, when it says. Once the secret is out, anybody can write another match on the same dice: compare a file with your own copy.",
      ],
    },
  },

  hint: {
    thinking: "Looking for a good move.",
    throw: "As hinted",
  },

  odds: {
    title: "The chances",
    reckoning: "Working out the chances.",
    none: "Nothing is rolled.",
    share: (share: number): string => {
      if (share > 0 && share < 0.005) return "<1%"
      return share > 0.995 && share < 1 ? ">99%" : `${Math.round(100 * share)}%`
    },
  },

  replay: {
    title: (game: string) => `${game}, a replay`,
    loading: "Opening the replay.",
    controls: "Steps",
    view: "Seen by",
    spectator: "a spectator",
    open: "everything open",
    position: "Moment",
    of: (at: number, all: number) => `${at} of ${all}`,
    first: "To the start",
    round: { back: "Round before", on: "Next round" },
    step: { back: "Step back", on: "Step on" },
    last: "To the end",
    play: "Play",
    stop: "Stop",
    link: "Copy link to this moment",
    copied: "Copied",
    download: "Download",
    moment: "This moment",
    failed: "This replay can't be opened",
    none: "No replay is open",
    noneDetail: "A replay that was loaded from a file lasts as long as the page. Load the file again.",
    table: "Back to the table",
    watch: "Step through it",
    file: "Load a replay from a file",
  },

  review: {
    title: "Review",
    begin: "Review this match",
    why: "What each decision cost, what would have been better, and what was luck.",
    waiting: "Other reviews come first.",
    going: (done: number, of: number) => `Thinking about each decision: ${done} of ${of}.`,
    chance: (name: string) => `${name}: chance to win`,
    moment: "Moment of the match",
    at: (n: number, last: number, name: string, chance: string) => `${n} of ${last}, ${name} ${chance}.`,
    quiet: "Nothing to add here.",
    mark: (number: number) => `Turning point ${number}`,
    show: "Show the better move",
    shown: "Before the decision: what would have been better is outlined.",
    turned: "Where it turned",
    cost: "Decisions that cost",
    nothing: "No decision surely was a mistake.",
    n: (n: number) => `Moment ${n}`,
    sums: "What made the result",
    parts: {
      start: "Start",
      luck: "Luck",
      lost: "Own decisions",
      given: "The other's decisions",
      ended: "Ended by people",
      rest: "The evaluator's rest",
      result: "Result",
    },
    measure:
      "In points of the chance to win, as the search bot estimates it: 50 is even, 100 a sure win. From start to result the parts add up, so what was thrown away and won back can come to more than 100. The error rate is what a decision with a choice cost on average, in thousandths, where a win is 1 and a loss −1.",
  },

  daily: dailyText,

  lesson: {
    title: (game: string) => `${game}, first steps`,
    loading: "Setting up the lesson.",
    none: "There is no lesson here",
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    on: "Go on",
    back: "Back",
    again: "Throw again",
    look: "Look as long as you like.",
    done: "You know enough to play.",
    play: "Play an easy bot",
    leave: "All games",
  },

  pass: {
    look: (name: string) => `${name} is next, unseen by the others.`,
    lookDetail: "Look at the table as long as you like. It is covered when you pass it on.",
    pass: (name: string) => `Pass to ${name}`,
    title: (name: string) => `Pass the device to ${name}`,
    detail: (name: string) => `The table is covered. Only ${name} should look now.`,
    open: (name: string) => `I am ${name}`,
  },

  link: {
    silent: "The table hasn't answered yet. Your click is not lost: it counts once the table hears it.",
    connecting: "Reaching the table.",
    restarting: "The table is being set up again. It will be back as you left it.",
    lost: "The connection is lost. Trying again; nothing you did is gone.",
    unsent: "The connection was lost before that was asked. Ask again.",
    refused: "You can't sit down here",
    unseen: "This table can't be watched",
    elsewhere: "This browser has no seat at this table",
    elsewhereDetail:
      "A seat's key is kept in the browser that took the seat. Open the table there, or watch what all may see.",
    watch: "Watch this table",
    watchOn: "Watch on",
    toNext: "To the rematch",
    carried: "Your seat is on another device now",
    carriedDetail:
      "It was carried there by a link from this table's menu, so it is closed here. You can watch on. To have it back, choose “Take this seat to another device” in the menu there, and open that link here.",
  },

  door: {
    free: (game: string) => `A seat is free at this table of ${game}`,
    freeDetail: "Anybody may take it. It will belong to this browser.",
    sitAs: (name: string) => `Sit down as ${name}`,
    kept: (game: string) => `A seat at this table of ${game} is kept for a friend`,
    keptDetail: (names: string[]) =>
      `To play ${listed(names, "or")} you need the seat's own link. Ask whoever set up the table: it is under “Send this link to your friend”.`,
    over: (game: string) => `This match of ${game} is over`,
    overDetail: "You can step through it, move by move.",
  },

  rules: {
    title: (game: string) => `${game}, the rules`,
    loading: "Opening the rulebook.",
    close: "Close the rules",
    cited: "What was asked for",
    play: "All games",
  },
  pieces: {
    title: "The pieces",
    detail: "Everything that can be touched has thickness and casts a shadow. Nothing else does.",
    colours: "Colours",
    type: "Type",
    company: "Company and wishes",
    slips: "Slips by the prompt bar",
    units: "Units",
    buttons: "Buttons",
    connection: "Connection",
    space: "A space from above",
  },
  missing: {
    title: "There is nothing here",
    detail: "The address may be mistyped, or the table is gone.",
    table: "There is no such table",
    tableDetail: "The address may be mistyped, or the table was removed since nobody played there for long.",
    home: "See all games",
  },
  broken: {
    title: "This page broke",
    detail: "Nothing is lost: the table is kept where it is served. Opening the page again usually helps.",
    again: "Open it again",
  },
  club: clubText,
  failure: "The table's server doesn't answer. Is it still running?",
  tryAgain: "Try again",
}
