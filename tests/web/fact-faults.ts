import type { JSHandle, Locator } from 'playwright-core'

/**
 * What is wrong with the facts shown in an element, one line for each, such as `"1962" is cut off by <dd>`.
 * @param shrinkable what people wrote, as it is in the page: thousands of texts take long to send.
 */
export async function factFaults(root: Locator, shrinkable: JSHandle<readonly string[]>): Promise<string[]> {
  return await root.evaluate(findFaults, shrinkable)
}

/**
 * Runs in the page. A fact is a text with a digit in it, a unit, or what stands where a figure is missing. None may
 * be cut off, stick out of what it stands in, break inside a number, or share its place with another text or a
 * button. What can be scrolled to is not cut off, and what is only read aloud is not there.
 * @param shrinkable what people wrote: names, addresses, notes. These may end in an ellipsis, but the number that
 * they begin with has to be seen.
 */
function findFaults(root: Element, shrinkable: readonly string[]): string[] {
  const FACT = /\d|^\s*(?:SF|AC|ft|mi|\/SF\/(?:mo|yr)|N\/A|Contact for pricing)\b/
  const NUMBER = /\$?\d[\d,.]*(?:[–-]\$?\d[\d,.]*)*%?/g
  /** The rest of an address. */
  const TOWN = /^(?:, [^·]*)?$/
  const faults = new Set<string>()

  interface Shown {
    readonly node: Text
    readonly element: Element
    readonly words: string
    /** What is to be seen of its lines. */
    readonly boxes: readonly DOMRect[]
    /** What lies over the rest of the page on purpose, or null. */
    readonly layer: Element | null
  }

  const blame = (words: string, fault: string, by: Element) => {
    const label = by.getAttribute('aria-label') ?? by.getAttribute('data-column') ?? by.getAttribute('class')
    faults.add(`"${words}" ${fault} <${by.localName} ${label}>`)
  }
  const isThere = (box: DOMRect) => box.width > 0.5 && box.height > 0.5
  const common = (a: DOMRect, b: DOMRect) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
    return new DOMRect(left, top, Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top)
  }
  const ancestors = (element: Element) => {
    const all = [element]
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
      all.push(at)
    return all
  }
  const layerOf = (element: Element) =>
    ancestors(element).find((at) => /fixed|sticky/.test(getComputedStyle(at).position)) ?? null
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ancestors(element).every((at) => getComputedStyle(at).clipPath !== 'inset(50%)')

  /** The box of an element within its borders and scrollbars. */
  const inside = (element: Element) => {
    const { left, top } = element.getBoundingClientRect()
    const { clientLeft, clientTop, clientWidth, clientHeight } = element
    return new DOMRect(left + clientLeft, top + clientTop, clientWidth, clientHeight)
  }
  const linesOf = (node: Text, from = 0, to = node.length) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()].filter(isThere)
  }

  /** Where what has to be seen of a text ends. */
  const vitalEnd = (text: string) => {
    for (const part of shrinkable) {
      const start = text.indexOf(part)
      if (start >= 0 && TOWN.test(text.slice(start + part.length)))
        return start + (/^\d+/.exec(part)?.[0].length ?? 0)
    }
    return text.length
  }

  /** What an element that a text stands in takes from it: the fault, or null. */
  function faultIn(at: Element, lines: readonly DOMRect[], isWhole: boolean): string | null {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(at)
    const box = inside(at)
    for (const { left, right, top, bottom, height } of lines) {
      const isBeside = Math.max(right - box.right, box.left - left) > 0.9
      const isBeyond = Math.max(bottom - box.bottom, box.top - top) > height * 0.2
      // A wide table can be scrolled to its end.
      if (isBeside && overflowX === 'visible' && at.querySelector('table') === null) return 'sticks out of'
      if (isBeside && /hidden|clip/.test(overflowX)) return 'is cut off by'
      if (isBeyond && /hidden|clip/.test(overflowY)) return 'is cut off below by'
    }
    const isShortened = textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth
    return isShortened && isWhole && lines.length > 0 ? 'is shortened by' : null
  }

  /** Those that a text stands in; what is placed freely stands in none up to the one that it is placed by. */
  function holdersOf(element: Element): Element[] {
    const holders: Element[] = []
    let isFree = false
    for (const at of ancestors(element)) {
      const { position, display } = getComputedStyle(at)
      const holds = !(isFree && position === 'static')
      if (holds && !/^inline$|contents/.test(display) && !(at instanceof SVGElement)) holders.push(at)
      if (position === 'fixed') break
      if (position !== 'static') isFree = position === 'absolute'
    }
    return holders
  }

  function shownOf(node: Text): Shown | null {
    const element = node.parentElement
    const words = node.data.replace(/\s+/g, ' ').trim()
    if (element === null || words === '' || !isSeen(element)) return null
    let boxes = linesOf(node)
    let isTold = !FACT.test(words)
    for (const at of holdersOf(element)) {
      if (!isTold && faultIn(at, boxes, true) !== null) {
        const end = vitalEnd(node.data)
        const fault = faultIn(at, end === node.length ? boxes : linesOf(node, 0, end), end === node.length)
        if (fault !== null) blame(words, fault, at)
        isTold = true
      }
      if (getComputedStyle(at).overflow !== 'visible')
        boxes = boxes.map((line) => common(line, inside(at))).filter(isThere)
    }
    boxes = boxes.filter((line) => isThere(common(line, new DOMRect(0, 0, innerWidth, innerHeight))))
    return boxes.length === 0 ? null : { node, element, words, boxes, layer: layerOf(element) }
  }

  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const hasColor = !/, 0\)|transparent/.test(backgroundColor)
    return hasColor || backgroundImage !== 'none' || /^(?:img|canvas|path|input)$/.test(element.localName)
  }

  /** What is painted over a text within its layer. */
  function coverOf({ element, boxes, layer }: Shown): Element | undefined {
    const points = boxes.flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].map((share) => new DOMRect(left + width * share, top + height / 2, 1, 1)),
    )
    return points
      .flatMap((point) => {
        const stack = document.elementsFromPoint(point.x, point.y)
        const above = stack.slice(
          0,
          Math.max(
            0,
            stack.findIndex((under) => under.contains(element)),
          ),
        )
        // A link that is stretched over its card by a part of its own paints nothing there.
        return above.filter((at) => isThere(common(at.getBoundingClientRect(), point)))
      })
      .find((at) => !element.contains(at) && layerOf(at) === layer && isSeen(at) && isPainted(at))
  }

  const overlap = (a: DOMRect, b: DOMRect) => {
    const both = common(a, b)
    return both.width > 1 && both.height > 0.3 * Math.min(a.height, b.height)
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const shown: Shown[] = []
  while (walker.nextNode() !== null) {
    const text = shownOf(walker.currentNode as Text)
    if (text !== null) shown.push(text)
  }
  for (const text of shown.filter(({ words }) => FACT.test(words))) {
    for (const { index, 0: number } of text.node.data.matchAll(NUMBER)) {
      const lines = linesOf(text.node, index, index + number.length)
      const first = lines[0]
      if (lines.some(({ top }) => Math.abs(top - (first?.top ?? top)) > 4))
        blame(text.words, 'breaks inside a number in', text.element)
    }
    const cover = coverOf(text)
    if (cover !== undefined) blame(text.words, 'is covered by', cover)
    for (const other of shown) {
      if (other === text || other.layer !== text.layer) continue
      // Marks on a picture of a map stand where their places are.
      if (text.element instanceof SVGElement && other.element instanceof SVGElement) continue
      if (text.boxes.some((box) => other.boxes.some((beside) => overlap(box, beside))))
        blame(text.words, `overlaps "${other.words}" in`, other.element)
    }
  }
  for (const input of root.querySelectorAll<HTMLInputElement>(
    'input[inputmode="numeric"], input[inputmode="decimal"]',
  )) {
    if (isSeen(input) && input.scrollWidth > input.clientWidth) blame(input.value, 'is cut off by', input)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px too wide`)
  return [...faults]
}
