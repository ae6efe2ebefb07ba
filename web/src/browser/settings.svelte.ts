/** The settings of this device: colours, motion, speed and sound. Stored in the browser. */
import { MediaQuery } from "svelte/reactivity"

import { store, stored } from "./storage"

export type Theme = "system" | "light" | "dark"
export type Motion = "system" | "still"
export type Speed = keyof typeof PACES

/** The duration of animations, relative to normal speed. */
const PACES = { slow: 1.7, normal: 1, quick: 0.45, none: 0 }

interface Stored {
  theme: Theme
  motion: Motion
  speed: Speed
  sound: boolean
  captions: boolean
}

const USUAL: Stored = { theme: "system", motion: "system", speed: "normal", sound: true, captions: false }

const KEY = "warbones.settings"
const reduced = new MediaQuery("prefers-reduced-motion: reduce")

class Settings {
  #stored = $state.raw<Stored>({ ...USUAL, ...stored<Partial<Stored>>(KEY, {}) })

  constructor() {
    this.#apply()
  }

  get theme(): Theme {
    return this.#stored.theme
  }

  set theme(theme: Theme) {
    this.#set({ theme })
  }

  /** Shows the page in other colours until it is closed. */
  show(theme: Theme): void {
    this.#stored = { ...this.#stored, theme }
    this.#apply()
  }

  get motion(): Motion {
    return this.#stored.motion
  }

  set motion(motion: Motion) {
    this.#set({ motion })
  }

  get speed(): Speed {
    return this.#stored.speed
  }

  set speed(speed: Speed) {
    this.#set({ speed })
  }

  /** The duration of animations relative to normal speed; 0 skips them. */
  get pace(): number {
    return PACES[this.speed] ?? 1
  }

  get sound(): boolean {
    return this.#stored.sound
  }

  set sound(sound: boolean) {
    this.#set({ sound })
  }

  /** Whether sounds are shown in words. */
  get captions(): boolean {
    return this.#stored.captions
  }

  set captions(captions: boolean) {
    this.#set({ captions })
  }

  get still(): boolean {
    return this.motion === "still" || this.pace === 0 || reduced.current
  }

  #set(changed: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...changed }
    this.#apply()
    store(KEY, this.#stored)
  }

  #apply(): void {
    document.documentElement.dataset.theme = this.theme
    document.documentElement.dataset.motion = this.pace ? this.motion : "still"
    document.documentElement.style.setProperty("--pace", String(this.pace))
  }
}

export const settings = new Settings()

/** Whether there is a reading column beside the table. */
export const columned = new MediaQuery("(min-width: 1100px) and (min-height: 540px)")

/** Whether the table has room for its wide layout. */
export const roomy = new MediaQuery("(min-width: 720px) and (min-height: 540px)")

/** Whether all areas are in view below a space. Otherwise they are on a sheet over its lower edge, which opens for questions. */
export const spacious = new MediaQuery("(min-width: 900px) and (min-height: 640px)")

/** Whether a low screen is wide enough for the prompt beside the board. */
export const sideways = new MediaQuery("(max-height: 539px) and (min-width: 540px)")

/** Whether a board of many rows fills the screen above the prompt bar. */
export const low = new MediaQuery("(max-height: 699px)")
