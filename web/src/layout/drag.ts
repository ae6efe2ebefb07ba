/** Drags pieces by mouse or finger to where they may go; dropped elsewhere, they snap back. */
import { tokensAt } from "./tokens"

/** A shorter movement counts as a tap. */
const SLIP = 8

export interface Dragging {
  canDrag: (id: string) => boolean
  /** Called when a drag begins. */
  lift: (id: string) => void
  /** Called when the piece is dropped over these tokens; returns whether it may stay there. */
  drop: (id: string, tokens: string[]) => boolean
}

export function drag(board: HTMLElement, given: Dragging): { update(next: Dragging): void; destroy(): void } {
  let { canDrag, lift, drop } = given
  let held: { id: string; source: HTMLElement; x: number; y: number; pointer: number } | null = null
  let ghost: HTMLElement | null = null
  /** Whether to ignore the next click: browsers fire one at the end of a drag. */
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
  /** Keeps a finger on a draggable piece from scrolling. */
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
