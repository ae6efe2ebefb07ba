/* Shows that a table waits, though its page is closed. The words come with this file's address, from the page's catalogue. */
const words = new URL(self.location).searchParams

self.addEventListener("install", () => self.skipWaiting())

self.addEventListener("push", (event) => {
  const table = event.data ? event.data.json().table : ""
  const shown = { body: words.get("body"), tag: table, data: table, icon: "/icon.svg" }
  event.waitUntil(self.registration.showNotification(words.get("title"), shown))
})

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
