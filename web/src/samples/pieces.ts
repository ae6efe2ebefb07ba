/** Samples of pieces for the page `/pieces`: dice, counters, tokens and units in their states, on cloth or on card. */
import { filled, type Piece } from "../scene/scene"
import type * as Wire from "../server/types.gen"

export interface Shown {
  piece: Piece
  state?: "offered" | "chosen"
}

export interface PieceSheet {
  name: string
  title: string
  surface: "cloth" | "card"
  gap?: boolean
  pieces: Shown[]
}

const FACES: Record<string, string> = { d4: "3", d6: "6", d8: "7", d10: "0", "d%": "70", d12: "11", d20: "17" }
const SHOWN: Record<string, string> = { ...FACES, foam: "5" }
const GLYPHS: Record<string, string> = { troop: "sword", attack: "triple", defence: "shield", special: "curse" }

const piece = (id: string, rest: Partial<Wire.Piece>): Piece =>
  filled<Wire.Piece>("Piece", { id, label: id, caption: id, ...rest })

const allDice = (set: number, name: string): Shown[] =>
  Object.entries(FACES).map(([shape, face]) => ({
    piece: piece(`${name} ${shape}`, { shape, face, set, caption: shape }),
  }))

const STATES: [string, Partial<Wire.Piece>, Shown["state"]?][] = [
  ["Idle", {}],
  ["Choosable", {}, "offered"],
  ["Chosen", {}, "chosen"],
  ["Locked", { marks: ["locked"] }],
  ["Hidden", { hidden: true }],
  ["Crossed", { marks: ["crossed"] }],
  ["Being rolled", { face: "" }],
]

const states = (shape: string, set: number): Shown[] =>
  STATES.map(([caption, rest, state]) => ({
    piece: piece(`${caption} ${shape} ${set}`, {
      shape,
      set,
      ...(shape === "foam" ? { colour: "red" } : {}),
      face: SHOWN[shape] ?? GLYPHS[shape] ?? "",
      caption,
      ...rest,
    }),
    ...(state ? { state } : {}),
  }))

const others: Shown[] = [
  { piece: piece("Sealed", { set: 1, hidden: true }) },
  { piece: piece("Counter", { kind: "counter", set: 0, face: "11" }) },
  { piece: piece("Another counter", { kind: "counter", set: 1, face: "5" }), state: "offered" },
  { piece: piece("Token", { kind: "token", set: 1, face: "A" }), state: "chosen" },
  { piece: piece("Unit", { kind: "unit", set: 0, face: "B", marks: ["locked"] }) },
]

const sets: Shown[] = [2, 3, 4, 5].flatMap((set) =>
  allDice(set, `Set ${set + 1}`).filter((_, at) => at === 1 || at === 6),
)

const GLYPHS_BY_SHAPE: Record<string, string[]> = {
  troop: ["sword", "axe", "shield", "double-shield", "skull", "heal-2"],
  attack: ["sword-and-axe", "triple", "betrayal", "sword-buff", "axe-buff", "enforcer"],
  defence: ["shield", "double-shield", "sacrificial-defense", "single-buff", "double-buff", "betrayal"],
  special: ["heal-1", "heal-3", "scythe-and-bones", "purify", "curse", "defensive-heal"],
}

const glyphs: Shown[] = Object.entries(GLYPHS_BY_SHAPE).flatMap(([shape, faces]) =>
  faces.map((face) => ({
    piece: piece(`${shape} ${face}`, { shape, face, set: 0, caption: face.replaceAll("-", " ") }),
  })),
)
const foam: Shown[] = ["orange", "yellow", "red", "blue", "green", "pink"].flatMap((colour, at) =>
  ["", String(at + 1)].map((face) => ({
    piece: piece(`${colour} ${face || "unused"}`, { shape: "foam", face, colour, caption: colour }),
  })),
)
const counters: Shown[] = [10, 7, 4, 1].map((left, at) => ({
  piece: piece(`Health ${left}`, { kind: "counter", set: at % 2, face: String(left), full: 10 }),
}))

export const SHEETS: PieceSheet[] = [
  { name: "dice-alpha", title: "Alpha: bone, dark numerals, chevron", surface: "cloth", pieces: allDice(0, "Alpha") },
  {
    name: "dice-beta",
    title: "Beta: ink, white numerals, ring, engraved contour",
    surface: "cloth",
    pieces: allDice(1, "Beta"),
  },
  {
    name: "states-cloth",
    title: "States on cloth",
    surface: "cloth",
    gap: true,
    pieces: [...states("d20", 0), ...states("d%", 1)],
  },
  { name: "states-card", title: "States on card", surface: "card", pieces: [...states("d8", 0), ...states("d8", 1)] },
  {
    name: "other-pieces",
    title: "Other pieces, and sets for more players",
    surface: "cloth",
    pieces: [...others, ...counters, ...sets],
  },
  {
    name: "foam",
    title: "Foam dice: each colour has a mark of its own",
    surface: "cloth",
    pieces: [...foam, ...states("foam", 2).filter(({ piece }) => !piece.hidden)],
  },
  {
    name: "glyphs",
    title: "Dice of glyphs: the count is drawn, the panel says the kind",
    surface: "card",
    pieces: glyphs,
  },
  {
    name: "glyph-states",
    title: "Dice of glyphs in every state",
    surface: "cloth",
    pieces: ["troop", "attack", "defence", "special"].flatMap((shape, set) => states(shape, set % 2)),
  },
]
