/** The transport of a page without a server: its worker understands the same messages as a server. */
import type { TableSocket, Transport } from "../server/transport"
import { say } from "../words/say"
import type { FromWorker, ToWorker } from "./messages"
import { loading } from "./loading.svelte"

/** The address of the page's folder. */
const base = new URL(".", location.href).href

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "Warbones" })
const asked = new Map<number, (response: Response) => void>()
const lines = new Map<number, WorkerSocket>()
let count = 0

const tell = (message: ToWorker): void => worker.postMessage(message)

worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
  switch (data.is) {
    case "answer":
      asked.get(data.id)?.(new Response(data.body, { status: data.status, headers: { "content-type": data.type } }))
      return void asked.delete(data.id)
    case "said":
      return lines.get(data.line)?.heard(data.text)
    case "closed":
      return lines.get(data.line)?.closed(data.code)
    case "failed":
      return fail(data.why)
    default:
      return loading.note(data)
  }
})
worker.addEventListener("error", ({ message }) => fail(message))

/** Fails every open and later request: the worker has stopped. */
function fail(why: string): void {
  loading.note({ is: "failed", why })
  for (const answer of asked.values()) answer(broken())
  asked.clear()
}

const broken = (): Response =>
  Response.json({ problem: say("web-standalone-failed", { why: loading.problem }) }, { status: 500 })
tell({ is: "start", base })

/** Answers written when the page was built, which are available while the worker is starting. */
const WRITTEN = /^\/api(\/games(?:\/[\w-]+\/(?:rules|lesson))?)$/

async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  const [address = ""] = path.split("?")
  const method = request.method ?? "GET"
  const written = method === "GET" && WRITTEN.exec(address)
  if (written) return fetch(`${base}answers${written[1]}.json`)
  if (address === "/api/preparing") return Response.json(loading.answer)
  if (loading.problem) return broken()
  const authorization = new Headers(request.headers).get("authorization") ?? ""
  const id = ++count
  tell({ is: "ask", id, method, url: path, authorization, body: String(request.body ?? "") })
  return new Promise((done) => asked.set(id, done))
}

class WorkerSocket implements TableSocket {
  onopen: TableSocket["onopen"] = null
  onmessage: TableSocket["onmessage"] = null
  onclose: TableSocket["onclose"] = null
  readyState: number = WebSocket.CONNECTING
  #id = ++count

  constructor(path: string) {
    lines.set(this.#id, this)
    tell({ is: "connect", line: this.#id, table: decodeURIComponent(path.split("/")[3] ?? "") })
    void loading.done.then(() => {
      if (this.readyState !== WebSocket.CONNECTING) return
      this.readyState = WebSocket.OPEN
      this.onopen?.()
    })
  }

  send(text: string): void {
    tell({ is: "say", line: this.#id, text })
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    lines.delete(this.#id)
    tell({ is: "leave", line: this.#id })
  }

  heard(data: string): void {
    this.onmessage?.({ data })
  }

  closed(code: number): void {
    this.readyState = WebSocket.CLOSED
    lines.delete(this.#id)
    this.onclose?.({ code })
  }
}

export const standalone: Transport = {
  fetch: ask,
  connect: (path) => new WorkerSocket(path),
  get forgets() {
    return loading.forgets
  },
}
