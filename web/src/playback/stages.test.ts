import { expect, it } from "vitest"

import { difference } from "../scene/difference"
import { filled, type Scene } from "../scene/scene"
import { lyingScene, stages } from "./stages"
import type * as Wire from "../server/types.gen"

const scene = (areas: Record<string, Partial<Wire.Area>>, rest: Partial<Wire.Scene> = {}): Scene =>
  filled<Wire.Scene>("Scene", {
    game: "g",
    title: "G",
    status: "",
    seat: 0,
    seats: [],
    areas: Object.entries(areas).map(([id, area]) => ({ id, title: id, ...area })),
    wide: { areas: [Object.keys(areas)] },
    narrow: { areas: [] },
    prompt: { kind: "wait", text: "" },
    ...rest,
  })

const die = (id: string, face = "", rest: Partial<Wire.Piece> = {}): Wire.Piece => ({
  id,
  label: `${id} ${face}`,
  face,
  caption: face,
  ...rest,
})
const said = (text: string, rest: Partial<Wire.Line> = {}): Wire.Line => ({ parts: [{ is: "said", text }], ...rest })
const showed = (piece: Wire.Piece): Wire.Line => ({ parts: [{ is: "shown", piece }] })
const rolled = (...ids: string[]): Wire.Line => said(`rolled ${ids.join(" ")}`, { kind: "roll", rolled: ids })
const sum = (total: string): Wire.Calculation => ({
  title: "Power",
  sums: [{ seat: 0, pieces: [], terms: [], total, name: "Power" }],
  conclusion: "You win.",
})

const way = (before: Scene, after: Scene): Scene[] =>
  stages(before, after, difference(before, after)).map((stage) => stage.scene)
const lying = (before: Scene, after: Scene): Scene => lyingScene(before, after, difference(before, after))
const kinds = (before: Scene, after: Scene): string[] =>
  stages(before, after, difference(before, after)).map((stage) => stage.is)
const lines = (at: Scene | undefined): number | undefined => at?.log.length
const area = (at: Scene | undefined, id: string) => at?.areas.find((each) => each.id === id)
const ids = (at: Scene | undefined, id: string): (string | undefined)[] | undefined =>
  area(at, id)?.pieces.map((piece) => piece?.id)

it("has one stage if nothing is rolled or added up", () => {
  expect(kinds(scene({ pool: { pieces: [die("a", "3")] } }), scene({ mine: { pieces: [die("a", "3")] } }))).toEqual([
    "told",
  ])
})

it("stops saying that it waits for people once the first roll begins", () => {
  const waits = { prompt: { kind: "wait" as const, text: "Play begins later.", detail: "Nobody decides." } }
  const before = scene({ tray: { pieces: [die("a", "")] } }, waits)
  const after = scene({ tray: { pieces: [die("a", "5")] } }, { log: [rolled("a")] })
  const [rolling] = way(before, after)
  expect(rolling?.prompt).toMatchObject({ kind: "wait", text: "The dice are rolled.", detail: "" })
  const [asked] = way({ ...before, prompt: { ...before.prompt, kind: "choose" } }, after)
  expect(asked?.prompt.text).toBe("Play begins later.")
})

it("says nothing about a die that is still rolling", () => {
  const before = scene(
    { tray: { pieces: [die("a", "1"), die("b", "2")], groups: [{ count: 2, text: "old" }], count: "2", note: "old" } },
    {
      status: "before",
      seats: [{ seat: 0, name: "Alpha", mark: "ring", status: "0 points" }],
      prompt: { kind: "choose", text: "Roll", options: [{ action: "roll", label: "Roll" }] },
    },
  )
  const after = scene(
    {
      tray: {
        pieces: [die("b", "6", { marks: ["locked"] }), die("a", "5")],
        groups: [{ count: 2, text: "one six", strong: true }],
        count: "2 rolled",
        note: "new",
        aside: { figure: "11" },
      },
    },
    {
      status: "after",
      seats: [{ seat: 0, name: "Alpha", mark: "ring", status: "1 point" }],
      log: [rolled("a", "b")],
      prompt: { kind: "choose", text: "You have a six." },
    },
  )
  const [rolling, told] = way(before, after)
  expect(told).toBe(after)
  expect(rolling?.log).toEqual([])
  expect(rolling?.status).toBe("before")
  expect(rolling?.seats[0]?.status).toBe("0 points")
  expect(rolling?.prompt).toMatchObject({ kind: "wait", text: "Roll", options: [] })
  expect(area(rolling, "tray")).toMatchObject({ count: "2", note: "old", aside: null, groups: [{ text: "" }] })
  expect(area(rolling, "tray")?.pieces).toMatchObject([
    { id: "a", face: "5", caption: "1", label: "a 1", marks: [] },
    { id: "b", face: "6", caption: "2", label: "b 2", marks: [] },
  ])
})

