import { expect, it, vi } from "vitest"

const fresh = async () => {
  vi.resetModules()
  return (await import("./skipTip.svelte")).skipTip
}

it("is told until it was read a few times", async () => {
  const skipTip = await fresh()
  for (let shown = 0; shown < 4; shown++) {
    expect(skipTip.untold).toBe(true)
    skipTip.read()
  }
  expect(skipTip.untold).toBe(false)
})

it("is not told any more to whoever does it", async () => {
  const skipTip = await fresh()
  skipTip.learned()
  expect(skipTip.untold).toBe(false)
})
