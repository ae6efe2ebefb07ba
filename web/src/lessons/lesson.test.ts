import { type Aim, filled } from "../scene/scene"
import type * as Wire from "../server/types.gen"
import { beforeEach, expect, test, vi } from "vitest"

vi.mock("../browser/settings.svelte", () => ({ settings: { still: true, sound: false } }))
vi.mock("../playback/motion", () => ({
  Motion: class {
    finish() {}
  },
  places: () => new Map(),
}))
vi.stubGlobal("document", { hidden: true })

const { LessonSession } = await import("./lesson.svelte")
const { LESSON } = await import("../samples/lesson")
const { collateral, waiting } = await import("../samples/dicewing")

let session: InstanceType<typeof LessonSession>
beforeEach(() => (session = new LessonSession(LESSON)))

test("a wrong try is played and explained, and taken back", async () => {
  const asked: string[] = []
  const own = new LessonSession(LESSON, (_, __, action) => {
    asked.push(action)
    return Promise.resolve(filled<Wire.LessonTry>("LessonTry", { scenes: [waiting], flights: [], solved: false }))
  })
  expect(own.offer.options.map(({ action }) => action)).toContain("take A.d4")
  own.act("take A.d4")
  await vi.waitFor(() => expect(own.told).toBe(true))
  expect(asked).toEqual(["take A.d4"])
  expect(own.playback.view?.scene.status).toBe(filled("Scene", waiting).status)
  expect([own.missed, own.words]).toEqual([true, "A small die is easily lost. Try one of the two d12."])
  own.go(own.at)
  expect([own.tries, own.missed, own.words]).toEqual([true, false, own.step.text])
})

test("a right try goes on to the point to notice, with nothing more to choose", () => {
  session.act("take B.d12")
  expect(session.done).toBe(true)
  expect(session.otherwise).toBe(null)
  expect(session.offer.options).toEqual([])
})

test.each([
  ["take A.d12", waiting],
  ["take B.d12", collateral],
])("after %s the table is as that leaves it", (action, scene) => {
  session.act(action)
  expect(session.playback.view?.scene.status).toBe(filled("Scene", scene).status)
})

test("a step that is only read offers nothing", () => {
  session.go(1)
  expect(session.isLast).toBe(true)
  expect(session.tries).toBe(false)
  expect(session.offer.options).toEqual([])
})

test("going back restarts the step", () => {
  session.act("take A.d12")
  session.go(1)
  session.go(0)
  expect(session.done).toBe(false)
})

test.each(["choose", "roll", "land", "aim"] as const)("after a try nothing is asked, even if a %s is due", (kind) => {
  session.act("take B.d12")
  const due = { ...session.step.scene, prompt: { ...session.step.scene.prompt, kind, sides: 6, detail: "Enter it." } }
  const { prompt } = session.asked(due)
  expect(prompt).toMatchObject({ kind: "wait", options: [], several: null, sides: null, detail: "" })
  expect(prompt.text).not.toBe(due.prompt.text)
})

test("an answer that follows a try does not count as a wrong try", () => {
  session.act("take B.d12")
  session.act("roll 6")
  expect(session.otherwise).toBe(null)
})

test.each([true, false])("a throw goes as it was aimed, and its result is explained: %s", async (came) => {
  const [step, ...others] = LESSON.steps
  const free = {
    ...LESSON,
    steps: [{ ...step!, free: true, solutions: ["one"], explanation: "There.", if_missed: "Off." }, ...others],
  }
  const asked: string[] = []
  const own = new LessonSession(free, (game, at, action) => {
    asked.push(`${game} ${at} ${action}`)
    return Promise.resolve(filled<Wire.LessonTry>("LessonTry", { scenes: [waiting], flights: [], solved: came }))
  })
  own.act("throw red")
  own.act("throw red once more")
  expect(own.trying).toBe(true)
  await vi.waitFor(() => expect(own.told).toBe(true))
  expect(asked).toEqual(["dicewing 0 throw red"])
  expect([own.words, own.missed]).toEqual(came ? ["There.", false] : ["Off.", true])
  own.go(0)
  expect([own.tries, own.missed]).toEqual([true, false])
})

test("an impossible throw gets a reason, and the step stays", async () => {
  const [step] = LESSON.steps
  const free = { ...LESSON, steps: [{ ...step!, free: true }] }
  const own = new LessonSession(free, () => Promise.reject(new Error("?")))
  own.act("throw red")
  await vi.waitFor(() => expect(own.otherwise).not.toBe(""))
  expect(own.tries).toBe(true)
})

test("if a step asks for one throw, it is the only choice, and it is a button", () => {
  const [step] = LESSON.steps
  const [drop, other] = step!.scene.prompt.options
  const prompt = { ...step!.scene.prompt, kind: "aim" as const, aim: { action: "throw" } as Aim }
  const own = new LessonSession({
    ...LESSON,
    steps: [{ ...step!, solutions: [drop!.action], scene: { ...step!.scene, prompt } }],
  })
  const shown = own.laid(own.step.scene).prompt
  expect(shown).toMatchObject({ kind: "choose", aim: null, options: [{ action: drop!.action, pieces: [] }] })
  expect(own.offer.options.map(({ action }) => action)).toEqual(shown.options.map(({ action }) => action))
  expect(own.offer.options.map(({ action }) => action)).not.toContain(other!.action)
  own.act(drop!.action)
  expect(own.laid(own.step.scene)).toBe(own.step.scene)
})
