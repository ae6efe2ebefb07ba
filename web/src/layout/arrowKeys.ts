/** Arrow keys inside a group of pieces: the focus moves to the nearest button in that direction. */
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function walk(group: HTMLElement): { destroy(): void } {
  const onKey = (event: KeyboardEvent): void => {
    const way = WAYS[event.key]
    const from = document.activeElement
    if (!way || !(from instanceof HTMLElement) || from === group || !group.contains(from)) return
    const next = nearest(from, [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")], way)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  group.addEventListener("keydown", onKey)
  return { destroy: () => group.removeEventListener("keydown", onKey) }
}

/** The nearest button in the direction `way`; sideways distance counts double. */
function nearest(
  from: HTMLElement,
  buttons: HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = middle(from)
  const ahead = buttons.flatMap((button) => {
    const [toX, toY] = middle(button)
    const along = (toX - x) * dx + (toY - y) * dy
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx)
    return along > 4 ? [{ button, cost: along + 2 * aside }] : []
  })
  return ahead.sort((one, other) => one.cost - other.cost)[0]?.button
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}
