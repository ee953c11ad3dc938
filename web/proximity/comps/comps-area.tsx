import { MapPin } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { countWithin, countWithoutEach } from '../../../sync/proximity/comps-around.ts'
import { useBook } from '../../data/book/book.tsx'
import { EmptyBook } from '../../rows/empty-book.tsx'
import { NoResults } from '../../rows/no-results.tsx'
import type { Scroller } from '../../rows/use-fixed-rows.ts'
import { MESSAGES } from '../../ui/messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Empty, Failed } from '../../ui/states.tsx'
import type { FoundComps, ProximityState } from '../proximity-state.ts'
import type { ProximityActions } from '../use-proximity-actions.ts'
import { Comps, type CompsHandle } from './comps.tsx'
import styles from './comps-area.module.css'
import { NoneFound } from './none-found.tsx'

interface CompsAreaProps {
  ref: Ref<CompsHandle>
  state: ProximityState
  actions: ProximityActions
  scroller: Scroller
}

/** The comps, or what stands in their place. */
export function CompsArea({ ref, state, actions, scroller }: CompsAreaProps) {
  const { status, place, pendingAddress, result, subject, view, unit, sort, propertyAt } = state
  if (status.kind === 'failed') {
    return <Failed title={MESSAGES.searchFailed} reason={status.message} onRetry={state.retry} />
  }
  if (place === null && pendingAddress === null) {
    return (
      <Empty
        icon={MapPin}
        title="Where do you need comps?"
        reason="Type an address, a city or a ZIP code, or point at the map."
      />
    )
  }
  if (result === null || place === null) return <Skeletons />
  if (state.bookSize === 0) return <EmptyBook />
  const isEmpty = result.slots.length === 0
  return (
    <>
      {(!isEmpty || subject !== null) && (
        <div className={view === 'grid' ? styles.cards : undefined}>
          <Comps
            {...{ ref, result, subject, propertyAt, view, unit, sort, actions, scroller }}
            slotOf={state.slotOf}
          />
        </div>
      )}
      {isEmpty && result.found === 0 && (
        <NoneFound around={result.around} radius={state.radius} onRadius={actions.setRadius} />
      )}
      {isEmpty && result.found > 0 && <NoneMatch state={state} result={result} actions={actions} />}
    </>
  )
}

interface NoneMatchProps {
  state: ProximityState
  result: FoundComps
  actions: ProximityActions
}

/** The filters leave nothing: which of them to take off. */
function NoneMatch({ state, result, actions }: NoneMatchProps) {
  const { chips, subject, unit, radius } = state
  const { book } = useBook()
  const without = useMemo(() => {
    if (book === null) return []
    const criteria = chips.map(({ criterion }) => criterion)
    const within = result.around.slots.subarray(0, countWithin(result.around, radius))
    return countWithoutEach(book, within, criteria, subject?.slot ?? -1)
  }, [book, chips, result, radius, subject])
  return (
    <NoResults
      chips={chips.map(({ criterion }, i) => ({ criterion, left: 0, without: without[i] ?? 0 }))}
      unit={unit}
      onRemove={(index) => {
        const chip = chips[index]
        if (chip !== undefined) actions.removeChip(chip)
      }}
      onClear={actions.clearFilter}
    />
  )
}

function Skeletons() {
  return (
    <div className={styles.skeletons} role="status" aria-label="Loading properties">
      {ROWS.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton width={22} height={22} />
          <Skeleton width="40%" height={14} />
          <Skeleton width="50%" height={14} />
        </div>
      ))}
    </div>
  )
}

const ROWS = Array.from({ length: 12 }, (_, row) => row)
