/** SHA-256 for pages that a browser gives no WebCrypto to, such as those of a home network without TLS (FIPS 180-4). */
const BLOCK = 64
const WORDS = 64

/** The first 32 bits of what follows the point in `root` of each of the first `count` primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = []
  for (let each = 2; found.length < count; each++) {
    let prime = true
    for (let by = 2; by * by <= each; by++) if (each % by === 0) prime = false
    if (prime) found.push((root(each) % 1) * 2 ** 32)
  }
  return Uint32Array.from(found)
}

const ROUND = fractions(WORDS, Math.cbrt)
const BEGIN = fractions(8, Math.sqrt)

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, message.length << 3)
  const hash = BEGIN.slice()
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, view, at)
  const digest = new DataView(new ArrayBuffer(32))
  hash.forEach((word, place) => digest.setUint32(4 * place, word))
  return new Uint8Array(digest.buffer)
}

function mix(hash: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(WORDS)
  const word = (place: number): number => words[place] as number
  for (let place = 0; place < WORDS; place++) {
    if (place < 16) words[place] = view.getUint32(at + 4 * place)
    else {
      const [old, young] = [word(place - 15), word(place - 2)]
      const low = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3)
      const high = turned(young, 17) ^ turned(young, 19) ^ (young >>> 10)
      words[place] = word(place - 16) + low + word(place - 7) + high
    }
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let place = 0; place < WORDS; place++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + word(place)
    const first = (one + (ROUND[place] as number)) | 0
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, place) => (hash[place] = (hash[place] as number) + value))
}
