import { afterEach, expect, test, vi } from "vitest"
import { coversOffer } from "./overlap"

const at = (left: number, top: number, width: number, height: number) =>
  ({ getBoundingClientRect: () => ({ left, top, right: left + width, bottom: top + height }) }) as Element

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["below it", at(10, 310, 40, 40), false],
  ["beside it", at(345, 100, 10, 40), false],
  ["under its edge", at(10, 290, 40, 40), true],
  ["under it", at(100, 100, 40, 40), true],
])("what can be picked lies %s", (_, offered, covered) => {
  vi.stubGlobal("document", { querySelectorAll: () => [at(10, 400, 40, 40), offered] })
  expect(coversOffer(at(8, 48, 336, 256))).toBe(covered)
})
