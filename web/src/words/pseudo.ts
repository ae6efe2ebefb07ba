/**
 * A pseudo-language: English with accents, about a third longer, every message in brackets. Text
 * without brackets is not in the catalogue, and text that is cut off is too narrow for longer languages.
 */
const ACCENTS: Record<string, string> = Object.fromEntries(
  [..."aáAÁeéEÉiíIÍoóOÓuúUÚyýYÝcçCÇnñNÑsšSŠzžZŽdďDĎgğGĞlłLŁrřRŘtťTŤ".matchAll(/(.)(.)/gu)].map(
    ([, plain, accented]) => [plain, accented],
  ),
)

const accented = (text: string): string => text.replace(/\p{L}/gu, (letter) => ACCENTS[letter] ?? letter)

/** Vowels are doubled. */
export const longer = (text: string): string => accented(text.replace(/[aeiou]/g, "$&$&"))

/** A message inside another one, without its own brackets. */
export const inner = (text: string): string => text.replace(/^⟦([^⟦⟧]*)⟧$/, "$1")

export const bracketed = (text: string): string => (text ? `⟦${text}⟧` : text)
