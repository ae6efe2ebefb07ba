/** The preview that a person has asked to see on the table; it disappears when something else is offered. */
import { getContext, setContext } from "svelte"

import type { Preview } from "../scene/scene"

export class ShownPreview {
  #shown = $state.raw<Preview | null>(null)

  isOn(preview: Preview | null): boolean {
    return preview !== null && this.#shown?.text === preview.text
  }

  toggle(preview: Preview): void {
    this.#shown = this.isOn(preview) ? null : preview
  }
}

const KEY = Symbol("shownPreview")

/** Creates the table's preview. */
export const setPreviewing = (): ShownPreview => setContext(KEY, new ShownPreview())

/** The table's preview, or a new one outside of a table. */
export const atPreview = (): ShownPreview => getContext<ShownPreview | undefined>(KEY) ?? new ShownPreview()
