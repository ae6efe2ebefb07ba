/* Caches all files of a page without a server, so that it opens offline. The build fills in this version's name and files. A new
   version is fetched completely beside the old one, and takes over when no page of the old one is open any more. */
const NAME = ""
const FILES = []

self.addEventListener("install", (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES))))

self.addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => self.clients.claim())))

async function dropOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith("warbones ") && name !== NAME)
  await Promise.all(others.map((name) => caches.delete(name)))
}

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(kept(event.request))
})

const kept = async (request) => (await caches.match(request, { cacheName: NAME, ignoreSearch: true })) ?? fetch(request)
