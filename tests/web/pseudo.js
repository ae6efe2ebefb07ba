() => {
  const found = []
  const note = (kind, words, element) => {
    const at = element.closest("[data-area], dialog, .prompt-bar, article, header, section, main") ?? document.body
    const name = (each) => each.tagName.toLowerCase() + [...each.classList].filter((one) => !one.startsWith("svelte")).map((one) => `.${one}`).join("")
    found.push({ kind, words: words.replace(/\s+/g, " ").trim(), where: at === element ? name(at) : `${name(at)} ${name(element)}` })
  }
  const seen = (element) => element.checkVisibility({ visibilityProperty: true })
  const HARD = "p, li, h1, h2, h3, h4, button, a, label, td, th, dt, dd, summary, option, article, section, dialog, figure, figcaption, legend, text, [data-piece]"
  /** Notes words outside brackets, and brackets that are nested or unpaired. */
  const brackets = (text, element, kind) => {
    let [depth, deepest, bare] = [0, 0, ""]
    for (const letter of text) {
      if (letter === "⟦") deepest = Math.max(deepest, ++depth)
      else if (letter === "⟧") depth--
      else if (!depth) bare += letter
      if (depth < 0) return note("broken", text, element)
    }
    if (deepest > 1) note("nested", kind + text, element)
    if (depth) note("broken", text, element)
    if (/[^\W\d_]{2}/u.test(bare)) note("bare", kind + bare, element)
  }
  /** The texts of the page; those of one sentence are joined. */
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const blocks = new Map()
  const texts = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || parent.closest("script, style, noscript, textarea, code")) continue
    if (!parent.closest("option") && !seen(parent)) continue
    texts.push(node)
    let block = parent.closest(HARD) ?? parent
    // a link in a sentence is part of it
    while (block.matches("a, button, [data-piece], text") && block.parentElement.closest("p, h1, h2, h3, li, .line")) {
      const outer = block.parentElement.closest("p, h1, h2, h3, li, .line")
      if (getComputedStyle(block).display.startsWith("inline")) block = outer
      else break
    }
    blocks.set(block, `${blocks.get(block) ?? ""} ${node.data}`)
  }
  for (const [block, text] of blocks) brackets(text, block, "")
  brackets(document.title, document.body, "title of the page: ")
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "aria-description"])
    for (const element of document.querySelectorAll(`body [${name}]`))
      if (seen(element)) brackets(element.getAttribute(name), element, `${name}: `)
  /** Text that is cut off. */
  const [width] = [document.documentElement.clientWidth]
  for (const node of texts) {
    const parent = node.parentElement
    const heard = (at) => at && (getComputedStyle(at).clipPath !== "none" || heard(at.parentElement))
    if (parent.closest(".unseen, option, select, svg") || heard(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1)
    if (!boxes.length) continue
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
    let [across, down, cut] = [true, true, ""]
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at)
      if (display === "inline" || display === "contents") continue
      const box = at.getBoundingClientRect()
      const frames = at.matches("button, [data-area], .prompt-bar, dialog, article, .bar")
      if (across && (/hidden|clip/.test(overflowX) || frames) && (left < box.left - 1 || right > box.right + 1)) cut ||= `across ${at.className.toString().replace(/svelte-\w+/g, "").trim() || at.tagName}`
      if (down && /hidden|clip/.test(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4)) cut ||= `down ${at.className.toString().replace(/svelte-\w+/g, "").trim() || at.tagName}`
      if (/auto|scroll/.test(overflowX)) across = false
      if (/auto|scroll/.test(overflowY)) down = false
    }
    if (across && (left < -1 || right > width + 1)) cut ||= "across the page"
    if (cut) note("cut", `${node.data} (${cut})`, parent)
  }
  return found
}
