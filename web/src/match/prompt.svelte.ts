/** The state of a prompt bar: its inputs, and the place of each answer and the wording derived from them. */
import { type Choice, landing, type Offer, offerOf, picked, settled, wanted } from "../scene/choice"
import { laidIn } from "../scene/filling"
import type { Cited } from "../scene/refusal"
import { advised } from "../scene/hints"
import {
  cardOf,
  companyOf,
  type Hint,
  isSame,
  type Option,
  type Piece,
  piecesOf,
  type Prompt,
  type Scene,
  text,
} from "../scene/scene"
import { columned } from "../browser/settings.svelte"
import { say } from "../words/say"

/** An answer in progress. */
export interface Draft {
  choice: Choice
  /** The way of the prompt that is on the board. */
  way?: number
  /** The number of the first real die that is typed in. */
  typed?: number
  sending?: boolean
  /** Whether all spots of a piece can be filled here before anything is sent. */
  fills?: boolean
}

/** The callbacks that answer. */
export interface Answers {
  act: (action: string, then?: readonly string[]) => void
  putBack: () => void
  pick?: (id: string) => void
  /** Enters the faces of real dice, or how they lie after a real throw. */
  roll?: (faces: number[]) => void
  land?: (facts: string) => void
  /** Shows another of the prompt's ways on the board. */
  goBy?: ((way: number) => void) | undefined
}

/** Texts beside the question. */
export interface Notices {
  /** Why the last intention was refused. */
  refusal?: Cited | null
  /** Shown instead of the reasons when the server is silent. */
  calm?: string
  /** Shown while this seat only waits. */
  meanwhile?: string
}

/** Hints and odds. */
export interface Help {
  /** The bot's advice, which was `asked` for; `hinting` is a sentence while it or the odds are worked out. */
  hint?: Hint | null
  asked?: boolean
  hinting?: string
  /** Asks for a hint, or puts it away. */
  ask?: (() => void) | undefined
  /** Requests the odds of an action's roll. */
  requestOdds?: ((action: string) => void) | undefined
  /** Whether odds are shown or requested. */
  oddsShown?: boolean
}

/** Actions other than the answer. */
export interface Otherwise {
  takeBack?: (() => void) | undefined
  /** Takes back everything since your last turn began. */
  takeBackTurn?: (() => void) | undefined
  /** Undoes the last choice of an action immediately. */
  stepBack?: (() => void) | undefined
  /** Opens the list of purchases, if it isn't beside the table. */
  openLists?: (() => void) | undefined
  again?: (() => void) | undefined
  /** Shows the right answer, if the position is a puzzle. */
  giveUp?: (() => void) | undefined
  /** The address of the finished match's replay. */
  replay?: string
  /** The link back to the tournament of a finished match. */
  tournament?: { address: string; words: string } | undefined
}

interface Given {
  readonly scene: Scene
  readonly draft: Draft
  readonly hint: Hint | null
}

/** The least number of answers with details that are shown as cards. */
const MANY = 3
/** The most short answers side by side. */
const [ABREAST, ABREAST_NARROW] = [3, 2]

/** The prompt's options, sorted by how they are answered. */
export class PromptState {
  #given: Given

  constructor(given: Given) {
    this.#given = given
  }

