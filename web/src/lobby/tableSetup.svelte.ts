/** How a table shall be set up, as it is chosen in the lobby. */
import type { TimeControl } from "../server/types.gen"

/** What an option of a game may be set to. */
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
  /** How much time people have; null: no clock. */
  clock = $state.raw<TimeControl | null>(null)
  /** Whether people roll real dice by hand. */
  byHand = $state(false)

  constructor(bot: string, rated: boolean) {
    this.bot = bot
    this.rated = rated
  }
}
