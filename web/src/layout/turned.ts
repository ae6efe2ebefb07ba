/** A board that stays as it is for several people at one screen. */
import type { Layout, Scene } from "../scene/scene"

/** A layout as it is seen from the other side. */
export const turned = (layout: Layout): Layout => ({
  ...layout,
  areas: layout.areas.map((row) => row.toReversed()).toReversed(),
  columns: layout.columns.toReversed(),
  rows: layout.rows.toReversed(),
})

/** The scene of a seat as `first` has the board before them: one with lanes is never turned between two. */
export function steadied(scene: Scene, first: number | null): Scene {
  if (scene.seat === null || first === null || scene.seat === first || !scene.wide.lanes.length) return scene
  return { ...scene, wide: turned(scene.wide), narrow: turned(scene.narrow) }
}
