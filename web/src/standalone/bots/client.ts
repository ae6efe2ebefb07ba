import type { Answer, Request } from "./types"
import type { Asked, Replied } from "./worker"

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (problem: Error) => void
}

/** The searches in a separate worker. `folder` is the absolute address of the folder with the games' files. */
export class BotWorker {
  private readonly worker: Worker
  private readonly folder: string
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0

  constructor(folder: string) {
    this.folder = folder
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })
    this.worker.onmessage = (message: MessageEvent<Replied>) => this.receive(message.data)
    this.worker.onerror = (event) => this.fail(event.message)
  }

  think(request: Request): Promise<Answer> {
    const asked: Asked = { id: ++this.asked, folder: this.folder, request }
    return new Promise((resolve, reject) => {
      this.waiting.set(asked.id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      this.worker.postMessage(asked)
    })
  }

  close(): void {
    this.worker.terminate()
    this.fail("closed")
  }

  private receive(replied: Replied): void {
    const waiting = this.waiting.get(replied.id)
    this.waiting.delete(replied.id)
    if ("answer" in replied) waiting?.resolve(replied.answer)
    else waiting?.reject(new Error(replied.problem))
  }

  private fail(problem: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(problem))
    this.waiting.clear()
  }
}
