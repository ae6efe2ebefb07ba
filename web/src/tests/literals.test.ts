import { parse } from "svelte/compiler"
import { expect, test } from "vitest"

const files = import.meta.glob<string>(
  ["../**/*.svelte", "!../samples/**"], // the page of pieces names its samples
  { eager: true, query: "?raw", import: "default" },
)
const modules = import.meta.glob<string>(
  ["../**/*.ts", "!../**/*.test.ts", "!../**/*.gen.ts", "!../samples/**", "!../space/sample.ts"],
  { eager: true, query: "?raw", import: "default" },
)

/** Attributes, of elements and of components, that people read or hear. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|name|words|ask|detail)$/
/** Attributes that people do not read on plain elements. */
const UNREAD = new Set(["name", "label", "words", "ask", "detail"])
const WORD = /\p{L}{2,}/u
/** Components whose `name` is the name of a picture. */
const NAMES = new Set(["Sign", "Mark"])
/** A sentence, or the beginning of one; code does not look like this. */
const SENTENCE = /^\p{Lu}[\p{L}'’]* \p{L}|^[^<>{}=]*\p{L}{2} \p{Ll}[^<>{}=]*[.!?]$/u

interface Node {
  type: string
  name?: string
  data?: string
  value?: unknown
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value

/** The strings of an expression that may become text unchanged: not keys, arguments or operands of comparisons. */
function strings(node: unknown): string[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case "Text":
      return [node.data ?? ""]
    case "Literal":
      return typeof node.value === "string" ? [node.value] : []
    case "TemplateLiteral":
      return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
    case "ExpressionTag":
      return strings(node.expression)
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap(strings)
    case "LogicalExpression":
      return [node.left, node.right].flatMap(strings)
    case "BinaryExpression":
      return node.operator === "+" ? [node.left, node.right].flatMap(strings) : []
    default:
      return []
  }
}

/** The words written in a component's markup. */
function own(source: string): string[] {
  const found: string[] = []
  const walk = (node: unknown, owner = ""): void => {
    if (Array.isArray(node)) return node.forEach((each) => walk(each, owner))
    if (!isNode(node)) return
    if (node.type === "Text" || node.type === "ExpressionTag") found.push(...strings(node))
    if (node.type === "Attribute") {
      const component = /^[A-Z]/.test(owner)
      const isRead = READ.test(node.name ?? "") && !NAMES.has(owner) && (component || !UNREAD.has(node.name ?? ""))
      if (isRead) found.push(...[node.value].flat().flatMap(strings))
      return
    }
    if (/Directive$|^(?:Style|Script|Comment)/.test(node.type)) return
    const markup = [
      "attributes",
      "fragment",
      "nodes",
      "body",
      "consequent",
      "alternate",
      "fallback",
      "pending",
      "then",
      "catch",
    ]
    for (const key of markup) walk(node[key], node.name ?? owner)
  }
  walk(parse(source, { modern: true }).fragment)
  return found.map((each) => each.trim()).filter((each) => WORD.test(each))
}

/** The sentences in the strings of a script, except in errors that only programmers see. */
function sentences(script: unknown): string[] {
  if (Array.isArray(script)) return script.flatMap(sentences)
  if (typeof script !== "object" || script === null || (isNode(script) && script.type === "ThrowStatement")) return []
  const here = isNode(script) && ["Literal", "TemplateLiteral"].includes(script.type) ? strings(script) : []
  return [...here.filter((each) => SENTENCE.test(each)), ...Object.values(script).flatMap(sentences)]
}

const inScript = (source: string): string[] => sentences(parse(source, { modern: true }).instance?.content.body)

test("text in a component is found, wherever people read or hear it", () => {
  expect(own("<p>Hello</p>")).toEqual(["Hello"])
  expect(own('{#if a}<b aria-label="A die">{b ? "Yes" : say("no")}</b>{/if}')).toEqual(["A die", "Yes"])
  expect(own('{#each all as one (one)}<Button title="Go {one}" />{:else}{`none of ${one}`}{/each}')).toEqual([
    "Go",
    "none of",
  ])
  expect(own('<p class="card" name="size">{say("name")}: {count} · <i data-id="ab" /></p>')).toEqual([])
})

test("sentences in scripts are found", () => {
  expect(inScript('<script lang="ts">let a: string = b ? "Nobody is here." : `You have ${n}`</script>')).toHaveLength(2)
  expect(inScript('<script>el.closest(".a button, .b"); x = "grid area"; throw Error("Not a die.")</script>')).toEqual(
    [],
  )
})

test.each(Object.keys(modules))("there is no sentence in %s", (file) => {
  expect(inScript(`<script lang="ts">${modules[file] ?? ""}</script>`)).toEqual([])
})

test.each(Object.keys(files))("every word to read in %s comes from the catalogue or the scene", (file) => {
  expect([...own(files[file] ?? ""), ...inScript(files[file] ?? "")]).toEqual([])
})
