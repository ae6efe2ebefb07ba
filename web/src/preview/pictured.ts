/** The position that represents a game: the last one of its lesson, which has the fullest table. */
import type { Lesson, Scene } from "../scene/scene"

export const pictured = ({ steps }: Lesson): Scene | null => steps.at(-1)?.scene ?? null
