/** Writes the server's messages as TypeScript, from the protocol's JSON Schema, the keys of the catalogue, and the
 * theme's colours as CSS. */
import { readFile, writeFile } from "node:fs/promises"
import { compile } from "json-schema-to-typescript"
import { messageTypes } from "./messages.js"

const schema = JSON.parse(await readFile(new URL("../docs/protocol.schema.json", import.meta.url), "utf-8"))

/** A constant with the results of `entry` for the fields of each type that has any. */
function constant(name, why, entry) {
  const ofFields = ({ properties = {} }) =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([field, value]) => {
        const found = entry(value)
        return found === undefined ? [] : [[field, found]]
      }),
    )
  const types = Object.entries(schema.$defs).map(([type, shape]) => [type, ofFields(shape)])
  return written(name, why, Object.fromEntries(types.filter(([, fields]) => Object.keys(fields).length)))
}

function written(name, why, value) {
  return `/** ${why} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
}

/** The type that a field holds (in a list or alone), or a tag and its types if a tag decides. */
function held({ $ref, items, discriminator, anyOf = [] }) {
  if ($ref) return named($ref)
  if (items) return held(items)
  if (!discriminator) return anyOf.map(held).find((part) => part !== undefined)
  const types = Object.entries(discriminator.mapping).map(([tag, part]) => [tag, named(part)])
  return { tag: discriminator.propertyName, types: Object.fromEntries(types) }
}

function named(reference) {
  return reference.replace("#/$defs/", "")
}

const everything = Object.keys(schema.$defs).map((type) => ({ $ref: `#/$defs/${type}` }))
const types = await compile({ ...schema, title: "Protocol", anyOf: everything }, "Protocol", {
  additionalProperties: false,
  bannerComment: "// Made by `node types.js` from docs/protocol.schema.json.",
  format: false,
  ignoreMinAndMaxItems: true,
})
const constants = [
  written("phrases", "What people may say at a table, by name: the catalogue's words are phrase-NAME.", schema.phrases),
  written("closing", "The codes with which the server closes a socket at a table.", schema.closing),
  constant(
    "defaults",
    "What a field means when a message leaves it out, by the name of its type.",
    (field) => field.default,
  ),
  constant("inside", "The fields that hold further parts, by type: the part's type, or its tag and types.", held),
]
await writeFile(new URL("src/server/types.gen.ts", import.meta.url), [types, ...constants].join("\n"))
await writeFile(new URL("src/words/messages.gen.ts", import.meta.url), await messageTypes())

const theme = JSON.parse(await readFile(new URL("../src/warbones/picture/shapes/theme.json", import.meta.url), "utf-8"))
const colours = Object.entries(theme).map(
  ([name, colour]) => `  --${name}: ${Array.isArray(colour) ? `light-dark(${colour.join(", ")})` : colour};\n`,
)
await writeFile(
  new URL("src/theme.gen.css", import.meta.url),
  `/* Made by \`node types.js\` from src/warbones/picture/shapes/theme.json. */\n:root {\n${colours.join("")}}\n`,
)
