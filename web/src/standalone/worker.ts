/** The worker of a page without a server: the program's own Python under Pyodide answers as a server does. */
import type { FromWorker, ToWorker } from "./messages"
import { Searches } from "./searches"
import { Shelf } from "./shelf"

/** `warbones.page.worker.Page`. */
interface Page {
  answer(method: string, url: string, authorization: string, body: string): Promise<string>
  connect(table: string, send: (text: string) => void, close: (code: number) => void): PageLine
}

interface PageLine {
  hand(text: string): void
  leave(): void
  destroy(): void
}

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  pyimport(name: string): { start(shelf: Shelf, searches: Searches): Promise<Page> }
}

const lines = new Map<number, PageLine>()
let page: Promise<Page> | null = null

const tell = (message: FromWorker): void => postMessage(message)

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void take(data))

async function take(message: ToWorker): Promise<void> {
  if (message.is === "start") {
    page = started(message.base)
    page.then(
      () => tell({ is: "ready" }),
      (error: unknown) => tell({ is: "failed", why: String(error) }),
    )
    return
  }
  const host = await page?.catch(() => null)
  if (!host) return
  switch (message.is) {
    case "ask": {
      const { id, method, url, authorization, body } = message
      const [status, type, content] = JSON.parse(await host.answer(method, url, authorization, body)) as Answer
      return tell({ is: "answer", id, status, type, body: content })
    }
    case "connect":
      return connect(host, message.line, message.table)
    case "say":
      return lines.get(message.line)?.hand(message.text)
    case "leave":
      return lines.get(message.line)?.leave()
  }
}

type Answer = [status: number, type: string, content: string]

function connect(host: Page, line: number, table: string): void {
  const send = (text: string): void => tell({ is: "said", line, text })
  const close = (code: number): void => {
    lines.delete(line)
    tell({ is: "closed", line, code })
  }
  lines.set(line, host.connect(table, send, close))
}

async function started(base: string): Promise<Page> {
  countBytes()
  const runtime = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string; stdLibURL: string }): Promise<Python>
  }
  const searches = Searches.in(`${base}bots/`)
  const program = unpacked(`${base}program.bin`)
  const library = URL.createObjectURL(new Blob([await unpacked(`${base}library.bin`)]))
  const python = await runtime.loadPyodide({ indexURL: `${base}pyodide/`, stdLibURL: library })
  python.unpackArchive(await program, "zip", { extractDir: "/lib/python3.14/site-packages" })
  return python.pyimport("warbones.page.worker").start(new Shelf(), await searches)
}

/** An archive that is gzipped as a whole, whatever its server says of it. */
async function unpacked(address: string): Promise<ArrayBuffer> {
  const { body } = await fetch(address)
  return new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer()
}

/** Tells the page how many bytes have come of what is fetched here. */
function countBytes(): void {
  const plain = self.fetch.bind(self)
  let bytes = 0
  self.fetch = async (...request) => {
    const response = await plain(...request)
    if (!response.body || !response.ok) return response
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        tell({ is: "loading", bytes })
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body.pipeThrough(counted), { status: response.status, headers: response.headers })
  }
}
