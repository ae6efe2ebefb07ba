/** The browser's back button closes overlays before it leaves the page. */
import { roomy } from "./settings.svelte"

/** Open overlays, the topmost last. */
const lying: (() => void)[] = []
/** Milliseconds until the history entry is removed, so that an overlay opened next can reuse it. */
const SOON = 60
let timer: ReturnType<typeof setTimeout> | undefined

const isGuarded = (): boolean => (history.state as { over?: boolean } | null)?.over === true

function guard(): void {
  clearTimeout(timer)
  if (!isGuarded()) history.pushState({ over: true }, "")
}

function onBack(): void {
  if (isGuarded()) return
  lying.pop()?.()
  if (lying.length) guard()
}

/** Call when an overlay opens; returns a function to call when it has closed. */
export function closeOnBack(close: () => void): () => void {
  if (!lying.length) addEventListener("popstate", onBack)
  lying.push(close)
  guard()
  return () => {
    const at = lying.indexOf(close)
    if (at >= 0) lying.splice(at, 1)
    if (lying.length) return
    removeEventListener("popstate", onBack)
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!lying.length && isGuarded()) history.back()
    }, SOON)
  }
}

/** Closes a popover on the back button if the screen is so small that it covers much of the page. */
export function closesOnBack(popover: HTMLElement): { destroy: () => void } {
  let gone: (() => void) | undefined
  const ontoggle = ({ newState }: ToggleEvent): void => {
    gone?.()
    gone = newState === "open" && !roomy.current ? closeOnBack(() => popover.hidePopover()) : undefined
  }
  popover.addEventListener("toggle", ontoggle)
  return { destroy: () => gone?.() }
}
