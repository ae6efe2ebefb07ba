/** An alert when it becomes your turn: another icon and a soft tone. */
import { sound } from "../playback/sounds"

const ICON = `${import.meta.env.BASE_URL}icon.svg`
const ICON_CALLING = `${import.meta.env.BASE_URL}icon-turn.svg`

/** Call during component setup; `asked` is read reactively. */
export function alertOnTurn(asked: () => boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")
  $effect(() => {
    icon?.setAttribute("href", asked() ? ICON_CALLING : ICON)
    if (asked() && document.hidden) sound("turn")
    return () => icon?.setAttribute("href", ICON)
  })
}
