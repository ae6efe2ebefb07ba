/** The worker of a page without a server: the program's own Python under Pyodide answers like a server. */
import type { FromWorker, ToWorker } from "./messages"
import { plain, unpacked } from "./gzip"
import { Searches } from "./searches"
import { openShelf, type Shelf } from "./shelf"

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
  pyimport(name: string): { start(shelf: Shelf, searches: Searches, options: string): Promise<Page> }
}

interface Runtime {
  loadPyodide(options: { indexURL: string; stdLibURL: string; createPyodideModule: unknown }): Promise<Python>
}

const lines = new Map<number, PageLine>()
let page: Promise<Page> | null = null
const shelf = openShelf()

const tell = (message: FromWorker): void => postMessage(message)

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void take(data))

async function take(message: ToWorker): Promise<void> {
  if (message.is === "start") {
    page = started(message.base)
    page.then(
      async () => tell({ is: "ready", forgets: (await shelf).forgets }),
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
  const runtimes = `${base}pyodide/`
  fetchCounted(runtimes)
  const options = fetch(`${base}options.json`).then((found) => found.text())
  const searches = Searches.in(`${base}bots/`)
  const program = unpacked(`${base}program.bin`)
  const [{ loadPyodide }, createPyodideModule, stdLibURL] = await Promise.all([
    import(/* @vite-ignore */ `${runtimes}pyodide.mjs`) as Promise<Runtime>,
    script(`${runtimes}pyodide.asm.mjs.gz`),
    unpacked(`${base}library.bin`).then((library) => URL.createObjectURL(new Blob([library]))),
  ])
  const python = await loadPyodide({ indexURL: runtimes, stdLibURL, createPyodideModule })
  python.unpackArchive(await program, "zip", { extractDir: "/lib/python3.14/site-packages" })
  return python.pyimport("warbones.page.worker").start(await shelf, await searches, await options)
}

/** The default export of a gzipped script. */
async function script(address: string): Promise<unknown> {
  const source = URL.createObjectURL(new Blob([await unpacked(address)], { type: "text/javascript" }))
  return ((await import(/* @vite-ignore */ source)) as { default: unknown }).default
}

/** Reports the bytes fetched so far to the page, and unpacks Pyodide's WebAssembly as it arrives. */
function fetchCounted(runtimes: string): void {
  const fetched = self.fetch.bind(self)
  let bytes = 0
  self.fetch = async (request, init) => {
    const packed = String(request) === `${runtimes}pyodide.asm.wasm`
    const response = await fetched(packed ? `${runtimes}pyodide.asm.wasm.gz` : request, init)
    if (!response.body || !response.ok) return response
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          tell({ is: "loading", bytes })
          controller.enqueue(chunk)
        },
      }),
    )
    if (packed) return new Response(plain(counted), { headers: { "content-type": "application/wasm" } })
    return new Response(counted, { status: response.status, headers: response.headers })
  }
}
