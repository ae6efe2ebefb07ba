/** Polls immediately, and then regularly while the page is visible. Call during component setup. */
import { onMount } from "svelte"

export function poll(every: number, ask: () => Promise<unknown>): void {
  let timer = 0
  async function turn(): Promise<void> {
    if (!document.hidden) await ask().catch(() => undefined)
    timer = window.setTimeout(turn, every)
  }
  onMount(() => {
    void turn() // not earlier: the call may come before what it uses is declared
    return () => clearTimeout(timer)
  })
}
