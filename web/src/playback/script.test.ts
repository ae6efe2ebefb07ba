import { expect, it } from "vitest"

import { difference } from "../scene/difference"
import { filled, type Scene } from "../scene/scene"
import type * as Wire from "../server/types.gen"
import { type Beat, LEAST, lengthOf, LETTER } from "./beats"
import { script } from "./script"
import { lyingScene } from "./stages"

const SEATS: Wire.Seat[] = [
  { seat: 0, name: "Alpha", mark: "chevron", you: true },
  { seat: 1, name: "Beta", mark: "ring" },
]

const scene = (areas: Record<string, Partial<Wire.Area>>, rest: Partial<Wire.Scene> = {}): Scene =>
  filled<Wire.Scene>("Scene", {
    game: "g",
    title: "G",
    status: "",
    seat: 0,
    seats: SEATS,
    areas: Object.entries(areas).map(([id, area]) => ({ id, title: id, ...area })),
    wide: { areas: [Object.keys(areas)] },
    narrow: { areas: [] },
    prompt: { kind: "wait", text: "" },
    ...rest,
  })

/** The figures of a beat, each with its pieces. */
const figures = ({ figures }: Beat): string => figures.map(({ text, pieces }) => `${text} ${pieces.join("")}`).join()

const beats = (before: Scene, after: Scene): Beat[] => {
  const change = difference(before, after)
  return script(before, after, change, lyingScene(before, after, change))
}
const die = (id: string, face = "", rest: Partial<Wire.Piece> = {}): Wire.Piece => ({ id, label: id, face, ...rest })
const said = (text: string, rest: Partial<Wire.Line> = {}): Wire.Line => ({ parts: [{ is: "said", text }], ...rest })
const term = (name: string, value: string, ...pieces: string[]): Wire.Term => ({ name, why: "", value, pieces })
const sum = (seat: number, total: string, ...terms: Wire.Term[]): Wire.Sum => ({
  seat,
  pieces: [],
  terms,
  total,
  name: "Power",
})
const counter = (face: string): Partial<Wire.Area> => ({ role: "vital", seat: 1, pieces: [die("hp", face)] })

const WON = said("Beta wins the attack, 209 to 207.", { kind: "result", seat: 1 })
const ATTACK: Wire.Calculation = {
  title: "Power",
  sums: [
    sum(0, "207", term("Initial", "107", "a", "b"), term("Training", "+100", "a", "b")),
    sum(1, "209", term("Initial", "2", "c"), term("Synchronized", "+207", "c")),
  ],
  conclusion: "Beta wins.",
  won: 1,
}

it("adds bonus by bonus beside the dice that earn it, and stamps the winner last", () => {
  const bay = { bay: { role: "stage" as const, seat: 0, pieces: [die("a"), die("b")] } }
  const found = beats(scene(bay), scene(bay, { calculations: [ATTACK], log: [WON], moment: true }))
  expect(found.map((beat) => [beat.is, beat.seat, figures(beat), beat.pieces.join("")])).toEqual([
    ["add", 0, "107 ab", "ab"],
    ["add", 0, "+100 ab", "ab"],
    ["add", 1, "2 c", "c"],
    ["add", 1, "+207 c", "c"],
    ["win", 1, "", ""],
  ])
  expect(found.map(({ sums }) => sums)).toEqual([["107", ""], ["207", ""], ["207", "2"], ["207", "209"], null])
  expect(found[2]?.notes?.get(0)?.figure).toBe("207")
  expect(found.map(({ lines }) => lines)).toEqual([[1, 0], [3, 0], [3, 1], [3, 3], null])
  expect(found.at(-1)?.stamp).toEqual({ text: "wins", seat: 1, piece: "" })
  for (const { scene } of found.slice(0, 4)) expect(scene.log).toEqual([])
  expect(found.at(-1)?.scene.prompt.text).toBe("Beta wins the attack, 209 to 207.")
})

const EXCHANGE: Wire.Calculation = {
  title: "Totals",
  sums: [
    sum(0, "5", term("Axes", "+4", "a"), term("Swords", "+1", "b")),
    sum(1, "3", term("Shields", "+3", "s")),
    sum(1, "1", term("Axes", "+1", "c")),
    sum(0, "2", term("Shields", "+2", "t")),
  ],
  conclusion: "Beta loses 2.",
  won: 0,
}
const LOST = said("Beta loses 2 health.", { kind: "result", seat: 1, counters: [{ piece: "hp", face: "8" }] })
const HELD = said("Your defence holds.", { kind: "result", seat: 0 })

