/** The purchases that seats have yet to make from their lists, one by one as they are asked. */
import type { Option, Scene } from "../scene/scene"

/** The rest of a list; `begins`: also answers every later question before play begins. */
export interface Plan {
  actions: readonly string[]
  begins: boolean
}

/** The next step of a plan: an action to take, or one that is no longer offered, which ends the list. */
export type Step = { act: Option["action"] } | { gone: Option["action"] } | null

const NO_PLAN: Plan = { actions: [], begins: false }

export class Plans {
  #plans = $state.raw<ReadonlyMap<number | null, Plan>>(new Map())

  of(seat: number | null): Plan {
    return this.#plans.get(seat) ?? NO_PLAN
  }

  lay(seat: number | null, plan: Plan): void {
    this.#plans = new Map(this.#plans).set(seat, plan)
  }

  /** Takes the next thing on a seat's list, if the prompt asks for one. */
  take(seat: number | null, { kind, options, lists, follow }: Scene["prompt"]): Step {
    const { actions, begins } = this.of(seat)
    const [next, ...others] = actions
    if (kind !== "choose" || !(begins || next)) return null
    if (next && lists && options.some(({ action }) => action === next)) {
      this.lay(seat, { actions: others, begins })
      return { act: next }
    }
    if (begins && follow) return { act: follow }
    if (begins || lists) this.lay(seat, NO_PLAN)
    return lists && next ? { gone: next } : null
  }
}
