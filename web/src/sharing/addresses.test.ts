import { beforeEach, expect, test, vi } from "vitest"

import { filled } from "../scene/scene"
import type * as Wire from "../server/types.gen"

const HERE = "http://127.0.0.1:8017/table/one"
const HOME = "http://192.168.1.2:8017/"
const CABLE = "http://10.0.0.5:8017/"
vi.stubGlobal("location", { href: HERE })
const { Shared } = await import("./addresses.svelte")

let answer: Wire.Sharing | null
const asked: (string | undefined)[] = []
vi.stubGlobal("fetch", (_path: string, request?: { body: string }) => {
  asked.push(request?.body)
  const ok = answer !== null
  return Promise.resolve({
    ok,
    status: ok ? 200 : 400,
    headers: new Headers(),
    json: () => Promise.resolve(answer ?? { problem: "No network." }),
  })
})
beforeEach(() => asked.splice(0))

test("links begin with the page's address until the server knows better, and then with the chosen one", async () => {
  const shared = new Shared()
  expect(shared.base).toBe(HERE)
  answer = { local_only: true, may_change: true }
  await shared.ask()
  expect([shared.base, shared.isAlone]).toEqual([HERE, true])
  answer = filled<Wire.Sharing>("Sharing", { address: HOME, others: [CABLE], open: true, may_change: true })
  await shared.share(true)
  expect(asked.at(-1)).toBe('{"open":true}')
  expect([shared.base, shared.isAlone, shared.isLent]).toEqual([HOME, false, true])
  shared.choose(CABLE)
  expect(shared.addresses).toEqual([CABLE, HOME])
  answer = { address: HOME, open: true, may_change: true }
  await shared.ask() // the chosen network has gone
  expect(shared.base).toBe(HOME)
})

test("a refusal is shown, and the known addresses stay", async () => {
  const shared = new Shared()
  answer = { local_only: true, may_change: true }
  await shared.ask()
  answer = null
  await shared.share(true)
  expect([shared.problem, shared.busy, shared.isAlone]).toEqual(["No network.", false, true])
  await shared.ask()
  expect(shared.isAlone).toBe(true)
})

test("people who may not change the address are offered nothing", async () => {
  const shared = new Shared()
  answer = { local_only: true }
  await shared.ask()
  expect([shared.isAlone, shared.isLent]).toEqual([false, false])
})
