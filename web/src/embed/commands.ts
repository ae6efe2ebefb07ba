/** The reading of messages to a frame: each is complete and exact, or refused with a sentence. */
import { say } from "../words/say"
import type { Command } from "./messages"

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === "string" && value.trim() !== ""
const isNumber: Check = (value) => Number.isInteger(value) && Number(value) >= 0
const isValue: Check = (value) => ["string", "number", "boolean"].includes(typeof value)
const isOptions: Check = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isValue)

type Needs = "text" | "number" | "options"
const CHECKS: Record<Needs, Check> = { text: isText, number: isNumber, options: isOptions }

interface Form {
  needed: Record<string, Needs>
  optional: Record<string, Needs>
}

/** The fields of each message. */
const FORMS: Record<Command["type"], Form> = {
  start: { needed: {}, optional: { against: "text", bot: "text", options: "options" } },
  "show-position": { needed: { position: "text" }, optional: {} },
  "load-replay": { needed: { replay: "text" }, optional: { at: "number" } },
  "use-data": { needed: { data: "text" }, optional: {} },
  unavailable: { needed: { attribute: "text", address: "text" }, optional: {} },
}

/** The messages that a page may send. */
export const COMMANDS = Object.keys(FORMS).filter((type) => type !== "unavailable")

/** A message to the frame, or a sentence that says what is wrong with it. */
export function commandIn(data: unknown): Command | string {
  const fields = typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {}
  const type = String(fields.type)
  if (!Object.hasOwn(FORMS, type)) return say("web-embed-no-message", { known: COMMANDS })
  const { needed, optional } = FORMS[type as Command["type"]]
  const known: Record<string, Needs> = { ...needed, ...optional }
  for (const name of Object.keys(fields))
    if (name !== "type" && !Object.hasOwn(known, name)) return say("web-embed-no-field", { type, name })
  for (const [name, needs] of Object.entries(known)) {
    const isThere = Object.hasOwn(fields, name)
    if (isThere ? !CHECKS[needs](fields[name]) : name in needed) return say("web-embed-field", { type, name, needs })
  }
  return data as Command
}
