/** Reading times, in milliseconds at normal speed. */
import { isAsked, type Scene } from "../scene/scene"
import { sentence } from "../scene/sentences"

const LEAST = 350
const MOST = 1600
const LETTER = 20
/** The most time for one action: if there is more to see, each part gets a smaller share. */
export const BUDGET = 2400
/** The least time for something new, however much was held before it. */
export const GLIMPSE = 200

/** The reading time of a frame after another: none if it says nothing new, and little if it only repeats this seat's
 * choice. */
export function reading(before: Scene, after: Scene): number {
  if (!after.moment) return 0
  const newest = after.log.length > before.log.length ? after.log.at(-1) : undefined
  const words = after.prompt.text !== before.prompt.text ? after.prompt.text : newest ? sentence(newest) : ""
  const chosen = isAsked(before) && newest?.kind === "told" && newest.seat === after.seat
  return words ? Math.min(MOST, LEAST + (chosen ? 0 : LETTER * words.length)) : 0
}

/**
 * Whether another action begins with `next`: this seat was asked something, or a second one of the others acts.
 * Your own answer and the reply to it count as one action.
 */
export function isAnother(last: Scene, next: Scene): boolean {
  if (isAsked(last)) return true
  const [was, now] = [actors(last), actors(next)]
  return was.length > 0 && now.length > 0 && !was.includes(last.seat ?? -1) && was.join() !== now.join()
}

const actors = ({ seats }: Scene): number[] => seats.filter(({ acting }) => acting).map(({ seat }) => seat)

/** The time for which the first of `scenes` is held after `before`, if `spent` has gone to earlier ones.
 *
 * More scenes may follow, so a share is left for them however much there is to read now. */
export function hold(before: Scene, scenes: readonly Scene[], spent: number): number {
  const needs = scenes.map((scene, at) => reading(at ? (scenes[at - 1] as Scene) : before, scene))
  const [first = 0] = needs
  const all = needs.reduce((total, each) => total + each, 0)
  const left = Math.max(0, BUDGET - spent)
  return all && Math.min(first, Math.max(GLIMPSE, first * Math.min(left / all, left / BUDGET)))
}
