/** Messages of the catalogue in words, by their keys. */
import { type Catalogue, catalogueIn, type Part } from "./bundle"
import { locale } from "./locale"
import { type Company, type Msg, NOBODY, type Told } from "./message"
import type { Messages } from "./messages.gen"

export type Key = keyof Messages
type With<K extends Key> = Messages[K] extends null ? [] : [Messages[K]]

const catalogue: Catalogue = catalogueIn(locale)

/** A message in words. A missing one is an error in development and tests; players read its key instead. */
export function say<K extends Key>(key: K, ...[args]: With<K>): string {
  return safely(key, () => catalogue.text(key, (args ?? {}) as Record<string, Told>), key)
}

/** A message of the page's own as an argument of another. */
export const message = <K extends Key>(key: K, ...[args]: With<K>): Msg => ({
  is: "msg",
  key,
  with: (args ?? {}) as Record<string, Told>,
})

/** A message of the server's as plain text: pieces by their names, seats by their names in `company`. */
export const worded = (message: Msg, company: Company = NOBODY): string =>
  safely(message.key, () => catalogue.text(message.key, message.with, company), message.key)

/** A title inside a sentence, such as "your board" for "Your board". */
export const insideOf = (message: Msg, company: Company = NOBODY): string =>
  safely(message.key, () => catalogue.attribute("inside", message, company), message.key)

/** A label whose place says the rest, such as "In an arc" for "Throw red at your board, in an arc". */
export const shortOf = (message: Msg, company: Company = NOBODY): string =>
  safely(message.key, () => catalogue.attribute("short", message, company), message.key)

/** A message as stretches of text and the pieces inside it. */
export const partsOf = (message: Msg, company: Company = NOBODY): Part[] =>
  safely<Part[]>(message.key, () => catalogue.parts(message.key, message.with ?? {}, company), [
    { is: "said", text: message.key },
  ])

function safely<T>(key: string, format: () => T, otherwise: T): T {
  if (import.meta.env.DEV) return format()
  try {
    return format()
  } catch (error) {
    console.error(`Message ${key} cannot be said:`, error)
    return otherwise
  }
}
