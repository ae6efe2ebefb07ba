/** The names of the colour tokens, in pairs that are used together, and the type sizes in use. */
export const PAIRS: [ground: string, ...inks: string[]][] = [
  ["room", "ink", "ink-2"],
  ["card", "ink", "ink-2", "link", "harm"],
  ["sheet", "ink", "pencil"],
  ["cloth", "on-cloth", "on-cloth-2"],
  ["well", "on-cloth", "on-cloth-2"],
  ["prompt-bar", "on-prompt-bar", "on-prompt-bar-2"],
  ["prompt-bar-2", "on-prompt-bar", "on-prompt-bar-2"],
  ["brass", "on-brass"],
]

export const TYPES: [name: string, font: string][] = [
  ["Lobby title", "800 25px/1.2 var(--serif)"],
  ["Prompt", "700 23px/1.2 var(--serif)"],
  ["Card heading", "700 18px/1.25 var(--serif)"],
  ["Body", "400 16px/1.35 var(--sans)"],
  ["Calculation", "400 15.5px/1.35 var(--sans)"],
  ["Log and notes", "400 15px/1.35 var(--sans)"],
  ["Caption", "400 13.5px/1.2 var(--sans)"],
]
