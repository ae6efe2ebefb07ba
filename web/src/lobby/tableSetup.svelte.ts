/** The setup of a new table, as chosen in the lobby. */
import type { TimeControl } from "../server/types.gen"

/** The value of a game's option. */
export type Value = string | number | boolean

/** The format of an option's custom value: a number if it has a `most`, else a text. */
export interface Own {
  help: string
  least: number
  most: number
}

export class TableSetup {
  /** The bot's level. */
  bot = $state("")
  /** Only the options that differ from the rulebook. */
  options = $state<Record<string, Value>>({})
  /** Whether a table with a free seat is shown to everybody. */
  listed = $state(false)
  /** Whether people may ask for hints where several play. */
  hints = $state(false)
  /** Whether the match shall count, if everybody wishes so. */
  rated = $state(false)
  /** The time control; null for no clock. */
  clock = $state.raw<TimeControl | null>(null)
  /** Whether people roll real dice by hand. */
  byHand = $state(false)

  constructor(bot: string, rated: boolean) {
    this.bot = bot
    this.rated = rated
  }
}
