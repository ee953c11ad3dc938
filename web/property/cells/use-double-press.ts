import { useEffect, useRef } from 'react'
import { type Cell, cellAt, nameOf, rowOf } from './cell.ts'

/** A second press comes within this, ms. Most people take a third of it. */
const SECOND_PRESS_MS = 250

/**
 * A double press edits the cell it is on. A press anywhere in a row opens its property: on a cell that can be edited it
 * waits for the second one.
 */
export function useDoublePress(onEdit: (cell: Cell) => void): void {
  const newest = useRef(onEdit)
  newest.current = onEdit
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined

    function onClick(event: MouseEvent): void {
      // Keys and scripts press without a count, and a finger opens at once.
      if (event.detail === 0 || (event instanceof PointerEvent && event.pointerType === 'touch')) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      clearTimeout(waiting)
      const cell = cellUnder(event)
      if (cell === null) return
      event.preventDefault()
      event.stopPropagation()
      const { target } = event
      if (event.detail > 1) newest.current(cell)
      else
        waiting = setTimeout(
          () => target instanceof HTMLElement && target.isConnected && target.click(),
          SECOND_PRESS_MS,
        )
    }

    document.addEventListener('click', onClick, true)
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
}

const CONTROL = 'button, a, input, label, select, textarea'

/** The cell under the pointer that can be edited. The name's target may lie over all of its row. */
function cellUnder(event: MouseEvent): Cell | null {
  const row = rowOf(event.target)
  if (row === null || !(event.target instanceof Element)) return null
  const control = event.target.closest(CONTROL)
  if (control !== null && control !== nameOf(row)) return null
  const under = document.elementsFromPoint(event.clientX, event.clientY)
  const cell = under.find((one) => one instanceof HTMLElement && one.matches('td, th'))
  return cell instanceof HTMLElement && cell.tagName === 'TD' && rowOf(cell) === row ? cellAt(cell) : null
}