it("leaves the consequences of a roll for later, and shows the actions before it", () => {
  const before = scene({
    hand: { pieces: [die("mine", "3"), die("new")] },
    zone: {},
    loss: { pieces: [die("x", "9")] },
  })
  const after = scene(
    { hand: { pieces: [die("new", "4")] }, zone: { pieces: [die("mine", "3")] }, loss: {}, keep: {} },
    { log: [showed(die("mine", "3")), rolled("new"), showed(die("x", "9"))] },
  )
  const [rolling] = way(before, after)
  expect(ids(rolling, "hand")).toEqual(["new"])
  expect(ids(rolling, "zone")).toEqual(["mine"])
  expect(ids(rolling, "loss")).toEqual(["x"])
  expect(lines(rolling)).toBe(1)
})

it("rolls dice in their final place, without the place's words", () => {
  const before = scene({ used: { pieces: [die("a", "2"), die("b", "2")] } })
  const after = scene(
    { pool: { pieces: [die("b", "1"), die("a", "7")], count: "2 dice", note: "high" } },
    { log: [rolled("a", "b")] },
  )
  const [rolling] = way(before, after)
  expect(area(rolling, "pool")).toMatchObject({ count: "", note: "" })
  expect(ids(rolling, "pool")).toEqual(["b", "a"])
  expect(rolling?.wide.areas).toEqual([["pool"]])
})

it("keeps an empty place where a die was, and fills the one where it comes", () => {
  const before = scene({ row: { pieces: [die("a", "1"), null] }, other: { pieces: [null, die("b", "1")] } })
  const after = scene(
    { row: { pieces: [null, die("b", "5")] }, other: { pieces: [null, null] } },
    { log: [rolled("b")] },
  )
  const [rolling] = way(before, after)
  expect(ids(rolling, "row")).toEqual(["a", "b"])
  expect(ids(rolling, "other")).toEqual([undefined, undefined])
})

it("adds up what is on the table before it says what follows", () => {
  const before = scene({ bay: { pieces: [die("a", "3")] }, hp: { pieces: [die("hp", "10")] } }, { calculations: [] })
  const after = scene(
    { bay: { pieces: [die("a", "3")], aside: { figure: "14" } }, hp: { pieces: [die("hp", "6")] } },
    { calculations: [sum("14")], log: [said("You announce 14"), said("You win", { kind: "result" })], over: true },
  )
  const adding = lying(before, after)
  expect(adding?.calculations.at(-1)).toMatchObject({ conclusion: "", sums: [{ total: "14" }] })
  expect(adding).toMatchObject({ log: [], over: false })
  expect(area(adding, "bay")?.aside).toBeNull()
  expect(area(adding, "hp")?.pieces[0]?.face).toBe("10")
})

it("adds up the dice before anything about them is announced", () => {
  const unit = (mark: "crossed"[]): Wire.Piece => ({ id: "u", label: "u", parts: [die("u.1", "4", { marks: mark })] })
  const before = scene({ field: { pieces: [unit([])] }, dice: { pieces: [] } })
  const after = scene(
    { field: { pieces: [unit(["crossed"])] }, dice: { pieces: [die("d", "6")] } },
    { calculations: [sum("6")], log: [rolled("d"), said("crossed out", { kind: "result" })], moment: true },
  )
  const [rolling, told] = way(before, after)
  const adding = lying(before, after)
  const part = (at: Scene | undefined) => area(at, "field")?.pieces[0]?.parts[0]?.marks
  expect([part(rolling), part(adding), part(told)]).toEqual([[], [], ["crossed"]])
  expect([lines(rolling), lines(adding), lines(told)]).toEqual([0, 0, 2])
  expect(area(rolling, "dice")?.pieces[0]?.caption?.trim()).toBe("")
  expect(area(adding, "dice")?.pieces[0]?.caption).toBe("6")
})

it("reveals sealed pieces before they are added up", () => {
  const before = scene({ bay: { pieces: [die("seal", "", { hidden: true })] } })
  const after = scene({ bay: { pieces: [die("b", "3")] } }, { calculations: [sum("3")] })
  const adding = lying(before, after)
  expect(area(adding, "bay")?.pieces).toMatchObject([{ id: "b", face: "3" }])
})

it("rolls an attack's dice beside its arrow, which shows their result afterwards", () => {
  const before = scene({}, { arrows: [{ start: "a", end: "b", text: "2 dice" }] })
  const arrow = { start: "a", end: "b", text: "9 beats 4", dice: [die("die0", "6"), die("die1", "3")] }
  const after = scene({}, { arrows: [arrow], log: [rolled("die0", "die1")], moment: true })
  const [rolling, told] = way(before, after)
  expect(rolling?.arrows).toMatchObject([{ start: "a", text: "", dice: [{ face: "6" }, { face: "3" }] }])
  expect(told?.arrows[0]?.text).toBe("9 beats 4")
})
