import { beforeEach, expect, test, vi } from "vitest"

vi.stubGlobal("location", { href: "https://table.example/table/one" })

const { forgetTable, inviteLink, saveTable, loseSeat, noteTable, ownTable, ownTables, secretFor, ticketOf, urgency } =
  await import("./ownTables")

beforeEach(() => ownTables().forEach((own) => forgetTable(own.table)))

test("an invitation's key is in the fragment of its address, and is read back from there", () => {
  const ticket = { seat: 1, token: "a-secret_Key~.9" }
  const link = new URL(inviteLink("one", ticket))
  expect(link.pathname).toBe("/join/one")
  expect(link.search).toBe("")
  expect(ticketOf(link.hash)).toEqual(ticket)
})

test.each(["", "#", "#1", "#1.", "#x.key", "#1.two words", "#-1.key"])("%j is no invitation", (hash) => {
  expect(ticketOf(hash)).toBeNull()
})

test("a second seat at a table is added to the first, and a new key replaces an old one", () => {
  saveTable({ table: "one", seats: [{ seat: 1, token: "old" }], title: "DiceWing" })
  saveTable({ table: "one", seats: [{ seat: 0, token: "first" }] })
  saveTable({ table: "one", seats: [{ seat: 1, token: "new" }] })
  expect(ownTables()).toHaveLength(1)
  expect(ownTable("one")).toMatchObject({
    title: "DiceWing",
    seats: [
      { seat: 0, token: "first" },
      { seat: 1, token: "new" },
    ],
  })
})

test("the newest table is listed first", () => {
  saveTable({ table: "one", seats: [] })
  saveTable({ table: "two", seats: [] })
  expect(ownTables().map((own) => own.table)).toEqual(["two", "one"])
})

test("tables that wait for this browser come first, and those that are over last", () => {
  for (const table of ["over", "theirs", "mine"]) saveTable({ table, seats: [] })
  noteTable("over", { over: true, waits: true })
  noteTable("mine", { waits: true })
  const sorted = ownTables().sort((one, other) => urgency(one) - urgency(other))
  expect(sorted.map(({ table }) => table).slice(0, 2)).toEqual(["mine", "theirs"])
  expect(sorted.at(-1)?.table).toBe("over")
})

test("a seat transferred to another browser is gone until it comes back", () => {
  const seats = [0, 1].map((seat) => ({ seat, token: `key ${seat}` }))
  saveTable({ table: "one", seats, status: "Round 2" })
  loseSeat("one", 0, "carried")
  expect(ownTable("one")).toMatchObject({ seats: [seats[1]], status: "Round 2" })
  loseSeat("one", 1, "carried")
  expect(ownTable("one")).toMatchObject({ seats: [], carried: true, status: "carried", waits: false })
  saveTable({ table: "one", seats: [{ seat: 1, token: "new" }] })
  expect(ownTable("one")).toMatchObject({ seats: [{ seat: 1, token: "new" }], carried: false })
})

test("each link to a seat has its own key, which stays the same", () => {
  const secret = secretFor("a-link")
  expect(secret).toMatch(/^[\w-]{32}$/)
  expect(secretFor("a-link")).toBe(secret)
  expect(secretFor("another")).not.toBe(secret)
})
