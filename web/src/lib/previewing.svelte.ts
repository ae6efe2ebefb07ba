/** The preview that a person has asked to see on the table; it is gone once something else is offered. */
import type { Preview } from "./scene"

class Previewing {
  #shown = $state.raw<Preview | null>(null)

  isOn(preview: Preview | null): boolean {
    return preview !== null && this.#shown?.text === preview.text
  }

  toggle(preview: Preview): void {
    this.#shown = this.isOn(preview) ? null : preview
  }
}

export const previewing = new Previewing()
