/** The catalogue as one Fluent bundle, with the functions that its sentences call. */
import { FluentBundle, FluentResource, FluentType, type FluentValue } from "@fluent/bundle"
import type { Pattern } from "@fluent/bundle/esm/ast.js"

import { bracketed, inner, longer } from "./pseudo"
import type { Locale } from "./locale"
import { type Company, isMsg, isShown, type Msg, NOBODY, type Shown, type Told } from "./message"

const files = import.meta.glob<string>("../../../src/warbones/locales/en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
})

declare global {
  /** Called with every message that is formatted, if set: by `tests/web/message_places.js`. */
  var onSaid: ((key: string, args: Record<string, Told>, text: string) => void) | undefined
}

/** The first of the characters that stand for pieces in a formatted text, by their order. */
const FIRST_MARK = 0xe000
const NUMBER = /^\d+$/
const MARKS = /[\uE000-\uF8FF]/g

/** A piece or a list as an argument, which is written only if the sentence uses it. */
class Handed<T> extends FluentType<T> {
  readonly #write: (value: T) => string

  constructor(value: T, write: (value: T) => string) {
    super(value)
    this.#write = write
  }

  override toString(): string {
    return this.#write(this.valueOf())
  }
}

/** A stretch of text, or a piece with the text that is read out for it. */
export type Part = { is: "said"; text: string } | (Shown & { said: string })

export class Catalogue {
  readonly #bundle: FluentBundle
  readonly #list: Intl.ListFormat
  readonly #either: Intl.ListFormat
  readonly #figures: Intl.NumberFormat
  readonly #pseudo: boolean
  #company: Company = NOBODY
  /** The pieces of the sentence that is being formatted; null if it becomes plain text. */
  #pieces: (Shown & { said: string })[] | null = null

  constructor(sources: readonly string[], locale: Locale = "en") {
    this.#pseudo = locale === "pseudo"
    this.#list = new Intl.ListFormat("en-GB", { type: "conjunction" })
    this.#either = new Intl.ListFormat("en-GB", { type: "disjunction" })
    this.#figures = new Intl.NumberFormat("en-GB")
    this.#bundle = new FluentBundle("en-GB", {
      useIsolating: false,
      functions: this.#functions(),
      ...(this.#pseudo && { transform: longer }),
    })
    const errors = sources.flatMap((source) => this.#bundle.addResource(new FluentResource(source)))
    if (errors[0]) throw errors[0]
  }

  /** A message as plain text. Throws if the catalogue lacks it or an argument is missing. */
  text(key: string, args: Record<string, Told> = {}, company: Company = NOBODY): string {
    this.#company = company
    this.#pieces = null
    return this.#whole(key, args)
  }

