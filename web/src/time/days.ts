/** Days in writing, such as 2026-11-24, in the browser's time zone and by the server's clock. */
import { now } from "./serverTime"
import { DAY } from "./durations"
import { say } from "../words/say"

const two = (figure: number): string => String(figure).padStart(2, "0")

const written = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

export const today = (): string => written(new Date(now()))

/** The day a number of days after `day`, or before it. It counts from noon, since not every midnight exists. */
export function dayAfter(day: string, days = 1): string {
  const at = new Date(`${day}T12:00:00`)
  at.setDate(at.getDate() + days)
  return written(at)
}

/** A day in words. */
export const dayInWords = (day: string): string => {
  const at = new Date(`${day}T12:00:00`)
  const shown = { day: "numeric", month: "long", year: "numeric" } as const
  return Number.isNaN(at.getTime()) ? day : at.toLocaleDateString("en-GB", shown)
}

const WEEK = 6

/** A past time in everyday words: "today", "on Tuesday", "on 3 November 2026". */
export function lately(at: number): string {
  const day = written(new Date(at))
  if (day === today()) return say("web-clock-today")
  if (now() - at > WEEK * DAY) return say("web-clock-on", { day: dayInWords(day) })
  return say("web-clock-on", { day: new Date(at).toLocaleDateString("en-GB", { weekday: "long" }) })
}