  readonly prompt: Prompt = $derived.by(() => this.#given.scene.prompt)
  readonly choice: Choice = $derived.by(() => this.#given.draft.choice)
  /** The options on the board. */
  readonly byPieces: Option[] = $derived.by(() =>
    offerOf(this.prompt, this.#given.draft.way ?? 0).options.filter(
      (option) => option.pieces.length || option.place || option.tab,
    ),
  )
  /** The spots that can be filled in any order, if there are any. */
  readonly filling = $derived.by(() => (this.#given.draft.fills ? this.prompt.filling : null))
  readonly offer: Offer = $derived({ options: this.byPieces, several: this.prompt.several, filling: this.filling })
  /** Actions that the board can answer directly need no button. */
  readonly onBoard = $derived(new Set(this.prompt.ways.flatMap((each) => each.options.map(({ action }) => action))))
  readonly byButton: Option[] = $derived(
    this.prompt.options.filter(
      ({ pieces, tab, place, action }) => !pieces.length && !tab && (place || !this.onBoard.has(action)),
    ),
  )
  /** Many options with details are shown as cards. */
  readonly told = $derived(
    !this.prompt.brief &&
      this.byButton.filter(({ detail, place, picture }) => detail || place || picture).length >= MANY,
  )
  readonly byPlaces = $derived(this.byPieces.filter((option) => this.byButton.includes(option)).length)
  /** The options that compete for room beside the question; in brief prompts, those with a place do not. */
  #abreast: Option[] = $derived(this.prompt.brief ? this.byButton.filter(({ place }) => !place) : this.byButton)
  #crowded = $derived.by(() => this.#abreast.length > (columned.current ? ABREAST : ABREAST_NARROW))
  readonly unfolds = $derived.by(() => this.prompt.brief && (this.#crowded || (!columned.current && this.byPlaces > 0)))
  /** The options beside the question: only the likeliest one if there are too many. */
  readonly inline: Option[] = $derived.by(() =>
    this.unfolds && this.#crowded ? this.#abreast.filter(({ action }) => action === this.prompt.follow) : this.#abreast,
  )
  /** The options that unfold over the table. */
  readonly folded: Option[] = $derived(
    this.unfolds ? this.byButton.filter((option) => !this.inline.includes(option)) : this.byButton,
  )
  readonly advised = $derived.by(() => advised(this.#given.hint))
  /** The advised option is among the folded ones. */
  readonly folds = $derived(this.unfolds && this.folded.some((option) => option.action === this.advised))
  readonly ready: Option[] = $derived(settled(this.offer, this.choice))
  /** Whether the choices are explained on cards. */
  readonly carded = $derived(this.prompt.cards.length > 0)
  readonly rolls = $derived(this.prompt.kind === "roll" && this.prompt.dice.length > 0)

  #wanted = $derived(wanted(this.offer, this.choice))
  #more = $derived(this.#wanted - picked(this.choice))
  /** Whether only the place is left to choose: all options are about the same piece. */
  #isWhere = $derived(
    !this.prompt.several &&
      this.byPieces.length > 0 &&
      this.byPieces.every(({ place, pieces }) => place && pieces.join() === this.byPieces[0]?.pieces.join()),
  )
  /** The label of the disabled button while the choice is incomplete. */
  readonly lacking: string = $derived.by(() => {
    const { several } = this.prompt
    if (this.choice.length)
      return this.#more > 0 ? say("web-table-pick-more", { more: this.#more }) : say("web-table-pick-place")
    if (this.#isWhere) return say("web-table-pick-place")
    if (this.#wanted > 1) return say("web-table-pick-many", { all: this.#wanted })
    return several && several.labels.length > 1 ? say("web-table-pick-some") : say("web-table-pick-one")
  })

  /** The last picked piece, if its card is beside the table. */
  #card: Piece | undefined = $derived.by(() => (columned.current ? cardOf(this.#given.scene, this.choice) : undefined))
  /** The detail of the ready option, unless it is shown elsewhere. */
  readonly meant: string = $derived.by(() => {
    const [option] = this.ready
    if (!option || this.carded || this.#card?.openings.some((each) => isSame(each, option.meaning))) return ""
    return option.detail
  })
  /** The figure of the choice, unless the stage or its detail shows it. */
  #figure: string = $derived.by(() => {
    const [option] = this.ready
    const aside = landing(this.#given.scene) || this.carded ? null : option?.aside
    return aside && !option?.detail ? say("web-table-comes-to", { figure: aside.figure, text: aside.text }) : ""
  })
  readonly #filled: string = $derived.by(() => {
    const all = this.filling?.supplies.reduce((sum, { count }) => sum + count, 0) ?? 0
    return say("web-table-fill-progress", { done: laidIn(this.choice).size, of: all })
  })
  /** The second line: progress of the choice, its meaning or the reason for the question, and its figure. */
  detailOf(preview: string | undefined, meanwhile: string): string {
    const progress = this.#wanted > 1 ? say("web-table-chosen", { done: picked(this.choice), of: this.#wanted }) : ""
    const waits = this.prompt.kind === "wait" ? meanwhile : ""
    const reason = this.filling ? `${this.#filled} ${this.filling.detail}` : this.prompt.detail
    return [progress, preview ?? (this.meant || reason), this.#figure, waits].filter(Boolean).join(" ")
  }
  /** The explanation of the last picked piece, if the prompt bar has room. */
  readonly explained: string = $derived.by(() => {
    const placed = this.byPieces.some((option) => option.place)
    if (!columned.current || this.ready[0]?.detail || this.carded || placed) return ""
    const last = piecesOf(this.#given.scene).find((piece) => piece.id === this.choice.at(-1) && piece !== this.#card)
    return text(companyOf(this.#given.scene.seats))(last?.openings.at(this.prompt.several ? -1 : 0) ?? "")
  })
}
