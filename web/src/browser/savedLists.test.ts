import { afterEach, expect, test } from "vitest"
import { store } from "./storage"
import { SavedLists } from "./savedLists.svelte"

afterEach(() => store("warbones.lists.war", []))

test("a list is saved, found again, replaced by its name and forgotten", () => {
  const lists = new SavedLists("war")
  lists.save(" First ", "2 archers")
  lists.save("Second", "basilisk")
  expect(new SavedLists("war").all).toEqual([
    { name: "Second", text: "basilisk" },
    { name: "First", text: "2 archers" },
  ])
  expect(lists.has("first")).toBe(true)
  lists.save("FIRST", "3 archers")
  expect(lists.all.map(({ text }) => text)).toEqual(["3 archers", "basilisk"])
  lists.forget("First")
  expect(new SavedLists("war").all.map(({ name }) => name)).toEqual(["Second"])
  expect(new SavedLists("another").all).toEqual([])
})

test("anything else stored under that key is ignored", () => {
  store("warbones.lists.war", [{ name: "Good", text: "archers" }, { name: 1 }, "bad", null])
  expect(new SavedLists("war").all).toEqual([{ name: "Good", text: "archers" }])
  store("warbones.lists.war", "bad")
  expect(new SavedLists("war").all).toEqual([])
})
