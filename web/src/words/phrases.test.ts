import { expect, test } from "vitest"

import { preparingNow, rollSoFar } from "./phrases"

test("dice that are typed in are told together, then the next one", () => {
  expect(rollSoFar([["d6", "4"], ["d8", "3"], ["d20", ""], ["d4", ""]])).toBe("d6: 4 and d8: 3. Next: d20.") // prettier-ignore
  expect(rollSoFar([["d6", "4"], ["d8", "3"]])).toBe("d6: 4 and d8: 3.") // prettier-ignore
})

test("what is got ready is told with how far it is, where there is more than one step", () => {
  expect(preparingNow("", 0, 1)).toBe("The bot is getting ready.")
  expect(preparingNow("The bots are getting ready.", 2, 5)).toBe("The bots are getting ready. 2 of 5.")
})
