/** Messages whose choice or arguments need some logic; each function says one thing. */
import type { Occupant } from "../scene/scene"
import { full, said } from "../time/durations"
import { phrases, type EventPage, type TimeControl } from "../server/types.gen"
import { message, say } from "./say"

const INCH = 0.0254

export const seatsTaken = (free: number, of: number): string => say("web-lobby-taken", { taken: of - free, of })

/** A phrase's text; its name if this page does not know it. */
export const phraseWords = (name: string): string => {
  const known = phrases.find((phrase) => phrase === name)
  return known ? say(`phrase-${known}`) : name
}

/** A spot with its content, and supplies with the number that is left. */
export const spotWith = (place: string, piece: string): string => say("web-table-fill-laid", { place, piece })
export const supplyLeft = (piece: string, left: number): string => say("web-table-fill-left", { piece, left })
export const pileOf = (number: number): string => (number > 1 ? say("web-table-fill-pile", { number }) : "")

/** A bot's preparation, with its progress if there is more than one step. */
export function preparingNow(words: string, done: number, of: number): string {
  const what = words || say("web-lobby-preparing")
  return of > 1 ? say("web-lobby-progress", { what, done, of }) : what
}

export const listExample = (words: readonly string[]): string =>
  say("web-lists-example", { first: words[0] ?? "", second: words[2] ?? "" })

export function clockWords({ kind, time, increment = 0 }: TimeControl): string {
  const each = said(full({ kind, time }))
  if (kind !== "bank") return say("web-clock-move", { each })
  return increment ? say("web-clock-bonus", { each, more: said(1000 * increment) }) : say("web-clock-match", { each })
}

export const clockSays = (whose: string, left: string, runs: boolean): string =>
  say("web-clock-of", { whose, left, runs: runs ? "yes" : "no" })

export const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })

/** The level of a seat's bot; "" for a person. */
export const levelOf = ({ bot = "" }: Pick<Occupant, "bot">): string => (bot ? say("web-level-full", { bot }) : "")

export function statusOf({ stand_in: stands_in, timed_out: out, kind, bot, connected: here }: Occupant): string {
  if (stands_in) return out ? say("web-level-out-of-time", { bot }) : say("web-level-plays", { bot })
  if (kind === "bot") return say("web-level-bot", { bot })
  return here ? say("web-company-here") : say("web-company-away")
}

export function withOthers(others: readonly Occupant[]): string {
  const names = others.map(({ kind, bot, chosen_name: called, name }) =>
    kind === "bot" ? say("web-level-opponent", { bot }) : called || name,
  )
  return names.length ? say("web-company-with", { others: names }) : say("web-company-with-friend")
}

export const botFailed = ({ failure: failed, bot }: Occupant): string =>
  say("web-level-failed", { problem: failed, bot })

/** A lead of -1 to 1 as a signed figure from −100 to +100. */
function signed(lead: number): string {
  const figure = Math.round(100 * lead)
  return figure < 0 ? `−${-figure}` : figure > 0 ? `+${figure}` : "0"
}

export const leadGained = (before: number, after: number): string =>
  say("web-table-ending-gained", { before: signed(before), after: signed(after) })

/** A value of -1 to 1 as a chance to win in percent. */
const percent = (value: number): number => Math.round(50 + 50 * value)

/** The gain of a key move in its seat's chance to win; `name` is the seat's name, or "" for your own. */
export const chanceGained = (name: string, before: number, after: number): string => {
  const change = { before: percent(before), after: percent(after) }
  return name ? say("web-table-ending-their-chance", { name, ...change }) : say("web-table-ending-your-chance", change)
}

export const leadAt = (at: number, lead: number): string => say("web-table-ending-moment", { at, lead: signed(lead) })

export const tryInstead = (address: string): string =>
  say("web-company-sharing-instead", { address: address.replace(/^https?:\/\/|\/$/g, "") })

export const rollSlot = (die: string, face: string): string =>
  face ? say("web-table-roll-slot", { die, face }) : say("web-table-roll-empty", { die })

/** The dice that are typed in, and the next one. */
export function rollSoFar(dice: (readonly [string, string])[]): string {
  const typed = dice.filter(([, face]) => face).map(([die, face]) => message("web-table-roll-slot", { die, face }))
  const next = dice.find(([, face]) => !face)
  return next ? say("web-table-roll-so-far", { typed, next: next[0] }) : say("web-table-roll-all", { typed })
}

export const whoBrought = (names: string[]): string =>
  names.length ? say("web-dice-who-brought", { names }) : say("web-dice-nobody-brought")

export const wrongWith = ([first = "", ...more]: string[]): string =>
  say("web-dice-wrong", { first, more: more.length })

export function oddsShare(share: number): string {
  const size = share > 0 && share < 0.005 ? "tiny" : share > 0.995 && share < 1 ? "huge" : "usual"
  return say("web-table-odds-share", { size, percent: Math.round(100 * share) })
}

const fifthsOf = (share: number): number => (share >= 0.93 ? 5 : Math.min(Math.round(5 * share), 4))

export const oddsOfLanding = (share: number): string => say("web-aim-odds", { fifths: fifthsOf(share) })

export const landsOn = (board: string, share: number): string =>
  board ? say("web-aim-lands", { board, fifths: fifthsOf(share) }) : say("web-aim-lands-nowhere")

export const goTo = (place: string): string => say("web-table-goal", { title: place })

export const throwAt = (die: string, board: string): string => say("web-aim-throw", { die, board })

export const nearBoard = (away: number, board: string, least: number): string =>
  say("web-aim-near", { away: away / INCH, board, least: least / INCH })

export const degrees = (value: number): string => say("web-aim-degrees", { value: Math.round(value) })
export const percentage = (value: number): string => say("web-aim-share", { value: Math.round(100 * value) })
/** Metres in inches, as in the rulebook. */
export const inches = (value: number): string => say("web-aim-inches", { value: value / INCH })
export const turnsASecond = (value: number): string => say("web-aim-turns", { value: value / (2 * Math.PI) })

/** Half points as points. */
export const halves = (points: number): string =>
  points % 2 ? `${points > 1 ? Math.floor(points / 2) : ""}½` : `${points / 2}`

export const ratingChange = (before: number, after: number): string =>
  after < before
    ? say("web-player-change-down", { before, after, by: before - after })
    : say("web-player-change-up", { before, after, by: after - before })

export const ratedStatus = (status: string): string =>
  status ? say("web-rated-status", { status }) : say("web-rated-only")

export type Format = "robin" | "swiss" | "knockout"

type EventHead = Pick<EventPage, "game_title" | "kind" | "rated" | "meetings">

export function eventFacts({ game_title: game, kind: format, rated, meetings }: EventHead): string {
  const kind = say(`web-event-kinds-${meetings === 2 ? "double" : format}`)
  return rated ? say("web-event-facts-rated", { game, kind }) : say("web-event-facts", { game, kind })
}

/** Results in figures. */
export const RESULTS: Record<string, string> = { first: "1 : 0", second: "0 : 1", draw: "½ : ½", neither: "0 : 0" }

export const resultsOf = (one: string, other: string): Record<string, string> => ({
  "": say("web-event-open"),
  first: say("web-event-results-how-first", { one }),
  second: say("web-event-results-how-second", { other }),
  draw: say("web-event-results-how-draw"),
  neither: say("web-event-results-how-neither"),
})
