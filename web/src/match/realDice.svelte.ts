/** The entry of real dice: the dice to be entered, and the faces tapped or typed so far. */
import type { Due, Piece } from "../scene/scene"

/** The key for each face of a die: its number, or its position if it shows a picture. */
export const keysOf = (faces: readonly Piece[]): string[] =>
  faces.map(({ face }, at) => (/^\d+$/.test(face) ? face : String(at + 1)))

export class DiceEntry {
  /** The dice to be entered, one after the other. */
  dice = $state.raw<readonly Due[]>([])
  /** The number of each die's face, from 1; 0 if it isn't known yet. */
  faces = $state.raw<readonly number[]>([])
  /** The index of the die that is asked about. */
  at = $state(0)
  /** Digits typed so far that could begin more than one face. */
  digits = $state("")
  #key = ""

  /** Asks for `dice`; `key` distinguishes them from earlier ones. */
  ask(dice: readonly Due[], key: string): void {
    if (key === this.#key) return
    this.#key = key
    this.dice = dice
    this.faces = dice.map(() => 0)
    this.at = 0
    this.digits = ""
  }

  get several(): boolean {
    return this.dice.length > 1
  }

  get die(): Due | undefined {
    return this.dice[this.at]
  }

  /** The typed faces before the first gap. */
  get known(): number[] {
    const gap = this.faces.indexOf(0)
    return this.faces.slice(0, gap < 0 ? undefined : gap)
  }

  /** Notes a face of the die that is asked about, and goes on to the next that isn't known. */
  show(face: number): void {
    this.digits = ""
    this.faces = this.faces.map((known, at) => (at === this.at ? face : known))
    const next = this.faces.indexOf(0)
    if (next >= 0) this.at = next
  }

  /** Asks about another die. */
  go(at: number): void {
    this.digits = ""
    this.at = at
  }

  /** Forgets the typed digits, or else the last face; returns whether there was anything to forget. */
  back(): boolean {
    if (this.digits) this.digits = ""
    else if (this.faces.some(Boolean)) {
      const last = this.faces[this.at] ? this.at : this.known.length - 1
      this.at = last < 0 ? this.faces.findLastIndex(Boolean) : last
      this.faces = this.faces.map((known, at) => (at === this.at ? 0 : known))
    } else return false
    return true
  }

  /** Takes a digit; returns the face that the digits mean, or 0 if they may mean several or mean none. */
  type(digit: string): number {
    const keys = keysOf(this.die?.faces ?? [])
    const typed = this.#begins(keys, this.digits + digit) ? this.digits + digit : digit
    this.digits = this.#begins(keys, typed) ? typed : ""
    return keys.filter((key) => key.startsWith(typed)).length === 1 ? this.settle() : 0
  }

  /** Returns the face that the typed digits mean, and clears them; 0 if they mean none. */
  settle(): number {
    const face = this.digits ? keysOf(this.die?.faces ?? []).indexOf(this.digits) + 1 : 0
    if (face) this.digits = ""
    return face
  }

  #begins(keys: string[], typed: string): boolean {
    return keys.some((key) => key.startsWith(typed))
  }
}