it("lets each kind of attack meet a kind of defence, and a counter fall only when its own result is read", () => {
  const after = scene({ hp: counter("8") }, { calculations: [EXCHANGE], log: [HELD, LOST], moment: true })
  const found = beats(scene({ hp: counter("10") }), after)
  expect(found.map((beat) => [beat.is, figures(beat), beat.pieces.join("")])).toEqual([
    ["add", "+4 a,+3 s", "as"],
    ["add", "+1 b", "b"],
    ["loss", "−2 hp", "hp"],
    ["add", "+1 c,+2 t", "ct"],
    ["win", "", ""],
  ])
  expect(found[0]?.text).toBe("You, Axes: +4. Beta, Shields: +3.")
  expect(found.slice(0, 2).map(({ sums }) => sums)).toEqual([
    ["4", "3", "", ""],
    ["5", "3", "", ""],
  ])
  expect(found.map((beat) => beat.scene.areas[0]?.pieces[0]?.face)).toEqual(["10", "10", "8", "8", "8"])
  expect(found[2]).toMatchObject({ lost: 2, seat: 1, sound: "chip", stamp: null })
  expect(found.map((beat) => beat.scene.log.length)).toEqual([0, 0, 1, 1, 2])
})

it("stamps a defence that holds, and with the last result whoever loses less", () => {
  const stamps = (won: number | null, log: Wire.Line[]): (string | undefined)[] =>
    beats(
      scene({ hp: counter("10") }),
      scene({ hp: counter("8") }, { calculations: [{ ...EXCHANGE, won }], log, moment: true }),
    ).flatMap(({ stamp }) => (stamp ? [`${stamp.text} ${stamp.seat}`] : []))
  expect(stamps(null, [said("Beta's defence holds.", { kind: "result", seat: 1 }), HELD])).toEqual([
    "holds 1",
    "holds 0",
  ])
  expect(stamps(0, [LOST, HELD])).toEqual(["wins 0"])
  const round = said("You win round 1.", { kind: "round", seat: 0 })
  expect(stamps(0, [LOST, HELD, round])).toEqual(["holds 0", "wins 0"])
})

it("lights the dice that a result names beside the counter that falls", () => {
  const cursed = said("A curse takes 2 health.", { ...LOST, pieces: ["curse"] })
  const [beat] = beats(scene({ hp: counter("10") }), scene({ hp: counter("8") }, { log: [cursed] }))
  expect(beat).toMatchObject({ is: "loss", pieces: ["hp", "curse"], figures: [{ pieces: ["hp"], text: "−2" }] })
})

it("stamps the winner of an attack when the last counter has fallen, even if that is told with the next question", () => {
  const attack = (won: number | null): Partial<Wire.Scene> => ({
    calculations: [{ title: "", sums: [sum(0, "20"), sum(1, "8", term("Lost", "−2"))], won }],
  })
  const before = scene({ hp: counter("10") }, attack(null))
  const found = beats(before, scene({ hp: counter("8") }, { ...attack(0), log: [LOST] }))
  expect(found.map(({ is, stamp }) => [is, stamp?.seat])).toEqual([["loss", 0]])
})

it("reads each board's result after its points, and stamps the winner of the round", () => {
  const scored = (seat: number): Wire.Line => said(`Board ${seat} scores.`, { kind: "result", seat })
  const round = said("Beta wins round 1.", { kind: "round", seat: 1 })
  const boards = { ...ATTACK, sums: [sum(0, "4", term("red", "4", "r")), sum(1, "6", term("blue", "6", "b"))] }
  const log = [scored(0), scored(1), round]
  const found = beats(scene({}), scene({}, { calculations: [boards], log, moment: true }))
  expect(found.map(({ is, stamp }) => [is, stamp?.seat])).toEqual([
    ["add", undefined],
    ["say", undefined],
    ["add", undefined],
    ["say", undefined],
    ["pause", 1],
  ])
  expect(found[1]?.notes?.get(0)?.figure).toBe("4")
})

it("shows a long sum at once, with the points of each die", () => {
  const terms = [...Array(24).keys()].map((nth) => term("die", "1", `d${nth}`))
  const tower = [term("top", "2", "top", "base"), term("top", "−1", "top")]
  const long = { ...ATTACK, sums: [sum(0, "25", ...terms, ...tower)] }
  const boards = { ...long, sums: [...long.sums, sum(1, "0")] }
  const [first] = beats(scene({}), scene({}, { calculations: [boards], log: [WON], moment: true }))
  expect([first?.is, first?.figures.length, first?.notes?.get(0)?.figure]).toEqual(["sum", 25, "25"])
  expect(first?.figures.at(-1)).toMatchObject({ text: "1", pieces: ["top", "base"] })
})

it("lets a counter fall line by line if several lines lower it", () => {
  const fall = (face: string): Wire.Line =>
    said(`${face} left`, { kind: "result", seat: 0, counters: [{ piece: "hp", face }] })
  const held = said("Your defence holds.", { kind: "result", seat: 1 })
  const after = scene({ hp: counter("5") }, { log: [fall("7"), held, fall("5")], moment: true })
  const found = beats(scene({ hp: counter("10") }), after)
  expect(found.map(({ lost }) => lost)).toEqual([3, 0, 2])
  expect(found.map((beat) => beat.scene.areas[0]?.pieces[0]?.face)).toEqual(["7", "7", "5"])
})

