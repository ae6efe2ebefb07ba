import type { Replay } from "../scene/scene"

/** The replay file that was opened in this page, as text, and with everything open if it was read already. */
export const openedFile: { file: string; first: Replay | null } = { file: "", first: null }
