import { Button } from '@radix-ui/themes'
import { ListPlus } from 'lucide-react'
import { memo } from 'react'
import { madeWith } from '../../comp-lists/adding/made-with.ts'
import { NOTHING_TO_SAVE } from '../../comp-lists/comp-list-words.ts'
import { addToCompList } from '../../property/addition-store.ts'
import { Tooltip } from '../../ui/layers/tooltip.tsx'
import type { ProximityState } from '../proximity-state.ts'
import { radiusWords } from '../proximity-words.ts'
import styles from './save-as-list.module.css'

interface SaveAsListProps {
  state: ProximityState
  iconOnly: boolean
}

/** Makes a comp list of the comps shown, nearest first. It remembers the place, the radius, the subject and the filters. */
export const SaveAsList = memo(function SaveAsList({ state, iconOnly }: SaveAsListProps) {
  const { place, radius, narrowing, result, subject, unit, propertyAt } = state
  const count = result?.comps.slots.length ?? 0
  const why = count === 0 ? NOTHING_TO_SAVE : undefined

  function save() {
    if (place === null || result === null) return
    const { slots } = result.comps
    addToCompList({
      count,
      withRent: result.figures.rents.withRent,
      properties: () => Array.from(slots, propertyAt),
      name: null,
      origin: {
        centerAddress: place.label,
        center: place.center,
        radius,
        subjectPropertyId: subject?.property.id ?? null,
        filters: madeWith(narrowing.criteria ?? [], unit, window.location),
      },
      saveAs: `${place.label}, ${radiusWords(radius)}`,
    })
  }

  return (
    <Tooltip content={why ?? (iconOnly ? 'Save as Comp List' : undefined)}>
      <Button
        type="button"
        className={styles.button}
        aria-label={iconOnly ? 'Save as Comp List' : undefined}
        aria-haspopup="dialog"
        aria-disabled={why !== undefined || undefined}
        onClick={() => why === undefined && save()}
      >
        <ListPlus size={15} strokeWidth={1.75} aria-hidden />
        {!iconOnly && 'Save as Comp List'}
      </Button>
    </Tooltip>
  )
})