it("crosses out piece by piece, each with its sentence", () => {
  const line = (id: string): Wire.Line => ({ parts: [{ is: "shown", piece: die(id) }], seat: 0 })
  const zone = (...marks: "crossed"[]): Record<string, Partial<Wire.Area>> => ({
    zone: { pieces: [die("p", "3", { marks }), die("q", "4", { marks })] },
  })
  const found = beats(scene(zone()), scene(zone("crossed"), { log: [line("p"), line("q")], moment: true }))
  expect(found.map(({ is, pieces, sound }) => [is, ...pieces, sound])).toEqual([
    ["fall", "p", "cross"],
    ["fall", "q", "cross"],
  ])
})

it("waits at the end of a round and of the match", () => {
  const round = said("You win round 1.", { kind: "round", seat: 0 })
  expect(beats(scene({}), scene({}, { log: [round], moment: true })).map(({ is }) => is)).toEqual(["pause"])
  const won = said("You win the match.", { kind: "result", seat: 0 })
  const over = beats(scene({}), scene({}, { log: [said("Two to none.", { kind: "result" }), won], over: true }))
  expect(over.map(({ is }) => is)).toEqual(["say", "pause"])
  expect(over.map((beat) => beat.scene.over)).toEqual([false, false])
})

it("waits at the end of the match even if its last line comes alone", () => {
  const won = said("You win the match.", { kind: "result", seat: 0 })
  const ended = scene({}, { log: [won], over: true })
  expect(beats(scene({}, { moment: true }), ended).map(({ is }) => is)).toEqual(["pause"])
})

it("does not wait after a resignation: the result is all there is to read", () => {
  const resigned = said("Alpha resigns: Beta wins the game.", { kind: "result" })
  expect(beats(scene({}), scene({}, { log: [resigned], over: true }))).toEqual([])
})

it("has no beats for mere actions", () => {
  const zones = (at: "one" | "two") => ({ [at]: { pieces: [die("p", "3")] } })
  const moved: Wire.Line = { parts: [{ is: "shown", piece: die("p", "3") }], seat: 0 }
  expect(beats(scene(zones("one")), scene(zones("two"), { log: [moved], moment: true }))).toEqual([])
})

it("shows each beat for as long as its sentence takes to read", () => {
  expect(lengthOf({ text: "Beta wins the attack, 209 to 207." })).toBe(33 * LETTER)
  expect(lengthOf({ text: "7" })).toBe(LEAST)
})

const UNIT = (...marks: "crossed"[]): Record<string, Partial<Wire.Area>> => ({
  field: { pieces: [die("u", "", { parts: [die("u.1", "4", { marks })] })] },
})
const STRIKE = (won: number): Partial<Wire.Scene> => ({
  calculations: [{ title: "", sums: [sum(0, "7", term("Die 1", "7", "d"))], conclusion: "7 against 4.", won }],
  arrows: [{ start: "a", end: "u", text: "7 against 4" }],
  moment: true,
})

it("stamps a roll against a number beside its target", () => {
  const stampOf = (won: number): (string | undefined)[] => {
    const [beat] = beats(scene(UNIT()), scene(UNIT("crossed"), { ...STRIKE(won), log: [said("You attack.")] }))
    return [beat?.is, beat?.stamp?.text, beat?.stamp?.piece]
  }
  expect(stampOf(0)).toEqual(["win", "hit", "u"])
  expect(stampOf(1)).toEqual(["win", "missed", "u"])
})

it("crosses out a unit where it stands once all of it is crossed out", () => {
  const defeated = said("Beta's unit is defeated.", { pieces: ["u"] })
  const found = beats(scene(UNIT()), scene(UNIT("crossed"), { ...STRIKE(0), log: [defeated] }))
  expect(found.map(({ is, leaving }) => [is, ...leaving])).toEqual([["win"], ["fall", "u"]])
})

it("stamps the new tally of a seat that scores", () => {
  const tally = (points: number): Partial<Wire.Scene> => ({ seats: [{ ...SEATS[0]!, tally: { points, of: 5 } }] })
  const scored = said("You score a point.", { kind: "result", seat: 0 })
  const [beat] = beats(scene({}, tally(1)), scene({}, { ...tally(2), log: [scored], moment: true }))
  expect(beat).toMatchObject({ is: "win", seat: 0, stamp: { text: "2 of 5", seat: 0 } })
})

it("has no beats for sums that are only shown while something is chosen", () => {
  expect(beats(scene(UNIT()), scene(UNIT(), { ...STRIKE(0), moment: false }))).toEqual([])
})
