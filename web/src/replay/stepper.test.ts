import { beforeEach, expect, test, vi } from "vitest"

vi.mock("../browser/settings.svelte", () => ({ settings: { still: true, sound: false } }))
vi.mock("../playback/motion", () => ({
  Motion: class {
    finish() {}
  },
  places: () => new Map(),
}))
vi.stubGlobal("document", { hidden: true })
vi.stubGlobal("window", globalThis)

const { ReplayStepper } = await import("./stepper.svelte")
const { REPLAY } = await import("../samples/lesson")

let steps: InstanceType<typeof ReplayStepper>
beforeEach(() => {
  steps = new ReplayStepper("")
  steps.show(REPLAY, 0)
})

test("rounds begin where their heading changes", () => {
  expect(steps.rounds).toEqual([0, 1, 3])
})

test("it steps by decision and stays within the match", () => {
  steps.step(-1)
  expect(steps.at).toBe(0)
  steps.step(1)
  steps.step(1)
  expect(steps.at).toBe(2)
  steps.go(99)
  expect(steps.at).toBe(3)
})

test("it steps by round, to the end where no more begins", () => {
  steps.round(1)
  expect(steps.at).toBe(1)
  steps.round(1)
  expect(steps.at).toBe(3)
  steps.round(-1)
  expect(steps.at).toBe(1)
})

test("an address that names no moment opens the nearest one", () => {
  steps.show(REPLAY, -4)
  expect(steps.at).toBe(0)
  steps.show(REPLAY, 1000)
  expect(steps.at).toBe(3)
})

test("playing goes on by itself and stops at the end", async () => {
  vi.useFakeTimers()
  steps.toggle()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(steps.at).toBe(3)
  expect(steps.running).toBe(false)
  vi.useRealTimers()
})
