import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../data/session/use-may.ts'
import { loadPart } from '../../load-part.ts'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import type { Cell } from './cell.ts'
import { useCellKeys } from './use-cell-keys.ts'
import { useDoublePress } from './use-double-press.ts'

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
