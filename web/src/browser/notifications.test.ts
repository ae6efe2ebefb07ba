import { beforeEach, expect, test, vi } from "vitest"

vi.setConfig({ testTimeout: 30_000 })

const KEY = "BAD-_w"
const OTHER = Uint8Array.from([4, 1])
const OWN = Uint8Array.from(atob("BAD+/w=="), (sign) => sign.charCodeAt(0))

/** Stubs the storage that page and worker share; returns what is written to it. */
function notes(): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  const put = async (name: string, content: Response) => void (written[name] = await content.json())
  vi.stubGlobal("caches", { open: () => Promise.resolve({ put, match: () => Promise.resolve(undefined) }) })
  return written
}

/** A browser subscribed with `key` at the endpoint `old`; later subscriptions are at `new`. */
function browser(key: Uint8Array, stored: Record<string, string> = {}) {
  const at = (name: string, made: Uint8Array) => ({
    options: { applicationServerKey: made.buffer },
    toJSON: () => ({ endpoint: `https://push.test/${name}`, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: vi.fn(() => Promise.resolve(true)),
  })
  const old = at("old", key)
  let current = old
  const subscribe = vi.fn(() => Promise.resolve((current = at("new", OWN))))
  const pushManager = { getSubscription: () => Promise.resolve(current), subscribe }
  const registration = Promise.resolve({ pushManager })
  const worker = { getRegistration: () => registration, register: () => registration }
  vi.stubGlobal("navigator", { serviceWorker: worker })
  vi.stubGlobal("window", { PushManager: Object, Notification: Object })
  vi.stubGlobal("isSecureContext", true)
  vi.stubGlobal("Notification", { permission: "granted" })
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => ({ "warbones.calls": "true", ...stored })[name] ?? null,
    setItem: () => undefined,
  })
  return { old, subscribe, notes: notes() }
}

/** A server that answers each endpoint with a status; returns the endpoints reported to it. */
function server(statuses: Record<string, number> = {}): string[] {
  const told: string[] = []
  vi.stubGlobal("fetch", (address: string, { body = "" }: { body?: string } = {}) => {
    const name = address.startsWith("/api/push") ? "" : JSON.parse(body).target.endpoint.split("/").at(-1)
    if (name) told.push(name)
    const status = statuses[name] ?? 200
    return Promise.resolve(Response.json(status === 200 ? { key: KEY } : { problem: "No." }, { status }))
  })
  return told
}

const tell = async () => {
  const { notifications } = await import("./notifications.svelte")
  await notifications.tell("table", [{ seat: 0, token: "mine" }])
}

beforeEach(() => void vi.resetModules())

test("a subscription that the server accepts is kept", async () => {
  const { subscribe } = browser(OWN)
  const told = server()
  await tell()
  expect(told).toEqual(["old"])
  expect(subscribe).not.toHaveBeenCalled()
})

test.each([
  ["with a key that the server no longer has", OTHER, 200],
  ["that its push service refused", OWN, 400],
])("a subscription %s is renewed", async (_, key, status) => {
  const { old, subscribe } = browser(key)
  const told = server({ old: status })
  await tell()
  expect(told).toEqual(["old", "new"])
  expect(old.unsubscribe).toHaveBeenCalledOnce()
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
})

test.each([403, 503, 0])("a subscription is kept if the server answers %s", async (status) => {
  const { subscribe } = browser(OWN)
  server({ old: status })
  if (!status) vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")))
  await tell()
  expect(subscribe).not.toHaveBeenCalled()
})

const OWN_TABLE = JSON.stringify([{ table: "t", seats: [{ seat: 0, token: "mine" }] }])

const compare = async () => {
  const { notifications } = await import("./notifications.svelte")
  await notifications.compare()
}

test("a visit renews a subscription with another key and notifies every table", async () => {
  const { old, notes } = browser(OTHER, {
    "warbones.tables": OWN_TABLE,
    "warbones.called-at": '"https://push.test/old"',
  })
  const told = server()
  await compare()
  expect(old.unsubscribe).toHaveBeenCalledOnce()
  expect(told).toEqual(["new"])
  expect(notes["/push-notes/seats"]).toEqual([{ table: "t", token: "mine" }])
})

test.each([
  ["a new address", "other", ["old"]],
  ["the address it had", "old", []],
])("at a visit, tables are told of %s", async (_, before, expected) => {
  const address = JSON.stringify(`https://push.test/${before}`)
  browser(OWN, { "warbones.tables": OWN_TABLE, "warbones.called-at": address })
  const told = server()
  await compare()
  expect(told).toEqual(expected)
})
