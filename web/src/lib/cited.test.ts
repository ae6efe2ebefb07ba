import { expect, test } from "vitest"
import { stretches, uncited } from "./cited"

const cited = (words: string): string[] => stretches(words).flatMap(({ text, cited }) => (cited ? [text] : []))

test.each([
  ["At 0 the round is lost (R6). This round began with 12 (R5).", ["R6", "R5"]],
  ["They are rolled next turn (R39, B40).", ["R39", "B40"]],
  ["Place it at home, in L1 or R1: it moves to R7.", []],
  ["Beta's pawn in B4 (a 3).", []],
])("%s", (words, numbers) => {
  expect(cited(words)).toEqual(numbers)
  expect(
    stretches(words)
      .map(({ text }) => text)
      .join(""),
  ).toBe(words)
})

test("a sentence can be told without the numbers that it cites", () => {
  expect(uncited("It counts 1 to 4 (R5). It stays in R1 (R14, B2).")).toBe("It counts 1 to 4. It stays in R1.")
})
