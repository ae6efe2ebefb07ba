/** The bracket of a knock-out as a tree: every place of every round, including future ones. */
import type { EventPage, PairingCard } from "./api"

export interface BracketMatch {
  /** null: not known yet. */
  pairing: PairingCard | null
  /** Nobody can reach this place any more. */
  empty: boolean
}

/** The rounds from the first to the final. The winners of places 2n and 2n + 1 meet at place n. */
export function bracketOf(rounds: EventPage["rounds"]): BracketMatch[][] {
  const [first = []] = rounds
  let size = 1
  while (size <= Math.max(0, ...first.map(({ place }) => place))) size *= 2
  const tree: BracketMatch[][] = []
  for (let round = 0; size >= 1; round++, size /= 2) {
    const played = rounds[round]
    tree.push(
      Array.from({ length: size }, (_, place) => {
        const pairing = played?.find((each) => each.place === place) ?? null
        return { pairing, empty: played !== undefined && !pairing }
      }),
    )
  }
  return tree
}
