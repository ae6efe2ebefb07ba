/** The glyphs on dice of glyphs, drawn for this table in a box of 24: solid, and nothing thinner than one unit. */
import { cut, dot, groove, ink, moved, pen, type Stroke } from "./strokes"

const SHIELD =
  "M12 1.6C15 3.5 18 4.2 21.2 4.2 21.5 12.4 19.4 18.7 12 22.6 4.6 18.7 2.5 12.4 2.8 4.2 6 4.2 9 3.5 12 1.6Z"
const BLADE = "M12 .8 14.5 4.4V14.4H9.5V4.4Z"
const TEAR = "M0-2.6C1.6-.6 2 .4 2 1.2a2 2 0 0 1-4 0C-2 .4-1.6-.6 0-2.6Z"

const upright: Stroke[] = [
  ink(BLADE),
  groove("M12 5V13", 1.1),
  ink("M5.8 14.4H18.2V17.2H5.8Z"),
  ink("M10.6 17H13.4V20.4H10.6Z"),
  ink(dot(12, 21.3, 2)),
]
const sword = moved(upright, "rotate(42 12 12)")
const standingAxe: Stroke[] = [
  ink("M9.4 1.4H12.6V22.8H9.4Z"),
  ink("M12.6 3.4C16 3.6 18.6 3 20.6 1.2 22.8 6 22.6 11.4 19.8 15.4 18 13 15.6 11.9 12.6 11.8Z"),
  groove("M18.6 4.6C19.6 7.4 19.4 10 18.3 12.3", 1.2),
  ink("M9.4 4.6 5 3.4V11.2L9.4 10Z"),
]
const axe = moved(standingAxe, "rotate(6 12 12)")
const shield: Stroke[] = [ink(SHIELD), groove("M12 5V19.4M6 10.2H18", 1.7)]
const doubleShield: Stroke[] = [
  ink(SHIELD, "translate(8.2 -.6) scale(.66)"),
  cut(SHIELD, "translate(-1.7 6.5) scale(.79)"),
  ...moved(shield, "translate(-.6 7.6) scale(.7)"),
]
const skull: Stroke[] = [
  ink(
    "M12 1.6C6.2 1.6 2.6 5.4 2.6 10.4 2.6 13.6 4 15.9 6.4 17.3V22.2H17.6V17.3C20 15.9 21.4 13.6 21.4 10.4 21.4 5.4 17.8 1.6 12 1.6Z",
  ),
  cut(dot(8.1, 10.8, 2.6)),
  cut(dot(15.9, 10.8, 2.6)),
  cut("M12 13.4 13.8 16.8H10.2Z"),
  groove("M9.9 18.6V22.2M12 18.6V22.2M14.1 18.6V22.2", 1.1),
]
const LEAF = "M12 1.2C17.4 5.6 17.4 11.6 12 16 6.6 11.6 6.6 5.6 12 1.2Z"
const WING = "M12 13.2C11.6 7.4 7.6 4 1.2 3.8 1.2 10.2 5.4 14.2 12 13.2Z"
const pair: Stroke[] = [ink(WING), ink(WING, "translate(24 0) scale(-1 1)")]
/** Two chevrons that rise: what lies beside them counts for more. */
const rising: Stroke[] = [pen("M14.4 10.2 18.6 5.4 22.8 10.2", 2.7), pen("M14.4 17 18.6 12.2 22.8 17", 2.7)]

const bone: Stroke[] = [
  pen("M14.4 20.4 19.8 15", 2.5),
  ink(dot(13, 20, 1.8)),
  ink(dot(14.8, 21.8, 1.8)),
  ink(dot(19.4, 13.6, 1.8)),
  ink(dot(21.2, 15.4, 1.8)),
]

const rays = Array.from({ length: 8 }, (_, nth) => ink("M12 .6 14 4.8H10Z", `rotate(${nth * 45} 12 12)`))

