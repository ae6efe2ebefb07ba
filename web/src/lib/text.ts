/** Every word the client says itself. Everything else a person reads comes from the scene. */
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
  },

  settings: {
    theme: "Colours",
    themes: { system: "As the device", light: "Light", dark: "Dark" },
    motion: "Motion",
    motions: { system: "As the device", still: "Keep still" },
  },

  lobby: {
    loading: "Looking for the games.",
    games: "Games",
    bot: "Play a bot",
    friend: "Play a friend here",
    friendHint: "Two people, one screen: the board is covered while the device is passed on.",
    change: "Strength and house rules",
    strength: "The bot",
    strengths: {
      search: "Search: plays on in its head before it moves",
      greedy: "Greedy: takes what looks best at once",
      random: "Random: plays without a thought",
    } as Record<string, string>,
    defaultStrength: "search",
    asRuled: "as ruled",
    ruling: (number: string) => `Ruling ${number}`,
    yours: "Your tables",
    noTables: "Tables you start are listed here, on this device only.",
    goOn: "Go on",
    look: "Look",
    forget: (title: string) => `Take ${title} off the list`,
    over: "Over",
    fair: "Honest dice",
    fairText: "The table rolls every die itself and shows each roll to both sides at once. Nobody can roll again.",
    withBot: "against a bot",
    withFriend: "with a friend here",
    started: (when: string) => `Started ${when}`,
    preparing: (words: string, done: number, of: number) => {
      const what = words || "The bot is getting ready."
      return of > 1 ? `${what.replace(/\.$/, "")}: ${done} of ${of}` : what
    },
  },

  table: {
    board: "The board",
    reading: "What happened",
    prompt: "What is asked",
    waiting: "Laying the table.",
    putBack: "Put back",
    chosen: (done: number, of: number) => `${done} of ${of} chosen.`,
    pickOne: "Choose one",
    pickMany: (all: number) => `Choose ${all}`,
    pickMore: (more: number) => `Choose ${more === 1 ? "one more" : `${more} more`}`,
    refused: "That was not done.",
    faces: (sides: number) => `Which face did the ${sides}-sided die show?`,
    again: "Play again",
    lobby: "All games",
    first: "goes first",
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
    connecting: "Reaching the table.",
    restarting: "The table is being set up again. It will be back as you left it.",
    lost: "The connection is lost. Trying again; nothing you did is gone.",
    elsewhere: "This browser has no seat at this table.",
    elsewhereDetail:
      "A seat's key is kept in the browser that started the table. Open the table there, or start a new one.",
  },

  rules: {
    title: (game: string) => `${game}, the rules`,
    loading: "Opening the rulebook.",
    close: "Close the rules",
    play: "All games",
  },
  pieces: {
    title: "The pieces",
    detail: "Everything that can be touched has thickness and casts a shadow. Nothing else does.",
  },
  missing: {
    title: "There is nothing here",
    detail: "The address may be mistyped, or the table is gone.",
    home: "See all games",
  },
  broken: {
    title: "This page broke",
    detail: "Nothing is lost: the table is kept where it is served. Opening the page again usually helps.",
    again: "Open it again",
  },
  failure: "The table's server doesn't answer. Is it still running?",
  tryAgain: "Try again",
}
