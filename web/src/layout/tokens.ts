/** Tokens: the ids by which a choice refers to places on the board, attached to the elements drawn there. */
import { placeToken } from "../scene/choice"

/** The tokens at an element, the innermost first. */
export function tokensAt(target: EventTarget | null): string[] {
  const found: string[] = []
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const { tab, place, piece, area } = (at as HTMLElement).dataset ?? {}
    found.push(...[tab, place, piece].filter((token) => token !== undefined))
    if (area) found.push(placeToken(area))
  }
  return found
}
