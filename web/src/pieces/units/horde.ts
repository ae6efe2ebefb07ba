/** The Horde, drawn for this table in a box of 48: teeth, spikes and eyes. */
import { cut, dot, groove, ink, moved, pen, type Stroke } from "../strokes"

const TEAR = "M0-4.4C2.6-1 3.4.6 3.4 2A3.4 3.4 0 0 1-3.4 2C-3.4.6-2.6-1 0-4.4Z"
const both = (strokes: Stroke[]): Stroke[] => [...strokes, ...moved(strokes, "translate(48 0) scale(-1 1)")]

const critter: Stroke[] = [
  ink("M7.4 10.4 4 .6 14 6.4Z"),
  ink("M24.6 10.4 28 .6 18 6.4Z"),
  ink("M3 19C3 10 8 5.4 16 5.4 24 5.4 29 10 29 19 29 26 24 29 16 29 8 29 3 26 3 19Z"),
  cut(dot(11, 13.6, 2.4)),
  cut(dot(21, 13.6, 2.4)),
  cut("M7 18.6 10 22 13 18.6 16 22 19 18.6 22 22 25 18.6 23 26H9Z"),
  ink("M8 28H13V32H6Z"),
  ink("M24 28H19V32H26Z"),
]
const critters: Stroke[] = [
  ...moved(critter, "translate(0 27) scale(.6)"),
  ...moved(critter, "translate(29 27) scale(.6)"),
  cut("M8 30C6 14 14 4 24 4 34 4 42 14 40 30L37 36H11Z"),
  ...moved(critter, "translate(8 3) scale(1)"),
]
const beast: Stroke[] = [
  ...both([ink("M19 7C14 6.4 11.4 4 11-.4 15 2 19 2.4 22.6 3.4Z")]),
  ink(
    "M24 3C30 3 33 7 35 11.4 42 13 46.4 19 46.8 28L47.4 40C47.4 44 45 46.4 41.4 46.4 37.6 46.4 36.4 44 36.4 41L34.4 29 33 36 34 46.4H25.4L24 39.4 22.6 46.4H14L15 36 13.6 29 11.6 41C11.6 44 10.4 46.4 6.6 46.4 3 46.4.6 44 .6 40L1.2 28C1.6 19 6 13 13 11.4 15 7 18 3 24 3Z",
  ),
  cut("M17 9.4 22.4 11.4C22 14 18 14 17 9.4Z"),
  cut("M31 9.4 25.6 11.4C26 14 30 14 31 9.4Z"),
  cut("M17.4 20 19 15.4 20.6 18H27.4L29 15.4 30.6 20Z"),
  groove("M13.4 14 15 24M34.6 14 33 24M18 26C22 28.4 26 28.4 30 26", 1.5),
]
const spike = (x: number, y: number, turn: number, size = 1): Stroke =>
  ink("M0-15 3.4 4H-3.4Z", `translate(${x} ${y}) rotate(${turn}) scale(${size})`)
