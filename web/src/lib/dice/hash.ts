/** Digests by the browser's own WebCrypto, or by ours where it gives none. */
import { sha256 } from "./sha256"

const BLOCK = 64
const encoder = new TextEncoder()

export interface Hash {
  /** SHA-256 of a text. */
  digest(text: string): Promise<Uint8Array>
  /** HMAC-SHA256 of a text by a key. */
  mac(key: Uint8Array, text: string): Promise<Uint8Array>
}

const byBrowser = (subtle: SubtleCrypto): Hash => {
  const algorithm = { name: "HMAC", hash: "SHA-256" }
  return {
    digest: async (text) => new Uint8Array(await subtle.digest("SHA-256", encoder.encode(text))),
    mac: async (key, text) => {
      const made = await subtle.importKey("raw", Uint8Array.from(key), algorithm, false, ["sign"])
      return new Uint8Array(await subtle.sign("HMAC", made, encoder.encode(text)))
    },
  }
}

/** HMAC as RFC 2104 has it, for keys of at most a block: all of ours have 32 bytes. */
export const byHand: Hash = {
  digest: (text) => Promise.resolve(sha256(encoder.encode(text))),
  mac: (key, text) => {
    const padded = new Uint8Array(BLOCK)
    padded.set(key)
    const inner = sha256(
      joined(
        padded.map((byte) => byte ^ 0x36),
        encoder.encode(text),
      ),
    )
    return Promise.resolve(
      sha256(
        joined(
          padded.map((byte) => byte ^ 0x5c),
          inner,
        ),
      ),
    )
  },
}

/** Pages that came over a plain connection have no `subtle`. */
export const hash: Hash = globalThis.crypto?.subtle ? byBrowser(crypto.subtle) : byHand

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")

export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16))

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
