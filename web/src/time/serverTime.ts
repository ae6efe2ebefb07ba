/** The server's time: a device's clock may be wrong, so times from the server are compared with the server's clock. */

/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0
let isKnown = false

/** A `Date` header has whole seconds, so the server's time is on average half a second later. */
const HALF = 500

/** Notes the `Date` of an answer, with this device's times of the request and the answer. */
export function noteServerTime(date: string | null | undefined, asked: number, came: number): void {
  const told = Date.parse(date ?? "")
  if (Number.isNaN(told)) return
  const off = told + HALF - (asked + came) / 2
  isKnown = true
  ahead = Math.abs(off) <= HALF + (came - asked) / 2 ? 0 : Math.round(off)
}

/** Whether an answer has arrived, so that the server's time is known. */
export const knowsServerTime = (): boolean => isKnown

/** The server's time in milliseconds since 1970; the device's time until an answer has arrived. */
export const now = (): number => Date.now() + ahead
