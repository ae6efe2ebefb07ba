/** The people at the table and their proposals, as the server tells each seat of this browser. */
import type { Connection } from "../server/connection"
import type { Guest, Presence, SentPhrase, DiceCommitment, Occupant, Proposal, DeclinedProposal } from "../scene/scene"
import type { ContinuedMatch, TimeControl } from "../server/types.gen"

/** Notices and proposals outside play, as the prompt bar shows them. */
export interface Beside {
  wish: Proposal | null
  /** The wish waits for a person at this browser. */
  asksMe: boolean
  /** The bot that plays for the shown seat, if one does. */
  standsIn: Occupant | null
  /** Bots that have failed and were replaced. */
  failed?: Occupant[]
  /** The wish is one of this browser's. */
  own?: boolean
  /** A wish of this browser's that was refused. */
  refused?: DeclinedProposal | null
  /** This page watches. */
  watching?: boolean
  /** The table of the players' rematch, or "". */
  again?: string
  /** The name that others see for this person, while it is time to choose one; otherwise null. */
  naming?: string | null
  /** The table's clocks, if it has any. */
  clock?: TimeControl | null
  /** Whether play has not begun, so the clocks are explained. */
  announced?: boolean
  /** The seat that has been away for so long that the match may be ended without it. */
  gone?: string
  /** The time when play begins even if someone is missing, or 0. */
  begins?: number
  /** Dice are rolled by hand at a table with clocks. */
  rolling?: boolean
  /** Friends' seats that wait, and the links to them. */
  invites: { seat: number; token: string; link: string }[]
  /** Those who are about to take one of these seats. */
  guests?: Guest[]
}

export class TablePresence {
  #told = $state.raw<ReadonlyMap<number | null, Presence>>(new Map())
  #agreed = new Set<string>()
  #connections: ReadonlyMap<number | null, Connection>

  /** `connections`: this browser's seats at the table. */
  constructor(connections: ReadonlyMap<number | null, Connection>) {
    this.#connections = connections
  }

  get sitters(): Occupant[] {
    return this.#any?.occupants ?? []
  }

  get watching(): number {
    return this.#any?.spectators ?? 0
  }

  /** Whether somebody has yet to join, and play has not begun. */
  get waits(): boolean {
    return this.#any?.waiting ?? false
  }

  /** The commitment of the table's dice; null without one. */
  get seal(): DiceCommitment | null {
    return this.#any?.dice ?? null
  }

  /** Whether everybody wants a rated match, so the result counts. */
  get rated(): boolean {
    return this.#any?.rated ?? false
  }

  /** Whether a seat's person plays under a player's name. */
  isPlayer(seat: number): boolean {
    return this.sitters.some((sitter) => sitter.seat === seat && sitter.mark !== "")
  }

  /** Whether somebody wants a rated match. */
  get anybodyWants(): boolean {
    return this.sitters.some(({ wants_rated: wants }) => wants)
  }

  /** Whether people here roll real dice. */
  get byHand(): boolean {
    return this.#any?.by_hand ?? false
  }

  /** The last phrase at the table. */
  get heard(): SentPhrase[] {
    return this.#any?.phrases ?? []
  }

  /** Those who are about to take a free seat. */
  get guests(): Guest[] {
    return this.#any?.guests ?? []
  }

  mayResign(seat: number | null): boolean {
    return this.#told.get(seat)?.may_resign ?? false
  }

  mayDraw(seat: number | null): boolean {
    return this.#told.get(seat)?.may_draw ?? false
  }

  /** Whether the player to move has been away so long that the seat may end the match. */
  mayClaim(seat: number | null): boolean {
    return this.#told.get(seat)?.may_claim ?? false
  }

  /** The time when play begins even if someone is missing, in milliseconds since 1970; 0 if play waits for everyone. */
  get begins(): number {
    return this.#any?.starts_at ?? 0
  }

  mayHint(seat: number | null): boolean {
    return this.#told.get(seat)?.may_hint ?? false
  }

  /** A seat's name as its person chose it, or "". */
  calledOf(seat: number): string {
    return this.sitters.find((sitter) => sitter.seat === seat)?.chosen_name ?? ""
  }

  get wish(): Proposal | null {
    return this.#any?.proposal ?? null
  }

  /** The last request of a person at this browser, if it was refused. */
  get refused(): DeclinedProposal | null {
    return [...this.#told.values()].find(({ declined: refused }) => refused)?.declined ?? null
  }

  /** The wish is from a person at this browser. */
  get isOwn(): boolean {
    return this.wish !== null && this.#isOwn(this.wish.seat)
  }

  /** The table of the rematch, for a spectator of the match; or "". */
  get again(): string {
    return this.#any?.rematch ?? ""
  }

  /** The wish waits for a person at this browser. */
  get asksMe(): boolean {
    return this.wish !== null && !this.#isOwn(this.wish.seat) && this.wish.waits_for.some((seat) => this.#isOwn(seat))
  }

  /** The seat of this browser that may ask to take its last decision back. */
  get mayUndo(): number | null {
    return [...this.#told].find(([, company]) => company.may_undo)?.[0] ?? null
  }

  /** The seat of this browser that can take its last decision back without consent. */
  get stepsBack(): number | null {
    return [...this.#told].find(([, company]) => company.free_undo)?.[0] ?? null
  }

  /** The seat of this browser that may take back its whole turn. */
  get mayUndoTurn(): number | null {
    return [...this.#told].find(([, company]) => company.may_undo_turn)?.[0] ?? null
  }

  /** The match that this one continues. */
  get continues(): ContinuedMatch | null {
    return this.#any?.continues ?? null
  }

  /** The occupants of seats that are not this browser's. */
  get others(): Occupant[] {
    return this.sitters.filter((sitter) => !this.#isOwn(sitter.seat))
  }

  meet(seat: number | null, company: Presence): void {
    this.#told = new Map(this.#told).set(seat, company)
    const wish = company.proposal
    if (wish && seat !== null && this.#isOwn(wish.seat) && wish.waits_for.includes(seat)) this.#agree(seat, wish.number)
  }

  /** Called when a seat of this browser moves to another device. */
  leave(seat: number | null): void {
    this.#told = new Map([...this.#told].filter(([other]) => other !== seat))
  }

  /** Answers the wish for every seat of this browser. */
  consent(yes: boolean): void {
    const wish = this.wish
    for (const seat of wish?.waits_for ?? []) this.#connections.get(seat)?.consent(wish?.number ?? 0, yes)
  }

  /** Agrees for a seat of this browser: two people at one screen settle a proposal in person. */
  #agree(seat: number, wish: number): void {
    const once = `${seat}:${wish}`
    if (!this.#agreed.has(once)) this.#connections.get(seat)?.consent(wish, true)
    this.#agreed.add(once)
  }

  get #any(): Presence | undefined {
    return [...this.#told.values()].at(-1)
  }

  #isOwn(seat: number): boolean {
    return this.#connections.has(seat)
  }
}
