/** Choosing an option by its pieces and its place. A choice is the list of picks so far, the oldest first. */
import { answersOf, canTouch, isComplete, left, touchedIn } from "./filling"
import { type Area, type Filling, type Option, type Prompt, type Scene, type Tab, withParts } from "./scene"

/** Ids of pieces, and of areas behind an `@`. */
export type Choice = readonly string[]

/** The options to choose from, and perhaps sets of pieces. */
export type Offer = Pick<Prompt, "options" | "several"> & Partial<Pick<Prompt, "filling">>

/** The options of a prompt, including those of one of its ways. */
export const offerOf = (prompt: Prompt, way = 0): Offer => ({
  options: [...prompt.options, ...(prompt.ways[way]?.options ?? [])],
  several: prompt.several,
})

export const NOTHING: Offer = { options: [], several: null }

/** The prompt as read-only text, for a screen that cannot answer it now. */
export const unasked = (prompt: Prompt): Prompt => ({
  ...prompt,
  ...NOTHING,
  kind: prompt.kind === "over" ? "over" : "wait",
  cards: [],
  sides: null,
  aim: null,
  lists: null,
  follow: "",
  ways: [],
  filling: null,
  odds: false,
})

export const placeToken = (area: string): string => `@${area}`
const isPlace = (id: string): boolean => id.startsWith("@")

/** The id that stands for a line of a piece's parts in a choice. */
export const tabToken = ({ piece, column, row }: Tab): string =>
  `#${piece} ${column ? `column ${column}` : `row ${row}`}`

/** The picks that choose an option: its tab, or the pieces it touches and the place where its piece would lie. */
export const tokensOf = (option: Option): string[] =>
  option.tab ? [tabToken(option.tab)] : option.place ? [...option.pieces, placeToken(option.place)] : option.pieces

const holds = (option: Option, choice: Choice): boolean => {
  const tokens = tokensOf(option)
  return choice.every((id) => tokens.includes(id))
}

const mostOf = ({ several }: Offer): number => (several ? several.fewest + several.labels.length - 1 : 0)

const isPartOfSet = (offer: Offer, choice: Choice): boolean =>
  choice.length <= mostOf(offer) && choice.every((id) => offer.several?.pieces.includes(id))

const fits = (offer: Offer, choice: Choice): boolean =>
  isPartOfSet(offer, choice) || offer.options.some((option) => holds(option, choice))

/** Whether picking `id` means anything: some option touches it. */
export const canPick = (offer: Offer, id: string): boolean =>
  offer.filling ? canTouch(offer.filling, id) : fits(offer, [id])

/** Whether `id` is offered now: it adds to the choice, or takes the place of a choice of one. */
export function isOffered(offer: Offer, choice: Choice, id: string): boolean {
  if (offer.filling) return left(offer.filling, choice).some(({ piece, count }) => piece === id && count > 0)
  if (fits(offer, [...choice, id])) return true
  const pieces = choice.filter((other) => !isPlace(other))
  const another = isPlace(id) ? fits(offer, [...pieces, id]) : pieces.length === 1 && wanted(offer, choice) === 1
  return another && canPick(offer, id)
}

/** The choice after a touch of `id`: without it, or with it and without older picks that don't go with it. */
export function touched(offer: Offer, choice: Choice, id: string): Choice {
  if (offer.filling) return touchedIn(offer.filling, choice, id)
  if (choice.includes(id)) return isPlace(id) ? choice.filter((other) => other !== id) : without(choice, id)
  let next = [...choice, id]
  if (!fits(offer, next)) next = next.filter((other) => other === id || !isPlace(other))
  while (next.length > 1 && !fits(offer, next)) next = next.slice(1)
  return fits(offer, next) ? completed(offer, next) : choice
}

/** The choice without `id` and without the place that was picked for it. */
export const without = (choice: Choice, id: string): Choice => choice.filter((other) => other !== id && !isPlace(other))

/** The choice, completed if only one option is left and that option has a place. */
function completed(offer: Offer, choice: Choice): Choice {
  const [only, ...others] = offer.options.filter((option) => holds(option, choice))
  if (!only?.place || others.length || isPartOfSet(offer, choice)) return choice
  return [...choice, ...tokensOf(only).filter((id) => !choice.includes(id))]
}

/** The options that are exactly this choice; empty while it isn't complete. */
export function settled(offer: Offer, choice: Choice): Option[] {
  if (!choice.length) return []
  if (offer.filling) return filledOption(offer.filling, choice)
  const set = setOf(offer, choice)
  const exact = offer.options.filter((option) => tokensOf(option).length === choice.length && holds(option, choice))
  return set ? [...exact, set] : exact
}

