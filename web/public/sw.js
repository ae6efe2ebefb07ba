/* Notifies people whose table waits while its page is closed, and shows an offline page. It caches no pages, files or answers, so
   whatever is shown is current. The page passes the texts from its catalogue in this file's address. */
const words = new URL(self.location).searchParams
const NOTES = "push-notes" // as web/src/browser/pushNotes.ts names them

self.addEventListener("install", () => self.skipWaiting())

self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.enable()))

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(page(event))
})

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return offline()
  }
}

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const worded = (name) => (words.get(name) ?? "").replace(/[&<>"]/g, (sign) => SIGNS[sign])

function offline() {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${worded("offline")}</title>
<style>
  body { display: grid; place-content: center; gap: 12px; min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box;
    max-width: 34em; margin-inline: auto; font: 17px/1.4 system-ui, sans-serif; background: #DEDDD2; color: #22211C }
  h1 { margin: 0; font: 700 25px/1.2 Georgia, serif }
  p { margin: 0 }
  a { justify-self: start; padding: 12px 16px; border-radius: 8px; background: #EDB83D; color: #241803; font-weight: 700;
    text-decoration: none; box-shadow: 0 3px #9A7014 }
  @media (prefers-color-scheme: dark) { body { background: #161714; color: #F1EDE0 } }
</style>
<main style="display: contents"><h1>${worded("offline")}</h1><p>${worded("offline-detail")}</p><a href="">${worded("again")}</a></main>
</html>`
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  }
  return new Response(html, { status: 503, headers })
}

self.addEventListener("push", (event) => event.waitUntil(shown(event.data ? event.data.json() : { table: "" })))

async function shown({ table, guest = false }) {
  const notice = { body: words.get(guest ? "guest-body" : "body"), tag: table, data: table, icon: "/icon-192.png" }
  await self.registration.showNotification(words.get(guest ? "guest" : "title"), notice)
  const notes = await caches.open(NOTES)
  await notes.put("/push-notes/reached", Response.json(Date.now()))
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  const address = new URL(`/table/${encodeURIComponent(event.notification.data)}`, self.location.origin).href
  event.waitUntil(open(address))
})

async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const page = pages.find((each) => each.url === address)
  return page ? page.focus() : self.clients.openWindow(address)
}

/* If the browser ends the subscription while no page is open, all seats of this device get a new one. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewed(event.newSubscription)))

async function renewed(given) {
  const subscription = given ?? (await subscribed())
  const { endpoint, keys } = subscription.toJSON()
  const target = { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  const notes = await caches.open(NOTES)
  const seats = (await (await notes.match("/push-notes/seats"))?.json()) ?? []
  await Promise.all(seats.map(({ table, token }) => told(table, { token, target })))
}

async function subscribed() {
  const { key } = await (await fetch("/api/push?version=4")).json()
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

const told = (table, body) =>
  fetch(`/api/tables/${encodeURIComponent(table)}/push?version=4`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
