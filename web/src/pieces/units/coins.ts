/** Points as piles of coins. */

const PILE = 5

/** Piles of five coins and a last, smaller one: for each coin, whether it stays once `spent` are gone. */
export function piles(coins: number, spent: number): boolean[][] {
  const kept = Array.from({ length: coins }, (_, at) => at < coins - spent)
  return Array.from({ length: Math.ceil(coins / PILE) }, (_, nth) => kept.slice(nth * PILE, (nth + 1) * PILE))
}
