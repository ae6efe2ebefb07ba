/** The difference between two scenes of one seat, from which all animations follow. */
import { areaOf, type Line, type Piece, piecesOf, type Scene } from "./scene"

export interface Difference {
  /** The new log lines. */
  told: Line[]
  /** Open pieces that were rolled in those lines, or beside the same arrow, in the order in which they were rolled. */
  rolled: string[]
  /** Hidden pieces that are gone or open now: their seals slide away. */
  seals: string[]
  /** Pieces that lay under those seals: they appear in place and don't travel. */
  revealed: string[]
  /** Parts of pieces that are newly crossed out, which fall one by one. */
  broken: string[]
  /** Whether a new sum is complete. */
  calculated: boolean
  /** The seat that has won the newest calculation of several sums, if that is news. */
  won: number | null
}

export function difference(before: Scene, after: Scene): Difference {
  const told = after.log.slice(before.log.length)
  const open = new Map(
    piecesOf(after)
      .filter((piece) => !piece.hidden)
      .map((piece) => [piece.id, piece]),
  )
  const seals = piecesOf(before).filter(
    (piece) => piece.hidden && !piecesOf(after).some((now) => now.id === piece.id && now.hidden),
  )
  const named = new Set(told.flatMap((line) => line.rolled))
  const beside = after.arrows
    .map(({ dice }) => dice.map(({ id }) => id))
    .filter((ids) => ids.some((id) => named.has(id)))
  const newest = after.calculations.at(-1)
  const isNews = sumsOf(before) !== sumsOf(after)
  return {
    told,
    rolled: [...new Set([...named, ...beside.flat()])].filter((id) => open.has(id)),
    seals: seals.map((piece) => piece.id),
    revealed: unsealed(before, after, seals),
    broken: broken(before, after),
    calculated: isNews && Boolean(newest?.conclusion),
    won: isNews && newest && newest.sums.length > 1 ? newest.won : null,
  }
}

function broken(before: Scene, after: Scene): string[] {
  const isCrossed = ({ marks }: Piece): boolean => marks.includes("crossed")
  const stood = new Set(partsOf(before).flatMap((part) => (isCrossed(part) ? [] : [part.id])))
  return partsOf(after).flatMap((part) => (isCrossed(part) && stood.has(part.id) ? [part.id] : []))
}

const partsOf = (scene: Scene): Piece[] => piecesOf(scene).flatMap(({ parts }) => parts as Piece[])

function unsealed(before: Scene, after: Scene, seals: Piece[]): string[] {
  return after.areas.flatMap((area) => {
    const was = areaOf(before, area.id)?.pieces ?? []
    if (!was.some((piece) => piece && seals.includes(piece))) return []
    const here = new Set(was.filter((piece) => piece && !piece.hidden).map((piece) => piece?.id))
    return area.pieces
      .filter((piece) => piece !== null && !piece.hidden && !here.has(piece.id))
      .map((piece) => piece?.id ?? "")
  })
}

/** The last calculation, regardless of its conclusion. */
const sumsOf = ({ calculations }: Scene): string => JSON.stringify({ ...calculations.at(-1), conclusion: "" })
