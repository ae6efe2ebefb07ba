import { beforeEach, expect, test, vi } from "vitest"

import { filled, type Scene } from "../scene/scene"
import type * as Wire from "../server/types.gen"

const settings = { still: false, sound: false, pace: 1 }
vi.mock("../browser/settings.svelte", () => ({ settings, columned: { current: true } }))
const ROLL = 550
const motion = vi.hoisted(() => ({
  pauses: [] as { length: number; end: () => void }[],
  moved: [] as string[],
  paces: [] as [string, number][],
}))
vi.mock("./motion", () => ({
  places: () => new Map(),
  standing: () => new Map(),
  Motion: class {
    constructor(readonly pace: () => number) {}
    travel = async () => {
      motion.moved.push("travel")
      motion.paces.push(["travel", this.pace()])
    }
    reveal = async () => undefined
    roll = (_board: Element, _scene: Scene, ids: string[]) =>
      ids.length ? new Promise<void>((end) => motion.pauses.push({ length: ROLL, end })) : Promise.resolve()
    break = async () => undefined
    mark = async (_board: Element, { is }: { is: string }, pace: number) => void motion.paces.push([is, pace])
    fade = async () => void motion.moved.push("fade")
    pause = (length: number) => new Promise<void>((end) => motion.pauses.push({ length, end }))
    finish = () => motion.pauses.splice(0).forEach(({ end }) => end())
  },
}))
const flown = vi.hoisted(() => ({ flights: [] as (readonly string[])[], end: [] as (() => void)[], rested: 0 }))
vi.mock("../space/air", () => ({
  air: {
    fly: (_scene: Scene, flights: readonly string[]) => {
      flown.flights.push(flights)
      return new Promise<void>((end) => flown.end.push(end))
    },
    finish: () => flown.end.splice(0).forEach((end) => end()),
    rest: () => void (flown.rested += 1),
    mark: () => undefined,
  },
}))
vi.stubGlobal("document", { hidden: false })

const { Playback } = await import("./playback.svelte")

const view = (v: number, moment = false, flights: string[] = []): { v: number; scene: Scene; flights: string[] } => ({
  v,
  flights,
  scene: filled<Wire.Scene>("Scene", {
    game: "g",
    title: "G",
    status: "",
    seat: 0,
    seats: [],
    areas: [],
    wide: { areas: [] },
    narrow: { areas: [] },
    prompt: { kind: "wait", text: String(v) },
    moment,
  }),
})
const settle = async (): Promise<void> => {
  for (let i = 0; i < 600; i++) await Promise.resolve()
}

/** The time for which the frames here are held: their prompts have one letter. */
const HELD = 370

function playing() {
  let rested = 0
  const playback = new Playback<{ v: number; scene: Scene; flights: string[] }>(() => (rested += 1))
  playback.board = {} as HTMLElement
  playback.push(view(1))
  return { playback, rested: () => rested }
}

beforeEach(() => {
  settings.still = false
  settings.pace = 1
  motion.pauses = []
  motion.moved = []
  motion.paces = []
  flown.flights = []
  flown.end = []
})

test("a frame is held even if the next view asks something", async () => {
  const { playback } = playing()
  await settle()
  playback.push(view(2, true))
  playback.push(view(3))
  await settle()
  expect(playback.view?.v).toBe(2)
  expect(motion.pauses.map(({ length }) => length)).toEqual([HELD])
  motion.pauses.splice(0).forEach(({ end }) => end())
  await settle()
  expect(playback.view?.v).toBe(3)
})

test("with motion turned off, a frame is held but nothing moves", async () => {
  settings.still = true
  const { playback } = playing()
  await settle()
  playback.push(view(2, true))
  playback.push(view(3))
  await settle()
  expect(playback.view?.v).toBe(2)
  expect(motion.pauses.map(({ length }) => length)).toEqual([HELD])
  expect(motion.moved).toEqual(["fade"])
})

test("one touch ends one frame, and the next one is still shown", async () => {
  const { playback } = playing()
  await settle()
  for (const next of [view(2, true), view(3), view(4, true), view(5)]) playback.push(next)
  await settle()
  expect(playback.skip()).toBe(true)
  await settle()
  expect(playback.view?.v).toBe(4)
  playback.skip()
  await settle()
  expect(playback.view?.v).toBe(5)
  expect(playback.skip()).toBe(false)
})

test("the board rests once all is shown", async () => {
  const { playback, rested } = playing()
  await settle()
  const before = rested()
  playback.push(view(2, true))
  await settle()
  expect(rested()).toBe(before)
  playback.skip()
  await settle()
  expect(rested()).toBe(before + 1)
})

