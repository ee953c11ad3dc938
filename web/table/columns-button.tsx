import { Button } from '@radix-ui/themes'
import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { TablePlace } from '../../sync/domain/table/usual-columns.ts'
import { loadPart } from '../load-part.ts'
import { LazyAssumptionsDialog } from '../property/economics/lazy-assumptions-dialog.tsx'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { Popover } from '../ui/layers/popover.tsx'
import type { ChosenLayout } from './use-table-layout.ts'

const loadChooser = () => import('./column-chooser.tsx')
const ColumnChooser = lazy(async () => ({ default: (await loadPart(loadChooser)).ColumnChooser }))

/** Opens the choice of a table's columns. */
export function ColumnsButton({ layout, place }: { layout: ChosenLayout; place: TablePlace }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isAssuming, setIsAssuming] = useState(false)
  const expect = () => void loadChooser().catch(() => undefined)
  useShortcuts('Table', [
    { keys: '[Shift]+C', shown: ['Shift', 'C'], words: 'Choose columns', run: () => setIsOpen(true) },
  ])
  return (
    <>
      <Button
        ref={button}
        type="button"
        variant="outline"
        color="gray"
        size="1"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={expect}
        onFocus={expect}
        onClick={() => setIsOpen(true)}
      >
        <Columns3 size={14} strokeWidth={1.75} aria-hidden />
        Columns
      </Button>
      {isOpen && button.current !== null && (
        <Suspense fallback={null}>
          <Popover
            beside={button.current}
            width={272}
            label="Columns"
            onClose={() => {
              setIsOpen(false)
              button.current?.focus()
            }}
          >
            <ColumnChooser
              layout={layout}
              place={place}
              onAssume={() => {
                button.current?.focus()
                setIsOpen(false)
                setIsAssuming(true)
              }}
            />
          </Popover>
        </Suspense>
      )}
      {isAssuming && <LazyAssumptionsDialog onClose={() => setIsAssuming(false)} />}
    </>
  )
}
