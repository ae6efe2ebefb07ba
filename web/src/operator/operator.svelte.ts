/** The operator's view of the server, and the token that opens it, which lasts as long as the browser's tab. */
import { isUnknown, words } from "../server/api"
import { block, type BlockKind, isWrongToken, type OperatorPage, overview, unblock } from "./api"
import type { BlockRequest } from "../server/types.gen"

const KEY = "warbones.operator"

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ""
  } catch {
    return "" // no storage: the token lasts as long as the page
  }
}

function keep(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEY, token)
    else sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

export class Operator {
  token = $state(kept())
  page = $state.raw<OperatorPage | null>(null)
  problem = $state("")
  /** The server has no such page. */
  missing = $state(false)
  /** What the form for a new block starts with. */
  draft = $state.raw<{ kind: BlockKind; subject: string }>({ kind: "address", subject: "" })

  async open(token: string): Promise<void> {
    this.token = token
    await this.load()
    if (this.page) keep(token)
  }

  leave(problem = ""): void {
    this.token = ""
    this.page = null
    this.problem = problem
    keep("")
  }

  async load(): Promise<void> {
    if (this.token) await this.#show(overview(this.token))
  }

  /** Adds a block; returns whether that succeeded. */
  block(request: BlockRequest): Promise<boolean> {
    return this.#show(block(this.token, request))
  }

  unblock(kind: BlockKind, subject: string): Promise<boolean> {
    return this.#show(unblock(this.token, { kind, subject }))
  }

  async #show(answer: Promise<OperatorPage>): Promise<boolean> {
    try {
      this.page = await answer
      this.problem = ""
      return true
    } catch (error) {
      if (isWrongToken(error)) this.leave(words(error))
      else if (isUnknown(error)) this.missing = true
      else this.problem = words(error)
      return false
    }
  }
}
