import { describe, expect, it } from "vitest"

import {
  canPick,
  ghosts,
  isOffered,
  laid,
  type Offer,
  offerOf,
  proposed,
  settled,
  touched,
  touchedAreas,
  unasked,
  wanted,
} from "./choice"
import { filled, type Scene } from "./scene"
import type * as Wire from "../server/types.gen"

const options = (...sets: string[]): Offer => ({
  options: sets.map((set) => filled<Wire.Option>("Option", { action: set, label: set, pieces: set.split("") })),
  several: null,
})

const singles = options("a", "b")
const pairs = options("ab", "ac", "bc", "de")

describe("a choice of one piece", () => {
  it("takes the touched piece", () => expect(touched(singles, [], "a")).toEqual(["a"]))
  it("gives the place to another", () => expect(touched(singles, ["a"], "b")).toEqual(["b"]))
  it("is taken back by a second touch", () => expect(touched(singles, ["a"], "a")).toEqual([]))
  it("still offers the others", () => expect(isOffered(singles, ["a"], "b")).toBe(true))
  it("ignores a piece that no option has", () => {
    expect(touched(singles, ["a"], "z")).toEqual(["a"])
    expect(canPick(singles, "z")).toBe(false)
  })
})

describe("a choice of two pieces", () => {
  it("grows", () => expect(touched(pairs, ["a"], "c")).toEqual(["a", "c"]))
  it("replaces the oldest by a third", () => expect(touched(pairs, ["a", "b"], "c")).toEqual(["b", "c"]))
  it("starts over with a piece that goes with neither", () => expect(touched(pairs, ["a", "b"], "d")).toEqual(["d"]))
  it("offers only what goes with it", () => {
    expect(isOffered(pairs, ["a"], "b")).toBe(true)
    expect(isOffered(pairs, ["a"], "d")).toBe(false)
    expect(isOffered(pairs, ["a", "b"], "c")).toBe(false)
  })
  it("is settled when it is an option, in whichever order", () => {
    expect(settled(pairs, ["c", "a"]).map((option) => option.action)).toEqual(["ac"])
    expect(settled(pairs, ["a"])).toEqual([])
    expect(settled(pairs, [])).toEqual([])
  })
  it("knows how many pieces it wants", () => expect(wanted(pairs, ["a"])).toBe(2))
})

it("is settled and may still grow if one option is part of another", () => {
  const growing = options("a", "ab")
  expect(settled(growing, ["a"])).toHaveLength(1)
  expect(touched(growing, ["a"], "b")).toEqual(["a", "b"])
})

describe("a choice of a set", () => {
  const several = filled<Wire.Several>("Several", {
    action: "heal",
    pieces: ["a", "b", "c"],
    names: ["A", "B", "C"],
    labels: ["One", "Two"],
    alike: [["a", "b"]],
  })
  const set: Offer = { options: options("z").options, several }
  const action = (choice: string[]): string[] => settled(set, choice).map((option) => option.action)

  it("is settled at every size, and grows to the largest", () => {
    expect(action(["c"])).toEqual(["heal c"])
    expect(settled(set, ["c", "a"])[0]?.label).toBe("Two")
    expect(touched(set, ["c", "a"], "b")).toEqual(["a", "b"])
  })
  it("names the first of pieces that are alike", () => expect(action(["c", "b"])).toEqual(["heal a c"]))
  it("coexists with options of their own", () => {
    expect(touched(set, ["a"], "z")).toEqual(["z"])
    expect(action(["z"])).toEqual(["z"])
    expect(canPick(set, "y")).toBe(false)
  })
  it("wants as many as there must be", () => {
    expect(wanted({ ...set, several: { ...several, fewest: 2 } }, ["a"])).toBe(2)
    expect(settled({ ...set, several: { ...several, fewest: 2 } }, ["a"])).toEqual([])
  })
  it("can be proposed by its action", () => {
    expect(proposed(set, "heal a c")).toEqual(["a", "c"])
    expect(proposed(set, "heal y")).toBeNull()
  })
})

