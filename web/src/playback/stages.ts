/** The stages of a change: first the dice, then the texts; a reveal's beats come in between. */
import { unasked } from "../scene/choice"
import type { Difference } from "../scene/difference"
import {
  type Area,
  areaOf,
  type Group,
  type Line,
  type Piece,
  type Prompt,
  type Scene,
  withParts,
} from "../scene/scene"
import { say } from "../words/say"

export interface Stage<Shown = Scene> {
  /** `rolling`: new dice tumble beside the old texts. `adding`: they are added up in beats. `told`: everything has been said. */
  is: "rolling" | "adding" | "told"
  scene: Shown
}

type Change = Pick<Difference, "told" | "rolled" | "seals" | "revealed" | "calculated">

/** The scenes that lead from one to the next, which is the last. Nothing reveals a die's face before it has landed. */
export function stages(before: Scene, after: Scene, change: Change): Stage[] {
  const told: Stage = { is: "told", scene: after }
  const rolling: Stage = { is: "rolling", scene: meanwhile(before, after, change, false) }
  return [...(change.rolled.length ? [rolling] : []), told]
}

/** The table while dice that have come to rest are added up, without anything that follows from them. */
export const lyingScene = (before: Scene, after: Scene, change: Change): Scene => meanwhile(before, after, change, true)

/** A scene as it was before anything was rolled or said, with which a new table begins. */
export function unsaid(scene: Scene): Scene {
  const rolled = new Set(scene.log.flatMap((line) => line.rolled))
  const areas = scene.areas.map((area) => ({
    ...area,
    ...WORDLESS,
    pieces: area.pieces.filter((piece) => !piece || !rolled.has(piece.id)),
  }))
  return { ...scene, areas, log: [], calculations: [], prompt: begun(scene.prompt) }
}

/** Whether the log is empty and nobody is asked: the table is waiting for people. */
const waited = ({ log, prompt }: Scene): boolean => !log.length && prompt.kind === "wait"

/** The prompt during the first roll, in place of the one that waited for people. */
const begun = (prompt: Prompt): Prompt => ({
  ...prompt,
  text: say("web-table-rolled"),
  head: [],
  detail: "",
  rules: [],
})

const WORDLESS = { count: "", note: "", aside: null, groups: [] } satisfies Partial<Area>

/** Reserves space for text that comes later. */
const UNWRITTEN = "\u00a0"

const rolls = (line: Line): boolean => line.rolled.length > 0

/** A scene with the dice of `after` (and their texts, if `lying`) beside the other texts of `before`. */
function meanwhile(before: Scene, after: Scene, change: Change, lying: boolean): Scene {
  const first = change.told.findIndex(rolls)
  const earlier = change.told.slice(0, Math.max(0, first))
  const rolled = new Set(change.rolled)
  const free = new Set([...rolled, ...change.revealed, ...earlier.flatMap(shownIn)])
  const base = change.seals.length || !holds(before, after, free) ? after : before
  const tools: Tools = { free, rolled, lying, before: byId(before), after: byId(after) }
  const areas = base.areas.map(({ id }) => between(areaOf(before, id), areaOf(after, id), base === after, tools))
  return {
    ...before,
    areas,
    wide: base.wide,
    narrow: base.narrow,
    surface: base.surface,
    prompt: asText(waited(before) ? begun(before.prompt) : before.prompt, after.prompt, areasOf(after, rolled)),
    log: [...before.log, ...earlier],
    calculations: lying ? unconcluded(after) : before.calculations,
    arrows: rolledAt(after.arrows, rolled) ?? before.arrows,
    over: false,
    moment: after.moment,
  }
}

/** The arrows with dice that roll, without their results; null if there are none. */
function rolledAt(arrows: Scene["arrows"], rolled: ReadonlySet<string>): Scene["arrows"] | null {
  const found = arrows.filter(({ dice }) => dice.some(({ id }) => rolled.has(id)))
  return found.length ? found.map((arrow) => ({ ...arrow, text: "" })) : null
}

interface Tools {
  /** Pieces that are already as in the next scene: the rolled ones, and those that lines before the roll are about. */
  free: ReadonlySet<string>
  rolled: ReadonlySet<string>
  lying: boolean
  before: ReadonlyMap<string, Piece>
  after: ReadonlyMap<string, Piece>
}

