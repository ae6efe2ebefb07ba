/** How long things stay so that they can be read, in milliseconds at normal speed. */
import type { Scene } from "./scene"
import { sentence } from "./words"

const LEAST = 350
const MOST = 1600
const LETTER = 20
/** What is held in all on the way to the next decision: where more is to be seen, each has a smaller share. */
export const BUDGET = 2400

/** How long a moment needs, told after another: nothing where it says nothing new. */
export function reading(before: Scene, after: Scene): number {
  if (!after.moment) return 0
  const newest = after.log.length > before.log.length ? after.log.at(-1) : undefined
  const words = after.prompt.text !== before.prompt.text ? after.prompt.text : newest ? sentence(newest) : ""
  return words ? Math.min(MOST, LEAST + LETTER * words.length) : 0
}

/** How long the first of `scenes` is held, told after `before`, where so much was `spent` on holding others. */
export function hold(before: Scene, scenes: readonly Scene[], spent: number): number {
  const needs = scenes.map((scene, at) => reading(at ? (scenes[at - 1] as Scene) : before, scene))
  const [first = 0] = needs
  const all = needs.reduce((total, each) => total + each, 0)
  return all ? first * Math.min(1, Math.max(0, BUDGET - spent) / all) : 0
}
