/** Whether a slip covers anything that can be picked on the board. */
export function coversOffer(slip: Element): boolean {
  const { left, right, top, bottom } = slip.getBoundingClientRect()
  return [...document.querySelectorAll("main button[aria-pressed='false']")].some((offered) => {
    const box = offered.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  })
}