describe("a choice of a piece and its place", () => {
  const move = (piece: string, place: string): Wire.Option => ({
    action: piece + place,
    label: "",
    pieces: [piece],
    place,
  })
  const board: Offer = {
    options: [move("a", "L"), move("a", "R"), move("b", "R")].map((each) => filled<Wire.Option>("Option", each)),
    several: null,
  }

  it("waits for the place if there are several", () => {
    expect(touched(board, [], "a")).toEqual(["a"])
    expect(settled(board, ["a"])).toEqual([])
    expect(touched(board, ["a"], "@L")).toEqual(["a", "@L"])
    expect(settled(board, ["a", "@L"]).map((option) => option.action)).toEqual(["aL"])
  })
  it("is complete at once if there is only one", () => expect(touched(board, [], "b")).toEqual(["b", "@R"]))
  it("changes its place, or its piece", () => {
    expect(touched(board, ["a", "@L"], "@R")).toEqual(["a", "@R"])
    expect(touched(board, ["a", "@L"], "b")).toEqual(["b", "@R"])
    expect(isOffered(board, ["a", "@L"], "b")).toBe(true)
  })
  it("is taken back with its piece", () => {
    expect(touched(board, ["a", "@L"], "a")).toEqual([])
    expect(touched(board, ["a", "@L"], "@L")).toEqual(["a"])
  })
  it("shows beforehand where a piece would lie", () => {
    expect([...ghosts(board, [], "a").keys()]).toEqual(["L", "R"])
    expect([...ghosts(board, ["a", "@L"]).keys()]).toEqual(["L", "R"])
    expect(ghosts(board, []).size).toBe(0)
    expect(ghosts({ ...board, options: board.options.slice(0, 2) }, []).get("R")).toEqual(["a"])
  })
  it("shows it even while something else is looked at", () => {
    expect(ghosts({ ...board, options: board.options.slice(0, 2) }, [], "z").size).toBe(2)
  })
})

describe("the stage", () => {
  const piece = (id: string): Wire.Piece => ({ id, label: id })
  const scene: Scene = filled<Wire.Scene>("Scene", {
    game: "g",
    title: "G",
    status: "",
    seat: 0,
    seats: [],
    areas: [
      { id: "mine", title: "Mine", seat: 0, pieces: [piece("a"), piece("b"), piece("c")] },
      { id: "bay", title: "Bay", seat: 0, role: "stage", pieces: [null, null] },
      { id: "theirs", title: "Theirs", seat: 1, role: "stage", pieces: [null, null] },
    ],
    wide: { areas: [["mine"]] },
    narrow: { areas: [["mine"]] },
    prompt: { kind: "choose", text: "Choose.", options: [{ action: "ab", label: "ab", pieces: ["a", "b"] }] },
  })
  const ids = (choice: string[]): Record<string, (string | undefined)[]> =>
    Object.fromEntries(laid(scene, choice).map((area) => [area.id, area.pieces.map((one) => one?.id)]))

  it("takes picked pieces in their order, and their places stay empty", () => {
    expect(ids(["c", "a"])).toEqual({
      mine: [undefined, "b", undefined],
      bay: ["c", "a"],
      theirs: [undefined, undefined],
    })
  })
  it("is as it was without a choice", () => expect(laid(scene, [])).toBe(scene.areas))
  it("counts as touched with the pieces' area", () => expect([...touchedAreas(scene)]).toEqual(["mine", "bay"]))
})

describe("several choices at once on the board", () => {
  const prompt = filled<Wire.Prompt>("Prompt", {
    kind: "choose",
    text: "What does it do?",
    options: [{ action: "melee", label: "Melee" }],
    ways: [
      {
        sign: { icon: "blade", word: "Melee" },
        options: [{ action: "melee", label: "Strike", tab: { piece: "b", column: 1 }, then: ["at b", "column 1"] }],
      },
      { sign: { icon: "bow", word: "Ranged" }, options: [{ action: "ranged", label: "Shoot", pieces: ["b"] }] },
    ],
  })
  it("are offered beside the question, those of one way at a time", () => {
    expect(offerOf(prompt).options.map(({ label }) => label)).toEqual(["Melee", "Strike"])
    expect(offerOf(prompt, 1).options.map(({ label }) => label)).toEqual(["Melee", "Shoot"])
  })
  it("are settled with all that follows", () =>
    expect(settled(offerOf(prompt), ["#b column 1"])[0]?.then).toEqual(["at b", "column 1"]))
  it("are gone if nobody is asked", () => expect(offerOf(unasked(prompt)).options).toEqual([]))
})
