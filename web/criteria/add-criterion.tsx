import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Book } from '../../sync/book/book.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import { loadPart } from '../load-part.ts'
import { runWhenIdle } from '../run-when-idle.ts'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import styles from './criteria-chips.module.css'

const loadPicker = () => import('./picker/criterion-popover.tsx')
const CriterionPopover = lazy(async () => ({ default: (await loadPart(loadPicker)).CriterionPopover }))

export interface AddCriterionProps {
  /** Null until it is here. */
  book: Book | null
  /** What is found so far. */
  slots: Uint32Array
  unit: RentUnit
  /** Says what it does beside its sign. */
  hasWords: boolean
  disabled: boolean
  onAdd: (words: string) => void
}

/** Opens the fields that can be asked for. */
export function AddCriterion({ book, slots, unit, hasWords, disabled, onAdd }: AddCriterionProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const expect = () => void loadPicker().catch(() => undefined)
  // Until it is there, what is typed after its key would be keys of the screen.
  useEffect(() => runWhenIdle(loadPicker), [])
  useShortcuts('Results', [
    {
      keys: 'f',
      shown: ['F'],
      words: 'Add a criterion',
      run: () => button.current?.click(),
    },
  ])
  function close() {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.plus}
        disabled={disabled || book === null}
        aria-label="Add a criterion"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tooltip={hasWords ? undefined : 'Add a criterion'}
        onPointerEnter={expect}
        onFocus={expect}
        onClick={() => setIsOpen(true)}
      >
        <Plus size={14} strokeWidth={1.75} aria-hidden />
        {hasWords && 'Add a criterion'}
      </button>
      {isOpen && book !== null && button.current !== null && (
        <Suspense fallback={null}>
          <CriterionPopover
            {...{ book, slots, unit }}
            beside={button.current}
            onClose={close}
            onAdd={(words) => {
              close()
              onAdd(words)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
