/** What the address of an embedded page asks for. */
import type { Theme } from "../browser/settings.svelte"
import { TableSetup, type Value } from "../lobby/tableSetup.svelte"
import { levels, usualLevel } from "../lobby/levels"
import type { GameCard } from "../scene/scene"
import { say } from "../words/say"
import { AWAITS, EMBED, ROUTES, type Show } from "./attributes"

const AGAINST = ["bot", "friend"] as const
export type Against = (typeof AGAINST)[number]
export const THEMES: readonly Theme[] = ["system", "light", "dark"]

/** A match to set up: who plays it, and by which house rules. */
export interface MatchRequest {
  against: Against
  bot: string
  options: Record<string, Value>
}

export interface FrameRequest extends MatchRequest {
  show: Show
  /** Absent for a replay, whose file names its game. */
  card: GameCard | null
  position: string
  theme: Theme
  /** Rule data come in a message. */
  awaits: boolean
}

/** The parameters of each page that are no house rules. */
const ALLOWED: Record<Show, readonly string[]> = {
  game: ["against", "bot", AWAITS],
  lesson: [],
  position: ["bot", "position"],
  replay: ["at", "view"],
  rules: [],
}

const wrong = (name: string, value: string, known: readonly string[]): string =>
  say("web-embed-value", { name, value, known })

/** A request, or a sentence that says what is wrong with the address. */
export function requestIn(path: string, search: string, cards: readonly GameCard[]): FrameRequest | string {
  const [route = "", name = ""] = path.split("/").filter(Boolean).map(decodeURIComponent)
  const shows = Object.keys(ROUTES) as Show[]
  const show = shows.find((each) => ROUTES[each] === route)
  if (!show) return wrong("show", route, shows)
  const card = cards.find(({ id }) => id === name) ?? null
  if (!card && show !== "replay") {
    const known = cards.map(({ id }) => id)
    return name ? wrong("game", name, known) : say("web-embed-no-game", { known })
  }
  return parametersIn(show, card, new URLSearchParams(search))
}

function parametersIn(show: Show, card: GameCard | null, asked: URLSearchParams): FrameRequest | string {
  const allowed = [...ALLOWED[show], "theme"]
  const rest = [...asked].filter(([name]) => name !== EMBED && !allowed.includes(name))
  if (show !== "game" && rest[0]) return say("web-embed-no-parameter", { name: rest[0][0], known: allowed })
  const theme = asked.get("theme") ?? "system"
  const known = THEMES.find((each) => each === theme)
  if (!known) return wrong("theme", theme, THEMES)
  const match = matchIn(card, {
    against: asked.get("against"),
    bot: asked.get("bot"),
    options: Object.fromEntries(rest),
  })
  if (typeof match === "string") return match
  return { show, card, position: asked.get("position") ?? "", theme: known, awaits: asked.has(AWAITS), ...match }
}

/** A match as it is written in an address. */
interface Written {
  against: string | null
  bot: string | null
  options: Record<string, string>
}

/** A match, or a sentence that says what is wrong with it. */
export function matchIn(card: GameCard | null, { against, bot, options }: Written): MatchRequest | string {
  const who = against ?? (card && !card.bots.length ? "friend" : "bot")
  const known = AGAINST.find((each) => each === who)
  if (!known) return wrong("against", who, AGAINST)
  if (!card) return { against: known, bot: "", options: {} }
  if (bot !== null && !card.bots.includes(bot)) return wrong("bot", bot, levels(card.bots))
  const problem = oddOption(card, options)
  if (problem) return problem
  const setup = new TableSetup(bot ?? usualLevel(card.id, card.bots), false)
  setup.read(`?${new URLSearchParams(options).toString()}`, card)
  return { against: known, bot: setup.bot, options: { ...setup.options } }
}

function oddOption(card: GameCard, options: Record<string, string>): string {
  for (const [name, value] of Object.entries(options)) {
    const option = card.options.find((each) => each.name === name)
    if (!option) return say("web-embed-no-parameter", { name, known: ["against", "bot", "theme", ...namesOf(card)] })
    const { values, custom, least, most } = option
    const isOwn = custom && (!most || (Number(value) >= least && Number(value) <= most))
    const known = values.map((each) => String(each.value))
    if (!isOwn && !known.includes(value)) return wrong(name, value, known)
  }
  return ""
}

const namesOf = (card: GameCard): string[] => card.options.map(({ name }) => name)
