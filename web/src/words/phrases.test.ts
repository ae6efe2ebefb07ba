import { expect, test } from "vitest"

import { preparingNow, rollSoFar } from "./phrases"

test("the dice typed in so far are listed, followed by the next one", () => {
  expect(rollSoFar([["d6", "4"], ["d8", "3"], ["d20", ""], ["d4", ""]])).toBe("d6: 4 and d8: 3. Next: d20.") // prettier-ignore
  expect(rollSoFar([["d6", "4"], ["d8", "3"]])).toBe("d6: 4 and d8: 3.") // prettier-ignore
})

test("a preparation with more than one step shows its progress", () => {
  expect(preparingNow("", 0, 1)).toBe("The bot is getting ready.")
  expect(preparingNow("The bots are getting ready.", 2, 5)).toBe("The bots are getting ready. 2 of 5.")
})
