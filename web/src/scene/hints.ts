/** The tokens that a hint outlines: pieces, places and tabs, or the button of an action. */
import { type Offer, proposed, tokensOf } from "./choice"
import type { Hint, Option, Prompt } from "./scene"

/** The action that a hint recommends first; "" without one. */
export const advised = (hint: Hint | null): string => hint?.options[0]?.action ?? ""

/** The thing to touch to follow the hint: on the board if possible, else a button. */
export function hinted(offer: Offer, hint: Hint | null): ReadonlySet<string> {
  const action = advised(hint)
  const aimed = hint?.options[0]?.aimed
  if (!action) return new Set()
  if (aimed) return new Set([aimed])
  const options = likest(offer.options, hint)
  const tokens = options.length ? options.flatMap(tokensOf) : (proposed(offer, action) ?? [])
  return new Set(tokens.length ? tokens : [action])
}

/** The way that shows the advised option on the board; the current one if it makes no difference. */
export function advisedWay(prompt: Prompt, hint: Hint | null, way: number): number {
  const best = likest(offersOf(prompt), hint)
  const isIn = ({ options }: Prompt["ways"][number]): boolean => best.some((option) => options.includes(option))
  const here = prompt.ways[way]
  const there = prompt.ways.findIndex(isIn)
  return there < 0 || (here && isIn(here)) ? way : there
}

const offersOf = (prompt: Prompt): Option[] => prompt.ways.flatMap(({ options }) => options)

/** The options that begin as advised and whose next actions match the advice best. */
function likest(options: readonly Option[], hint: Hint | null): Option[] {
  const [best] = hint?.options ?? []
  const begun = options.filter((option) => option.action === best?.action)
  const likeness = ({ then }: Option): number => then.filter((action) => best?.follow_ups.includes(action)).length
  const most = Math.max(...begun.map(likeness))
  return begun.filter((option) => likeness(option) === most)
}

/** Whether the advice is a throw, which has a separate button because no choice on the board expresses it exactly. */
export const isThrow = (prompt: Prompt, hint: Hint | null): boolean => prompt.aim !== null && advised(hint) !== ""