/** The choice as an option, if it is a set that may be chosen. */
function setOf(offer: Offer, choice: Choice): Option | null {
  const several = offer.several
  const label = several?.labels[choice.length - several.fewest]
  if (!several || label === undefined || !isPartOfSet(offer, choice)) return null
  const first = several.alike.flatMap((group) => group.slice(0, group.filter((id) => choice.includes(id)).length))
  const alike = new Set(several.alike.flat())
  const named = new Set([...first, ...choice.filter((id) => !alike.has(id))])
  const pieces = several.pieces.filter((id) => named.has(id))
  return optionOf([several.action, ...pieces].join(" "), label, { pieces })
}

/** All answers about the spots as one option, if nothing is left to choose. */
function filledOption(filling: Filling, choice: Choice): Option[] {
  const [first, ...then] = isComplete(filling, choice) ? answersOf(filling, choice) : []
  return first ? [optionOf(first, filling.label, { then })] : []
}

const optionOf = (action: string, label: string, more: Partial<Option>): Option => ({
  action,
  confirm: "",
  label,
  short: label,
  pieces: [],
  detail: "",
  meaning: "",
  rules: [],
  aside: null,
  place: "",
  tab: null,
  picture: null,
  then: [],
  ...more,
})

/** The fewest pieces that complete the choice. */
export function wanted(offer: Offer, choice: Choice): number {
  const sizes = offer.options
    .filter((option) => option.pieces.length && holds(option, choice))
    .map((option) => option.pieces.length)
  if (offer.several && isPartOfSet(offer, choice)) sizes.push(offer.several.fewest)
  return sizes.length ? Math.min(...sizes) : 0
}

/** The number of picked pieces. */
export const picked = (choice: Choice): number => choice.filter((id) => !isPlace(id)).length

/** The picks for an option proposed by its action; null if there is no such option. */
export function proposed(offer: Offer, action: string): Choice | null {
  const option = offer.options.find((each) => each.action === action)
  if (option) return tokensOf(option)
  const several = offer.several
  const ids =
    several && action.startsWith(`${several.action} `) ? action.slice(several.action.length + 1).split(" ") : []
  return ids.length && isPartOfSet(offer, ids) ? ids : null
}

/** The piece that all these options are about, if there is one. */
function onlyPiece(options: Option[]): Choice {
  const ids = new Set(options.flatMap((option) => option.pieces))
  return ids.size === 1 ? [...ids] : []
}

/** The pieces that would lie in each area, among those that are picked, or else the one that is hovered. */
export function ghosts(offer: Offer, choice: Choice, looked = ""): Map<string, string[]> {
  const placed = offer.options.filter((option) => option.place)
  const pieces = choice.filter((id) => !isPlace(id))
  const about = pieces.length ? pieces : choice.length ? choice : canPick(offer, looked) ? [looked] : onlyPiece(placed)
  return new Map(
    placed
      .filter((option) => !option.pieces.length || (about.length > 0 && holds(option, about)))
      .map((option) => [option.place, option.pieces]),
  )
}

/** The seat's own stage, if it has empty places: picked pieces lie there while the choice is open. */
export function landing(scene: Scene): Area | undefined {
  return scene.areas.find((area) => area.role === "stage" && area.seat === scene.seat && area.pieces.includes(null))
}

/** The areas with picked pieces laid on the stage; they leave empty places where they were. */
export function laid(scene: Scene, choice: Choice): Area[] {
  const bay = landing(scene)
  if (!bay || !choice.length || scene.seat === null) return scene.areas
  const places = bay.pieces.filter((piece) => piece === null).length
  const moving = choice.filter((id) => !bay.pieces.some((piece) => piece?.id === id)).slice(0, places)
  const all = new Map(scene.areas.flatMap((area) => area.pieces).map((piece) => [piece?.id, piece]))
  const queue = moving.map((id) => all.get(id) ?? null)
  return scene.areas.map((area) => ({
    ...area,
    pieces: area.pieces.map((piece) =>
      area.id === bay.id ? (piece ?? queue.shift() ?? null) : piece && moving.includes(piece.id) ? null : piece,
    ),
  }))
}

/** The areas that a prompt is about: those of its pieces, their stage, and those it names; while waiting, those of arrows. */
export function touchedAreas(scene: Scene): Set<string> {
  const { kind, several, cards, areas: named } = scene.prompt
  const { options } = offerOf(scene.prompt)
  const carded = new Set(cards.map((card) => card.piece))
  const pieces = options.flatMap((option) => option.pieces).filter((id) => !carded.has(id))
  const ids = new Set([...pieces, ...(several?.pieces ?? [])])
  for (const { tab } of options) if (tab) ids.add(tab.piece)
  if (kind === "wait") for (const { start, end } of scene.arrows) ids.add(start).add(end)
  const areas = scene.areas.filter((area) => withParts(area.pieces).some((piece) => ids.has(piece.id)))
  const bay = areas.length ? landing(scene) : undefined
  return new Set([...named, ...[...areas, ...(bay ? [bay] : [])].map((area) => area.id)])
}
