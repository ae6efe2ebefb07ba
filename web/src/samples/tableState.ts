/** Sample state around a game: people, requests, hints. */
import { filled, type Hint, type Odds, type Seat, type Occupant, type Proposal } from "../scene/scene"
import type { Beside } from "../match/presence.svelte"

const sitter = (rest: Partial<Occupant>): Occupant =>
  filled<Occupant>("Occupant", {
    seat: 1,
    name: "Beta",
    kind: "friend",
    connected: false,
    bot: "",
    stand_in: false,
    chosen_name: "",
    timed_out: false,
    mark: "",
    rating: 0,
    wants_rated: false,
    failure: "",
    ...rest,
  })

const plate = (rest: Partial<Seat>): Seat =>
  filled<Seat>("Seat", {
    seat: 1,
    name: "Beta",
    mark: "ring",
    you: false,
    acting: false,
    first: false,
    status: "",
    tally: null,
    notes: [],
    ...rest,
  })

export const SEATS: Seat[] = [plate({ seat: 0, name: "Alpha", mark: "chevron", you: true }), plate({})]

export const SITTERS: Occupant[] = [
  sitter({ seat: 0, name: "Alpha", kind: "person", connected: true }),
  sitter({ connected: true }),
]

export const PLATES: { seat: Seat; sitter?: Occupant }[] = [
  { seat: SEATS[0] as Seat },
  { seat: plate({ first: true }), sitter: sitter({ connected: true }) },
  { seat: plate({}), sitter: sitter({}) },
  { seat: plate({ status: "ready" }), sitter: sitter({ kind: "bot", bot: "master" }) },
  { seat: plate({}), sitter: sitter({ bot: "master", stand_in: true }) },
]

const wish = (what: Proposal["what"], seat: number): Proposal => ({ number: 1, what, seat, waits_for: [1 - seat] })
const nothing: Beside = { wish: null, asksMe: false, standsIn: null, invites: [] }

const INVITE = { seat: 1, token: "theSeatsKey", link: "https://table.example/join/aTable#1.theSeatsKey" }

export const BESIDES: Record<string, Beside> = {
  invite: { ...nothing, invites: [INVITE] },
  "invite-guests": {
    ...nothing,
    invites: [INVITE],
    guests: [
      { number: 1, seat: 1, what: "learns", name: "" },
      { number: 2, seat: 1, what: "asks", name: "Zoe" },
    ],
  },
  "undo-asked": { ...nothing, wish: wish("undo", 1), asksMe: true },
  "undo-own": { ...nothing, wish: wish("undo", 0) },
  "rematch-asked": { ...nothing, wish: wish("rematch", 1), asksMe: true },
  "rematch-own": { ...nothing, wish: wish("rematch", 0) },
  "draw-asked": { ...nothing, wish: wish("draw", 1), asksMe: true },
  watching: { ...nothing, watching: true },
  naming: { ...nothing, naming: "" },
  "bot-plays": { ...nothing, standsIn: sitter({ seat: 0, bot: "master", stand_in: true }) },
}

export const ODDS: Odds = filled("Odds", {
  title: "DiceEntry 2 dice",
  tables: [
    {
      title: "Your attack",
      note: "2.7 on average",
      rule: "R22",
      chances: [
        { label: "2", share: 0.444 },
        { label: "3", share: 0.444 },
        { label: "4", share: 0.112 },
      ],
    },
    {
      title: "Four or more, for a bonus die",
      rule: "R44",
      apart: true,
      chances: [
        { label: "four swords", share: 0 },
        { label: "four axes", share: 0.028 },
        { label: "four shields", share: 1 },
      ],
    },
  ],
  note: "After this roll, by your own tray.",
})

export const HINT: Hint = filled("Hint", {
  type: "hint",
  id: "",
  text: "Take d12, showing 2: better than the rest, wins 64 games in 100.",
  options: [
    { action: "take A.d12", label: "Take d12, showing 2", probability: 1, win_chance: 0.64, follow_ups: [], aimed: "" },
    {
      action: "take A.d10",
      label: "Take d10, showing 10",
      probability: 0,
      win_chance: 0.61,
      follow_ups: [],
      aimed: "",
    },
    {
      action: "take B.d12",
      label: "Take d12 of Beta's set, showing 4",
      probability: 0,
      win_chance: 0.52,
      follow_ups: [],
      aimed: "",
    },
  ],
})
