import { expect, it, vi } from "vitest"

const fresh = async () => {
  vi.resetModules()
  return (await import("./skipTip.svelte")).hurrying
}

it("is told until it was read a few times", async () => {
  const hurrying = await fresh()
  for (let shown = 0; shown < 4; shown++) {
    expect(hurrying.untold).toBe(true)
    hurrying.read()
  }
  expect(hurrying.untold).toBe(false)
})

it("is not told any more to whoever does it", async () => {
  const hurrying = await fresh()
  hurrying.learned()
  expect(hurrying.untold).toBe(false)
})
