import { expect, test, vi } from "vitest"

import type { Connection } from "../server/connection"
import { TablePresence } from "./presence.svelte"
import { type Presence, filled, type Proposal } from "../scene/scene"

const company = (rest: Partial<Presence>): Presence =>
  filled<Presence>("Presence", { type: "presence", occupants: [], ...rest } as Presence)
const wish = (seat: number, waits_for: number[]): Proposal => ({ number: 7, what: "undo", seat, waits_for })

function at(...seats: number[]) {
  const consents = new Map(seats.map((seat) => [seat, vi.fn()]))
  const connections = new Map(seats.map((seat) => [seat, { consent: consents.get(seat) } as unknown as Connection]))
  return { near: new TablePresence(connections), consents }
}

test("somebody else's proposal is put to the person here, who answers for each seat here", () => {
  const { near, consents } = at(0, 2)
  near.meet(0, company({ proposal: wish(1, [0, 2]) }))
  expect(near.asksMe).toBe(true)
  expect(consents.get(0)).not.toHaveBeenCalled()
  near.consent(false)
  expect(consents.get(0)).toHaveBeenCalledWith(7, false)
  expect(consents.get(2)).toHaveBeenCalledWith(7, false)
})

test("a proposal between two people at one screen is accepted for them, once", () => {
  const { near, consents } = at(0, 1)
  const told = company({ proposal: wish(0, [1]) })
  near.meet(1, told)
  near.meet(1, told)
  expect(consents.get(1)).toHaveBeenCalledTimes(1)
  expect(consents.get(1)).toHaveBeenCalledWith(7, true)
  expect(near.asksMe).toBe(false)
})

test("our own proposal to somebody elsewhere asks nobody here", () => {
  const { near, consents } = at(0)
  near.meet(0, company({ proposal: wish(0, [1]) }))
  expect(near.asksMe).toBe(false)
  expect(consents.get(0)).not.toHaveBeenCalled()
})

test("of several seats here, the one that may take back its decision is known", () => {
  const { near } = at(0, 1)
  near.meet(0, company({ may_undo: true }))
  near.meet(1, company({}))
  expect(near.mayUndo).toBe(0)
})
