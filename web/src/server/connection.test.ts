import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Connection, type LineState, type Listener } from "./connection"
import { ANSWERED, QUIET, SOON } from "./heartbeat"
import type { View } from "../scene/scene"

/** A socket with the test at its other end. */
class Socket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: Socket[] = []
  readyState = Socket.CONNECTING
  said: { type: string; id?: string; seen?: boolean }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    super()
    Socket.all.push(this)
  }

  send(text: string): void {
    this.said.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = Socket.CLOSED
    this.onclose?.({ code: 1005 })
  }

  open(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
  }

  answer(): void {
    const id = this.said.at(-1)?.id ?? ""
    this.onmessage?.({ data: JSON.stringify({ type: "accepted", id }) })
  }
}

const lines: LineState[] = []
const views: View[] = []
let connection: Connection
let page: EventTarget & { hidden: boolean }
let network: EventTarget

const newest = () => Socket.all.at(-1) as Socket
const types = (socket: Socket) => socket.said.map(({ type }) => type)

/** Opens the newest socket, and answers its first message. */
function opened(): Socket {
  newest().open()
  newest().answer()
  return newest()
}

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  network = new EventTarget()
  vi.stubGlobal("WebSocket", Socket)
  vi.stubGlobal("document", page)
  vi.stubGlobal("window", globalThis)
  vi.stubGlobal("location", { href: "http://localhost/table/table" })
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network))
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network))
  Socket.all = []
  lines.length = views.length = 0
  connection = connected("token")
})

/** A connection with this token, whose line states and views are collected. */
function connected(token: string): Connection {
  const onLine = (line: LineState) => lines.push(line)
  const onView = (view: View) => views.push(view)
  const heard: Record<string | symbol, unknown> = { onLine, onView, onNames: onView }
  const get = (_: Listener, name: string | symbol) => heard[name] ?? (() => undefined)
  return new Connection("table", token, new Proxy({} as Listener, { get }))
}

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("a visible page checks its connection now and then, and keeps one that answers", () => {
  const socket = opened()
  for (let times = 1; times <= 5; times++) {
    vi.advanceTimersByTime(QUIET)
    expect(types(socket)).toEqual(["join", ...Array(times).fill("visibility")])
    socket.answer()
  }
  expect(Socket.all).toHaveLength(1)
  expect(lines).toEqual(["open"])
})

test("a silent connection is dropped, and an unanswered message is sent again with the same id", () => {
  const silent = opened()
  connection.act(3, "draft 6")
  vi.advanceTimersByTime(ANSWERED - 1)
  expect(lines).toEqual(["open"])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual(["open", "lost"])
  vi.advanceTimersByTime(1000)
  expect(Socket.all).toHaveLength(2)
  opened()
  expect(newest().said.at(-1)).toEqual(silent.said.at(-1))
  expect(lines).toEqual(["open", "lost", "open"])
  silent.answer()
  expect(silent.onmessage).toBeNull()
})

test("a spectator notices a silent connection, too", () => {
  connection.close()
  connection = connected("")
  opened()
  vi.advanceTimersByTime(QUIET + ANSWERED)
  expect(lines).toEqual(["open", "lost"])
})

test("a closed connection is neither heard nor checked", () => {
  const socket = opened()
  connection.close()
  expect(socket.onmessage).toBeNull()
  vi.advanceTimersByTime(10 * QUIET)
  expect(types(socket)).toEqual(["join"])
  expect(lines).toEqual(["open"])
})

test("all texts are worded again once somebody changes their name", () => {
  const socket = opened()
  const hear = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) })
  const named = (called: string) =>
    hear({ type: "presence", occupants: [{ seat: 1, name: "Beta", chosen_name: called, kind: "person" }] })
  const wins = { parts: [{ is: "msg", key: "table-won", with: { seat: 1 } }] }
  const scene = (status: string) => ({ seats: [{ seat: 1, name: "Beta" }], areas: [], log: [wins], status })
  const logs = () => views.map((view) => view.scene.log.map(({ parts }) => parts))
  const line = (name: string) => [{ is: "said", text: `${name} wins.` }]
  named("Ada")
  hear({ type: "view", v: 1, log_from: 0, scene: scene("one") })
  hear({ type: "view", v: 2, log_from: 1, scene: scene("two") })
  expect(logs()).toEqual([[line("Ada")], [line("Ada"), line("Ada")]])
  named("Ada")
  expect(views).toHaveLength(2)
  named("")
  expect(logs()[2]).toEqual([line("Beta"), line("Beta")])
  expect(views[2]).toMatchObject({ v: 2, scene: { status: "two", seats: [{ name: "Beta" }] } })
})

test("a slow hint does not count as silence", () => {
  opened()
  connection.ask("hint", "search")
  vi.advanceTimersByTime(QUIET - 1)
  expect(lines).toEqual(["open"])
})

test("coming back to the page or the network soon shows whether the connection is alive", () => {
  for (const event of ["visibilitychange", "online"]) {
    const socket = opened()
    const told = lines.length
    ;(event === "online" ? network : page).dispatchEvent(new Event(event))
    expect(socket.said.at(-1)).toMatchObject({ type: "visibility", visible: true })
    vi.advanceTimersByTime(SOON)
    expect(lines.slice(told)).toEqual(["lost"])
    vi.advanceTimersByTime(1000)
  }
})

test("a hidden page says so and waits for nothing", () => {
  const socket = opened()
  page.hidden = true
  page.dispatchEvent(new Event("visibilitychange"))
  expect(socket.said.at(-1)).toMatchObject({ type: "visibility", visible: false })
  socket.answer()
  vi.advanceTimersByTime(10 * QUIET)
  expect(lines).toEqual(["open"])
  expect(types(socket)).toEqual(["join", "visibility"])
})

test("a page that was suspended checks the connection before dropping it", () => {
  const socket = opened()
  const began = performance.now()
  connection.act(3, "draft 6")
  const late = vi.spyOn(performance, "now").mockReturnValue(began + 3_600_000)
  vi.advanceTimersByTime(ANSWERED)
  late.mockRestore()
  expect(types(socket)).toEqual(["join", "act", "visibility"])
  socket.answer()
  vi.advanceTimersByTime(ANSWERED)
  expect(lines).toEqual(["open"])
})

test("if a connection cannot be opened, another is tried", () => {
  vi.advanceTimersByTime(ANSWERED)
  expect(lines).toEqual(["lost"])
  vi.advanceTimersByTime(1000)
  expect(Socket.all).toHaveLength(2)
  network.dispatchEvent(new Event("online"))
  expect(Socket.all).toHaveLength(3)
  vi.advanceTimersByTime(1000)
  expect(Socket.all).toHaveLength(3)
})
