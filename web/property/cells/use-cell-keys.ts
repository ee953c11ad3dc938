import { useEffect } from 'react'
import { propertyUndo } from '../corrections/change-property.ts'
import { type Cell, cellAt, cellsOf, nameOf, ROW, rowOf } from './cell.ts'
import { focusCell } from './cell-focus.ts'

/** What a key does in a cell, where it does not edit it. */
type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last' | 'leave' | 'nothing'

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  Escape: 'leave',
  // On a name these take the row out of its list.
  Delete: 'nothing',
  Backspace: 'nothing',
}

/**
 * The keys of cells. Right leads from a property's name into its cells, where arrows move, and Enter or F2 edits. They
 * come before those of the table, which go from name to name.
 */
export function useCellKeys(onEdit: (cell: Cell) => void): void {
  useEffect(() => {
    /** The column that is kept when the table moves to another row. */
    let kept: string | null = null

    function onKeyDown(event: KeyboardEvent): void {
      kept = null
      const row = rowOf(event.target)
      if (row === null || !(event.target instanceof HTMLElement) || event.isComposing) return
      const place = event.target.closest<HTMLElement>('td[data-field], th')
      if (place === null) return
      const isName = place.tagName === 'TH'
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (isUndo && !isName && propertyUndo.last() !== null) {
        take(event)
        void propertyUndo.undo()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.key === 'F2' || (event.key === 'Enter' && !isName)) {
        take(event)
        const cell = cellAt(place)
        if (cell !== null) onEdit(cell)
        return
      }
      const step = isName ? (event.key === 'ArrowRight' ? 'right' : undefined) : STEPS[event.key]
      if (step === undefined) return
      if ((step === 'up' || step === 'down') && row.dataset.selected !== undefined) {
        // The table selects the next row and brings it into sight, where `onFocus` takes the focus on.
        kept = place.dataset.field ?? null
        return
      }
      take(event)
      const next = reached(row, place, step)
      if (next instanceof HTMLButtonElement) next.focus()
      else if (next !== null) focusCell(next)
    }

    function onFocus({ target }: FocusEvent): void {
      const row = rowOf(target)
      const column = kept
      if (column === null || row === null || target !== nameOf(row)) return
      kept = null
      const cell = cellsOf(row).find((one) => one.dataset.field === column)
      if (cell !== undefined) focusCell(cell)
    }

    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('focusin', onFocus)
    }
  }, [onEdit])
}

function take(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Where a step leads: to a cell, or to the name of the row; null where it ends. */
function reached(row: HTMLElement, place: HTMLElement, step: Step): HTMLElement | null {
  const cells = cellsOf(row)
  const at = cells.indexOf(place)
  switch (step) {
    case 'left':
      return cells[at - 1] ?? nameOf(row)
    case 'right':
      return cells[at + 1] ?? null
    case 'first':
      return cells[0] ?? null
    case 'last':
      return cells.at(-1) ?? null
    case 'leave':
      return nameOf(row)
    case 'nothing':
      return null
    case 'up':
    case 'down':
      return besideIn(row, place, step)
  }
}

/** The cell of the same column in the row above or below. */
function besideIn(row: HTMLElement, { dataset }: HTMLElement, step: 'up' | 'down'): HTMLElement | null {
  const rows = [...(row.closest('table')?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const next = rows[rows.indexOf(row) + (step === 'up' ? -1 : 1)]
  return (next && cellsOf(next).find((one) => one.dataset.field === dataset.field)) ?? null
}
