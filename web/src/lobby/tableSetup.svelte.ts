/** The setup of a new table, as chosen on a game's page. */
import type { GameCard } from "../scene/scene"
import type { TimeControl } from "../server/types.gen"

/** The value of a game's option. */
export type Value = string | number | boolean

/** The format of an option's custom value: a number if it has a `most`, else a string. */
export interface Own {
  help: string
  least: number
  most: number
}

/** The name of the bot's level in a setup's address; all other names there are options. */
const BOT = "bot"

export class TableSetup {
  /** The bot's level. */
  bot = $state("")
  /** Only the options that differ from the rulebook. */
  options = $state<Record<string, Value>>({})
  /** Whether a table with a free seat is shown to everybody. */
  listed = $state(false)
  /** Whether people may ask for hints in a match between several of them. */
  hints = $state(false)
  /** Whether to ask for a rated match, which everybody must want. */
  rated = $state(false)
  /** The time control; null for no clock. */
  clock = $state.raw<TimeControl | null>(null)
  /** Whether people roll real dice by hand. */
  byHand = $state(false)

  constructor(bot: string, rated: boolean) {
    this.bot = bot
    this.rated = rated
  }

  /** Sets the options from an address, as `query` writes them; options that the game does not have are ignored. */
  read(search: string, card: GameCard): void {
    const asked = new URLSearchParams(search)
    for (const option of card.options) {
      const written = asked.get(option.name)
      if (written === null) continue
      const value = option.values.find((each) => String(each.value) === written)?.value ?? ownValue(option, written)
      if (value !== null && value !== option.default) this.options[option.name] = value
    }
    const bot = asked.get(BOT) ?? ""
    if (card.bots.includes(bot)) this.bot = bot
  }

  /** The query that passes the same options on; "" for the rulebook's game. */
  get query(): string {
    const written = new URLSearchParams(Object.entries(this.options).map(([name, value]) => [name, String(value)]))
    return written.size ? `?${written.toString()}` : ""
  }
}

/** A custom value as written in an address; null if the option allows none. */
function ownValue({ custom: own, most }: GameCard["options"][number], written: string): Value | null {
  if (!own) return null
  return most ? Number(written) : written
}
