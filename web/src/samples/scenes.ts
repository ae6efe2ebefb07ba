/** Fixed scenes of every kind of prompt, with the pieces that are picked in them. */
import { type Cited, cited } from "../scene/refusal"
import type { Choice } from "../scene/choice"
import { filled, type Scene } from "../scene/scene"
import type * as Wire from "../server/types.gen"
import { draft, launch } from "./dicewing"

export interface Sample {
  scene: Scene
  choice: Choice
  refusal?: Cited | null
}

const sample = (scene: Wire.Scene, choice: Choice = [], refusal = ""): Sample => ({
  scene: filled("Scene", scene),
  choice,
  refusal: refusal ? cited(refusal) : null,
})

const asked = (prompt: Wire.Prompt): Wire.Scene => ({ ...draft, prompt })

const roll = asked({
  kind: "roll",
  text: "Roll the d20 of Alpha's set.",
  detail: "Enter the face it shows.",
  sides: 20,
})

const buttons = asked({
  kind: "choose",
  text: "Take a pawn off the board?",
  detail: "It is rolled again next round.",
  options: [
    { action: "keep", label: "Keep it" },
    { action: "take off", label: "Take it off" },
  ],
})

const first = (scene: Wire.Scene, count: number): Choice => scene.prompt.options?.[0]?.pieces?.slice(0, count) ?? []

/** Positions of the games, drawn by `python -m tests.web.samples`. */
const drawn = import.meta.glob<Wire.Scene>("./made/*.json", { eager: true, import: "default" })
const DRAWN = Object.fromEntries(
  Object.entries(drawn).map(([file, scene]) => [file.replace(/^\.\/made\/|\.json$/g, ""), sample(scene)]),
)
const begun = (name: string, ...choice: string[]): Sample => ({ ...(DRAWN[name] as Sample), choice })

export const SAMPLES: Record<string, Sample> = {
  ...DRAWN,
  draft: sample(draft, first(draft, 1)),
  "draft-open": sample(draft),
  launch: sample(launch, first(launch, 2)),
  "launch-half": sample(launch, first(launch, 1)),
  refused: sample(launch, first(launch, 2), "That decision is past: it was answered from another window."),
  roll: sample(roll),
  buttons: sample(buttons),
  "army-picked": begun("army-roll", "A5", "A7"),
  "army-taking": begun("army-gain", "captain2"),
  "army-taking-two": begun("army-gain-two", "attacker1", "tank1"),
  "keep-placed": begun("keep-place", "A2", "@L1"),
  "battle-attack": begun("battle-line", "#bA column 3"),
  "keep-moved": begun("keep-move", "A2"),
}
