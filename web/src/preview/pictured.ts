/** The position that represents a game: the last of its lesson, with the fullest table. */
import type { Lesson, Scene } from "../scene/scene"

export const pictured = ({ steps }: Lesson): Scene | null => steps.at(-1)?.scene ?? null
