/** Makes a long touch act as a right click in browsers that do not do so themselves. */

const LONG = 550
/** A finger that moves farther is not holding. */
const SLIP = 10

/** Fires `contextmenu` on the element under a long touch, and swallows the click that would follow. */
export function hold(board: HTMLElement): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  /** The touch has had its `contextmenu` event, from here or from the browser. */
  let held = false
  let touching = false
  const stop = (): void => clearTimeout(timer)

  const down = (event: PointerEvent): void => {
    stop()
    held = false
    touching = event.pointerType === "touch"
    const { target, clientX, clientY } = event
    if (!touching || !event.isPrimary) return
    from = { x: clientX, y: clientY }
    timer = setTimeout(() => {
      if (held || !(target instanceof Element)) return
      target.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY }))
    }, LONG)
  }
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) stop()
  }
  const menu = (event: Event): void => {
    stop()
    if (held) event.stopPropagation()
    held = touching
  }
  const click = (event: Event): void => {
    if (held) event.stopPropagation()
    held = false
  }
  const heard: [string, (event: never) => void, boolean][] = [
    ["pointerdown", down, true],
    ["pointermove", move, true],
    ["pointerup", stop, true],
    ["pointercancel", stop, true],
    ["contextmenu", menu, true],
    ["click", click, true],
  ]
  for (const [name, listener, capture] of heard) board.addEventListener(name, listener as EventListener, capture)
  return {
    destroy() {
      stop()
      for (const [name, listener, capture] of heard) board.removeEventListener(name, listener as EventListener, capture)
    },
  }
}
