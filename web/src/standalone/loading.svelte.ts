/** The progress of a page without a server in fetching and starting its Python. */
import type * as Wire from "../server/types.gen"
import { say } from "../words/say"
import type { FromWorker } from "./messages"

/** The steps of the progress bar, each a hundredth of all bytes. */
const STEPS = 100

class Loading {
  #bytes = 0
  #ready = false
  #done = (): void => undefined
  /** The table is set up. */
  readonly done = new Promise<void>((done) => (this.#done = done))
  problem = $state("")
  /** Nothing can be stored in this browser. */
  forgets = $state(false)
  /** The number of bytes to fetch, counted when the page was built. */
  #all = Number(document.querySelector<HTMLMetaElement>("meta[name=warbones-bytes]")?.content ?? 0)

  note(message: Extract<FromWorker, { is: "loading" | "ready" | "failed" }>): void {
    if (message.is === "loading") this.#bytes = message.bytes
    if (message.is === "ready") {
      this.forgets = message.forgets
      this.#ready = true
      this.#done()
    }
    if (message.is === "failed") this.problem = message.why
  }

  /** The progress in the form of a server's preparation. */
  get answer(): Wire.Preparing {
    const done = this.#all ? Math.min(STEPS, Math.floor((STEPS * this.#bytes) / this.#all)) : 0
    return { ready: this.#ready, text: say("web-standalone-starting"), done, total: STEPS }
  }
}

export const loading = new Loading()
