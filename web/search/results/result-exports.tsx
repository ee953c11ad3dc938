import { Button } from '@radix-ui/themes'
import { ListPlus } from 'lucide-react'
import { useMemo } from 'react'
import { addToCompList } from '../../comp-lists/adding/addition-store.ts'
import { ExportMenu } from '../../exports/export-menu.tsx'
import type { PickStore } from '../../property/picks.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { SearchState } from '../search-state.ts'
import { usePickedSlots } from '../use-picked-slots.ts'
import { additionOf } from './addition-of.ts'
import { copyFound, exportFound } from './export-found.ts'
import { SelectionBar } from './selection-bar.tsx'

interface ResultExportsProps {
  state: SearchState
  picks: PickStore
}

const NONE = new Uint32Array()

/** Exports what is picked of the results, and all of them where nothing is. */
export function ResultExports({ state, picks, iconOnly }: ResultExportsProps & { iconOnly: boolean }) {
  const picked = usePickedSlots(picks, state)
  const found = state.book === null ? NONE : (state.answer?.slots ?? NONE)
  const slots = picked.length > 0 ? picked : found
  return (
    <ExportMenu
      count={slots.length}
      picked={picked.length > 0}
      iconOnly={iconOnly}
      hasNotes={useHasNotes(state, slots)}
      onExport={(format, withNotes) => void exportFound(format, foundIn(state, slots), withNotes)}
      onCopy={() => void copyFound(foundIn(state, slots))}
      onList={() => addToCompList(additionOf(state, slots))}
    />
  )
}

/** The bar of what can be done with the picked results; nothing where none are. */
export function PickedResults({ state, picks }: ResultExportsProps) {
  const picked = usePickedSlots(picks, state)
  const hasNotes = useHasNotes(state, picked)
  const isPhone = useMedia('(max-width: 639px)')
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
        count={picked.length}
        picked
        iconOnly={isPhone}
        hasNotes={hasNotes}
        onExport={(format, withNotes) => void exportFound(format, foundIn(state, picked), withNotes)}
        onCopy={() => void copyFound(foundIn(state, picked))}
      />
    </SelectionBar>
  )
}

/** Where properties have notes at all, one of the first so many does. */
const LOOKED_AT = 200

function useHasNotes({ propertyAt }: SearchState, slots: Uint32Array): boolean {
  return useMemo(
    () => slots.subarray(0, LOOKED_AT).some((slot) => propertyAt(slot).notes !== null),
    [slots, propertyAt],
  )
}

function foundIn({ propertyAt, chips, unit }: SearchState, slots: Uint32Array) {
  return { slots, propertyAt, unit, criteria: chips.map(({ criterion }) => criterion) }
}
