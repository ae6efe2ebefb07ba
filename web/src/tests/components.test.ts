import { parse } from "svelte/compiler"
import { expect, test } from "vitest"

const files = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" })
const modules = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts", "!../**/*.gen.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
})

/** The most properties of a component, not counting its snippets. */
const HANDFUL = 7

/** Modules of the browser itself, not of a table: its location, its sounds, and the settings for all tables. */
const OF_THE_BROWSER = ["heard", "loading", "mail", "me", "notifications", "router", "settings", "shared", "skipTip"]

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value

function nodes(of: unknown): Node[] {
  if (Array.isArray(of)) return of.flatMap(nodes)
  if (!isNode(of)) return []
  return [of, ...Object.values(of).flatMap(nodes)]
}

/** The names of a component's properties, without its snippets and the rest that it passes on. */
function props(source: string): string[] {
  const script = parse(source, { modern: true }).instance?.content.body ?? []
  const typed = new Map(
    nodes(script)
      .filter((each) => each.type === "TSPropertySignature")
      .map((each) => [(each.key as unknown as { name: string }).name, source.slice(each.start, each.end)]),
  )
  const takes = nodes(script).find(
    (each) => each.type === "VariableDeclarator" && isNode(each.init) && callee(each.init) === "$props",
  )
  return (((takes?.id as Node | undefined)?.properties as Node[] | undefined) ?? [])
    .flatMap((each) => (isNode(each.key) ? [each.key.name as string] : []))
    .filter((name) => !/\bSnippet\b/.test(typed.get(name) ?? ""))
}

const callee = (call: Node): string => (isNode(call.callee) ? ((call.callee.name as string | undefined) ?? "") : "")

const KEEPS = /^\$state\b|\bnew Svelte(?:Map|Set|Date|URL)\b|\$state(?:\.raw)?[(<]/

/** A module's reactive state outside of every function and class. */
function kept(source: string): string[] {
  const whole = `<script module lang="ts">${source}</script>`
  const { module } = parse(whole, { modern: true })
  const reactive = new Set<string>()
  for (const each of module?.content.body ?? [])
    for (const node of nodes(each))
      if (node.type === "ClassDeclaration" && KEEPS.test(whole.slice(node.start, node.end)))
        reactive.add((node.id as unknown as { name: string }).name)
  return (module?.content.body ?? [])
    .flatMap((each) => nodes((each as unknown as { declaration?: Node }).declaration ?? each).slice(0, 2))
    .filter((each) => each.type === "VariableDeclarator")
    .filter(({ init }) => isNode(init) && init.type !== "ArrowFunctionExpression")
    .filter(({ init }) => {
      const made = whole.slice((init as Node).start, (init as Node).end)
      return KEEPS.test(made) || [...reactive].some((name) => made.startsWith(`new ${name}(`))
    })
    .map(({ id }) => (id as unknown as { name: string }).name)
}

test("properties are counted, and snippets are not", () => {
  const source = `<script lang="ts">interface Props { a: string; b?: number; c?: Snippet<[number]> }
    const { a, b = 1, c, ...rest }: Props = $props()</script>`
  expect(props(source)).toEqual(["a", "b"])
})

test("module state is found, and state of a class without a module-level instance is not", () => {
  expect(kept("export const faces = new SvelteMap<string, string>()")).toEqual(["faces"])
  expect(kept("let at = $state(0)")).toEqual(["at"])
  expect(kept("class A { at = $state(0) }\nexport const a = new A()")).toEqual(["a"])
  expect(kept("export class A { at = $state(0) }\nexport const make = () => new A()")).toEqual([])
})

test.each(Object.keys(files))("%s takes a handful of properties", (file) => {
  expect(props(files[file] ?? "").length).toBeLessThanOrEqual(HANDFUL)
})

test("modules hold no state of a table, so two tables on one page share nothing", () => {
  const found = Object.values(modules).flatMap(kept).sort()
  expect(found).toEqual(OF_THE_BROWSER)
})
