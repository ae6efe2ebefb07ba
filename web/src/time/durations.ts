/** Durations, as clocks show them and in words. */
import { say } from "../words/say"
import type { TimeControl } from "../server/types.gen"

export const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const two = (figure: number): string => String(figure).padStart(2, "0")

/** The time on a clock: whole seconds, rounded up, or days and hours if there are many. */
export function shown(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / SECOND)
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)]
  if (hours >= 24) return say("web-clock-face-days", { days: Math.floor(hours / 24), hours: hours % 24 })
  if (hours) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
  return `${minutes}:${two(seconds % 60)}`
}

const UNITS = [
  ["web-clock-days", 86_400, Infinity],
  ["web-clock-hours", 3600, 24],
  ["web-clock-minutes", 60, 60],
  ["web-clock-seconds", 1, 60],
] as const

/** The same in words: its two largest parts. */
export function said(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / SECOND)
  const parts = UNITS.map(([key, length, most]) => [key, Math.floor(seconds / length) % most] as const)
  const begun = parts.findIndex(([, n]) => n > 0)
  if (begun < 0) return say("web-clock-seconds", { n: 0 })
  const [[key, n], next] = parts.slice(begun, begun + 2) as [(typeof parts)[number], (typeof parts)[number]?]
  if (!next?.[1]) return say(key, { n })
  return say("web-clock-two", { more: say(key, { n }), less: say(next[0], { n: next[1] }) })
}

/** The milliseconds that a clock shows at first. */
export const full = ({ kind, time }: Pick<TimeControl, "kind" | "time">): number =>
  time * (kind === "days" ? DAY : SECOND)

/** The time left on a clock at which its seat is first warned: a tenth. */
export const low = (control: Pick<TimeControl, "kind" | "time">): number => full(control) / 10

/** Whether a clock that goes down from `before` to `left` gives a warning: at a tenth, and at the last ten seconds. */
export function isNews(control: Pick<TimeControl, "kind" | "time">, before: number, left: number): boolean {
  return [low(control), 10 * SECOND].some((mark) => mark <= full(control) / 2 && left <= mark && mark < before)
}
