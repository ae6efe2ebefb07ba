import { beforeEach, expect, test, vi } from "vitest"
import type { Listener } from "../server/connection"
import { TableGuest } from "./tableGuest.svelte"

const line = vi.hoisted(() => ({ heard: {} as Partial<Listener>, knocks: [] as object[] }))

vi.mock("../server/connection", () => ({
  Connection: class {
    constructor(_table: string, _token: string, heard: Partial<Listener>) {
      line.heard = heard
    }
    knock = (guest: object): void => void line.knocks.push(guest)
    close = (): void => undefined
  },
}))

beforeEach(() => void (line.knocks = []))

test("a guest is announced again on a new connection", () => {
  const guest = new TableGuest("table")
  guest.come("learns", "key")
  expect(line.knocks).toEqual([])
  line.heard.onLine?.("open", "")
  line.heard.onLine?.("lost", "")
  line.heard.onLine?.("open", "")
  expect(line.knocks).toHaveLength(2)
  expect(line.knocks[1]).toMatchObject({ what: "learns", token: "key" })
})

test("a declined request is not sent again, and a ticket is handed on", () => {
  const ticket = { table: "table", game: "keep", title: "Keep", seats: [{ seat: 1, token: "own" }], invites: [] }
  const ontickets = vi.fn()
  const guest = new TableGuest("table", ontickets)
  line.heard.onLine?.("open", "")
  guest.ask(1, "Zoe")
  expect(guest.answer).toBe("waits")
  line.heard.onAdmission?.(null)
  expect(guest.answer).toBe("declined")
  line.heard.onLine?.("open", "")
  expect(line.knocks).toHaveLength(1)
  guest.ask(1, "Zoe")
  line.heard.onAdmission?.(ticket)
  expect(ontickets).toHaveBeenCalledWith(ticket)
})

test("a refused request gives the reason", () => {
  const guest = new TableGuest("table")
  line.heard.onLine?.("open", "")
  guest.ask(1, "Bot")
  line.heard.onAnswer?.({ type: "knock", id: "", what: "asks" }, "Choose another name.", [])
  expect([guest.answer, guest.problem]).toEqual(["", "Choose another name."])
})
