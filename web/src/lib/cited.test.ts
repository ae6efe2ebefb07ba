import { expect, test } from "vitest"
import { cited, uncited } from "./cited"

test.each([
  [
    "At 0 the round is lost (R6). This round began with 12 (R5).",
    ["R6", "R5"],
    "At 0 the round is lost. This round began with 12.",
  ],
  ["They are rolled next turn (R39, B40).", ["R39", "B40"], "They are rolled next turn."],
  ["Several are the highest in L5 (B2.11, R20).", ["B2.11", "R20"], "Several are the highest in L5."],
  ["It stays (R14). So does that (R14).", ["R14"], "It stays. So does that."],
  ["Place it at home, in L1 or R1: it moves to R7.", [], "Place it at home, in L1 or R1: it moves to R7."],
  ["Beta's pawn in B4 (a 3).", [], "Beta's pawn in B4 (a 3)."],
])("%s", (sentence, rules, words) => {
  expect(cited(sentence)).toEqual({ words, rules })
  expect(uncited(sentence)).toBe(words)
})
