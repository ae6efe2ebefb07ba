/** The finale: the winners' prizes are swept up and the losers' vital pieces fall. Scenes say which is which. */
import type { Scene } from "../scene/scene"
import { settings } from "../browser/settings.svelte"
import { tokensOf } from "../scene/finalAreas"

const SWEEP = 700
const APART = 110
const FALL = 900

const SWEPT: Keyframe[] = [
  { transform: "none" },
  { transform: "translateY(-22%) scale(1.18)", offset: 0.45 },
  { transform: "translateY(-22%) scale(1.18) rotate(-6deg)", offset: 0.6 },
  { transform: "none" },
]
const FALLEN: Keyframe[] = [
  { transform: "none", transformOrigin: "80% 100%" },
  { transform: "rotate(-7deg)", transformOrigin: "80% 100%", offset: 0.2 },
  { transform: "rotate(5deg)", transformOrigin: "80% 100%", offset: 0.4 },
  { transform: "rotate(64deg)", transformOrigin: "80% 100%", offset: 0.85, easing: "ease-in" },
  { transform: "rotate(58deg)", transformOrigin: "80% 100%", opacity: 0.6 },
]

/** Plays the finale once, then calls `ondone`; returns its cleanup. Nothing moves with reduced motion. */
export function finale(board: Element, scene: Scene, ondone: () => void): () => void {
  if (settings.still) {
    ondone()
    return () => undefined
  }
  const { swept, fallen } = tokensOf(scene)
  const running = [
    ...swept.map((id, at) => moved(board, id, SWEPT, SWEEP, at * APART, "none")),
    ...fallen.map((id, at) => moved(board, id, FALLEN, FALL, at * APART, "forwards")),
  ]
  void Promise.all(running.map((animation) => animation?.finished)).then(ondone, () => undefined)
  return () => running.forEach((animation) => animation?.cancel())
}

function moved(
  board: Element,
  id: string,
  frames: Keyframe[],
  duration: number,
  delay: number,
  fill: FillMode,
): Animation | undefined {
  const node = board.querySelector(`[data-piece="${CSS.escape(id)}"]`)
  return node?.animate(frames, { duration: duration * settings.pace, delay: delay * settings.pace, fill })
}
