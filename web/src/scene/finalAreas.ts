/** The pieces of the finale: scenes mark the areas with prizes and with vital pieces. */
import type { Scene } from "./scene"

/** The most pieces of the winners that parade. */
const MOST = 14

/** The ids of the pieces that are swept up, fall and parade, each in order. */
export function tokensOf(scene: Scene): { swept: string[]; fallen: string[]; paraded: string[] } {
  const winners = scene.ending?.winners ?? []
  const of = (role: string, won: boolean): string[] =>
    scene.areas
      .filter((area) => area.role === role && area.seat !== null && winners.includes(area.seat) === won)
      .flatMap((area) => area.pieces.flatMap((piece) => (piece ? [piece.id] : [])))
  return { swept: of("prize", true), fallen: winners.length ? of("vital", false) : [], paraded: parade(scene, winners) }
}

/** The winners' own pieces that are still in play: those in their areas, and those of their set in shared areas. */
function parade({ areas }: Scene, winners: readonly number[]): string[] {
  const own = areas.flatMap(({ role, seat, pieces }) =>
    pieces.flatMap((piece) => {
      if (!piece || piece.hidden || role === "prize" || piece.marks.includes("crossed")) return []
      return winners.includes(seat ?? piece.set ?? -1) ? [piece.id] : []
    }),
  )
  return own.slice(0, MOST)
}
