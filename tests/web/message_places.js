/** Records each message that the page formats, and finds where it is visible. `known` has the messages already found. */
(known) => {
  const MARKS = /[\uE000-\uF8FF]/
  /** Texts that were formatted but not found on the page yet, with their keys and arguments. */
  const pending = new Map()
  const latest = new Map()
  const MOST = 3000
  const best = new Map(known)
  const longest = new Map()

  const sample = (value) => {
    if (value === null || typeof value !== "object") return value
    if (Array.isArray(value)) return value.map(sample)
    if (value.is === "msg") return latest.get(value.key) ?? value.key
    if (value.is === "shown") return sample(value.piece.name || value.piece.caption || value.piece.face || value.piece.label)
    return ""
  }

  globalThis.onSaid = (key, args, text) => {
    if (text.includes("⟦") || sessionStorage["warbones.locale"] === "pseudo") return
    latest.set(key, text)
    const words = text.replace(/\s+/g, " ").trim()
    if (!words) return
    const id = `${key}\n${words}`
    pending.delete(id)
    if (pending.size >= MOST) pending.delete(pending.keys().next().value)
    pending.set(id, { key, words, args })
  }

  const seen = (element) => element.checkVisibility({ visibilityProperty: true })
  const INLINE = /^(inline|contents)/
  const boxOf = (element) => {
    while (element.parentElement && INLINE.test(getComputedStyle(element).display)) element = element.parentElement
    return element
  }
  const LINES = "p, li, h1, h2, h3, h4, dt, dd, td, th, legend, figcaption, summary, label, button"
  const hidden = new Map()
  const isHidden = (element) => {
    if (!element) return false
    if (!hidden.has(element)) hidden.set(element, getComputedStyle(element).clipPath.startsWith("inset") || isHidden(element.parentElement))
    return hidden.get(element)
  }

  /** All text of the page, one block a line, and the offset at which each part of it begins. */
  const read = () => {
    hidden.clear()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const parts = []
    let [all, line, box] = ["", null, null]
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.data.trim() || parent.closest("script, style, noscript, textarea")) continue
      const option = parent.closest("option")
      if (!seen(option ? option.closest("select") ?? option : parent)) continue
      const inner = boxOf(parent)
      const outer = parent.closest(LINES) ?? inner
      if (outer !== line) all = all.trimEnd() + "\n"
      else if (inner !== box) all += " "
      ;[line, box] = [outer, inner]
      const text = node.data.replace(/\s+/g, " ")
      parts.push({ from: all.length, node, heard: isHidden(parent), select: option?.closest("select") })
      all += text
    }
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "aria-description"])
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (seen(element)) {
          all = all.trimEnd() + "\n"
          parts.push({ from: all.length, element, heard: true })
          all += element.getAttribute(name).replace(/\s+/g, " ").trim()
        }
    all += "\n"
    parts.push({ from: all.length, element: document.body, heard: true })
    all += document.title + "\n"
    return { all, parts }
  }

  const LETTER = /[\p{L}\p{N}]/u
  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  /** Yields each place of `words` in the text. Only whole words count, and short texts only as a line of their own. */
  const places = function* (all, words) {
    const end = words.replace(/\.$/, "")
    const tries = [end, end.slice(0, 1).toUpperCase() + end.slice(1)]
    if (MARKS.test(end)) {
      const pattern = new RegExp(end.split(MARKS).map((each) => escaped(each.trim())).join("[^\\n]{0,80}?"), "gu")
      for (const found of all.matchAll(pattern)) yield [found.index, found.index + found[0].length]
      return
    }
    for (const each of new Set(tries))
      for (let at = all.indexOf(each); at >= 0; at = all.indexOf(each, at + 1)) {
        const [before, after] = [all[at - 1] ?? "\n", all[at + each.length] ?? "\n"]
        if (LETTER.test(before) && LETTER.test(each[0])) continue
        if (LETTER.test(after) && LETTER.test(each.at(-1))) continue
        if (each.length < 4 && !(before === "\n" && /[\n.]/.test(after))) continue
        yield [at, at + each.length]
      }
  }

  const partAt = (parts, at) => {
    let [low, high] = [0, parts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (parts[middle].from <= at) low = middle
      else high = middle - 1
    }
    return low
  }

  const boxed = (parts, from, to) => {
    const [first, last] = [partAt(parts, from), partAt(parts, to - 1)]
    const one = parts[first]
    if (one.element || one.select || !parts[last].node) {
      const element = one.element ?? one.select ?? one.node.parentElement
      return { element, box: element.getBoundingClientRect(), heard: one.heard }
    }
    const range = document.createRange()
    const end = parts[last].node
    range.setStart(one.node, first === last ? Math.min(from - one.from, one.node.length) : 0)
    range.setEnd(end, first === last ? Math.min(to - one.from, end.length) : end.length)
    const boxes = [...range.getClientRects()].filter((each) => each.width > 1 && each.height > 1)
    const edge = (name, most) => most(...boxes.map((each) => each[name]))
    const element = one.node.parentElement
    const box = boxes.length
      ? new DOMRect(edge("left", Math.min), edge("top", Math.min), edge("right", Math.max) - edge("left", Math.min), edge("bottom", Math.max) - edge("top", Math.min))
      : element.getBoundingClientRect()
    return { element, box, heard: one.heard || !boxes.length }
  }

  /** Ranks how well a place is seen: 3 in sight, 2 elsewhere on the page, 1 only read out. */
  const rankOf = ({ element, box, heard }) => {
    if (heard) return 1
    const { innerWidth, innerHeight } = window
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return 2
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 8))
    return top && (top === element || top.contains(element) || element.contains(top) || top.closest("svg, [data-piece], button, label, a") === element.closest("svg, [data-piece], button, label, a") && element.closest("svg, [data-piece], button, label, a")) ? 3 : 2
  }

  /** Returns the messages that are seen better than before, or on a phone with a longer text. */
  globalThis.sighted = (reach = false) => {
    const found = []
    if (!pending.size || !document.body) return found
    const { all, parts } = read()
    const narrow = document.documentElement.clientWidth <= 360
    for (const [id, { key, words, args }] of pending) {
      const known = best.get(key) ?? 0
      if (known === 3 && (!narrow || words.length <= (longest.get(key) ?? 0))) {
        pending.delete(id)
        continue
      }
      let top = null
      for (const [from, to] of places(all, words)) {
        const place = boxed(parts, from, to)
        const rank = rankOf(place)
        if (!top || rank > top.rank) top = { ...place, rank }
        if (rank === 3) break
      }
      if (!top) continue
      if (reach && top.rank === 2 && known < 2) {
        top.element.scrollIntoView({ block: "center", inline: "center" })
        top.box = top.element.getBoundingClientRect()
        top.reached = true
      }
      const length = narrow && top.rank > 1 ? words.replace(MARKS, "").length : 0
      if (top.rank === 3) pending.delete(id)
      const { x, y, width, height } = top.box
      const better = top.rank > known && (top.rank !== 2 || Boolean(top.reached))
      if (better) best.set(key, top.rank)
      if (!better && length <= (longest.get(key) ?? 0)) continue
      longest.set(key, Math.max(length, longest.get(key) ?? 0))
      found.push({
        key, rank: top.rank, better, length, reached: top.reached ?? false,
        words: words.replace(MARKS, "▢"),
        args: Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [name, sample(value)])),
        box: [x, y, width, height].map(Math.round),
      })
      if (top.reached) break
    }
    return found
  }
}
