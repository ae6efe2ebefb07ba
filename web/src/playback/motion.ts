/** Everything that moves: pieces travel, dice tumble, seals slide away. Any of it can end at once.
 *
 * All times are at normal speed; `#run` and `pause` scale them by the person's setting and by the tempo.
 */
import type { Difference } from "../scene/difference"
import type { Beat } from "./beats"
import { type Piece, piecesOf, type Scene } from "../scene/scene"
import { anyFace } from "./tumble.svelte"

const SWIFT = "cubic-bezier(.2,.7,.2,1)"
const TRAVEL = 220
const APART = 30
const TUMBLE = 550
const SETTLE = 120
const ROLL_APART = 40
const LONGEST_ROLL = 1200
const FLICKER = 70
/** Dice beside an arrow stop one by one, and each shakes the attacked unit. */
const STRIKES_APART = 130
const STRIKE = 130
/** Beaten pieces give way die by die. */
const BREAK = 300
const BREAKS_APART = 130
const SHAKE = 520
const REVEAL = 300
const FADE = 80

interface Slide {
  from: DOMRect
  to: DOMRect
  scale: number
}

export type Places = Map<string, { box: DOMRect; node: Element }>

/** The place of every piece on the screen now. */
export function places(board: Element): Places {
  const nodes = [...board.querySelectorAll("[data-piece]")]
  return new Map(
    nodes.map((node) => [node.getAttribute("data-piece") ?? "", { box: node.getBoundingClientRect(), node }]),
  )
}

export class Motion {
  #running = new Set<Animation>()
  #timers = new Set<() => void>()
  #pace: () => number
  #flickering: Map<string, string>

  /** `pace`: the current duration, relative to normal speed; `flickering` gets the faces that tumbling dice pass through. */
  constructor(pace: () => number, flickering: Map<string, string>) {
    this.#pace = pace
    this.#flickering = flickering
  }

  /** Moves pieces from where they were to where they are. */
  travel(board: Element, before: Places, except: ReadonlySet<string>, late = 0): Promise<unknown> {
    const elsewhere = [...places(board)].filter(
      ([id, { box }]) => !except.has(id) && isElsewhere(before.get(id)?.box, box),
    )
    const nodes = new Set(elsewhere.map(([, { node }]) => node))
    const scale = scaleOf(board)
    const moved = elsewhere.filter(([, { node }]) => !nodes.has(wholeOf(node) as Element))
    return Promise.all(
      moved.map(([id, { box, node }], at) =>
        this.#slide(node, { from: before.get(id)?.box ?? box, to: box, scale }, late + at * APART),
      ),
    )
  }

  /** Rolls these pieces to the faces they already show. */
  roll(board: Element, scene: Scene, ids: string[]): Promise<unknown> {
    const attacked = new Map(scene.arrows.flatMap(({ dice, end }) => dice.map(({ id }) => [id, end] as const)))
    const pace = ids.some((id) => attacked.has(id)) ? STRIKES_APART : ROLL_APART
    const apart = Math.min(pace, (LONGEST_ROLL - TUMBLE) / Math.max(1, ids.length - 1))
    const pieces = new Map(piecesOf(scene).map((piece) => [piece.id, piece]))
    return Promise.all(
      ids.map(async (id, at) => {
        await this.#tumble(board, pieces.get(id), at * apart)
        await this.#strike(board, attacked.get(id))
      }),
    )
  }