test("the frames of a long absence are skipped", async () => {
  const { playback } = playing()
  await settle()
  for (let v = 2; v <= 40; v++) playback.push(view(v, true))
  await settle()
  expect(playback.view?.v).toBe(40)
})

test("a view is shown once its flights have landed", async () => {
  const { playback } = playing()
  await settle()
  playback.push(view(2, false, ["one", "other"]))
  await settle()
  expect(flown.flights).toEqual([["one", "other"]])
  expect(playback.view?.v).toBe(1)
  playback.skip()
  await settle()
  expect(playback.view?.v).toBe(2)
})

test("a flight that is ended does not end the next one", async () => {
  const { playback } = playing()
  await settle()
  playback.push(view(2, false, ["one"]))
  await settle()
  playback.skip()
  playback.push(view(3, false, ["other"]))
  await settle()
  expect(playback.view?.v).toBe(2)
  expect(flown.flights).toEqual([["one"], ["other"]])
})

test("a jump elsewhere while a die flies is not undone when it lands", async () => {
  const { playback } = playing()
  await settle()
  playback.push(view(2, false, ["one"]))
  await settle()
  const rested = flown.rested
  playback.jump(view(9))
  await settle()
  expect(playback.view?.v).toBe(9)
  expect(flown.rested).toBe(rested + 1)
})

test("with motion turned off, nothing flies", async () => {
  settings.still = true
  const { playback } = playing()
  await settle()
  playback.push(view(2, false, ["one"]))
  await settle()
  expect(flown.flights).toEqual([])
  expect(playback.view?.v).toBe(2)
})

const rolling = (face: string, told: string): ReturnType<typeof view> => {
  const next = view(2, true)
  const die = filled<Wire.Piece>("Piece", { id: "a", label: `a d6, ${face}`, shape: "d6", face, caption: face })
  next.scene.areas = [filled<Wire.Area>("Area", { id: "tray", title: "Tray", pieces: [die] })]
  next.scene.prompt.text = told
  next.scene.log = [
    filled<Wire.Line>("Line", { parts: [{ is: "said", text: told }], kind: "roll", rolled: told ? ["a"] : [] }),
  ]
  return next
}

test("nothing about a die is announced before it lies still", async () => {
  const { playback } = playing()
  const before = playback.spoken
  await settle()
  playback.push(rolling("5", "You roll 5"))
  await settle()
  expect(motion.pauses.map(({ length }) => length)).toEqual([ROLL])
  expect(playback.view?.scene.log).toEqual([])
  expect(playback.view?.scene.prompt.text).toBe("The dice are rolled.")
  expect(playback.spoken).toBe(before)
  motion.pauses.splice(0).forEach(({ end }) => end())
  await settle()
  expect(playback.view?.scene.log).toEqual([])
  motion.pauses.splice(0).forEach(({ end }) => end())
  await settle()
  expect(playback.view?.scene.prompt.text).toBe("You roll 5")
  expect(playback.spoken).toContain("You roll 5.")
})

test("one touch ends a roll, and its text appears at once", async () => {
  const { playback } = playing()
  await settle()
  playback.push(rolling("5", "You roll 5"))
  await settle()
  playback.skip()
  await settle()
  expect(playback.view?.scene.prompt.text).toBe("You roll 5")
})

test("with the pace at 0, nothing is held and the end is shown at once", async () => {
  settings.pace = 0
  settings.still = true
  const { playback } = playing()
  await settle()
  for (const next of [rolling("5", "You roll 5"), view(3, true), view(4)]) playback.push(next)
  await settle()
  expect(motion.pauses).toEqual([])
  expect(playback.view?.v).toBe(4)
})

test("a new table's dice roll before anything about them is announced", async () => {
  const playback = new Playback<ReturnType<typeof view>>(() => undefined)
  playback.board = {} as HTMLElement
  void playback.open({ ...rolling("5", "You roll 5"), v: 1 })
  await settle()
  expect(playback.view?.scene.log).toEqual([])
  expect(playback.view?.scene.areas[0]?.pieces[0]).toMatchObject({ face: "5", label: "" })
  playback.skip()
  await settle()
  expect(playback.view?.scene.log).toHaveLength(1)
})

const told = (text: string, kind: "result" | "round", v: number): ReturnType<typeof view> => {
  const next = view(v, true)
  const line = (said: string): Wire.Line => ({ parts: [{ is: "said", text: said }], kind, seat: 0 })
  next.scene.log = [filled<Wire.Line>("Line", line(text)), filled<Wire.Line>("Line", line(`${text} Again.`))]
  next.scene.calculations = [
    filled<Wire.Calculation>("Calculation", {
      title: "Power",
      sums: [{ seat: 0, pieces: [], terms: [{ name: "Initial", why: "", value: "12" }], total: "12", name: "Power" }],
      conclusion: "Twelve wins.",
      won: 0,
    }),
  ]
  return next
}
const READ = ["Twelve wins.", "You win the attack.", "You win the attack. Again."]
const LENGTHS = READ.map((text) => Math.max(700, 40 * text.length))

