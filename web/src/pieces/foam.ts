/** The six colours of foam dice. Each has a mark of its own, so that nobody needs to tell them apart by hue. */
export interface Foam {
  body: string
  side: string
  rim: string
  pip: string
  /** Strokes in a box from -1 to 1. */
  mark: string
}

const ORANGE: Foam = { body: "#E8782A", side: "#C25C15", rim: "#5E2A05", pip: "#2B1302", mark: "M0-1 1 0 0 1-1 0Z" }
const YELLOW: Foam = { body: "#F3C62B", side: "#CFA212", rim: "#5C4703", pip: "#2A2001", mark: "M-1 0H1M0-1V1" }
const RED: Foam = {
  body: "#C22E2A",
  side: "#98201D",
  rim: "#3D0907",
  pip: "#FFF3EE",
  mark: "M0-1C.2-.3 .9-.1 .7.6 .5 1.1-.5 1.1-.7.6-.8.2-.4 0-.3-.4-.1-.2 0-.4 0-1Z",
}
const BLUE: Foam = { body: "#2F62B8", side: "#234C92", rim: "#0B1E42", pip: "#F4F8FF", mark: "M-.9.1 0-.8.9.1M0-.8V1" }
const GREEN: Foam = { body: "#37893F", side: "#286A30", rim: "#0B2B0F", pip: "#F3FFF1", mark: "M-1 0H1" }
const PINK: Foam = {
  body: "#EE8FB4",
  side: "#CC6E94",
  rim: "#6A1E40",
  pip: "#3A0A20",
  mark: "M.75-.6A.95.95 0 1 0 .95.15M.8-1.1V-.5H.2",
}

const PLAIN: Foam = { body: "#C9C3B4", side: "#A8A293", rim: "#4A463C", pip: "#22211C", mark: "" }
const FOAMS: Record<string, Foam> = { orange: ORANGE, yellow: YELLOW, red: RED, blue: BLUE, green: GREEN, pink: PINK }

export const FOAM = "foam"
export const foamOf = (colour: string): Foam => FOAMS[colour] ?? PLAIN
