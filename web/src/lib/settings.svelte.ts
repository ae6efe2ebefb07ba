/** What this person set for this device: colours and motion. Kept in the browser. */
import { MediaQuery } from "svelte/reactivity"

import { keep, kept } from "./kept"

export type Theme = "system" | "light" | "dark"
export type Motion = "system" | "still"

const KEY = "warbones.settings"
const reduced = new MediaQuery("prefers-reduced-motion: reduce")

class Settings {
  #theme = $state<Theme>("system")
  #motion = $state<Motion>("system")

  constructor() {
    const { theme = "system", motion = "system" } = kept<{ theme?: Theme; motion?: Motion }>(KEY, {})
    this.#theme = theme
    this.#motion = motion
    this.#apply()
  }

  get theme(): Theme {
    return this.#theme
  }

  set theme(theme: Theme) {
    this.#theme = theme
    this.#apply()
  }

  get motion(): Motion {
    return this.#motion
  }

  set motion(motion: Motion) {
    this.#motion = motion
    this.#apply()
  }

  get still(): boolean {
    return this.#motion === "still" || reduced.current
  }

  #apply(): void {
    document.documentElement.dataset.theme = this.#theme
    document.documentElement.dataset.motion = this.#motion
    keep(KEY, { theme: this.#theme, motion: this.#motion })
  }
}

export const settings = new Settings()

/** Whether a reading column stands beside the table. */
export const columned = new MediaQuery("(min-width: 1100px) and (min-height: 540px)")

/** Whether the table has room for its wide layout. */
export const roomy = new MediaQuery("(min-width: 720px) and (min-height: 540px)")
