/** How the page reaches what answers it: a server, or in a page without one a worker of its own. */

/** A line to a table: what a `WebSocket` has that is used here. */
export interface Line {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  readonly readyState: number
  send(message: string): void
  close(): void
}

export interface Transport {
  fetch(path: string, request?: RequestInit): Promise<Response>
  connect(path: string): Line
}

const network: Transport = {
  fetch: (path, request) => fetch(path, request),
  connect: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, "ws"))) as Line,
}

/** The page is alone: there is no server, so nobody else can come to its tables. */
export const isStandalone = import.meta.env.MODE === "site"

export const transport: Transport = isStandalone ? (await import("../standalone/transport")).standalone : network
