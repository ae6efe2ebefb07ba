/** The Dragonfolk, drawn for this table in a box of 48: people, and the dragons that rule them. */
import { cut, dot, groove, ink, moved, pen, type Stroke } from "../strokes"

const FLAME = "M0-8C4-4 6 0 6 3.4A6 6 0 0 1-6 3.4C-6 1-5-1-3-2.4-3-.6-2 .6-.8.6.8-1.6 1.2-5 0-8Z"
const BLADE = "M0-15 2.6-10V9H-2.6V-10Z"
const sword: Stroke[] = [ink(BLADE), ink("M-6 9H6V12H-6Z"), ink("M-1.5 12H1.5V18H-1.5Z")]
const mirror = (d: string): Stroke[] => [ink(d), ink(d, "translate(48 0) scale(-1 1)")]

const archers: Stroke[] = [
  ink("M8 14C7 6 11 2 17 2.4 22 3 23 8 21.4 14Z"),
  ink("M9 15.4H20.6L25 46H4Z"),
  pen("M15 20H35", 4.4),
  groove("M11 24 19 44", 1.6),
  pen("M30 2.6C42.6 10 42.6 30 30 37.4", 3.2),
  pen("M30 2.6 20.6 20 30 37.4", 1.4),
  ink("M47.6 20 40.6 15.6V24.4Z"),
]
const shieldRound: Stroke[] = [cut(dot(15, 29, 12.6)), ink(dot(15, 29, 10.6)), groove(dot(15, 29, 6), 1.8)]
const footsoldiers: Stroke[] = [
  ink("M16.6 17V12.6C16.6 6 19.8 2 24 2 28.2 2 31.4 6 31.4 12.6V17Z"),
  groove("M20.4 11H32", 2),
  ink("M15 19H33L34.6 34H13.4Z"),
  ink("M15 33.6H23.2V46H14.4Z"),
  ink("M24.8 33.6H33L33.6 46H24.8Z"),
  pen("M31 22.6 40 27", 4.6),
  ...shieldRound,
  pen("M40.4 46V8", 2.6),
  ink("M40.4.6 44.6 9.6H36.2Z"),
]
const dragonWarriors: Stroke[] = [
  ink("M21.4 9.2 9 1.6C10.4 8.4 13 12 17.4 14.4Z"),
  ink("M16.6 12.4C17.4 8 21.4 6.4 26 7.6L37 12.4V16.4L29 18.2C27 20.4 23.4 21.4 19.6 21 17 19 16 16 16.6 12.4Z"),
  cut(dot(25, 11.8, 1.6)),
  groove("M28 16 37 14.6", 1.2),
  ink("M15.4 21.8H26.6L30 34H13Z"),
  groove("M16 27H29", 1.4),
  ink("M13.4 33.6H21.4L19 46H10.4Z"),
  ink("M22.6 33.6H30.2L34 46H25.4Z"),
  pen("M14.6 32C6 33 3.4 38 4.6 45", 3.4),
  pen("M25 24.6 38 32.4", 4.4),
  ...moved(sword, "translate(40 18.6) rotate(8)"),
]
const tower: Stroke[] = [
  cut("M1.4 15.4H17V36C17 42 13.4 46 9.2 48.6 5 46 1.4 42 1.4 36Z"),
  ink("M3 17H15.4V36C15.4 40.6 12.6 44 9.2 46.4 5.8 44 3 40.6 3 36Z"),
  groove("M9.2 19V43M4.6 27H14", 1.6),
]
const helmet: Stroke[] = [
  ink("M4 15.4V11.4C4 6.4 6.2 3.4 9.2 3.4 12.2 3.4 14.4 6.4 14.4 11.4V15.4Z"),
  groove("M6.6 11H15", 1.6),
]
const lance: Stroke[] = [pen("M14 28 41 10", 2.8), ink("M47.6 5.6 42.4 13 38 7.6Z")]
const lanceBearers: Stroke[] = [
  ...moved(helmet, "translate(13 0)"),
  ...moved(lance, "translate(0 -7)"),
  ...moved(tower, "translate(13 0)"),
  ...helmet,
  ...moved(lance, "translate(0 10)"),
  ...tower,
]
const rainOfFire: Stroke[] = [
  ink(
    "M24 9C26.4 5.4 29.4 4.4 32.4 6 37 1.4 43.4 2 47.4 8.4 43.4 8 41 10 40.2 14.6 36.8 12.6 33.8 13.6 32 17.4 29.4 14.6 26.6 15.4 24 20 21.4 15.4 18.6 14.6 16 17.4 14.2 13.6 11.2 12.6 7.8 14.6 7 10 4.6 8 .6 8.4 4.6 2 11 1.4 15.6 6 18.6 4.4 21.6 5.4 24 9Z",
  ),
  ink(FLAME, "translate(9 28) scale(.86)"),
  ink(FLAME, "translate(39 28) scale(.86)"),
  ink(FLAME, "translate(24 33.6) scale(1.3)"),
  ink(FLAME, "translate(11.4 42) scale(.5)"),
  ink(FLAME, "translate(36.6 42) scale(.5)"),
]
const dagger: Stroke[] = [ink("M0-14 3-8V5H-3V-8Z"), ink("M-6 5H6V8H-6Z"), ink("M-1.7 8H1.7V14H-1.7Z")]
const fireborn: Stroke[] = [
  ink(
    "M26 0C27 4 36 8 37 20 37.4 26 35 30 32 32H16C13 30 10.6 26 11 20 11.4 14 15 12 15.4 6.4 18 7.4 19.4 9.4 20 11.4 23.6 9 26 5 26 0Z",
  ),
  cut("M24 13.4C29.4 15.4 31.6 19.4 31 24.4H17C16.4 19.4 18.6 15.4 24 13.4Z"),
  ink("M18 18.6 23 20.6V23L18.4 22Z"),
  ink("M30 18.6 25 20.6V23L29.6 22Z"),
  ...moved(dagger, "translate(13 36) rotate(-52)"),
  ...moved(dagger, "translate(35 36) rotate(52)"),
]
const WING = "M21 17C15 6 8 1.6 1 2.4 4.4 7 4.6 14 2.6 23 6 21.4 8.8 22.4 10.4 26.4 13 23.6 16.4 24 19.4 29Z"
const hybridElite: Stroke[] = [
  ...mirror(WING),
  ...mirror("M21.6 7 17.4.4 24.4 4Z"),
  ink(dot(24, 9.6, 5.4)),
  cut(dot(22, 9, 1.2)),
  cut(dot(26, 9, 1.2)),
  cut("M15.6 16H32.4L30.6 34H17.4Z"),
  ink("M17.4 16.6H30.6L28.8 33H19.2Z"),
  groove("M24 18V32", 1.4),
  ink("M18.6 32.4H23.4L22.4 46.4H16.4Z"),
  ink("M29.4 32.4H24.6L25.6 46.4H31.6Z"),
  groove("M29.6 19.6 39.4 25.4", 6.4),
  pen("M29.6 19.6 39.4 25.4", 3.4),
  ...moved(sword, "translate(39.8 36) scale(.72) rotate(180)"),
]
const basilisk: Stroke[] = [
  ink("M24 8.4 21 1 27.4 4.4 30.4 0 33 4.4 38 2.4 37 9Z"),
  pen("M6 44H36C45 44 45 34.4 36 34.4H18C8.4 34.4 8.4 24.4 18 24.4H26", 6.4),
  ink("M9 40.8 1 43 8 47.2Z"),
  ink("M19.6 17C19 10 25 6 32 7L46 13.4V16.6L35 19.4C34 24.6 29 28.4 24 27.6Z"),
  cut(dot(29.4, 13.2, 3.8)),
  ink(dot(29.8, 13.2, 1.8)),
  groove("M34 17 46 15", 1.3),
]
const wyrm: Stroke[] = [
  ink("M3 2.4C15 2 25 8 29 22L20 33C16 30 14 27 14.4 23 10 23.4 8 21 8.4 16.4 5 16 3.6 13.6 4.6 9.6 2 8 1.6 5 3 2.4Z"),
  groove("M6 4.6C13 10 19 19 22 29M8.6 16C11 14.4 12.4 13 13 11.4M14.4 23C16.6 21.6 18 20 18.6 18", 1.3),
  ink(
    "M2 33C9 37 15 36.4 19.6 32.4 24 28.4 22 22.4 23.4 15.4 25 8.4 31.6 5 38 7.4L47.4 13V16.6L39 17.6C34 17.6 31.6 20 32.4 25 33.6 32 33 37 27 41.4 19 46.4 8 44 3 39.6.6 37.4.4 34.4 2 33Z",
  ),
  ink("M34 8 28.6.6 38.6 6.6Z"),
  cut(dot(36.6, 11.4, 1.6)),
  groove("M39.4 15.6 47 14.6", 1.1),
  pen("M21 40.6 18.6 46H23.4M29 39 29.4 46H34", 2.8),
]
const lady: Stroke[] = [
  ...moved([ink("M0 8-1.6 1 3.2 4.6 8 0 12.8 4.6 17.6 1 16 8Z")], "translate(12 0)"),
  ink("M14.4 26C12.6 12 16 7.4 20 7.4 24 7.4 27.4 12 25.6 26Z"),
  cut("M16.4 12.6H23.6V16.4A3.6 4 0 0 1 16.4 16.4Z"),
  ink("M14 22H26L29 29 37 46.4H3L11 29Z"),
  groove(
    "M11 31a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0M8 37.4a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0",
    1.5,
  ),
  groove("M5 43a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0", 1.5),
  pen("M24 24.4 38 27", 3.8),
  ink(FLAME, "translate(40.4 17) scale(1.16)"),
]

export const DRAGONFOLK: Record<string, Stroke[]> = {
  archers,
  footsoldiers,
  "dragon-warriors": dragonWarriors,
  "lance-bearers": lanceBearers,
  "rain-of-fire": rainOfFire,
  "fireborn-assassins": fireborn,
  "hybrid-elite": hybridElite,
  basilisk,
  "the-winged-wyrm": wyrm,
  "lady-of-the-red-scales": lady,
}
