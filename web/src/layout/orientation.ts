/** The side from which a board is seen, the same for all people at one screen. */
import type { Layout, Scene } from "../scene/scene"

/** A layout as seen from the other side. */
export const rotated = (layout: Layout): Layout => ({
  ...layout,
  areas: layout.areas.map((row) => row.toReversed()).toReversed(),
  columns: layout.columns.toReversed(),
  rows: layout.rows.toReversed(),
})

/** A seat's scene with the board as `first` sees it: a board with lanes does not turn when the seats change. */
export function withFixedSide(scene: Scene, first: number | null): Scene {
  if (scene.seat === null || first === null || scene.seat === first || !scene.wide.lanes.length) return scene
  return { ...scene, wide: rotated(scene.wide), narrow: rotated(scene.narrow) }
}
