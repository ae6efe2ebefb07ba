import { unpacked } from "../gzip"
import type { GameFiles } from "./types"

/** Fetches a game's files from a folder. */
export async function fetchGame(folder: URL, game: string): Promise<GameFiles> {
  const [module, description, contents] = await Promise.all([
    unpacked(new URL(`${game}.wasm.gz`, folder)),
    fetch(new URL(`${game}.json`, folder)).then((found) => found.json()),
    unpacked(new URL(`${game}.bin.gz`, folder)),
  ])
  return { module: await WebAssembly.compile(module), description, contents: new Uint8Array(contents) }
}
