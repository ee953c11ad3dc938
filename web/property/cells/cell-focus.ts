import { elementOf, headOf, nameOf, rowOf } from './cell.ts'

/** Pixels of what lies over the rows: the column heads above, a phone's bar of screens below. */
const COVERED = { top: 48, bottom: 76 }

/** Follows the row that has the focus. */
let following: MutationObserver | null = null

/** Gives a cell the focus and brings it into sight. It stays with its property where that comes to stand elsewhere. */
export function focusCell(element: HTMLElement): void {
  const row = rowOf(element)
  if (row === null) return
  const head = headOf(row)
  if (element === head) {
    nameOf(row)?.focus()
    return
  }
  element.tabIndex = -1
  const named = head === null ? 0 : head.offsetLeft + head.offsetWidth
  element.style.scrollMargin = `${COVERED.top}px 8px ${COVERED.bottom}px ${named}px`
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  follow(row, element)
}

function follow(row: HTMLElement, element: HTMLElement): void {
  const { property: id } = row.dataset
  const { field } = element.dataset
  following?.disconnect()
  following = new MutationObserver(() => {
    if (document.activeElement !== element || id === undefined || field === undefined) return
    const now = elementOf({ id, field })
    if (now !== null && now !== element) focusCell(now)
  })
  following.observe(row, { attributeFilter: ['data-property'] })
}