const byId = ({ areas }: Scene): Map<string, Piece> =>
  new Map(areas.flatMap((area) => withParts(area.pieces)).map((piece) => [piece.id, piece]))

const shownIn = (line: Line): string[] => line.parts.flatMap((part) => (part.is === "shown" ? [part.piece.id] : []))

const areasOf = ({ areas }: Scene, ids: ReadonlySet<string>): string[] =>
  areas.filter(({ pieces }) => withParts(pieces).some(({ id }) => ids.has(id))).map(({ id }) => id)

/** Whether every area in which `ids` end up exists from the beginning. */
const holds = (before: Scene, after: Scene, ids: ReadonlySet<string>): boolean =>
  areasOf(after, ids).every((id) => before.areas.some((area) => area.id === id))

/** One area between two scenes, of which at least one has it. */
function between(was: Area | undefined, now: Area | undefined, late: boolean, tools: Tools): Area {
  const area = (was ?? now) as Area
  const wordless = was ? {} : WORDLESS
  const pieces = late && now ? now.pieces : moved(was, now, tools)
  const seen = pieces.map((piece) => piece && looks(piece, tools))
  const space = tools.lying ? (now ?? area).space : area.space
  return { ...area, ...wordless, pieces: seen, groups: groupsOf(seen, was, now, tools), space }
}

/** The pieces of an area as they lay, except those that have moved already. */
function moved(was: Area | undefined, now: Area | undefined, { free, lying }: Tools): (Piece | null)[] {
  const [old, next] = [was?.pieces ?? [], now?.pieces ?? []]
  if (lying && isSame([...idsOf(old)].sort(), [...idsOf(next)].sort())) return next
  const here = new Set(idsOf(next))
  const left = (piece: Piece | null): boolean => piece !== null && free.has(piece.id) && !here.has(piece.id)
  const pieces =
    next.length === old.length ? old.map((piece) => (left(piece) ? null : piece)) : old.filter((piece) => !left(piece))
  const there = new Set(idsOf(old))
  next.forEach((piece, at) => {
    if (piece && free.has(piece.id) && !there.has(piece.id)) pieces.splice(at, pieces[at] === null ? 1 : 0, piece)
  })
  return pieces
}

/** A piece as it is drawn between two scenes. A die that still rolls has its final face, not yet visible, and no words for it. */
function looks(piece: Piece, tools: Tools): Piece {
  const old = tools.before.get(piece.id)
  const now = tools.after.get(piece.id)
  if (!tools.free.has(piece.id) || !now) {
    const still = old ?? piece
    return { ...still, parts: (still.parts as Piece[]).map((part) => looks(part, tools)) }
  }
  if (tools.lying || !tools.rolled.has(piece.id)) return now
  const caption = old?.caption || (now.caption && UNWRITTEN)
  return { ...now, label: old?.label ?? "", caption, marks: old?.marks ?? [], chosen: false }
}

/** The groups that match the pieces. Their results are shown only for dice that no longer roll. */
function groupsOf(pieces: (Piece | null)[], was: Area | undefined, now: Area | undefined, tools: Tools): Group[] {
  const ids = idsOf(pieces)
  if (tools.lying && now && isSame(ids, idsOf(now.pieces))) return now.groups
  if (!was || !isSame(ids, idsOf(was.pieces))) return []
  let at = 0
  return was.groups.map((group) => {
    const told = pieces.slice(at, (at += group.count)).every((piece) => !piece || !tools.rolled.has(piece.id))
    return told ? group : { ...group, text: "", strong: false }
  })
}

const idsOf = (pieces: (Piece | null)[]): string[] => pieces.flatMap((piece) => (piece ? [piece.id] : []))
const isSame = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** The last question, as text only. */
const asText = (was: Prompt, next: Prompt, areas: string[]): Prompt => ({
  ...unasked(was),
  kind: "wait",
  areas: [...new Set([...next.areas, ...areas])],
  preview: null,
  secret: false,
  direct: false,
})

const unconcluded = ({ calculations }: Scene): Scene["calculations"] =>
  calculations.map((each, at) => (at === calculations.length - 1 ? { ...each, conclusion: "", won: null } : each))
