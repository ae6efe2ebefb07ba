/** Positions of DiceWing, as the game draws them. */
import type { Scene } from "../server/types.gen"

const scenes = import.meta.glob<Scene>("./made/{draft,launch,waiting,collateral,over}.json", {
  eager: true,
  import: "default",
})
const scene = (name: string): Scene => scenes[`./made/${name}.json`] as Scene

export const [draft, launch, waiting, collateral, over] = [
  scene("draft"),
  scene("launch"),
  scene("waiting"),
  scene("collateral"),
  scene("over"),
]
