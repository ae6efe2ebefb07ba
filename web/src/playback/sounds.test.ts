import { expect, test, vi } from "vitest"

vi.mock("../browser/settings.svelte", () => ({ settings: { sound: false, captions: true } }))

const { captions, MOST } = await import("./captions.svelte")
const { sound, themeOf } = await import("./sounds")

test.each([
  [[0], 0, "won"],
  [[1], 0, "lost"],
  [[], 0, "drawn"],
  [[], null, "drawn"],
  [[1], null, "won"],
] as const)("when %j win, seat %j hears the theme %s", (winners, seat, theme) => {
  expect(themeOf(winners, seat)).toBe(theme)
})

test("at least the last thirty sounds can be read back, each with how often it came in a row", () => {
  for (let at = 0; at < MOST; at++) sound(at % 2 ? "stamp" : "place")
  sound("stamp")
  expect(MOST).toBeGreaterThanOrEqual(30)
  expect(captions()).toHaveLength(MOST)
  expect(captions().map(({ text, times }) => [text, times])).toContainEqual(["A piece is put down", 1])
  expect(captions().at(-1)).toMatchObject({ text: "A stamp thumps", times: 2 })
})
