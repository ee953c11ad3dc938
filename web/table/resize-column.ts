import type { KeyboardEvent, PointerEvent } from 'react'
import { widthWithin } from '../../sync/domain/table/table-layout.ts'
import { dragSideways } from './drag-sideways.ts'

/** Pixels a key makes a column wider or narrower by. */
const STEP = 8

/** By how many pixels a key makes a column wider; 0 for a key that does not. */
export function resizeStep({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): number {
  if (!shiftKey || altKey || ctrlKey || metaKey) return 0
  return key === 'ArrowRight' ? STEP : key === 'ArrowLeft' ? -STEP : 0
}

/**
 * While it is dragged only the column itself is laid out anew; what holds the columns learns the width at the end.
 * `counted`: pixels of it in the table's least width, where they are not those it has.
 */
export function resizeColumnWith(
  event: PointerEvent,
  column: string,
  set: (width: number) => void,
  counted?: number,
): void {
  event.preventDefault()
  const whole = event.currentTarget.closest('table')
  const own = whole?.querySelector<HTMLElement>(`col[data-column="${CSS.escape(column)}"]`)
  if (!whole || !own) return
  const before = own.style.width
  const from = own.offsetWidth
  const least = Number.parseFloat(whole.style.minWidth) || 0
  // The room that a column without a width gives up goes to none of the others.
  const rest = before === '' ? document.createElement('col') : null
  let width = from
  dragSideways(event, {
    onMove(by) {
      if (rest?.isConnected === false) own.parentElement?.append(rest)
      width = widthWithin(from + by)
      own.style.width = `${width}px`
      whole.style.minWidth = `${least + width - (counted ?? from)}px`
    },
    onEnd(isDropped) {
      rest?.remove()
      if (isDropped) return set(width)
      own.style.width = before
      whole.style.minWidth = `${least}px`
    },
  })
}
