/** How far up the element that cuts a text off may be from what is pointed at. */
const MOST_LEVELS = 4

/** Elements whose title this page gave them. */
const titled = new WeakSet<HTMLElement>()

/** From now on the whole of a text that does not fit is its title while it is pointed at. */
export function showFullTextOnHover(): void {
  document.addEventListener('pointerover', ({ target }) => titleCut(target), { passive: true })
}

function titleCut(target: EventTarget | null): void {
  let element = target instanceof HTMLElement ? target : null
  for (let level = 0; element !== null && level < MOST_LEVELS; level++) {
    // What explains itself has a tooltip of its own.
    if (element.dataset.tooltip !== undefined || (element.title !== '' && !titled.has(element))) return
    if (isCut(element)) {
      element.title = element.textContent?.trim() ?? ''
      titled.add(element)
      return
    }
    if (titled.delete(element)) element.removeAttribute('title')
    element = element.parentElement
  }
}

function isCut(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) return true
  return webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight
}
