import { Button } from '@radix-ui/themes'
import { MapPin, MapPinOff } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import type { Nearby } from '../../../sync/book/spatial/order-by-distance.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { countWithin, countWithoutEach } from '../../../sync/proximity/comps-around.ts'
import { NO_CRITERIA } from '../../criteria/use-narrowing.ts'
import { useBook } from '../../data/book/book.tsx'
import { EmptyBook } from '../../rows/empty-book.tsx'
import { NoResults } from '../../rows/no-results.tsx'
import type { Scroller } from '../../rows/use-fixed-rows.ts'
import { MESSAGES } from '../../ui/messages.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Empty, Failed } from '../../ui/states/states.tsx'
import type { FoundComps, ProximityState } from '../proximity-state.ts'
import { PROXIMITY_WORDS, radiusWords } from '../proximity-words.ts'
import type { ProximityActions } from '../use-proximity-actions.ts'
import { Comps, type CompsHandle } from './comps.tsx'
import styles from './comps-area.module.css'

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
  const { narrowing, subject, unit, radius } = state
  const criteria = narrowing.criteria ?? NO_CRITERIA
  const { book } = useBook()
  const without = useMemo(() => {
    if (book === null) return []
    const within = result.around.slots.subarray(0, countWithin(result.around, radius))
    return countWithoutEach(book, within, criteria, subject?.slot ?? -1)
  }, [book, criteria, result, radius, subject])
  return (
    <NoResults
      chips={criteria.map((criterion, i) => ({ criterion, left: 0, without: without[i] ?? 0 }))}
      unit={unit}
      onRemove={actions.removeCriterion}
      onClear={actions.clearFilters}
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

/** Radii on offer, miles. */
const RADII = [1, 3, 5, 10, 25, 50, 100] as const
const OFFERED = 3

interface NoneFoundProps {
  /** All within the largest radius. */
  around: Nearby
  radius: number
  onRadius(miles: number): void
}

/** Nothing is within the radius: the next radii that hold something, with how much. */
function NoneFound({ around, radius, onRadius }: NoneFoundProps) {
  const wider = RADII.map((miles) => ({ miles, count: countWithin(around, miles) }))
    .filter(({ miles, count }) => miles > radius && count > 0)
    .slice(0, OFFERED)
  return (
    <Empty icon={MapPinOff} title={PROXIMITY_WORDS.noneFound} reason={PROXIMITY_WORDS.noneFoundHow}>
      <div className={styles.radii}>
        {wider.map(({ miles, count }) => (
          <Button key={miles} type="button" variant="outline" color="gray" onClick={() => onRadius(miles)}>
            {radiusWords(miles)}
            <span className={styles.count}>{formatCount(count)}</span>
          </Button>
        ))}
      </div>
    </Empty>
  )
}
