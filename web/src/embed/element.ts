/** `<warbones-table>`: one game, lesson, position, replay or rulebook of a site, inside any page. */
import { type Attribute, ATTRIBUTES, type Given, frameAddress, type Source } from "./attributes"
import { type Command, reportIn } from "./messages"

const NAME = "embed.js"
/** This file's script: it is no module, so that a page of another origin can load it from any host. */
const script = document.currentScript ?? document.querySelector(`script[src$="${NAME}"]`)
/** The folder of this file, which is the site. */
const HERE = new URL(".", (script as HTMLScriptElement | null)?.src || document.baseURI).href
const ALLOW = "autoplay; fullscreen; clipboard-write"
/** The height until the frame reports the one that suits it. */
const HEIGHT = 680

const styleOf = (height: number): string =>
  `:host { display: block; height: ${height}px; max-height: 100svh }
   :host([hidden]) { display: none }
   iframe { display: block; width: 100%; height: 100%; border: 0 }`

/** The messages that hand over a file. */
const HAND_OVER: Record<Source, (text: string) => Command> = {
  "replay-src": (replay) => ({ type: "load-replay", replay }),
  "data-src": (data) => ({ type: "use-data", data }),
}

function newFrame(address: string, title = ""): HTMLIFrameElement {
  const frame = document.createElement("iframe")
  frame.allow = ALLOW
  frame.title = title || "Warbones"
  if (address) frame.src = address
  return frame
}

class WarbonesTable extends HTMLElement {
  static readonly observedAttributes: readonly string[] = [...ATTRIBUTES, "title"]

  #frame = newFrame("")
  #style = document.createElement("style")
  /** Messages that wait until the frame understands them. */
  #early: Command[] = []
  #ready = false
  #stale = false

  constructor() {
    super()
    this.#style.textContent = styleOf(HEIGHT)
    this.attachShadow({ mode: "open" }).append(this.#style, this.#frame)
  }

  connectedCallback(): void {
    addEventListener("message", this.#hear)
    this.#load()
  }

  disconnectedCallback(): void {
    removeEventListener("message", this.#hear)
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#load()
  }

  /** Starts a match; what is left out is as in the attributes. */
  start(match: Omit<Extract<Command, { type: "start" }>, "type"> = {}): void {
    this.send({ ...match, type: "start" })
  }

  /** Starts a match at a position in the game's notation. */
  showPosition(position: string): void {
    this.send({ type: "show-position", position })
  }

  /** Opens the text of a match file, at a step. */
  loadReplay(replay: string, at = 0): void {
    this.send({ type: "load-replay", replay, at })
  }

  /** Sends a message to the frame, as soon as it understands messages. */
  send(command: Command): void {
    if (this.#ready) this.#frame.contentWindow?.postMessage(command, new URL(this.#site).origin)
    else this.#early.push(command)
  }

  /** Loads the frame once after all attributes of one change. */
  #load(): void {
    if (this.#stale) return
    this.#stale = true
    queueMicrotask(() => {
      this.#stale = false
      this.#ready = false
      const host = location.origin === "null" ? "1" : location.origin
      const frame = newFrame(frameAddress(this.#site, host, this.#given()), this.title)
      this.#frame.replaceWith(frame)
      this.#frame = frame
      for (const name of Object.keys(HAND_OVER) as Source[]) void this.#handOver(name)
    })
  }

  /** The folder of the site, by default that of this file. */
  get #site(): string {
    const named = new URL(this.getAttribute("site") ?? HERE, document.baseURI).href
    return named.endsWith("/") ? named : `${named}/`
  }

  #given(): Given {
    const given = ATTRIBUTES.map((name): [Attribute, string | null] => [name, this.getAttribute(name)])
    return Object.fromEntries(given.filter(([, value]) => value !== null))
  }

  async #handOver(name: Source): Promise<void> {
    const source = this.getAttribute(name)
    if (source === null) return
    const { href } = new URL(source, document.baseURI)
    const text = await fetch(href)
      .then((found) => (found.ok ? found.text() : null))
      .catch(() => null)
    if (this.getAttribute(name) !== source) return
    this.send(text === null ? { type: "unavailable", attribute: name, address: href } : HAND_OVER[name](text))
  }

  #hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== this.#frame.contentWindow || origin !== new URL(this.#site).origin) return
    const report = reportIn(data)
    if (!report) return
    const { type, ...detail } = report
    if (type === "ready") this.#begin()
    if (report.type === "resize") this.#style.textContent = styleOf(report.height)
    this.dispatchEvent(new CustomEvent(`warbones-${type}`, { detail }))
  }

  #begin(): void {
    this.#ready = true
    for (const command of this.#early.splice(0)) this.send(command)
  }
}

if (!customElements.get("warbones-table")) customElements.define("warbones-table", WarbonesTable)
