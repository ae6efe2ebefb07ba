/** What a line of the log has changed: the pieces that it names and that are crossed out, taken, turned or gone. */
import { homeOf, type Line, type Piece, type Scene } from "../scene/scene"

export interface Changed {
  id: string
  taken: boolean
  /** Whether all its parts are crossed out. */
  leaves: boolean
}

interface Found {
  role: string
  piece: Piece
}

function found(scene: Scene, id: string): Found | undefined {
  const home = homeOf(scene, id)
  const piece = home?.pieces.find((each) => each?.id === id)
  return home && piece ? { role: home.role, piece } : undefined
}

/** The face of a piece in an area of a scene, or "". */
export const faceOf = (scene: Scene, id: string): string => found(scene, id)?.piece.face ?? ""

const isCrossed = (piece: Piece | undefined): boolean => piece?.marks.includes("crossed") ?? false
const isEnded = ({ parts }: Piece): boolean => parts.length > 0 && (parts as Piece[]).every(isCrossed)

/** The pieces that a line names and that have changed between two scenes. */
export function changedBy(line: Line, before: Scene, after: Scene): Changed[] {
  const drawn = line.parts.flatMap((part) => (part.is === "shown" ? [part.piece.id] : []))
  return [...drawn, ...line.pieces].flatMap((id) => {
    const [was, now] = [found(before, id), found(after, id)]
    const crossed = isCrossed(now?.piece) && !isCrossed(was?.piece)
    const taken = now?.role === "prize" && was?.role !== "prize"
    const [old, face] = [was?.piece.face, now?.piece.face]
    const turned = Boolean(old && face) && old !== face && !line.rolled.length
    const leaves = now !== undefined && isEnded(now.piece)
    return crossed || taken || turned || leaves ? [{ id, taken, leaves }] : []
  })
}
