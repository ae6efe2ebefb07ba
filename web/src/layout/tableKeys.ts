/** The table's keys: Escape closes a slip or clears the choice, arrows move to the pieces, Enter presses the primary button. */
import type { Choice } from "../scene/choice"

export interface Hand {
  choice: Choice
  /** Whether the choice is complete and can be confirmed. */
  complete: boolean
  putBack(): void
  /** Undoes the last choice of an action; returns whether there was one. */
  stepBack?(): boolean
}

/** Whether a key is for the table: not a browser shortcut, and no sheet is open. */
export const isForTable = (event: KeyboardEvent): boolean =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !document.querySelector("dialog[open], :popover-open")

export function onTableKey(event: KeyboardEvent, hand: Hand): void {
  if (event.key === "Escape") return goBack(event, hand)
  if (event.key.startsWith("Arrow") && isNowhere()) firstPiece()?.focus()
  else if (event.key === "Enter" && !isBusyWithEnter(event.target, hand)) pressPrimary(event)
}

/** Takes the first step that applies: closes a slip over the board, clears the choice, closes a slip beside it, or undoes. */
function goBack(event: KeyboardEvent, hand: Hand): void {
  if (closeSlip(".by-prompt-bar")) return event.preventDefault()
  if (hand.choice.length) return hand.putBack()
  if (closeSlip() || hand.stepBack?.()) event.preventDefault()
}

/** Closes the slip that was opened last; returns whether one was open. */
function closeSlip(within = ""): boolean {
  const last = [...document.querySelectorAll<HTMLElement>(`${within} [data-slip] > button`)].at(-1)
  last?.click()
  return last !== undefined
}

const firstPiece = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(".piece button") ?? document.querySelector<HTMLElement>("[data-piece] button")

/** Whether nothing has the focus, so arrow keys may move it to the pieces. */
const isNowhere = (): boolean => document.activeElement === document.body || document.activeElement?.id === "prompt"

/** Enter belongs to buttons and links; on a piece that completes the choice it confirms. */
function isBusyWithEnter(target: EventTarget | null, hand: Hand): boolean {
  const control = target instanceof Element ? target.closest("button, a, input, select, summary, [role=radio]") : null
  const piece = control?.closest("[data-piece]")?.getAttribute("data-piece") ?? ""
  const place = control?.getAttribute("data-place") ?? ""
  return control !== null && !((hand.choice.includes(piece) || hand.choice.includes(place)) && hand.complete)
}

function pressPrimary(event: KeyboardEvent): void {
  const primary = document.querySelector<HTMLButtonElement>("[data-primary]:enabled")
  if (!primary) return
  event.preventDefault()
  primary.click()
}