async function until(playback: ReturnType<typeof playing>["playback"], ended: (read: string) => void): Promise<void> {
  for (let at = 0; at < 9 && playback.playing; at++) {
    ended(playback.spoken)
    expect(playback.view?.scene.prompt.text).toBe(playback.spoken)
    motion.pauses.splice(0).forEach(({ end }) => end())
    await settle()
  }
}

test.each([false, true])(
  "each sentence of a reveal is read for its length, and announced once (still: %s)",
  async (still) => {
    settings.still = still
    const { playback } = playing()
    await settle()
    playback.push(told("You win the attack.", "result", 2))
    await settle()
    const [read, lengths]: [string[], number[]] = [[], []]
    await until(playback, (text) => {
      read.push(text)
      lengths.push(...motion.pauses.map(({ length }) => length))
    })
    expect(read).toEqual(READ)
    expect(lengths).toEqual(LENGTHS)
    expect(playback.spoken).toBe(READ.at(-1))
    expect(playback.view?.scene.log).toHaveLength(2)
  },
)

test("a touch ends one beat, and two at once the whole reveal", async () => {
  const { playback } = playing()
  await settle()
  playback.push(told("You win the attack.", "result", 2))
  await settle()
  vi.spyOn(performance, "now").mockReturnValue(10_000)
  playback.skip()
  await settle()
  expect(playback.spoken).toBe(READ[1])
  vi.spyOn(performance, "now").mockReturnValue(10_100)
  playback.skip()
  await settle()
  expect(playback.playing).toBe(false)
  vi.restoreAllMocks()
})

test("the end of a round waits for the player, and skipping does not end the wait", async () => {
  const playback = new Playback<ReturnType<typeof view>>(() => undefined, { waits: () => true })
  playback.board = {} as HTMLElement
  playback.push(view(1))
  await settle()
  const round = told("You win round 1.", "round", 2)
  round.scene.log.pop()
  round.scene.calculations = []
  playback.push(round)
  playback.push(view(3))
  await settle()
  expect(playback.waiting).toBe(true)
  expect(playback.skip()).toBe(false)
  await settle()
  expect(playback.view?.scene.prompt.text).toBe("You win round 1.")
  playback.goOn()
  await settle()
  expect([playback.waiting, playback.view?.v]).toEqual([false, 3])
})

test("with the pace at 0, a reveal has no beats and a round's end doesn't wait", async () => {
  settings.pace = 0
  settings.still = true
  const playback = new Playback<ReturnType<typeof view>>(() => undefined, { waits: () => true })
  playback.push(view(1))
  playback.push(told("You win round 1.", "round", 2))
  await settle()
  expect([playback.playing, playback.waiting]).toEqual([false, false])
})

/** A capture: a piece goes from a tray to a prize pile. */
function captured(v: number, at: "tray" | "pile"): ReturnType<typeof view> {
  const next = view(v, true)
  const prize: Wire.Piece = { id: "prize", label: "d20", shape: "d20", face: "20", caption: "" }
  const area = (id: string, role: "" | "prize"): Scene["areas"][number] =>
    filled<Wire.Area>("Area", { id, role, title: id, pieces: id === at ? [prize] : [] })
  next.scene.areas = [area("tray", ""), area("pile", "prize")]
  const parts: Wire.Line["parts"] = [{ is: "said", text: "You take the d20." }]
  if (at === "pile") next.scene.log = [filled<Wire.Line>("Line", { parts, kind: "told", seat: 0, pieces: ["prize"] })]
  return next
}

test.each([
  [true, 1.8],
  [false, 1],
])("the last capture of a match (%s) and all that moves with it take %f times as long", async (ends, pace) => {
  const playback = new Playback<ReturnType<typeof view>>(() => undefined)
  playback.board = {} as HTMLElement
  const after = view(4)
  after.scene.over = ends
  for (const next of [captured(1, "tray"), captured(2, "tray"), captured(3, "pile"), after]) playback.push(next)
  await settle()
  motion.paces = []
  motion.pauses.splice(0).forEach(({ end }) => end())
  await settle()
  expect(playback.beat?.is).toBe("take")
  expect(playback.beat?.slow).toBe(pace)
  expect(motion.paces.map(([is, each]) => [is, Math.round(each * 10) / 10])).toEqual([
    ["travel", pace],
    ["take", pace],
  ])
})
