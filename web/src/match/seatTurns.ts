/** Several seats on one screen: whose view is shown next, and whether the board must be covered in between. */
import { isAsked, type Scene, type View } from "../scene/scene"

export interface Turn {
  /** The seat whose view is shown; null to watch. */
  seat: number | null
  /** The board must be covered before this seat's view is shown. */
  covered: boolean
  /** Nothing has to be hidden at once: people may look at the board before it is covered. */
  patient: boolean
}

/** The name of one secret decision, which its seat opens once. */
export const decision = (view: View): string => `${view.scene.seat}:${view.number}`

/**
 * The turn the board must take now, or null if the shown seat's view stays; `shown` is undefined while nothing is
 * shown yet. Automatic steps are shown to their end before the board turns.
 */
export function nextTurn(views: View[], shown: number | null | undefined, opened: string): Turn | null {
  const here = views.find((view) => view.scene.seat === shown)
  if (here?.scene.moment) return null
  const next = here && isAsked(here.scene) ? here : views.find((view) => isAsked(view.scene))
  if (!next) return here || !views[0] ? null : { seat: views[0].scene.seat, covered: false, patient: false }
  const alone = views.length === 1
  if (next === here && (alone || !next.scene.prompt.secret || decision(next) === opened)) return null
  const covered = !alone && (next.scene.prompt.secret || (here !== undefined && isPrivate(here.scene, next.scene)))
  return { seat: next.scene.seat, covered, patient: here !== undefined && !isPrivate(here.scene, next.scene) }
}

/** Whether `mine` shows what `theirs` may not see: a secret being chosen, or a piece that is open or present only here. */
function isPrivate(mine: Scene, theirs: Scene): boolean {
  if (mine === theirs) return false
  const known = new Set(openPieces(theirs))
  return mine.prompt.secret || openPieces(mine).some((piece) => !known.has(piece))
}

const openPieces = (scene: Scene): string[] =>
  scene.areas.flatMap((area) =>
    area.pieces.flatMap((piece) =>
      piece && !piece.hidden ? [[piece.id, piece.face, area.seat, area.role, area.scale].join(" ")] : [],
    ),
  )