  /** A message as text and the pieces inside it. */
  parts(key: string, args: Record<string, Told>, company: Company = NOBODY): Part[] {
    this.#company = company
    const pieces = (this.#pieces = [])
    return split(this.#whole(key, args), pieces)
  }

  /** An attribute of a message as plain text; the message itself if it has none of this name. */
  attribute(name: string, { key, with: args = {} }: Msg, company: Company = NOBODY): string {
    return this.text(this.#pattern(`${key}.${name}`) ? `${key}.${name}` : key, args, company)
  }

  #whole(key: string, args: Record<string, Told>): string {
    const text = this.#format(key, args)
    return this.#pseudo ? bracketed(text) : text
  }

  /** The pattern of a key, which may name an attribute of a message, as in "key.why". */
  #pattern(key: string): Pattern | null {
    const [id = "", attribute] = key.split(".")
    const message = this.#bundle.getMessage(id)
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
  }

  #format(key: string, args: Record<string, Told>): string {
    const pattern = this.#pattern(key)
    if (!pattern) throw new Error(`The catalogue has no message ${key}.`)
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, this.#handed(args), errors)
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`)
    globalThis.onSaid?.(key, args, text)
    return text
  }

  #handed(args: Record<string, Told>): Record<string, FluentValue | number> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#hand(value)]))
  }

  #hand(value: Told): FluentValue | number {
    if (typeof value === "number") return value
    if (typeof value === "string") return this.#company.called(this.#pseudo ? inner(value) : value).replace(MARKS, "")
    if (isMsg(value)) return new Handed(value, ({ key, with: args = {} }) => this.#format(key, args))
    if (isShown(value)) return new Handed(value, (shown) => this.#shown(shown, this.#name(shown)))
    return new Handed(value as readonly Told[], (things) => this.#things(things, this.#list))
  }

  /** The grammatical form of what a message names, by its attribute "form"; "one" if it has none. */
  #form({ key, with: args = {} }: Msg): string {
    const form = `${key.split(".")[0] ?? key}.form`
    return this.#pattern(form) ? this.#format(form, args) : "one"
  }

  /** A piece as a mark, for which `said` is read out; `said` itself if nothing is drawn. */
  #shown(shown: Shown, said: string): string {
    if (!this.#pieces) return said
    return String.fromCharCode(FIRST_MARK + this.#pieces.push({ ...shown, said }) - 1)
  }

  /** The name of a piece that is not drawn: with its number, as in "d20 showing 17". */
  #name({ piece: { name, caption = "", face = "", label = "" } }: Shown): string {
    if (name) return this.#plain(name)
    const words = this.#plain(caption)
    if (words && NUMBER.test(face)) return this.#format("piece-showing", { name: words, face })
    return words || face || this.#plain(label)
  }

  #item = (value: Told): string => (typeof value === "number" ? this.#figures.format(value) : String(this.#hand(value)))

  #plain = (text: string | Msg): string => String(this.#hand(text))

  /** Drawn pieces are side by side, and the whole list is read out at the first. Other things are listed in words. */
  #things(things: readonly Told[], list: Intl.ListFormat): string {
    if (!things.length || !things.every(isShown)) return list.format(things.map((each) => this.#item(each)))
    const said = list.format(this.#counted(things.map((each) => this.#name(each))))
    return this.#pieces ? things.map((each, at) => this.#shown(each, at ? "" : said)).join("") : said
  }

  /** Counts equal names. Numbers are listed one by one in their order, since "2 × 3" would mean 6. */
  #counted(names: string[]): string[] {
    const first = names.filter((name, place) => NUMBER.test(name) || names.indexOf(name) === place)
    return first.map((name) => {
      const count = NUMBER.test(name) ? 1 : names.filter((other) => other === name).length
      return count === 1 ? name : this.#format("piece-times", { count, name })
    })
  }

  #functions(): Record<string, (positional: FluentValue[]) => FluentValue> {
    const figure = ([value]: FluentValue[]): number => Number((value as FluentType<number>).valueOf())
    return {
      PERSON: (args) => (this.#company.isYou(figure(args)) ? "you" : "other"),
      NAME: (args) => this.#company.name(figure(args)),
      LIST: ([things]) => String(things),
      EITHER: ([things]) => this.#things((things as FluentType<readonly Told[]>).valueOf(), this.#either),
      WHOSE: (args) => this.#format("seat-whose", { seat: figure(args) }),
      SPELL: (args) => this.#format("number-in-words", { number: figure(args) }),
      THE: ([piece]) => {
        const shown = (piece as Handed<Shown>).valueOf()
        return this.#shown(shown, this.#format("piece-the", { name: this.#name(shown) }))
      },
      // The page shows rules beside a sentence: `rulesOf`.
      CITED: ([message]) => String(message),
      SENTENCE: ([words]) => sentence(String(words)),
      SENTENCES: ([lines]) =>
        (lines as FluentType<readonly Told[]>)
          .valueOf()
          .map((line) => sentence(String(this.#hand(line))))
          .join(" "),
      FORM: ([named]) => this.#form((named as FluentType<Msg>).valueOf()),
      TITLE: ([words]) => title(String(words)),
    }
  }
}

const title = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** Makes a sentence: adds a capital, and a full stop unless it ends in a mark. */
const sentence = (words: string): string => title(words) + (/[.?!]$/.test(words) ? "" : ".")

function split(text: string, pieces: readonly Part[]): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { index, 0: mark } of text.matchAll(MARKS)) {
    if (index > from) parts.push({ is: "said", text: text.slice(from, index) })
    parts.push(pieces[mark.charCodeAt(0) - FIRST_MARK] as Part)
    from = index + 1
  }
  if (from < text.length) parts.push({ is: "said", text: text.slice(from) })
  return parts
}

export const catalogueIn = (locale: Locale): Catalogue => new Catalogue(Object.values(files), locale)
