/** The service worker: it shows notifications, and an offline page. */
import { isStandalone } from "../server/transport"
import { say } from "../words/say"

const address = (): string =>
  `${import.meta.env.BASE_URL}sw.js?${new URLSearchParams({
    title: say("web-clock-calls-your-turn"),
    body: say("web-clock-calls-waits"),
    guest: say("web-clock-calls-guest"),
    "guest-body": say("web-clock-calls-guest-waits"),
    offline: say("web-offline-title"),
    "offline-detail": say("web-offline-detail"),
    again: say("web-try-again"),
  })}`

export const isWorkerAble = (): boolean => isSecureContext && "serviceWorker" in navigator

/** Registers this version's worker. */
export const registered = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(address(), { updateViaCache: "none" })

/** Registers it when the page has loaded: nothing waits for it, and the table works without it. A page without a server first
   fetches what it needs for play; the worker then finds most of its files in the browser's cache. */
export function registerLater(): void {
  if (!isWorkerAble()) return
  const register = (): void => void registered().catch(() => undefined)
  if (isStandalone) void import("../standalone/loading.svelte").then(({ loading }) => loading.done.then(register))
  else if (document.readyState === "complete") register()
  else addEventListener("load", register)
}
