/** Choosing an option by its pieces. A choice is the ids of the pieces picked so far, the oldest first. */
import type { Area, Option, Scene } from "./scene"

export type Choice = readonly string[]

const holds = (option: Option, choice: Choice): boolean => choice.every((id) => option.pieces.includes(id))

const fits = (options: Option[], choice: Choice): boolean => options.some((option) => holds(option, choice))

/** Whether picking `id` means anything: some option touches it. */
export const canPick = (options: Option[], id: string): boolean => fits(options, [id])

/** Whether `id` is offered now: it adds to the choice, or takes the place of a choice of one. */
export function isOffered(options: Option[], choice: Choice, id: string): boolean {
  return (
    fits(options, [...choice, id]) || (choice.length === 1 && wanted(options, choice) === 1 && canPick(options, id))
  )
}

/** The choice after a touch of `id`: taken back, or added while the oldest that don't go with it fall out. */
export function touched(options: Option[], choice: Choice, id: string): Choice {
  if (choice.includes(id)) return choice.filter((other) => other !== id)
  let next = [...choice, id]
  while (next.length > 1 && !fits(options, next)) next = next.slice(1)
  return fits(options, next) ? next : choice
}

/** The options that are exactly this choice; empty while it isn't complete. */
export function settled(options: Option[], choice: Choice): Option[] {
  return choice.length
    ? options.filter((option) => option.pieces.length === choice.length && holds(option, choice))
    : []
}

/** How many pieces the choice comes to at least. */
export function wanted(options: Option[], choice: Choice): number {
  const sizes = options
    .filter((option) => option.pieces.length && holds(option, choice))
    .map((option) => option.pieces.length)
  return sizes.length ? Math.min(...sizes) : 0
}

/** The seat's own bay with empty places, where picked pieces lie while the choice is open. */
export function landing(scene: Scene): Area | undefined {
  return scene.areas.find((area) => area.size === "bay" && area.seat === scene.seat && area.pieces.includes(null))
}

/** The areas with picked pieces laid into the bay; they leave empty places where they were. */
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

/** The areas that a prompt touches: those of its pieces, and the bay they go to. */
export function touchedAreas(scene: Scene): Set<string> {
  const ids = new Set(scene.prompt.options.flatMap((option) => option.pieces))
  const areas = scene.areas.filter((area) => area.pieces.some((piece) => piece && ids.has(piece.id)))
  const bay = areas.length ? landing(scene) : undefined
  return new Set([...areas, ...(bay ? [bay] : [])].map((area) => area.id))
}
