/** The server's preparation of its bots, polled each second until it is done. */
import { onDestroy } from "svelte"

import { preparing } from "./api"
import { preparingNow } from "../words/phrases"
import { say } from "../words/say"

const EVERY = 1000

class Progress {
  /** The text of the current preparation; "" if there is none. */
  words = $state("")
  /** The same in a form that fits on a line. */
  brief = $state("")
  done = $state(0)
  of = $state(0)
}

/** Call during component setup; polling ends with the component. */
export function watchPreparation(): Progress {
  const progress = new Progress()
  let timer = 0
  let left = false
  async function ask(): Promise<void> {
    const now = await preparing().catch(() => null)
    if (left) return
    progress.words = now && !now.ready ? preparingNow(now.text, now.done, now.total) : ""
    progress.brief = now && !now.ready ? say("web-lobby-readying", { done: now.done, of: now.total }) : ""
    progress.done = now?.done ?? 0
    progress.of = now?.total ?? 0
    if (!now?.ready) timer = window.setTimeout(ask, EVERY)
  }
  void ask()
  onDestroy(() => {
    left = true
    clearTimeout(timer)
  })
  return progress
}
