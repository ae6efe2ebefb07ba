import { expect, test } from "vitest"
import { openShelf } from "./shelf"

test("where a browser refuses storage, texts last as long as the page", async () => {
  const shelf = await openShelf() // there is no IndexedDB here
  expect(shelf.forgets).toBe(true)
  expect(await shelf.write('[["turn a 1","x"],["turn a 0","y"],["match a","z"]]', "match a")).toBe(true)
  expect(await shelf.write('[["match a","other"]]', "match a")).toBe(false)
  expect(await shelf.read("match a")).toBe("z")
  expect(await shelf.within("turn ")).toBe('["y","x"]')
  await shelf.remove("turn ")
  expect(await shelf.within("turn ")).toBe("[]")
})