  /** Breaks the pieces that are crossed out, one after the other; `standing` has pictures of them from before. */
  break(board: Element, standing: ReadonlyMap<string, HTMLElement>): Promise<unknown> {
    return Promise.all([...standing].map(([id, ghost], at) => this.#fall(find(board, id), ghost, at * BREAKS_APART)))
  }

  /** Slides the seals off what lay under them. */
  async reveal(board: Element, before: Places, change: Difference): Promise<void> {
    const under = change.revealed.map((id) => find(board, id)).filter((node) => node !== null)
    await Promise.all([
      ...change.seals.map((id) => this.#unseal(board, before.get(id))),
      ...under.map((node) =>
        this.#run(node, [{ opacity: 0 }, { opacity: 1 }], {
          duration: REVEAL / 2,
          delay: REVEAL / 2,
          fill: "backwards",
        }),
      ),
    ])
  }

  /** The only animation with reduced motion. */
  fade(board: Element, ids: string[]): Promise<unknown> {
    const nodes = ids.map((id) => find(board, id)).filter((node) => node !== null)
    return Promise.all(nodes.map((node) => this.#run(node, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE })))
  }

  /** Shakes the counter that falls, harder and longer the more it loses. */
  async mark(board: Element, { is, figures, lost }: Beat, pace: number): Promise<void> {
    if (is !== "loss") return
    const nodes = figures.flatMap(({ pieces }) => pieces.map((id) => find(board, id))).filter((node) => node !== null)
    const force = forceOf(lost)
    const duration = SHAKE * (0.8 + force / 4)
    await Promise.all(nodes.map((node) => this.#run(node, shaken(force), { duration }, pace)))
  }

  /** Waits for `duration` at a `pace`, by default the current one. */
  pause(duration: number, pace = this.#pace()): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer)
        this.#timers.delete(end)
        done()
      }
      const timer = setTimeout(end, duration * pace)
      this.#timers.add(end)
    })
  }

  /** Finishes all current animations at their last frame. */
  finish(): void {
    for (const animation of this.#running) animation.finish()
    for (const end of this.#timers) end()
  }

  #slide(node: Element, { from, to, scale }: Slide, delay: number): Promise<void> {
    const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale]
    const shift = `translate(${x}px, ${y}px) scale(${to.width ? from.width / to.width : 1})`
    const frames = [
      { transform: shift, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ]
    return this.#run(node, frames, { duration: TRAVEL, delay, easing: SWIFT, fill: "backwards" })
  }

  async #tumble(board: Element, piece: Piece | undefined, delay: number): Promise<void> {
    const place = piece ? find(board, piece.id) : null
    const node = place?.querySelector(".body")
    if (!piece || !place || !node) return
    place.toggleAttribute("data-tumbles", true)
    const flicker = setInterval(() => this.#flickering.set(piece.id, anyFace(piece)), FLICKER)
    this.#flickering.set(piece.id, anyFace(piece))
    const settling = this.pause(delay + TUMBLE - SETTLE).then(() => {
      clearInterval(flicker)
      this.#flickering.delete(piece.id)
    })
    await Promise.all([
      settling,
      this.#run(node, TUMBLING, { duration: TUMBLE, delay, easing: "ease-out", fill: "backwards" }),
    ])
    place.toggleAttribute("data-tumbles", false)
  }

  async #strike(board: Element, id: string | undefined): Promise<void> {
    const struck = id === undefined ? null : find(board, id)
    if (struck) await this.#run(struck, STRUCK, { duration: STRIKE, easing: "ease-out" })
  }

  async #fall(place: Element | null, ghost: HTMLElement, delay: number): Promise<void> {
    if (!place) return
    ghost.style.cssText = "position:absolute;inset:0;z-index:3;pointer-events:none"
    ghost.toggleAttribute("data-breaks", true)
    place.append(ghost)
    await this.#run(ghost, BREAKING, { duration: BREAK, delay, easing: "ease-in", fill: "both" })
    ghost.remove()
  }

  async #unseal(board: Element, seal: { box: DOMRect; node: Element } | undefined): Promise<void> {
    if (!seal) return
    const ghost = picture(seal.node)
    const frame = board.getBoundingClientRect()
    ghost.style.cssText = `position:absolute;z-index:6;margin:0;pointer-events:none;width:${seal.box.width}px;
      left:${seal.box.left - frame.left + board.scrollLeft}px;top:${seal.box.top - frame.top + board.scrollTop}px`
    board.append(ghost)
    await this.#run(ghost, [{ transform: "none" }, { transform: "translateY(-42%)", opacity: 0 }], {
      duration: REVEAL,
      easing: SWIFT,
      fill: "forwards",
    })
    ghost.remove()
  }

  async #run(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions, pace = this.#pace()): Promise<void> {
    const [duration, delay] = [Number(options.duration ?? 0) * pace, (options.delay ?? 0) * pace]
    const animation = node.animate(frames, { ...options, duration, delay })
    this.#running.add(animation)
    await animation.finished.catch(() => undefined)
    this.#running.delete(animation)
  }
}

const TUMBLING: Keyframe[] = [
  { transform: "translateY(-16%) rotate(-300deg) scale(1.04)" },
  { transform: "translateY(0) rotate(-130deg)", offset: 0.35 },
  { transform: "translateY(-8%) rotate(-60deg)", offset: 0.55 },
  { transform: "translateY(0) rotate(14deg)", offset: 0.78 },
  { transform: "none" },
]

/** A shake from right to left and back, by a few pixels. */
const STRUCK: Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(4px)", offset: 0.25 },
  { transform: "translateX(-3px)", offset: 0.6 },
  { transform: "none" },
]

/** How hard a counter shakes: 1 for the loss of a few points, at most 2.5. */
const forceOf = (lost: number): number => Math.min(2.5, 0.5 + lost / 5)

/** A shake that dies down, `force` times as wide as usual. */
const shaken = (force: number): Keyframe[] => [
  { transform: "none" },
  ...SWINGS.map(([offset, x, y, turn]) => ({
    transform: `translate(${x * force}px, ${y * force}px) rotate(${turn * force}deg)`,
    offset,
  })),
  { transform: "none" },
]
/** The swings of a shake: when, by how many pixels, and how many degrees. */
const SWINGS = [
  [0.15, 7, -2, 4],
  [0.35, -7, 2, -4],
  [0.55, 5, 1, 2],
  [0.78, -3, 0, -1],
] as const

const BREAKING: Keyframe[] = [
  { transform: "none" },
  { transform: "rotate(-7deg) scale(1.08)", offset: 0.3 },
  { transform: "translateY(40%) rotate(18deg) scale(0.8)", opacity: 0 },
]

/** A copy of a piece, to be shown after the piece is gone. */
function picture(node: Element): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  copy.removeAttribute("data-piece")
  copy.setAttribute("aria-hidden", "true")
  copy.inert = true
  return copy
}

/** Pictures of these pieces as they are now. */
export function standing(board: Element, ids: readonly string[]): Map<string, HTMLElement> {
  return new Map(
    ids.flatMap((id) => {
      const node = find(board, id)
      return node ? [[id, picture(node)] as const] : []
    }),
  )
}

const find = (board: Element, id: string): Element | null => board.querySelector(`[data-piece="${CSS.escape(id)}"]`)

/** The piece that a part moves with. */
const wholeOf = (part: Element): Element | null => part.parentElement?.closest("[data-piece]") ?? null

/** The scale of a board: 1 at a table, less in a preview. */
const scaleOf = (board: Element): number =>
  (board instanceof HTMLElement && board.getBoundingClientRect().width / board.offsetWidth) || 1

const isElsewhere = (from: DOMRect | undefined, to: DOMRect): boolean =>
  from !== undefined &&
  Math.abs(from.left - to.left) + Math.abs(from.top - to.top) + Math.abs(from.width - to.width) > 1
