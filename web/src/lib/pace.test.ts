import { expect, it } from "vitest"

import { BUDGET, GLIMPSE, hold, isAnother, reading } from "./pace"
import { filled, type Scene } from "./scene"
import type * as Wire from "./types.gen"

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

it("holds a moment for as long as there is to read", () => {
  const before = moment("")
  expect(reading(before, moment("Beta is ready."))).toBeLessThan(
    reading(before, moment("Beta wins the attack, 37 to 23.")),
  )
})

it("doesn't hold what says nothing new, nor what asks something", () => {
  expect(reading(moment("You win."), moment("You win."))).toBe(0)
  expect(reading(moment("You win."), moment("Choose.", { moment: false }))).toBe(0)
})

it("holds what a new line says though the headline stays", () => {
  const line: Wire.Line = { parts: [{ is: "said", text: "The keep falls to 12." }] }
  expect(reading(moment("Attack"), moment("Attack", { log: [line] }))).toBeGreaterThan(0)
})

it("spends on many moments what may be spent on the way to a decision, and hardly more", () => {
  const many = Array.from({ length: 9 }, (_, at) => moment(`Beta loses the pawn number ${at}, the highest there.`))
  let [spent, before] = [0, moment("")]
  many.forEach((scene, at) => {
    spent += hold(before, many.slice(at), spent)
    before = scene
  })
  expect(spent).toBeGreaterThan(0.9 * BUDGET)
  expect(spent).toBeLessThanOrEqual(BUDGET + GLIMPSE)
})

it("leaves something for what is still to come, and at least a glimpse", () => {
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

it("watches one's own answer and the reply to it as one action", () => {
  expect(isAnother(acting(0), acting(1))).toBe(false)
  expect(isAnother(acting(1), acting(1))).toBe(false)
})

it("watches anew once something was asked, or another of the others acts", () => {
  expect(isAnother(acting(0, "choose"), acting(0))).toBe(true)
  expect(isAnother(acting(1), acting(2))).toBe(true)
})
