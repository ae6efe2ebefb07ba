import { afterEach, expect, test } from "vitest"
import { keep } from "./storage"
import { KeptLists } from "./savedLists.svelte"

afterEach(() => keep("warbones.lists.war", []))

test("a list is saved, found again, replaced by its name and forgotten", () => {
  const lists = new KeptLists("war")
  lists.save(" First ", "2 archers")
  lists.save("Second", "basilisk")
  expect(new KeptLists("war").all).toEqual([
    { name: "Second", text: "basilisk" },
    { name: "First", text: "2 archers" },
  ])
  expect(lists.has("first")).toBe(true)
  lists.save("FIRST", "3 archers")
  expect(lists.all.map(({ text }) => text)).toEqual(["3 archers", "basilisk"])
  lists.forget("First")
  expect(new KeptLists("war").all.map(({ name }) => name)).toEqual(["Second"])
  expect(new KeptLists("another").all).toEqual([])
})

test("what else is found under that key is left alone", () => {
  keep("warbones.lists.war", [{ name: "Good", text: "archers" }, { name: 1 }, "bad", null])
  expect(new KeptLists("war").all).toEqual([{ name: "Good", text: "archers" }])
  keep("warbones.lists.war", "bad")
  expect(new KeptLists("war").all).toEqual([])
})
