/** This browser's puzzle results by day, and the streak. */
import { dayAfter, dayInWords, today } from "../time/days"
import { store, stored } from "../browser/storage"
import { say } from "../words/say"

export interface Attempt {
  tries: number
  /** "solved" and "shown" are final. */
  is: "tried" | "solved" | "shown"
  /** Whether it was solved on its own day, as a streak requires. */
  inTime: boolean
}

type Days = Record<string, Record<string, Attempt>>

const KEY = "warbones.positions"
const NONE: Attempt = { tries: 0, is: "tried", inTime: false }

const all = (): Days => stored<Days>(KEY, {})

export const attempt = (day: string, game: string): Attempt => all()[day]?.[game] ?? NONE

/** Notes an answer, or that the solution was asked for. */
export function note(day: string, game: string, is: Attempt["is"], now = today()): Attempt {
  const days = all()
  const before = days[day]?.[game] ?? NONE
  if (before.is !== "tried") return before
  const after = { tries: before.tries + (is === "shown" ? 0 : 1), is, inTime: is === "solved" && day === now }
  store(KEY, { ...days, [day]: { ...days[day], [game]: after } })
  return after
}

/** The number of consecutive days with a solved position; today may still be open. */
export function streak(now = today()): number {
  const days = all()
  const counts = (day: string): boolean => Object.values(days[day] ?? {}).some(({ inTime }) => inTime)
  let [day, count] = [counts(now) ? now : dayAfter(now, -1), 0]
  for (; counts(day); day = dayAfter(day, -1)) count += 1
  return count
}

/** A square for each attempt: the last one correct, or white if the solution was shown. */
const squares = ({ tries, is }: Attempt): string =>
  "\u{1F7E5}".repeat(is === "solved" ? tries - 1 : tries) + (is === "solved" ? "\u{1F7E9}" : "\u{2B1C}")

/** A line to share: the result of a day's position, without its answer. */
export function shared(title: string, { day, game }: { day: string; game: string }, now = today()): string {
  const line = { game: title, day: dayInWords(day), squares: squares(attempt(day, game)) }
  const days = streak(now)
  return days > 1 ? say("web-daily-shared-streak", { ...line, days }) : say("web-daily-shared", line)
}

export function attemptInWords({ tries, is }: Attempt): string {
  if (is === "solved") return say("web-daily-solved", { count: tries })
  if (is === "shown") return say("web-daily-shown")
  return tries ? say("web-daily-tried", { count: tries }) : say("web-daily-untried")
}
