/** Requests and sockets of the page: to a server or, in a page without one, to its own worker. */

/** A socket to a table: the part of `WebSocket` that the page uses. */
export interface TableSocket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  readonly readyState: number
  send(message: string): void
  close(): void
}

export interface Transport {
  fetch(path: string, request?: RequestInit): Promise<Response>
  connect(path: string): TableSocket
  /** Whether matches are lost with the page, because this browser stores nothing. */
  readonly forgets: boolean
}

const network: Transport = {
  fetch: (path, request) => fetch(path, request),
  connect: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, "ws"))) as TableSocket,
  forgets: false,
}

/** Whether the page has no server, so nobody else can join its tables. */
export const isStandalone = import.meta.env.MODE === "site"

export const transport: Transport = isStandalone ? (await import("../standalone/transport")).standalone : network
