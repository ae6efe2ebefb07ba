/**
 * Text is cut only if it does not fit: a hint or refusal gets as many lines as there is room for, otherwise the heading does.
 * Before anything is cut, lines move closer, buttons with icons lose their labels, and letters get smaller. If all of that
 * is not enough, the box scrolls.
 */

/** The most lines tried. */
const [HEAD, LINES] = [4, 8]

/** Pixels by which a picture in a line may exceed the line's height. */
const PICTURE = 8

/** The last step of `fill`. */
const MOST = 3

/** Sets `--head` and `--lines` on a box, for the heading and the text below it; measured again with each change. */
export function fitText(box: HTMLElement): { destroy(): void } {
  let seen = ""
  const fits = (): boolean => box.scrollHeight <= box.clientHeight
  const lay = (head: number, lines: number): boolean => {
    box.style.setProperty("--head", String(head))
    box.style.setProperty("--lines", String(lines))
    return fits()
  }
  const isCut = (slack: number): boolean =>
    [...box.querySelectorAll("h2, p")].some((each) => each.scrollHeight > each.clientHeight + slack)
  /** Text that does not fit even in small letters is shown in full, and scrolls. */
  function scroll(on: boolean): void {
    box.toggleAttribute("data-scrolls", on)
    if (on) box.tabIndex = 0
    else box.removeAttribute("tabindex")
  }
  /** Fits the text after `much` steps: closer lines, icons on the buttons beside it, small letters. */
  function fill(much: number): void {
    box.toggleAttribute("data-tight", much > 0)
    box.parentElement?.toggleAttribute("data-signs", much > 1)
    box.toggleAttribute("data-small", much > 2)
    const said = box.querySelector(".hint, .refusal") !== null
    const tried = Array.from({ length: HEAD * LINES }, (_, at) =>
      said
        ? [HEAD - (at % HEAD), LINES - Math.floor(at / HEAD)]
        : [HEAD - Math.floor(at / LINES), LINES - (at % LINES)],
    )
    tried.some(([head = 1, lines = 1]) => lay(head, lines))
  }
  function fit(): void {
    const now = `${box.clientWidth} ${box.clientHeight} ${box.innerHTML}`
    if (now === seen || !box.clientHeight) return
    seen = now
    scroll(false)
    fill(0)
    if (isCut(1)) fill(1)
    for (let much = 2; much <= MOST && isCut(PICTURE); much++) fill(much)
    if (isCut(PICTURE)) scroll(true)
  }
  return watched(box, fit, () => (seen = ""))
}

/** Sets `data-tight` on a box whose words need smaller letters, or closer lines, than it has at first. */
export function tightened(box: HTMLElement): { destroy(): void } {
  return watched(box, () => {
    box.removeAttribute("data-tight")
    box.toggleAttribute("data-tight", box.scrollHeight > box.clientHeight + 1)
  })
}

/** Calls `fit` now and whenever the box's size, text or fonts change; `forget` runs first when fonts have loaded. */
function watched(box: HTMLElement, fit: () => void, forget: () => void = () => undefined): { destroy(): void } {
  const size = new ResizeObserver(fit)
  const content = new MutationObserver(fit)
  size.observe(box)
  content.observe(box, { childList: true, characterData: true, subtree: true })
  const measure = (): void => {
    forget()
    fit()
  }
  document.fonts?.addEventListener("loadingdone", measure)
  fit()
  return {
    destroy() {
      size.disconnect()
      content.disconnect()
      document.fonts?.removeEventListener("loadingdone", measure)
    },
  }
}
