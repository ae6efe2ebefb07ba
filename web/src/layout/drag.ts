/** Pieces that are dragged to where they may go, by mouse or finger; let go elsewhere they are back at once. */
import { tokensAt } from "./tokens"

/** A shorter way is a touch. */
const SLIP = 8

export interface Dragging {
  canDrag: (id: string) => boolean
  /** The piece is in the hand. */
  lift: (id: string) => void
  /** It is let go over these tokens; says whether it may stay there. */
  drop: (id: string, tokens: string[]) => boolean
}

export function drag(board: HTMLElement, given: Dragging): { update(next: Dragging): void; destroy(): void } {
  let { canDrag, lift, drop } = given
  let held: { id: string; source: HTMLElement; x: number; y: number; pointer: number } | null = null
  let ghost: HTMLElement | null = null
  /** The click that ends a drag is none. */
  let dragged = false

  const down = (event: PointerEvent): void => {
    dragged = false
    const source = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-piece]") : null
    const id = source?.dataset.piece
    if (!source || !id || event.button || !event.isPrimary || !canDrag(id)) return
    held = { id, source, x: event.clientX, y: event.clientY, pointer: event.pointerId }
  }
  function move(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return
    const [x, y] = [event.clientX - held.x, event.clientY - held.y]
    if (!ghost && Math.hypot(x, y) > SLIP) {
      const box = held.source.getBoundingClientRect()
      ghost = held.source.cloneNode(true) as HTMLElement
      ghost.inert = true
      ghost.removeAttribute("data-piece")
      Object.assign(ghost.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        zIndex: "20",
        pointerEvents: "none",
      })
      document.body.append(ghost)
      held.source.style.opacity = "0.35"
      lift(held.id)
    }
    if (ghost) ghost.style.translate = `${x}px ${y}px`
  }
  const release = (): void => {
    if (held) held.source.style.opacity = ""
    ghost?.remove()
    held = ghost = null
  }
  const up = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return
    const { id } = held
    dragged = ghost !== null
    release()
    if (dragged) drop(id, tokensAt(document.elementFromPoint(event.clientX, event.clientY)))
  }
  const click = (event: Event): void => {
    if (dragged) event.stopPropagation()
    dragged = false
  }
  /** A finger on a piece that can be dragged does not scroll. */
  const touch = (event: TouchEvent): void => {
    if (held && event.cancelable) event.preventDefault()
  }
  board.addEventListener("pointerdown", down)
  board.addEventListener("click", click, true)
  board.addEventListener("touchmove", touch, { passive: false })
  addEventListener("pointermove", move)
  addEventListener("pointerup", up)
  addEventListener("pointercancel", release)
  return {
    update: (next) => ({ canDrag, lift, drop } = next),
    destroy() {
      release()
      removeEventListener("pointermove", move)
      removeEventListener("pointerup", up)
      removeEventListener("pointercancel", release)
    },
  }
}
