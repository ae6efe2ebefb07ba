/** Captions: the sounds in words, for people who can't hear them. */
import { untrack } from "svelte"

import type { SoundName } from "./sounds"
import { say } from "../words/say"

export type Heard = SoundName | "roll" | "hiss"

export interface Caption {
  nth: number
  text: string
  /** How often it sounded in a row. */
  times: number
}

/** The most captions that can be read back. */
export const MOST = 60
let count = 0
let heard = $state.raw<readonly Caption[]>([])

const KEYS = {
  roll: "web-sound-roll",
  hiss: "web-sound-hiss",
  add: "web-sound-add",
  stamp: "web-sound-stamp",
  chip: "web-sound-chip",
  cross: "web-sound-cross",
  place: "web-sound-place",
  reveal: "web-sound-reveal",
  turn: "web-sound-turn",
  won: "web-sound-won",
  lost: "web-sound-lost",
  drawn: "web-sound-drawn",
} as const satisfies Record<Heard, string>

/** The latest captions, oldest first. */
export const captions = (): readonly Caption[] => heard

export function caption(name: Heard): void {
  const text = say(KEYS[name])
  const so = untrack(() => heard) // a sound within an effect must not run it again
  const again = so.at(-1)?.text === text ? so.at(-1) : undefined
  const before = again ? so.slice(0, -1) : so
  heard = [...before, { nth: count++, text, times: (again?.times ?? 0) + 1 }].slice(-MOST)
}
