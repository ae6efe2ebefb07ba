/** SHA-256 and HMAC-SHA256 of strings: works over plain HTTP too, where browsers offer no WebCrypto. */
import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

export const digest = (text: string): Uint8Array => sha256(utf8ToBytes(text))

export const mac = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text))

export const hex = bytesToHex

export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16))
