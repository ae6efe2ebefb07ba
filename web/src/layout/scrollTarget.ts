/** The part of a scrolling board to show: what can be tapped, and the place where two lines of units meet. */
const top = (each: Element): number => each.getBoundingClientRect().top

/** Whether an area is completely visible: inside the board, and not under a sticky element. */
function isWhole(section: Element, board: HTMLElement): boolean {
  const [box, frame] = [section.getBoundingClientRect(), board.getBoundingClientRect()]
  const covers = (each: Element): boolean => {
    const { top, bottom } = each.getBoundingClientRect()
    return each !== section && top < box.bottom - 1 && bottom > box.top + 1
  }
  const staying = [...board.querySelectorAll("[data-role=vital]")]
  return box.top >= frame.top && box.bottom <= frame.bottom && !staying.some(covers)
}

/** Scrolls areas into view, at least the last of them. */
export function showAreas(board: HTMLElement, ids: Iterable<string>): void {
  for (const id of ids) {
    const section = board.querySelector(`#${CSS.escape(`area-${id}`)}`)?.closest("section")
    if (section && !isWhole(section, board)) section.scrollIntoView({ block: "nearest" })
  }
}

/** The place where the lines of both sides meet: in each field with units of both, else between the nearest two. */
function fronts(board: HTMLElement): number[] {
  const sides = [...board.querySelectorAll(".side:not(.bare)")].sort((one, other) => top(one) - top(other))
  const isOwn = (side: Element | undefined): boolean => side?.classList.contains("yours") ?? false
  const meeting = sides.flatMap((own, at) => {
    const theirs = sides[at - 1]
    if (!theirs || !isOwn(own) || isOwn(theirs)) return []
    const middle = (theirs.getBoundingClientRect().bottom + top(own)) / 2
    return [{ middle, together: theirs.parentElement === own.parentElement }]
  })
  const together = meeting.filter((each) => each.together)
  return (together.length ? together : meeting).map(({ middle }) => middle)
}

/** Scrolls to the front with the most choices, with both of its lines in view; returns whether there is one. */
function showFront(board: HTMLElement, frame: DOMRect, targets: Element[]): boolean {
  const reach = frame.height / 2
  const near = (front: number): number => targets.filter((each) => Math.abs(top(each) - front) < reach).length
  const found = fronts(board)
    .filter((front) => near(front) > 0 || !targets.length)
    .sort((one, other) => near(other) - near(one))
  if (found[0] === undefined) return false
  const isSeen = found.some((front) => Math.abs(front - frame.top - reach) < reach / 2)
  if (!isSeen) board.scrollBy({ top: found[0] - frame.top - reach, behavior: "instant" })
  return true
}

/** Scrolls to the front, to a whole unit that can be tapped, or to both ends of the arrow to it. */
export function showUnits(board: HTMLElement, arrows: readonly { start: string; end: string }[]): void {
  const frame = board.getBoundingClientRect()
  const unitsOf = (css: string): Element[] =>
    [...board.querySelectorAll(css)].map((each) => each.closest(".unit") ?? each)
  const targets = unitsOf("[data-tab], .piece > button")
  const ends = arrows.map(({ start, end }) => [end, start].flatMap((id) => unitsOf(`[data-piece="${CSS.escape(id)}"]`)))
  const shown = ends.find(([end]) => !targets.length || (end && targets.includes(end))) ?? []
  const isSeen = (each: Element): boolean => {
    const { top, bottom } = each.getBoundingClientRect()
    return top >= frame.top && bottom <= frame.bottom
  }
  const fights = !targets.length || targets.some((each) => each.closest(".side"))
  if (!shown.length && fights && showFront(board, frame, targets) && !targets.length) return
  if (shown.length ? shown.every(isSeen) : targets.some(isSeen)) return
  ;[...shown, ...targets][0]?.scrollIntoView({ block: fights ? "center" : "nearest" })
}
