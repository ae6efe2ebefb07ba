/// <reference lib="webworker" />
import { Engine } from "./engine"
import { fetchGame } from "./files"
import type { Answer, Request } from "./types"

/** Asks for one answer; `folder` is the folder of the games' files. */
export interface Asked {
  id: number
  folder: string
  request: Request
}

export type Replied = { id: number; answer: Answer } | { id: number; problem: string }

const engines = new Map<string, Promise<Engine>>()

function engineOf(folder: string, game: string): Promise<Engine> {
  const known = engines.get(game)
  if (known) return known
  const made = fetchGame(new URL(folder), game).then((files) => new Engine(files))
  engines.set(game, made)
  made.catch(() => engines.delete(game))
  return made
}

async function reply({ id, folder, request }: Asked): Promise<Replied> {
  try {
    return { id, answer: (await engineOf(folder, request.game)).answer(request) }
  } catch (problem) {
    return { id, problem: String(problem) }
  }
}

self.onmessage = (message: MessageEvent<Asked>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  void reply(message.data).then((replied) => self.postMessage(replied))
}
