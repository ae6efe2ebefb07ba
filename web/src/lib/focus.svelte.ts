/** Keeps the keyboard where it was when the table is laid anew: at the same piece, else at what is asked. */
import { tick } from "svelte"

/** To be called while a component is made; `watch` reads what the table is laid from. */
export function keepFocus(watch: () => unknown): void {
  let piece: string | null = null
  let was: Element | null = null

  $effect.pre(() => {
    watch()
    was = document.activeElement
    piece = was?.closest("[data-piece]")?.getAttribute("data-piece") ?? null
  })

  $effect(() => {
    watch()
    void tick().then(() => {
      if (was === document.body || was?.isConnected || document.activeElement !== document.body) return
      const same = piece && document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"] button`)
      ;(same || document.getElementById("prompt"))?.focus({ preventScroll: true })
    })
  })
}
