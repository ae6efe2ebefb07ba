import { describe, expect, it } from "vitest"

import { filled, type View } from "../scene/scene"
import { decision, nextTurn } from "./seatTurns"
import type * as Wire from "../server/types.gen"

const WAIT: Wire.Prompt = { kind: "wait", text: "" }
const OPEN: Wire.Prompt = { kind: "choose", text: "" }
const SECRET: Wire.Prompt = { kind: "choose", text: "", secret: true }

function view(seat: number, prompt: Wire.Prompt, places: Record<string, string[]> = {}): View {
  const areas = Object.entries(places).map(([name, ids]) => ({
    id: name,
    title: name,
    seat: 0,
    role: name === "bay" ? ("stage" as const) : ("" as const),
    pieces: ids.map((id) => ({ id, label: id })),
  }))
  const layout = { areas: [] }
  const scene = { game: "g", title: "G", status: "", seat, seats: [], areas, wide: layout, narrow: layout, prompt }
  return filled<Wire.View>("View", { type: "view", v: 1, number: 7, scene })
}

describe("one seat", () => {
  it("is shown at once", () => expect(nextTurn([view(0, WAIT)], null, "")).toMatchObject({ seat: 0, covered: false }))
  it("needs no curtain for its secrets", () => {
    expect(nextTurn([view(0, SECRET)], null, "")).toMatchObject({ seat: 0, covered: false })
    expect(nextTurn([view(0, SECRET)], 0, "")).toBeNull()
  })
})

describe("two seats on one screen", () => {
  it("turn openly to whoever is asked in the open", () => {
    expect(nextTurn([view(0, WAIT), view(1, OPEN)], 0, "")).toMatchObject({ seat: 1, covered: false })
  })
  it("stay with the shown seat while it is asked", () =>
    expect(nextTurn([view(0, OPEN), view(1, OPEN)], 1, "")).toBeNull())
  it("stay when nobody is asked", () => expect(nextTurn([view(0, WAIT), view(1, WAIT)], 1, "")).toBeNull())
  it("cover the board at once if a secret can be seen on it", () => {
    const chosen = view(0, WAIT, { bay: ["a"], hand: ["b"] })
    const other = view(1, SECRET, { hand: ["a", "b"] })
    expect(nextTurn([chosen, other], 0, decision(chosen))).toEqual({ seat: 1, covered: true, patient: false })
  })
  it("cover the board for an open question too, while it shows something that the other may not see", () => {
    const chosen = view(0, WAIT, { bay: ["a"] })
    expect(nextTurn([chosen, view(1, OPEN, { hand: ["a"] })], 0, "")).toMatchObject({ covered: true, patient: false })
  })
  it("let people look first if nothing has to be hidden", () => {
    const views = [view(0, WAIT, { hand: ["a"] }), view(1, SECRET, { hand: ["a"] })]
    expect(nextTurn(views, 0, "")).toEqual({ seat: 1, covered: true, patient: true })
  })
  it("cover the board for the shown seat's own next secret, once", () => {
    const mine = view(0, SECRET)
    expect(nextTurn([mine, view(1, SECRET)], 0, "")).toEqual({ seat: 0, covered: true, patient: true })
    expect(nextTurn([mine, view(1, SECRET)], 0, decision(mine))).toBeNull()
  })
  it("begin behind the curtain if a secret choice is due", () => {
    expect(nextTurn([view(0, WAIT), view(1, SECRET)], null, "")).toEqual({ seat: 1, covered: true, patient: false })
  })
  it("stay until the automatic steps have been seen", () => {
    const reveal = { ...view(0, WAIT), scene: { ...view(0, WAIT).scene, moment: true } }
    expect(nextTurn([reveal, view(1, SECRET)], 0, "")).toBeNull()
  })
})

describe("a spectator", () => {
  const watched = { ...view(0, WAIT), scene: { ...view(0, WAIT).scene, seat: null } }
  it("sees what everybody may see, and is never covered", () => {
    expect(nextTurn([watched], undefined, "")).toMatchObject({ seat: null, covered: false })
    expect(nextTurn([watched], null, "")).toBeNull()
  })
})
