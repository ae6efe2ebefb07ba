import { expect, test, vi } from "vitest"
import type { GameCard } from "../scene/scene"
import type * as Wire from "../server/types.gen"
import { filled, namedOnly } from "../scene/scene"
import { frameAddress } from "./attributes"
import { commandIn } from "./commands"
import { requestIn } from "./frameRequest"
import { suitableHeight } from "./height"
import { reportIn } from "./messages"

const SITE = "https://games.example/table/"
const CARD: GameCard = filled<Wire.GameCard>(
  "GameCard",
  {
    id: "keep",
    title: "DICE WAR",
    tagline: "",
    facts: "",
    seats: ["Alpha", "Beta"],
    bots: ["strong", "beginner", "random"],
    options: [
      {
        name: "round_limit",
        title: "Longest game",
        ruling: "B1",
        default: 20,
        values: [
          { value: 8, text: "8 rounds" },
          { value: 20, text: "20 rounds" },
        ],
      },
    ],
  },
  namedOnly(["Alpha", "Beta"]),
)

/** What a frame makes of attributes. */
function asked(given: Parameters<typeof frameAddress>[2]): ReturnType<typeof requestIn> {
  const { pathname, searchParams } = new URL(
    frameAddress(SITE, "https://blog.example", given).split("#")[1] ?? "",
    SITE,
  )
  return requestIn(pathname, `?${searchParams.toString()}`, [CARD])
}

test("attributes become an address of the site, with house rules as in a game's link", () => {
  const address = frameAddress(SITE, "https://blog.example", { game: "keep", bot: "strong", options: "round_limit=8" })
  expect(address).toBe(`${SITE}#/play/keep?round_limit=8&bot=strong&embed=https%3A%2F%2Fblog.example`)
  expect(asked({ game: "keep", bot: "strong", options: "round_limit=8", theme: "dark" })).toMatchObject({
    show: "game",
    against: "bot",
    bot: "strong",
    options: { round_limit: 8 },
    theme: "dark",
  })
  expect(asked({ game: "keep", show: "position", position: "move 2 | A&B #1" })).toMatchObject({
    position: "move 2 | A&B #1",
  })
  expect(asked({ show: "replay", "replay-src": "match.jsonl" })).toMatchObject({ show: "replay", card: null })
  expect(asked({ game: "keep", "data-src": "mine.toml" })).toMatchObject({ awaits: true })
})

test.each([
  [{}, "Which game? Choose from keep."],
  [{ game: "chess" }, "game can't be “chess”. Choose from keep."],
  [{ game: "keep", show: "film" }, "show can't be “film”."],
  [{ game: "keep", against: "everyone" }, "against can't be “everyone”. Choose from bot and friend."],
  [{ game: "keep", bot: "deep" }, "bot can't be “deep”. Choose from beginner, strong and random."],
  [{ game: "keep", theme: "pink" }, "theme can't be “pink”."],
  [{ game: "keep", options: "round_limit=9" }, "round_limit can't be “9”. Choose from 8 and 20."],
  [{ game: "keep", options: "rounds=9" }, "nothing here called rounds."],
  [{ game: "keep", show: "rules", bot: "strong" }, "nothing here called bot."],
])("a wrong attribute is answered by what would be right: %o", (given, sentence) => {
  expect(asked(given)).toContain(sentence)
})

test("messages to the frame are read exactly", () => {
  const right = [
    { type: "start" },
    { type: "start", against: "friend", options: { round_limit: 8 } },
    { type: "show-position", position: "move 2" },
    { type: "load-replay", replay: "{}", at: 3 },
    { type: "use-data", data: 'game = "battle"' },
  ]
  for (const message of right) expect(commandIn(message)).toBe(message)
})

test.each([
  [null, "show-position"],
  ["start", "use-data"],
  [{ type: "toString" }, "start"],
  [{ type: "start", seat: 1 }, "no field seat"],
  [{ type: "start", options: [1] }, "options to be an object"],
  [{ type: "start", options: { round_limit: {} } }, "options to be an object"],
  [{ type: "show-position" }, "position to be a text"],
  [{ type: "show-position", position: " " }, "position to be a text"],
  [{ type: "load-replay", replay: "{}", at: -1 }, "at to be an integer"],
])("a malformed message is answered by a sentence: %o", (message, sentence) => {
  expect(commandIn(message)).toContain(sentence)
})

