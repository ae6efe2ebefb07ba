/** The catalogue's messages as TypeScript: each key, and the arguments that its sentence needs. */
import { readFile, readdir } from "node:fs/promises"
import { FluentParser, Visitor } from "@fluent/syntax"

const FOLDER = new URL("../src/warbones/locales/en/", import.meta.url)
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"])
/** The type of argument that each function takes; functions not listed take any. */
const TAKES = {
  NUMBER: "number",
  SPELL: "number",
  PERSON: "number",
  NAME: "number",
  LIST: "List",
  EITHER: "List",
  SENTENCES: "List",
  THE: "Shown",
}

/** The arguments that a pattern uses, with the narrowest type that its uses allow. */
class Arguments extends Visitor {
  found = new Map()
  references = new Set()

  #note(name, type) {
    if (type !== "Arg" || !this.found.has(name)) this.found.set(name, type)
  }

  visitVariableReference({ id }) {
    this.#note(id.name, "Arg")
  }

  visitMessageReference({ id }) {
    this.references.add(id.name)
  }

  visitFunctionReference(call) {
    const [of] = call.arguments.positional
    if (of?.type === "VariableReference") this.#note(of.id.name, TAKES[call.id.name] ?? "Arg")
    this.genericVisit(call)
  }

  visitSelectExpression(select) {
    const { selector, variants } = select
    const keys = variants.map(({ key }) => (key.type === "NumberLiteral" ? "" : key.name))
    if (selector.type === "VariableReference") {
      const isNumber = keys.every((key) => !key || PLURALS.has(key))
      this.#note(selector.id.name, isNumber ? "number" : "string")
    }
    this.genericVisit(select)
  }
}

/** Every message of the catalogue by its key. Throws if a file is malformed, or a key is a duplicate or has a wrong prefix. */
async function catalogue() {
  const messages = new Map()
  for (const file of (await readdir(FOLDER)).filter((name) => name.endsWith(".ftl")).sort()) {
    const resource = new FluentParser().parse(await readFile(new URL(file, FOLDER), "utf-8"))
    for (const entry of resource.body) {
      if (entry.type === "Junk") throw new Error(`${file}: ${entry.annotations[0]?.message}: ${entry.content.trim()}`)
      if (entry.type !== "Message") continue
      if (messages.has(entry.id.name)) throw new Error(`${file}: ${entry.id.name} is in the catalogue twice.`)
      messages.set(entry.id.name, entry)
    }
  }
  return messages
}

function argumentsOf(key, messages, seen = new Set()) {
  if (seen.has(key)) return new Map()
  seen.add(key)
  if (!messages.has(key)) throw new Error(`The catalogue refers to ${key}, which it does not hold.`)
  const visitor = new Arguments()
  visitor.visit(messages.get(key))
  const inner = [...visitor.references].flatMap((other) => [...argumentsOf(other, messages, seen)])
  return new Map([...inner, ...visitor.found])
}

export async function messageTypes() {
  const messages = await catalogue()
  const lines = [...messages.keys()].map((key) => {
    const fields = [...argumentsOf(key, messages)].map(([name, type]) => `${name}: ${type}`)
    return `  "${key}": ${fields.length ? `{ ${fields.join("; ")} }` : "null"}`
  })
  return [
    "// Made by `node types.js` from src/warbones/locales/en.",
    `import type { ${["Arg", "List", "Shown"].filter((type) => lines.some((line) => line.includes(`: ${type}`))).join(", ")} } from "./message"`,
    "/** Each message of the catalogue, with the arguments that it needs. */",
    `export interface Messages {\n${lines.join("\n")}\n}`,
    "",
  ].join("\n")
}