export const GLYPHS: Record<string, Stroke[]> = {
  sword,
  axe,
  shield,
  "double-shield": doubleShield,
  skull,
  "heal-1": [ink(LEAF), groove("M12 6.5V15", 1.1), pen("M12 15V22.6", 2.6)],
  "heal-2": [...moved(pair, "translate(0 1)"), pen("M12 13V22.6", 2.6)],
  "heal-3": [
    ...moved(pair, "translate(1.2 9.4) scale(.9 .8)"),
    ink(LEAF, "translate(2.6 -.4) scale(.78 .8)"),
    pen("M12 11V22.8", 2.5),
  ],
  "sword-and-axe": [
    ...moved(upright, "translate(-4.4 1.6) rotate(-8 12 12) scale(.84)"),
    ...moved(standingAxe, "translate(7.6 2) scale(.78)"),
  ],
  triple: [
    ink("M12 .8 14.5 4.8V17H9.5V4.8Z"),
    ink("M12 2.6 14.3 6.4V17H9.7V6.4Z", "rotate(-36 12 19)"),
    ink("M12 2.6 14.3 6.4V17H9.7V6.4Z", "rotate(36 12 19)"),
    groove("M9 6V14.5M15 6V14.5", 1.1),
    ink("M5.6 16.6H18.4V19.4H5.6Z"),
    ink("M10.4 19H13.6V23.2H10.4Z"),
  ],
  /* Somebody, and the blade that comes from behind. */
  betrayal: [
    ink(dot(8.6, 6.4, 4.4)),
    ink("M.8 22.8C.8 15.6 3.6 12 8.6 12 13.6 12 16.4 15.6 16.4 22.8Z"),
    groove("M10 18.6 19.4 8.6", 5.4),
    ink("M0-7.6 2 -4.4V3.4H-2V-4.4Z", "translate(14.2 14.2) rotate(-137)"),
    pen("M14.4 8.2 20 13.6", 2.4),
    pen("M17.6 10.6 21.6 6.4", 2.8),
    ink(dot(22, 6, 1.9)),
  ],
  "sword-buff": [...moved(upright, "translate(-5.2 .8) scale(.94)"), ...rising],
  "axe-buff": [...moved(standingAxe, "translate(-3.4 3) scale(.82)"), ...moved(rising, "translate(.8 4.6)")],
  enforcer: moved(
    [ink("M3.2 2.4H20.8V10.8H3.2Z"), groove("M6.6 2V11.2M17.4 2V11.2", 1.2), ink("M10.1 10H13.9V23.2H10.1Z")],
    "rotate(34 12 12)",
  ),
  "sacrificial-defense": [ink(SHIELD), ...moved(inverse(skull), "translate(5.5 5) scale(.54)")],
  "single-buff": [...moved(shield, "translate(-1.6 5) scale(.76)"), ...moved(rising, "translate(.8 -4)")],
  "double-buff": [...moved(doubleShield, "translate(-.8 6.6) scale(.72)"), ...moved(rising, "translate(1.2 5.4)")],
  "scythe-and-bones": [
    pen("M4.4 22.4 15.4 4.2", 2.5),
    ink("M17.4 1.6C10.6-.2 4.6 2 .9 8.4 6.2 5.6 11.2 5.8 15.6 8Z"),
    ...moved(bone, "translate(.4 .4)"),
  ],
  purify: [ink(dot(12, 12, 5.3)), ...rays],
  curse: [
    ink("M.6 9C5 1.6 19 1.6 23.4 9 19 16.4 5 16.4.6 9Z"),
    cut(dot(12, 9, 3.9)),
    ink(dot(12, 9, 1.9)),
    ...[
      [5.6, 18.6],
      [12, 20.4],
      [18.4, 18.6],
    ].map(([x, y]) => ink(TEAR, `translate(${x} ${y})`)),
  ],
  "defensive-heal": [
    ink(SHIELD),
    ...moved(inverse([...pair, pen("M12 13V21.6", 2.8)]), "translate(5.3 5.4) scale(.56)"),
  ],
}

/** The same drawing in the panel's colour, to lie on something dark. */
function inverse(strokes: Stroke[]): Stroke[] {
  const other = { ink: "cut", cut: "ink", pen: "groove", groove: "pen" } as const
  return strokes.map((stroke) => ({ ...stroke, as: other[stroke.as] }) as Stroke)
}

export interface Body {
  side: string
  under: string
  rim: string
  panel: string
  glyph: string
  /** The panel's outline in the die's box of 100; "" where the whole face is the panel. */
  outline: string
  /** Size and middle of the glyph. */
  size: number
  middle: number
}

/** The marks of a die's kind: its colour and the shape of its panel. */
export const BODIES: Record<string, Body> = {
  troop: {
    side: "#F3EBD6",
    under: "#C2B28D",
    rim: "#6A5B3C",
    panel: "#FBF6E9",
    glyph: "#241D12",
    outline: "M25 16H75Q83 16 83 24V72Q83 80 75 80H25Q17 80 17 72V24Q17 16 25 16Z",
    size: 61,
    middle: 48,
  },
  attack: {
    side: "#B4492F",
    under: "#6E2314",
    rim: "#3A0F06",
    panel: "#FBE9DC",
    glyph: "#5A1B0E",
    outline: "M32 16H68L82 30V66L68 80H32L18 66V30Z",
    size: 55,
    middle: 48,
  },
  defence: {
    side: "#2F6491",
    under: "#143A5C",
    rim: "#08203A",
    panel: "#E4EFF8",
    glyph: "#0F2F4C",
    outline: "M17 17H83V52Q81 74 50 84 19 74 17 52Z",
    size: 50,
    middle: 46,
  },
  special: {
    side: "#3A3732",
    under: "#1B1916",
    rim: "#080706",
    panel: "#F5E7B8",
    glyph: "#2B2206",
    outline: "M50 14A34 34 0 1 1 49.9 14Z",
    size: 49,
    middle: 48,
  },
}
