import { FluentParser, type Entry } from "@fluent/syntax"
import { expect, test } from "vitest"

const files = import.meta.glob<string>("../../../src/warbones/locales/en/web*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
})
const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.gen.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
})

const keysOf = (source: string): string[] =>
  new FluentParser().parse(source).body.flatMap((entry: Entry) => (entry.type === "Message" ? [entry.id.name] : []))

test.each(Object.entries(files))("every key in %s begins with the file's name", (file, source) => {
  const prefix = `${/([\w-]+)\.ftl$/.exec(file)?.[1]}-`
  expect(keysOf(source).filter((key) => !key.startsWith(prefix))).toEqual([])
})

/** Patterns for keys that are composed with a variable part. */
const patterns = [...new Set(Object.values(sources).flatMap((source) => source.match(/`web-[^`]*`/g) ?? []))].map(
  (written) => new RegExp(`^${written.slice(1, -1).replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
)

test("the page says every message that the catalogue holds for it", () => {
  const all = Object.values(sources).join("\n") + Object.values(files).join("\n")
  const unsaid = Object.values(files)
    .flatMap(keysOf)
    .filter(
      (key) => !all.includes(`"${key}"`) && !all.includes(`{ ${key} }`) && !patterns.some((each) => each.test(key)),
    )
  expect(unsaid).toEqual([])
})
