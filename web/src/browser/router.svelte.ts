/** The page's address, reactive; changing it does not reload the page. */
class Router {
  path = $state(location.pathname)
  search = $state(location.search)
  hash = $state(location.hash)
  /** Counts navigations to the current address, each of which rebuilds the page. */
  again = $state(0)

  constructor() {
    addEventListener("popstate", () => this.#read())
    addEventListener("hashchange", () => this.#read())
    document.addEventListener("click", (event) => this.#follow(event))
  }

  go(address: string): void {
    if (new URL(address, location.href).pathname === this.path) this.again += 1
    history.pushState(null, "", address)
    this.#read()
    scrollTo(0, 0)
  }

  /** Replaces the current address in the browser's history. */
  replace(address: string): void {
    history.replaceState(history.state, "", address)
    this.#read()
  }

  #read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    const own = link && link.origin === location.origin && !link.target && !link.hasAttribute("download")
    if (!own || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