const spikers: Stroke[] = [
  spike(6, 32, -64),
  spike(8, 26, -42),
  spike(14, 21, -22),
  spike(21, 19, -4),
  spike(28, 20, 12),
  spike(35, 25, 30, 0.8),
  ink("M3 40C2 28 11 20 23 20 33 20 39 25 42 31L47.4 37C47.4 39.4 45 40.6 42 40.6Z"),
  cut(dot(39, 33, 1.9)),
  groove("M40 38.4H47", 1.2),
  groove("M33 24C30 28 30 35 33 40", 1.4),
  pen("M12 40V46M20 40V46M30 40V46M37 40V46", 3.2),
  spike(40, 10, 48, 0.5),
  spike(44, 19, 62, 0.4),
]
const snake: Stroke[] = [
  pen("M8 45.4C22 48.4 36 45 35 37.4 34 30.4 14 32.4 13 24.4 12.2 17.4 30 20 31.4 12", 6.4),
  ink("M11 42.4 1.4 43.6 10 48.2Z"),
  ink("M26 13C25 5.4 29 1 35 1.6 41 2.4 44.4 6.4 44 9.4 41 12 37 12.4 34.4 14.6 31.4 17 27 17 26 13Z"),
  cut(dot(35, 6.4, 1.9)),
  pen("M43 9.6 46 11.4M46 11.4 47.6 10M46 11.4 47 13.6", 1.3),
  ...[
    [19, 44.6],
    [27, 44],
    [33.4, 39.6],
    [29, 33],
    [21, 29.6],
    [14.6, 24.6],
    [21, 19.6],
    [28.6, 16.6],
  ].map(([x = 0, y = 0]) => cut(dot(x, y, 1.2))),
]
const SCYTHE = "M20 21C9 19.4 2.4 11 3.6.4 8 8.4 14 12.4 23 14.6Z"
const HOOK = "M19 30C11 31 5.4 37 5 46.6 9.4 40 14 37.4 21 36.6Z"
const blades: Stroke[] = [
  ...both([ink(SCYTHE), ink(HOOK)]),
  cut("M16 14H32L36 48H12Z"),
  ink("M13.4 4.4C18 1.4 30 1.4 34.6 4.4L24 19.4Z"),
  cut("M17 6.6 22.8 9.4C22 12 19 11.4 17 6.6Z"),
  cut("M31 6.6 25.2 9.4C26 12 29 11.4 31 6.6Z"),
  ink("M20.4 19H27.6L30 30 27 46.4 24 42 21 46.4 18 30Z"),
  groove("M19.4 26H28.6M19 31.4H29", 1.4),
]
const fiend: Stroke[] = [
  ...both([ink("M14 17C6 15.4 1.4 9.4 2 .6 7 6 13 7.4 20.6 10.4Z")]),
  ink(
    "M24 8.6C32 8.6 37.6 13 38 21.4 38.4 29 34.4 34.4 30 40L24 47 18 40C13.6 34.4 9.6 29 10 21.4 10.4 13 16 8.6 24 8.6Z",
  ),
  cut("M14 18.4 22 22C21 26 15.4 25.4 14 18.4Z"),
  cut("M34 18.4 26 22C27 26 32.6 25.4 34 18.4Z"),
  cut("M14.6 28.4 17.6 31.6 20.8 29 24 32.4 27.2 29 30.4 31.6 33.4 28.4 30 37.4 27 34.4 24 38.4 21 34.4 18 37.4Z"),
  ...both([ink("M3.4 21.4 9.4 30 2.4 27.4Z"), ink("M2.4 30.4 10.6 36.4 3.4 36.4Z")]),
  ink(TEAR, "translate(9.6 42.6) scale(.8)"),
  ink(TEAR, "translate(38.4 42.6) scale(.8)"),
]
const SHOULDERS = "M0 46.4C0 33 5 28 13 26.6L13.4 21H20.6L21 26.6C29 28 34 33 34 46.4Z"
const FACE = "M17 2.4C22.4 2.4 25 6 25 12 25 18 22 23.4 17 23.4 12 23.4 9 18 9 12 9 6 11.6 2.4 17 2.4Z"
const doubles: Stroke[] = [
  pen("M35.4 26.6C42 28 46.6 33 46.6 45.2H32", 2.4),
  pen(FACE, 2.4, "translate(14.4 .6) scale(.94)"),
  ink(dot(29.4, 12, 1.6)),
  ink(dot(34.4, 12, 1.6)),
  groove(FACE, 3.6),
  groove(SHOULDERS, 3.6),
  ink(SHOULDERS),
  ink(FACE),
  cut(dot(14.4, 12, 1.7)),
  cut(dot(19.6, 12, 1.7)),
]
const maelstrom: Stroke[] = [
  pen("M2 7C2 12 12 14.4 24 14.4 36 14.4 46 12 46 7 46 3.4 38 1.6 28 1.6 19 1.6 13 3.4 13 6 13 8.4 18 9.4 24 9.4", 2.8),
  pen("M7 17C10 21.4 17 23 25 23 33 23 39 21.4 42 17.4", 3.4),
  pen("M12.4 25.4C15 29.4 20 30.4 26 30.4 31 30.4 35 29.4 37.4 26.4", 3.4),
  pen("M18.4 33.4C20.4 36.4 23 37.4 27 37.4 30 37.4 32 36.4 33.4 34.6", 3.2),
  pen("M23 41C24.4 43 26 43.4 29 43 27.4 45.4 26 46.4 23 47", 2.6),
  ink(TEAR, "translate(6.4 34) scale(1.2)"),
  ink(TEAR, "translate(42.4 36) scale(1.2)"),
  ink(TEAR, "translate(12.4 43.6) scale(.8)"),
  ink(TEAR, "translate(3.6 23.6) scale(.7)"),
  ink(TEAR, "translate(45 26) scale(.7)"),
]
const broodkeeper: Stroke[] = [
  ...both([pen("M18 16C11 14 8 8 8 1.4M17 19.4C9 19 4.4 15 1.6 9M15 24C8 24 4 27 1.4 33M16 29C9 31 6 37 5.4 45", 2.6)]),
  ink(dot(24, 31.6, 14)),
  ink(dot(24, 13.4, 7.4)),
  groove("M15 21.4C20 18.6 28 18.6 33 21.4", 1.8),
  cut(dot(20.8, 11.6, 1.7)),
  cut(dot(27.2, 11.6, 1.7)),
  cut(dot(22.6, 15.6, 1)),
  cut(dot(25.4, 15.6, 1)),
  pen("M21 6.6C19.4 4 20 2 21.4.6M27 6.6C28.6 4 28 2 26.6.6", 2.2),
  ...[
    [24, 26],
    [17.6, 29.4],
    [30.4, 29.4],
    [20.2, 36],
    [27.8, 36],
    [24, 42],
    [24, 31.6],
  ].map(([x = 0, y = 0]) => cut(dot(x, y, 2.5))),
]
const mindbender: Stroke[] = [
  pen(
    "M12 28C11 36 3.4 36 4.4 45.4M18.4 30C18 37 13 39 14.4 46.6M29.6 30C30 37 35 39 33.6 46.6M36 28C37 36 44.6 36 43.6 45.4M24 31V46",
    3.4,
  ),
  ink("M4 18C4 7 12 1.4 24 1.4 36 1.4 44 7 44 18 44 27 39 32 24 32 9 32 4 27 4 18Z"),
  cut("M9.4 20.4C15 12.4 33 12.4 38.6 20.4 33 28.4 15 28.4 9.4 20.4Z"),
  ink(dot(24, 20.4, 5.2)),
  cut(dot(25.8, 18.6, 1.6)),
  groove(
    "M24 2V10M15.4 4C15.4 7.4 18 8 18 11M32.6 4C32.6 7.4 30 8 30 11M9 8.6C10.4 10 11 11 11 13M39 8.6C37.6 10 37 11 37 13",
    1.5,
  ),
]

export const HORDE: Record<string, Stroke[]> = {
  critters,
  "hulking-beast": beast,
  spikers,
  "crimson-snake": snake,
  "dark-blades": blades,
  "razor-fiend": fiend,
  doppelgangers: doubles,
  "toxic-maelstrom": maelstrom,
  broodkeeper,
  mindbender,
}
