/** The finale: the losers' vital pieces fall, the winners' prizes are swept up and their pieces parade. */
import type { Scene } from "../scene/scene"
import { settings } from "../browser/settings.svelte"
import { tokensOf } from "../scene/finalAreas"

const SWEEP = 700
const APART = 110
const FALL = 900
const PARADE = 760

const SWEPT: Keyframe[] = [
  { transform: "none" },
  { transform: "translateY(-22%) scale(1.18)", offset: 0.45 },
  { transform: "translateY(-22%) scale(1.18) rotate(-6deg)", offset: 0.6 },
  { transform: "none" },
]
/** The pieces leap one after the other, like a wave. */
const PARADED: Keyframe[] = [
  { transform: "none" },
  { transform: "translateY(-34%) rotate(-8deg)", offset: 0.35, easing: "ease-in" },
  { transform: "translateY(0) rotate(0)", offset: 0.6 },
  { transform: "translateY(-14%) rotate(6deg)", offset: 0.8, easing: "ease-in" },
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
  const { swept, fallen, paraded } = tokensOf(scene)
  const running = [
    ...swept.map((id, at) => moved(board, id, SWEPT, SWEEP, at * APART, "none")),
    ...fallen.map((id, at) => moved(board, id, FALLEN, FALL, at * APART, "forwards")),
    ...paraded.map((id, at) => moved(board, id, PARADED, PARADE, FALL / 2 + at * APART, "none")),
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
