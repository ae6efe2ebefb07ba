/** The pieces of the finale: scenes mark the areas with prizes and with vital pieces. */
import type { Scene } from "./scene"

/** The pieces that are swept up and that fall, by id, each in order. */
export function tokensOf(scene: Scene): { swept: string[]; fallen: string[] } {
  const winners = scene.ending?.winners ?? []
  const of = (role: string, won: boolean): string[] =>
    scene.areas
      .filter((area) => area.role === role && area.seat !== null && winners.includes(area.seat) === won)
      .flatMap((area) => area.pieces.flatMap((piece) => (piece ? [piece.id] : [])))
  return { swept: of("prize", true), fallen: winners.length ? of("vital", false) : [] }
}
