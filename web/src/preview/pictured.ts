/** The position that stands for a game: the last of its lesson, where most lies on the table. */
import type { Lesson, Scene } from "../scene/scene"

export const pictured = ({ steps }: Lesson): Scene | null => steps.at(-1)?.scene ?? null
