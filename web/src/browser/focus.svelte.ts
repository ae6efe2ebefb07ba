/** Restores the focus when the focused element disappears. */
import { tick } from "svelte"

const PROMPT = "prompt"

/** After a redraw, focuses the same piece, else the prompt. Call during component setup; `watch` reads the table's state. */
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
      ;(same || document.getElementById(PROMPT))?.focus({ preventScroll: true })
    })
  })
}

const isPiece = (element: Element): boolean => element.closest("[data-piece]") !== null

const FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']"
/** The number of enclosing elements searched for a new focus. */
const NEAR = 6

/**
 * When pressing a button replaces it, as with a request for confirmation, focuses the replacement.
 *
 * After an answer the replacement is the next question, never a button beside it, where the same key pressed again would
 * undo the answer. Pieces are left to `keepFocus`.
 */
export function keepFocusNear(): () => void {
  let [last, around] = [null as Element | null, [] as { box: HTMLElement; at: number }[]]

  const within = (box: Element): HTMLElement[] =>
    [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.checkVisibility() && !isPiece(each))
  const note = ({ target }: FocusEvent): void => {
    const found = (last = target instanceof HTMLElement && !isPiece(target) ? target : null)
    around = []
    if (!found) return
    for (let box = found.parentElement; box && box !== document.body; box = box.parentElement)
      if (around.push({ box, at: within(box).indexOf(found) }) === NEAR) break
  }
  const look = (): void => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    last = null
    for (const { box, at } of around) {
      if (box.id === PROMPT && box.isConnected) return box.focus({ preventScroll: true })
      if (box.closest(`#${PROMPT}`)) continue
      const [found] = box.isConnected ? within(box).slice(at).concat(within(box).slice(0, at).reverse()) : []
      if (found) return found.focus({ preventScroll: true })
    }
  }
  const observer = new MutationObserver(() => last && !last.isConnected && setTimeout(look))
  addEventListener("focusin", note)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    removeEventListener("focusin", note)
    observer.disconnect()
  }
}
