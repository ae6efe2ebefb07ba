/** An embedded page at work: the request of its address, and the messages of the page around it. */
import { openedFile } from "../browser/openedFile"
import { ownTable } from "../browser/ownTables"
import { router } from "../browser/router.svelte"
import { settings } from "../browser/settings.svelte"
import { store, stored } from "../browser/storage"
import { NewTable } from "../lobby/newTable.svelte"
import type { GameCard } from "../scene/scene"
import { seatsOf } from "../scene/seats"
import { games, playPosition, replayOf, useData, words } from "../server/api"
import type { SeatRequest } from "../server/types.gen"
import { say } from "../words/say"
import { ROUTES } from "./attributes"
import { home, listen, report, reported, unavailable } from "./frame"
import { type FrameRequest, type MatchRequest, matchIn, requestIn } from "./frameRequest"
import type { Command } from "./messages"

/** The table that was last set up at each address, so that a reader who comes back plays on. */
const KEY = "warbones.embedded"
const PERSON: SeatRequest = { kind: "person" }

/** Sets up a match immediately. */
type Start = Extract<Command, { type: "start" }>

/** Options as they are written in an address. */
const written = (options: Record<string, string | number | boolean>): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]))

export class EmbedSession {
  request = $state.raw<FrameRequest | null>(null)
  /** What is wrong with the address or with a file. */
  problem = $state("")
  /** The rule data that the address announces have not arrived. */
  waits = $state(false)
  /** A replay file has arrived. */
  opened = $state(false)
  /** An unfinished match of this address; "" for none. */
  unfinished = $state("")
  readonly newTable = new NewTable()
  /** A match to start once its rule data have arrived. */
  #early: Start | null = null

  /** Reads the address and begins to listen. Returns a function that stops listening. */
  async open(): Promise<() => void> {
    const found = await games().catch((error: unknown) => words(error))
    const request = typeof found === "string" ? found : requestIn(home.path, home.search, found.games)
    if (typeof request === "string") {
      this.problem = reported(request)
      return () => undefined
    }
    settings.show(request.theme)
    this.request = request
    this.waits = request.awaits
    const last = stored<Record<string, string>>(KEY, {})[home.address] ?? ""
    this.unfinished = ownTable(last)?.over === false ? last : ""
    const stop = listen((command) => void this.carryOut(command))
    report({ type: "ready", show: request.show, game: request.card?.id ?? "" })
    if (request.position && this.unfinished) this.goOn()
    else if (request.position) await this.playPosition(request.position)
    return stop
  }

  goOn(): void {
    router.go(`/table/${encodeURIComponent(this.unfinished)}`)
  }

  /** Starts a match. */
  async start(match: MatchRequest): Promise<void> {
    const card = this.#card
    if (!card) return
    const other: SeatRequest = match.against === "bot" ? { kind: "bot", bot: match.bot } : PERSON
    const seats = seatsOf(card, match.options).map((_, seat) => (seat ? other : PERSON))
    await this.#seated(() => this.newTable.set({ game: card.id, seats, options: match.options }))
  }

  async playPosition(position: string): Promise<void> {
    const card = this.#card
    if (card) await this.#seated(() => this.newTable.take(playPosition(card.id, position, this.request?.bot ?? "")))
  }

  async carryOut(command: Command): Promise<void> {
    switch (command.type) {
      case "start":
        return this.#startAsTold(command)
      case "show-position":
        return this.playPosition(command.position)
      case "load-replay":
        return this.#openReplay(command.replay, command.at ?? 0)
      case "use-data":
        return this.#useData(command.data)
      case "unavailable":
        this.problem = reported(unavailable(command.attribute, command.address))
    }
  }

  /** The frame's game; reports that it has none. */
  get #card(): GameCard | null {
    const card = this.request?.card ?? null
    if (!card) reported(say("web-embed-without-game"))
    return card
  }

  async #startAsTold(command: Start): Promise<void> {
    const { request } = this
    const card = this.#card
    if (!request || !card) return
    if (this.waits) return void (this.#early = command)
    const { against = request.against, bot = request.bot, options = {} } = command
    const match = matchIn(card, { against, bot, options: written({ ...request.options, ...options }) })
    if (typeof match === "string") reported(match)
    else await this.start(match)
  }

  async #seated(set: () => Promise<void>): Promise<void> {
    await set()
    if (this.newTable.problem) return void reported(this.newTable.problem)
    this.unfinished = decodeURIComponent(router.path.split("/")[2] ?? "")
    store(KEY, { ...stored(KEY, {}), [home.address]: this.unfinished })
  }

  async #openReplay(file: string, at: number): Promise<void> {
    try {
      openedFile.first = await replayOf(file, "open")
      openedFile.file = file
      this.opened = true
      router.go(`/${ROUTES.replay}?at=${at}`)
    } catch (error) {
      reported(words(error))
    }
  }

  async #useData(data: string): Promise<void> {
    const found = await useData(data).catch((error: unknown) => words(error))
    const { card } = this.request ?? {}
    const isOwn = typeof found !== "string" && found.game === card?.id
    const problem =
      typeof found === "string" ? found : say("web-embed-data", { whose: found.game, game: card?.id ?? "" })
    if (!isOwn && this.waits) this.problem = problem
    if (!isOwn) return void reported(problem)
    this.waits = false
    if (this.#early) await this.#startAsTold(this.#early)
    this.#early = null
  }
}
