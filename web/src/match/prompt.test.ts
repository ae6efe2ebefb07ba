import { expect, test, vi } from "vitest"

const columned = vi.hoisted(() => ({ current: false }))
vi.mock("../browser/settings.svelte", () => ({ columned }))

import { PromptState } from "./prompt.svelte"
import { filled, type Scene } from "../scene/scene"

const asked = (prompt: object, choice: string[] = [], pieces: object[] = []): PromptState =>
  new PromptState({
    scene: filled<Scene>("Scene", {
      prompt: { kind: "choose", text: "", ...prompt },
      areas: [{ id: "tray", title: "", pieces }],
      seat: 0,
    } as unknown as Scene),
    draft: { choice },
    hint: null,
  })
const msg = (key: string, args = {}) => ({ is: "msg", key, with: args })
const place = (place: string, pieces = ["A1"]) => ({ action: `place ${place}`, label: place, pieces, place })
const button = (action: string) => ({ action, label: action })

test("a disabled button names the missing choice", () => {
  expect(asked({ options: [place("L1"), place("R1")] }).lacking).toBe("Choose where")
  expect(asked({ options: [place("L1"), place("L1", ["A2"])] }).lacking).toBe("Choose one")
  expect(asked({ options: [place("L1", ["A1"]), place("R1", ["A2"])] }, ["A1"]).lacking).toBe("Choose where")
})

test("a few short answers stand beside the question; of many, only the usual one", () => {
  const few = asked({ brief: true, options: [button("done"), button("fly"), place("L1", [])] })
  expect(few.inline.map(({ action }) => action)).toEqual(["done", "fly"])
  expect(few.folded.map(({ action }) => action)).toEqual(["place L1"])
  const many = asked({ brief: true, follow: "d", options: ["a", "b", "c", "d"].map(button) })
  expect(many.inline.map(({ action }) => action)).toEqual(["d"])
  expect(many.folded.map(({ action }) => action)).toEqual(["a", "b", "c"])
})

const does = msg("army-tip-showing", { face: "skull", does: "see 3. Then roll" })
const tip = msg("table-sentences", { first: does, rest: msg("army-about-troop", { faces: "axe" }) })

test("each of several picked pieces is explained by the whole first message of its tip", () => {
  columned.current = true
  const pieces = [{ id: "A1", label: "A1", tip }]
  const several = { action: "roll", pieces: ["A1"], names: ["A1"], labels: ["Roll"] }
  expect(asked({ several }, ["A1"], pieces).explained).toBe("Skull: see 3. Then roll.")
  expect(asked({}, ["A1"], pieces).explained).toBe("Skull: see 3. Then roll. Faces of a troop: axe.")
})

test("a detail is not repeated if the card beside the table begins with it", () => {
  columned.current = true
  const unit = { id: "A1", label: "A1", tip, parts: [{ id: "A1.1", label: "" }] }
  const meant = (detail: object): string =>
    asked({ options: [{ action: "a", label: "a", pieces: ["A1"], detail }] }, ["A1"], [unit]).meant
  expect(meant(does)).toBe("")
  expect(meant(msg("army-about-troop", { faces: "axe" }))).toBe("Faces of a troop: axe.")
})

test("a figure is shown if no detail explains the choice", () => {
  const option = { action: "a", label: "a", pieces: ["A1"], aside: { figure: "8", text: "3 dice" } }
  const said = (detail: string): string =>
    asked({ options: [{ ...option, detail }] }, ["A1"], [{ id: "A1", label: "A1" }]).detailOf(undefined, "")
  expect(said("")).toContain("8")
  expect(said("Beat 8.")).toBe("Beat 8.")
})
