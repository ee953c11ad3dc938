import { Button } from '@radix-ui/themes'
import { ListPlus, X } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import { slotsWithRent } from '../../../sync/book/figure-reader.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { ExportMenu } from '../../exports/export-menu.tsx'
import { useRentOnly } from '../../exports/use-rent-only.ts'
import { addToCompList } from '../../property/addition-store.ts'
import type { PickStore } from '../../property/picks.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { SearchState } from '../search-state.ts'
import { usePickedSlots } from '../use-picked-slots.ts'
import { additionOf } from './addition-of.ts'
import { criteriaInForce } from './criteria-in-force.ts'
import { copyFound, exportFound } from './export-found.ts'
import styles from './selection-bar.module.css'

interface ResultExportsProps {
  state: SearchState
  picks: PickStore
}

const NONE = new Uint32Array()

/** Exports what is picked of the results, and all of them where nothing is. */
export const ResultExports = memo(function ResultExports(props: ResultExportsProps & { iconOnly: boolean }) {
  const { state, picks, iconOnly } = props
  const picked = usePickedSlots(picks, state)
  const found = state.book === null ? NONE : (state.answer?.slots ?? NONE)
  const rentOnly = useRentOnlySlots(state, picked.length > 0 ? picked : found)
  const { slots } = rentOnly
  return (
    <ExportMenu
      toggles={rentOnly.toggles}
      count={slots.length}
      picked={picked.length > 0}
      iconOnly={iconOnly}
      hasNotes={useHasNotes(state, slots)}
      onExport={(format, withNotes) => void exportFound(format, foundIn(state, rentOnly), withNotes)}
      onCopy={() => void copyFound(foundIn(state, rentOnly))}
      onList={() => addToCompList(additionOf(state, picked.length > 0 ? picked : found))}
    />
  )
})

/** The bar with the actions for picked results; nothing where none are picked. */
export const PickedResults = memo(function PickedResults({ state, picks }: ResultExportsProps) {
  const picked = usePickedSlots(picks, state)
  const hasNotes = useHasNotes(state, picked)
  const rentOnly = useRentOnlySlots(state, picked)
  const isPhone = useMedia(MEDIA.phone)
  if (picked.length === 0) return null
  return (
    <SelectionBar count={picked.length} onClear={picks.clear}>
      <Button
        type="button"
        variant="outline"
        color="gray"
        aria-label="Add to comp list"
        onClick={() => addToCompList(additionOf(state, picked))}
      >
        <ListPlus size={15} strokeWidth={1.75} aria-hidden />
        {isPhone ? 'Add' : 'Add to comp list'}
      </Button>
      <ExportMenu
        count={rentOnly.slots.length}
        toggles={rentOnly.toggles}
        picked
        iconOnly={isPhone}
        hasNotes={hasNotes}
        onExport={(format, withNotes) => void exportFound(format, foundIn(state, rentOnly), withNotes)}
        onCopy={() => void copyFound(foundIn(state, rentOnly))}
      />
    </SelectionBar>
  )
})

/** Where properties have notes at all, one of the first so many does. */
const LOOKED_AT = 200

function useHasNotes({ propertyAt }: SearchState, slots: Uint32Array): boolean {
  return useMemo(
    () => slots.subarray(0, LOOKED_AT).some((slot) => propertyAt(slot).notes !== null),
    [slots, propertyAt],
  )
}

/** What is to leave: all of some slots, or those of them that state a rent. */
function useRentOnlySlots({ book }: SearchState, slots: Uint32Array) {
  const stated = useMemo(() => (book === null ? NONE : slotsWithRent(book, slots)), [book, slots])
  const { isOn, toggles } = useRentOnly(stated.length, slots.length)
  return { slots: isOn ? stated : slots, isRentOnly: isOn, toggles }
}

function foundIn(
  { propertyAt, chips, answer, unit }: SearchState,
  { slots, isRentOnly }: { slots: Uint32Array; isRentOnly: boolean },
) {
  return { slots, propertyAt, unit, criteria: criteriaInForce(chips, answer), isRentOnly }
}

interface SelectionBarProps {
  count: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** How many results are picked, and what can be done with them. Lies over the results, so that nothing moves. */
function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label="Selection">
      <p className={styles.count} role="status">
        {formatCount(count)} selected
      </p>
      {children}
      <Button
        type="button"
        variant="outline"
        color="gray"
        onClick={() => {
          // The bar goes, and the focus with it: back to the results.
          document.querySelector<HTMLElement>('[data-result][tabindex="0"]')?.focus({ preventScroll: true })
          onClear()
        }}
      >
        <X size={15} strokeWidth={1.75} aria-hidden />
        Clear
      </Button>
    </section>
  )
}
