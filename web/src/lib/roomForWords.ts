/** Words are cut only where they have no room: as many lines as fit, first those of a hint or refusal, else of the heading. */

/** Lines that are tried at most. */
const [HEAD, LINES] = [4, 8]

/** Sets `--head` and `--lines` on a box, for the heading and what stands below it; measured again with each change. */
export function roomForWords(box: HTMLElement): { destroy(): void } {
  let seen = ""
  const fits = (): boolean => box.scrollHeight <= box.clientHeight
  const lay = (head: number, lines: number): boolean => {
    box.style.setProperty("--head", String(head))
    box.style.setProperty("--lines", String(lines))
    return fits()
  }
  const isCut = (): boolean =>
    [...box.querySelectorAll("h2, p")].some((each) => each.scrollHeight > each.clientHeight + 1)
  /** Closer lines, where that shows more of the words. */
  function fill(tight: boolean): void {
    box.toggleAttribute("data-tight", tight)
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
    fill(false)
    if (isCut()) fill(true)
  }
  const size = new ResizeObserver(fit)
  const content = new MutationObserver(fit)
  size.observe(box)
  content.observe(box, { childList: true, characterData: true, subtree: true })
  const measure = (): void => {
    seen = ""
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
