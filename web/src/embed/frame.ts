/** This page as a frame in somebody's page: its first address, and the messages to and from the page around it. */
import { addressOf, router } from "../browser/router.svelte"
import { isStandalone } from "../server/transport"
import { say } from "../words/say"
import { AWAITS, EMBED, ROUTES } from "./attributes"
import { commandIn } from "./commands"
import { suitableHeight } from "./height"
import type { Command, Report } from "./messages"

const asked = new URLSearchParams(router.search)

/** Whether this page is part of another one, so that it shows one game and nothing beside it. */
export const isEmbedded = isStandalone && asked.has(EMBED)

/** The frame's own address, to which it returns. */
export const home = { path: router.path, search: router.search, address: router.path + router.search }

/** The same without the frame, for a page of its own. */
export const whole = (): string => {
  const rest = new URLSearchParams(asked)
  for (const name of OF_FRAMES) rest.delete(name)
  const path = home.path === `/${ROUTES.replay}` ? "/" : home.path
  return addressOf(rest.size ? `${path}?${rest.toString()}` : path)
}

/** The parameters that a page of its own has no use for. */
const OF_FRAMES = [EMBED, AWAITS, "against", "position", "theme"]

/** The game's pages, and those of single matches. */
const isInside = (path: string): boolean => {
  const [, route = "", name = ""] = path.split("/")
  const game = home.path.split("/")[2]
  const pages: readonly string[] = Object.values(ROUTES)
  return ["table", "watch", ROUTES.replay].includes(route) || (pages.includes(route) && (name === game || !game))
}

/** The origin of the page around this one; "" if it is unknown, and then no message comes or goes. */
function hostOrigin(): string {
  if (parent === window) return ""
  const named = asked.get(EMBED) ?? ""
  const found = URL.canParse(named) ? named : (location.ancestorOrigins?.[0] ?? document.referrer)
  const origin = URL.canParse(found) ? new URL(found).origin : "null"
  return origin === "null" ? "" : origin
}

const host = isEmbedded ? hostOrigin() : ""

/** Sends a message to the page around this one. */
export function report(message: Report): void {
  if (host) parent.postMessage(message, host)
}

/** Reports a problem, and returns its sentence. */
export function reported(text: string): string {
  report({ type: "error", text })
  return text
}

/** Carries out the messages of the page around this one, and of nobody else. */
export function listen(carryOut: (command: Command) => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (!host || source !== parent || origin !== host) return
    const command = commandIn(data)
    if (typeof command === "string") reported(command)
    else carryOut(command)
  }
  addEventListener("message", hear)
  return () => removeEventListener("message", hear)
}

/** Keeps the page within its game, and reports the height that suits its width. Call once. */
export function settle(): void {
  router.confine = { isInside, home: home.address }
  document.documentElement.dataset.embedded = ""
  let height = 0
  const measure = (): void => {
    const suits = suitableHeight(innerWidth)
    if (suits !== height) report({ type: "resize", height: suits })
    height = suits
  }
  addEventListener("resize", measure)
  addEventListener("hashchange", () => location.reload()) // the page around this one has changed the address
  measure()
}

/** A sentence for a file that the page around this one could not fetch. */
export const unavailable = (attribute: string, address: string): string =>
  say("web-embed-unavailable", { attribute, address })
