/** A lesson of two steps and a replay of four frames, made from the fixed scenes. */
import { filled, type Lesson, type Replay } from "../scene/scene"
import type * as Wire from "../server/types.gen"
import { collateral, draft, launch, over, waiting } from "./dicewing"

export const LESSON: Lesson = filled<Wire.Lesson>("Lesson", {
  game: "dicewing",
  title: "DiceWing",
  steps: [
    {
      title: "Take a die",
      text: "Dice with many sides reach further, but they are also what the other side captures first.",
      scene: draft,
      task: "Take one of the two d12.",
      solutions: ["take A.d12", "take B.d12"],
      if_wrong: "A small die is easily lost. Try one of the two d12.",
      explanation: "It keeps the face it shows for the whole stage.",
      results: [[waiting], [collateral]],
    },
    { title: "Launch in secret", text: "Both of you put two dice into your bays, unseen.", scene: launch },
  ],
})

export const REPLAY: Replay = filled<Wire.Replay>("Replay", {
  table: "sample",
  game: "dicewing",
  title: "DiceWing",
  names: ["Alpha", "Beta"],
  rules_version: "1",
  open: true,
  frames: [
    { n: 0, label: "The dice are rolled.", round: "Draft", scene: draft },
    { n: 1, label: "Alpha launches two dice.", round: "Stage 1, attack 2", scene: launch },
    { n: 2, label: "Beta wins the attack.", round: "Stage 1, attack 2", scene: collateral },
    { n: 3, label: "Alpha wins the game.", round: "Stage 2, attack 2", scene: over },
  ],
})
