import { expect, it, vi } from "vitest"

const fresh = async () => {
  vi.resetModules()
  return (await import("./skipTip.svelte")).skipTip
}

it("is shown until it has been read a few times", async () => {
  const skipTip = await fresh()
  for (let shown = 0; shown < 4; shown++) {
    expect(skipTip.untold).toBe(true)
    skipTip.read()
  }
  expect(skipTip.untold).toBe(false)
})

it("is no longer shown to somebody who follows it", async () => {
  const skipTip = await fresh()
  skipTip.learned()
  expect(skipTip.untold).toBe(false)
})
