/** The unpacked content of a gzipped file, whatever encoding its server declares. */
export const plain = (body: ReadableStream<Uint8Array<ArrayBuffer>> | null): ReadableStream | undefined =>
  body?.pipeThrough(new DecompressionStream("gzip"))

/** Fetches and unpacks a gzipped file. */
export async function unpacked(address: URL | string): Promise<ArrayBuffer> {
  const found = await fetch(address)
  if (!found.ok) throw new Error(`${address} could not be loaded: ${found.status}.`)
  return new Response(plain(found.body)).arrayBuffer()
}
