/** What this person set for this device: colours, motion and sound. Kept in the browser. */
import { MediaQuery } from "svelte/reactivity"

import { keep, kept } from "./kept"

export type Theme = "system" | "light" | "dark"
export type Motion = "system" | "still"

interface Kept {
  theme: Theme
  motion: Motion
  sound: boolean
}

const KEY = "warbones.settings"
const reduced = new MediaQuery("prefers-reduced-motion: reduce")

class Settings {
  #kept = $state.raw<Kept>({ theme: "system", motion: "system", sound: false, ...kept<Partial<Kept>>(KEY, {}) })

  constructor() {
    this.#apply()
  }

  get theme(): Theme {
    return this.#kept.theme
  }

  set theme(theme: Theme) {
    this.#set({ theme })
  }

  get motion(): Motion {
    return this.#kept.motion
  }

  set motion(motion: Motion) {
    this.#set({ motion })
  }

  get sound(): boolean {
    return this.#kept.sound
  }

  set sound(sound: boolean) {
    this.#set({ sound })
  }

  get still(): boolean {
    return this.motion === "still" || reduced.current
  }

  #set(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed }
    this.#apply()
    keep(KEY, this.#kept)
  }

  #apply(): void {
    document.documentElement.dataset.theme = this.theme
    document.documentElement.dataset.motion = this.motion
  }
}

export const settings = new Settings()

/** Whether a reading column stands beside the table. */
export const columned = new MediaQuery("(min-width: 1100px) and (min-height: 540px)")

/** Whether the table has room for its wide layout. */
export const roomy = new MediaQuery("(min-width: 720px) and (min-height: 540px)")
