import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMay } from '../../data/session/use-may.ts'
import { loadPart } from '../../load-part.ts'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { type Cell, cellAt } from './cell.ts'
import { useCellKeys } from './use-cell-keys.ts'

const CellEditor = lazy(async () => ({
  default: (await loadPart(() => import('./cell-editor.tsx'))).CellEditor,
}))

/**
 * Makes the cells of every table of properties editable for those who may correct them, and has them see how a rent was
 * worked out. Mounted once.
 */
export function CellCorrections() {
  return useMay('correct') && <Correctable />
}

/** The screens with a table of properties. */
const TABLES = /^\/(search|proximity|portfolio|comp-lists\/\d+)\/?$/

const KEYS = [
  { keys: 'ArrowRight', shown: ['→'], words: 'From a name into the cells of its row' },
  {
    keys: 'F2',
    shown: ['F2'],
    words: 'Correct the cell, or see how it was worked out; so does a double click',
  },
]

function Correctable() {
  const [cell, edit] = useState<Cell | null>(null)
  const isTable = useLocation({ select: ({ pathname }) => TABLES.test(pathname) })
  useCellKeys(edit)
  useDoublePress(edit)
  return (
    <>
      {isTable && <ListedKeys />}
      {cell !== null && (
        <Suspense>
          <CellEditor key={`${cell.id} ${cell.field}`} cell={cell} onDone={() => edit(null)} />
        </Suspense>
      )}
    </>
  )
}

function ListedKeys() {
  useShortcuts('Table', KEYS)
  return null
}

/** A second press comes within this, ms. Most people take a third of it. */
const SECOND_PRESS_MS = 250

/**
 * A double press edits the cell it is on. A press anywhere in a row opens its property: on a cell that can be edited it
 * waits for the second one.
 */
function useDoublePress(onEdit: (cell: Cell) => void): void {
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
      if (event.detail > 1) onEdit(cell)
      else waiting = setTimeout(() => pressAgain(event, cell), SECOND_PRESS_MS)
    }

    document.addEventListener('click', onClick, true)
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('click', onClick, true)
    }
  }, [onEdit])
}

/** Lets a press through that no second one followed, unless its row shows another property by now. */
function pressAgain(event: MouseEvent, { id }: Cell): void {
  if (event.target instanceof HTMLElement && cellUnder(event)?.id === id) event.target.click()
}

const CONTROL = 'button, a, input, label, select, textarea'

/** The cell under the pointer that can be edited. */
function cellUnder({ target }: MouseEvent): Cell | null {
  if (!(target instanceof Element) || target.closest(CONTROL) !== null) return null
  const cell = target.closest<HTMLElement>('td[data-field]')
  return cell && cellAt(cell)
}
