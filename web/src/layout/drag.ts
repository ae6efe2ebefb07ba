/** Drags pieces by mouse or finger to where they may go; dropped elsewhere, they travel back. A sweep picks pieces where they lie. */
import { settings } from "../browser/settings.svelte"
import { tokensAt } from "./tokens"

/** A shorter movement counts as a tap. */
const SLIP = 8
/** The milliseconds of the way back. */
const BACK = 220

export interface Dragging {
  canDrag: (id: string) => boolean
  /** Called when a drag begins. */
  lift: (id: string) => void
  /** Called when the piece is dropped over these tokens (none if the drag was interrupted); returns whether it may stay. */
  drop: (id: string, tokens: string[]) => boolean
  /** Whether a sweep may begin at a piece that cannot be dragged. */
  canSweep: (id: string) => boolean
  /** Called for each piece that a sweep comes to; `begins` with the first. */
  sweep: (id: string, begins: boolean) => void
}

interface Held {
  id: string
  source: HTMLElement
  x: number
  y: number
  pointer: number
  /** The piece on the way, if it is dragged. */
  ghost: HTMLElement | null
  /** The last piece of a sweep; "" before it begins, null if the piece is dragged. */
  last: string | null
}

export function drag(board: HTMLElement, given: Dragging): { update(next: Dragging): void; destroy(): void } {
  let does = given
  let held: Held | null = null
  /** Whether to ignore the next click: browsers fire one at the end of a drag. */
  let dragged = false

  const down = ({ target, button, isPrimary, clientX: x, clientY: y, pointerId: pointer }: PointerEvent): void => {
    dragged = false
    const source = pieceAt(target)
    const id = source?.dataset.piece
    if (!source || !id || button || !isPrimary) return
    if (does.canDrag(id)) held = { id, source, x, y, pointer, ghost: null, last: null }
    else if (does.canSweep(id)) held = { id, source, x, y, pointer, ghost: null, last: "" }
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (!held || pointerId !== held.pointer) return
    const [x, y] = [clientX - held.x, clientY - held.y]
    if (!isUnderWay(held) && Math.hypot(x, y) <= SLIP) return
    if (held.last === null) carry(held, x, y)
    else sweepTo(held, pieceAt(document.elementFromPoint(clientX, clientY))?.dataset.piece ?? "")
  }
  function carry(now: Held, x: number, y: number): void {
    if (!now.ghost) {
      now.ghost = ghostOf(now.source)
      now.source.style.opacity = "0.35"
      does.lift(now.id)
    }
    now.ghost.style.translate = `${x}px ${y}px`
  }
  function sweepTo(now: Held, id: string): void {
    for (const next of now.last ? [id] : [now.id, id]) {
      if (!next || next === now.last) continue
      does.sweep(next, !now.last)
      now.last = next
    }
  }
  function end(tokens: string[]): void {
    const was = held
    held = null
    dragged = was !== null && isUnderWay(was)
    if (!was?.ghost) return
    if (does.drop(was.id, tokens)) rest(was)
    else void travelBack(board, was).then(() => rest(was))
  }
  const up = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (pointerId === held?.pointer) end(tokensAt(document.elementFromPoint(clientX, clientY)))
  }
  const cancel = (): void => end([])
  const click = (event: Event): void => {
    if (dragged) event.stopPropagation()
    dragged = false
  }
  /** Keeps a finger on a draggable piece from scrolling, and one that sweeps sideways. */
  const touch = (event: TouchEvent): void => {
    const [finger] = event.touches
    if (!held || !finger || !event.cancelable) return
    const sideways = Math.abs(finger.clientX - held.x) >= Math.abs(finger.clientY - held.y)
    if (held.last === null || held.last || sideways) event.preventDefault()
  }
  board.addEventListener("pointerdown", down)
  board.addEventListener("click", click, true)
  board.addEventListener("touchmove", touch, { passive: false })
  addEventListener("pointermove", move)
  addEventListener("pointerup", up)
  addEventListener("pointercancel", cancel)
  return {
    update: (next) => void (does = next),
    destroy() {
      if (held) rest(held)
      held = null
      removeEventListener("pointermove", move)
      removeEventListener("pointerup", up)
      removeEventListener("pointercancel", cancel)
    },
  }
}

const isUnderWay = ({ ghost, last }: Held): boolean => ghost !== null || Boolean(last)

const pieceAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-piece]") : null

/** A picture of a piece over everything else, which follows the pointer. */
function ghostOf(source: HTMLElement): HTMLElement {
  const box = source.getBoundingClientRect()
  const ghost = source.cloneNode(true) as HTMLElement
  ghost.inert = true
  ghost.removeAttribute("data-piece")
  ghost.toggleAttribute("data-dragged", true)
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
  return ghost
}

/** Moves the picture of a piece to where the piece lies. */
async function travelBack(board: HTMLElement, { id, ghost, source }: Held): Promise<void> {
  if (!ghost || settings.still) return
  const home = (board.querySelector(`[data-piece="${CSS.escape(id)}"]`) ?? source).getBoundingClientRect()
  const to = `${home.left - Number.parseFloat(ghost.style.left)}px ${home.top - Number.parseFloat(ghost.style.top)}px`
  const way = ghost.animate(
    { translate: [ghost.style.translate, to] },
    { duration: BACK * settings.pace, easing: "ease-out" },
  )
  await way.finished.catch(() => undefined)
}

function rest({ ghost, source }: Held): void {
  ghost?.remove()
  source.style.opacity = ""
}
