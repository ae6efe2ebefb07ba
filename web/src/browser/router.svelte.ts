import { isStandalone } from "../server/transport"

/** A placeholder origin: only the rest of an address within the page matters. */
const WITHIN = "http://page"

/** A page without a server is one file, so its routes follow the "#" of that file's address. */
const read = (): URL => new URL(isStandalone ? location.hash.slice(1) || "/" : location.href, WITHIN)

/** The page's address, reactive; changing it does not reload the page. */
class Router {
  path = $state(read().pathname)
  search = $state(read().search)
  hash = $state(read().hash)
  /** In a page inside another one, the addresses to which it keeps, and the one to which it returns. Its steps leave no
   * trail in the other page's history. */
  confine: { isInside: (path: string) => boolean; home: string } | null = null
  /** Counts navigations to the current address, each of which rebuilds the page. */
  again = $state(0)

  constructor() {
    addEventListener("popstate", () => this.#read())
    addEventListener("hashchange", () => this.#read())
    document.addEventListener("click", (event) => this.#follow(event))
    if (isStandalone) for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, complete)
  }

  go(asked: string): void {
    const address = this.#isInside(asked) ? asked : (this.confine?.home ?? asked)
    if (new URL(address, WITHIN).pathname === this.path) this.again += 1
    history[this.confine ? "replaceState" : "pushState"](null, "", addressOf(address))
    this.#read()
    scrollTo(0, 0)
  }

  /** Replaces the current address in the browser's history. */
  replace(address: string): void {
    history.replaceState(history.state, "", addressOf(address))
    this.#read()
  }

  /** Removes the "#" and what follows from the browser's address, and remembers it. */
  hideHash(): void {
    history.replaceState(null, "", addressOf(this.path))
  }

  #read(): void {
    const { pathname, search, hash } = read()
    this.path = pathname
    this.search = search
    this.hash = hash
  }

  #isInside(address: string): boolean {
    return this.confine?.isInside(new URL(address, WITHIN).pathname) ?? true
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    const own = link && link.origin === location.origin && !link.target && !link.hasAttribute("download")
    if (!own || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const { pathname, search, hash } = isStandalone ? within(link) : link
    if (!this.#isInside(pathname)) return void (link.target = "_blank")
    const here = isStandalone ? this.path : location.pathname
    if (pathname === here && hash && !isStandalone) return
    event.preventDefault()
    if (pathname === here && hash) document.getElementById(hash.slice(1))?.focus()
    else this.go(pathname + search + hash)
  }
}

/** The target of a link within a page without a server; a "#" without a path leads to a part of the current page. */
function within(link: HTMLAnchorElement): URL {
  const address = link.getAttribute("href") ?? ""
  return new URL(address.replace(/^#\//, "/"), new URL(router.path, WITHIN))
}

/** Gives a link its real address before it is opened in another tab. */
function complete({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null
  const address = link?.getAttribute("href")
  if (address?.startsWith("/")) link?.setAttribute("href", addressOf(address))
}

/** The text in the browser's address bar for an address within the page. */
export const addressOf = (address: string): string => (isStandalone ? `#${address}` : address)

export const router = new Router()
