import type { GameFiles } from "./types"

/** Fetches a game's files from a folder. */
export async function fetchGame(folder: URL, game: string): Promise<GameFiles> {
  const [module, description, contents] = await Promise.all([
    fetched(folder, `${game}.wasm`).then((found) => found.arrayBuffer()),
    fetched(folder, `${game}.json`).then((found) => found.json()),
    fetched(folder, `${game}.bin`).then((found) => found.arrayBuffer()),
  ])
  return { module: await WebAssembly.compile(module), description, contents: new Uint8Array(contents) }
}

async function fetched(folder: URL, name: string): Promise<Response> {
  const found = await fetch(new URL(name, folder))
  if (!found.ok) throw new Error(`${name} could not be loaded: ${found.status}.`)
  return found
}
