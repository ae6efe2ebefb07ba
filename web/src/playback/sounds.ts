/** Small synthesized sounds, quiet and short: dice on felt by size, wood, pencil, a stamp, three themes. */
import type { Difference } from "../scene/difference"
import { piecesOf, type Scene } from "../scene/scene"
import { settings } from "../browser/settings.svelte"
import type { Beat } from "./beats"
import { caption, type Heard } from "./captions.svelte"
import { vibrate } from "./haptics"
import { knock, NOTES, scratch, thump, tone, wake } from "./synthesis"

const HITS_A_DIE = 3
const MOST_DICE = 7

/** The pitch of a die: the larger, the deeper. Cubes are wood; foam is soft. */
const PITCHES: Record<string, number> = {
  d4: 3100,
  d6: 2500,
  d8: 2200,
  d10: 1950,
  d12: 1700,
  d20: 1450,
  "d%": 1300,
  troop: 1100,
  foam: 260,
}
const WOOD = new Set(["troop", "attack", "defence", "special"])
const USUAL = 1900

/** Dice fall on felt, each with a few hits in the pitch of its size. */
function clatter(shapes: readonly string[]): void {
  for (const shape of shapes.slice(0, MOST_DICE)) {
    const pitch = PITCHES[shape] ?? (WOOD.has(shape) ? 1000 : USUAL)
    for (let hit = 0; hit < HITS_A_DIE; hit++) {
      const at = Math.random() * 0.5
      knock(at, pitch * (0.85 + 0.3 * Math.random()), 0.18 + Math.random() * 0.2, WOOD.has(shape) ? 0.07 : 0.045)
      if (WOOD.has(shape)) tone(at, pitch / 3, 0.06, 0.05)
    }
  }
}

/** A pawn of wood is put down on felt. */
function wood(): void {
  knock(0, 420, 0.4, 0.08)
  tone(0, 210, 0.09, 0.1)
}

/** Each step of a sum is a little higher than the one before. */
const step = (nth: number): void => tone(0, 392 * 2 ** (Math.min(nth, 14) / 12), 0.16, 0.07)

function stamp(): void {
  thump(0, 96, 0.24, 0.5)
  knock(0.005, 700, 0.35, 0.09)
}

function chip(): void {
  knock(0, 2600, 0.4, 0.05)
  thump(0.01, 120, 0.2, 0.35)
  for (const at of [0.07, 0.12, 0.19]) knock(at, 1500 + 900 * Math.random(), 0.16, 0.03)
}

const cross = (): void => [0, 0.13].forEach((at) => scratch(at, 0.1))

/** A short rise that ends on the octave; for the losers, a fall into the minor; for a draw, a soft return to the start. */
function theme(notes: readonly number[], apart: number, loud = 0.09): void {
  for (const [at, pitch] of notes.entries()) {
    const last = at === notes.length - 1
    tone(at * apart, pitch, last ? 1.1 : 0.32, loud)
    tone(at * apart, pitch / 2, last ? 1.1 : 0.32, loud * 0.55)
  }
}

const SOUNDS = {
  add: step,
  stamp,
  chip,
  cross,
  place: wood,
  reveal: () => [0, 0.09].forEach((at) => knock(at, 900, 0.3, 0.16)),
  turn: () => tone(0, 587.3, 0.35, 0.09),
  won: () => theme(NOTES.victory, 0.14),
  lost: () => theme(NOTES.defeat, 0.2),
  drawn: () => theme(NOTES.draw, 0.24, 0.05),
} satisfies Record<string, (nth: number) => void>

export type SoundName = keyof typeof SOUNDS

/** The theme of an end, for a seat, or for everybody before a shared screen (null). */
export const themeOf = (winners: readonly number[], seat: number | null): SoundName => {
  if (!winners.length) return "drawn"
  return seat === null || winners.includes(seat) ? "won" : "lost"
}

export function sound(name: SoundName, nth = 0): void {
  hear(name)
  if (wake()) SOUNDS[name](nth)
}

/** The sound of a beat; steps of a sum climb. */
export function play(beat: Pick<Beat, "sound">, nth: number): void {
  if (beat.sound) sound(beat.sound, nth)
}

/** Every sound also has a vibration and a caption. */
function hear(name: Heard): void {
  if (!settings.sound && !settings.captions) return
  caption(name)
  vibrate(name)
}

/** The speed in metres a second at which foam hits the loudest. */
const HARD = 4

/** Something soft hits something: the harder, the louder and the brighter. */
export function thud(force: number): void {
  if (!wake()) return
  const share = Math.min(force / HARD, 1)
  knock(0, 150 + 420 * share, 0.12 + 0.6 * share, 0.07 + 0.05 * share)
}

/** Something goes up in smoke. */
export function hiss(): void {
  hear("hiss")
  if (wake()) for (let at = 0; at < 6; at++) knock(at * 0.05, 3200 - at * 300, 0.22 - at * 0.03, 0.16)
}

/** The sound of what changed on the table. */
export function soundOf(change: Pick<Difference, "rolled" | "revealed">, scene: Scene): void {
  if (change.rolled.length) {
    const rolled = new Set(change.rolled)
    hear("roll")
    if (wake()) clatter(piecesOf(scene).flatMap(({ id, shape }) => (rolled.has(id) ? [shape] : [])))
  } else sound(change.revealed.length ? "reveal" : "place")
}
