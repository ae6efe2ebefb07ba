import { expect, test, vi } from "vitest"

import type { Scene } from "../scene/scene"

vi.mock("./flight", () => ({ unpack: async (packed: string) => ({ packed }) }))
const { air } = await import("./air")

function piloted() {
  const seen: string[] = []
  let end: () => void = () => undefined
  const leave = air.board({
    fly: (_scene, flight, later) => {
      seen.push(`${(flight as unknown as { packed: string }).packed}, then ${later.length}`)
      return new Promise<void>((done) => (end = done))
    },
    mark: () => undefined,
    finish: () => end(),
    rest: () => undefined,
  })
  return { seen, leave, land: () => end() }
}
const scene = {} as Scene
const settle = () => new Promise((done) => setTimeout(done))

test("flights are seen one after the other", async () => {
  const { seen, leave, land } = piloted()
  const all = air.fly(scene, ["one", "other"], () => 1)
  await settle()
  expect(seen).toEqual(["one, then 1"])
  land()
  await settle()
  expect(seen).toEqual(["one, then 1", "other, then 0"])
  land()
  await all
  leave()
})

test("ending one flight ends those after it, even before the first has begun", async () => {
  const { seen, leave } = piloted()
  const all = air.fly(scene, ["one", "other"], () => 1)
  await settle()
  air.finish()
  await all
  expect(seen).toEqual(["one, then 1"])
  const early = air.fly(scene, ["third"], () => 1)
  air.finish()
  await early
  expect(seen).toEqual(["one, then 1"])
  leave()
})