test("a page believes only whole messages of the frame", () => {
  expect(reportIn({ type: "resize", height: 600 })).toEqual({ type: "resize", height: 600 })
  expect(reportIn({ type: "end", winners: [1], text: "Beta wins." })).not.toBeNull()
  for (const odd of [null, "resize", { type: "resize", height: "600" }, { type: "resize", height: -1 }, { type: "go" }])
    expect(reportIn(odd)).toBeNull()
  expect(reportIn({ type: "move", seat: 0, name: "Alpha" })).toBeNull()
})

test("a phone's frame is upright and a desktop's is wide", () => {
  expect(suitableHeight(366)).toBeGreaterThan(366)
  expect(suitableHeight(1160)).toBeLessThan(1160)
})

/** A window and a document in which the element can live. */
class Stage {
  heard: ((event: object) => void)[] = []
  frames: { src: string; contentWindow: { postMessage: ReturnType<typeof vi.fn> } }[] = []
  defined: (new () => FakeElement) | null = null

  constructor() {
    vi.stubGlobal("HTMLElement", FakeElement)
    vi.stubGlobal("location", { origin: "https://blog.example" })
    vi.stubGlobal("addEventListener", (_: string, hear: (event: object) => void) => this.heard.push(hear))
    vi.stubGlobal("document", {
      currentScript: { src: `${SITE}embed.js` },
      baseURI: "https://blog.example/post/",
      createElement: (kind: string) => this.#made(kind),
    })
    vi.stubGlobal("customElements", {
      get: () => undefined,
      define: (_: string, element: new () => FakeElement) => (this.defined = element),
    })
  }

  #made(kind: string): object {
    const node = { src: "", setAttribute: () => undefined, replaceWith: () => undefined }
    if (kind !== "iframe") return node
    const frame = { ...node, contentWindow: { postMessage: vi.fn() } }
    this.frames.push(frame)
    return frame
  }

  say(data: unknown, origin = "https://games.example", source: unknown = this.frames.at(-1)?.contentWindow): void {
    for (const hear of this.heard) hear({ data, origin, source })
  }
}

class FakeElement {
  attributes: Record<string, string> = { game: "keep" }
  events: { type: string; detail: unknown }[] = []
  isConnected = true
  title = ""
  getAttribute = (name: string): string | null => this.attributes[name] ?? null
  attachShadow = (): object => ({ append: () => undefined })
  dispatchEvent = (event: { type: string; detail: unknown }): number => this.events.push(event)
}

test("the element talks to its own frame at the site's origin, and to nobody else", async () => {
  const stage = new Stage()
  await import("./element")
  const table = new (
    stage.defined as unknown as new () => FakeElement & {
      connectedCallback(): void
      start(match: object): void
    }
  )()
  table.connectedCallback()
  table.start({ bot: "strong" })
  await Promise.resolve()
  const frame = stage.frames.at(-1)
  expect(frame?.src).toBe(`${SITE}#/play/keep?embed=https%3A%2F%2Fblog.example`)
  stage.say({ type: "ready", show: "game", game: "keep" }, "https://evil.example")
  stage.say({ type: "ready", show: "game", game: "keep" }, "https://games.example", {})
  expect(frame?.contentWindow.postMessage).not.toHaveBeenCalled()
  stage.say({ type: "ready", show: "game", game: "keep" })
  expect(frame?.contentWindow.postMessage).toHaveBeenCalledWith(
    { type: "start", bot: "strong" },
    "https://games.example",
  )
  stage.say({ type: "end", winners: [0] })
  stage.say({ type: "end", winners: [0], text: "Alpha wins." })
  expect(table.events.map(({ type }) => type)).toEqual(["warbones-ready", "warbones-end"])
  vi.unstubAllGlobals()
})
