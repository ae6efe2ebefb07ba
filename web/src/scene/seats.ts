/** The seats that take part: in some games an option sets their number. */
import type { GameCard } from "./scene"
import type { Value } from "../lobby/tableSetup.svelte"

export const countedBy = (card: GameCard): GameCard["options"][number] | undefined =>
  card.options.find((option) => option.name === card.seats_option)

/** The seats that take part with these options; options that are missing have their defaults. */
export function seatsOf(card: GameCard, options: Readonly<Record<string, Value>> = {}): string[] {
  const counted = countedBy(card)
  return card.seats.slice(0, counted ? Number(options[counted.name] ?? counted.default) : undefined)
}
