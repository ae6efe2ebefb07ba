import { expect, it } from "vitest"

import { BUDGET, GLIMPSE, hold, isAnother, reading } from "./readingTime"
import { filled, type Scene } from "../scene/scene"
import type * as Wire from "../server/types.gen"

const moment = (text: string, rest: Partial<Wire.Scene> = {}): Scene =>
  filled<Wire.Scene>("Scene", {
    game: "g",
    title: "G",
    status: "",
    seat: 0,
    seats: [],
    areas: [],
    wide: { areas: [] },
    narrow: { areas: [] },
    prompt: { kind: "wait", text },
    moment: true,
    ...rest,
  })

it("holds a frame longer the more there is to read", () => {
  const before = moment("")
  expect(reading(before, moment("Beta is ready."))).toBeLessThan(
    reading(before, moment("Beta wins the attack, 37 to 23.")),
  )
})

it("doesn't hold a frame that says nothing new or asks something", () => {
  expect(reading(moment("You win."), moment("You win."))).toBe(0)
  expect(reading(moment("You win."), moment("Choose.", { moment: false }))).toBe(0)
})

it("holds a frame with a new line even if the headline stays", () => {
  const line: Wire.Line = { parts: [{ is: "said", text: "The keep falls to 12." }] }
  expect(reading(moment("Attack"), moment("Attack", { log: [line] }))).toBeGreaterThan(0)
})

it("hardly holds a frame of this seat's own choice, and holds its result in full", () => {
  const asked = moment("Choose.", { moment: false, prompt: { kind: "choose", text: "Choose." } })
  const line = (seat: number, kind: "result" | "told"): Wire.Line => ({
    parts: [{ is: "said", text: "x" }],
    seat,
    kind,
  })
  const after = (seat: number, kind: "result" | "told") =>
    moment("The pawn moves to the middle.", { log: [line(seat, kind)] })
  const held = reading(asked, after(0, "told"))
  expect(held).toBeGreaterThan(0)
  for (const other of [after(1, "told"), after(0, "result")]) expect(reading(asked, other)).toBeGreaterThan(2 * held)
  expect(reading(moment("Choose."), after(0, "told"))).toBeGreaterThan(2 * held)
})

it("spends the budget for one decision on many frames, and hardly more", () => {
  const many = Array.from({ length: 9 }, (_, at) => moment(`Beta loses the pawn number ${at}, the highest there.`))
  let [spent, before] = [0, moment("")]
  many.forEach((scene, at) => {
    spent += hold(before, many.slice(at), spent)
    before = scene
  })
  expect(spent).toBeGreaterThan(0.9 * BUDGET)
  expect(spent).toBeLessThanOrEqual(BUDGET + GLIMPSE)
})

it("leaves time for later frames, and at least a glimpse of each", () => {
  let [spent, before] = [0, moment("")]
  const held = Array.from({ length: 9 }, (_, at) => moment(`Beta loses the pawn number ${at}, the highest there.`)).map(
    (scene) => {
      const needed = hold(before, [scene], spent)
      ;[spent, before] = [spent + needed, scene]
      return needed
    },
  )
  expect(spent).toBeLessThanOrEqual(BUDGET + held.length * GLIMPSE)
  expect(Math.min(...held)).toBe(GLIMPSE)
  expect(held[1]).toBeLessThan(held[0] ?? 0)
})

const acting = (seat: number, kind: Wire.Prompt["kind"] = "wait"): Scene => {
  const seats = [0, 1, 2].map((each) => ({ seat: each, name: `${each}`, mark: "ring" as const, acting: each === seat }))
  return moment("", { seats, prompt: { kind, text: "" } })
}

it("counts your own answer and the reply to it as one action", () => {
  expect(isAnother(acting(0), acting(1))).toBe(false)
  expect(isAnother(acting(1), acting(1))).toBe(false)
})

it("starts a new action once something was asked or another player acts", () => {
  expect(isAnother(acting(0, "choose"), acting(0))).toBe(true)
  expect(isAnother(acting(1), acting(2))).toBe(true)
})
