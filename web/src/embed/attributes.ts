/** The attributes of `<warbones-table>`: most are parameters of the frame's address under the same names. */

/** What a frame shows, and the route that shows it. */
export const ROUTES = { game: "play", lesson: "learn", position: "position", replay: "replay", rules: "rules" } as const
export type Show = keyof typeof ROUTES

/** Parts of the route. */
const PLACES = ["game", "show"] as const
/** Parameters of the address. */
const PARAMETERS = ["against", "bot", "position", "theme"] as const
/** House rules, as in the link that the page of a game copies: each becomes a parameter. */
const OPTIONS = "options"
/** The address of the site, if the element's file comes from elsewhere. */
const SITE = "site"
/** Files that the element fetches and hands over. */
const SOURCES = ["replay-src", "data-src"] as const
export type Source = (typeof SOURCES)[number]

export const ATTRIBUTES = [...PLACES, ...PARAMETERS, OPTIONS, ...SOURCES, SITE] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/** The parameter that embeds a page: the origin of the page around it, or "1" for one without messages of its own. */
export const EMBED = "embed"
/** The parameter of an address whose game waits for rule data in a message. */
export const AWAITS = "awaits"
export const DATA = "data"

export type Given = Partial<Record<Attribute, string>>

/** The address of a frame, for attributes as they were written: the page in the frame says what is wrong with them. */
export function frameAddress(site: string, host: string, given: Given): string {
  const { game = "", show = "game" } = given
  const route = (ROUTES as Record<string, string>)[show] ?? show
  const asked = new URLSearchParams(given.options)
  for (const name of PARAMETERS) if (given[name] !== undefined) asked.set(name, given[name])
  if (given["data-src"] !== undefined) asked.set(AWAITS, DATA)
  asked.set(EMBED, host)
  const path = [route, ...(game ? [game] : [])].map(encodeURIComponent).join("/")
  return `${site}#/${path}?${asked.toString()}`
}
