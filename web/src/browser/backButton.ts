/** The browser's "back" puts away what lies over the page, before it leaves the page. */

/** What lies over the page, the uppermost last. */
const lying: (() => void)[] = []
/** Milliseconds until the entry in the browser's history is taken back: what is opened next has it instead. */
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

/** To be called when something is laid over the page; returns what is to be called once it is gone. */
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
