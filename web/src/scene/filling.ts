/** Filling the spots of a piece with supplies in any order. The choice holds "spot=supply", and last the selected spot. */
import type { Choice } from "./choice"
import type { Area, Filling, Piece } from "./scene"

type Supplies = Filling["supplies"]

const laidAs = (spot: string, supply: string): string => `${spot}=${supply}`

/** The supply in each spot so far. */
export const laidIn = (choice: Choice): Map<string, string> =>
  new Map(choice.flatMap((each) => (each.includes("=") ? [each.split("=") as [string, string]] : [])))

const choiceOf = (laid: ReadonlyMap<string, string>, meant = ""): Choice => [
  ...[...laid].map(([spot, supply]) => laidAs(spot, supply)),
  ...(meant ? [meant] : []),
]

const used = (laid: ReadonlyMap<string, string>, id: string): number =>
  [...laid.values()].filter((supply) => supply === id).length

/** The supplies with the numbers that are left. */
export const left = ({ supplies }: Filling, choice: Choice): Supplies => {
  const laid = laidIn(choice)
  return supplies.map((each) => ({ ...each, count: each.count - used(laid, each.piece) }))
}
const total = (supplies: Supplies): number => supplies.reduce((sum, { count }) => sum + count, 0)

const empty = ({ spots }: Filling, choice: Choice): string[] =>
  spots.map(({ piece }) => piece).filter((piece) => !laidIn(choice).has(piece))

/** The spot that takes the next supply: the one that was touched, or the first that is empty. */
export const meantIn = (filling: Filling, choice: Choice): string => {
  const open = empty(filling, choice)
  return open.find((spot) => choice.includes(spot)) ?? open[0] ?? ""
}

export const isComplete = (filling: Filling, choice: Choice): boolean =>
  laidIn(choice).size > 0 && (!total(left(filling, choice)) || !empty(filling, choice).length)

/** The choice, with the empty spots filled if the supplies left are all alike and there are exactly enough of them. */
function completed(filling: Filling, choice: Choice): Choice {
  const [only, ...others] = left(filling, choice).filter(({ count }) => count)
  const open = empty(filling, choice)
  if (!only || others.length || only.count !== open.length) return choice
  return choiceOf(new Map([...laidIn(choice), ...open.map((spot) => [spot, only.piece] as const)]))
}

export const canTouch = ({ spots, supplies }: Filling, id: string): boolean =>
  [...spots, ...supplies].some(({ piece }) => piece === id)

/** The choice after a touch: an empty spot is selected, a full one is emptied, and a supply is laid into a spot. */
export function touchedIn(filling: Filling, choice: Choice, id: string): Choice {
  const laid = laidIn(choice)
  if (filling.spots.some(({ piece }) => piece === id)) {
    laid.delete(id)
    return choiceOf(laid, id)
  }
  return movedIn(filling, choice, id, meantIn(filling, choice))
}

/** The choice after a supply is moved to a spot. If it comes from another spot, the two swap their contents. */
export function movedIn(filling: Filling, choice: Choice, from: string, to: string): Choice {
  const laid = laidIn(choice)
  const supply = laid.get(from) ?? left(filling, choice).find(({ piece, count }) => piece === from && count)?.piece
  if (!supply || !filling.spots.some(({ piece }) => piece === to)) return choice
  const before = laid.get(to)
  if (laid.delete(from) && before) laid.set(from, before)
  laid.set(to, supply)
  return completed(filling, choiceOf(laid))
}

/** The answers for the spots, in order, up to the last one that is filled. */
export function answersOf(filling: Filling, choice: Choice): string[] {
  const laid = laidIn(choice)
  const actions = filling.spots.map(({ piece }) => {
    const supply = filling.supplies.find((each) => each.piece === laid.get(piece))
    return supply?.action ?? filling.blank
  })
  const last = filling.spots.findLastIndex(({ piece }) => laid.has(piece))
  return actions.slice(0, last + 1)
}

/** The areas as they look with this choice. */
export function showFilled(
  areas: Area[],
  filling: Filling,
  choice: Choice,
  words: {
    laid: (spot: string, supply: string) => string
    left: (name: string, count: number) => string
    pile: (count: number) => string
  },
): Area[] {
  const [laid, meant, supplies] = [laidIn(choice), meantIn(filling, choice), left(filling, choice)]
  const all = new Map(areas.flatMap(({ pieces }) => pieces.map((piece) => [piece?.id, piece] as const)))
  const done = isComplete(filling, choice)
  const shown = (part: Piece): Piece => {
    const spot = filling.spots.find(({ piece }) => piece === part.id)
    if (!spot) return part
    const supply = filling.supplies.find(({ piece }) => piece === laid.get(part.id))
    if (!supply) return { ...part, chosen: part.id === meant && !done, marks: done ? ["crossed"] : part.marks }
    const face = all.get(supply.piece)?.face ?? ""
    return { ...part, face, chosen: false, marks: [], label: words.laid(spot.name, supply.name) }
  }
  const piled = (piece: Piece): Piece | null => {
    const pile = supplies.find((each) => each.piece === piece.id)
    if (!pile) return { ...piece, parts: piece.parts.map((part) => shown(part as Piece)) }
    const count = pile.count
    if (!count) return null
    const caption = words.pile(count)
    return { ...piece, label: words.left(pile.name, count), caption, lines: caption ? [caption] : [] }
  }
  return areas.map((area) => ({ ...area, pieces: area.pieces.map((piece) => piece && piled(piece)) }))
}
